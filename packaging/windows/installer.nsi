; The installer for Windows: for the person who runs it alone, without an administrator.
; packages.py calls it with VERSION, FOUR_NUMBERS, FOLDER (the frozen program), FILES (the commands that delete what is
; installed, and nothing else), ICON and INSTALLER.

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Domino Desktop"
!define PROGRAM "domino-desktop.exe"
!define RECORD "DominoDesktop.Record"
!define CLASSES "Software\Classes"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\DominoDesktop"

Name "${NAME}"
OutFile "${INSTALLER}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${REMOVAL}" "InstallLocation"

VIProductVersion "${FOUR_NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} ${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "PortugueseBR"

LangString TooOld ${LANG_ENGLISH} "${NAME} needs Windows 10 or later, 64 bits."
LangString TooOld ${LANG_FRENCH} "${NAME} demande Windows 10 ou plus récent, en 64 bits."
LangString TooOld ${LANG_SPANISH} "${NAME} necesita Windows 10 o posterior, de 64 bits."
LangString TooOld ${LANG_PORTUGUESEBR} "${NAME} precisa do Windows 10 ou mais recente, de 64 bits."
LangString Running ${LANG_ENGLISH} "${NAME} is running. Close it, then try again."
LangString Running ${LANG_FRENCH} "${NAME} est ouvert. Fermez-le, puis réessayez."
LangString Running ${LANG_SPANISH} "${NAME} está abierto. Ciérrelo y vuelva a intentarlo."
LangString Running ${LANG_PORTUGUESEBR} "${NAME} está aberto. Feche-o e tente de novo."
LangString Record ${LANG_ENGLISH} "Domino match"
LangString Record ${LANG_FRENCH} "Partie de dominos"
LangString Record ${LANG_SPANISH} "Partida de dominó"
LangString Record ${LANG_PORTUGUESEBR} "Partida de dominó"

; A program that runs cannot be written to.
!macro WaitUntilClosed
  ${Do}
    ClearErrors
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
      ${Break}
    ${EndIf}
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY +2
    Abort
  ${Loop}
!macroend


Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

Section "Install"
  !insertmacro WaitUntilClosed
  ; Files that only an earlier version had go with its own uninstaller.
  ReadRegStr $1 HKCU "${REMOVAL}" "InstallLocation"
  ${If} $1 != ""
  ${AndIf} ${FileExists} "$1\uninstall.exe"
    ExecWait '"$1\uninstall.exe" /S _?=$1'
    Delete "$1\uninstall.exe"
    RMDir "$1"
  ${EndIf}

  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "${CLASSES}\${RECORD}" "" "$(Record)"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.domino" "" "${RECORD}"
  WriteRegStr HKCU "${CLASSES}\.domino\OpenWithProgids" "${RECORD}" ""

  WriteRegStr HKCU "${REMOVAL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${REMOVAL}" "Publisher" "The Domino Desktop authors"
  WriteRegStr HKCU "${REMOVAL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

; Saved matches and settings, in $LOCALAPPDATA\domino-desktop, are the person's and stay; the log goes.
Section "Uninstall"
  !insertmacro WaitUntilClosed
  !include "${FILES}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  RMDir /r "$LOCALAPPDATA\domino-desktop\Logs"
  RMDir "$LOCALAPPDATA\domino-desktop"

  DeleteRegKey HKCU "${CLASSES}\${RECORD}"
  DeleteRegValue HKCU "${CLASSES}\.domino\OpenWithProgids" "${RECORD}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.domino\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.domino" ""
  ${If} $0 == "${RECORD}"
    DeleteRegValue HKCU "${CLASSES}\.domino" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\.domino"
  DeleteRegKey HKCU "${REMOVAL}"
  ${RefreshShellIcons}
SectionEnd
