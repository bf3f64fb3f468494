<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_HT" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n choice(s) weighed</source>
        <translation>
            <numerusform>%n chwa peze</numerusform>
            <numerusform>%n chwa peze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n pati</numerusform>
            <numerusform>%n pati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are not over and were left out.</source>
        <translation>
            <numerusform>%n pati poko fini, yo rete deyò.</numerusform>
            <numerusform>%n pati poko fini, yo rete deyò.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought into the archive.</source>
        <translation>
            <numerusform>%n pati antre nan achiv la.</numerusform>
            <numerusform>%n pati antre nan achiv la.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n pati efase.</numerusform>
            <numerusform>%n pati efase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved in {file}.</source>
        <translation>
            <numerusform>%n pati sove nan {file}.</numerusform>
            <numerusform>%n pati sove nan {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were there already.</source>
        <translation>
            <numerusform>%n pati te la deja.</numerusform>
            <numerusform>%n pati te la deja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) in it are not right either.</source>
        <translation>
            <numerusform>%n lòt pati ladan pa bon tou.</numerusform>
            <numerusform>%n lòt pati ladan pa bon tou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <translation>
            <numerusform>%n pwen penalite</numerusform>
            <numerusform>%n pwen penalite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jwè</numerusform>
            <numerusform>%n jwè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pwen</numerusform>
            <numerusform>%n pwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n won genyen</numerusform>
            <numerusform>%n won genyen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets are shuffled together: %n of every tile.</source>
        <translation>
            <numerusform>Yo melanje %n jwèt zo: %n nan chak zo.</numerusform>
            <numerusform>Yo melanje %n jwèt zo ansanm: %n nan chak zo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n zo</numerusform>
            <numerusform>%n zo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) sleep: nobody sees or draws them in this round.</source>
        <translation>
            <numerusform>%n zo ap dòmi: pèsonn pa wè yo ni tire yo nan won sa a.</numerusform>
            <numerusform>%n zo ap dòmi: pèsonn pa wè yo ni tire yo nan won sa a.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undealt tile(s) sleep: out of play in this round</source>
        <translation>
            <numerusform>%n zo ki pa separe ap dòmi: yo pa nan jwèt la pou won sa a</numerusform>
            <numerusform>%n zo ki pa separe ap dòmi: yo pa nan jwèt la pou won sa a</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Domino Desktop</source>
        <translation>&amp;Konsènan Domino Desktop</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>&amp;Tire yon zo</translation>
    </message>
    <message>
        <source>&amp;Earlier matches</source>
        <translation>Pati ki &amp;anvan yo</translation>
    </message>
    <message>
        <source>&amp;Finish the round quickly</source>
        <translation>&amp;Fini won an vit</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Ekran &amp;plen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jwèt</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Bay legen…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>È&amp;d</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Ko&amp;nsèy</translation>
    </message>
    <message>
        <source>&amp;Let a bot play for me</source>
        <translation>&amp;Kite yon wobo jwe pou mwen</translation>
    </message>
    <message>
        <source>&amp;Matches played…</source>
        <translation>Pati ki te &amp;jwe…</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Kou</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Fèmen &amp;son an</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nouvo pati</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Louvri yon pati…</translation>
    </message>
    <message>
        <source>&amp;Pass the turn</source>
        <translation>&amp;Pase tou w</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pre&amp;ferans…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kite</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refè</translation>
    </message>
    <message>
        <source>&amp;Result of the round</source>
        <translation>Rezilta &amp;won an</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règ yo</translation>
    </message>
    <message>
        <source>&amp;Set up a match…</source>
        <translation>&amp;Pare yon pati…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Defè</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Afichaj</translation>
    </message>
    <message>
        <source>&amp;Whole line</source>
        <translation>&amp;Tout chèn nan</translation>
    </message>
    <message>
        <source>**{value}** ({low} to {high})</source>
        <translation>**{value}** ({low} rive {high})</translation>
    </message>
    <message>
        <source>- {option}: {values}</source>
        <translation>- {option}: {values}</translation>
    </message>
    <message>
        <source>2 KABÈS</source>
        <translation>2 KABÈS</translation>
    </message>
    <message>
        <source>2 KABÈS!</source>
        <translation>2 KABÈS!</translation>
    </message>
    <message>
        <source>A beginner who gets rid of heavy tiles, but often plays whatever comes to hand. Remembers nothing, and never sees a hidden tile.</source>
        <translation>Yon debitan ki retire zo lou yo, men souvan li jwe sa ki tonbe anba men l. Li pa sonje anyen, e li pa janm wè yon zo kache.</translation>
    </message>
    <message>
        <source>A bot plays for you. Any key or click: you go on.</source>
        <translation>Yon wobo ap jwe pou ou. Yon touch oswa yon klik: se ou menm ankò.</translation>
    </message>
    <message>
        <source>A double at the end of an arm counts both its halves; a first tile that is no double counts its two numbers.</source>
        <translation>Yon doub nan pwent yon bra konte tou de mwatye l; yon premye zo ki pa doub konte tou de nimewo l.</translation>
    </message>
    <message>
        <source>A double lies crosswise and leaves the same number open.</source>
        <translation>Yon doub kouche an kwa epi li kite menm nimewo a louvri.</translation>
    </message>
    <message>
        <source>A play has reached the target, which ends the match at once.</source>
        <translation>Yon kou rive nan objektif la, sa ki fini pati a lamenm.</translation>
    </message>
    <message>
        <source>A play that reaches the target ends the match at once: then the hands are not counted any more.</source>
        <translation>Yon kou ki rive nan objektif la fini pati a lamenm: lè sa a yo pa konte men yo ankò.</translation>
    </message>
    <message numerus="yes">
        <source>A player may break the line %n time(s) in a round.</source>
        <translation>
            <numerusform>Yon jwè ka kase chèn nan %n fwa pa won.</numerusform>
            <numerusform>Yon jwè ka kase chèn nan %n fwa pa won.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round won is worth {points}.</source>
        <translation>Yon won genyen vo {points}.</translation>
    </message>
    <message>
        <source>A short side counts once a tile lies on it: 0 + 4 + 1.</source>
        <translation>Yon bò kout konte depi gen yon zo sou li: 0 + 4 + 1.</translation>
    </message>
    <message>
        <source>A tile may be played at an end that shows one of its two numbers; its other number is then open.</source>
        <translation>Yo jwe yon zo nan yon pwent ki montre youn nan de nimewo l; lòt nimewo a vin louvri.</translation>
    </message>
    <message>
        <source>A turn without a play, because nothing fits and nothing can be drawn.</source>
        <translation>Yon tou san jwe, paske anyen pa ale e pa gen anyen pou tire.</translation>
    </message>
    <message>
        <source>Abkhaz dominoes</source>
        <translation>Domino abkaz</translation>
    </message>
    <message>
        <source>About Domino Desktop</source>
        <translation>Konsènan Domino Desktop</translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es): {points} points in all.</source>
        <translation>
            <numerusform>Apre %n pati: {points} pwen antou.</numerusform>
            <numerusform>Apre %n pati: {points} pwen antou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es): {rate} of the last ones were won.</source>
        <translation>
            <numerusform>Apre %n pati: {rate} nan dènye yo te genyen.</numerusform>
            <numerusform>Apre %n pati: {rate} nan dènye yo te genyen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a round that nobody won, the lead is found as in the first round.</source>
        <translation>Apre yon won pèsonn pa genyen, yo chwazi ki moun ki ouvri menm jan ak premye won an.</translation>
    </message>
    <message>
        <source>After every play the open numbers are added up: a sum of 5, 10, 15… scores that many points at once.</source>
        <translation>Apre chak kou yo adisyone nimewo louvri yo: yon sòm 5, 10, 15… bay menm kantite pwen an lamenm.</translation>
    </message>
    <message>
        <source>After the {tile}: {points}.</source>
        <translation>Apre {tile}: {points}.</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Tout fichye ({patterns})</translation>
    </message>
    <message>
        <source>All fives (Muggins)</source>
        <translation>Tout senk (Muggins)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tout jwèt yo</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tout zo yo</translation>
    </message>
    <message>
        <source>All kinds!</source>
        <translation>Tout zo yo poze!</translation>
    </message>
    <message>
        <source>All kinds: the round also ends when every kind of tile lies on the table.</source>
        <translation>Tout zo yo poze: won an fini tou lè chak kalite zo sou tab la.</translation>
    </message>
    <message>
        <source>All tiles are dealt.</source>
        <translation>Yo separe tout zo yo.</translation>
    </message>
    <message>
        <source>An error of the program was noticed. The match is saved, and you can go on.</source>
        <translation>Gen yon erè nan pwogram nan. Pati a sove, epi ou ka kontinye.</translation>
    </message>
    <message>
        <source>An example position</source>
        <translation>Yon pozisyon kòm egzanp</translation>
    </message>
    <message>
        <source>An example: the hands count {totals} after the first player has gone out; that gives {points}.</source>
        <translation>Yon egzanp: premye jwè a fè domino epi men yo konte {totals}; sa bay {points}.</translation>
    </message>
    <message>
        <source>An unexpected error happened. The match is saved; details are in {log}.</source>
        <translation>Yon erè nou pa t atann rive. Pati a sove; detay yo nan {log}.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Yon lòt jwèt</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Yon lòt moun</translation>
    </message>
    <message>
        <source>Another player takes over.</source>
        <translation>Yon lòt jwè pran plas la.</translation>
    </message>
    <message numerus="yes">
        <source>Any double may also be laid apart from the line, where it opens %n new arm(s). So whoever holds a double can always play.</source>
        <translation>
            <numerusform>Ou ka mete nenpòt doub apa tou, lwen chèn nan, kote li louvri %n nouvo bra. Kidonk moun ki gen yon doub ka toujou jwe.</numerusform>
            <numerusform>Ou ka mete nenpòt doub apa tou, lwen chèn nan, kote li louvri %n nouvo bra. Kidonk moun ki gen yon doub ka toujou jwe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any double may also be laid beside the line, where it opens two new arms.</source>
        <translation>Ou ka mete nenpòt doub bò kote chèn nan tou, kote li louvri de nouvo bra.</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Apa</translation>
    </message>
    <message>
        <source>As good as any other play.</source>
        <translation>Bon menm jan ak nenpòt lòt kou.</translation>
    </message>
    <message>
        <source>As in the novel</source>
        <translation>Menm jan ak nan woman an</translation>
    </message>
    <message>
        <source>As it really was</source>
        <translation>Jan l te ye tout bon</translation>
    </message>
    <message>
        <source>As it was known</source>
        <translation>Jan ou te konnen l</translation>
    </message>
    <message>
        <source>As long as anybody could break the line, the round is not blocked.</source>
        <translation>Toutotan yon moun ta ka kase chèn nan, jwèt la pa bloke.</translation>
    </message>
    <message>
        <source>As seen by</source>
        <translation>Jan sa parèt pou</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Ap dòmi</translation>
    </message>
    <message>
        <source>At a number of points, or after a number of rounds.</source>
        <translation>Nan yon kantite pwen, oswa apre yon kantite won.</translation>
    </message>
    <message>
        <source>Avoids a block that would be lost.</source>
        <translation>Evite yon blòk ki t ap pèdi.</translation>
    </message>
    <message>
        <source>BLÒK</source>
        <translation>BLÒK</translation>
    </message>
    <message>
        <source>BLÒK is won by</source>
        <translation>Kiyès ki genyen BLÒK la</translation>
    </message>
    <message>
        <source>BLÒK!</source>
        <translation>BLÒK!</translation>
    </message>
    <message>
        <source>Before the lead each player shows the highest double in hand.</source>
        <translation>Anvan yo ouvri, chak jwè montre pi gwo doub li gen nan men l.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Rekòmanse a zewo</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Pi bon</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blòk</translation>
    </message>
    <message>
        <source>Block dominoes</source>
        <translation>Domino blòk</translation>
    </message>
    <message>
        <source>Block: the round also ends as soon as nobody can play and nothing more can be drawn.</source>
        <translation>Blòk: won an fini tou depi pèsonn pa ka jwe e pa gen anyen pou tire ankò.</translation>
    </message>
    <message>
        <source>Block: the round also ends as soon as nobody can play.</source>
        <translation>Blòk: won an fini tou depi pèsonn pa ka jwe.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloke</translation>
    </message>
    <message>
        <source>Blocked!</source>
        <translation>Jwèt la bloke!</translation>
    </message>
    <message>
        <source>Blocks the round with {own} pips in hand.</source>
        <translation>Bloke won an ak {own} pwen nan men l.</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Pil</translation>
    </message>
    <message>
        <source>Boneyard (“pioche”, “talon”)</source>
        <translation>Pil (“pioche”, “talon”)</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Pil: %n zo</numerusform>
            <numerusform>Pil: %n zo</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Wobo</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Wobo: {level}</translation>
    </message>
    <message>
        <source>Brazilian pairs</source>
        <translation>Domino brezilyen a de</translation>
    </message>
    <message>
        <source>Breaking</source>
        <translation>Kase chèn nan</translation>
    </message>
    <message>
        <source>Breaking: who cannot play may lift a tile that has a neighbour on both sides, but never the hub, when a tile in hand fits one of the two numbers that this lays bare.</source>
        <translation>Kase: moun ki pa ka jwe gendwa leve yon zo ki gen vwazen tou de bò, men janm mwaye a, si youn nan zo ki nan men l ale ak youn nan de nimewo ki vin dekouvri yo.</translation>
    </message>
    <message>
        <source>Breaks the line and takes the {tile} in hand.</source>
        <translation>Kase chèn nan epi pran {tile} nan men.</translation>
    </message>
    <message>
        <source>Breaks!</source>
        <comment>said by a player who breaks the line</comment>
        <translation>M kase!</translation>
    </message>
    <message>
        <source>Bring in a file…</source>
        <translation>Antre yon fichye…</translation>
    </message>
    <message>
        <source>Called out with the last tile of a hand: whoever goes out so ends the round.</source>
        <translation>Se sa yo rele ak dènye zo nan men an: moun ki soti konsa fini won an.</translation>
    </message>
    <message>
        <source>Can probably go on in the next turn.</source>
        <translation>Petèt l ap ka jwe nan pwochen tou a.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anile</translation>
    </message>
    <message>
        <source>Carroça</source>
        <translation>Carroça</translation>
    </message>
    <message>
        <source>Carroça!</source>
        <translation>Carroça!</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chans</translation>
    </message>
    <message>
        <source>Changed your mind?</source>
        <translation>Ou chanje lide?</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <translation>Verifye separasyon an</translation>
    </message>
    <message>
        <source>Choose a tile first.</source>
        <translation>Chwazi yon zo anvan.</translation>
    </message>
    <message>
        <source>Choose where the {tile} shall go.</source>
        <translation>Chwazi kote pou mete {tile}.</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Chwazi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fèmen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Koulè</translation>
    </message>
    <message>
        <source>Compared after a BLÒK: the two hands of each pair together, or the single lowest hand.</source>
        <translation>Sa yo konpare apre yon BLÒK: de men chak ekip ansanm, oswa pi piti men an pou kont li.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontinye</translation>
    </message>
    <message>
        <source>Continue this match</source>
        <translation>Kontinye pati sa a</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Pri</translation>
    </message>
    <message>
        <source>Count from zero. The matches stay in the archive.</source>
        <translation>Konte apati zewo. Pati yo rete nan achiv la.</translation>
    </message>
    <message>
        <source>Creole for “block”: nobody can go on, and the hands are compared.</source>
        <translation>“Bloke” an kreyòl: pèsonn pa ka kontinye, epi yo konpare men yo.</translation>
    </message>
    <message>
        <source>Creole for “fallen”: somebody has gone out in the ordinary way.</source>
        <translation>“Tonbe” an kreyòl: yon moun fè domino jan òdinè a.</translation>
    </message>
    <message>
        <source>Creole for “partner”: the player opposite, who scores with you.</source>
        <translation>“Asosye” an kreyòl: jwè ki anfas ou a, ki make avè w.</translation>
    </message>
    <message>
        <source>Cruzada</source>
        <translation>Cruzada</translation>
    </message>
    <message>
        <source>Cruzada!</source>
        <translation>Cruzada!</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Koub</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dat</translation>
    </message>
    <message>
        <source>Deal by n&amp;umber…</source>
        <translation>Separasyon pa n&amp;imewo…</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <translation>Separasyon pa nimewo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Efase</translation>
    </message>
    <message>
        <source>Digits on the tiles</source>
        <translation>Chif sou zo yo</translation>
    </message>
    <message>
        <source>Domino!</source>
        <translation>Domino!</translation>
    </message>
    <message>
        <source>Domino: the round ends as soon as a hand is empty.</source>
        <translation>Domino: won an fini depi yon men vid.</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Domino</translation>
    </message>
    <message>
        <source>Dominoes against bots or with people at one computer.</source>
        <translation>Domino kont wobo oswa ak lòt moun sou menm òdinatè a.</translation>
    </message>
    <message>
        <source>Doubles lie crosswise</source>
        <translation>Doub yo poze an kwa</translation>
    </message>
    <message>
        <source>Doubles may lie apart</source>
        <translation>Doub ka rete apa</translation>
    </message>
    <message>
        <source>Drag a name, or choose it and press a button.</source>
        <translation>Trennen yon non, oswa chwazi l epi peze yon bouton.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tire</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard.</source>
        <translation>Pran yon zo nan pil la.</translation>
    </message>
    <message>
        <source>Draw by itself</source>
        <translation>Tire poukont li</translation>
    </message>
    <message>
        <source>Draw dominoes</source>
        <translation>Domino ak pil</translation>
    </message>
    <message>
        <source>Draws</source>
        <comment>said of a player</comment>
        <translation>Tire</translation>
    </message>
    <message>
        <source>Each for themselves: the heaviest hand takes the penalty.
The fewest penalties make the King, the Wa.</source>
        <translation>Chak moun pou tèt li: men ki pi lou a pran penalite a.
Moun ki gen mwens penalite se Wa a.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Chak jwè resevwa %n zo.</numerusform>
            <numerusform>Chak jwè resevwa %n zo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player scores the pips left in their own hand, and the most points win.</source>
        <translation>Chak jwè make pwen ki rete nan pwòp men l, epi moun ki gen plis pwen an genyen.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fasil</translation>
    </message>
    <message>
        <source>End the first game</source>
        <translation>Kite leson an</translation>
    </message>
    <message>
        <source>Every choice is weighed from what could be known then. You can go on playing.</source>
        <translation>Chak chwa peze dapre sa ou te ka konnen lè sa a. Ou ka kontinye jwe.</translation>
    </message>
    <message>
        <source>Every kind of tile from 0-0 to 6-6 lies on the table, which ends the round.</source>
        <translation>Chak kalite zo soti nan 0-0 rive 6-6 sou tab la, sa ki fini won an.</translation>
    </message>
    <message>
        <source>Every open end stays playable for you.</source>
        <translation>W ap gen zo pou chak pwent.</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Chak won</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Egzanp</translation>
    </message>
    <message>
        <source>Expected points of the round, over the others’ mean.</source>
        <translation>Pwen yo t ap atann nan won an, anlè mwayèn lòt yo.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspè</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Ekspòte an CSV</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Ekspòte an CSV…</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Ekspòte nan {file}.</translation>
    </message>
    <message>
        <source>Family rules</source>
        <translation>Règ fanmi</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle, shown at the start: {digest}</source>
        <translation>Anprent melanj lan, yo te montre nan kòmansman: {digest}</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle: {digest}</source>
        <translation>Anprent melanj lan: {digest}</translation>
    </message>
    <message>
        <source>Finish at one of the two new ends, with another tile.</source>
        <translation>Fini nan youn nan de nouvo pwent yo, ak yon lòt zo.</translation>
    </message>
    <message>
        <source>Finish quickly</source>
        <translation>Fini vit</translation>
    </message>
    <message>
        <source>First &amp;game: learn by playing</source>
        <translation>Premye &amp;jwèt: aprann lè w ap jwe</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Premye ouvèti</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Premye won</translation>
    </message>
    <message>
        <source>Five players and more play with two double-six sets.</source>
        <translation>Depi senk jwè, yo jwe ak de jwèt zo doub-sis.</translation>
    </message>
    <message>
        <source>For each round the tiles are sorted by the SHA-256 of “secret/round/deal/tile”, and dealt in that order. Every program that computes SHA-256 comes to the same hands.</source>
        <translation>Pou chak won yo klase zo yo dapre SHA-256 “sekrè/won/separasyon/zo”, epi yo separe yo nan lòd sa a. Nenpòt pwogram ki kalkile SHA-256 jwenn menm men yo.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses Qt {version}, which is under the LGPL.</source>
        <translation>Lojisyèl lib anba lisans MIT. Li sèvi ak Qt {version}, ki anba LGPL.</translation>
    </message>
    <message>
        <source>From the youngest to the oldest: when a block leaves several level in tiles and pips, the youngest of them wins. Usually people come before bots.</source>
        <translation>Soti nan pi jèn nan rive nan pi gran an: lè yon blòk kite plizyè moun egal nan zo ak nan pwen, pi jèn nan genyen. Dabitid moun pase anvan wobo.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jwèt</translation>
    </message>
    <message>
        <source>Get rid of heavy tiles, and keep numbers with which you can go on.</source>
        <translation>Retire gwo zo yo, epi kenbe nimewo ki pou fè w kontinye.</translation>
    </message>
    <message>
        <source>Gets rid of a double.</source>
        <translation>Retire yon doub.</translation>
    </message>
    <message>
        <source>Gets rid of heavy tiles and doubles, keeps its numbers varied, counts the tiles and passes of the round. Never sees a hidden tile.</source>
        <translation>Retire zo lou ak doub yo, kenbe nimewo ki varye, konte zo ki poze ak moun ki pase nan won an. Pa janm wè yon zo kache.</translation>
    </message>
    <message>
        <source>Gets rid of {pips} pips.</source>
        <translation>Retire {pips} pwen.</translation>
    </message>
    <message>
        <source>Give the match up?</source>
        <translation>Bay legen nan pati a?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Bay legen</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Bay legen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Kontinye</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Kontinye jwe</translation>
    </message>
    <message>
        <source>Goes out.</source>
        <translation>Fè domino.</translation>
    </message>
    <message>
        <source>Going out wins the round, whatever the others hold.</source>
        <translation>Moun ki fè domino genyen won an, kèlkeswa sa ki rete nan men lòt yo.</translation>
    </message>
    <message>
        <source>Going out with a double, which is itself called a carroça.</source>
        <translation>Fini ak yon doub, se sa menm yo rele carroça.</translation>
    </message>
    <message>
        <source>H for a hint, D to let a bot play for you, M for silence.</source>
        <translation>H pou yon konsèy, D pou kite yon wobo jwe pou ou, M pou silans.</translation>
    </message>
    <message>
        <source>Haitian dominoes</source>
        <translation>Domino ayisyen</translation>
    </message>
    <message>
        <source>Haitian duel</source>
        <translation>Duèl ayisyen</translation>
    </message>
    <message>
        <source>Haitian pairs (sosye)</source>
        <translation>Ayisyen ak sosye</translation>
    </message>
    <message>
        <source>Hands open</source>
        <translation>Men louvri</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difisil</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Konsèy</translation>
    </message>
    <message>
        <source>Hint {place} of {count}</source>
        <translation>Konsèy {place} sou {count}</translation>
    </message>
    <message>
        <source>Hopes to be stuck, for pips in hand count.</source>
        <translation>Espere rete bloke, paske pwen ki nan men an konte.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règ kay la</translation>
    </message>
    <message>
        <source>How likely the round is won.</source>
        <translation>Chans pou genyen won an.</translation>
    </message>
    <message>
        <source>How many points a match ends ahead of the others’ mean, on average; with penalties, how many fewer.</source>
        <translation>Konbyen pwen an plis pase mwayèn lòt yo nan fen yon pati, an mwayèn; ak penalite, konbyen an mwens.</translation>
    </message>
    <message>
        <source>How many points ahead of the others’ mean a medium bot comes out with the same hands, when medium bots play every seat, on the mean of {tries} tries. Above 0 the deals were better than the others’.</source>
        <translation>Konbyen pwen anlè mwayèn lòt yo yon wobo mwayen fè ak menm men yo, lè wobo mwayen jwe nan tout plas yo, an mwayèn sou {tries} esè. Anlè 0, separasyon an te pi bon pase pa lòt yo.</translation>
    </message>
    <message>
        <source>How many rounds the match has.</source>
        <translation>Konbyen won ki nan pati a.</translation>
    </message>
    <message>
        <source>How many sit at the table.</source>
        <translation>Konbyen moun ki chita bò tab la.</translation>
    </message>
    <message>
        <source>How many tiles each player gets; the others sleep.</source>
        <translation>Konbyen zo chak jwè resevwa; lòt yo ap dòmi.</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Mwaye</translation>
    </message>
    <message>
        <source>In doubt?</source>
        <translation>Ou pa sèten?</translation>
    </message>
    <message>
        <source>In the block game nobody draws. Who cannot play passes.</source>
        <translation>Nan blòk pèsonn pa tire. Moun ki pa ka jwe pase.</translation>
    </message>
    <message>
        <source>In your hand: {tiles}.</source>
        <translation>Nan men w: {tiles}.</translation>
    </message>
    <message>
        <source>It fits {places}.</source>
        <translation>Li ale isit: {places}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Se pa tou pa w.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>Se tou {name}.</translation>
    </message>
    <message>
        <source>It opens the round.</source>
        <translation>Li ouvri won an.</translation>
    </message>
    <message>
        <source>It was put aside as {aside}.</source>
        <translation>Yo mete fichye a sou kote ak non {aside}.</translation>
    </message>
    <message>
        <source>Its SHA-256, the fingerprint</source>
        <translation>SHA-256 li, anprent lan</translation>
    </message>
    <message>
        <source>Its long sides are covered, so the spinner counts no more: 0 + 4. Two arms arise.</source>
        <translation>Bò long li yo kouvri, kidonk pivo a pa konte ankò: 0 + 4. De bra parèt.</translation>
    </message>
    <message>
        <source>Its secret: {secret}</source>
        <translation>Sekrè li: {secret}</translation>
    </message>
    <message>
        <source>Just a whim.</source>
        <translation>Yon senp kapris.</translation>
    </message>
    <message>
        <source>Keep in the archive</source>
        <translation>Kenbe nan achiv la</translation>
    </message>
    <message>
        <source>Keep the {tile} back and draw a tile.</source>
        <translation>Kenbe {tile} epi tire yon zo.</translation>
    </message>
    <message>
        <source>Keeping the only tile that fits and drawing instead; it may be played later, even in this turn.</source>
        <translation>Kenbe sèl zo ki ale a epi tire pito; ou ka jwe l pita, menm nan tou sa a.</translation>
    </message>
    <message>
        <source>Keeps the doubles in hand.</source>
        <translation>Kenbe doub yo nan men l.</translation>
    </message>
    <message>
        <source>Keeps the heavy tiles and gives away {pips} pips only.</source>
        <translation>Kenbe zo lou yo epi lage {pips} pwen sèlman.</translation>
    </message>
    <message>
        <source>Known to everybody in this hand: {tiles}</source>
        <translation>Sa tout moun konnen nan men sa a: {tiles}</translation>
    </message>
    <message>
        <source>Language / Langue</source>
        <translation>Lang / Langue</translation>
    </message>
    <message>
        <source>Language and keys</source>
        <translation>Lang ak touch</translation>
    </message>
    <message>
        <source>Later rounds: the winner of the round before leads, with any tile.</source>
        <translation>Lòt won yo: moun ki te genyen won anvan an ouvri, ak nenpòt zo.</translation>
    </message>
    <message>
        <source>Later rounds: whoever went out leads, with any tile; after a block the winning team’s player with the lower total (when equal, the first of the two in play order after whoever blocked).</source>
        <translation>Lòt won yo: moun ki te fè domino a ouvri, ak nenpòt zo; apre yon blòk se jwè ekip ki genyen an ki gen pi piti total la (si yo egal, premye nan de yo nan lòd jwèt la apre moun ki te bloke a).</translation>
    </message>
    <message>
        <source>Lay the {tile} apart</source>
        <translation>Mete {tile} apa</translation>
    </message>
    <message>
        <source>Leave the turn to the next player.</source>
        <translation>Kite tou a bay pwochen jwè a.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n tile(s) in hand that can follow.</source>
        <translation>
            <numerusform>Kite %n zo nan men l ki ka swiv.</numerusform>
            <numerusform>Kite %n zo nan men l ki ka swiv.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves {name}, the partner, something to play on.</source>
        <translation>Kite {name}, sosye a, yon bagay pou jwe.</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Rete nan men</translation>
    </message>
    <message>
        <source>Left in the boneyard</source>
        <translation>Zo ki rete nan pil la</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivo</translation>
    </message>
    <message>
        <source>Level at the greatest total, {top}: {level}. Nobody takes the round.</source>
        <translation>Egal nan pi gwo total la, {top}: {level}. Pèsonn pa pran won an.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Counted from the player who blocked ({blocker}), the first wins.</source>
        <translation>Egal nan pi piti total la, {low}: {level}. Konte apati moun ki bloke a ({blocker}), premye a genyen.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Nobody wins the round.</source>
        <translation>Egal nan pi piti total la, {low}: {level}. Pèsonn pa genyen won an.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Of these the fewest tiles win.</source>
        <translation>Egal nan pi piti total la, {low}: {level}. Nan yo, moun ki gen mwens zo genyen.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. The team of the player who blocked ({blocker}) wins.</source>
        <translation>Egal nan pi piti total la, {low}: {level}. Ekip moun ki bloke a ({blocker}) genyen.</translation>
    </message>
    <message>
        <source>Level at {count} in the fewest tiles: {level}. Of these the lowest total wins.</source>
        <translation>Egal ak {count} nan kantite zo ki pi piti a: {level}. Nan yo, pi piti total la genyen.</translation>
    </message>
    <message>
        <source>Level in rounds won as well ({won}): they are Kings together.</source>
        <translation>Egal tou nan won genyen ({won}): yo Wa ansanm.</translation>
    </message>
    <message>
        <source>Level in tiles and total: {level}. The youngest of them wins.</source>
        <translation>Egal nan zo ak nan total: {level}. Pi jèn nan genyen.</translation>
    </message>
    <message>
        <source>Level: {names}. The most rounds won decide: {won}.</source>
        <translation>Egal: {names}. Se plis won genyen ki deside: {won}.</translation>
    </message>
    <message>
        <source>Level: {names}. The most rounds won decide: {won}. Those still level are Kings together.</source>
        <translation>Egal: {names}. Se plis won genyen ki deside: {won}. Sa ki egal toujou yo Wa ansanm.</translation>
    </message>
    <message>
        <source>Lift the {tile} from the line</source>
        <translation>Leve {tile} nan chèn nan</translation>
    </message>
    <message>
        <source>Lifting a tile out of the line into one’s hand and playing another one where it lay.</source>
        <translation>Leve yon zo nan chèn nan mete l nan men w epi jwe yon lòt kote l te ye a.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Rekò</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparans</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Gade tab la</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>N ap chèche pi bon kou a…</translation>
    </message>
    <message>
        <source>Losing wins (misère)</source>
        <translation>Moun ki pèdi genyen (misère)</translation>
    </message>
    <message>
        <source>Losing wins: all score what is left in their own hands.</source>
        <translation>Moun ki pèdi genyen: chak moun make sa ki rete nan pwòp men l.</translation>
    </message>
    <message>
        <source>Losing wins: every player scores the pips left in their own hand, also when somebody went out.</source>
        <translation>Moun ki pèdi genyen: chak jwè make pwen ki rete nan pwòp men l, menm lè yon moun fè domino.</translation>
    </message>
    <message>
        <source>Losing wins: the greatest total takes the round.</source>
        <translation>Moun ki pèdi genyen: pi gwo total la pran won an.</translation>
    </message>
    <message>
        <source>Losing wins: the greatest total, {top}, takes the round.</source>
        <translation>Moun ki pèdi genyen: pi gwo total la, {top}, pran won an.</translation>
    </message>
    <message>
        <source>Luck of the deal: {points}</source>
        <translation>Chans separasyon an: {points}</translation>
    </message>
    <message>
        <source>Lá-e-lô</source>
        <translation>Lá-e-lô</translation>
    </message>
    <message>
        <source>Lá-e-lô!</source>
        <translation>Lá-e-lô!</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Pati</translation>
    </message>
    <message>
        <source>Matches ({patterns})</source>
        <translation>Pati ({patterns})</translation>
    </message>
    <message>
        <source>Matches ended by giving up; they are lost.</source>
        <translation>Pati kote yo bay legen; yo konte kòm pèdi.</translation>
    </message>
    <message>
        <source>Matches that are over, with people on one side only. Each counts once, when it ends.</source>
        <translation>Pati ki fini kote moun jwe nan yon sèl kan. Chak konte yon fwa, lè l fini.</translation>
    </message>
    <message>
        <source>Matches won in a row up to now.</source>
        <translation>Pati ki genyen youn dèyè lòt jiska kounye a.</translation>
    </message>
    <message>
        <source>Matches won out of all that were played.</source>
        <translation>Pati ki genyen sou tout sa ki te jwe.</translation>
    </message>
    <message>
        <source>Matches won without a hint, an undo or a demo, of those that were played so to the end.</source>
        <translation>Pati ki genyen san konsèy, san defè ak san demonstrasyon, sou sa ki te jwe konsa jiska lafen.</translation>
    </message>
    <message>
        <source>Matches won, alone or shared.</source>
        <translation>Pati ki genyen, poukont ou oswa ak lòt.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mwayen</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Non nan plas {number}</translation>
    </message>
    <message>
        <source>Nearly out</source>
        <translation>Ou prèske fini</translation>
    </message>
    <message>
        <source>New to dominoes? Learn by playing</source>
        <translation>Ou fèk kòmanse? Aprann lè w ap jwe</translation>
    </message>
    <message numerus="yes">
        <source>Next (%n)</source>
        <translation>
            <numerusform>Pwochen (%n)</numerusform>
            <numerusform>Pwochen (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Pwochen won</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>San doub</translation>
    </message>
    <message>
        <source>No drawing: who cannot play passes.
A pass tells what a hand lacks; blocking is an art.</source>
        <translation>Pa gen tire: moun ki pa ka jwe pase.
Yon pas di sa ki manke nan men an; bloke se yon atizay.</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Nou pa jwenn konsèy.</translation>
    </message>
    <message>
        <source>No match has been counted yet.</source>
        <translation>Poko gen okenn pati ki konte.</translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>Pa gen pati k ap jwe.</translation>
    </message>
    <message>
        <source>No tile fits and nothing can be drawn: pass.</source>
        <translation>Okenn zo pa ale e pa gen anyen pou tire: pase.</translation>
    </message>
    <message>
        <source>No tile fits: draw one, or lift a marked tile from the line.</source>
        <translation>Okenn zo pa ale: tire youn, oswa leve yon zo ki make nan chèn nan.</translation>
    </message>
    <message>
        <source>No tile fits: draw one.</source>
        <translation>Okenn zo pa ale: tire youn.</translation>
    </message>
    <message>
        <source>No tile fits: lift one of the marked tiles from the line.</source>
        <translation>Okenn zo pa ale: leve youn nan zo ki make yo nan chèn nan.</translation>
    </message>
    <message>
        <source>No tile is on the table yet</source>
        <translation>Poko gen zo sou tab la</translation>
    </message>
    <message>
        <source>Nobody can go on, so the round ends and the hands are compared.</source>
        <translation>Pèsonn pa ka kontinye: won an fini epi yo konpare men yo.</translation>
    </message>
    <message>
        <source>Nobody can play. The fewest pips in hand win. That was all: have fun!</source>
        <translation>Pèsonn pa ka jwe. Sa ki gen pi piti pwen nan men l genyen. Se tout: amize w byen!</translation>
    </message>
    <message>
        <source>Nobody could go on. Open numbers: {numbers}.</source>
        <translation>Pèsonn pa t ka kontinye. Nimewo louvri: {numbers}.</translation>
    </message>
    <message>
        <source>Nobody could play or break the line. Open numbers: {numbers}.</source>
        <translation>Pèsonn pa t ka jwe ni kase chèn nan. Nimewo louvri: {numbers}.</translation>
    </message>
    <message>
        <source>Nobody scores what is left in the hands.</source>
        <translation>Pèsonn pa make sa ki rete nan men yo.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Pèsonn pa make.</translation>
    </message>
    <message>
        <source>Not possible: {values}. {why}</source>
        <translation>Pa posib: {values}. {why}</translation>
    </message>
    <message>
        <source>Not used when it ends after a number of rounds.</source>
        <translation>Pa sèvi lè pati a fini apre yon kantite won.</translation>
    </message>
    <message>
        <source>Not yet: it is {name}’s turn.</source>
        <translation>Poko: se tou {name}.</translation>
    </message>
    <message>
        <source>Nothing can be drawn.</source>
        <translation>Pa gen anyen pou tire.</translation>
    </message>
    <message>
        <source>Nothing can be played there before all bare arms have their first tile.</source>
        <translation>Yo pa ka jwe la anvan tout bra vid yo gen premye zo yo.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Pa gen anyen ankò ki posib.</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Anyen pa ale</translation>
    </message>
    <message>
        <source>Nothing fits, but you may lay a double apart.</source>
        <translation>Anyen pa ale, men ou gendwa mete yon doub apa.</translation>
    </message>
    <message>
        <source>Nothing fits: press Pass below. The other learns which numbers you lack.</source>
        <translation>Anyen pa ale: peze Pase anba a. Lòt la konnen ki nimewo ou pa genyen.</translation>
    </message>
    <message>
        <source>Nothing more could be drawn.</source>
        <translation>Pa t gen anyen ankò pou tire.</translation>
    </message>
    <message>
        <source>Nothing was better by what could be known then.</source>
        <translation>Pa t gen anyen ki pi bon ak sa ou te ka konnen lè sa a.</translation>
    </message>
    <message>
        <source>Now fit a tile: one of its halves must match an open end. Those that can be played stand out.</source>
        <translation>Kounye a poze yon zo: youn nan mwatye l yo dwe menm ak yon pwent louvri. Sa ki ka jwe yo pi wo.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Nimewo separasyon an</translation>
    </message>
    <message>
        <source>Of equal doubles that of the first of these players leads, counted from seat 1 in the first round, from seat 2 in the second, and so on.</source>
        <translation>Ant doub ki egal, se premye nan jwè sa yo ki ouvri, konte apati plas 1 nan premye won an, plas 2 nan dezyèm nan, elatriye.</translation>
    </message>
    <message>
        <source>Of those who are level in their totals the fewest tiles win.</source>
        <translation>Nan moun ki egal nan total, sa ki gen mwens zo genyen.</translation>
    </message>
    <message>
        <source>Of those who are level in tiles the lowest total wins.</source>
        <translation>Nan moun ki egal nan zo, pi piti total la genyen.</translation>
    </message>
    <message>
        <source>Of your tiles it takes {tiles}.</source>
        <translation>Nan zo ou yo li pran {tiles}.</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Pi gran</translation>
    </message>
    <message>
        <source>On the table, in the order of play: {tiles}</source>
        <translation>Sou tab la, nan lòd yo te poze yo: {tiles}</translation>
    </message>
    <message>
        <source>One against one: TONBE and BLÒK are worth 10 points.
Going out by 2 KABÈS is worth 15.</source>
        <translation>Youn kont youn: TONBE ak BLÒK vo 10 pwen.
Fini ak 2 KABÈS vo 15.</translation>
    </message>
    <message>
        <source>One set for each player but one; seven tiles each; at most two draws in a turn, then a break. The round also ends when every kind of tile lies on the table.</source>
        <translation>Yon jwèt zo pou chak jwè mwens youn; sèt zo chak; de tire pa tou o maksimòm, apre sa yo kase. Won an fini tou lè chak kalite zo sou tab la.</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Yon pa an aryè (Agoch)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Yon pa annavan (Adwat)</translation>
    </message>
    <message>
        <source>Only bots: you watch.</source>
        <translation>Se wobo sèlman: ou ap gade.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Louvri yon pati</translation>
    </message>
    <message>
        <source>Open ends</source>
        <translation>Pwent ki louvri</translation>
    </message>
    <message>
        <source>Open numbers that add up to 5, 10, 15… score at once.
The first double is a spinner and gets two more arms.</source>
        <translation>Nimewo louvri ki fè 5, 10, 15… make lamenm.
Premye doub la se yon pivo epi li gen de bra anplis.</translation>
    </message>
    <message>
        <source>Open numbers: {numbers}</source>
        <translation>Nimewo louvri: {numbers}</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Lòd men an</translation>
    </message>
    <message>
        <source>Partners share the lowest total, {low}: {level}. Their team wins.</source>
        <translation>De sosye pataje pi piti total la, {low}: {level}. Ekip yo genyen.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and have the same sign.</source>
        <translation>Sosye yo chita fasafas epi yo gen menm siy.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, score together and play against the other two.</source>
        <translation>Sosye yo chita fasafas, yo make ansanm epi yo jwe kont de lòt yo.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other: seats 1 and 3 ({one}) against seats 2 and 4 ({other}).</source>
        <translation>Sosye yo chita fasafas: plas 1 ak 3 ({one}) kont plas 2 ak 4 ({other}).</translation>
    </message>
    <message>
        <source>Partners’ hands together: {pair} against {other}. The lower sum wins.</source>
        <translation>Men sosye yo ansanm: {pair} kont {other}. Pi piti sòm nan genyen.</translation>
    </message>
    <message>
        <source>Partners’ hands together: {pair} for both teams. The team of the player who blocked ({blocker}) wins.</source>
        <translation>Men sosye yo ansanm: {pair} pou tou de ekip yo. Ekip moun ki bloke a ({blocker}) genyen.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pase</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>said by a player</comment>
        <translation>Pase</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>Pase poukont li</translation>
    </message>
    <message>
        <source>Passing (“boude”)</source>
        <translation>Pase (“boude”)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Poz (Espas)</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalite</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pwen</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Plas nan pati a</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jwe</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Jwe l (Espas)</translation>
    </message>
    <message>
        <source>Play a new match</source>
        <translation>Jwe yon nouvo pati</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jwe ankò</translation>
    </message>
    <message>
        <source>Play runs clockwise.</source>
        <translation>Yo jwe nan sans zegwi mont.</translation>
    </message>
    <message>
        <source>Play runs counter-clockwise.</source>
        <translation>Yo jwe nan sans kontrè zegwi mont.</translation>
    </message>
    <message>
        <source>Play the {tile} here. {end}</source>
        <translation>Jwe {tile} isit. {end}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jwe</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>Jwe san èd</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jwè</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jwè {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jwè</translation>
    </message>
    <message>
        <source>Players level at the top share the win.</source>
        <translation>Jwè ki egal an tèt pataje viktwa a.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jwèt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pwen</translation>
    </message>
    <message>
        <source>Points ahead of the others’ mean in the rounds that were played; with penalties, points fewer.</source>
        <translation>Pwen anlè mwayèn lòt yo nan won ki te jwe yo; ak penalite, pwen an mwens.</translation>
    </message>
    <message>
        <source>Points ahead, added up</source>
        <translation>Pwen an plis, tout ansanm</translation>
    </message>
    <message>
        <source>Points are penalties: only the player with the greatest total takes one, of several the first in play order after the winner.</source>
        <translation>Pwen yo se penalite: se sèl jwè ki gen pi gwo total la ki pran youn; si yo plizyè, se premye a nan lòd jwèt la apre moun ki genyen an.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferans</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>Anali&amp;z…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>M ap li {file}…</translation>
    </message>
    <message>
        <source>Remember that</source>
        <translation>Sonje sa</translation>
    </message>
    <message>
        <source>Remembers every tile and every pass, tries its plays on many hands that the others may hold, and works out the last tiles. Never sees a hidden tile.</source>
        <translation>Sonje chak zo ak chak pas, eseye kou l yo sou anpil men lòt yo ka genyen, epi kalkile dènye zo yo. Pa janm wè yon zo kache.</translation>
    </message>
    <message>
        <source>Remembers every tile and pass, weighs what the others may hold by what they chose to play, works out endings, and plays for the match. Never sees a hidden tile.</source>
        <translation>Sonje chak zo ak chak pas, peze sa lòt yo ka genyen dapre sa yo chwazi jwe, kalkile fen won yo, epi jwe pou pati a. Pa janm wè yon zo kache.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Gade ankò: {game}</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Rapòte yon &amp;pwoblèm…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Rapòte yon pwoblèm</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezilta</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Rezilta pati a</translation>
    </message>
    <message>
        <source>Result: {points}</source>
        <translation>Rezilta: {points}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Analiz…</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Won {number}</translation>
    </message>
    <message>
        <source>Round {number} is dealt. You open.</source>
        <translation>Yo separe won {number}. Ou ouvri.</translation>
    </message>
    <message>
        <source>Round {number} is dealt. {name} opens.</source>
        <translation>Yo separe won {number}. {name} ouvri.</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Won {number} sou {all}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Rounds won: {won} of {played}</source>
        <translation>Won ki genyen: {won} sou {played}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règ yo</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règ jwèt sa a</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tatistik…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Menm separasyon an ankò</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Menm separasyon an ankò</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Sove pati a</translation>
    </message>
    <message>
        <source>Save the match &amp;as…</source>
        <translation>&amp;Sove pati a…</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Sove fèy la…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Sove rapò a</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Sove rapò a…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Sove…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Eskò</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Eskò</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>Make {points}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plas {number}</translation>
    </message>
    <message>
        <source>Sebastopol</source>
        <translation>Sebastopòl</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Sekrè</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Jwèt zo</translation>
    </message>
    <message>
        <source>Set up a match</source>
        <translation>Pare yon pati</translation>
    </message>
    <message>
        <source>Set up a match…</source>
        <translation>Pare yon pati…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Pare…</translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last %n matches</source>
        <translation>
            <numerusform>Pati ki genyen nan dènye %n pati yo</numerusform>
            <numerusform>Pati ki genyen nan dènye %n pati yo</numerusform>
        </translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Montre zo m yo</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Wè rezilta a</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Sa yo montre</translation>
    </message>
    <message>
        <source>Shows the position on the table with all hands open.</source>
        <translation>Montre pozisyon an sou tab la ak tout men yo louvri.</translation>
    </message>
    <message>
        <source>Shows the position on the table with the hands hidden.</source>
        <translation>Montre pozisyon an sou tab la ak men yo kache.</translation>
    </message>
    <message>
        <source>Simples</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Simples!</source>
        <translation>Simples!</translation>
    </message>
    <message>
        <source>Single letters as shortcuts</source>
        <translation>Rakousi ak yon sèl lèt</translation>
    </message>
    <message>
        <source>Size and place of the window</source>
        <translation>Gwosè ak plas fenèt la</translation>
    </message>
    <message>
        <source>Skill: {points}</source>
        <translation>Ladrès: {points}</translation>
    </message>
    <message>
        <source>Sleeping tiles</source>
        <translation>Zo k ap dòmi</translation>
    </message>
    <message>
        <source>So: {tiles}.</source>
        <translation>Konsa: {tiles}.</translation>
    </message>
    <message>
        <source>Some earlier matches in {file} were damaged and are not in the archive: {count}.</source>
        <translation>Kèk ansyen pati nan {file} te gate epi yo pa nan achiv la: {count}.</translation>
    </message>
    <message>
        <source>Some settings were not valid and have their usual values again: {settings}.</source>
        <translation>Gen preferans ki pa t bon; yo reprann valè abityèl yo: {settings}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Gen yon bagay ki mal pase</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;number</source>
        <translation>Klase men an pa &amp;nimewo</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;total</source>
        <translation>&amp;Klase men an pa total</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;yourself</source>
        <translation>Klase men an o&amp;u menm</translation>
    </message>
    <message>
        <source>Sosye</source>
        <translation>Sosye</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitès</translation>
    </message>
    <message>
        <source>Spinner</source>
        <translation>Pivo (spinner)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatistik</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Rete</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Sum {total}</source>
        <translation>Sòm {total}</translation>
    </message>
    <message>
        <source>TONBE</source>
        <translation>TONBE</translation>
    </message>
    <message>
        <source>TONBE!</source>
        <translation>TONBE!</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Table in wor&amp;ds</source>
        <translation>Tab la an &amp;mo</translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation>Tab la an mo</translation>
    </message>
    <message>
        <source>Takes the match out of the archive and of the statistics.</source>
        <translation>Wete pati a nan achiv la ak nan estatistik yo.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objektif</translation>
    </message>
    <message>
        <source>Target!</source>
        <translation>Objektif rive!</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Ekip {number}</translation>
    </message>
    <message>
        <source>Teams need four players.</source>
        <translation>Fòk gen kat jwè pou fè ekip.</translation>
    </message>
    <message>
        <source>Teams of two</source>
        <translation>Ekip a de</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Sa pa posib kounye a.</translation>
    </message>
    <message>
        <source>That is not the number of a deal.</source>
        <translation>Sa se pa nimewo yon separasyon.</translation>
    </message>
    <message>
        <source>That one fits</source>
        <translation>Sa a ale</translation>
    </message>
    <message>
        <source>That was all you need to begin: have fun!</source>
        <translation>Se tout sa ou bezwen pou kòmanse: amize w byen!</translation>
    </message>
    <message>
        <source>The archive of matches cannot be used now ({why}); new matches wait beside it.</source>
        <translation>Achiv pati yo pa ka sèvi kounye a ({why}); nouvo pati yo ap tann bò kote l.</translation>
    </message>
    <message>
        <source>The archive of matches was damaged. Matches that could be saved from it: {count}.</source>
        <translation>Achiv pati yo te gate. Pati ki te ka sove: {count}.</translation>
    </message>
    <message>
        <source>The archive of matches was written by a later version of the program; new matches wait beside it.</source>
        <translation>Se yon vèsyon ki pi resan ki te ekri achiv pati yo; nouvo pati yo ap tann bò kote l.</translation>
    </message>
    <message>
        <source>The arrow beside the light bulb, or Ctrl+Z, takes your last move back.</source>
        <translation>Flèch ki bò anpoul la, oswa Ctrl+Z, defè dènye kou ou a.</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Kont lan</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Separasyon zo yo</translation>
    </message>
    <message>
        <source>The double in the middle of the cross, from which four arms go out.</source>
        <translation>Doub ki nan mitan kwa a, kote kat bra soti.</translation>
    </message>
    <message>
        <source>The double-six has four arms. All other doubles lie crosswise, leave the same number open and do not branch.</source>
        <translation>Doub-sis la gen kat bra. Tout lòt doub yo kouche an kwa, kite menm nimewo a louvri epi yo pa fè branch.</translation>
    </message>
    <message>
        <source>The double-six is the heart of a cross with four arms.
All four need their first six before the line is open.</source>
        <translation>Doub-sis la se kè yon kwa ak kat bra.
Tou kat bezwen premye sis yo anvan chèn nan louvri.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Fen yon won</translation>
    </message>
    <message>
        <source>The fewest penalty points make the King (Wa). Level: the most rounds won among them; still level: they are Kings together.</source>
        <translation>Moun ki gen mwens pwen penalite se Wa a. Si yo egal: plis won genyen nan yo; si yo egal toujou: yo Wa ansanm.</translation>
    </message>
    <message>
        <source>The fewest penalty points make the King: {points}.</source>
        <translation>Moun ki gen mwens penalite se Wa a: {points}.</translation>
    </message>
    <message>
        <source>The fewest tiles in hand win.</source>
        <translation>Moun ki gen mwens zo nan men l genyen.</translation>
    </message>
    <message>
        <source>The fewest tiles in hand, {count}, win.</source>
        <translation>Kantite zo ki pi piti nan men, {count}, genyen.</translation>
    </message>
    <message>
        <source>The fingerprint is the SHA-256 of the secret.</source>
        <translation>Anprent lan se SHA-256 sekrè a.</translation>
    </message>
    <message>
        <source>The finished match cannot be kept in {file}: {why}.</source>
        <translation>Pati ki fini an pa ka sere nan {file}: {why}.</translation>
    </message>
    <message>
        <source>The first double has four arms, and who is stuck may break the line.
A game that was sketched in a novel.</source>
        <translation>Premye doub la gen kat bra, epi moun ki kole ka kase chèn nan.
Yon jwèt yon woman te trase.</translation>
    </message>
    <message>
        <source>The first double is a hub with four arms, all open at once. Later doubles lie crosswise, leave the same number open and do not branch.</source>
        <translation>Premye doub la se yon mwaye ak kat bra, tout louvri an menm tan. Doub ki vin apre yo kouche an kwa, kite menm nimewo a louvri epi yo pa fè branch.</translation>
    </message>
    <message>
        <source>The first double played is the spinner: once a tile lies on each of its two long sides, two more arms are open on its short sides.</source>
        <translation>Premye doub ki jwe a se pivo a (spinner): depi gen yon zo sou chak bò long li, de lòt bra louvri sou bò kout li yo.</translation>
    </message>
    <message>
        <source>The first double played; the line can grow from all four sides.</source>
        <translation>Premye doub ki jwe a; chèn nan ka grandi sou kat bò l.</translation>
    </message>
    <message>
        <source>The first person at the table is you.</source>
        <translation>Premye moun ki bò tab la, se ou.</translation>
    </message>
    <message>
        <source>The first player to have {points} wins the match.</source>
        <translation>Premye jwè ki gen {points} genyen pati a.</translation>
    </message>
    <message>
        <source>The first team to have {points} wins the match.</source>
        <translation>Premye ekip ki gen {points} genyen pati a.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle.</source>
        <translation>Premye zo a ale nan mitan.</translation>
    </message>
    <message>
        <source>The hands of partners are added up, and the lower sum wins.</source>
        <translation>Yo adisyone men sosye yo, epi pi piti sòm nan genyen.</translation>
    </message>
    <message>
        <source>The highest double opens. Drag it onto the table, or click it and then the marked place.</source>
        <translation>Pi gwo doub la louvri. Trennen l sou tab la, oswa klike sou li epi sou plas ki make a.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) of the boneyard are never drawn.</source>
        <translation>
            <numerusform>Yo pa janm tire dènye %n zo ki nan pil la.</numerusform>
            <numerusform>Yo pa janm tire dènye %n zo ki nan pil la.</numerusform>
        </translation>
    </message>
    <message>
        <source>The licences, and how to put another Qt in place of this one: {folder}</source>
        <translation>Lisans yo, ak kijan pou mete yon lòt Qt nan plas sa a: {folder}</translation>
    </message>
    <message>
        <source>The light bulb at the top, or H, shows the best move and what speaks for it.</source>
        <translation>Anpoul ki anwo a, oswa H, montre pi bon kou a ak poukisa.</translation>
    </message>
    <message>
        <source>The line has two open ends. The small plate at the right always shows their numbers.</source>
        <translation>Chèn nan gen de pwent louvri. Ti plak ki adwat la toujou montre nimewo yo.</translation>
    </message>
    <message>
        <source>The line is broken: play a tile on one of its two new ends.</source>
        <translation>Chèn nan kase: jwe yon zo nan youn nan de nouvo pwent li yo.</translation>
    </message>
    <message>
        <source>The line is broken: the new arms show {numbers}, and the {held} finishes the turn.</source>
        <translation>Chèn nan kase: nouvo bra yo montre {numbers}, epi {held} fini tou a.</translation>
    </message>
    <message>
        <source>The line may be broken only after these draws, or when nothing can be drawn.</source>
        <translation>Yo ka kase chèn nan sèlman apre tiraj sa yo, oswa lè pa gen anyen pou tire.</translation>
    </message>
    <message>
        <source>The lowest single hand wins for its team.</source>
        <translation>Pi piti men an poukont li genyen pou ekip li.</translation>
    </message>
    <message>
        <source>The lowest single hand, {low}, wins for its team.</source>
        <translation>Pi piti men an poukont li, {low}, genyen pou ekip li.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Pi piti total la genyen.</translation>
    </message>
    <message>
        <source>The lowest total, {low}, wins.</source>
        <translation>Pi piti total la, {low}, genyen.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Pati a</translation>
    </message>
    <message>
        <source>The match cannot be saved in {file}: {why}.</source>
        <translation>Pati a pa ka sove nan {file}: {why}.</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Fen pati a</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n round(s); the most points win.</source>
        <translation>
            <numerusform>Pati a fini apre %n won; plis pwen genyen.</numerusform>
            <numerusform>Pati a fini apre %n won; plis pwen genyen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends when a player has {points}; the most points win.</source>
        <translation>Pati a fini lè yon jwè gen {points}; plis pwen genyen.</translation>
    </message>
    <message>
        <source>The match goes over {rounds}.</source>
        <translation>Pati a fèt sou {rounds}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Pati a fini.</translation>
    </message>
    <message numerus="yes">
        <source>The match went over %n round(s).</source>
        <translation>
            <numerusform>Pati a te sou %n won.</numerusform>
            <numerusform>Pati a te sou %n won.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most matches that were ever won in a row.</source>
        <translation>Pi long seri pati ki genyen.</translation>
    </message>
    <message>
        <source>The open 0 and both halves of the spinner: 0 + 10.</source>
        <translation>0 ki louvri a ak tou de mwatye pivo a: 0 + 10.</translation>
    </message>
    <message>
        <source>The ordinary way of going out: with no double, and with no lá-e-lô either.</source>
        <translation>Jan òdinè pou fini: ni doub, ni lá-e-lô.</translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) are the boneyard.</source>
        <translation>
            <numerusform>Lòt %n zo yo fè pil la.</numerusform>
            <numerusform>Lòt %n zo yo fè pil la.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other has passed, and has none of the open numbers. Keep the line on them!</source>
        <translation>Lòt la pase: li pa gen okenn nan nimewo louvri yo. Kenbe chèn nan sou yo!</translation>
    </message>
    <message>
        <source>The others look away, please.</source>
        <translation>Tanpri, lòt yo pa gade.</translation>
    </message>
    <message>
        <source>The others win. To stop for now, just quit: the match is kept to be continued.</source>
        <translation>Lòt yo genyen. Pou kanpe pou kounye a, annik kite: pati a rete pou kontinye.</translation>
    </message>
    <message>
        <source>The pips left in a hand are counted: 6-2 counts 8, 0-0 counts 0.</source>
        <translation>Yo konte pwen ki rete nan men an: 6-2 konte 8, 0-0 konte 0.</translation>
    </message>
    <message>
        <source>The player holds the {held}, which fits none of the ends, and may lift the marked {lifted}.</source>
        <translation>Jwè a gen {held}, ki pa ale nan okenn pwent, epi li gendwa leve {lifted} ki make a.</translation>
    </message>
    <message>
        <source>The points that end the match.</source>
        <translation>Pwen ki fini pati a.</translation>
    </message>
    <message>
        <source>The report cannot be saved in {file}: {why}.</source>
        <translation>Rapò a pa ka sove nan {file}: {why}.</translation>
    </message>
    <message>
        <source>The report is one text file with the version, your settings, the match in play and the log; it holds no names and no folders of yours. It shows all hands, so do not open it before the match is over. Nothing is sent by itself.</source>
        <translation>Rapò a se yon sèl fichye tèks ak vèsyon an, preferans ou, pati k ap jwe a ak jounal la; li pa gen non w yo ni dosye w yo. Li montre tout men yo: pa louvri l anvan pati a fini. Anyen pa voye poukont li.</translation>
    </message>
    <message>
        <source>The report was saved in {file}.</source>
        <translation>Rapò a sove nan {file}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Won an fini.</translation>
    </message>
    <message>
        <source>The round opens with the {bound}.</source>
        <translation>Won an ouvri ak {bound}.</translation>
    </message>
    <message>
        <source>The round opens with the {tile}.</source>
        <translation>Won an ouvri ak {tile}.</translation>
    </message>
    <message>
        <source>The rules of the novel include it.</source>
        <translation>Règ woman an deja gen sa ladan.</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({why}).</source>
        <translation>Pati ki te sove a pa ka li ({why}).</translation>
    </message>
    <message>
        <source>The saved match was damaged and cannot be continued.</source>
        <translation>Pati ki te sove a te gate e li pa ka kontinye.</translation>
    </message>
    <message>
        <source>The secret does not have the fingerprint that was shown before the match.</source>
        <translation>Sekrè a pa gen anprent yo te montre anvan pati a.</translation>
    </message>
    <message numerus="yes">
        <source>The secret has the fingerprint that was shown, and %n round(s) were dealt as it says.</source>
        <translation>
            <numerusform>Sekrè a gen anprent yo te montre a, epi %n won te separe jan li di a.</numerusform>
            <numerusform>Sekrè a gen anprent yo te montre a, epi %n won te separe jan li di a.</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret of the deal is shown when the match is over.</source>
        <translation>Sekrè separasyon an parèt lè pati a fini.</translation>
    </message>
    <message>
        <source>The secret that is shown at the end of a match, or any whole number. Statistics count it as with help.</source>
        <translation>Sekrè ki parèt nan fen yon pati, oswa nenpòt nonb antye. Estatistik yo konte l kòm pati ak èd.</translation>
    </message>
    <message>
        <source>The set-up of the next match</source>
        <translation>Pwochen pati a</translation>
    </message>
    <message>
        <source>The settings cannot be read ({why}); the usual ones apply.</source>
        <translation>Preferans yo pa ka li ({why}); se sa ki abityèl yo ki sèvi.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}: {why}.</source>
        <translation>Preferans yo pa ka sove nan {file}: {why}.</translation>
    </message>
    <message>
        <source>The settings were damaged; the usual ones apply.</source>
        <translation>Preferans yo te gate; se sa ki abityèl yo ki sèvi.</translation>
    </message>
    <message>
        <source>The spinner alone counts both its halves, 5 + 5.</source>
        <translation>Pivo a poukont li konte tou de mwatye l, 5 + 5.</translation>
    </message>
    <message>
        <source>The spinner counts both halves until its two long sides are covered, then nothing; a short side counts only once a tile lies on it.</source>
        <translation>Pivo a konte tou de mwatye l jiskaske de bò long li yo kouvri, apre sa anyen; yon bò kout konte sèlman lè gen yon zo sou li.</translation>
    </message>
    <message>
        <source>The statistics begin anew.</source>
        <translation>Estatistik yo rekòmanse a zewo.</translation>
    </message>
    <message>
        <source>The target is reached by a play: the hands are not counted any more.</source>
        <translation>Yon kou rive nan objektif la: yo pa konte men yo ankò.</translation>
    </message>
    <message>
        <source>The target of {points} is reached.</source>
        <translation>Objektif {points} an rive.</translation>
    </message>
    <message>
        <source>The team that loses a round falls back to 0.</source>
        <translation>Ekip ki pèdi yon won retonbe a 0.</translation>
    </message>
    <message>
        <source>The tile you lifted may be played from your next turn on.</source>
        <translation>Zo ou leve a ka jwe apati pwochen tou w.</translation>
    </message>
    <message>
        <source>The tiles that are shuffled, from double-blank to the double named.</source>
        <translation>Zo yo melanje yo, soti nan doub-blan rive nan doub ki make a.</translation>
    </message>
    <message>
        <source>The tiles that were not dealt; they lie face down and are drawn when no tile fits.</source>
        <translation>Zo ki pa separe yo; yo kouche fas anba epi yo tire yo lè anyen pa ale.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Tou a</translation>
    </message>
    <message>
        <source>The turn is finished by playing a tile, not the lifted one, on one of the two new arms. The lifted tile joins the hand, known to everybody, and may be played from the next turn on.</source>
        <translation>Yo fini tou a lè yo jwe yon lòt zo, pa sa ki leve a, sou youn nan de nouvo bra yo. Zo ki leve a antre nan men an, tout moun konnen l, epi li ka jwe apati pwochen tou a.</translation>
    </message>
    <message>
        <source>The value in force is bold; each is chosen in the set-up of a match.</source>
        <translation>Valè ki an fòs la an gra; yo chwazi chak lè y ap pare yon pati.</translation>
    </message>
    <message>
        <source>The winner of the round scores the pips of all other hands; their own are not subtracted.</source>
        <translation>Moun ki genyen won an make pwen tout lòt men yo; yo pa retire pwen pa l yo.</translation>
    </message>
    <message>
        <source>The winner scores the pips that the other still holds.</source>
        <translation>Moun ki genyen an pran pwen ki rete nan men lòt la.</translation>
    </message>
    <message>
        <source>The winning team scores the pips of the two opponents; the partner’s are not counted.</source>
        <translation>Ekip ki genyen an make pwen de advèsè yo; pwen sosye a pa konte.</translation>
    </message>
    <message>
        <source>The youngest first</source>
        <translation>Pi jèn an premye</translation>
    </message>
    <message>
        <source>The youngest of those still level wins.</source>
        <translation>Pi jèn nan moun ki egal toujou yo genyen.</translation>
    </message>
    <message>
        <source>The {hub} is the hub. The {later} came later and does not branch. The lit arms show {numbers}.</source>
        <translation>{hub} se mwaye a. {later} vin apre e li pa fè branch. Bra ki limen yo montre {numbers}.</translation>
    </message>
    <message>
        <source>The {tile} cannot be lifted: only the marked tiles can.</source>
        <translation>{tile} pa ka leve: se zo ki make yo sèlman ki ka leve.</translation>
    </message>
    <message>
        <source>The {tile} does not fit there.</source>
        <translation>{tile} pa ale la.</translation>
    </message>
    <message>
        <source>The {tile} does not fit there: the open number is {number}.</source>
        <translation>{tile} pa ale la: nimewo louvri a se {number}.</translation>
    </message>
    <message>
        <source>The {tile} fits neither of the two new ends.</source>
        <translation>{tile} pa ale nan okenn nan de nouvo pwent yo.</translation>
    </message>
    <message>
        <source>The {tile} fits none of the open numbers.</source>
        <translation>{tile} pa ale ak okenn nimewo louvri.</translation>
    </message>
    <message>
        <source>The {tile} fits several places: choose one.</source>
        <translation>{tile} ale plizyè kote: chwazi youn.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}, but by the house rules a double does not count.</source>
        <translation>{tile} te ale nan tou de pwent yo, {one} ak {other}, men dapre règ kay la yon doub pa konte.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}, but only with one of its halves.</source>
        <translation>{tile} te ale nan tou de pwent yo, {one} ak {other}, men ak yon sèl nan mwatye l yo.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}.</source>
        <translation>{tile} te ale nan tou de pwent yo, {one} ak {other}.</translation>
    </message>
    <message>
        <source>The {tile} fitted one end only, the {number}; the other end showed {other}.</source>
        <translation>{tile} te ale nan yon sèl pwent, {number} an; lòt pwent lan te montre {other}.</translation>
    </message>
    <message>
        <source>The {tile} lies on the table before the deal and belongs to nobody.</source>
        <translation>{tile} sou tab la anvan yo separe zo yo e li pa pou pèsonn.</translation>
    </message>
    <message>
        <source>The {tile} must be dropped at an open end.</source>
        <translation>Fòk yo lage {tile} nan yon pwent ki louvri.</translation>
    </message>
    <message>
        <source>The {tile} was just lifted: it may be played from your next turn on.</source>
        <translation>{tile} fenk leve: li ka jwe apati pwochen tou w.</translation>
    </message>
    <message>
        <source>The {tile} was laid apart: two new arms, both open.</source>
        <translation>Yo mete {tile} apa: de nouvo bra, tou de louvri.</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Yo</translation>
    </message>
    <message>
        <source>Then you draw: click the boneyard, or Draw below, until a tile fits.</source>
        <translation>Lè sa a ou tire: klike sou pil la, oswa sou Tire anba a, jiskaske yon zo ale.</translation>
    </message>
    <message>
        <source>There are not enough tiles for all players.</source>
        <translation>Pa gen ase zo pou tout jwè yo.</translation>
    </message>
    <message>
        <source>There is no drawing in this game.</source>
        <translation>Pa gen tire nan jwèt sa a.</translation>
    </message>
    <message>
        <source>There is no match to save.</source>
        <translation>Pa gen pati pou sove.</translation>
    </message>
    <message>
        <source>There is no such place.</source>
        <translation>Plas sa a pa egziste.</translation>
    </message>
    <message>
        <source>There is nothing to review yet: first a round must be over.</source>
        <translation>Poko gen anyen pou analize: fòk yon won fini anvan.</translation>
    </message>
    <message>
        <source>These rounds were not dealt as the secret says: {rounds}.</source>
        <translation>Won sa yo pa t separe jan sekrè a di a: {rounds}.</translation>
    </message>
    <message>
        <source>They are rounded to the nearest five: 8 to 10, 7 to 5.</source>
        <translation>Yo awondi yo nan senk ki pi pre a: 8 bay 10, 7 bay 5.</translation>
    </message>
    <message>
        <source>This game comes from a novel, “Assez parlé d’amour” by Hervé Le Tellier (2009), which only sketches it. The rules below fill its gaps; they are ours.</source>
        <translation>Jwèt sa a soti nan yon woman, “Assez parlé d’amour”, Hervé Le Tellier ekri (2009), ki sèlman trase l. Règ ki anba yo bouche twou l yo; se pa nou yo ye.</translation>
    </message>
    <message>
        <source>This match cannot be watched: {fault}.</source>
        <translation>Pati sa a pa ka gade: {fault}.</translation>
    </message>
    <message>
        <source>This round, the latest first</source>
        <translation>Won sa a, dènye bagay yo an premye</translation>
    </message>
    <message>
        <source>This tile fits both ends. Drop it where you want it, or click the half that shall touch.</source>
        <translation>Zo sa a ale nan toude pwent yo. Lage l kote ou vle, oswa klike sou mwatye ki dwe touche a.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Zo</translation>
    </message>
    <message>
        <source>Tiles at the boneyard’s end that are never drawn.</source>
        <translation>Zo nan fen pil la yo pa janm tire.</translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation>Zo pa men</translation>
    </message>
    <message>
        <source>Tiles glide</source>
        <translation>Zo yo glise</translation>
    </message>
    <message>
        <source>Tiles on the table as they are chosen here</source>
        <translation>Zo sou tab la, jan yo chwazi isit la</translation>
    </message>
    <message>
        <source>Tiles that can be played</source>
        <translation>Zo ki ka jwe</translation>
    </message>
    <message>
        <source>Tiles that were not dealt and stay out of the round.</source>
        <translation>Zo ki pa separe e ki rete deyò won an.</translation>
    </message>
    <message>
        <source>To the next round (Page down)</source>
        <translation>Nan pwochen won an (Page Down)</translation>
    </message>
    <message>
        <source>To the round before (Page up)</source>
        <translation>Nan won anvan an (Page Up)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turned up for the lead</source>
        <translation>Vire pou ouvèti a</translation>
    </message>
    <message>
        <source>Two against two: how the last tile fits is worth one to four points.
Simples, carroça, lá-e-lô or cruzada: finish with style.</source>
        <translation>De kont de: jan dènye zo a ale vo youn rive kat pwen.
Simples, carroça, lá-e-lô oswa cruzada: fini ak bèl jan.</translation>
    </message>
    <message>
        <source>Two arms of the {tile} have their first tile. Only a six can be played now, on one of the lit arms.</source>
        <translation>De bra {tile} gen premye zo yo. Kounye a se yon sis sèlman ki ka jwe, sou youn nan bra ki limen yo.</translation>
    </message>
    <message>
        <source>Two ends</source>
        <translation>De pwent</translation>
    </message>
    <message>
        <source>Two pairs of partners, the sosye; 2 KABÈS count double.
The pair that loses a round falls back to 0.</source>
        <translation>De ekip sosye; 2 KABÈS konte doub.
Ekip ki pèdi yon won retonbe a 0.</translation>
    </message>
    <message>
        <source>Two partners who share the lowest total win together.</source>
        <translation>De sosye ki pataje pi piti total la genyen ansanm.</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>a reset or a deletion</comment>
        <translation>Defè</translation>
    </message>
    <message>
        <source>Undo the move</source>
        <translation>Defè kou a</translation>
    </message>
    <message>
        <source>Until all four arms have their first tile, only a tile with a six may be played, and only on an arm that has none: everybody else passes. Then the line is open at all four arms.</source>
        <translation>Jiskaske tou kat bra yo gen premye zo yo, se yon sis sèlman ki ka jwe, epi sou yon bra ki poko gen youn: tout lòt moun pase. Apre sa chèn nan louvri nan tou kat bra yo.</translation>
    </message>
    <message>
        <source>Up to eight at the table; highest doubles are shown, and a round won is a point.
Who can play one tile only may keep it back and draw.</source>
        <translation>Jiska uit bò tab la; yo montre pi gwo doub yo, epi yon won genyen se yon pwen.
Moun ki ka jwe yon sèl zo gendwa kenbe l epi tire.</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Nou</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Règ abityèl</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volim</translation>
    </message>
    <message>
        <source>Wa (King)</source>
        <translation>Wa</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Gade</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Gade pati a ankò</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Byen jwe</translation>
    </message>
    <message>
        <source>What the choices cost, in expected points, against the best ones that could be found from what was known at each moment. 0 is perfect play.</source>
        <translation>Sa chwa yo te koute, an pwen yo t ap atann, parapò ak pi bon chwa ou te ka jwenn ak sa ou te konnen nan chak moman. 0 se jwèt pafè a.</translation>
    </message>
    <message>
        <source>When a tile is laid or drawn, at a pass and at the end.</source>
        <translation>Zo ki poze oswa tire, pase, ak fen an.</translation>
    </message>
    <message>
        <source>When both teams share the lowest total, the team of whoever blocked wins.</source>
        <translation>Lè tou de ekip yo pataje pi piti total la, ekip moun ki bloke a genyen.</translation>
    </message>
    <message>
        <source>When nobody wins the round, nobody scores for it.</source>
        <translation>Lè pèsonn pa genyen won an, pèsonn pa make pou li.</translation>
    </message>
    <message>
        <source>When several share the greatest total, nobody takes the round.</source>
        <translation>Lè plizyè pataje pi gwo total la, pèsonn pa pran won an.</translation>
    </message>
    <message>
        <source>When several share the lowest total, whoever blocked wins if among them, else the first of them after that player in play order.</source>
        <translation>Lè plizyè pataje pi piti total la, moun ki bloke a genyen si l nan yo, sinon se premye nan yo apre jwè sa a nan lòd jwèt la.</translation>
    </message>
    <message>
        <source>When several sides share the lowest total, nobody wins the round.</source>
        <translation>Lè plizyè kan pataje pi piti total la, pèsonn pa genyen won an.</translation>
    </message>
    <message>
        <source>When the last tile is a lá-e-lô, worth 3 points. Both halves: its two numbers are the two open ones. Either end: any tile but a double that fits both ends, as the 5-3 on 3 and 3.</source>
        <translation>Lè dènye zo a fè lá-e-lô, ki vo 3 pwen. Tou de mwatye: de nimewo l yo se de nimewo louvri yo. Tou de pwent: nenpòt zo, sof yon doub, ki ale nan tou de pwent, tankou 5-3 sou 3 ak 3.</translation>
    </message>
    <message>
        <source>When the last tile makes 2 KABÈS. Either end: any tile that fits both ends, as the 5-3 on 3 and 3. Both halves: its two numbers are the two open ones; never a double.</source>
        <translation>Lè dènye zo a fè 2 KABÈS. Tou de pwent: nenpòt zo ki ale nan tou de pwent, tankou 5-3 sou 3 ak 3. Tou de mwatye: de nimewo l yo se de nimewo louvri yo; janm yon doub.</translation>
    </message>
    <message>
        <source>When the sums are level, the team of whoever blocked wins.</source>
        <translation>Lè sòm yo egal, ekip moun ki bloke a genyen.</translation>
    </message>
    <message>
        <source>When you can neither play nor draw.</source>
        <translation>Lè ou pa ka ni jwe ni tire.</translation>
    </message>
    <message>
        <source>When you cannot play and have to draw.</source>
        <translation>Lè ou pa ka jwe epi ou oblije tire.</translation>
    </message>
    <message>
        <source>Who can neither play nor draw must break if possible, and passes only if it is not.</source>
        <translation>Moun ki pa ka ni jwe ni tire dwe kase si li kapab, epi li pase sèlman si li pa kapab.</translation>
    </message>
    <message>
        <source>Who can play must play.</source>
        <translation>Moun ki ka jwe dwe jwe.</translation>
    </message>
    <message>
        <source>Who cannot play draws until a tile fits.
The family classic: luck turns quickly.</source>
        <translation>Moun ki pa ka jwe tire jiskaske yon zo ale.
Klasik fanmi yo: chans vire vit.</translation>
    </message>
    <message>
        <source>Who cannot play draws, one tile at a time, until one fits, and plays in the same turn.</source>
        <translation>Moun ki pa ka jwe tire, yon zo alafwa, jiskaske youn ale, epi li jwe nan menm tou a.</translation>
    </message>
    <message numerus="yes">
        <source>Who cannot play draws, one tile at a time, until one fits, but no more than %n tile(s) in a turn.</source>
        <translation>
            <numerusform>Moun ki pa ka jwe tire, yon zo alafwa, jiskaske youn ale, men pa plis pase %n zo nan yon tou.</numerusform>
            <numerusform>Moun ki pa ka jwe tire, yon zo alafwa, jiskaske youn ale, men pa plis pase %n zo nan yon tou.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who cannot play draws, one tile at a time, until one fits, or breaks the line.</source>
        <translation>Moun ki pa ka jwe tire, yon zo alafwa, jiskaske youn ale, oswa li kase chèn nan.</translation>
    </message>
    <message>
        <source>Who cannot play passes; there is no drawing.</source>
        <translation>Moun ki pa ka jwe pase; pa gen tire.</translation>
    </message>
    <message>
        <source>Who cannot play when nothing more can be drawn passes.</source>
        <translation>Moun ki pa ka jwe lè pa gen anyen ankò pou tire pase.</translation>
    </message>
    <message>
        <source>Who has the fewest penalty points at the end of the match.</source>
        <translation>Moun ki gen mwens pwen penalite nan fen pati a.</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Kiyès ki ouvri</translation>
    </message>
    <message>
        <source>Who opens the first round, and a round after a tie. Otherwise the last round’s winner leads.</source>
        <translation>Kiyès ki ouvri premye won an, ak yon won apre yon egalite. Sinon se moun ki te genyen dènye won an ki ouvri.</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Kiyès ki chita nan plas {number}</translation>
    </message>
    <message>
        <source>Whoever lays their last tile first goes out and wins the round.</source>
        <translation>Premye moun ki poze dènye zo l la fini epi genyen won an.</translation>
    </message>
    <message>
        <source>Whoever reaches the target wins.</source>
        <translation>Moun ki rive nan objektif la genyen.</translation>
    </message>
    <message>
        <source>Wins the round in {won} % of {deals} possible deals.</source>
        <translation>Genyen won an nan {won}&#xa0;% nan {deals} separasyon posib.</translation>
    </message>
    <message>
        <source>Wins the round {won} of the time; points on average: {points}.</source>
        <translation>Genyen won an nan {won} ka yo; pwen an mwayèn: {points}.</translation>
    </message>
    <message>
        <source>With other numbers of players: {deals}.</source>
        <translation>Ak lòt kantite jwè: {deals}.</translation>
    </message>
    <message>
        <source>With {best} the round is won {won} of the time, with {chosen} {other}.</source>
        <translation>Ak {best}, won an genyen nan {won} ka yo; ak {chosen}, nan {other}.</translation>
    </message>
    <message>
        <source>Withholding</source>
        <translation>Kenbe</translation>
    </message>
    <message>
        <source>Withholding: who can play one tile only may keep it and draw, as often as that is so; it may be played later in the same turn. Who can play two tiles or more must play.</source>
        <translation>Kenbe: moun ki ka jwe yon sèl zo gendwa kenbe l epi tire, toutotan se konsa; li ka jwe l pita nan menm tou a. Moun ki ka jwe de zo oswa plis dwe jwe.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>San èd</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Genyen</translation>
    </message>
    <message>
        <source>Won without help</source>
        <translation>Genyen san èd</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Genyen,&#xa0;%</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Mo jwèt la</translation>
    </message>
    <message>
        <source>Would rather draw.</source>
        <translation>Pito tire.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ou</translation>
    </message>
    <message>
        <source>You are King (Wa)!</source>
        <translation>Ou se Wa!</translation>
    </message>
    <message>
        <source>You are back at your last decision.</source>
        <translation>Ou tounen nan dènye desizyon w.</translation>
    </message>
    <message>
        <source>You blocked the round.</source>
        <translation>Ou bloke won an.</translation>
    </message>
    <message>
        <source>You can break the line, so you may not pass.</source>
        <translation>Ou ka kase chèn nan, kidonk ou pa gendwa pase.</translation>
    </message>
    <message>
        <source>You can play, so you may not draw.</source>
        <translation>Ou ka jwe, kidonk ou pa gendwa tire.</translation>
    </message>
    <message>
        <source>You can play, so you may not pass.</source>
        <translation>Ou ka jwe, kidonk ou pa gendwa pase.</translation>
    </message>
    <message>
        <source>You can play, so you must.</source>
        <translation>Ou ka jwe, kidonk fòk ou jwe.</translation>
    </message>
    <message>
        <source>You cannot play: a tile is drawn.</source>
        <translation>Ou pa ka jwe: yon zo tire.</translation>
    </message>
    <message>
        <source>You cannot play: draw a tile.</source>
        <translation>Ou pa ka jwe: tire yon zo.</translation>
    </message>
    <message>
        <source>You cannot play: lift a marked tile.</source>
        <translation>Ou pa ka jwe: leve yon zo ki make.</translation>
    </message>
    <message>
        <source>You cannot play: pass.</source>
        <translation>Ou pa ka jwe: pase.</translation>
    </message>
    <message>
        <source>You cannot play: you may lift a marked tile, or draw.</source>
        <translation>Ou pa ka jwe: leve yon zo ki make, oswa tire.</translation>
    </message>
    <message>
        <source>You cannot play: your turn is passed.</source>
        <translation>Ou pa ka jwe: tou w pase.</translation>
    </message>
    <message>
        <source>You choose the end</source>
        <translation>Se ou ki chwazi pwent lan</translation>
    </message>
    <message>
        <source>You do not hold the {tile}.</source>
        <translation>Ou pa gen {tile}.</translation>
    </message>
    <message>
        <source>You draw the {tile}.</source>
        <translation>Ou tire {tile}.</translation>
    </message>
    <message>
        <source>You draw.</source>
        <translation>Ou tire.</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Ou bay legen.</translation>
    </message>
    <message>
        <source>You have broken the line: finish your turn on one of the two new ends.</source>
        <translation>Ou kase chèn nan: fini tou w nan youn nan de nouvo pwent yo.</translation>
    </message>
    <message>
        <source>You have drawn a tile that can be played, so play it.</source>
        <translation>Ou tire yon zo ki ka jwe: jwe l.</translation>
    </message>
    <message>
        <source>You have no tile for this end.</source>
        <translation>Ou pa gen zo pou pwent sa a.</translation>
    </message>
    <message>
        <source>You have no {number} for the bare arms</source>
        <translation>Ou pa gen {number} pou bra vid yo</translation>
    </message>
    <message>
        <source>You have nothing more to decide in this round: show its end at once.</source>
        <translation>Ou pa gen anyen ankò pou deside nan won sa a: montre fen an touswit.</translation>
    </message>
    <message>
        <source>You laid the last kind of tile.</source>
        <translation>Ou poze dènye kalite zo a.</translation>
    </message>
    <message>
        <source>You lay the {tile} apart.</source>
        <translation>Ou mete {tile} apa.</translation>
    </message>
    <message>
        <source>You lift the {tile} from the line.</source>
        <translation>Ou leve {tile} nan chèn nan.</translation>
    </message>
    <message>
        <source>You may draw no more in this turn.</source>
        <translation>Ou pa ka tire ankò nan tou sa a.</translation>
    </message>
    <message>
        <source>You may play the {tile}, or keep it and draw.</source>
        <translation>Jwe {tile}, oswa kenbe l epi tire.</translation>
    </message>
    <message>
        <source>You must draw before you pass.</source>
        <translation>Fòk ou tire anvan ou pase.</translation>
    </message>
    <message>
        <source>You must pass</source>
        <translation>Fòk ou pase</translation>
    </message>
    <message>
        <source>You open the round with any tile.</source>
        <translation>Ou ouvri won an ak nenpòt zo.</translation>
    </message>
    <message>
        <source>You open the round with the {tile}.</source>
        <translation>Ou ouvri won an ak {tile}.</translation>
    </message>
    <message>
        <source>You open with the {tile}.</source>
        <translation>Ou ouvri ak {tile}.</translation>
    </message>
    <message>
        <source>You pass on {numbers}.</source>
        <translation>Ou pase ({numbers}).</translation>
    </message>
    <message>
        <source>You play the {tile}.</source>
        <translation>Ou jwe {tile}.</translation>
    </message>
    <message>
        <source>You reached the target.</source>
        <translation>Ou rive nan objektif la.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Ou fè domino.</translation>
    </message>
    <message>
        <source>You win the match with {partner}!</source>
        <translation>Ou genyen pati a ak {partner}!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Ou genyen pati a!</translation>
    </message>
    <message>
        <source>You win the round with {partner}.</source>
        <translation>Ou genyen won an ak {partner}.</translation>
    </message>
    <message>
        <source>You win the round.</source>
        <translation>Ou genyen won an.</translation>
    </message>
    <message>
        <source>Younger</source>
        <translation>Pi jèn</translation>
    </message>
    <message>
        <source>Your first tile</source>
        <translation>Premye zo ou</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n tile(s)</source>
        <translation>
            <numerusform>Men w: %n zo</numerusform>
            <numerusform>Men w: %n zo</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: only a {number} can be played, on a bare arm.</source>
        <translation>Tou pa w: se yon {number} sèlman ki ka jwe, sou yon bra vid.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>Tou pa w: jwe yon zo.</translation>
    </message>
    <message>
        <source>Your turn: play a tile; a double may also lie apart.</source>
        <translation>Tou pa w: jwe; yon doub ka rete apa tou.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandi</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Redui</translation>
    </message>
    <message>
        <source>a colour for each number</source>
        <translation>yon koulè pou chak nimewo</translation>
    </message>
    <message>
        <source>after {rounds} rounds</source>
        <translation>apre {rounds} won</translation>
    </message>
    <message>
        <source>all of one colour</source>
        <translation>tout menm koulè</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujou</translation>
    </message>
    <message>
        <source>are not marked</source>
        <translation>pa make</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>menm jan ak sistèm nan</translation>
    </message>
    <message>
        <source>at the target</source>
        <translation>nan objektif la</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blan</translation>
    </message>
    <message>
        <source>blue cloth</source>
        <translation>twal ble</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>wobo, {level}</translation>
    </message>
    <message>
        <source>both halves</source>
        <translation>tou de mwatye yo</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>anba</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>pa nimewo</translation>
    </message>
    <message>
        <source>by total</source>
        <translation>pa total</translation>
    </message>
    <message>
        <source>by yourself</source>
        <translation>ou menm</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>fonse</translation>
    </message>
    <message>
        <source>double-{number}</source>
        <translation>doub-{number}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tire</translation>
    </message>
    <message>
        <source>draw a tile.</source>
        <translation>tire yon zo.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>yo tire osò</translation>
    </message>
    <message>
        <source>each player turns up a tile, and the greatest total leads; after a tie all draw again.</source>
        <translation>chak jwè vire yon zo, epi pi gwo total la ouvri; si yo egal tout moun vire ankò.</translation>
    </message>
    <message>
        <source>ebony</source>
        <translation>ebèn</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>either end</source>
        <translation>tou de pwent yo</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onz</translation>
    </message>
    <message>
        <source>end {arm} ({where})</source>
        <translation>pwent {arm} ({where})</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapid</translation>
    </message>
    <message>
        <source>five</source>
        <translation>senk</translation>
    </message>
    <message>
        <source>four</source>
        <translation>kat</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>yo bay legen</translation>
    </message>
    <message>
        <source>green felt</source>
        <translation>fet vèt</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>gwo kontras</translation>
    </message>
    <message>
        <source>highest double</source>
        <translation>pi gwo doub</translation>
    </message>
    <message>
        <source>instant, without movement</source>
        <translation>touswit, san mouvman</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>li pa la</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>ivwa</translation>
    </message>
    <message>
        <source>lay the {tile} apart.</source>
        <translation>poze {tile} apa.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>agoch</translation>
    </message>
    <message>
        <source>lift the {tile}</source>
        <translation>leve {tile}</translation>
    </message>
    <message>
        <source>lift the {tile} from the line.</source>
        <translation>leve {tile} nan chèn nan.</translation>
    </message>
    <message>
        <source>light</source>
        <translation>klè</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>pèdi</translation>
    </message>
    <message>
        <source>lost the round, so back from {before} to {after}</source>
        <translation>pèdi won an, kidonk retonbe soti nan {before} rive nan {after}</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>nivo melanje</translation>
    </message>
    <message>
        <source>never</source>
        <translation>janm</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nèf</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>nòmal</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>poko fini</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>anyen</translation>
    </message>
    <message>
        <source>one</source>
        <translation>en</translation>
    </message>
    <message>
        <source>open with the {tile}.</source>
        <translation>louvri ak {tile}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pase</translation>
    </message>
    <message>
        <source>pass.</source>
        <translation>pase.</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>pa gen pèmisyon</translation>
    </message>
    <message>
        <source>person</source>
        <translation>moun</translation>
    </message>
    <message>
        <source>plain white</source>
        <translation>blan senp</translation>
    </message>
    <message>
        <source>play the {tile} on the {number}.</source>
        <translation>jwe {tile} sou {number}.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>adwat</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>won {number}</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>plas {number}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sèt</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>pataje</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sis</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>dousman</translation>
    </message>
    <message>
        <source>stand out</source>
        <translation>depase lòt yo</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>pa {number} sou {all}</translation>
    </message>
    <message>
        <source>target: {points}</source>
        <translation>objektif: {points}</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dis</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disk la plen</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>disk la pou li sèlman</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>disk la bay yon erè</translation>
    </message>
    <message>
        <source>the fewest penalties win</source>
        <translation>moun ki gen mwens penalite genyen</translation>
    </message>
    <message>
        <source>the holder of the highest double opens with it. When nobody holds a double, all is dealt again.</source>
        <translation>moun ki gen pi gwo doub la ouvri avè l. Si pèsonn pa gen doub, yo separe zo yo ankò.</translation>
    </message>
    <message>
        <source>the holder of the highest double opens with it. When nobody holds a double, the tile with the greatest total opens; equal totals: the one with the higher number.</source>
        <translation>moun ki gen pi gwo doub la ouvri avè l. Si pèsonn pa gen doub, zo ki gen pi gwo total la ouvri; si yo egal: sa ki gen nimewo ki pi wo a.</translation>
    </message>
    <message>
        <source>the holder of the {tile} opens with it.</source>
        <translation>moun ki gen {tile} ouvri avè l.</translation>
    </message>
    <message>
        <source>the last two tiles</source>
        <translation>de dènye zo yo</translation>
    </message>
    <message>
        <source>the lower pair of hands</source>
        <translation>pi piti sòm de men</translation>
    </message>
    <message>
        <source>the lowest single hand</source>
        <translation>pi piti men poukont li</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>non an twò long</translation>
    </message>
    <message>
        <source>the others are dimmed</source>
        <translation>lòt yo vin pal</translation>
    </message>
    <message>
        <source>the place apart</source>
        <translation>plas apa a</translation>
    </message>
    <message>
        <source>the round</source>
        <translation>won an</translation>
    </message>
    <message>
        <source>the {tile} on {left}…{right}</source>
        <translation>{tile} sou {left}…{right}</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>gen yon fichye ki gen non sa a deja</translation>
    </message>
    <message>
        <source>there is a file where a folder should be</source>
        <translation>gen yon fichye kote ta dwe gen yon dosye</translation>
    </message>
    <message>
        <source>there is a folder where the file should be</source>
        <translation>gen yon dosye kote fichye a ta dwe ye</translation>
    </message>
    <message>
        <source>three</source>
        <translation>twa</translation>
    </message>
    <message>
        <source>top</source>
        <translation>anwo</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douz</translation>
    </message>
    <message>
        <source>two</source>
        <translation>de</translation>
    </message>
    <message>
        <source>with double-nine and double-twelve</source>
        <translation>ak doub-nèf ak doub-douz</translation>
    </message>
    <message>
        <source>won</source>
        <translation>genyen</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>{names} genyen</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>bwa</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>wi</translation>
    </message>
    <message>
        <source>your turn is passed.</source>
        <translation>tou w pase.</translation>
    </message>
    <message>
        <source>{best} was as good.</source>
        <translation>{best}: menm jan bon.</translation>
    </message>
    <message>
        <source>{best} was expected to bring more points (+{gain}).</source>
        <translation>{best}: yo t ap atann plis pwen (+{gain}).</translation>
    </message>
    <message>
        <source>{boneyard}. Click to draw.</source>
        <translation>{boneyard}. Klike pou tire.</translation>
    </message>
    <message>
        <source>{boneyard}. Click to keep your tile and draw instead.</source>
        <translation>{boneyard}. Klike pou kenbe zo w la epi tire pito.</translation>
    </message>
    <message>
        <source>{boneyard}. Nothing more can be drawn.</source>
        <translation>{boneyard}. Pa gen anyen ankò pou tire.</translation>
    </message>
    <message>
        <source>{boneyard}. You can play, so you may not draw.</source>
        <translation>{boneyard}. Ou ka jwe, kidonk ou pa gendwa tire.</translation>
    </message>
    <message>
        <source>{end}, open number {number}</source>
        <translation>{end}, nimewo louvri {number}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} pa ka li: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>{file} pa ka ekri: {why}.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <translation>{file} vid.</translation>
    </message>
    <message>
        <source>{file}, {fault}.</source>
        <translation>{file}, {fault}.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} rive {high}</translation>
    </message>
    <message numerus="yes">
        <source>{names} is King (Wa)!</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} se Wa!</numerusform>
            <numerusform>{names} se Wa!</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} pataje viktwa a.</translation>
    </message>
    <message numerus="yes">
        <source>{names} wins the match.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} genyen pati a.</numerusform>
            <numerusform>{names} genyen pati a.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins the round.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} genyen won an.</numerusform>
            <numerusform>{names} genyen won an.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({kind}): {tiles}, {points}</source>
        <translation>{name} ({kind}): {tiles}, {points}</translation>
    </message>
    <message>
        <source>{name} blocked the round.</source>
        <translation>{name} bloke won an.</translation>
    </message>
    <message>
        <source>{name} draws the {tile}.</source>
        <translation>{name} tire {tile}.</translation>
    </message>
    <message>
        <source>{name} draws.</source>
        <translation>{name} tire.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gave up.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{name} bay legen.</numerusform>
            <numerusform>{name} bay legen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has passed on {number}.</source>
        <translation>{name} te pase sou {number}.</translation>
    </message>
    <message>
        <source>{name} laid the last kind of tile.</source>
        <translation>{name} poze dènye kalite zo a.</translation>
    </message>
    <message>
        <source>{name} lays the {tile} apart.</source>
        <translation>{name} mete {tile} apa.</translation>
    </message>
    <message>
        <source>{name} lifts the {tile} from the line.</source>
        <translation>{name} leve {tile} nan chèn nan.</translation>
    </message>
    <message>
        <source>{name} lost the thread: the first possible move was played. The game goes on.</source>
        <translation>{name} pèdi fil la: yo jwe premye kou ki posib la. Jwèt la kontinye.</translation>
    </message>
    <message>
        <source>{name} opens with the {tile}.</source>
        <translation>{name} ouvri ak {tile}.</translation>
    </message>
    <message>
        <source>{name} passes on {numbers}.</source>
        <translation>{name} pase ({numbers}).</translation>
    </message>
    <message>
        <source>{name} plays the {tile}.</source>
        <translation>{name} jwe {tile}.</translation>
    </message>
    <message>
        <source>{name} probably cannot play ({percent} %).</source>
        <translation>{name} pwobableman pa ka jwe ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>{name} reached the target.</source>
        <translation>{name} rive nan objektif la.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} fè domino.</translation>
    </message>
    <message>
        <source>{name} will probably have to play.</source>
        <translation>{name} pwobableman ap oblije jwe.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, se tou pa w</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{open}; last played: {number}</source>
        <translation>{open}; dènye kote yo jwe: {number}</translation>
    </message>
    <message>
        <source>{open}; they count {sum}</source>
        <translation>{open}; yo fè {sum}</translation>
    </message>
    <message>
        <source>{penalty} after {finish}, for the heaviest hand ({total})</source>
        <translation>{penalty} apre {finish}, pou men ki pi lou a ({total})</translation>
    </message>
    <message>
        <source>{penalty} after {finish}; level at the heaviest hand ({total}): {names}; the first in play order after the winner takes them</source>
        <translation>{penalty} apre {finish}; egal nan men ki pi lou a ({total}): {names}; premye a nan lòd jwèt la apre moun ki genyen an pran yo</translation>
    </message>
    <message>
        <source>{players}; {set}.</source>
        <translation>{players}; {set}.</translation>
    </message>
    <message>
        <source>{points} for the round</source>
        <translation>{points} pou won an</translation>
    </message>
    <message>
        <source>{points} for {finish}</source>
        <translation>{points} pou {finish}</translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation>{points} antou</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} ak {last}</translation>
    </message>
    <message>
        <source>{sum} for plays</source>
        <translation>{sum} pou kou yo</translation>
    </message>
    <message>
        <source>{sum} from the opponents’ hands</source>
        <translation>{sum} nan men advèsè yo</translation>
    </message>
    <message>
        <source>{sum} from the others’ hands</source>
        <translation>{sum} nan men lòt yo</translation>
    </message>
    <message>
        <source>{team} ({names})</source>
        <translation>{team} ({names})</translation>
    </message>
    <message>
        <source>{tiles} for {players}</source>
        <translation>{tiles} pou {players}</translation>
    </message>
    <message numerus="yes">
        <source>{tiles} from %n set(s)</source>
        <translation>
            <numerusform>{tiles} nan %n jwèt zo</numerusform>
            <numerusform>{tiles} nan %n jwèt zo</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} apart</source>
        <translation>{tile} apa</translation>
    </message>
    <message>
        <source>{tile} on the {number}</source>
        <translation>{tile} sou {number}</translation>
    </message>
    <message>
        <source>{tile}, chosen</source>
        <translation>{tile}, chwazi</translation>
    </message>
    <message>
        <source>{tile}, playable</source>
        <translation>{tile}, ka jwe</translation>
    </message>
    <message>
        <source>{title}: {words}</source>
        <translation>{title}: {words}</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <comment>matches</comment>
        <translation>{won} sou {played}</translation>
    </message>
    <message>
        <source>{words} {points}!</source>
        <translation>{words} {points}!</translation>
    </message>
    <message>
        <source>{words}, rounded to {points}</source>
        <translation>{words}, awondi a {points}</translation>
    </message>
    <message>
        <source>{words}. On turn.</source>
        <translation>{words}. Se tou l.</translation>
    </message>
    <message>
        <source>“Crossed”: going out with a double when both ends showed its number.</source>
        <translation>“Kwaze”: fini ak yon doub lè tou de pwent yo te montre nimewo l.</translation>
    </message>
    <message>
        <source>“There and there”: going out with a tile, no double, that fitted both ends; a house rule says whether it must do so with both its halves.</source>
        <translation>“La ak la”: fini ak yon zo, pa yon doub, ki te ale nan tou de pwent yo; yon règ kay la di si se pou l fè sa ak tou de mwatye l.</translation>
    </message>
    <message>
        <source>“Two heads”: going out with a tile that could have gone on both ends; a house rule says whether doubles and one half alone count.</source>
        <translation>“De tèt”: fini ak yon zo ki te ka ale nan tou de pwent yo; yon règ kay la di si doub ak yon sèl mwatye konte.</translation>
    </message>
</context>
</TS>
