"""What macOS wants to know of the application."""

from __future__ import annotations

IDENTIFIER = "io.github.domino-desktop.domino"
"""Of letters, digits, hyphens and points only, unlike its namesake on Linux."""

RECORD = f"{IDENTIFIER}.record"


def information(version: str) -> dict[str, object]:
    """Return the application's Info.plist, beside what PyInstaller writes into it."""
    return {
        "CFBundleName": "Domino Desktop",
        "CFBundleDisplayName": "Domino Desktop",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "fr", "es", "ht", "pt-BR"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",  # as the Qt of PySide6's wheels
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence; with Qt, which is under the LGPL 3.0",
        "NSPrincipalClass": "NSApplication",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Domino match",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD,
                "UTTypeDescription": "Domino match",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": ["domino"]},
            }
        ],
    }
