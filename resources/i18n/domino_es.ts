<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n choice(s) weighed</source>
        <translation>
            <numerusform>%n decisión examinada</numerusform>
            <numerusform>%n decisiones examinadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are not over and were left out.</source>
        <translation>
            <numerusform>%n partida no ha terminado y se dejó fuera.</numerusform>
            <numerusform>%n partidas no han terminado y se dejaron fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought into the archive.</source>
        <translation>
            <numerusform>%n partida añadida al archivo.</numerusform>
            <numerusform>%n partidas añadidas al archivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n partida borrada.</numerusform>
            <numerusform>%n partidas borradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved in {file}.</source>
        <translation>
            <numerusform>%n partida guardada en {file}.</numerusform>
            <numerusform>%n partidas guardadas en {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were there already.</source>
        <translation>
            <numerusform>%n partida ya estaba.</numerusform>
            <numerusform>%n partidas ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) in it are not right either.</source>
        <translation>
            <numerusform>%n partida más tampoco es correcta.</numerusform>
            <numerusform>%n partidas más tampoco son correctas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <translation>
            <numerusform>%n punto de penalización</numerusform>
            <numerusform>%n puntos de penalización</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n ronda ganada</numerusform>
            <numerusform>%n rondas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets are shuffled together: %n of every tile.</source>
        <translation>
            <numerusform>Se mezcla %n juego: %n de cada ficha.</numerusform>
            <numerusform>Se mezclan %n juegos: %n de cada ficha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) sleep: nobody sees or draws them in this round.</source>
        <translation>
            <numerusform>%n ficha duerme: nadie la ve ni la roba en esta ronda.</numerusform>
            <numerusform>%n fichas duermen: nadie las ve ni las roba en esta ronda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undealt tile(s) sleep: out of play in this round</source>
        <translation>
            <numerusform>%n ficha sin repartir duerme: fuera de juego en esta ronda</numerusform>
            <numerusform>%n fichas sin repartir duermen: fuera de juego en esta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Domino Desktop</source>
        <translation>&amp;Acerca de Domino Desktop</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>Robar &amp;una ficha</translation>
    </message>
    <message>
        <source>&amp;Earlier matches</source>
        <translation>Partidas &amp;anteriores</translation>
    </message>
    <message>
        <source>&amp;Finish the round quickly</source>
        <translation>&amp;Terminar la ronda ya</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>A&amp;bandonar…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Pi&amp;sta</translation>
    </message>
    <message>
        <source>&amp;Let a bot play for me</source>
        <translation>De&amp;jar jugar a un robot</translation>
    </message>
    <message>
        <source>&amp;Matches played…</source>
        <translation>Partidas &amp;jugadas…</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>J&amp;ugada</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Silenciar</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>Ab&amp;rir una partida…</translation>
    </message>
    <message>
        <source>&amp;Pass the turn</source>
        <translation>&amp;Pasar el turno</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Result of the round</source>
        <translation>Resultado &amp;de la ronda</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Set up a match…</source>
        <translation>&amp;Preparar una partida…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Whole line</source>
        <translation>&amp;Toda la línea</translation>
    </message>
    <message>
        <source>**{value}** ({low} to {high})</source>
        <translation>**{value}** ({low} a {high})</translation>
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
        <translation>¡2 KABÈS!</translation>
    </message>
    <message>
        <source>A beginner who gets rid of heavy tiles, but often plays whatever comes to hand. Remembers nothing, and never sees a hidden tile.</source>
        <translation>Principiante que se deshace de las fichas pesadas, pero a menudo juega lo primero que encuentra. No recuerda nada y nunca ve una ficha oculta.</translation>
    </message>
    <message>
        <source>A bot plays for you. Any key or click: you go on.</source>
        <translation>Un robot juega por usted. Una tecla o un clic: sigue usted.</translation>
    </message>
    <message>
        <source>A double at the end of an arm counts both its halves; a first tile that is no double counts its two numbers.</source>
        <translation>Un doble en la punta de un brazo cuenta sus dos mitades; una primera ficha que no es doble cuenta sus dos números.</translation>
    </message>
    <message>
        <source>A double lies crosswise and leaves the same number open.</source>
        <translation>Un doble se coloca atravesado y deja abierto el mismo número.</translation>
    </message>
    <message>
        <source>A play has reached the target, which ends the match at once.</source>
        <translation>Una jugada ha alcanzado la meta, y la partida termina al instante.</translation>
    </message>
    <message>
        <source>A play that reaches the target ends the match at once: then the hands are not counted any more.</source>
        <translation>Una jugada que alcanza la meta termina la partida al instante: las manos ya no se cuentan.</translation>
    </message>
    <message numerus="yes">
        <source>A player may break the line %n time(s) in a round.</source>
        <translation>
            <numerusform>Un jugador puede romper la línea %n vez por ronda.</numerusform>
            <numerusform>Un jugador puede romper la línea %n veces por ronda.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round won is worth {points}.</source>
        <translation>Una ronda ganada vale {points}.</translation>
    </message>
    <message>
        <source>A short side counts once a tile lies on it: 0 + 4 + 1.</source>
        <translation>Un lado corto cuenta en cuanto tiene una ficha: 0 + 4 + 1.</translation>
    </message>
    <message>
        <source>A tile may be played at an end that shows one of its two numbers; its other number is then open.</source>
        <translation>Una ficha se juega en una punta que muestre uno de sus dos números; su otro número queda abierto.</translation>
    </message>
    <message>
        <source>A turn without a play, because nothing fits and nothing can be drawn.</source>
        <translation>Un turno sin jugar, porque nada encaja y nada se puede robar.</translation>
    </message>
    <message>
        <source>Abkhaz dominoes</source>
        <translation>Dominó abjasio</translation>
    </message>
    <message>
        <source>About Domino Desktop</source>
        <translation>Acerca de Domino Desktop</translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es): {points} points in all.</source>
        <translation>
            <numerusform>Tras %n partida: {points} puntos en total.</numerusform>
            <numerusform>Tras %n partidas: {points} puntos en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es): {rate} of the last ones were won.</source>
        <translation>
            <numerusform>Tras %n partida: {rate} de las últimas se ganaron.</numerusform>
            <numerusform>Tras %n partidas: {rate} de las últimas se ganaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a round that nobody won, the lead is found as in the first round.</source>
        <translation>Tras una ronda que nadie ganó, la salida se decide como en la primera.</translation>
    </message>
    <message>
        <source>After every play the open numbers are added up: a sum of 5, 10, 15… scores that many points at once.</source>
        <translation>Tras cada jugada se suman los números abiertos: una suma de 5, 10, 15… vale al instante esos puntos.</translation>
    </message>
    <message>
        <source>After the {tile}: {points}.</source>
        <translation>Tras la {tile}: {points}.</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Todos los archivos ({patterns})</translation>
    </message>
    <message>
        <source>All fives (Muggins)</source>
        <translation>Todos cincos (Muggins)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todas las fichas</translation>
    </message>
    <message>
        <source>All kinds!</source>
        <translation>¡Todas en la mesa!</translation>
    </message>
    <message>
        <source>All kinds: the round also ends when every kind of tile lies on the table.</source>
        <translation>Todas en la mesa: la ronda también termina cuando cada tipo de ficha está en la mesa.</translation>
    </message>
    <message>
        <source>All tiles are dealt.</source>
        <translation>Se reparten todas las fichas.</translation>
    </message>
    <message>
        <source>An error of the program was noticed. The match is saved, and you can go on.</source>
        <translation>Se ha notado un error del programa. La partida está guardada y puede seguir.</translation>
    </message>
    <message>
        <source>An example position</source>
        <translation>Una posición de ejemplo</translation>
    </message>
    <message>
        <source>An example: the hands count {totals} after the first player has gone out; that gives {points}.</source>
        <translation>Un ejemplo: el primer jugador ha hecho dominó y las manos suman {totals}; eso da {points}.</translation>
    </message>
    <message>
        <source>An unexpected error happened. The match is saved; details are in {log}.</source>
        <translation>Ha ocurrido un error inesperado. La partida está guardada; los detalles están en {log}.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otro juego</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>Another player takes over.</source>
        <translation>Otro jugador toma el puesto.</translation>
    </message>
    <message numerus="yes">
        <source>Any double may also be laid apart from the line, where it opens %n new arm(s). So whoever holds a double can always play.</source>
        <translation>
            <numerusform>Cualquier doble también puede ponerse aparte, lejos de la línea, donde abre %n brazo nuevo. Así, quien tiene un doble siempre puede jugar.</numerusform>
            <numerusform>Cualquier doble también puede ponerse aparte, lejos de la línea, donde abre %n brazos nuevos. Así, quien tiene un doble siempre puede jugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any double may also be laid beside the line, where it opens two new arms.</source>
        <translation>Cualquier doble también puede ponerse junto a la línea, donde abre dos brazos nuevos.</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Aparte</translation>
    </message>
    <message>
        <source>As good as any other play.</source>
        <translation>Tan buena como cualquier otra jugada.</translation>
    </message>
    <message>
        <source>As in the novel</source>
        <translation>Como en la novela</translation>
    </message>
    <message>
        <source>As it really was</source>
        <translation>Como era en realidad</translation>
    </message>
    <message>
        <source>As it was known</source>
        <translation>Como se sabía</translation>
    </message>
    <message>
        <source>As long as anybody could break the line, the round is not blocked.</source>
        <translation>Mientras alguien pueda romper la línea, la ronda no está cerrada.</translation>
    </message>
    <message>
        <source>As seen by</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Dormidas</translation>
    </message>
    <message>
        <source>At a number of points, or after a number of rounds.</source>
        <translation>Al llegar a unos puntos, o tras un número de rondas.</translation>
    </message>
    <message>
        <source>Avoids a block that would be lost.</source>
        <translation>Evita un cierre que se perdería.</translation>
    </message>
    <message>
        <source>BLÒK</source>
        <translation>BLÒK</translation>
    </message>
    <message>
        <source>BLÒK is won by</source>
        <translation>El BLÒK lo gana</translation>
    </message>
    <message>
        <source>BLÒK!</source>
        <translation>¡BLÒK!</translation>
    </message>
    <message>
        <source>Before the lead each player shows the highest double in hand.</source>
        <translation>Antes de la salida, cada uno muestra el doble más alto que tiene.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Empezar de cero</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Block dominoes</source>
        <translation>Dominó de bloqueo</translation>
    </message>
    <message>
        <source>Block: the round also ends as soon as nobody can play and nothing more can be drawn.</source>
        <translation>Cierre: la ronda también termina en cuanto nadie puede jugar y nada más se puede robar.</translation>
    </message>
    <message>
        <source>Block: the round also ends as soon as nobody can play.</source>
        <translation>Cierre: la ronda también termina en cuanto nadie puede jugar.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Cerrado</translation>
    </message>
    <message>
        <source>Blocked!</source>
        <translation>¡Cierre!</translation>
    </message>
    <message>
        <source>Blocks the round with {own} pips in hand.</source>
        <translation>Cierra la ronda con {own} puntos en la mano.</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Pozo</translation>
    </message>
    <message>
        <source>Boneyard (“pioche”, “talon”)</source>
        <translation>Pozo (“pioche”, “talon”)</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Pozo: %n ficha</numerusform>
            <numerusform>Pozo: %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Robot: {level}</translation>
    </message>
    <message>
        <source>Brazilian pairs</source>
        <translation>Parejas brasileñas</translation>
    </message>
    <message>
        <source>Breaking</source>
        <translation>Romper la línea</translation>
    </message>
    <message>
        <source>Breaking: who cannot play may lift a tile that has a neighbour on both sides, but never the hub, when a tile in hand fits one of the two numbers that this lays bare.</source>
        <translation>Romper: quien no puede jugar puede levantar una ficha con vecina a ambos lados, nunca el eje, si una ficha de su mano encaja en uno de los dos números que quedan al descubierto.</translation>
    </message>
    <message>
        <source>Breaks the line and takes the {tile} in hand.</source>
        <translation>Rompe la línea y toma la {tile} en la mano.</translation>
    </message>
    <message>
        <source>Breaks!</source>
        <comment>said by a player who breaks the line</comment>
        <translation>¡Rompo!</translation>
    </message>
    <message>
        <source>Bring in a file…</source>
        <translation>Añadir un archivo…</translation>
    </message>
    <message>
        <source>Called out with the last tile of a hand: whoever goes out so ends the round.</source>
        <translation>Se anuncia con la última ficha de la mano: quien sale así termina la ronda.</translation>
    </message>
    <message>
        <source>Can probably go on in the next turn.</source>
        <translation>Probablemente podrá jugar en el próximo turno.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Carroça</source>
        <translation>Carroça</translation>
    </message>
    <message>
        <source>Carroça!</source>
        <translation>¡Carroça!</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probab.</translation>
    </message>
    <message>
        <source>Changed your mind?</source>
        <translation>¿Cambió de idea?</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <translation>Comprobar reparto</translation>
    </message>
    <message>
        <source>Choose a tile first.</source>
        <translation>Elija primero una ficha.</translation>
    </message>
    <message>
        <source>Choose where the {tile} shall go.</source>
        <translation>Elija dónde poner la {tile}.</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Elegido</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Compared after a BLÒK: the two hands of each pair together, or the single lowest hand.</source>
        <translation>Lo que se compara tras un BLÒK: las dos manos de cada pareja juntas, o la mano más baja por sí sola.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue this match</source>
        <translation>Continuar esta partida</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Count from zero. The matches stay in the archive.</source>
        <translation>Contar desde cero. Las partidas siguen en el archivo.</translation>
    </message>
    <message>
        <source>Creole for “block”: nobody can go on, and the hands are compared.</source>
        <translation>«Bloqueado» en criollo: nadie puede seguir, y se comparan las manos.</translation>
    </message>
    <message>
        <source>Creole for “fallen”: somebody has gone out in the ordinary way.</source>
        <translation>«Caído» en criollo: alguien ha hecho dominó de la manera común.</translation>
    </message>
    <message>
        <source>Creole for “partner”: the player opposite, who scores with you.</source>
        <translation>«Compañero» en criollo: el jugador de enfrente, que puntúa con usted.</translation>
    </message>
    <message>
        <source>Cruzada</source>
        <translation>Cruzada</translation>
    </message>
    <message>
        <source>Cruzada!</source>
        <translation>¡Cruzada!</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Deal by n&amp;umber…</source>
        <translation>R&amp;eparto por número…</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <translation>Reparto por número</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Digits on the tiles</source>
        <translation>Cifras en las fichas</translation>
    </message>
    <message>
        <source>Domino!</source>
        <translation>¡Dominó!</translation>
    </message>
    <message>
        <source>Domino: the round ends as soon as a hand is empty.</source>
        <translation>Dominó: la ronda termina en cuanto una mano queda vacía.</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominó</translation>
    </message>
    <message>
        <source>Dominoes against bots or with people at one computer.</source>
        <translation>Dominó contra robots o con otras personas en el mismo ordenador.</translation>
    </message>
    <message>
        <source>Doubles lie crosswise</source>
        <translation>Los dobles van cruzados</translation>
    </message>
    <message>
        <source>Doubles may lie apart</source>
        <translation>Dobles aparte</translation>
    </message>
    <message>
        <source>Drag a name, or choose it and press a button.</source>
        <translation>Arrastre un nombre, o elíjalo y pulse un botón.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard.</source>
        <translation>Tomar una ficha del pozo.</translation>
    </message>
    <message>
        <source>Draw by itself</source>
        <translation>Robar sin preguntar</translation>
    </message>
    <message>
        <source>Draw dominoes</source>
        <translation>Dominó con robo</translation>
    </message>
    <message>
        <source>Draws</source>
        <comment>said of a player</comment>
        <translation>Roba</translation>
    </message>
    <message>
        <source>Each for themselves: the heaviest hand takes the penalty.
The fewest penalties make the King, the Wa.</source>
        <translation>Cada uno por su cuenta: la mano más pesada se lleva la penalización.
Quien tiene menos es el Rey, el Wa.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Cada jugador recibe %n ficha.</numerusform>
            <numerusform>Cada jugador recibe %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player scores the pips left in their own hand, and the most points win.</source>
        <translation>Cada jugador anota los puntos que le quedan en la mano, y gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>End the first game</source>
        <translation>Salir de la lección</translation>
    </message>
    <message>
        <source>Every choice is weighed from what could be known then. You can go on playing.</source>
        <translation>Cada decisión se pesa según lo que podía saberse entonces. Puede seguir jugando.</translation>
    </message>
    <message>
        <source>Every kind of tile from 0-0 to 6-6 lies on the table, which ends the round.</source>
        <translation>Cada tipo de ficha, del 0-0 al 6-6, está en la mesa, y la ronda termina.</translation>
    </message>
    <message>
        <source>Every open end stays playable for you.</source>
        <translation>Le queda ficha para cada punta.</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>En cada ronda</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Expected points of the round, over the others’ mean.</source>
        <translation>Puntos esperados de la ronda, por encima de la media de los demás.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exportar como CSV</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar como CSV…</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Exportado a {file}.</translation>
    </message>
    <message>
        <source>Family rules</source>
        <translation>Reglas de familia</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle, shown at the start: {digest}</source>
        <translation>Huella de la mezcla, mostrada al principio: {digest}</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle: {digest}</source>
        <translation>Huella de la mezcla: {digest}</translation>
    </message>
    <message>
        <source>Finish at one of the two new ends, with another tile.</source>
        <translation>Termine en una de las dos puntas nuevas, con otra ficha.</translation>
    </message>
    <message>
        <source>Finish quickly</source>
        <translation>Terminar ya</translation>
    </message>
    <message>
        <source>First &amp;game: learn by playing</source>
        <translation>Primera partida: aprender &amp;jugando</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Primera salida</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primera ronda</translation>
    </message>
    <message>
        <source>Five players and more play with two double-six sets.</source>
        <translation>Con cinco jugadores o más se juega con dos juegos de doble seis.</translation>
    </message>
    <message>
        <source>For each round the tiles are sorted by the SHA-256 of “secret/round/deal/tile”, and dealt in that order. Every program that computes SHA-256 comes to the same hands.</source>
        <translation>En cada ronda las fichas se ordenan según el SHA-256 de «secreto/ronda/reparto/ficha» y se reparten en ese orden. Todo programa que calcule SHA-256 llega a las mismas manos.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses Qt {version}, which is under the LGPL.</source>
        <translation>Software libre con licencia MIT. Usa Qt {version}, con licencia LGPL.</translation>
    </message>
    <message>
        <source>From the youngest to the oldest: when a block leaves several level in tiles and pips, the youngest of them wins. Usually people come before bots.</source>
        <translation>Del más joven al mayor: cuando un cierre deja a varios empatados en fichas y puntos, gana el más joven de ellos. Por lo general, las personas van antes que los robots.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Get rid of heavy tiles, and keep numbers with which you can go on.</source>
        <translation>Deshágase de las fichas altas y guarde números con los que pueda seguir.</translation>
    </message>
    <message>
        <source>Gets rid of a double.</source>
        <translation>Se deshace de un doble.</translation>
    </message>
    <message>
        <source>Gets rid of heavy tiles and doubles, keeps its numbers varied, counts the tiles and passes of the round. Never sees a hidden tile.</source>
        <translation>Se deshace de las fichas pesadas y de los dobles, mantiene números variados, cuenta las fichas y los pases de la ronda. Nunca ve una ficha oculta.</translation>
    </message>
    <message>
        <source>Gets rid of {pips} pips.</source>
        <translation>Se deshace de {pips} puntos.</translation>
    </message>
    <message>
        <source>Give the match up?</source>
        <translation>¿Abandonar la partida?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonos</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Siga</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Goes out.</source>
        <translation>Hace dominó.</translation>
    </message>
    <message>
        <source>Going out wins the round, whatever the others hold.</source>
        <translation>Quien hace dominó gana la ronda, tengan lo que tengan los demás.</translation>
    </message>
    <message>
        <source>Going out with a double, which is itself called a carroça.</source>
        <translation>Terminar con un doble, que se llama precisamente carroça.</translation>
    </message>
    <message>
        <source>H for a hint, D to let a bot play for you, M for silence.</source>
        <translation>H para una pista, D para dejar jugar a un robot, M para el silencio.</translation>
    </message>
    <message>
        <source>Haitian dominoes</source>
        <translation>Dominó haitiano</translation>
    </message>
    <message>
        <source>Haitian duel</source>
        <translation>Duelo haitiano</translation>
    </message>
    <message>
        <source>Haitian pairs (sosye)</source>
        <translation>Haitiano con sosye</translation>
    </message>
    <message>
        <source>Hands open</source>
        <translation>Manos abiertas</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hint {place} of {count}</source>
        <translation>Pista {place} de {count}</translation>
    </message>
    <message>
        <source>Hopes to be stuck, for pips in hand count.</source>
        <translation>Espera quedarse atascado, pues los puntos en la mano cuentan.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>How likely the round is won.</source>
        <translation>La probabilidad de ganar la ronda.</translation>
    </message>
    <message>
        <source>How many points a match ends ahead of the others’ mean, on average; with penalties, how many fewer.</source>
        <translation>Puntos de ventaja al final de una partida sobre la media de los demás, de promedio; con penalizaciones, puntos de menos.</translation>
    </message>
    <message>
        <source>How many points ahead of the others’ mean a medium bot comes out with the same hands, when medium bots play every seat, on the mean of {tries} tries. Above 0 the deals were better than the others’.</source>
        <translation>Cuántos puntos por encima de la media de los demás queda un robot medio con las mismas manos, cuando robots medios juegan en todos los puestos, en promedio de {tries} intentos. Por encima de 0 el reparto fue mejor que el de los demás.</translation>
    </message>
    <message>
        <source>How many rounds the match has.</source>
        <translation>Cuántas rondas tiene la partida.</translation>
    </message>
    <message>
        <source>How many sit at the table.</source>
        <translation>Cuántos se sientan a la mesa.</translation>
    </message>
    <message>
        <source>How many tiles each player gets; the others sleep.</source>
        <translation>Cuántas fichas recibe cada uno; las demás duermen.</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Eje</translation>
    </message>
    <message>
        <source>In doubt?</source>
        <translation>¿Dudas?</translation>
    </message>
    <message>
        <source>In the block game nobody draws. Who cannot play passes.</source>
        <translation>En el bloqueo no se roba. Quien no puede jugar pasa.</translation>
    </message>
    <message>
        <source>In your hand: {tiles}.</source>
        <translation>En su mano: {tiles}.</translation>
    </message>
    <message>
        <source>It fits {places}.</source>
        <translation>Encaja aquí: {places}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es su turno.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>Es el turno de {name}.</translation>
    </message>
    <message>
        <source>It opens the round.</source>
        <translation>Abre la ronda.</translation>
    </message>
    <message>
        <source>It was put aside as {aside}.</source>
        <translation>El archivo se apartó con el nombre {aside}.</translation>
    </message>
    <message>
        <source>Its SHA-256, the fingerprint</source>
        <translation>Su SHA-256, la huella</translation>
    </message>
    <message>
        <source>Its long sides are covered, so the spinner counts no more: 0 + 4. Two arms arise.</source>
        <translation>Sus lados largos están cubiertos, así que el pivote ya no cuenta: 0 + 4. Surgen dos brazos.</translation>
    </message>
    <message>
        <source>Its secret: {secret}</source>
        <translation>Su secreto: {secret}</translation>
    </message>
    <message>
        <source>Just a whim.</source>
        <translation>Un simple capricho.</translation>
    </message>
    <message>
        <source>Keep in the archive</source>
        <translation>Guardar en el archivo</translation>
    </message>
    <message>
        <source>Keep the {tile} back and draw a tile.</source>
        <translation>Guardar la {tile} y robar una ficha.</translation>
    </message>
    <message>
        <source>Keeping the only tile that fits and drawing instead; it may be played later, even in this turn.</source>
        <translation>Guardar la única ficha que encaja y robar en su lugar; puede jugarse después, incluso en este turno.</translation>
    </message>
    <message>
        <source>Keeps the doubles in hand.</source>
        <translation>Guarda los dobles en la mano.</translation>
    </message>
    <message>
        <source>Keeps the heavy tiles and gives away {pips} pips only.</source>
        <translation>Guarda las fichas pesadas y solo suelta {pips} puntos.</translation>
    </message>
    <message>
        <source>Known to everybody in this hand: {tiles}</source>
        <translation>Conocidas por todos en esta mano: {tiles}</translation>
    </message>
    <message>
        <source>Language / Langue</source>
        <translation>Idioma / Langue</translation>
    </message>
    <message>
        <source>Language and keys</source>
        <translation>Idioma y teclas</translation>
    </message>
    <message>
        <source>Later rounds: the winner of the round before leads, with any tile.</source>
        <translation>Rondas siguientes: sale quien ganó la ronda anterior, con cualquier ficha.</translation>
    </message>
    <message>
        <source>Later rounds: whoever went out leads, with any tile; after a block the winning team’s player with the lower total (when equal, the first of the two in play order after whoever blocked).</source>
        <translation>Rondas siguientes: sale quien hizo dominó, con cualquier ficha; tras un cierre, el jugador de la pareja ganadora con el total más bajo (si empatan, el primero de los dos en el orden de juego después de quien cerró).</translation>
    </message>
    <message>
        <source>Lay the {tile} apart</source>
        <translation>Poner la {tile} aparte</translation>
    </message>
    <message>
        <source>Leave the turn to the next player.</source>
        <translation>Dejar el turno al siguiente jugador.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n tile(s) in hand that can follow.</source>
        <translation>
            <numerusform>Deja en la mano %n ficha que puede seguir.</numerusform>
            <numerusform>Deja en la mano %n fichas que pueden seguir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves {name}, the partner, something to play on.</source>
        <translation>Deja a {name}, su pareja, algo que jugar.</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Queda en la mano</translation>
    </message>
    <message>
        <source>Left in the boneyard</source>
        <translation>Dejadas en el pozo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Level at the greatest total, {top}: {level}. Nobody takes the round.</source>
        <translation>Empatados en el total más alto, {top}: {level}. Nadie se lleva la ronda.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Counted from the player who blocked ({blocker}), the first wins.</source>
        <translation>Empatados en el total más bajo, {low}: {level}. Contando desde quien cerró ({blocker}), gana el primero.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Nobody wins the round.</source>
        <translation>Empatados en el total más bajo, {low}: {level}. Nadie gana la ronda.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Of these the fewest tiles win.</source>
        <translation>Empatados en el total más bajo, {low}: {level}. De ellos gana quien tiene menos fichas.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. The team of the player who blocked ({blocker}) wins.</source>
        <translation>Empatados en el total más bajo, {low}: {level}. Gana la pareja de quien cerró ({blocker}).</translation>
    </message>
    <message>
        <source>Level at {count} in the fewest tiles: {level}. Of these the lowest total wins.</source>
        <translation>Empatados en {count}, el menor número de fichas: {level}. De ellos gana el total más bajo.</translation>
    </message>
    <message>
        <source>Level in rounds won as well ({won}): they are Kings together.</source>
        <translation>Empatados también en rondas ganadas ({won}): son Reyes juntos.</translation>
    </message>
    <message>
        <source>Level in tiles and total: {level}. The youngest of them wins.</source>
        <translation>Empatados en fichas y total: {level}. Gana el más joven de ellos.</translation>
    </message>
    <message>
        <source>Level: {names}. The most rounds won decide: {won}.</source>
        <translation>Empatados: {names}. Deciden las rondas ganadas: {won}.</translation>
    </message>
    <message>
        <source>Level: {names}. The most rounds won decide: {won}. Those still level are Kings together.</source>
        <translation>Empatados: {names}. Deciden las rondas ganadas: {won}. Los que sigan empatados son Reyes juntos.</translation>
    </message>
    <message>
        <source>Lift the {tile} from the line</source>
        <translation>Levantar la {tile} de la línea</translation>
    </message>
    <message>
        <source>Lifting a tile out of the line into one’s hand and playing another one where it lay.</source>
        <translation>Levantar una ficha de la línea a la mano y jugar otra donde estaba.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Buscando la mejor jugada…</translation>
    </message>
    <message>
        <source>Losing wins (misère)</source>
        <translation>El que pierde gana (misère)</translation>
    </message>
    <message>
        <source>Losing wins: all score what is left in their own hands.</source>
        <translation>El que pierde gana: cada uno anota lo que queda en su propia mano.</translation>
    </message>
    <message>
        <source>Losing wins: every player scores the pips left in their own hand, also when somebody went out.</source>
        <translation>El que pierde gana: cada jugador anota los puntos que le quedan en la mano, también cuando alguien hizo dominó.</translation>
    </message>
    <message>
        <source>Losing wins: the greatest total takes the round.</source>
        <translation>El que pierde gana: el total más alto se lleva la ronda.</translation>
    </message>
    <message>
        <source>Losing wins: the greatest total, {top}, takes the round.</source>
        <translation>El que pierde gana: el total más alto, {top}, se lleva la ronda.</translation>
    </message>
    <message>
        <source>Luck of the deal: {points}</source>
        <translation>Suerte del reparto: {points}</translation>
    </message>
    <message>
        <source>Lá-e-lô</source>
        <translation>Lá-e-lô</translation>
    </message>
    <message>
        <source>Lá-e-lô!</source>
        <translation>¡Lá-e-lô!</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Matches ({patterns})</source>
        <translation>Partidas ({patterns})</translation>
    </message>
    <message>
        <source>Matches ended by giving up; they are lost.</source>
        <translation>Partidas terminadas por abandono; cuentan como perdidas.</translation>
    </message>
    <message>
        <source>Matches that are over, with people on one side only. Each counts once, when it ends.</source>
        <translation>Partidas terminadas con personas en un solo bando. Cada una cuenta una vez, cuando termina.</translation>
    </message>
    <message>
        <source>Matches won in a row up to now.</source>
        <translation>Partidas ganadas seguidas hasta ahora.</translation>
    </message>
    <message>
        <source>Matches won out of all that were played.</source>
        <translation>Partidas ganadas de todas las jugadas.</translation>
    </message>
    <message>
        <source>Matches won without a hint, an undo or a demo, of those that were played so to the end.</source>
        <translation>Partidas ganadas sin consejo, sin deshacer y sin demostración, de las que se jugaron así hasta el final.</translation>
    </message>
    <message>
        <source>Matches won, alone or shared.</source>
        <translation>Partidas ganadas, solo o compartidas.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nombre en el puesto {number}</translation>
    </message>
    <message>
        <source>Nearly out</source>
        <translation>Casi fuera</translation>
    </message>
    <message>
        <source>New to dominoes? Learn by playing</source>
        <translation>¿Primera vez? Aprenda jugando</translation>
    </message>
    <message numerus="yes">
        <source>Next (%n)</source>
        <translation>
            <numerusform>Siguiente (%n)</numerusform>
            <numerusform>Siguientes (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Sin dobles</translation>
    </message>
    <message>
        <source>No drawing: who cannot play passes.
A pass tells what a hand lacks; blocking is an art.</source>
        <translation>No se roba: quien no puede jugar pasa.
Un pase dice lo que falta en la mano; cerrar es un arte.</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>No se encontró ninguna pista.</translation>
    </message>
    <message>
        <source>No match has been counted yet.</source>
        <translation>Todavía no se ha contado ninguna partida.</translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>No se está jugando ninguna partida.</translation>
    </message>
    <message>
        <source>No tile fits and nothing can be drawn: pass.</source>
        <translation>Ninguna ficha encaja y nada se puede robar: pase.</translation>
    </message>
    <message>
        <source>No tile fits: draw one, or lift a marked tile from the line.</source>
        <translation>Ninguna ficha encaja: robe una, o levante de la línea una ficha marcada.</translation>
    </message>
    <message>
        <source>No tile fits: draw one.</source>
        <translation>Ninguna ficha encaja: robe una.</translation>
    </message>
    <message>
        <source>No tile fits: lift one of the marked tiles from the line.</source>
        <translation>Ninguna ficha encaja: levante de la línea una de las fichas marcadas.</translation>
    </message>
    <message>
        <source>No tile is on the table yet</source>
        <translation>Aún no hay ninguna ficha en la mesa</translation>
    </message>
    <message>
        <source>Nobody can go on, so the round ends and the hands are compared.</source>
        <translation>Nadie puede seguir: la ronda termina y se comparan las manos.</translation>
    </message>
    <message>
        <source>Nobody can play. The fewest pips in hand win. That was all: have fun!</source>
        <translation>Nadie puede jugar. Gana quien tiene menos puntos en la mano. Eso es todo: ¡a divertirse!</translation>
    </message>
    <message>
        <source>Nobody could go on. Open numbers: {numbers}.</source>
        <translation>Nadie podía seguir. Números abiertos: {numbers}.</translation>
    </message>
    <message>
        <source>Nobody could play or break the line. Open numbers: {numbers}.</source>
        <translation>Nadie podía jugar ni romper la línea. Números abiertos: {numbers}.</translation>
    </message>
    <message>
        <source>Nobody scores what is left in the hands.</source>
        <translation>Nadie anota lo que queda en las manos.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Nadie anota.</translation>
    </message>
    <message>
        <source>Not possible: {values}. {why}</source>
        <translation>Imposible: {values}. {why}</translation>
    </message>
    <message>
        <source>Not used when it ends after a number of rounds.</source>
        <translation>Sin efecto cuando termina tras un número de rondas.</translation>
    </message>
    <message>
        <source>Not yet: it is {name}’s turn.</source>
        <translation>Todavía no: es el turno de {name}.</translation>
    </message>
    <message>
        <source>Nothing can be drawn.</source>
        <translation>No hay nada que robar.</translation>
    </message>
    <message>
        <source>Nothing can be played there before all bare arms have their first tile.</source>
        <translation>Ahí no se juega antes de que todos los brazos vacíos tengan su primera ficha.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>No se puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nada encaja</translation>
    </message>
    <message>
        <source>Nothing fits, but you may lay a double apart.</source>
        <translation>Nada encaja, pero puede poner un doble aparte.</translation>
    </message>
    <message>
        <source>Nothing fits: press Pass below. The other learns which numbers you lack.</source>
        <translation>Nada encaja: pulse Pasar, abajo. El otro aprende qué números le faltan.</translation>
    </message>
    <message>
        <source>Nothing more could be drawn.</source>
        <translation>Ya no se podía robar nada.</translation>
    </message>
    <message>
        <source>Nothing was better by what could be known then.</source>
        <translation>No había nada mejor con lo que podía saberse entonces.</translation>
    </message>
    <message>
        <source>Now fit a tile: one of its halves must match an open end. Those that can be played stand out.</source>
        <translation>Ahora encaje una ficha: una de sus mitades debe coincidir con una punta. Las que se pueden jugar sobresalen.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número del reparto</translation>
    </message>
    <message>
        <source>Of equal doubles that of the first of these players leads, counted from seat 1 in the first round, from seat 2 in the second, and so on.</source>
        <translation>De dos dobles iguales sale el del primero de estos jugadores, contando desde el puesto 1 en la primera ronda, desde el puesto 2 en la segunda, y así sucesivamente.</translation>
    </message>
    <message>
        <source>Of those who are level in their totals the fewest tiles win.</source>
        <translation>De los empatados en el total gana quien tiene menos fichas.</translation>
    </message>
    <message>
        <source>Of those who are level in tiles the lowest total wins.</source>
        <translation>De los empatados en fichas gana el total más bajo.</translation>
    </message>
    <message>
        <source>Of your tiles it takes {tiles}.</source>
        <translation>De sus fichas admite {tiles}.</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Mayor</translation>
    </message>
    <message>
        <source>On the table, in the order of play: {tiles}</source>
        <translation>En la mesa, en el orden de juego: {tiles}</translation>
    </message>
    <message>
        <source>One against one: TONBE and BLÒK are worth 10 points.
Going out by 2 KABÈS is worth 15.</source>
        <translation>Uno contra uno: TONBE y BLÒK valen 10 puntos.
Terminar con 2 KABÈS vale 15.</translation>
    </message>
    <message>
        <source>One set for each player but one; seven tiles each; at most two draws in a turn, then a break. The round also ends when every kind of tile lies on the table.</source>
        <translation>Un juego por jugador menos uno; siete fichas cada uno; como mucho dos robos por turno, luego una rotura. La ronda también termina cuando cada tipo de ficha está en la mesa.</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Un paso atrás (Izquierda)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Un paso adelante (Derecha)</translation>
    </message>
    <message>
        <source>Only bots: you watch.</source>
        <translation>Solo robots: usted mira.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Open ends</source>
        <translation>Puntas abiertas</translation>
    </message>
    <message>
        <source>Open numbers that add up to 5, 10, 15… score at once.
The first double is a spinner and gets two more arms.</source>
        <translation>Los números abiertos que suman 5, 10, 15… puntúan al instante.
El primer doble es un pivote y recibe dos brazos más.</translation>
    </message>
    <message>
        <source>Open numbers: {numbers}</source>
        <translation>Números abiertos: {numbers}</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Orden de la mano</translation>
    </message>
    <message>
        <source>Partners share the lowest total, {low}: {level}. Their team wins.</source>
        <translation>Una pareja comparte el total más bajo, {low}: {level}. Gana esa pareja.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and have the same sign.</source>
        <translation>Los compañeros se sientan enfrente y llevan el mismo signo.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, score together and play against the other two.</source>
        <translation>Los compañeros se sientan enfrente, puntúan juntos y juegan contra los otros dos.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other: seats 1 and 3 ({one}) against seats 2 and 4 ({other}).</source>
        <translation>Los compañeros se sientan enfrente: puestos 1 y 3 ({one}) contra puestos 2 y 4 ({other}).</translation>
    </message>
    <message>
        <source>Partners’ hands together: {pair} against {other}. The lower sum wins.</source>
        <translation>Las manos de cada pareja juntas: {pair} contra {other}. Gana la suma más baja.</translation>
    </message>
    <message>
        <source>Partners’ hands together: {pair} for both teams. The team of the player who blocked ({blocker}) wins.</source>
        <translation>Las manos de cada pareja juntas: {pair} para ambas. Gana la pareja de quien cerró ({blocker}).</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>said by a player</comment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>Pasar sin preguntar</translation>
    </message>
    <message>
        <source>Passing (“boude”)</source>
        <translation>Pasar («boude»)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (Espacio)</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Lugar en la partida</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproducir (Espacio)</translation>
    </message>
    <message>
        <source>Play a new match</source>
        <translation>Jugar una nueva partida</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Play runs clockwise.</source>
        <translation>Se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Play runs counter-clockwise.</source>
        <translation>Se juega en sentido contrario a las agujas del reloj.</translation>
    </message>
    <message>
        <source>Play the {tile} here. {end}</source>
        <translation>Jugar la {tile} aquí. {end}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>Jugadas sin ayuda</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Players level at the top share the win.</source>
        <translation>Los empatados en cabeza comparten la victoria.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points ahead of the others’ mean in the rounds that were played; with penalties, points fewer.</source>
        <translation>Puntos por encima de la media de los demás en las rondas jugadas; con penalizaciones, puntos de menos.</translation>
    </message>
    <message>
        <source>Points ahead, added up</source>
        <translation>Puntos de ventaja acumulados</translation>
    </message>
    <message>
        <source>Points are penalties: only the player with the greatest total takes one, of several the first in play order after the winner.</source>
        <translation>Los puntos son penalizaciones: solo se la lleva el jugador con el total más alto; si son varios, el primero en el orden de juego después del ganador.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>Aná&amp;lisis…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Leyendo {file}…</translation>
    </message>
    <message>
        <source>Remember that</source>
        <translation>Recuérdelo</translation>
    </message>
    <message>
        <source>Remembers every tile and every pass, tries its plays on many hands that the others may hold, and works out the last tiles. Never sees a hidden tile.</source>
        <translation>Recuerda cada ficha y cada pase, prueba sus jugadas en muchas manos que pueden tener los demás y calcula las últimas fichas. Nunca ve una ficha oculta.</translation>
    </message>
    <message>
        <source>Remembers every tile and pass, weighs what the others may hold by what they chose to play, works out endings, and plays for the match. Never sees a hidden tile.</source>
        <translation>Recuerda cada ficha y cada pase, pondera lo que pueden tener los demás según lo que eligieron jugar, calcula los finales y juega por la partida. Nunca ve una ficha oculta.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Repetición: {game}</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Informar de un &amp;problema…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Resultado de la partida</translation>
    </message>
    <message>
        <source>Result: {points}</source>
        <translation>Resultado: {points}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Análisis…</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Round {number} is dealt. You open.</source>
        <translation>Se reparte la ronda {number}. Sale usted.</translation>
    </message>
    <message>
        <source>Round {number} is dealt. {name} opens.</source>
        <translation>Se reparte la ronda {number}. Sale {name}.</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Ronda {number} de {all}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Rounds won: {won} of {played}</source>
        <translation>Rondas ganadas: {won} de {played}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tadísticas…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Mismo reparto otra vez</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mismo reparto otra vez</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save the match &amp;as…</source>
        <translation>G&amp;uardar la partida…</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Guardar el registro…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Guardar el informe…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>Anota {points}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Puesto {number}</translation>
    </message>
    <message>
        <source>Sebastopol</source>
        <translation>Sebastopol</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Juego de fichas</translation>
    </message>
    <message>
        <source>Set up a match</source>
        <translation>Preparar una partida</translation>
    </message>
    <message>
        <source>Set up a match…</source>
        <translation>Preparar una partida…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Preparar…</translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last %n matches</source>
        <translation>
            <numerusform>Parte ganada de la última partida</numerusform>
            <numerusform>Parte ganada de las últimas %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Mostrar mis fichas</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrados</translation>
    </message>
    <message>
        <source>Shows the position on the table with all hands open.</source>
        <translation>Muestra la posición en la mesa con todas las manos abiertas.</translation>
    </message>
    <message>
        <source>Shows the position on the table with the hands hidden.</source>
        <translation>Muestra la posición en la mesa con las manos ocultas.</translation>
    </message>
    <message>
        <source>Simples</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Simples!</source>
        <translation>¡Simples!</translation>
    </message>
    <message>
        <source>Single letters as shortcuts</source>
        <translation>Atajos de una sola letra</translation>
    </message>
    <message>
        <source>Size and place of the window</source>
        <translation>Tamaño y lugar de la ventana</translation>
    </message>
    <message>
        <source>Skill: {points}</source>
        <translation>Habilidad: {points}</translation>
    </message>
    <message>
        <source>Sleeping tiles</source>
        <translation>Fichas dormidas</translation>
    </message>
    <message>
        <source>So: {tiles}.</source>
        <translation>Así: {tiles}.</translation>
    </message>
    <message>
        <source>Some earlier matches in {file} were damaged and are not in the archive: {count}.</source>
        <translation>Algunas partidas anteriores de {file} estaban dañadas y no están en el archivo: {count}.</translation>
    </message>
    <message>
        <source>Some settings were not valid and have their usual values again: {settings}.</source>
        <translation>Algunas preferencias no eran válidas y vuelven a sus valores habituales: {settings}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha ido mal</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;number</source>
        <translation>Ordenar la mano por &amp;número</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;total</source>
        <translation>&amp;Ordenar la mano por total</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;yourself</source>
        <translation>Ordenar la mano uno mis&amp;mo</translation>
    </message>
    <message>
        <source>Sosye</source>
        <translation>Sosye</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Spinner</source>
        <translation>Pivote (spinner)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Racha</translation>
    </message>
    <message>
        <source>Sum {total}</source>
        <translation>Suma {total}</translation>
    </message>
    <message>
        <source>TONBE</source>
        <translation>TONBE</translation>
    </message>
    <message>
        <source>TONBE!</source>
        <translation>¡TONBE!</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Table in wor&amp;ds</source>
        <translation>La mesa en &amp;palabras</translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation>La mesa en palabras</translation>
    </message>
    <message>
        <source>Takes the match out of the archive and of the statistics.</source>
        <translation>Saca la partida del archivo y de las estadísticas.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Target!</source>
        <translation>¡Meta alcanzada!</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Pareja {number}</translation>
    </message>
    <message>
        <source>Teams need four players.</source>
        <translation>Para jugar por parejas hacen falta cuatro jugadores.</translation>
    </message>
    <message>
        <source>Teams of two</source>
        <translation>Por parejas</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Eso no es posible ahora.</translation>
    </message>
    <message>
        <source>That is not the number of a deal.</source>
        <translation>Eso no es el número de un reparto.</translation>
    </message>
    <message>
        <source>That one fits</source>
        <translation>Esa encaja</translation>
    </message>
    <message>
        <source>That was all you need to begin: have fun!</source>
        <translation>Es todo lo necesario para empezar: ¡a divertirse!</translation>
    </message>
    <message>
        <source>The archive of matches cannot be used now ({why}); new matches wait beside it.</source>
        <translation>El archivo de partidas no puede usarse ahora ({why}); las nuevas partidas esperan al lado.</translation>
    </message>
    <message>
        <source>The archive of matches was damaged. Matches that could be saved from it: {count}.</source>
        <translation>El archivo de partidas estaba dañado. Partidas que se pudieron salvar: {count}.</translation>
    </message>
    <message>
        <source>The archive of matches was written by a later version of the program; new matches wait beside it.</source>
        <translation>El archivo de partidas fue escrito por una versión posterior del programa; las nuevas partidas esperan al lado.</translation>
    </message>
    <message>
        <source>The arrow beside the light bulb, or Ctrl+Z, takes your last move back.</source>
        <translation>La flecha junto a la bombilla, o Ctrl+Z, deshace su última jugada.</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>La cuenta</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>The double in the middle of the cross, from which four arms go out.</source>
        <translation>El doble en el centro de la cruz, del que salen cuatro brazos.</translation>
    </message>
    <message>
        <source>The double-six has four arms. All other doubles lie crosswise, leave the same number open and do not branch.</source>
        <translation>El doble seis tiene cuatro brazos. Los demás dobles se colocan atravesados, dejan abierto el mismo número y no abren ramas.</translation>
    </message>
    <message>
        <source>The double-six is the heart of a cross with four arms.
All four need their first six before the line is open.</source>
        <translation>El doble seis es el corazón de una cruz de cuatro brazos.
Los cuatro necesitan su primer seis antes de que se abra la línea.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>El final de una ronda</translation>
    </message>
    <message>
        <source>The fewest penalty points make the King (Wa). Level: the most rounds won among them; still level: they are Kings together.</source>
        <translation>Quien tiene menos puntos de penalización es el Rey (Wa). Si empatan: quien ganó más rondas; si siguen empatados: son Reyes juntos.</translation>
    </message>
    <message>
        <source>The fewest penalty points make the King: {points}.</source>
        <translation>Quien tiene menos penalizaciones es el Rey: {points}.</translation>
    </message>
    <message>
        <source>The fewest tiles in hand win.</source>
        <translation>Gana quien tiene menos fichas en la mano.</translation>
    </message>
    <message>
        <source>The fewest tiles in hand, {count}, win.</source>
        <translation>Gana el menor número de fichas en la mano, {count}.</translation>
    </message>
    <message>
        <source>The fingerprint is the SHA-256 of the secret.</source>
        <translation>La huella es el SHA-256 del secreto.</translation>
    </message>
    <message>
        <source>The finished match cannot be kept in {file}: {why}.</source>
        <translation>La partida terminada no puede guardarse en {file}: {why}.</translation>
    </message>
    <message>
        <source>The first double has four arms, and who is stuck may break the line.
A game that was sketched in a novel.</source>
        <translation>El primer doble tiene cuatro brazos, y quien se atasca puede romper la línea.
Un juego esbozado en una novela.</translation>
    </message>
    <message>
        <source>The first double is a hub with four arms, all open at once. Later doubles lie crosswise, leave the same number open and do not branch.</source>
        <translation>El primer doble es un eje con cuatro brazos, todos abiertos a la vez. Los siguientes se colocan atravesados, dejan abierto el mismo número y no abren ramas.</translation>
    </message>
    <message>
        <source>The first double played is the spinner: once a tile lies on each of its two long sides, two more arms are open on its short sides.</source>
        <translation>El primer doble jugado es el pivote (spinner): en cuanto hay una ficha en cada uno de sus lados largos, se abren dos brazos más en los cortos.</translation>
    </message>
    <message>
        <source>The first double played; the line can grow from all four sides.</source>
        <translation>El primer doble jugado; la línea puede crecer por sus cuatro lados.</translation>
    </message>
    <message>
        <source>The first person at the table is you.</source>
        <translation>La primera persona a la mesa es usted.</translation>
    </message>
    <message>
        <source>The first player to have {points} wins the match.</source>
        <translation>El primer jugador con {points} gana la partida.</translation>
    </message>
    <message>
        <source>The first team to have {points} wins the match.</source>
        <translation>La primera pareja con {points} gana la partida.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle.</source>
        <translation>La primera ficha va en el centro.</translation>
    </message>
    <message>
        <source>The hands of partners are added up, and the lower sum wins.</source>
        <translation>Se suman las manos de cada pareja, y gana la suma más baja.</translation>
    </message>
    <message>
        <source>The highest double opens. Drag it onto the table, or click it and then the marked place.</source>
        <translation>Sale el doble más alto. Arrástrelo a la mesa, o haga clic en él y luego en el sitio marcado.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) of the boneyard are never drawn.</source>
        <translation>
            <numerusform>La última ficha del pozo nunca se roba.</numerusform>
            <numerusform>Las últimas %n fichas del pozo nunca se roban.</numerusform>
        </translation>
    </message>
    <message>
        <source>The licences, and how to put another Qt in place of this one: {folder}</source>
        <translation>Las licencias, y cómo poner otro Qt en lugar de este: {folder}</translation>
    </message>
    <message>
        <source>The light bulb at the top, or H, shows the best move and what speaks for it.</source>
        <translation>La bombilla de arriba, o H, muestra la mejor jugada y por qué.</translation>
    </message>
    <message>
        <source>The line has two open ends. The small plate at the right always shows their numbers.</source>
        <translation>La línea tiene dos puntas. La placa pequeña de la derecha siempre muestra sus números.</translation>
    </message>
    <message>
        <source>The line is broken: play a tile on one of its two new ends.</source>
        <translation>La línea está rota: juegue una ficha en una de las dos puntas nuevas.</translation>
    </message>
    <message>
        <source>The line is broken: the new arms show {numbers}, and the {held} finishes the turn.</source>
        <translation>La línea está rota: los brazos nuevos muestran {numbers}, y la {held} termina el turno.</translation>
    </message>
    <message>
        <source>The line may be broken only after these draws, or when nothing can be drawn.</source>
        <translation>Solo se puede romper la línea tras estos robos, o cuando nada se puede robar.</translation>
    </message>
    <message>
        <source>The lowest single hand wins for its team.</source>
        <translation>La mano más baja por sí sola gana para su pareja.</translation>
    </message>
    <message>
        <source>The lowest single hand, {low}, wins for its team.</source>
        <translation>La mano más baja por sí sola, {low}, gana para su pareja.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Gana el total más bajo.</translation>
    </message>
    <message>
        <source>The lowest total, {low}, wins.</source>
        <translation>Gana el total más bajo, {low}.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>The match cannot be saved in {file}: {why}.</source>
        <translation>La partida no puede guardarse en {file}: {why}.</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Fin de la partida</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n round(s); the most points win.</source>
        <translation>
            <numerusform>La partida termina tras %n ronda; gana quien tiene más puntos.</numerusform>
            <numerusform>La partida termina tras %n rondas; gana quien tiene más puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends when a player has {points}; the most points win.</source>
        <translation>La partida termina cuando un jugador tiene {points}; gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>The match goes over {rounds}.</source>
        <translation>La partida dura {rounds}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message numerus="yes">
        <source>The match went over %n round(s).</source>
        <translation>
            <numerusform>La partida era de %n ronda.</numerusform>
            <numerusform>La partida era de %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most matches that were ever won in a row.</source>
        <translation>La racha más larga de partidas ganadas.</translation>
    </message>
    <message>
        <source>The open 0 and both halves of the spinner: 0 + 10.</source>
        <translation>El 0 abierto y las dos mitades del pivote: 0 + 10.</translation>
    </message>
    <message>
        <source>The ordinary way of going out: with no double, and with no lá-e-lô either.</source>
        <translation>La manera corriente de terminar: ni doble, ni lá-e-lô.</translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) are the boneyard.</source>
        <translation>
            <numerusform>La ficha restante es el pozo.</numerusform>
            <numerusform>Las otras %n fichas son el pozo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other has passed, and has none of the open numbers. Keep the line on them!</source>
        <translation>El otro ha pasado: no tiene ninguno de los números abiertos. ¡Mantenga la línea en ellos!</translation>
    </message>
    <message>
        <source>The others look away, please.</source>
        <translation>Los demás, por favor, no miren.</translation>
    </message>
    <message>
        <source>The others win. To stop for now, just quit: the match is kept to be continued.</source>
        <translation>Ganan los demás. Para parar por ahora, basta con salir: la partida queda guardada para continuar.</translation>
    </message>
    <message>
        <source>The pips left in a hand are counted: 6-2 counts 8, 0-0 counts 0.</source>
        <translation>Se cuentan los puntos que quedan en la mano: el 6-2 vale 8, el 0-0 vale 0.</translation>
    </message>
    <message>
        <source>The player holds the {held}, which fits none of the ends, and may lift the marked {lifted}.</source>
        <translation>El jugador tiene la {held}, que no encaja en ninguna punta, y puede levantar la {lifted} marcada.</translation>
    </message>
    <message>
        <source>The points that end the match.</source>
        <translation>Los puntos con que termina la partida.</translation>
    </message>
    <message>
        <source>The report cannot be saved in {file}: {why}.</source>
        <translation>El informe no puede guardarse en {file}: {why}.</translation>
    </message>
    <message>
        <source>The report is one text file with the version, your settings, the match in play and the log; it holds no names and no folders of yours. It shows all hands, so do not open it before the match is over. Nothing is sent by itself.</source>
        <translation>El informe es un solo archivo de texto con la versión, sus preferencias, la partida en juego y el registro; no contiene sus nombres ni sus carpetas. Muestra todas las manos: no lo abra antes de que termine la partida. Nada se envía por sí solo.</translation>
    </message>
    <message>
        <source>The report was saved in {file}.</source>
        <translation>El informe se guardó en {file}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>The round opens with the {bound}.</source>
        <translation>La ronda sale con la {bound}.</translation>
    </message>
    <message>
        <source>The round opens with the {tile}.</source>
        <translation>La ronda sale con la {tile}.</translation>
    </message>
    <message>
        <source>The rules of the novel include it.</source>
        <translation>Las reglas de la novela ya lo incluyen.</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({why}).</source>
        <translation>La partida guardada no se puede leer ({why}).</translation>
    </message>
    <message>
        <source>The saved match was damaged and cannot be continued.</source>
        <translation>La partida guardada estaba dañada y no puede continuar.</translation>
    </message>
    <message>
        <source>The secret does not have the fingerprint that was shown before the match.</source>
        <translation>El secreto no tiene la huella que se mostró antes de la partida.</translation>
    </message>
    <message numerus="yes">
        <source>The secret has the fingerprint that was shown, and %n round(s) were dealt as it says.</source>
        <translation>
            <numerusform>El secreto tiene la huella mostrada, y %n ronda se repartió como él dice.</numerusform>
            <numerusform>El secreto tiene la huella mostrada, y las %n rondas se repartieron como él dice.</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret of the deal is shown when the match is over.</source>
        <translation>El secreto del reparto se muestra cuando termina la partida.</translation>
    </message>
    <message>
        <source>The secret that is shown at the end of a match, or any whole number. Statistics count it as with help.</source>
        <translation>El secreto que se muestra al final de una partida, o cualquier número entero. Las estadísticas lo cuentan como con ayuda.</translation>
    </message>
    <message>
        <source>The set-up of the next match</source>
        <translation>La próxima partida</translation>
    </message>
    <message>
        <source>The settings cannot be read ({why}); the usual ones apply.</source>
        <translation>Las preferencias no se pueden leer ({why}); valen las habituales.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}: {why}.</source>
        <translation>Las preferencias no pueden guardarse en {file}: {why}.</translation>
    </message>
    <message>
        <source>The settings were damaged; the usual ones apply.</source>
        <translation>Las preferencias estaban dañadas; valen las habituales.</translation>
    </message>
    <message>
        <source>The spinner alone counts both its halves, 5 + 5.</source>
        <translation>El pivote solo cuenta sus dos mitades, 5 + 5.</translation>
    </message>
    <message>
        <source>The spinner counts both halves until its two long sides are covered, then nothing; a short side counts only once a tile lies on it.</source>
        <translation>El pivote cuenta sus dos mitades hasta que sus dos lados largos quedan cubiertos, después nada; un lado corto solo cuenta cuando tiene una ficha.</translation>
    </message>
    <message>
        <source>The statistics begin anew.</source>
        <translation>Las estadísticas empiezan de cero.</translation>
    </message>
    <message>
        <source>The target is reached by a play: the hands are not counted any more.</source>
        <translation>La meta se alcanza con una jugada: las manos ya no se cuentan.</translation>
    </message>
    <message>
        <source>The target of {points} is reached.</source>
        <translation>Se ha alcanzado la meta de {points}.</translation>
    </message>
    <message>
        <source>The team that loses a round falls back to 0.</source>
        <translation>La pareja que pierde una ronda vuelve a 0.</translation>
    </message>
    <message>
        <source>The tile you lifted may be played from your next turn on.</source>
        <translation>La ficha que levantó podrá jugarse a partir de su próximo turno.</translation>
    </message>
    <message>
        <source>The tiles that are shuffled, from double-blank to the double named.</source>
        <translation>Las fichas que se mezclan, del doble blanco al doble indicado.</translation>
    </message>
    <message>
        <source>The tiles that were not dealt; they lie face down and are drawn when no tile fits.</source>
        <translation>Las fichas sin repartir; están boca abajo y se roban cuando nada encaja.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>The turn is finished by playing a tile, not the lifted one, on one of the two new arms. The lifted tile joins the hand, known to everybody, and may be played from the next turn on.</source>
        <translation>El turno se termina jugando otra ficha, no la levantada, en uno de los dos brazos nuevos. La levantada pasa a la mano, conocida por todos, y puede jugarse a partir del turno siguiente.</translation>
    </message>
    <message>
        <source>The value in force is bold; each is chosen in the set-up of a match.</source>
        <translation>El valor en uso está en negrita; se elige al preparar la partida.</translation>
    </message>
    <message>
        <source>The winner of the round scores the pips of all other hands; their own are not subtracted.</source>
        <translation>Quien gana la ronda anota los puntos de todas las demás manos; los suyos no se restan.</translation>
    </message>
    <message>
        <source>The winner scores the pips that the other still holds.</source>
        <translation>Quien gana suma los puntos que le quedan al otro.</translation>
    </message>
    <message>
        <source>The winning team scores the pips of the two opponents; the partner’s are not counted.</source>
        <translation>La pareja ganadora anota los puntos de los dos rivales; los del compañero no cuentan.</translation>
    </message>
    <message>
        <source>The youngest first</source>
        <translation>El más joven primero</translation>
    </message>
    <message>
        <source>The youngest of those still level wins.</source>
        <translation>Gana el más joven de los que siguen empatados.</translation>
    </message>
    <message>
        <source>The {hub} is the hub. The {later} came later and does not branch. The lit arms show {numbers}.</source>
        <translation>La {hub} es el eje. La {later} llegó después y no abre ramas. Los brazos iluminados muestran {numbers}.</translation>
    </message>
    <message>
        <source>The {tile} cannot be lifted: only the marked tiles can.</source>
        <translation>La {tile} no puede levantarse: solo las fichas marcadas.</translation>
    </message>
    <message>
        <source>The {tile} does not fit there.</source>
        <translation>La {tile} no encaja ahí.</translation>
    </message>
    <message>
        <source>The {tile} does not fit there: the open number is {number}.</source>
        <translation>La {tile} no encaja ahí: el número abierto es {number}.</translation>
    </message>
    <message>
        <source>The {tile} fits neither of the two new ends.</source>
        <translation>La {tile} no encaja en ninguna de las dos puntas nuevas.</translation>
    </message>
    <message>
        <source>The {tile} fits none of the open numbers.</source>
        <translation>La {tile} no encaja en ninguna punta.</translation>
    </message>
    <message>
        <source>The {tile} fits several places: choose one.</source>
        <translation>La {tile} encaja en varios sitios: elija uno.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}, but by the house rules a double does not count.</source>
        <translation>La {tile} encajaba en ambas puntas, {one} y {other}, pero según las reglas de la casa un doble no cuenta.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}, but only with one of its halves.</source>
        <translation>La {tile} encajaba en ambas puntas, {one} y {other}, pero solo con una de sus mitades.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}.</source>
        <translation>La {tile} encajaba en ambas puntas, {one} y {other}.</translation>
    </message>
    <message>
        <source>The {tile} fitted one end only, the {number}; the other end showed {other}.</source>
        <translation>La {tile} solo encajaba en una punta, la del {number}; la otra mostraba {other}.</translation>
    </message>
    <message>
        <source>The {tile} lies on the table before the deal and belongs to nobody.</source>
        <translation>La {tile} está en la mesa antes del reparto y no es de nadie.</translation>
    </message>
    <message>
        <source>The {tile} must be dropped at an open end.</source>
        <translation>La {tile} debe soltarse en una punta abierta.</translation>
    </message>
    <message>
        <source>The {tile} was just lifted: it may be played from your next turn on.</source>
        <translation>La {tile} acaba de levantarse: podrá jugarse a partir de su próximo turno.</translation>
    </message>
    <message>
        <source>The {tile} was laid apart: two new arms, both open.</source>
        <translation>La {tile} se puso aparte: dos brazos nuevos, ambos abiertos.</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>Then you draw: click the boneyard, or Draw below, until a tile fits.</source>
        <translation>Entonces se roba: haga clic en el pozo, o en Robar, abajo, hasta que una ficha encaje.</translation>
    </message>
    <message>
        <source>There are not enough tiles for all players.</source>
        <translation>No hay fichas suficientes para todos.</translation>
    </message>
    <message>
        <source>There is no drawing in this game.</source>
        <translation>En este juego no se roba.</translation>
    </message>
    <message>
        <source>There is no match to save.</source>
        <translation>No hay ninguna partida que guardar.</translation>
    </message>
    <message>
        <source>There is no such place.</source>
        <translation>Ese puesto no existe.</translation>
    </message>
    <message>
        <source>There is nothing to review yet: first a round must be over.</source>
        <translation>Todavía no hay nada que analizar: primero tiene que terminar una ronda.</translation>
    </message>
    <message>
        <source>These rounds were not dealt as the secret says: {rounds}.</source>
        <translation>Estas rondas no se repartieron como dice el secreto: {rounds}.</translation>
    </message>
    <message>
        <source>They are rounded to the nearest five: 8 to 10, 7 to 5.</source>
        <translation>Se redondean al cinco más cercano: 8 a 10, 7 a 5.</translation>
    </message>
    <message>
        <source>This game comes from a novel, “Assez parlé d’amour” by Hervé Le Tellier (2009), which only sketches it. The rules below fill its gaps; they are ours.</source>
        <translation>Este juego viene de una novela, «Assez parlé d’amour», de Hervé Le Tellier (2009), que solo lo esboza. Las reglas que siguen llenan los huecos; son nuestras.</translation>
    </message>
    <message>
        <source>This match cannot be watched: {fault}.</source>
        <translation>Esta partida no puede verse: {fault}.</translation>
    </message>
    <message>
        <source>This round, the latest first</source>
        <translation>Esta ronda, lo último primero</translation>
    </message>
    <message>
        <source>This tile fits both ends. Drop it where you want it, or click the half that shall touch.</source>
        <translation>Esta ficha encaja en las dos puntas. Suéltela donde quiera, o haga clic en la mitad que debe tocar.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tiles at the boneyard’s end that are never drawn.</source>
        <translation>Fichas del final del pozo que nunca se roban.</translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation>Fichas por mano</translation>
    </message>
    <message>
        <source>Tiles glide</source>
        <translation>Las fichas se deslizan</translation>
    </message>
    <message>
        <source>Tiles on the table as they are chosen here</source>
        <translation>Fichas en la mesa, como se eligen aquí</translation>
    </message>
    <message>
        <source>Tiles that can be played</source>
        <translation>Fichas que se pueden jugar</translation>
    </message>
    <message>
        <source>Tiles that were not dealt and stay out of the round.</source>
        <translation>Fichas sin repartir, que quedan fuera de la ronda.</translation>
    </message>
    <message>
        <source>To the next round (Page down)</source>
        <translation>A la ronda siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>To the round before (Page up)</source>
        <translation>A la ronda anterior (Re Pág)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turned up for the lead</source>
        <translation>Descubiertas para la salida</translation>
    </message>
    <message>
        <source>Two against two: how the last tile fits is worth one to four points.
Simples, carroça, lá-e-lô or cruzada: finish with style.</source>
        <translation>Dos contra dos: según cómo encaja la última ficha, de uno a cuatro puntos.
Simples, carroça, lá-e-lô o cruzada: termine con estilo.</translation>
    </message>
    <message>
        <source>Two arms of the {tile} have their first tile. Only a six can be played now, on one of the lit arms.</source>
        <translation>Dos brazos de la {tile} tienen su primera ficha. Ahora solo se puede jugar un seis, en uno de los brazos iluminados.</translation>
    </message>
    <message>
        <source>Two ends</source>
        <translation>Dos puntas</translation>
    </message>
    <message>
        <source>Two pairs of partners, the sosye; 2 KABÈS count double.
The pair that loses a round falls back to 0.</source>
        <translation>Dos parejas, los sosye; 2 KABÈS vale el doble.
La pareja que pierde una ronda vuelve a 0.</translation>
    </message>
    <message>
        <source>Two partners who share the lowest total win together.</source>
        <translation>Dos compañeros que comparten el total más bajo ganan juntos.</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>a reset or a deletion</comment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the move</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Until all four arms have their first tile, only a tile with a six may be played, and only on an arm that has none: everybody else passes. Then the line is open at all four arms.</source>
        <translation>Hasta que los cuatro brazos tengan su primera ficha solo se juega un seis, y solo en un brazo que no tenga ninguna: los demás pasan. Después la línea está abierta por los cuatro brazos.</translation>
    </message>
    <message>
        <source>Up to eight at the table; highest doubles are shown, and a round won is a point.
Who can play one tile only may keep it back and draw.</source>
        <translation>Hasta ocho a la mesa; se muestran los dobles más altos y cada ronda ganada es un punto.
Quien solo puede jugar una ficha puede guardarla y robar.</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Nosotros</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Reglas habituales</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Wa (King)</source>
        <translation>Wa (Rey)</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Ver la repetición</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien jugado</translation>
    </message>
    <message>
        <source>What the choices cost, in expected points, against the best ones that could be found from what was known at each moment. 0 is perfect play.</source>
        <translation>Lo que costaron las decisiones, en puntos esperados, frente a las mejores que se podían encontrar con lo que se sabía en cada momento. 0 es el juego perfecto.</translation>
    </message>
    <message>
        <source>When a tile is laid or drawn, at a pass and at the end.</source>
        <translation>Cuando se pone o se roba una ficha, en un pase y al final.</translation>
    </message>
    <message>
        <source>When both teams share the lowest total, the team of whoever blocked wins.</source>
        <translation>Cuando las dos parejas comparten el total más bajo, gana la de quien cerró.</translation>
    </message>
    <message>
        <source>When nobody wins the round, nobody scores for it.</source>
        <translation>Cuando nadie gana la ronda, nadie anota por ella.</translation>
    </message>
    <message>
        <source>When several share the greatest total, nobody takes the round.</source>
        <translation>Cuando varios comparten el total más alto, nadie se lleva la ronda.</translation>
    </message>
    <message>
        <source>When several share the lowest total, whoever blocked wins if among them, else the first of them after that player in play order.</source>
        <translation>Cuando varios comparten el total más bajo, gana quien cerró si es uno de ellos; si no, el primero de ellos después de ese jugador en el orden de juego.</translation>
    </message>
    <message>
        <source>When several sides share the lowest total, nobody wins the round.</source>
        <translation>Cuando varios bandos comparten el total más bajo, nadie gana la ronda.</translation>
    </message>
    <message>
        <source>When the last tile is a lá-e-lô, worth 3 points. Both halves: its two numbers are the two open ones. Either end: any tile but a double that fits both ends, as the 5-3 on 3 and 3.</source>
        <translation>Cuando la última ficha es un lá-e-lô, que vale 3 puntos. Ambas mitades: sus dos números son los dos abiertos. Ambas puntas: cualquier ficha, salvo un doble, que encaje en las dos, como la 5-3 en 3 y 3.</translation>
    </message>
    <message>
        <source>When the last tile makes 2 KABÈS. Either end: any tile that fits both ends, as the 5-3 on 3 and 3. Both halves: its two numbers are the two open ones; never a double.</source>
        <translation>Cuando la última ficha hace 2 KABÈS. Ambas puntas: cualquier ficha que encaje en las dos, como la 5-3 en 3 y 3. Ambas mitades: sus dos números son los dos abiertos; nunca un doble.</translation>
    </message>
    <message>
        <source>When the sums are level, the team of whoever blocked wins.</source>
        <translation>Cuando las sumas empatan, gana la pareja de quien cerró.</translation>
    </message>
    <message>
        <source>When you can neither play nor draw.</source>
        <translation>Cuando no puede jugar ni robar.</translation>
    </message>
    <message>
        <source>When you cannot play and have to draw.</source>
        <translation>Cuando no puede jugar y tiene que robar.</translation>
    </message>
    <message>
        <source>Who can neither play nor draw must break if possible, and passes only if it is not.</source>
        <translation>Quien no puede jugar ni robar debe romper si puede, y solo pasa si no puede.</translation>
    </message>
    <message>
        <source>Who can play must play.</source>
        <translation>Quien puede jugar debe jugar.</translation>
    </message>
    <message>
        <source>Who cannot play draws until a tile fits.
The family classic: luck turns quickly.</source>
        <translation>Quien no puede jugar roba hasta que una ficha encaje.
El clásico de las familias: la suerte cambia deprisa.</translation>
    </message>
    <message>
        <source>Who cannot play draws, one tile at a time, until one fits, and plays in the same turn.</source>
        <translation>Quien no puede jugar roba fichas de una en una hasta que una encaje, y juega en el mismo turno.</translation>
    </message>
    <message numerus="yes">
        <source>Who cannot play draws, one tile at a time, until one fits, but no more than %n tile(s) in a turn.</source>
        <translation>
            <numerusform>Quien no puede jugar roba fichas de una en una hasta que una encaje, pero no más de %n ficha por turno.</numerusform>
            <numerusform>Quien no puede jugar roba fichas de una en una hasta que una encaje, pero no más de %n fichas por turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who cannot play draws, one tile at a time, until one fits, or breaks the line.</source>
        <translation>Quien no puede jugar roba fichas de una en una hasta que una encaje, o rompe la línea.</translation>
    </message>
    <message>
        <source>Who cannot play passes; there is no drawing.</source>
        <translation>Quien no puede jugar pasa; no se roba.</translation>
    </message>
    <message>
        <source>Who cannot play when nothing more can be drawn passes.</source>
        <translation>Quien no puede jugar cuando nada más se puede robar pasa.</translation>
    </message>
    <message>
        <source>Who has the fewest penalty points at the end of the match.</source>
        <translation>Quien tiene menos puntos de penalización al final de la partida.</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Quién sale</translation>
    </message>
    <message>
        <source>Who opens the first round, and a round after a tie. Otherwise the last round’s winner leads.</source>
        <translation>Quién sale en la primera ronda, y en una ronda tras un empate. En las demás sale quien ganó la anterior.</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Quién juega en el puesto {number}</translation>
    </message>
    <message>
        <source>Whoever lays their last tile first goes out and wins the round.</source>
        <translation>Quien pone primero su última ficha domina y gana la ronda.</translation>
    </message>
    <message>
        <source>Whoever reaches the target wins.</source>
        <translation>Gana quien alcanza la meta.</translation>
    </message>
    <message>
        <source>Wins the round in {won} % of {deals} possible deals.</source>
        <translation>Gana la ronda en el {won}&#xa0;% de {deals} repartos posibles.</translation>
    </message>
    <message>
        <source>Wins the round {won} of the time; points on average: {points}.</source>
        <translation>Gana la ronda en el {won} de los casos; puntos de media: {points}.</translation>
    </message>
    <message>
        <source>With other numbers of players: {deals}.</source>
        <translation>Con otros números de jugadores: {deals}.</translation>
    </message>
    <message>
        <source>With {best} the round is won {won} of the time, with {chosen} {other}.</source>
        <translation>Con {best} se gana la ronda en el {won} de los casos; con {chosen}, en el {other}.</translation>
    </message>
    <message>
        <source>Withholding</source>
        <translation>Retener</translation>
    </message>
    <message>
        <source>Withholding: who can play one tile only may keep it and draw, as often as that is so; it may be played later in the same turn. Who can play two tiles or more must play.</source>
        <translation>Retener: quien solo puede jugar una ficha puede guardarla y robar, mientras sea así; puede jugarse después, en el mismo turno. Quien puede jugar dos o más debe jugar.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won without help</source>
        <translation>Ganadas sin ayuda</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Ganadas,&#xa0;%</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Palabras del juego</translation>
    </message>
    <message>
        <source>Would rather draw.</source>
        <translation>Prefiere robar.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>You are King (Wa)!</source>
        <translation>¡Usted es el Rey (Wa)!</translation>
    </message>
    <message>
        <source>You are back at your last decision.</source>
        <translation>Ha vuelto a su última decisión.</translation>
    </message>
    <message>
        <source>You blocked the round.</source>
        <translation>Usted cerró la ronda.</translation>
    </message>
    <message>
        <source>You can break the line, so you may not pass.</source>
        <translation>Puede romper la línea, así que no puede pasar.</translation>
    </message>
    <message>
        <source>You can play, so you may not draw.</source>
        <translation>Puede jugar, así que no puede robar.</translation>
    </message>
    <message>
        <source>You can play, so you may not pass.</source>
        <translation>Puede jugar, así que no puede pasar.</translation>
    </message>
    <message>
        <source>You can play, so you must.</source>
        <translation>Puede jugar, así que debe hacerlo.</translation>
    </message>
    <message>
        <source>You cannot play: a tile is drawn.</source>
        <translation>No puede jugar: se roba una ficha.</translation>
    </message>
    <message>
        <source>You cannot play: draw a tile.</source>
        <translation>No puede jugar: robe una ficha.</translation>
    </message>
    <message>
        <source>You cannot play: lift a marked tile.</source>
        <translation>No puede jugar: levante una ficha marcada.</translation>
    </message>
    <message>
        <source>You cannot play: pass.</source>
        <translation>No puede jugar: pase.</translation>
    </message>
    <message>
        <source>You cannot play: you may lift a marked tile, or draw.</source>
        <translation>No puede jugar: levante una ficha marcada, o robe.</translation>
    </message>
    <message>
        <source>You cannot play: your turn is passed.</source>
        <translation>No puede jugar: su turno pasa.</translation>
    </message>
    <message>
        <source>You choose the end</source>
        <translation>Usted elige la punta</translation>
    </message>
    <message>
        <source>You do not hold the {tile}.</source>
        <translation>Usted no tiene la {tile}.</translation>
    </message>
    <message>
        <source>You draw the {tile}.</source>
        <translation>Usted roba la {tile}.</translation>
    </message>
    <message>
        <source>You draw.</source>
        <translation>Usted roba.</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Usted abandonó.</translation>
    </message>
    <message>
        <source>You have broken the line: finish your turn on one of the two new ends.</source>
        <translation>Ha roto la línea: termine su turno en una de las dos puntas nuevas.</translation>
    </message>
    <message>
        <source>You have drawn a tile that can be played, so play it.</source>
        <translation>Ha robado una ficha que se puede jugar: juéguela.</translation>
    </message>
    <message>
        <source>You have no tile for this end.</source>
        <translation>No tiene ficha para esta punta.</translation>
    </message>
    <message>
        <source>You have no {number} for the bare arms</source>
        <translation>No tiene {number} para los brazos vacíos</translation>
    </message>
    <message>
        <source>You have nothing more to decide in this round: show its end at once.</source>
        <translation>Ya no tiene nada que decidir en esta ronda: ver el final enseguida.</translation>
    </message>
    <message>
        <source>You laid the last kind of tile.</source>
        <translation>Usted puso el último tipo de ficha.</translation>
    </message>
    <message>
        <source>You lay the {tile} apart.</source>
        <translation>Usted pone la {tile} aparte.</translation>
    </message>
    <message>
        <source>You lift the {tile} from the line.</source>
        <translation>Usted levanta la {tile} de la línea.</translation>
    </message>
    <message>
        <source>You may draw no more in this turn.</source>
        <translation>No puede robar más en este turno.</translation>
    </message>
    <message>
        <source>You may play the {tile}, or keep it and draw.</source>
        <translation>Juegue la {tile}, o guárdela y robe.</translation>
    </message>
    <message>
        <source>You must draw before you pass.</source>
        <translation>Hay que robar antes de pasar.</translation>
    </message>
    <message>
        <source>You must pass</source>
        <translation>Debe pasar</translation>
    </message>
    <message>
        <source>You open the round with any tile.</source>
        <translation>Usted abre la ronda con cualquier ficha.</translation>
    </message>
    <message>
        <source>You open the round with the {tile}.</source>
        <translation>Usted abre la ronda con la {tile}.</translation>
    </message>
    <message>
        <source>You open with the {tile}.</source>
        <translation>Usted sale con la {tile}.</translation>
    </message>
    <message>
        <source>You pass on {numbers}.</source>
        <translation>Usted pasa ({numbers}).</translation>
    </message>
    <message>
        <source>You play the {tile}.</source>
        <translation>Usted juega la {tile}.</translation>
    </message>
    <message>
        <source>You reached the target.</source>
        <translation>Usted alcanzó la meta.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Usted hizo dominó.</translation>
    </message>
    <message>
        <source>You win the match with {partner}!</source>
        <translation>¡Usted gana la partida con {partner}!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>¡Usted gana la partida!</translation>
    </message>
    <message>
        <source>You win the round with {partner}.</source>
        <translation>Usted gana la ronda con {partner}.</translation>
    </message>
    <message>
        <source>You win the round.</source>
        <translation>Usted gana la ronda.</translation>
    </message>
    <message>
        <source>Younger</source>
        <translation>Más joven</translation>
    </message>
    <message>
        <source>Your first tile</source>
        <translation>Su primera ficha</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n tile(s)</source>
        <translation>
            <numerusform>Su mano: %n ficha</numerusform>
            <numerusform>Su mano: %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: only a {number} can be played, on a bare arm.</source>
        <translation>Su turno: solo se puede jugar un {number}, en un brazo vacío.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>Su turno: juegue una ficha.</translation>
    </message>
    <message>
        <source>Your turn: play a tile; a double may also lie apart.</source>
        <translation>Su turno: juegue; un doble también puede ir aparte.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>a colour for each number</source>
        <translation>un color para cada número</translation>
    </message>
    <message>
        <source>after {rounds} rounds</source>
        <translation>tras {rounds} rondas</translation>
    </message>
    <message>
        <source>all of one colour</source>
        <translation>todos de un color</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>are not marked</source>
        <translation>no se marcan</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>at the target</source>
        <translation>al alcanzar la meta</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanca</translation>
    </message>
    <message>
        <source>blue cloth</source>
        <translation>paño azul</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>robot, {level}</translation>
    </message>
    <message>
        <source>both halves</source>
        <translation>ambas mitades</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>por número</translation>
    </message>
    <message>
        <source>by total</source>
        <translation>por total</translation>
    </message>
    <message>
        <source>by yourself</source>
        <translation>uno mismo</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuros</translation>
    </message>
    <message>
        <source>double-{number}</source>
        <translation>doble {number}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>robar</translation>
    </message>
    <message>
        <source>draw a tile.</source>
        <translation>robe una ficha.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>each player turns up a tile, and the greatest total leads; after a tie all draw again.</source>
        <translation>cada jugador descubre una ficha, y sale el total más alto; si empatan, todos vuelven a descubrir.</translation>
    </message>
    <message>
        <source>ebony</source>
        <translation>ébano</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>either end</source>
        <translation>ambas puntas</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>once</translation>
    </message>
    <message>
        <source>end {arm} ({where})</source>
        <translation>punta {arm} ({where})</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>green felt</source>
        <translation>fieltro verde</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>alto contraste</translation>
    </message>
    <message>
        <source>highest double</source>
        <translation>doble más alto</translation>
    </message>
    <message>
        <source>instant, without movement</source>
        <translation>instantánea, sin movimiento</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>no está ahí</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>marfil</translation>
    </message>
    <message>
        <source>lay the {tile} apart.</source>
        <translation>ponga la {tile} aparte.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>lift the {tile}</source>
        <translation>levantar la {tile}</translation>
    </message>
    <message>
        <source>lift the {tile} from the line.</source>
        <translation>levante la {tile} de la línea.</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claros</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>lost the round, so back from {before} to {after}</source>
        <translation>perdió la ronda y vuelve de {before} a {after}</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>niveles mixtos</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>open with the {tile}.</source>
        <translation>salga con la {tile}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>pass.</source>
        <translation>pase.</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>no hay permiso</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>plain white</source>
        <translation>blanco liso</translation>
    </message>
    <message>
        <source>play the {tile} on the {number}.</source>
        <translation>ponga la {tile} en el {number}.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronda {number}</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>puesto {number}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartida</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>stand out</source>
        <translation>sobresalen</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>paso {number} de {all}</translation>
    </message>
    <message>
        <source>target: {points}</source>
        <translation>meta: {points}</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>el disco señala un error</translation>
    </message>
    <message>
        <source>the fewest penalties win</source>
        <translation>gana quien tiene menos penalizaciones</translation>
    </message>
    <message>
        <source>the holder of the highest double opens with it. When nobody holds a double, all is dealt again.</source>
        <translation>quien tiene el doble más alto sale con él. Si nadie tiene un doble, se reparte de nuevo.</translation>
    </message>
    <message>
        <source>the holder of the highest double opens with it. When nobody holds a double, the tile with the greatest total opens; equal totals: the one with the higher number.</source>
        <translation>quien tiene el doble más alto sale con él. Si nadie tiene un doble, sale la ficha de total más alto; si empatan, la del número más alto.</translation>
    </message>
    <message>
        <source>the holder of the {tile} opens with it.</source>
        <translation>quien tiene la {tile} sale con ella.</translation>
    </message>
    <message>
        <source>the last two tiles</source>
        <translation>las dos últimas fichas</translation>
    </message>
    <message>
        <source>the lower pair of hands</source>
        <translation>la suma de manos más baja</translation>
    </message>
    <message>
        <source>the lowest single hand</source>
        <translation>la mano más baja</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>the others are dimmed</source>
        <translation>las demás se atenúan</translation>
    </message>
    <message>
        <source>the place apart</source>
        <translation>el sitio aparte</translation>
    </message>
    <message>
        <source>the round</source>
        <translation>la ronda</translation>
    </message>
    <message>
        <source>the {tile} on {left}…{right}</source>
        <translation>la {tile} en {left}…{right}</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>ya hay un archivo con este nombre</translation>
    </message>
    <message>
        <source>there is a file where a folder should be</source>
        <translation>hay un archivo donde debería haber una carpeta</translation>
    </message>
    <message>
        <source>there is a folder where the file should be</source>
        <translation>hay una carpeta donde debería estar el archivo</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doce</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>with double-nine and double-twelve</source>
        <translation>con doble nueve y doble doce</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>ganada por {names}</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>madera</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>your turn is passed.</source>
        <translation>su turno pasa.</translation>
    </message>
    <message>
        <source>{best} was as good.</source>
        <translation>{best}: igual de bueno.</translation>
    </message>
    <message>
        <source>{best} was expected to bring more points (+{gain}).</source>
        <translation>{best}: se esperaban más puntos (+{gain}).</translation>
    </message>
    <message>
        <source>{boneyard}. Click to draw.</source>
        <translation>{boneyard}. Pulse para robar.</translation>
    </message>
    <message>
        <source>{boneyard}. Click to keep your tile and draw instead.</source>
        <translation>{boneyard}. Pulse para guardar su ficha y robar.</translation>
    </message>
    <message>
        <source>{boneyard}. Nothing more can be drawn.</source>
        <translation>{boneyard}. Nada más se puede robar.</translation>
    </message>
    <message>
        <source>{boneyard}. You can play, so you may not draw.</source>
        <translation>{boneyard}. Puede jugar, así que no puede robar.</translation>
    </message>
    <message>
        <source>{end}, open number {number}</source>
        <translation>{end}, número abierto {number}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>{file} no se puede escribir: {why}.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <translation>{file} está vacío.</translation>
    </message>
    <message>
        <source>{file}, {fault}.</source>
        <translation>{file}, {fault}.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message numerus="yes">
        <source>{names} is King (Wa)!</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>¡{names} es el Rey (Wa)!</numerusform>
            <numerusform>¡{names} son los Reyes (Wa)!</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} comparten la victoria.</translation>
    </message>
    <message numerus="yes">
        <source>{names} wins the match.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} gana la partida.</numerusform>
            <numerusform>{names} ganan la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins the round.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} gana la ronda.</numerusform>
            <numerusform>{names} ganan la ronda.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({kind}): {tiles}, {points}</source>
        <translation>{name} ({kind}): {tiles}, {points}</translation>
    </message>
    <message>
        <source>{name} blocked the round.</source>
        <translation>{name} cerró la ronda.</translation>
    </message>
    <message>
        <source>{name} draws the {tile}.</source>
        <translation>{name} roba la {tile}.</translation>
    </message>
    <message>
        <source>{name} draws.</source>
        <translation>{name} roba.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gave up.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{name} abandonó.</numerusform>
            <numerusform>{name} abandonaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has passed on {number}.</source>
        <translation>{name} ha pasado con el {number}.</translation>
    </message>
    <message>
        <source>{name} laid the last kind of tile.</source>
        <translation>{name} puso el último tipo de ficha.</translation>
    </message>
    <message>
        <source>{name} lays the {tile} apart.</source>
        <translation>{name} pone la {tile} aparte.</translation>
    </message>
    <message>
        <source>{name} lifts the {tile} from the line.</source>
        <translation>{name} levanta la {tile} de la línea.</translation>
    </message>
    <message>
        <source>{name} lost the thread: the first possible move was played. The game goes on.</source>
        <translation>{name} perdió el hilo: se jugó la primera jugada posible. La partida sigue.</translation>
    </message>
    <message>
        <source>{name} opens with the {tile}.</source>
        <translation>{name} sale con la {tile}.</translation>
    </message>
    <message>
        <source>{name} passes on {numbers}.</source>
        <translation>{name} pasa ({numbers}).</translation>
    </message>
    <message>
        <source>{name} plays the {tile}.</source>
        <translation>{name} juega la {tile}.</translation>
    </message>
    <message>
        <source>{name} probably cannot play ({percent} %).</source>
        <translation>{name} probablemente no puede jugar ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>{name} reached the target.</source>
        <translation>{name} alcanzó la meta.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} hizo dominó.</translation>
    </message>
    <message>
        <source>{name} will probably have to play.</source>
        <translation>{name} probablemente tendrá que jugar.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, es su turno</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{open}; last played: {number}</source>
        <translation>{open}; última jugada: {number}</translation>
    </message>
    <message>
        <source>{open}; they count {sum}</source>
        <translation>{open}; suman {sum}</translation>
    </message>
    <message>
        <source>{penalty} after {finish}, for the heaviest hand ({total})</source>
        <translation>{penalty} tras {finish}, para la mano más pesada ({total})</translation>
    </message>
    <message>
        <source>{penalty} after {finish}; level at the heaviest hand ({total}): {names}; the first in play order after the winner takes them</source>
        <translation>{penalty} tras {finish}; empatados en la mano más pesada ({total}): {names}; se la lleva el primero en el orden de juego después del ganador</translation>
    </message>
    <message>
        <source>{players}; {set}.</source>
        <translation>{players}; {set}.</translation>
    </message>
    <message>
        <source>{points} for the round</source>
        <translation>{points} por la ronda</translation>
    </message>
    <message>
        <source>{points} for {finish}</source>
        <translation>{points} por {finish}</translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation>{points} en total</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} y {last}</translation>
    </message>
    <message>
        <source>{sum} for plays</source>
        <translation>{sum} por jugadas</translation>
    </message>
    <message>
        <source>{sum} from the opponents’ hands</source>
        <translation>{sum} de las manos de los rivales</translation>
    </message>
    <message>
        <source>{sum} from the others’ hands</source>
        <translation>{sum} de las manos de los demás</translation>
    </message>
    <message>
        <source>{team} ({names})</source>
        <translation>{team} ({names})</translation>
    </message>
    <message>
        <source>{tiles} for {players}</source>
        <translation>{tiles} para {players}</translation>
    </message>
    <message numerus="yes">
        <source>{tiles} from %n set(s)</source>
        <translation>
            <numerusform>{tiles} de %n juego</numerusform>
            <numerusform>{tiles} de %n juegos</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} apart</source>
        <translation>{tile} aparte</translation>
    </message>
    <message>
        <source>{tile} on the {number}</source>
        <translation>{tile} en el {number}</translation>
    </message>
    <message>
        <source>{tile}, chosen</source>
        <translation>{tile}, elegida</translation>
    </message>
    <message>
        <source>{tile}, playable</source>
        <translation>{tile}, jugable</translation>
    </message>
    <message>
        <source>{title}: {words}</source>
        <translation>{title}: {words}</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <comment>matches</comment>
        <translation>{won} de {played}</translation>
    </message>
    <message>
        <source>{words} {points}!</source>
        <translation>{words} ¡{points}!</translation>
    </message>
    <message>
        <source>{words}, rounded to {points}</source>
        <translation>{words}, redondeado a {points}</translation>
    </message>
    <message>
        <source>{words}. On turn.</source>
        <translation>{words}. Le toca jugar.</translation>
    </message>
    <message>
        <source>“Crossed”: going out with a double when both ends showed its number.</source>
        <translation>«Cruzada»: terminar con un doble cuando ambas puntas mostraban su número.</translation>
    </message>
    <message>
        <source>“There and there”: going out with a tile, no double, that fitted both ends; a house rule says whether it must do so with both its halves.</source>
        <translation>«Ahí y allá»: terminar con una ficha, no doble, que encajaba en ambas puntas; una regla de la casa dice si debe hacerlo con sus dos mitades.</translation>
    </message>
    <message>
        <source>“Two heads”: going out with a tile that could have gone on both ends; a house rule says whether doubles and one half alone count.</source>
        <translation>«Dos cabezas»: terminar con una ficha que podía ir en ambas puntas; una regla de la casa dice si cuentan los dobles y una sola mitad.</translation>
    </message>
</context>
</TS>
