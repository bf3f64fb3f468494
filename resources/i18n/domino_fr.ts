<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) sleep: nobody sees or draws them in this round.</source>
        <translation>
            <numerusform>%n domino dort&#xa0;: personne ne le voit ni ne le pioche pendant cette manche.</numerusform>
            <numerusform>%n dominos dorment&#xa0;: personne ne les voit ni ne les pioche pendant cette manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undealt tile(s) sleep: out of play in this round</source>
        <translation>
            <numerusform>%n domino non distribué dort&#xa0;: hors jeu pour cette manche</numerusform>
            <numerusform>%n dominos non distribués dorment&#xa0;: hors jeu pour cette manche</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Domino Desktop</source>
        <translation>À &amp;propos de Domino Desktop</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>&amp;Piocher</translation>
    </message>
    <message>
        <source>&amp;Earlier matches</source>
        <translation>Parties &amp;en attente</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein &amp;écran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Abandonner…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Pass the turn</source>
        <translation>&amp;Bouder</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Result of the round</source>
        <translation>&amp;Résultat de la manche</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;Set up a match…</source>
        <translation>&amp;Préparer une partie…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Whole line</source>
        <translation>&amp;Toute la chaîne</translation>
    </message>
    <message>
        <source>**{value}** ({low} to {high})</source>
        <translation>**{value}** ({low} à {high})</translation>
    </message>
    <message>
        <source>- {option}: {values}</source>
        <translation>- {option}&#xa0;: {values}</translation>
    </message>
    <message>
        <source>A beginner: gets rid of heavy tiles, but often plays whatever comes to hand. Remembers nothing, and never sees a hidden tile.</source>
        <translation>Débutant&#xa0;: se défait des gros dominos, mais joue souvent ce qui lui tombe sous la main. Ne retient rien et ne voit jamais un domino caché.</translation>
    </message>
    <message>
        <source>A double lies crosswise and leaves the same number open.</source>
        <translation>Un double se pose en travers et laisse ouvert le même numéro.</translation>
    </message>
    <message>
        <source>A tile may be played at an end that shows one of its two numbers; its other number is then open.</source>
        <translation>On pose un domino à un bout qui montre l’un de ses deux numéros&#xa0;; son autre numéro devient le numéro ouvert.</translation>
    </message>
    <message>
        <source>About Domino Desktop</source>
        <translation>À propos de Domino Desktop</translation>
    </message>
    <message>
        <source>An example: the hands count {totals} after a domino; that scores {points}.</source>
        <translation>Exemple&#xa0;: après un domino, les mains comptent {totals}&#xa0;; on marque {points}.</translation>
    </message>
    <message>
        <source>An unexpected error happened. The match is saved; details are in {log}.</source>
        <translation>Une erreur inattendue s’est produite. La partie est sauvegardée&#xa0;; les détails sont dans {log}.</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Une autre personne</translation>
    </message>
    <message>
        <source>As good as any other play.</source>
        <translation>Vaut n’importe quel autre coup.</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Endormis</translation>
    </message>
    <message>
        <source>At a number of points, or after a number of rounds.</source>
        <translation>À un nombre de points, ou après un nombre de manches.</translation>
    </message>
    <message>
        <source>Avoids a block that would be lost.</source>
        <translation>Évite une fermeture perdante.</translation>
    </message>
    <message>
        <source>Block dominoes</source>
        <translation>Le blocage</translation>
    </message>
    <message>
        <source>Block: the round also ends as soon as nobody can play and nothing more can be drawn.</source>
        <translation>Blocage&#xa0;: la manche finit aussi dès que personne ne peut jouer et qu’il n’y a plus rien à piocher.</translation>
    </message>
    <message>
        <source>Block: the round also ends as soon as nobody can play.</source>
        <translation>Blocage&#xa0;: la manche finit aussi dès que personne ne peut jouer.</translation>
    </message>
    <message>
        <source>Blocked!</source>
        <translation>Jeu bloqué&#xa0;!</translation>
    </message>
    <message>
        <source>Blocks the round with {own} pips in hand.</source>
        <translation>Ferme le jeu avec {own} points en main.</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Pioche</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Pioche&#xa0;:&#xa0;%n domino</numerusform>
            <numerusform>Pioche&#xa0;:&#xa0;%n dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Robot&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Can probably go on in the next turn.</source>
        <translation>Pourra sans doute jouer au prochain tour.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose a tile first.</source>
        <translation>Choisissez d’abord un domino.</translation>
    </message>
    <message>
        <source>Choose where the {tile} shall go.</source>
        <translation>Choisissez où poser le {tile}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Digits on the tiles</source>
        <translation>Chiffres sur les dominos</translation>
    </message>
    <message>
        <source>Domino!</source>
        <translation>Domino&#xa0;!</translation>
    </message>
    <message>
        <source>Domino: the round ends as soon as a hand is empty.</source>
        <translation>Domino&#xa0;: la manche finit dès qu’une main est vide.</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominos</translation>
    </message>
    <message>
        <source>Dominoes against bots or with people at one computer.</source>
        <translation>Les dominos contre des robots ou à plusieurs sur un même ordinateur.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard.</source>
        <translation>Prendre un domino à la pioche.</translation>
    </message>
    <message>
        <source>Draw by itself</source>
        <translation>Piocher automatiquement</translation>
    </message>
    <message>
        <source>Draw dominoes</source>
        <translation>La pioche</translation>
    </message>
    <message>
        <source>Draws</source>
        <comment>said of a player</comment>
        <translation>Pioche</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Chaque joueur reçoit&#xa0;%n domino.</numerusform>
            <numerusform>Chaque joueur reçoit&#xa0;%n dominos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player scores the pips left in their own hand, and the most points win.</source>
        <translation>Chacun marque les points qui lui restent en main, et le plus grand nombre de points gagne.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>End {arm}, open number {number}</source>
        <translation>Bout {arm}, numéro ouvert {number}</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle, shown at the start: {digest}</source>
        <translation>Empreinte du mélange, montrée au début&#xa0;: {digest}</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle: {digest}</source>
        <translation>Empreinte du mélange&#xa0;: {digest}</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Première ouverture</translation>
    </message>
    <message>
        <source>First round: each player turns up a tile, and the greatest total leads with any tile; after a tie all draw again.</source>
        <translation>Première manche&#xa0;: chacun retourne un domino, et le plus fort total ouvre avec le domino de son choix&#xa0;; à égalité, tous recommencent.</translation>
    </message>
    <message>
        <source>First round: the holder of the highest double opens with it. When nobody holds a double, the tile with the greatest total opens; equal totals: the one with the higher number.</source>
        <translation>Première manche&#xa0;: celui qui a le plus fort double ouvre avec ce double. Si personne n’a de double, le domino de plus fort total ouvre&#xa0;; à total égal, celui qui porte le plus grand numéro.</translation>
    </message>
    <message>
        <source>Five players and more play with two double-six sets.</source>
        <translation>À cinq joueurs et plus, on joue avec deux jeux de double-six.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses Qt {version}, which is under the LGPL.</source>
        <translation>Logiciel libre sous licence MIT. Il utilise Qt {version}, sous licence LGPL.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Gets rid of a double.</source>
        <translation>Se défait d’un double.</translation>
    </message>
    <message>
        <source>Gets rid of heavy tiles and doubles, keeps its numbers varied, counts the tiles and passes of the round. Never sees a hidden tile.</source>
        <translation>Se défait des gros dominos et des doubles, garde des numéros variés, compte les dominos posés et qui a boudé pendant la manche. Ne voit jamais un domino caché.</translation>
    </message>
    <message>
        <source>Gets rid of {pips} pips.</source>
        <translation>Se défait de {pips} points.</translation>
    </message>
    <message>
        <source>Give the match up?</source>
        <translation>Abandonner la partie&#xa0;?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Going out wins the round, whatever the others hold.</source>
        <translation>Celui qui fait domino gagne la manche, quoi qu’il reste aux autres.</translation>
    </message>
    <message>
        <source>Hopes to be stuck, for pips in hand count.</source>
        <translation>Espère rester bloqué, car les points en main comptent.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>How many sit at the table, each for themselves.</source>
        <translation>Combien sont à la table, chacun pour soi.</translation>
    </message>
    <message>
        <source>How many tiles each player gets; the others sleep.</source>
        <translation>Ce que chacun reçoit&#xa0;; les autres dominos dorment.</translation>
    </message>
    <message>
        <source>In your hand: {tiles}</source>
        <translation>En main&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>It was put aside as {aside}.</source>
        <translation>Le fichier a été mis de côté sous le nom {aside}.</translation>
    </message>
    <message>
        <source>Its secret: {secret}</source>
        <translation>Son secret&#xa0;: {secret}</translation>
    </message>
    <message>
        <source>Just a whim.</source>
        <translation>Un simple caprice.</translation>
    </message>
    <message>
        <source>Keeps the doubles in hand.</source>
        <translation>Garde ses doubles en main.</translation>
    </message>
    <message>
        <source>Keeps the heavy tiles and gives away {pips} pips only.</source>
        <translation>Garde les gros dominos et ne lâche que {pips} points.</translation>
    </message>
    <message>
        <source>Language / Langue</source>
        <translation>Langue / Language</translation>
    </message>
    <message>
        <source>Later rounds: the winner of the round before leads, with any tile; after a tie, as in the first round.</source>
        <translation>Manches suivantes&#xa0;: le gagnant de la manche précédente ouvre, avec le domino de son choix&#xa0;; après une égalité, comme à la première manche.</translation>
    </message>
    <message>
        <source>Leave the turn to the next player.</source>
        <translation>Passer son tour.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n tile(s) in hand that can follow.</source>
        <translation>
            <numerusform>Laisse en main&#xa0;%n domino qui peut suivre.</numerusform>
            <numerusform>Laisse en main&#xa0;%n dominos qui peuvent suivre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Reste en main</translation>
    </message>
    <message>
        <source>Left in the boneyard</source>
        <translation>Dominos laissés au talon</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Regarder la table</translation>
    </message>
    <message>
        <source>Losing wins (misère)</source>
        <translation>Qui perd gagne</translation>
    </message>
    <message>
        <source>Losing wins: all score what is left in their own hands.</source>
        <translation>Qui perd gagne&#xa0;: chacun marque ce qui lui reste en main.</translation>
    </message>
    <message>
        <source>Losing wins: every player scores the pips left in their own hand, also when somebody went out.</source>
        <translation>Qui perd gagne&#xa0;: chacun marque les points qui lui restent en main, même quand quelqu’un a fait domino.</translation>
    </message>
    <message>
        <source>Losing wins: the greatest total takes the round.</source>
        <translation>Qui perd gagne&#xa0;: le plus fort total l’emporte.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nom à la place {number}</translation>
    </message>
    <message numerus="yes">
        <source>Next (%n)</source>
        <translation>
            <numerusform>Suivant (%n)</numerusform>
            <numerusform>Suivant (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>No drawing: who cannot play passes.
A pass tells what a hand lacks; blocking is an art.</source>
        <translation>Pas de pioche&#xa0;: qui ne peut jouer boude.
Bouder en dit long, et bloquer est un art.</translation>
    </message>
    <message>
        <source>No tile fits and nothing can be drawn: pass.</source>
        <translation>Rien ne va et il n’y a rien à piocher&#xa0;: boudez.</translation>
    </message>
    <message>
        <source>No tile fits: draw one.</source>
        <translation>Rien ne va&#xa0;: piochez.</translation>
    </message>
    <message>
        <source>No tile is on the table yet</source>
        <translation>Aucun domino sur la table</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Personne ne marque.</translation>
    </message>
    <message>
        <source>Not possible: {values}. {why}</source>
        <translation>Impossible&#xa0;: {values}. {why}</translation>
    </message>
    <message>
        <source>Not yet: it is {name}’s turn.</source>
        <translation>Pas encore&#xa0;: c’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>Nothing can be drawn.</source>
        <translation>Il n’y a rien à piocher.</translation>
    </message>
    <message>
        <source>Nothing can be played there yet.</source>
        <translation>On ne peut pas encore jouer là.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>Only bots: you watch.</source>
        <translation>Rien que des robots&#xa0;: vous regardez.</translation>
    </message>
    <message>
        <source>Open numbers: {numbers}</source>
        <translation>Numéros ouverts&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Bouder</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>said by a player</comment>
        <translation>Boude</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>Bouder automatiquement</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play a new match</source>
        <translation>Jouer une nouvelle partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players level at the top share the win.</source>
        <translation>À égalité en tête, on partage la victoire.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Résultat de la partie</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de ce jeu</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Jeu de dominos</translation>
    </message>
    <message>
        <source>Set up a match</source>
        <translation>Préparer une partie</translation>
    </message>
    <message>
        <source>Set up a match…</source>
        <translation>Préparer une partie…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Préparer…</translation>
    </message>
    <message>
        <source>Several share the greatest total: nobody takes the round.</source>
        <translation>Égalité au plus fort total&#xa0;: personne ne l’emporte.</translation>
    </message>
    <message>
        <source>Several share the lowest total: nobody wins the round.</source>
        <translation>Égalité au plus petit total&#xa0;: personne ne gagne la manche.</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Voir mes dominos</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Camp {number}</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;number</source>
        <translation>Trier la main par &amp;numéro</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;total</source>
        <translation>Trier la main par &amp;valeur</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Teams need four players.</source>
        <translation>Il faut être quatre pour jouer en équipes.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fin d’une manche</translation>
    </message>
    <message>
        <source>The fingerprint is the SHA-256 of the secret.</source>
        <translation>L’empreinte est le SHA-256 du secret.</translation>
    </message>
    <message>
        <source>The finished match cannot be kept in {file}: {why}.</source>
        <translation>La partie finie ne peut être gardée dans {file}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The first person at the table is you.</source>
        <translation>La première personne à table, c’est vous.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle.</source>
        <translation>Le premier domino se pose au milieu.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) of the boneyard are never drawn.</source>
        <translation>
            <numerusform>Le dernier domino de la pioche n’est jamais pris.</numerusform>
            <numerusform>Les&#xa0;%n derniers dominos de la pioche ne sont jamais pris.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest total wins a blocked round.</source>
        <translation>Jeu bloqué&#xa0;: le plus petit total gagne la manche.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The match cannot be saved in {file}: {why}.</source>
        <translation>La partie ne peut être sauvegardée dans {file}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>The match ends when a player has {points}; the most points win.</source>
        <translation>La partie finit quand un joueur a {points}&#xa0;; le plus grand nombre de points gagne.</translation>
    </message>
    <message>
        <source>The match ends {when}; the most points win.</source>
        <translation>La partie finit {when}&#xa0;; le plus grand nombre de points gagne.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>The match went over %n round(s).</source>
        <translation>
            <numerusform>La partie se jouait en&#xa0;%n manche.</numerusform>
            <numerusform>La partie se jouait en&#xa0;%n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) are the boneyard.</source>
        <translation>
            <numerusform>Le domino restant forme la pioche.</numerusform>
            <numerusform>Les&#xa0;%n autres dominos forment la pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others look away, please.</source>
        <translation>Que les autres détournent le regard.</translation>
    </message>
    <message>
        <source>The others win. To stop for now, just quit: the match is kept to be continued.</source>
        <translation>Les autres gagnent. Pour s’arrêter un moment, il suffit de quitter&#xa0;: la partie reste à continuer.</translation>
    </message>
    <message>
        <source>The pips left in a hand are counted: 6-2 counts 8, 0-0 counts 0.</source>
        <translation>On compte les points restés en main&#xa0;: le 6-2 compte 8, le 0-0 compte 0.</translation>
    </message>
    <message>
        <source>The points that end the match. Not used when it ends after a number of rounds.</source>
        <translation>Les points qui mettent fin à la partie. Sans effet quand elle se joue en un nombre de manches.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>The round opens with the {bound}.</source>
        <translation>La manche s’ouvre avec le {bound}.</translation>
    </message>
    <message>
        <source>The round opens with the {tile}.</source>
        <translation>La manche s’ouvre avec le {tile}.</translation>
    </message>
    <message>
        <source>The rules of the novel include it.</source>
        <translation>Les règles du roman l’imposent.</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({why}).</source>
        <translation>La partie sauvegardée ne peut être lue ({why}).</translation>
    </message>
    <message>
        <source>The saved match was damaged and cannot be continued.</source>
        <translation>La partie sauvegardée était abîmée et ne peut être continuée.</translation>
    </message>
    <message>
        <source>The settings cannot be read ({why}); the usual ones apply.</source>
        <translation>Les préférences ne peuvent être lues ({why})&#xa0;; celles d’origine s’appliquent.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}: {why}.</source>
        <translation>Les préférences ne peuvent être gardées dans {file}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The settings were damaged; the usual ones apply.</source>
        <translation>Les préférences étaient abîmées&#xa0;; celles d’origine s’appliquent.</translation>
    </message>
    <message>
        <source>The target of {points} is reached.</source>
        <translation>L’objectif de {points} est atteint.</translation>
    </message>
    <message>
        <source>The tiles that are shuffled, from double-blank to the double named.</source>
        <translation>Les dominos que l’on mélange, du double-blanc au double indiqué.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour de jeu</translation>
    </message>
    <message>
        <source>The value in force is bold; each is chosen in the set-up of a match.</source>
        <translation>La valeur choisie est en gras&#xa0;; chacune se règle en préparant la partie.</translation>
    </message>
    <message>
        <source>The winner of the round scores the pips of all other hands; their own are not subtracted.</source>
        <translation>Le gagnant de la manche marque les points de toutes les autres mains&#xa0;; les siens ne sont pas déduits.</translation>
    </message>
    <message>
        <source>The winner scores what the others hold.</source>
        <translation>Le gagnant marque ce qui reste aux autres.</translation>
    </message>
    <message>
        <source>The {tile} does not fit there.</source>
        <translation>Le {tile} ne va pas là.</translation>
    </message>
    <message>
        <source>The {tile} does not fit there: the open number is {number}.</source>
        <translation>Le {tile} ne va pas là&#xa0;: le numéro ouvert est {number}.</translation>
    </message>
    <message>
        <source>The {tile} fits none of the open numbers.</source>
        <translation>Le {tile} ne va à aucun bout.</translation>
    </message>
    <message>
        <source>The {tile} fits several ends: choose one.</source>
        <translation>Le {tile} va à plusieurs bouts&#xa0;: choisissez.</translation>
    </message>
    <message>
        <source>The {tile} must be dropped at an open end.</source>
        <translation>Le {tile} se pose à un bout ouvert.</translation>
    </message>
    <message>
        <source>There are not enough tiles for all players.</source>
        <translation>Il n’y a pas assez de dominos pour tous.</translation>
    </message>
    <message>
        <source>There is no drawing in this game.</source>
        <translation>On ne pioche pas dans ce jeu.</translation>
    </message>
    <message>
        <source>There is no such place.</source>
        <translation>Cette place n’existe pas.</translation>
    </message>
    <message>
        <source>Tiles at the boneyard’s end that are never drawn.</source>
        <translation>Les dominos de la fin de la pioche que l’on ne prend jamais.</translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation>Dominos par main</translation>
    </message>
    <message>
        <source>Tiles that can be played</source>
        <translation>Dominos jouables</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>When a tile is laid or drawn, at a pass and at the end.</source>
        <translation>Quand un domino est posé ou pioché, quand on boude et à la fin.</translation>
    </message>
    <message>
        <source>When nobody wins the round, nobody scores.</source>
        <translation>Quand personne ne gagne la manche, personne ne marque.</translation>
    </message>
    <message>
        <source>When you can neither play nor draw.</source>
        <translation>Quand vous ne pouvez ni jouer ni piocher.</translation>
    </message>
    <message>
        <source>When you cannot play and have to draw.</source>
        <translation>Quand vous ne pouvez pas jouer et devez piocher.</translation>
    </message>
    <message>
        <source>Who can play must play.</source>
        <translation>Qui peut jouer doit jouer.</translation>
    </message>
    <message>
        <source>Who cannot play draws until a tile fits.
The family classic: luck turns quickly.</source>
        <translation>Qui ne peut jouer pioche jusqu’à pouvoir.
Le classique des familles&#xa0;: la chance tourne vite.</translation>
    </message>
    <message>
        <source>Who cannot play draws, one tile at a time, until one fits, and plays in the same turn.</source>
        <translation>Qui ne peut jouer pioche, un domino à la fois, jusqu’à ce que l’un d’eux aille, et joue dans le même tour.</translation>
    </message>
    <message>
        <source>Who cannot play passes; there is no drawing.</source>
        <translation>Qui ne peut jouer boude&#xa0;; on ne pioche pas.</translation>
    </message>
    <message>
        <source>Who cannot play when nothing more can be drawn passes.</source>
        <translation>Qui ne peut jouer quand il n’y a plus rien à piocher boude.</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Qui ouvre</translation>
    </message>
    <message>
        <source>Who opens the first round, and a round after a tie. Otherwise the last round’s winner leads.</source>
        <translation>Qui ouvre la première manche, et une manche après une égalité. Sinon, c’est le gagnant de la manche précédente.</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Qui joue à la place {number}</translation>
    </message>
    <message>
        <source>With other numbers of players: {deals}.</source>
        <translation>À d’autres nombres de joueurs&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You blocked the round.</source>
        <translation>Vous avez fermé le jeu.</translation>
    </message>
    <message>
        <source>You can play or draw.</source>
        <translation>Vous pouvez jouer ou piocher.</translation>
    </message>
    <message>
        <source>You can play, so you may not draw.</source>
        <translation>Vous pouvez jouer, donc pas de pioche.</translation>
    </message>
    <message>
        <source>You can play, so you may not pass.</source>
        <translation>Vous pouvez jouer, donc on ne boude pas.</translation>
    </message>
    <message>
        <source>You can play, so you must.</source>
        <translation>Vous pouvez jouer, donc vous le devez.</translation>
    </message>
    <message>
        <source>You cannot play: a tile is drawn.</source>
        <translation>Vous ne pouvez pas jouer&#xa0;: un domino est pioché.</translation>
    </message>
    <message>
        <source>You cannot play: draw a tile.</source>
        <translation>Vous ne pouvez pas jouer&#xa0;: piochez.</translation>
    </message>
    <message>
        <source>You cannot play: pass.</source>
        <translation>Vous ne pouvez pas jouer&#xa0;: boudez.</translation>
    </message>
    <message>
        <source>You cannot play: your turn is passed.</source>
        <translation>Vous ne pouvez pas jouer&#xa0;: vous boudez.</translation>
    </message>
    <message>
        <source>You do not hold the {tile}.</source>
        <translation>Vous n’avez pas le {tile}.</translation>
    </message>
    <message>
        <source>You draw the {tile}.</source>
        <translation>Vous piochez le {tile}.</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Vous avez abandonné.</translation>
    </message>
    <message>
        <source>You have no tile for this end.</source>
        <translation>Vous n’avez pas de domino pour ce bout.</translation>
    </message>
    <message>
        <source>You lift the {tile} from the line.</source>
        <translation>Vous retirez le {tile} de la chaîne.</translation>
    </message>
    <message>
        <source>You may not draw now.</source>
        <translation>Vous ne pouvez pas piocher maintenant.</translation>
    </message>
    <message>
        <source>You must draw before you pass.</source>
        <translation>Il faut piocher avant de bouder.</translation>
    </message>
    <message>
        <source>You open the round with any tile.</source>
        <translation>À vous d’ouvrir, avec le domino de votre choix.</translation>
    </message>
    <message>
        <source>You open the round with the {tile}.</source>
        <translation>À vous d’ouvrir, avec le {tile}.</translation>
    </message>
    <message>
        <source>You open with the {tile}.</source>
        <translation>Vous ouvrez avec le {tile}.</translation>
    </message>
    <message>
        <source>You pass on {numbers}.</source>
        <translation>Vous boudez ({numbers}).</translation>
    </message>
    <message>
        <source>You play the {tile}.</source>
        <translation>Vous posez le {tile}.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Vous avez posé votre dernier domino.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Vous gagnez la partie&#xa0;!</translation>
    </message>
    <message>
        <source>You win the round.</source>
        <translation>Vous gagnez la manche.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>À vous de jouer&#xa0;: posez un domino.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ré&amp;duire</translation>
    </message>
    <message>
        <source>after {rounds} rounds</source>
        <translation>après {rounds} manches</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>are not marked</source>
        <translation>sans marque</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>at the target</source>
        <translation>à l’objectif</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>robot, {level}</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombres</translation>
    </message>
    <message>
        <source>double-{number}</source>
        <translation>double-{number}</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>tirée au sort</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>highest double</source>
        <translation>plus fort double</translation>
    </message>
    <message>
        <source>instant, without movement</source>
        <translation>instantanée, sans mouvement</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claires</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>manche {number}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>stand out</source>
        <translation>dépassent des autres</translation>
    </message>
    <message>
        <source>target: {points}</source>
        <translation>objectif&#xa0;: {points}</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>the last two tiles</source>
        <translation>les deux derniers</translation>
    </message>
    <message>
        <source>the others are dimmed</source>
        <translation>les autres sont estompés</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douze</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>with double-nine and double-twelve</source>
        <translation>avec le double-neuf et le double-douze</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>{boneyard}. Click to draw.</source>
        <translation>{boneyard}. Cliquez pour piocher.</translation>
    </message>
    <message>
        <source>{boneyard}. Nothing more can be drawn.</source>
        <translation>{boneyard}. Il n’y a plus rien à piocher.</translation>
    </message>
    <message>
        <source>{boneyard}. You can play, so you may not draw.</source>
        <translation>{boneyard}. Vous pouvez jouer, donc pas de pioche.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>De {low} à {high}</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} se partagent la victoire.</translation>
    </message>
    <message numerus="yes">
        <source>{names} wins the match.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} gagne la partie.</numerusform>
            <numerusform>{names} gagnent la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins the round.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} gagne la manche.</numerusform>
            <numerusform>{names} gagnent la manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({kind}): {tiles}, {points}</source>
        <translation>{name} ({kind})&#xa0;: {tiles}, {points}</translation>
    </message>
    <message>
        <source>{name} blocked the round.</source>
        <translation>{name} a fermé le jeu.</translation>
    </message>
    <message>
        <source>{name} draws the {tile}.</source>
        <translation>{name} pioche le {tile}.</translation>
    </message>
    <message>
        <source>{name} draws.</source>
        <translation>{name} pioche.</translation>
    </message>
    <message>
        <source>{name} gave up.</source>
        <translation>{name} a abandonné.</translation>
    </message>
    <message>
        <source>{name} lifts the {tile} from the line.</source>
        <translation>{name} retire le {tile} de la chaîne.</translation>
    </message>
    <message>
        <source>{name} lost the thread: the first possible move was played. The game goes on.</source>
        <translation>{name} a perdu le fil&#xa0;: le premier coup possible a été joué. La partie continue.</translation>
    </message>
    <message>
        <source>{name} opens with the {tile}.</source>
        <translation>{name} ouvre avec le {tile}.</translation>
    </message>
    <message>
        <source>{name} passes on {numbers}.</source>
        <translation>{name} boude ({numbers}).</translation>
    </message>
    <message>
        <source>{name} plays the {tile}.</source>
        <translation>{name} pose le {tile}.</translation>
    </message>
    <message>
        <source>{name} probably cannot play ({percent} %).</source>
        <translation>{name} ne pourra sans doute pas jouer ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} a posé son dernier domino.</translation>
    </message>
    <message>
        <source>{name} will probably have to play.</source>
        <translation>{name} devra sans doute jouer.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, à vous de jouer</translation>
    </message>
    <message>
        <source>{open}; last played: {number}</source>
        <translation>{open}&#xa0;; joué en dernier&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{players}; {set}.</source>
        <translation>{players}&#xa0;; {set}.</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>{tiles} for {players}</source>
        <translation>{tiles} à {players}</translation>
    </message>
    <message>
        <source>{title}: {words}</source>
        <translation>{title}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{words}. On turn.</source>
        <translation>{words}. À son tour.</translation>
    </message>
</context>
</TS>
