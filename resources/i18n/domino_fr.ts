<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n choice(s) weighed</source>
        <translation>
            <numerusform>%n choix examiné</numerusform>
            <numerusform>%n choix examinés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are not over and were left out.</source>
        <translation>
            <numerusform>%n partie n’est pas finie et n’a pas été prise.</numerusform>
            <numerusform>%n parties ne sont pas finies et n’ont pas été prises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought into the archive.</source>
        <translation>
            <numerusform>%n partie ajoutée aux archives.</numerusform>
            <numerusform>%n parties ajoutées aux archives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n partie effacée.</numerusform>
            <numerusform>%n parties effacées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved in {file}.</source>
        <translation>
            <numerusform>%n partie enregistrée dans {file}.</numerusform>
            <numerusform>%n parties enregistrées dans {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were there already.</source>
        <translation>
            <numerusform>%n partie s’y trouvait déjà.</numerusform>
            <numerusform>%n parties s’y trouvaient déjà.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) in it are not right either.</source>
        <translation>
            <numerusform>%n autre partie n’y est pas juste non plus.</numerusform>
            <numerusform>%n autres parties n’y sont pas justes non plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <translation>
            <numerusform>%n point de pénalité</numerusform>
            <numerusform>%n points de pénalité</numerusform>
        </translation>
    </message>
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
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n manche gagnée</numerusform>
            <numerusform>%n manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets are shuffled together: %n of every tile.</source>
        <translation>
            <numerusform>On mélange&#xa0;%n jeu&#xa0;:&#xa0;%n exemplaire de chaque domino.</numerusform>
            <numerusform>On mélange&#xa0;%n jeux ensemble&#xa0;:&#xa0;%n exemplaires de chaque domino.</numerusform>
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
        <translation>Pa&amp;rties en attente</translation>
    </message>
    <message>
        <source>&amp;Finish the round quickly</source>
        <translation>&amp;Finir vite la manche</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
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
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Let a bot play for me</source>
        <translation>&amp;Laisser jouer un robot</translation>
    </message>
    <message>
        <source>&amp;Matches played…</source>
        <translation>Parties &amp;jouées…</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Couper le son</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Ouvrir une partie…</translation>
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
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
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
        <source>&amp;Undo</source>
        <translation>&amp;Annuler le coup</translation>
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
        <source>2 KABÈS</source>
        <translation>2 KABÈS</translation>
    </message>
    <message>
        <source>2 KABÈS!</source>
        <translation>2 KABÈS&#xa0;!</translation>
    </message>
    <message>
        <source>A beginner who gets rid of heavy tiles, but often plays whatever comes to hand. Remembers nothing, and never sees a hidden tile.</source>
        <translation>Débutant qui se défait des gros dominos, mais joue souvent ce qui lui tombe sous la main. Ne retient rien et ne voit jamais un domino caché.</translation>
    </message>
    <message>
        <source>A bot plays for you. Any key or click: you go on.</source>
        <translation>Un robot joue pour vous. Une touche ou un clic&#xa0;: à vous.</translation>
    </message>
    <message>
        <source>A double at the end of an arm counts both its halves; a first tile that is no double counts its two numbers.</source>
        <translation>Un double au bout d’un bras compte ses deux moitiés&#xa0;; un premier domino qui n’est pas un double compte ses deux numéros.</translation>
    </message>
    <message>
        <source>A double lies crosswise and leaves the same number open.</source>
        <translation>Un double se pose en travers et laisse ouvert le même numéro.</translation>
    </message>
    <message>
        <source>A play has reached the target, which ends the match at once.</source>
        <translation>Un coup a atteint l’objectif, ce qui met aussitôt fin à la partie.</translation>
    </message>
    <message>
        <source>A play that reaches the target ends the match at once: then the hands are not counted any more.</source>
        <translation>Un coup qui atteint l’objectif met aussitôt fin à la partie&#xa0;: les mains ne sont alors plus comptées.</translation>
    </message>
    <message numerus="yes">
        <source>A player may break the line %n time(s) in a round.</source>
        <translation>
            <numerusform>Un joueur peut casser la chaîne %n fois par manche.</numerusform>
            <numerusform>Un joueur peut casser la chaîne %n fois par manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round won is worth {points}.</source>
        <translation>Une manche gagnée vaut {points}.</translation>
    </message>
    <message>
        <source>A short side counts once a tile lies on it: 0 + 4 + 1.</source>
        <translation>Un petit côté compte dès qu’un domino y est posé&#xa0;: 0 + 4 + 1.</translation>
    </message>
    <message>
        <source>A tile may be played at an end that shows one of its two numbers; its other number is then open.</source>
        <translation>On pose un domino à un bout qui montre l’un de ses deux numéros&#xa0;; son autre numéro devient le numéro ouvert.</translation>
    </message>
    <message>
        <source>A turn without a play, because nothing fits and nothing can be drawn.</source>
        <translation>Un tour sans poser, parce que rien ne va et qu’il n’y a rien à piocher.</translation>
    </message>
    <message>
        <source>Abkhaz dominoes</source>
        <translation>Dominos abkhazes</translation>
    </message>
    <message>
        <source>About Domino Desktop</source>
        <translation>À propos de Domino Desktop</translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es): {points} points in all.</source>
        <translation>
            <numerusform>Après %n partie&#xa0;: {points} points en tout.</numerusform>
            <numerusform>Après %n parties&#xa0;: {points} points en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es): {rate} of the last ones were won.</source>
        <translation>
            <numerusform>Après %n partie&#xa0;: {rate} des dernières ont été gagnées.</numerusform>
            <numerusform>Après %n parties&#xa0;: {rate} des dernières ont été gagnées.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a round that nobody won, the lead is found as in the first round.</source>
        <translation>Après une manche que personne n’a gagnée, on ouvre comme à la première manche.</translation>
    </message>
    <message>
        <source>After every play the open numbers are added up: a sum of 5, 10, 15… scores that many points at once.</source>
        <translation>Après chaque coup, on additionne les numéros ouverts&#xa0;: une somme de 5, 10, 15… rapporte aussitôt autant de points.</translation>
    </message>
    <message>
        <source>After the {tile}: {points}.</source>
        <translation>Après le {tile}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Tous les fichiers ({patterns})</translation>
    </message>
    <message>
        <source>All fives (Muggins)</source>
        <translation>Les cinq partout</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les dominos</translation>
    </message>
    <message>
        <source>All kinds!</source>
        <translation>Tous posés&#xa0;!</translation>
    </message>
    <message>
        <source>All kinds: the round also ends when every kind of tile lies on the table.</source>
        <translation>Tous posés&#xa0;: la manche finit aussi quand chaque sorte de domino est sur la table.</translation>
    </message>
    <message>
        <source>All tiles are dealt.</source>
        <translation>Tous les dominos sont distribués.</translation>
    </message>
    <message>
        <source>An error of the program was noticed. The match is saved, and you can go on.</source>
        <translation>Une erreur du programme s’est produite. La partie est sauvegardée, et vous pouvez continuer.</translation>
    </message>
    <message>
        <source>An example position</source>
        <translation>Une position en exemple</translation>
    </message>
    <message>
        <source>An example: the hands count {totals} after the first player has gone out; that gives {points}.</source>
        <translation>Un exemple&#xa0;: le premier joueur a fait domino et les mains comptent {totals}&#xa0;; cela donne {points}.</translation>
    </message>
    <message>
        <source>An unexpected error happened. The match is saved; details are in {log}.</source>
        <translation>Une erreur inattendue s’est produite. La partie est sauvegardée&#xa0;; les détails sont dans {log}.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Un autre jeu</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Une autre personne</translation>
    </message>
    <message>
        <source>Another player takes over.</source>
        <translation>Un autre joueur prend la place.</translation>
    </message>
    <message numerus="yes">
        <source>Any double may also be laid apart from the line, where it opens %n new arm(s). So whoever holds a double can always play.</source>
        <translation>
            <numerusform>Un double peut aussi être posé à part, à l’écart de la chaîne, où il ouvre %n nouveau bras. Qui a un double peut donc toujours jouer.</numerusform>
            <numerusform>Un double peut aussi être posé à part, à l’écart de la chaîne, où il ouvre %n nouveaux bras. Qui a un double peut donc toujours jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any double may also be laid beside the line, where it opens two new arms.</source>
        <translation>Un double peut aussi être posé à côté de la chaîne, où il ouvre deux nouveaux bras.</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>À part</translation>
    </message>
    <message>
        <source>As good as any other play.</source>
        <translation>Vaut n’importe quel autre coup.</translation>
    </message>
    <message>
        <source>As in the novel</source>
        <translation>Comme dans le roman</translation>
    </message>
    <message>
        <source>As it really was</source>
        <translation>Tel que c’était</translation>
    </message>
    <message>
        <source>As it was known</source>
        <translation>Tel qu’on le savait</translation>
    </message>
    <message>
        <source>As long as anybody could break the line, the round is not blocked.</source>
        <translation>Tant que quelqu’un pourrait casser la chaîne, le jeu n’est pas bloqué.</translation>
    </message>
    <message>
        <source>As seen by</source>
        <translation>Vu par</translation>
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
        <source>BLÒK</source>
        <translation>BLÒK</translation>
    </message>
    <message>
        <source>BLÒK is won by</source>
        <translation>Le BLÒK va à</translation>
    </message>
    <message>
        <source>BLÒK!</source>
        <translation>BLÒK&#xa0;!</translation>
    </message>
    <message>
        <source>Before the lead each player shows the highest double in hand.</source>
        <translation>Avant l’ouverture, chacun montre son plus fort double.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Repartir de zéro</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Jeu bloqué</translation>
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
        <source>Blocked</source>
        <translation>Jeu bloqué</translation>
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
    <message>
        <source>Boneyard (“pioche”, “talon”)</source>
        <translation>Pioche, talon</translation>
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
        <source>Brazilian pairs</source>
        <translation>Dominó de duplas</translation>
    </message>
    <message>
        <source>Breaking</source>
        <translation>Casser la chaîne</translation>
    </message>
    <message>
        <source>Breaking: who cannot play may lift a tile that has a neighbour on both sides, but never the hub, when a tile in hand fits one of the two numbers that this lays bare.</source>
        <translation>Casser&#xa0;: qui ne peut jouer peut lever un domino qui a un voisin de chaque côté, jamais le moyeu, si l’un des dominos de sa main va avec l’un des deux numéros ainsi mis à nu.</translation>
    </message>
    <message>
        <source>Breaks the line and takes the {tile} in hand.</source>
        <translation>Casse la chaîne et reprend le {tile} en main.</translation>
    </message>
    <message>
        <source>Breaks!</source>
        <comment>said by a player who breaks the line</comment>
        <translation>Je casse&#xa0;!</translation>
    </message>
    <message>
        <source>Bring in a file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Called out with the last tile of a hand: whoever goes out so ends the round.</source>
        <translation>S’annonce avec le dernier domino de sa main&#xa0;: la manche est finie.</translation>
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
        <source>Carroça</source>
        <translation>Carroça</translation>
    </message>
    <message>
        <source>Carroça!</source>
        <translation>Carroça&#xa0;!</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Changed your mind?</source>
        <translation>Un regret&#xa0;?</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <translation>Vérifier la donne</translation>
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
        <source>Chosen</source>
        <translation>Choisi</translation>
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
        <source>Compared after a BLÒK: the two hands of each pair together, or the single lowest hand.</source>
        <translation>Ce que l’on compare après un BLÒK&#xa0;: les deux mains de chaque équipe ensemble, ou la plus petite main seule.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue this match</source>
        <translation>Continuer cette partie</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Count from zero. The matches stay in the archive.</source>
        <translation>Compter à partir de zéro. Les parties restent dans les archives.</translation>
    </message>
    <message>
        <source>Creole for “block”: nobody can go on, and the hands are compared.</source>
        <translation>«&#xa0;Bloqué&#xa0;» en créole&#xa0;: personne ne peut continuer, et on compare les mains.</translation>
    </message>
    <message>
        <source>Creole for “fallen”: somebody has gone out in the ordinary way.</source>
        <translation>«&#xa0;Tombé&#xa0;» en créole&#xa0;: quelqu’un a fait domino de la façon ordinaire.</translation>
    </message>
    <message>
        <source>Creole for “partner”: the player opposite, who scores with you.</source>
        <translation>«&#xa0;Associé&#xa0;» en créole&#xa0;: le joueur d’en face, qui marque avec vous.</translation>
    </message>
    <message>
        <source>Cruzada</source>
        <translation>Cruzada</translation>
    </message>
    <message>
        <source>Cruzada!</source>
        <translation>Cruzada&#xa0;!</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Deal by n&amp;umber…</source>
        <translation>Donne par n&amp;uméro…</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <translation>Donne par numéro</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Effacer</translation>
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
        <source>Doubles lie crosswise</source>
        <translation>Les doubles se posent en travers</translation>
    </message>
    <message>
        <source>Doubles may lie apart</source>
        <translation>Doubles posés à part</translation>
    </message>
    <message>
        <source>Drag a name, or choose it and press a button.</source>
        <translation>Faites glisser un nom, ou choisissez-le et pressez un bouton.</translation>
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
    <message>
        <source>Each for themselves: the heaviest hand takes the penalty.
The fewest penalties make the King, the Wa.</source>
        <translation>Chacun pour soi&#xa0;: la main la plus lourde prend la pénalité.
Le moins de pénalités fait le Roi, le Wa.</translation>
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
        <source>End the first game</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Every choice is weighed from what could be known then. You can go on playing.</source>
        <translation>Chaque choix est pesé d’après ce qu’on pouvait savoir alors. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>Every kind of tile from 0-0 to 6-6 lies on the table, which ends the round.</source>
        <translation>Chaque domino du 0-0 au 6-6 est sur la table, ce qui finit la manche.</translation>
    </message>
    <message>
        <source>Every open end stays playable for you.</source>
        <translation>De quoi jouer à chaque bout ensuite.</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>À chaque manche</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Expected points of the round, over the others’ mean.</source>
        <translation>Points attendus de la manche, au-dessus de la moyenne des autres.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Exporté dans {file}.</translation>
    </message>
    <message>
        <source>Family rules</source>
        <translation>Les règles de famille</translation>
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
        <source>Finish at one of the two new ends, with another tile.</source>
        <translation>Finissez à l’un des deux nouveaux bouts, avec un autre domino.</translation>
    </message>
    <message>
        <source>Finish quickly</source>
        <translation>Finir vite</translation>
    </message>
    <message>
        <source>First &amp;game: learn by playing</source>
        <translation>Première partie&#xa0;: apprendre en &amp;jouant</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Première ouverture</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Première manche</translation>
    </message>
    <message>
        <source>Five players and more play with two double-six sets.</source>
        <translation>À cinq joueurs et plus, on joue avec deux jeux de double-six.</translation>
    </message>
    <message>
        <source>For each round the tiles are sorted by the SHA-256 of “secret/round/deal/tile”, and dealt in that order. Every program that computes SHA-256 comes to the same hands.</source>
        <translation>Pour chaque manche, les dominos sont triés selon le SHA-256 de «&#xa0;secret/manche/donne/domino&#xa0;», puis distribués dans cet ordre. Tout programme qui calcule le SHA-256 arrive aux mêmes mains.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses Qt {version}, which is under the LGPL.</source>
        <translation>Logiciel libre sous licence MIT. Il utilise Qt {version}, sous licence LGPL.</translation>
    </message>
    <message>
        <source>From the youngest to the oldest: when a block leaves several level in tiles and pips, the youngest of them wins. Usually people come before bots.</source>
        <translation>Du plus jeune au plus âgé&#xa0;: quand un jeu bloqué laisse plusieurs joueurs à égalité de dominos et de points, le plus jeune gagne. D’ordinaire, les personnes passent avant les robots.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Get rid of heavy tiles, and keep numbers with which you can go on.</source>
        <translation>Débarrassez-vous des gros dominos, et gardez de quoi continuer.</translation>
    </message>
    <message>
        <source>Gets rid of a double.</source>
        <translation>Se défait d’un double.</translation>
    </message>
    <message>
        <source>Gets rid of heavy tiles and doubles, keeps its numbers varied, counts the tiles and passes of the round. Never sees a hidden tile.</source>
        <translation>Se défait des gros dominos et des doubles, garde des numéros variés, compte les dominos posés et retient qui a boudé pendant la manche. Ne voit jamais un domino caché.</translation>
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
        <source>Given up</source>
        <translation>Abandons</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Goes out.</source>
        <translation>Fait domino.</translation>
    </message>
    <message>
        <source>Going out wins the round, whatever the others hold.</source>
        <translation>Celui qui fait domino gagne la manche, quoi qu’il reste aux autres.</translation>
    </message>
    <message>
        <source>Going out with a double, which is itself called a carroça.</source>
        <translation>Finir par un double, que l’on appelle justement carroça.</translation>
    </message>
    <message>
        <source>H for a hint, D to let a bot play for you, M for silence.</source>
        <translation>H pour un conseil, D pour laisser jouer un robot, M pour le silence.</translation>
    </message>
    <message>
        <source>Haitian dominoes</source>
        <translation>Dominos haïtiens</translation>
    </message>
    <message>
        <source>Haitian duel</source>
        <translation>Duel haïtien</translation>
    </message>
    <message>
        <source>Haitian pairs (sosye)</source>
        <translation>Haïtien à sosye</translation>
    </message>
    <message>
        <source>Hands open</source>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hint {place} of {count}</source>
        <translation>Conseil {place} sur {count}</translation>
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
        <source>How likely the round is won.</source>
        <translation>La probabilité de gagner la manche.</translation>
    </message>
    <message>
        <source>How many points a match ends ahead of the others’ mean, on average; with penalties, how many fewer.</source>
        <translation>Points d’avance à la fin d’une partie sur la moyenne des autres, en moyenne&#xa0;; avec des pénalités, points de moins.</translation>
    </message>
    <message>
        <source>How many points ahead of the others’ mean a medium bot comes out with the same hands, when medium bots play every seat, on the mean of {tries} tries. Above 0 the deals were better than the others’.</source>
        <translation>De combien de points un robot moyen dépasse la moyenne des autres avec les mêmes mains, quand des robots moyens jouent à toutes les places, en moyenne sur {tries} essais. Au-dessus de 0, la donne était meilleure que celle des autres.</translation>
    </message>
    <message>
        <source>How many rounds the match has.</source>
        <translation>Le nombre de manches de la partie.</translation>
    </message>
    <message>
        <source>How many sit at the table.</source>
        <translation>Le nombre de joueurs à la table.</translation>
    </message>
    <message>
        <source>How many tiles each player gets; the others sleep.</source>
        <translation>Ce que chacun reçoit&#xa0;; les autres dominos dorment.</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Moyeu</translation>
    </message>
    <message>
        <source>In doubt?</source>
        <translation>Un doute&#xa0;?</translation>
    </message>
    <message>
        <source>In the block game nobody draws. Who cannot play passes.</source>
        <translation>Au blocage, on ne pioche pas. Qui ne peut pas jouer boude.</translation>
    </message>
    <message>
        <source>In your hand: {tiles}.</source>
        <translation>Dans votre main&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>It fits {places}.</source>
        <translation>Il va ici&#xa0;: {places}.</translation>
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
        <source>It opens the round.</source>
        <translation>Il ouvre la manche.</translation>
    </message>
    <message>
        <source>It was put aside as {aside}.</source>
        <translation>Le fichier a été mis de côté sous le nom {aside}.</translation>
    </message>
    <message>
        <source>Its SHA-256, the fingerprint</source>
        <translation>Son SHA-256, l’empreinte</translation>
    </message>
    <message>
        <source>Its long sides are covered, so the spinner counts no more: 0 + 4. Two arms arise.</source>
        <translation>Ses grands côtés sont couverts, donc le pivot ne compte plus&#xa0;: 0 + 4. Deux bras apparaissent.</translation>
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
        <source>Keep in the archive</source>
        <translation>Garder dans les archives</translation>
    </message>
    <message>
        <source>Keep the {tile} back and draw a tile.</source>
        <translation>Garder le {tile} et piocher.</translation>
    </message>
    <message>
        <source>Keeping the only tile that fits and drawing instead; it may be played later, even in this turn.</source>
        <translation>Garder le seul domino qui va et piocher à la place&#xa0;; on peut le jouer plus tard, même dans ce tour.</translation>
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
        <source>Known to everybody in this hand: {tiles}</source>
        <translation>Connu de tous dans cette main&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>Language / Langue</source>
        <translation>Langue / Language</translation>
    </message>
    <message>
        <source>Language and keys</source>
        <translation>Langue et touches</translation>
    </message>
    <message>
        <source>Later rounds: the winner of the round before leads, with any tile.</source>
        <translation>Manches suivantes&#xa0;: le gagnant de la manche précédente ouvre, avec le domino de son choix.</translation>
    </message>
    <message>
        <source>Later rounds: whoever went out leads, with any tile; after a block the winning team’s player with the lower total (when equal, the first of the two in play order after whoever blocked).</source>
        <translation>Manches suivantes&#xa0;: qui a fait domino ouvre, avec le domino de son choix&#xa0;; après un jeu bloqué, c’est le joueur de l’équipe gagnante qui a le plus petit total (à égalité, le premier des deux dans l’ordre du jeu après celui qui a bloqué).</translation>
    </message>
    <message>
        <source>Lay the {tile} apart</source>
        <translation>Poser le {tile} à part</translation>
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
        <source>Leaves {name}, the partner, something to play on.</source>
        <translation>Laisse de quoi jouer à {name}, son partenaire.</translation>
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
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Level at the greatest total, {top}: {level}. Nobody takes the round.</source>
        <translation>À égalité au plus fort total, {top}&#xa0;: {level}. Personne ne l’emporte.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Counted from the player who blocked ({blocker}), the first wins.</source>
        <translation>À égalité au plus petit total, {low}&#xa0;: {level}. Le premier à partir de celui qui a bloqué ({blocker}) gagne.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Nobody wins the round.</source>
        <translation>À égalité au plus petit total, {low}&#xa0;: {level}. Personne ne gagne la manche.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Of these the fewest tiles win.</source>
        <translation>À égalité au plus petit total, {low}&#xa0;: {level}. Le plus petit nombre de dominos l’emporte.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. The team of the player who blocked ({blocker}) wins.</source>
        <translation>À égalité au plus petit total, {low}&#xa0;: {level}. L’équipe de celui qui a bloqué ({blocker}) gagne.</translation>
    </message>
    <message>
        <source>Level at {count} in the fewest tiles: {level}. Of these the lowest total wins.</source>
        <translation>À égalité au plus petit nombre de dominos, {count}&#xa0;: {level}. Le plus petit total l’emporte.</translation>
    </message>
    <message>
        <source>Level in rounds won as well ({won}): they are Kings together.</source>
        <translation>À égalité aussi en manches gagnées ({won})&#xa0;: ils sont Rois ensemble.</translation>
    </message>
    <message>
        <source>Level in tiles and total: {level}. The youngest of them wins.</source>
        <translation>À égalité de dominos et de points&#xa0;: {level}. Le plus jeune l’emporte.</translation>
    </message>
    <message>
        <source>Level: {names}. The most rounds won decide: {won}.</source>
        <translation>À égalité&#xa0;: {names}. Le plus grand nombre de manches gagnées décide&#xa0;: {won}.</translation>
    </message>
    <message>
        <source>Level: {names}. The most rounds won decide: {won}. Those still level are Kings together.</source>
        <translation>À égalité&#xa0;: {names}. Le plus grand nombre de manches gagnées décide&#xa0;: {won}. Ceux encore à égalité sont Rois ensemble.</translation>
    </message>
    <message>
        <source>Lift the {tile} from the line</source>
        <translation>Lever le {tile} de la chaîne</translation>
    </message>
    <message>
        <source>Lifting a tile out of the line into one’s hand and playing another one where it lay.</source>
        <translation>Lever un domino de la chaîne dans sa main et en jouer un autre là où il était.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Recherche du meilleur coup…</translation>
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
        <source>Losing wins: the greatest total, {top}, takes the round.</source>
        <translation>Qui perd gagne&#xa0;: le plus fort total, {top}, l’emporte.</translation>
    </message>
    <message>
        <source>Luck of the deal: {points}</source>
        <translation>Chance de la donne&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Lá-e-lô</source>
        <translation>Lá-e-lô</translation>
    </message>
    <message>
        <source>Lá-e-lô!</source>
        <translation>Lá-e-lô&#xa0;!</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Matches ({patterns})</source>
        <translation>Parties ({patterns})</translation>
    </message>
    <message>
        <source>Matches ended by giving up; they are lost.</source>
        <translation>Parties abandonnées&#xa0;; elles sont perdues.</translation>
    </message>
    <message>
        <source>Matches that are over, with people on one side only. Each counts once, when it ends.</source>
        <translation>Parties finies où des personnes jouent dans un seul camp. Chacune compte une fois, quand elle finit.</translation>
    </message>
    <message>
        <source>Matches won in a row up to now.</source>
        <translation>Parties gagnées de suite jusqu’à maintenant.</translation>
    </message>
    <message>
        <source>Matches won out of all that were played.</source>
        <translation>Parties gagnées sur toutes celles qui ont été jouées.</translation>
    </message>
    <message>
        <source>Matches won without a hint, an undo or a demo, of those that were played so to the end.</source>
        <translation>Parties gagnées sans conseil, sans retour en arrière et sans démonstration, sur celles qui ont été jouées ainsi jusqu’au bout.</translation>
    </message>
    <message>
        <source>Matches won, alone or shared.</source>
        <translation>Parties gagnées, seul ou à égalité.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>Nearly out</source>
        <translation>Bientôt la fin</translation>
    </message>
    <message>
        <source>New to dominoes? Learn by playing</source>
        <translation>Vous débutez&#xa0;? Apprenez en jouant</translation>
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
        <source>No double</source>
        <translation>Pas de double</translation>
    </message>
    <message>
        <source>No drawing: who cannot play passes.
A pass tells what a hand lacks; blocking is an art.</source>
        <translation>Pas de pioche&#xa0;: qui ne peut jouer boude.
Bouder en dit long, et bloquer est un art.</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Aucun conseil n’a été trouvé.</translation>
    </message>
    <message>
        <source>No match has been counted yet.</source>
        <translation>Aucune partie n’a encore été comptée.</translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>Aucune partie n’est en cours.</translation>
    </message>
    <message>
        <source>No tile fits and nothing can be drawn: pass.</source>
        <translation>Rien ne va et il n’y a rien à piocher&#xa0;: boudez.</translation>
    </message>
    <message>
        <source>No tile fits: draw one, or lift a marked tile from the line.</source>
        <translation>Rien ne va&#xa0;: piochez, ou levez un domino marqué de la chaîne.</translation>
    </message>
    <message>
        <source>No tile fits: draw one.</source>
        <translation>Rien ne va&#xa0;: piochez.</translation>
    </message>
    <message>
        <source>No tile fits: lift one of the marked tiles from the line.</source>
        <translation>Rien ne va&#xa0;: levez un des dominos marqués de la chaîne.</translation>
    </message>
    <message>
        <source>No tile is on the table yet</source>
        <translation>Aucun domino sur la table</translation>
    </message>
    <message>
        <source>Nobody can go on, so the round ends and the hands are compared.</source>
        <translation>Personne ne peut continuer&#xa0;: la manche finit et on compare les mains.</translation>
    </message>
    <message>
        <source>Nobody can play. The fewest pips in hand win. That was all: have fun!</source>
        <translation>Personne ne peut jouer. Le moins de points en main gagne. C’est tout&#xa0;: amusez-vous bien&#xa0;!</translation>
    </message>
    <message>
        <source>Nobody could go on. Open numbers: {numbers}.</source>
        <translation>Personne ne pouvait continuer. Numéros ouverts&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>Nobody could play or break the line. Open numbers: {numbers}.</source>
        <translation>Personne ne pouvait jouer ni casser la chaîne. Numéros ouverts&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>Nobody scores what is left in the hands.</source>
        <translation>Personne ne marque ce qui reste dans les mains.</translation>
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
        <source>Not used when it ends after a number of rounds.</source>
        <translation>Sans effet quand elle se joue en un nombre de manches.</translation>
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
        <source>Nothing can be played there before all bare arms have their first tile.</source>
        <translation>On ne joue pas là avant que tous les bras nus aient leur premier domino.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Rien ne va</translation>
    </message>
    <message>
        <source>Nothing fits, but you may lay a double apart.</source>
        <translation>Rien ne va, mais vous pouvez poser un double à part.</translation>
    </message>
    <message>
        <source>Nothing fits: press Pass below. The other learns which numbers you lack.</source>
        <translation>Rien ne va&#xa0;: cliquez sur Bouder, en bas. L’autre apprend quels numéros vous manquent.</translation>
    </message>
    <message>
        <source>Nothing more could be drawn.</source>
        <translation>Il n’y avait plus rien à piocher.</translation>
    </message>
    <message>
        <source>Nothing was better by what could be known then.</source>
        <translation>Rien de mieux avec ce que l’on pouvait savoir alors.</translation>
    </message>
    <message>
        <source>Now fit a tile: one of its halves must match an open end. Those that can be played stand out.</source>
        <translation>Posez un domino dont une moitié va à un bout libre. Ceux qui peuvent se jouer dépassent.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>Of equal doubles that of the first of these players leads, counted from seat 1 in the first round, from seat 2 in the second, and so on.</source>
        <translation>De deux doubles égaux, le premier joueur ouvre, compté à partir de la place 1 à la première manche, de la place 2 à la deuxième, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Of those who are level in their totals the fewest tiles win.</source>
        <translation>À total égal, le plus petit nombre de dominos gagne.</translation>
    </message>
    <message>
        <source>Of those who are level in tiles the lowest total wins.</source>
        <translation>À nombre de dominos égal, le plus petit total gagne.</translation>
    </message>
    <message>
        <source>Of your tiles it takes {tiles}.</source>
        <translation>De votre main y vont&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Plus âgé</translation>
    </message>
    <message>
        <source>On the table, in the order of play: {tiles}</source>
        <translation>Sur la table, dans l’ordre de la pose&#xa0;: {tiles}</translation>
    </message>
    <message>
        <source>One against one: TONBE and BLÒK are worth 10 points.
Going out by 2 KABÈS is worth 15.</source>
        <translation>Un contre un&#xa0;: TONBE et BLÒK valent 10 points.
Finir par 2 KABÈS en vaut 15.</translation>
    </message>
    <message>
        <source>One set for each player but one; seven tiles each; at most two draws in a turn, then a break. The round also ends when every kind of tile lies on the table.</source>
        <translation>Un jeu par joueur moins un&#xa0;; sept dominos chacun&#xa0;; au plus deux pioches par tour, puis on casse. La manche finit aussi quand chaque sorte de domino est sur la table.</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Un pas en arrière (Gauche)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Un pas en avant (Droite)</translation>
    </message>
    <message>
        <source>Only bots: you watch.</source>
        <translation>Rien que des robots&#xa0;: vous regardez.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Open ends</source>
        <translation>Bouts ouverts</translation>
    </message>
    <message>
        <source>Open numbers that add up to 5, 10, 15… score at once.
The first double is a spinner and gets two more arms.</source>
        <translation>Des numéros ouverts qui font 5, 10, 15… rapportent aussitôt.
Le premier double est un pivot qui gagne deux bras de plus.</translation>
    </message>
    <message>
        <source>Open numbers: {numbers}</source>
        <translation>Numéros ouverts&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordre de la main</translation>
    </message>
    <message>
        <source>Partners share the lowest total, {low}: {level}. Their team wins.</source>
        <translation>Deux partenaires partagent le plus petit total, {low}&#xa0;: {level}. Leur équipe gagne.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and have the same sign.</source>
        <translation>Les partenaires sont assis face à face et ont le même signe.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, score together and play against the other two.</source>
        <translation>Les partenaires, assis face à face, marquent ensemble et jouent contre les deux autres.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other: seats 1 and 3 ({one}) against seats 2 and 4 ({other}).</source>
        <translation>Les partenaires sont assis face à face&#xa0;: les places 1 et 3 ({one}) contre les places 2 et 4 ({other}).</translation>
    </message>
    <message>
        <source>Partners’ hands together: {pair} against {other}. The lower sum wins.</source>
        <translation>Les mains des partenaires ensemble&#xa0;: {pair} contre {other}. La plus petite somme gagne.</translation>
    </message>
    <message>
        <source>Partners’ hands together: {pair} for both teams. The team of the player who blocked ({blocker}) wins.</source>
        <translation>Les mains des partenaires ensemble&#xa0;: {pair} des deux côtés. L’équipe de celui qui a bloqué ({blocker}) gagne.</translation>
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
        <source>Passing (“boude”)</source>
        <translation>Bouder</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Espace)</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Place dans la partie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lecture (Espace)</translation>
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
        <source>Play runs clockwise.</source>
        <translation>On joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Play runs counter-clockwise.</source>
        <translation>On joue dans le sens inverse des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Play the {tile} here. {end}</source>
        <translation>Jouer le {tile} ici. {end}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>Jouées sans aide</translation>
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
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points ahead of the others’ mean in the rounds that were played; with penalties, points fewer.</source>
        <translation>Points d’avance sur la moyenne des autres dans les manches jouées&#xa0;; avec des pénalités, points de moins.</translation>
    </message>
    <message>
        <source>Points ahead, added up</source>
        <translation>Points d’avance cumulés</translation>
    </message>
    <message>
        <source>Points are penalties: only the player with the greatest total takes one, of several the first in play order after the winner.</source>
        <translation>Les points sont des pénalités&#xa0;: seul le plus fort total en prend une&#xa0;; à égalité, c’est le premier dans l’ordre du jeu après le gagnant.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>Anal&amp;yse…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Lecture de {file}…</translation>
    </message>
    <message>
        <source>Remember that</source>
        <translation>À retenir</translation>
    </message>
    <message>
        <source>Remembers every tile and every pass, tries its plays on many hands that the others may hold, and works out the last tiles. Never sees a hidden tile.</source>
        <translation>Retient chaque domino et chaque «&#xa0;boude&#xa0;», essaie ses coups sur de nombreuses mains que les autres peuvent avoir, et calcule les derniers dominos. Ne voit jamais un domino caché.</translation>
    </message>
    <message>
        <source>Remembers every tile and pass, weighs what the others may hold by what they chose to play, works out endings, and plays for the match. Never sees a hidden tile.</source>
        <translation>Retient chaque domino et chaque «&#xa0;boude&#xa0;», pèse ce que les autres peuvent avoir d’après ce qu’ils ont choisi de jouer, calcule les fins de manche et joue pour la partie. Ne voit jamais un domino caché.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Revoir&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Signaler un problème…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Résultat de la partie</translation>
    </message>
    <message>
        <source>Result: {points}</source>
        <translation>Résultat&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Analyse…</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Round {number} is dealt. You open.</source>
        <translation>La manche {number} est distribuée. Vous ouvrez.</translation>
    </message>
    <message>
        <source>Round {number} is dealt. {name} opens.</source>
        <translation>La manche {number} est distribuée. {name} ouvre.</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Manche {number} sur {all}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Rounds won: {won} of {played}</source>
        <translation>Manches gagnées&#xa0;: {won} sur {played}</translation>
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
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Rejouer la même &amp;donne</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Rejouer la même donne</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save the match &amp;as…</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Enregistrer la feuille…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>Rapporte {points}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Sebastopol</source>
        <translation>Le Sébastopol</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
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
    <message numerus="yes">
        <source>Share won of the last %n matches</source>
        <translation>
            <numerusform>Part gagnée de la dernière partie</numerusform>
            <numerusform>Part gagnée des %n dernières parties</numerusform>
        </translation>
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
        <source>Shown</source>
        <translation>Montrés</translation>
    </message>
    <message>
        <source>Shows the position on the table with all hands open.</source>
        <translation>Montre la position sur la table, toutes les mains ouvertes.</translation>
    </message>
    <message>
        <source>Shows the position on the table with the hands hidden.</source>
        <translation>Montre la position sur la table, les mains cachées.</translation>
    </message>
    <message>
        <source>Simples</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Simples!</source>
        <translation>Simples&#xa0;!</translation>
    </message>
    <message>
        <source>Single letters as shortcuts</source>
        <translation>Raccourcis d’une seule lettre</translation>
    </message>
    <message>
        <source>Size and place of the window</source>
        <translation>Taille et place de la fenêtre</translation>
    </message>
    <message>
        <source>Skill: {points}</source>
        <translation>Habileté&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Sleeping tiles</source>
        <translation>Dominos qui dorment</translation>
    </message>
    <message>
        <source>So: {tiles}.</source>
        <translation>Ainsi&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>Some earlier matches in {file} were damaged and are not in the archive: {count}.</source>
        <translation>Des parties précédentes de {file} étaient abîmées et ne sont pas dans les archives&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Some settings were not valid and have their usual values again: {settings}.</source>
        <translation>Certains réglages n’étaient pas valables et reprennent leurs valeurs habituelles&#xa0;: {settings}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose a mal tourné</translation>
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
        <source>Sort the hand by &amp;yourself</source>
        <translation>Tr&amp;ier la main soi-même</translation>
    </message>
    <message>
        <source>Sosye</source>
        <translation>Sosye</translation>
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
        <source>Spinner</source>
        <translation>Pivot (spinner)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Sum {total}</source>
        <translation>Somme {total}</translation>
    </message>
    <message>
        <source>TONBE</source>
        <translation>TONBE</translation>
    </message>
    <message>
        <source>TONBE!</source>
        <translation>TONBE&#xa0;!</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table in wor&amp;ds</source>
        <translation>La table en &amp;mots</translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation>La table en mots</translation>
    </message>
    <message>
        <source>Takes the match out of the archive and of the statistics.</source>
        <translation>Retire la partie des archives et des statistiques.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Target!</source>
        <translation>Objectif atteint&#xa0;!</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Équipe {number}</translation>
    </message>
    <message>
        <source>Teams need four players.</source>
        <translation>Il faut être quatre pour jouer en équipes.</translation>
    </message>
    <message>
        <source>Teams of two</source>
        <translation>Par équipes de deux</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>That is not the number of a deal.</source>
        <translation>Ce n’est pas le numéro d’une donne.</translation>
    </message>
    <message>
        <source>That one fits</source>
        <translation>Celui-là va</translation>
    </message>
    <message>
        <source>That was all you need to begin: have fun!</source>
        <translation>C’est tout ce qu’il faut pour commencer&#xa0;: amusez-vous bien&#xa0;!</translation>
    </message>
    <message>
        <source>The archive of matches cannot be used now ({why}); new matches wait beside it.</source>
        <translation>Les archives des parties ne peuvent pas servir pour l’instant ({why})&#xa0;; les nouvelles parties attendent à côté.</translation>
    </message>
    <message>
        <source>The archive of matches was damaged. Matches that could be saved from it: {count}.</source>
        <translation>Les archives des parties étaient abîmées. Parties qui ont pu être sauvées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>The archive of matches was written by a later version of the program; new matches wait beside it.</source>
        <translation>Les archives des parties ont été écrites par une version plus récente du programme&#xa0;; les nouvelles parties attendent à côté.</translation>
    </message>
    <message>
        <source>The arrow beside the light bulb, or Ctrl+Z, takes your last move back.</source>
        <translation>La flèche à côté de l’ampoule, ou Ctrl+Z, reprend votre dernier coup.</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Le compte</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The double in the middle of the cross, from which four arms go out.</source>
        <translation>Le double au milieu de la croix, d’où partent quatre bras.</translation>
    </message>
    <message>
        <source>The double-six has four arms. All other doubles lie crosswise, leave the same number open and do not branch.</source>
        <translation>Le double-six a quatre bras. Tous les autres doubles se posent en travers, laissent ouvert le même numéro et ne font pas de branche.</translation>
    </message>
    <message>
        <source>The double-six is the heart of a cross with four arms.
All four need their first six before the line is open.</source>
        <translation>Le double-six est le cœur d’une croix à quatre bras.
Tous les quatre veulent leur premier six avant que la chaîne s’ouvre.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fin d’une manche</translation>
    </message>
    <message>
        <source>The fewest penalty points make the King (Wa). Level: the most rounds won among them; still level: they are Kings together.</source>
        <translation>Le moins de points de pénalité fait le Roi (Wa). À égalité&#xa0;: le plus de manches gagnées parmi eux&#xa0;; toujours à égalité&#xa0;: ils sont Rois ensemble.</translation>
    </message>
    <message>
        <source>The fewest penalty points make the King: {points}.</source>
        <translation>Le moins de pénalités fait le Roi&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The fewest tiles in hand win.</source>
        <translation>Le plus petit nombre de dominos en main gagne.</translation>
    </message>
    <message>
        <source>The fewest tiles in hand, {count}, win.</source>
        <translation>Le plus petit nombre de dominos en main, {count}, gagne.</translation>
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
        <source>The first double has four arms, and who is stuck may break the line.
A game that was sketched in a novel.</source>
        <translation>Le premier double a quatre bras, et qui est coincé peut casser la chaîne.
Un jeu esquissé dans un roman.</translation>
    </message>
    <message>
        <source>The first double is a hub with four arms, all open at once. Later doubles lie crosswise, leave the same number open and do not branch.</source>
        <translation>Le premier double est un moyeu à quatre bras, tous ouverts d’emblée. Les doubles suivants se posent en travers, laissent ouvert le même numéro et ne font pas de branche.</translation>
    </message>
    <message>
        <source>The first double played is the spinner: once a tile lies on each of its two long sides, two more arms are open on its short sides.</source>
        <translation>Le premier double joué est le pivot (spinner)&#xa0;: dès qu’un domino est posé sur chacun de ses grands côtés, deux bras de plus s’ouvrent à ses petits côtés.</translation>
    </message>
    <message>
        <source>The first double played; the line can grow from all four sides.</source>
        <translation>Le premier double joué&#xa0;; la chaîne peut pousser de ses quatre côtés.</translation>
    </message>
    <message>
        <source>The first person at the table is you.</source>
        <translation>La première personne à table, c’est vous.</translation>
    </message>
    <message>
        <source>The first player to have {points} wins the match.</source>
        <translation>Le premier joueur à {points} gagne la partie.</translation>
    </message>
    <message>
        <source>The first team to have {points} wins the match.</source>
        <translation>La première équipe à {points} gagne la partie.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle.</source>
        <translation>Le premier domino se pose au milieu.</translation>
    </message>
    <message>
        <source>The hands of partners are added up, and the lower sum wins.</source>
        <translation>On additionne les mains des partenaires, et la plus petite somme gagne.</translation>
    </message>
    <message>
        <source>The highest double opens. Drag it onto the table, or click it and then the marked place.</source>
        <translation>Le plus grand double ouvre. Glissez-le sur la table, ou cliquez dessus puis sur la place marquée.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) of the boneyard are never drawn.</source>
        <translation>
            <numerusform>Le dernier domino de la pioche n’est jamais pris.</numerusform>
            <numerusform>Les&#xa0;%n derniers dominos de la pioche ne sont jamais pris.</numerusform>
        </translation>
    </message>
    <message>
        <source>The licences, and how to put another Qt in place of this one: {folder}</source>
        <translation>Les licences, et comment mettre un autre Qt à la place de celui-ci&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>The light bulb at the top, or H, shows the best move and what speaks for it.</source>
        <translation>L’ampoule, en haut, ou la touche H, montre le meilleur coup et pourquoi.</translation>
    </message>
    <message>
        <source>The line has two open ends. The small plate at the right always shows their numbers.</source>
        <translation>La chaîne a deux bouts. La petite plaque à droite montre toujours leurs numéros.</translation>
    </message>
    <message>
        <source>The line is broken: play a tile on one of its two new ends.</source>
        <translation>La chaîne est cassée&#xa0;: jouez à l’un des deux nouveaux bouts.</translation>
    </message>
    <message>
        <source>The line is broken: the new arms show {numbers}, and the {held} finishes the turn.</source>
        <translation>La chaîne est cassée&#xa0;: les nouveaux bras montrent {numbers}, et le {held} finit le tour.</translation>
    </message>
    <message>
        <source>The line may be broken only after these draws, or when nothing can be drawn.</source>
        <translation>On ne peut casser la chaîne qu’après ces pioches, ou s’il n’y a rien à piocher.</translation>
    </message>
    <message>
        <source>The lowest single hand wins for its team.</source>
        <translation>La plus petite main seule gagne pour son équipe.</translation>
    </message>
    <message>
        <source>The lowest single hand, {low}, wins for its team.</source>
        <translation>La plus petite main seule, {low}, gagne pour son équipe.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Le plus petit total gagne.</translation>
    </message>
    <message>
        <source>The lowest total, {low}, wins.</source>
        <translation>Le plus petit total, {low}, gagne.</translation>
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
    <message numerus="yes">
        <source>The match ends after %n round(s); the most points win.</source>
        <translation>
            <numerusform>La partie finit après %n manche&#xa0;; le plus grand nombre de points gagne.</numerusform>
            <numerusform>La partie finit après %n manches&#xa0;; le plus grand nombre de points gagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends when a player has {points}; the most points win.</source>
        <translation>La partie finit quand un joueur a {points}&#xa0;; le plus grand nombre de points gagne.</translation>
    </message>
    <message>
        <source>The match goes over {rounds}.</source>
        <translation>La partie se joue en {rounds}.</translation>
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
    <message>
        <source>The most matches that were ever won in a row.</source>
        <translation>La plus longue série de parties gagnées.</translation>
    </message>
    <message>
        <source>The open 0 and both halves of the spinner: 0 + 10.</source>
        <translation>Le 0 ouvert et les deux moitiés du pivot&#xa0;: 0 + 10.</translation>
    </message>
    <message>
        <source>The ordinary way of going out: with no double, and with no lá-e-lô either.</source>
        <translation>La façon ordinaire de finir&#xa0;: ni double, ni lá-e-lô.</translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) are the boneyard.</source>
        <translation>
            <numerusform>Le domino restant forme la pioche.</numerusform>
            <numerusform>Les&#xa0;%n autres dominos forment la pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other has passed, and has none of the open numbers. Keep the line on them!</source>
        <translation>L’autre a boudé&#xa0;: aucun des numéros ouverts. Gardez la chaîne dessus&#xa0;!</translation>
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
        <source>The player holds the {held}, which fits none of the ends, and may lift the marked {lifted}.</source>
        <translation>Le joueur tient le {held}, qui ne va à aucun bout, et peut lever le {lifted} marqué.</translation>
    </message>
    <message>
        <source>The points that end the match.</source>
        <translation>Les points qui mettent fin à la partie.</translation>
    </message>
    <message>
        <source>The report cannot be saved in {file}: {why}.</source>
        <translation>Le rapport ne peut être enregistré dans {file}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The report is one text file with the version, your settings, the match in play and the log; it holds no names and no folders of yours. It shows all hands, so do not open it before the match is over. Nothing is sent by itself.</source>
        <translation>Le rapport est un seul fichier texte avec la version, vos préférences, la partie en cours et le journal&#xa0;; il ne contient ni vos noms ni vos dossiers. Il montre toutes les mains&#xa0;: ne l’ouvrez pas avant la fin de la partie. Rien n’est envoyé tout seul.</translation>
    </message>
    <message>
        <source>The report was saved in {file}.</source>
        <translation>Le rapport est enregistré dans {file}.</translation>
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
        <source>The secret does not have the fingerprint that was shown before the match.</source>
        <translation>Le secret n’a pas l’empreinte montrée avant la partie.</translation>
    </message>
    <message numerus="yes">
        <source>The secret has the fingerprint that was shown, and %n round(s) were dealt as it says.</source>
        <translation>
            <numerusform>Le secret a bien l’empreinte montrée au début, et %n manche a été distribuée comme il le veut.</numerusform>
            <numerusform>Le secret a bien l’empreinte montrée au début, et les %n manches ont été distribuées comme il le veut.</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret of the deal is shown when the match is over.</source>
        <translation>Le secret de la donne est montré quand la partie est finie.</translation>
    </message>
    <message>
        <source>The secret that is shown at the end of a match, or any whole number. Statistics count it as with help.</source>
        <translation>Le secret affiché à la fin d’une partie, ou n’importe quel nombre entier. Les statistiques la comptent comme jouée avec de l’aide.</translation>
    </message>
    <message>
        <source>The set-up of the next match</source>
        <translation>La prochaine partie</translation>
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
        <source>The spinner alone counts both its halves, 5 + 5.</source>
        <translation>Le pivot seul compte ses deux moitiés, 5 + 5.</translation>
    </message>
    <message>
        <source>The spinner counts both halves until its two long sides are covered, then nothing; a short side counts only once a tile lies on it.</source>
        <translation>Le pivot compte ses deux moitiés jusqu’à ce que ses deux grands côtés soient couverts, puis plus rien&#xa0;; un petit côté ne compte qu’une fois un domino posé.</translation>
    </message>
    <message>
        <source>The statistics begin anew.</source>
        <translation>Les statistiques repartent de zéro.</translation>
    </message>
    <message>
        <source>The target is reached by a play: the hands are not counted any more.</source>
        <translation>L’objectif est atteint par un coup&#xa0;: les mains ne sont plus comptées.</translation>
    </message>
    <message>
        <source>The target of {points} is reached.</source>
        <translation>L’objectif de {points} est atteint.</translation>
    </message>
    <message>
        <source>The team that loses a round falls back to 0.</source>
        <translation>L’équipe qui perd une manche retombe à 0.</translation>
    </message>
    <message>
        <source>The tile you lifted may be played from your next turn on.</source>
        <translation>Le domino que vous avez levé se jouera à partir de votre prochain tour.</translation>
    </message>
    <message>
        <source>The tiles that are shuffled, from double-blank to the double named.</source>
        <translation>Les dominos que l’on mélange, du double-blanc au double indiqué.</translation>
    </message>
    <message>
        <source>The tiles that were not dealt; they lie face down and are drawn when no tile fits.</source>
        <translation>Les dominos non distribués, face cachée, que l’on pioche quand rien ne va.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour de jeu</translation>
    </message>
    <message>
        <source>The turn is finished by playing a tile, not the lifted one, on one of the two new arms. The lifted tile joins the hand, known to everybody, and may be played from the next turn on.</source>
        <translation>On finit son tour en jouant un autre domino que celui levé à l’un des deux nouveaux bras. Le domino levé rejoint la main, connu de tous, et se joue à partir du tour suivant.</translation>
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
        <source>The winner scores the pips that the other still holds.</source>
        <translation>Le gagnant marque les points restés dans la main de l’autre.</translation>
    </message>
    <message>
        <source>The winning team scores the pips of the two opponents; the partner’s are not counted.</source>
        <translation>L’équipe gagnante marque les points des deux adversaires&#xa0;; ceux du partenaire ne comptent pas.</translation>
    </message>
    <message>
        <source>The youngest first</source>
        <translation>Du plus jeune au plus âgé</translation>
    </message>
    <message>
        <source>The youngest of those still level wins.</source>
        <translation>Le plus jeune de ceux encore à égalité gagne.</translation>
    </message>
    <message>
        <source>The {hub} is the hub. The {later} came later and does not branch. The lit arms show {numbers}.</source>
        <translation>Le {hub} est le moyeu. Le {later}, venu après, ne fait pas de branche. Les bras éclairés montrent {numbers}.</translation>
    </message>
    <message>
        <source>The {tile} cannot be lifted: only the marked tiles can.</source>
        <translation>Le {tile} ne peut être levé&#xa0;: seuls les dominos marqués le peuvent.</translation>
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
        <source>The {tile} fits neither of the two new ends.</source>
        <translation>Le {tile} ne va à aucun des deux nouveaux bouts.</translation>
    </message>
    <message>
        <source>The {tile} fits none of the open numbers.</source>
        <translation>Le {tile} ne va à aucun bout.</translation>
    </message>
    <message>
        <source>The {tile} fits several places: choose one.</source>
        <translation>Le {tile} va à plusieurs endroits&#xa0;: choisissez.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}, but by the house rules a double does not count.</source>
        <translation>Le {tile} allait aux deux bouts, {one} et {other}, mais selon les règles choisies un double ne compte pas.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}, but only with one of its halves.</source>
        <translation>Le {tile} allait aux deux bouts, {one} et {other}, mais par une seule de ses moitiés.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}.</source>
        <translation>Le {tile} allait aux deux bouts, {one} et {other}.</translation>
    </message>
    <message>
        <source>The {tile} fitted one end only, the {number}; the other end showed {other}.</source>
        <translation>Le {tile} n’allait qu’à un bout, le {number}&#xa0;; l’autre bout montrait {other}.</translation>
    </message>
    <message>
        <source>The {tile} lies on the table before the deal and belongs to nobody.</source>
        <translation>Le {tile} est posé sur la table avant la donne et n’est à personne.</translation>
    </message>
    <message>
        <source>The {tile} must be dropped at an open end.</source>
        <translation>Le {tile} se pose à un bout ouvert.</translation>
    </message>
    <message>
        <source>The {tile} was just lifted: it may be played from your next turn on.</source>
        <translation>Le {tile} vient d’être levé&#xa0;: il se jouera à partir de votre prochain tour.</translation>
    </message>
    <message>
        <source>The {tile} was laid apart: two new arms, both open.</source>
        <translation>Le {tile} a été posé à part&#xa0;: deux nouveaux bras, tous deux ouverts.</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Then you draw: click the boneyard, or Draw below, until a tile fits.</source>
        <translation>Alors on pioche&#xa0;: cliquez sur la pioche, ou sur Piocher en bas, jusqu’à ce qu’un domino aille.</translation>
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
        <source>There is no match to save.</source>
        <translation>Il n’y a pas de partie à enregistrer.</translation>
    </message>
    <message>
        <source>There is no such place.</source>
        <translation>Cette place n’existe pas.</translation>
    </message>
    <message>
        <source>There is nothing to review yet: first a round must be over.</source>
        <translation>Rien à analyser pour l’instant&#xa0;: il faut d’abord finir une manche.</translation>
    </message>
    <message>
        <source>These rounds were not dealt as the secret says: {rounds}.</source>
        <translation>Ces manches n’ont pas été distribuées comme le veut le secret&#xa0;: {rounds}.</translation>
    </message>
    <message>
        <source>They are rounded to the nearest five: 8 to 10, 7 to 5.</source>
        <translation>On arrondit aux cinq les plus proches&#xa0;: 8 à 10, 7 à 5.</translation>
    </message>
    <message>
        <source>This game comes from a novel, “Assez parlé d’amour” by Hervé Le Tellier (2009), which only sketches it. The rules below fill its gaps; they are ours.</source>
        <translation>Ce jeu vient d’un roman, «&#xa0;Assez parlé d’amour&#xa0;» d’Hervé Le Tellier (2009), qui ne fait que l’esquisser. Les règles ci-dessous comblent les lacunes&#xa0;; elles sont de nous.</translation>
    </message>
    <message>
        <source>This match cannot be watched: {fault}.</source>
        <translation>Cette partie ne peut pas être revue&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>This round, the latest first</source>
        <translation>Cette manche, le plus récent d’abord</translation>
    </message>
    <message>
        <source>This tile fits both ends. Drop it where you want it, or click the half that shall touch.</source>
        <translation>Ce domino va aux deux bouts. Posez-le où vous voulez, ou cliquez sur la moitié qui doit toucher.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Dominos</translation>
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
        <source>Tiles glide</source>
        <translation>Les dominos glissent</translation>
    </message>
    <message>
        <source>Tiles on the table as they are chosen here</source>
        <translation>Des dominos sur la table, comme choisis ici</translation>
    </message>
    <message>
        <source>Tiles that can be played</source>
        <translation>Dominos jouables</translation>
    </message>
    <message>
        <source>Tiles that were not dealt and stay out of the round.</source>
        <translation>Des dominos non distribués, qui restent hors de la manche.</translation>
    </message>
    <message>
        <source>To the next round (Page down)</source>
        <translation>À la manche suivante (Page suivante)</translation>
    </message>
    <message>
        <source>To the round before (Page up)</source>
        <translation>À la manche précédente (Page précédente)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turned up for the lead</source>
        <translation>Retournés pour le départ</translation>
    </message>
    <message>
        <source>Two against two: how the last tile fits is worth one to four points.
Simples, carroça, lá-e-lô or cruzada: finish with style.</source>
        <translation>Deux contre deux&#xa0;: selon la façon de finir, un à quatre points.
Simples, carroça, lá-e-lô ou cruzada&#xa0;: finissez en beauté.</translation>
    </message>
    <message>
        <source>Two arms of the {tile} have their first tile. Only a six can be played now, on one of the lit arms.</source>
        <translation>Deux bras du {tile} ont leur premier domino. On ne peut jouer qu’un six, sur un des bras éclairés.</translation>
    </message>
    <message>
        <source>Two ends</source>
        <translation>Deux bouts</translation>
    </message>
    <message>
        <source>Two pairs of partners, the sosye; 2 KABÈS count double.
The pair that loses a round falls back to 0.</source>
        <translation>Deux équipes de partenaires, les sosye&#xa0;; 2 KABÈS compte double.
L’équipe qui perd une manche retombe à 0.</translation>
    </message>
    <message>
        <source>Two partners who share the lowest total win together.</source>
        <translation>Deux partenaires à égalité au plus petit total gagnent ensemble.</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>a reset or a deletion</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the move</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Until all four arms have their first tile, only a tile with a six may be played, and only on an arm that has none: everybody else passes. Then the line is open at all four arms.</source>
        <translation>Tant que les quatre bras n’ont pas leur premier domino, on ne peut poser qu’un six, et seulement sur un bras nu&#xa0;: les autres boudent. Ensuite la chaîne est ouverte aux quatre bras.</translation>
    </message>
    <message>
        <source>Up to eight at the table; highest doubles are shown, and a round won is a point.
Who can play one tile only may keep it back and draw.</source>
        <translation>Jusqu’à huit à table&#xa0;; on montre son plus fort double, une manche vaut un point.
Qui n’a qu’un domino jouable peut le garder et piocher.</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Règles habituelles</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Wa (King)</source>
        <translation>Wa (Roi)</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>What the choices cost, in expected points, against the best ones that could be found from what was known at each moment. 0 is perfect play.</source>
        <translation>Ce que les choix ont coûté, en points attendus, par rapport aux meilleurs que l’on pouvait trouver avec ce qu’on savait à chaque moment. 0, c’est le jeu parfait.</translation>
    </message>
    <message>
        <source>When a tile is laid or drawn, at a pass and at the end.</source>
        <translation>Quand un domino est posé ou pioché, quand on boude et à la fin.</translation>
    </message>
    <message>
        <source>When both teams share the lowest total, the team of whoever blocked wins.</source>
        <translation>Si les deux équipes partagent le plus petit total, l’équipe de celui qui a bloqué gagne.</translation>
    </message>
    <message>
        <source>When nobody wins the round, nobody scores for it.</source>
        <translation>Quand personne ne gagne la manche, personne ne marque pour elle.</translation>
    </message>
    <message>
        <source>When several share the greatest total, nobody takes the round.</source>
        <translation>À égalité au plus fort total, personne ne l’emporte.</translation>
    </message>
    <message>
        <source>When several share the lowest total, whoever blocked wins if among them, else the first of them after that player in play order.</source>
        <translation>À égalité au plus petit total, celui qui a bloqué gagne s’il en est, sinon le premier d’entre eux après lui dans l’ordre du jeu.</translation>
    </message>
    <message>
        <source>When several sides share the lowest total, nobody wins the round.</source>
        <translation>Égalité entre camps au plus petit total&#xa0;: personne ne gagne la manche.</translation>
    </message>
    <message>
        <source>When the last tile is a lá-e-lô, worth 3 points. Both halves: its two numbers are the two open ones. Either end: any tile but a double that fits both ends, as the 5-3 on 3 and 3.</source>
        <translation>Quand le dernier domino fait lá-e-lô, soit 3 points. Les deux moitiés&#xa0;: ses deux numéros sont les deux numéros ouverts. Les deux bouts&#xa0;: tout domino, sauf un double, qui va aux deux bouts, comme le 5-3 sur 3 et 3.</translation>
    </message>
    <message>
        <source>When the last tile makes 2 KABÈS. Either end: any tile that fits both ends, as the 5-3 on 3 and 3. Both halves: its two numbers are the two open ones; never a double.</source>
        <translation>Quand le dernier domino fait 2 KABÈS. Les deux bouts&#xa0;: tout domino qui va aux deux bouts, comme le 5-3 sur 3 et 3. Les deux moitiés&#xa0;: ses deux numéros sont les deux numéros ouverts&#xa0;; jamais un double.</translation>
    </message>
    <message>
        <source>When the sums are level, the team of whoever blocked wins.</source>
        <translation>Si les sommes sont égales, l’équipe de celui qui a bloqué gagne.</translation>
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
        <source>Who can neither play nor draw must break if possible, and passes only if it is not.</source>
        <translation>Qui ne peut ni jouer ni piocher doit casser s’il le peut, et ne boude que sinon.</translation>
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
    <message numerus="yes">
        <source>Who cannot play draws, one tile at a time, until one fits, but no more than %n tile(s) in a turn.</source>
        <translation>
            <numerusform>Qui ne peut jouer pioche, un domino à la fois, jusqu’à ce que l’un aille, mais au plus %n domino par tour.</numerusform>
            <numerusform>Qui ne peut jouer pioche, un domino à la fois, jusqu’à ce que l’un aille, mais au plus %n dominos par tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who cannot play draws, one tile at a time, until one fits, or breaks the line.</source>
        <translation>Qui ne peut jouer pioche, un domino à la fois, jusqu’à ce que l’un aille, ou casse la chaîne.</translation>
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
        <source>Who has the fewest penalty points at the end of the match.</source>
        <translation>Celui qui a le moins de points de pénalité à la fin de la partie.</translation>
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
        <source>Whoever lays their last tile first goes out and wins the round.</source>
        <translation>Qui pose le premier son dernier domino fait domino et gagne la manche.</translation>
    </message>
    <message>
        <source>Whoever reaches the target wins.</source>
        <translation>Qui atteint l’objectif gagne.</translation>
    </message>
    <message>
        <source>Wins the round in {won} % of {deals} possible deals.</source>
        <translation>Gagne la manche dans {won}&#xa0;% de {deals} donnes possibles.</translation>
    </message>
    <message>
        <source>Wins the round {won} of the time; points on average: {points}.</source>
        <translation>Manche gagnée dans {won} des cas&#xa0;; points en moyenne&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>With other numbers of players: {deals}.</source>
        <translation>À d’autres nombres de joueurs&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>With {best} the round is won {won} of the time, with {chosen} {other}.</source>
        <translation>Avec {best}, manche gagnée dans {won} des cas&#xa0;; avec {chosen}, dans {other}.</translation>
    </message>
    <message>
        <source>Withholding</source>
        <translation>Retenir</translation>
    </message>
    <message>
        <source>Withholding: who can play one tile only may keep it and draw, as often as that is so; it may be played later in the same turn. Who can play two tiles or more must play.</source>
        <translation>Retenir&#xa0;: qui ne peut jouer qu’un seul domino peut le garder et piocher, aussi longtemps que c’est le cas&#xa0;; il peut le jouer plus tard dans le même tour. Qui peut en jouer deux ou plus doit jouer.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won without help</source>
        <translation>Gagnées sans aide</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gagnées,&#xa0;%</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Les mots du jeu</translation>
    </message>
    <message>
        <source>Would rather draw.</source>
        <translation>Préfère piocher.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You are King (Wa)!</source>
        <translation>Vous êtes Roi (Wa)&#xa0;!</translation>
    </message>
    <message>
        <source>You are back at your last decision.</source>
        <translation>Retour à votre dernière décision.</translation>
    </message>
    <message>
        <source>You blocked the round.</source>
        <translation>Vous avez fermé le jeu.</translation>
    </message>
    <message>
        <source>You can break the line, so you may not pass.</source>
        <translation>Vous pouvez casser la chaîne, donc on ne boude pas.</translation>
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
        <source>You cannot play: lift a marked tile.</source>
        <translation>Vous ne pouvez pas jouer&#xa0;: levez un domino marqué.</translation>
    </message>
    <message>
        <source>You cannot play: pass.</source>
        <translation>Vous ne pouvez pas jouer&#xa0;: boudez.</translation>
    </message>
    <message>
        <source>You cannot play: you may lift a marked tile, or draw.</source>
        <translation>Rien à jouer&#xa0;: levez un domino marqué, ou piochez.</translation>
    </message>
    <message>
        <source>You cannot play: your turn is passed.</source>
        <translation>Vous ne pouvez pas jouer&#xa0;: vous boudez.</translation>
    </message>
    <message>
        <source>You choose the end</source>
        <translation>À vous de choisir le bout</translation>
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
        <source>You draw.</source>
        <translation>Vous piochez.</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Vous avez abandonné.</translation>
    </message>
    <message>
        <source>You have broken the line: finish your turn on one of the two new ends.</source>
        <translation>Vous avez cassé la chaîne&#xa0;: finissez votre tour à l’un des deux nouveaux bouts.</translation>
    </message>
    <message>
        <source>You have drawn a tile that can be played, so play it.</source>
        <translation>Vous avez pioché un domino qui peut se jouer&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>You have no tile for this end.</source>
        <translation>Vous n’avez pas de domino pour ce bout.</translation>
    </message>
    <message>
        <source>You have no {number} for the bare arms</source>
        <translation>Vous n’avez pas de {number} pour les bras nus</translation>
    </message>
    <message>
        <source>You have nothing more to decide in this round: show its end at once.</source>
        <translation>Vous n’avez plus rien à décider dans cette manche&#xa0;: voir la fin tout de suite.</translation>
    </message>
    <message>
        <source>You laid the last kind of tile.</source>
        <translation>Vous avez posé le dernier domino qui manquait.</translation>
    </message>
    <message>
        <source>You lay the {tile} apart.</source>
        <translation>Vous posez le {tile} à part.</translation>
    </message>
    <message>
        <source>You lift the {tile} from the line.</source>
        <translation>Vous retirez le {tile} de la chaîne.</translation>
    </message>
    <message>
        <source>You may draw no more in this turn.</source>
        <translation>Vous ne pouvez plus piocher dans ce tour.</translation>
    </message>
    <message>
        <source>You may play the {tile}, or keep it and draw.</source>
        <translation>Jouez le {tile}, ou gardez-le et piochez.</translation>
    </message>
    <message>
        <source>You must draw before you pass.</source>
        <translation>Il faut piocher avant de bouder.</translation>
    </message>
    <message>
        <source>You must pass</source>
        <translation>Il faut bouder</translation>
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
        <source>You reached the target.</source>
        <translation>Vous avez atteint l’objectif.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Vous avez posé votre dernier domino.</translation>
    </message>
    <message>
        <source>You win the match with {partner}!</source>
        <translation>Vous gagnez la partie avec {partner}&#xa0;!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Vous gagnez la partie&#xa0;!</translation>
    </message>
    <message>
        <source>You win the round with {partner}.</source>
        <translation>Vous gagnez la manche avec {partner}.</translation>
    </message>
    <message>
        <source>You win the round.</source>
        <translation>Vous gagnez la manche.</translation>
    </message>
    <message>
        <source>Younger</source>
        <translation>Plus jeune</translation>
    </message>
    <message>
        <source>Your first tile</source>
        <translation>Votre premier domino</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n tile(s)</source>
        <translation>
            <numerusform>Votre main&#xa0;: %n domino</numerusform>
            <numerusform>Votre main&#xa0;: %n dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: only a {number} can be played, on a bare arm.</source>
        <translation>À vous&#xa0;: seulement un {number}, sur un bras nu.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>À vous de jouer&#xa0;: posez un domino.</translation>
    </message>
    <message>
        <source>Your turn: play a tile; a double may also lie apart.</source>
        <translation>À vous&#xa0;: jouez&#xa0;; un double peut aussi se poser à part.</translation>
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
        <source>a colour for each number</source>
        <translation>une couleur par numéro</translation>
    </message>
    <message>
        <source>after {rounds} rounds</source>
        <translation>après {rounds} manches</translation>
    </message>
    <message>
        <source>all of one colour</source>
        <translation>tous de la même couleur</translation>
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
        <source>blue cloth</source>
        <translation>drap bleu</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>robot, {level}</translation>
    </message>
    <message>
        <source>both halves</source>
        <translation>les deux moitiés</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>par numéro</translation>
    </message>
    <message>
        <source>by total</source>
        <translation>par valeur</translation>
    </message>
    <message>
        <source>by yourself</source>
        <translation>à la main</translation>
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
        <source>draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>draw a tile.</source>
        <translation>piocher.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>tirée au sort</translation>
    </message>
    <message>
        <source>each player turns up a tile, and the greatest total leads; after a tie all draw again.</source>
        <translation>chacun retourne un domino, et le plus fort total ouvre&#xa0;; à égalité, tous recommencent.</translation>
    </message>
    <message>
        <source>ebony</source>
        <translation>ébène</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>either end</source>
        <translation>les deux bouts</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>end {arm} ({where})</source>
        <translation>bout {arm} ({where})</translation>
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
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>green felt</source>
        <translation>feutre vert</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contraste élevé</translation>
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
        <source>it is not there</source>
        <translation>il n’y est pas</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>ivoire</translation>
    </message>
    <message>
        <source>lay the {tile} apart.</source>
        <translation>poser le {tile} à part.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>lift the {tile}</source>
        <translation>lever le {tile}</translation>
    </message>
    <message>
        <source>lift the {tile} from the line.</source>
        <translation>lever le {tile} de la chaîne.</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claires</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>lost the round, so back from {before} to {after}</source>
        <translation>manche perdue, retombe de {before} à {after}</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>niveaux mêlés</translation>
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
        <source>not over</source>
        <translation>pas finie</translation>
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
        <source>open with the {tile}.</source>
        <translation>ouvrir avec le {tile}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>bouder</translation>
    </message>
    <message>
        <source>pass.</source>
        <translation>boudez.</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>l’accès est refusé</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>plain white</source>
        <translation>blanc uni</translation>
    </message>
    <message>
        <source>play the {tile} on the {number}.</source>
        <translation>poser le {tile} sur le {number}.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>manche {number}</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>place {number}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagée</translation>
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
        <source>step {number} of {all}</source>
        <translation>pas {number} sur {all}</translation>
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
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>the fewest penalties win</source>
        <translation>le moins de pénalités gagne</translation>
    </message>
    <message>
        <source>the holder of the highest double opens with it. When nobody holds a double, all is dealt again.</source>
        <translation>celui qui a le plus fort double ouvre avec lui. Si personne n’a de double, on redonne.</translation>
    </message>
    <message>
        <source>the holder of the highest double opens with it. When nobody holds a double, the tile with the greatest total opens; equal totals: the one with the higher number.</source>
        <translation>celui qui a le plus fort double ouvre avec lui. Si personne n’a de double, c’est le domino du plus fort total&#xa0;; à total égal, celui qui a le numéro le plus haut.</translation>
    </message>
    <message>
        <source>the holder of the {tile} opens with it.</source>
        <translation>celui qui a le {tile} ouvre avec lui.</translation>
    </message>
    <message>
        <source>the last two tiles</source>
        <translation>les deux derniers</translation>
    </message>
    <message>
        <source>the lower pair of hands</source>
        <translation>la plus petite somme de deux mains</translation>
    </message>
    <message>
        <source>the lowest single hand</source>
        <translation>la plus petite main</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the others are dimmed</source>
        <translation>les autres sont estompés</translation>
    </message>
    <message>
        <source>the place apart</source>
        <translation>la place à part</translation>
    </message>
    <message>
        <source>the round</source>
        <translation>la manche</translation>
    </message>
    <message>
        <source>the {tile} on {left}…{right}</source>
        <translation>le {tile} sur {left}…{right}</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>un fichier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>there is a file where a folder should be</source>
        <translation>un fichier se trouve à la place du dossier</translation>
    </message>
    <message>
        <source>there is a folder where the file should be</source>
        <translation>un dossier se trouve à la place du fichier</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>top</source>
        <translation>en haut</translation>
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
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>gagnée par {names}</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>your turn is passed.</source>
        <translation>vous boudez.</translation>
    </message>
    <message>
        <source>{best} was as good.</source>
        <translation>{best}&#xa0;: tout aussi bon.</translation>
    </message>
    <message>
        <source>{best} was expected to bring more points (+{gain}).</source>
        <translation>{best}&#xa0;: plus de points attendus (+{gain}).</translation>
    </message>
    <message>
        <source>{boneyard}. Click to draw.</source>
        <translation>{boneyard}. Cliquez pour piocher.</translation>
    </message>
    <message>
        <source>{boneyard}. Click to keep your tile and draw instead.</source>
        <translation>{boneyard}. Cliquez pour garder votre domino et piocher.</translation>
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
        <source>{end}, open number {number}</source>
        <translation>{end}, numéro ouvert&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} ne peut pas être lu&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>{file} ne peut pas être écrit&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <translation>{file} est vide.</translation>
    </message>
    <message>
        <source>{file}, {fault}.</source>
        <translation>{file}, {fault}.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>De {low} à {high}</translation>
    </message>
    <message numerus="yes">
        <source>{names} is King (Wa)!</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} est Roi (Wa)&#xa0;!</numerusform>
            <numerusform>{names} sont Rois (Wa)&#xa0;!</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>{name} gave up.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{name} a abandonné.</numerusform>
            <numerusform>{name} ont abandonné.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has passed on {number}.</source>
        <translation>{name} a boudé sur le {number}.</translation>
    </message>
    <message>
        <source>{name} laid the last kind of tile.</source>
        <translation>{name} a posé le dernier domino qui manquait.</translation>
    </message>
    <message>
        <source>{name} lays the {tile} apart.</source>
        <translation>{name} pose le {tile} à part.</translation>
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
        <source>{name} reached the target.</source>
        <translation>{name} a atteint l’objectif.</translation>
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
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{open}; last played: {number}</source>
        <translation>{open}&#xa0;; joué en dernier&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{open}; they count {sum}</source>
        <translation>{open}&#xa0;; somme&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>{penalty} after {finish}, for the heaviest hand ({total})</source>
        <translation>{penalty} après {finish}, pour la main la plus lourde ({total})</translation>
    </message>
    <message>
        <source>{penalty} after {finish}; level at the heaviest hand ({total}): {names}; the first in play order after the winner takes them</source>
        <translation>{penalty} après {finish}&#xa0;; à égalité à la main la plus lourde ({total})&#xa0;: {names}&#xa0;; le premier dans l’ordre du jeu après le gagnant les prend</translation>
    </message>
    <message>
        <source>{players}; {set}.</source>
        <translation>{players}&#xa0;; {set}.</translation>
    </message>
    <message>
        <source>{points} for the round</source>
        <translation>{points} pour la manche</translation>
    </message>
    <message>
        <source>{points} for {finish}</source>
        <translation>{points} pour {finish}</translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation>{points} en tout</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>{sum} for plays</source>
        <translation>{sum} pour des coups joués</translation>
    </message>
    <message>
        <source>{sum} from the opponents’ hands</source>
        <translation>{sum} pour les mains des adversaires</translation>
    </message>
    <message>
        <source>{sum} from the others’ hands</source>
        <translation>{sum} pour les mains des autres</translation>
    </message>
    <message>
        <source>{team} ({names})</source>
        <translation>{team} ({names})</translation>
    </message>
    <message>
        <source>{tiles} for {players}</source>
        <translation>{tiles} à {players}</translation>
    </message>
    <message numerus="yes">
        <source>{tiles} from %n set(s)</source>
        <translation>
            <numerusform>{tiles} de&#xa0;%n seul jeu</numerusform>
            <numerusform>{tiles} de&#xa0;%n jeux</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} apart</source>
        <translation>{tile} à part</translation>
    </message>
    <message>
        <source>{tile} on the {number}</source>
        <translation>{tile} sur le {number}</translation>
    </message>
    <message>
        <source>{tile}, chosen</source>
        <translation>{tile}, choisi</translation>
    </message>
    <message>
        <source>{tile}, playable</source>
        <translation>{tile}, jouable</translation>
    </message>
    <message>
        <source>{title}: {words}</source>
        <translation>{title}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <comment>matches</comment>
        <translation>{won} sur {played}</translation>
    </message>
    <message>
        <source>{words} {points}!</source>
        <translation>{words} {points}&#xa0;!</translation>
    </message>
    <message>
        <source>{words}, rounded to {points}</source>
        <translation>{words}, arrondi à {points}</translation>
    </message>
    <message>
        <source>{words}. On turn.</source>
        <translation>{words}. À son tour.</translation>
    </message>
    <message>
        <source>“Crossed”: going out with a double when both ends showed its number.</source>
        <translation>«&#xa0;Croisée&#xa0;»&#xa0;: finir par un double quand les deux bouts montraient son numéro.</translation>
    </message>
    <message>
        <source>“There and there”: going out with a tile, no double, that fitted both ends; a house rule says whether it must do so with both its halves.</source>
        <translation>«&#xa0;Là et là&#xa0;»&#xa0;: finir par un domino, pas un double, qui allait aux deux bouts&#xa0;; une variante dit s’il lui faut pour cela ses deux moitiés.</translation>
    </message>
    <message>
        <source>“Two heads”: going out with a tile that could have gone on both ends; a house rule says whether doubles and one half alone count.</source>
        <translation>«&#xa0;Deux têtes&#xa0;»&#xa0;: finir par un domino qui pouvait aller aux deux bouts&#xa0;; une variante dit si les doubles et une seule moitié comptent.</translation>
    </message>
</context>
</TS>
