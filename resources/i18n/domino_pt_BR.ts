<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n choice(s) weighed</source>
        <translation>
            <numerusform>%n decisão examinada</numerusform>
            <numerusform>%n decisões examinadas</numerusform>
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
            <numerusform>%n partida não terminou e ficou de fora.</numerusform>
            <numerusform>%n partidas não terminaram e ficaram de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought into the archive.</source>
        <translation>
            <numerusform>%n partida adicionada ao arquivo.</numerusform>
            <numerusform>%n partidas adicionadas ao arquivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n partida apagada.</numerusform>
            <numerusform>%n partidas apagadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved in {file}.</source>
        <translation>
            <numerusform>%n partida salva em {file}.</numerusform>
            <numerusform>%n partidas salvas em {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were there already.</source>
        <translation>
            <numerusform>%n partida já estava lá.</numerusform>
            <numerusform>%n partidas já estavam lá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) in it are not right either.</source>
        <translation>
            <numerusform>Mais %n partida também não está correta.</numerusform>
            <numerusform>Mais %n partidas também não estão corretas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <translation>
            <numerusform>%n ponto de penalidade</numerusform>
            <numerusform>%n pontos de penalidade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n rodada ganha</numerusform>
            <numerusform>%n rodadas ganhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets are shuffled together: %n of every tile.</source>
        <translation>
            <numerusform>%n jogo é embaralhado: %n de cada pedra.</numerusform>
            <numerusform>%n jogos são embaralhados juntos: %n de cada pedra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n pedra</numerusform>
            <numerusform>%n pedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) sleep: nobody sees or draws them in this round.</source>
        <translation>
            <numerusform>%n pedra dorme: ninguém a vê nem a compra nesta rodada.</numerusform>
            <numerusform>%n pedras dormem: ninguém as vê nem as compra nesta rodada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undealt tile(s) sleep: out of play in this round</source>
        <translation>
            <numerusform>%n pedra não distribuída dorme: fora do jogo nesta rodada</numerusform>
            <numerusform>%n pedras não distribuídas dormem: fora do jogo nesta rodada</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Domino Desktop</source>
        <translation>&amp;Sobre o Domino Desktop</translation>
    </message>
    <message>
        <source>&amp;Draw a tile</source>
        <translation>&amp;Comprar uma pedra</translation>
    </message>
    <message>
        <source>&amp;Earlier matches</source>
        <translation>Partidas &amp;anteriores</translation>
    </message>
    <message>
        <source>&amp;Finish the round quickly</source>
        <translation>&amp;Terminar a rodada já</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Desistir…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>&amp;Let a bot play for me</source>
        <translation>Dei&amp;xar um robô jogar</translation>
    </message>
    <message>
        <source>&amp;Matches played…</source>
        <translation>Partidas &amp;jogadas…</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Lance</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Sem s&amp;om</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>Abrir &amp;uma partida…</translation>
    </message>
    <message>
        <source>&amp;Pass the turn</source>
        <translation>&amp;Passar a vez</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Result of the round</source>
        <translation>Resultado &amp;da rodada</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Set up a match…</source>
        <translation>Pre&amp;parar uma partida…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>&amp;Whole line</source>
        <translation>&amp;Linha inteira</translation>
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
        <translation>2 KABÈS!</translation>
    </message>
    <message>
        <source>A beginner who gets rid of heavy tiles, but often plays whatever comes to hand. Remembers nothing, and never sees a hidden tile.</source>
        <translation>Iniciante que se livra das pedras pesadas, mas muitas vezes joga o que lhe cai na mão. Não se lembra de nada e nunca vê uma pedra escondida.</translation>
    </message>
    <message>
        <source>A bot plays for you. Any key or click: you go on.</source>
        <translation>Um robô joga por você. Uma tecla ou um clique: você continua.</translation>
    </message>
    <message>
        <source>A double at the end of an arm counts both its halves; a first tile that is no double counts its two numbers.</source>
        <translation>Uma carroça na ponta de um braço conta as duas metades; uma primeira pedra que não é carroça conta os dois números.</translation>
    </message>
    <message>
        <source>A double lies crosswise and leaves the same number open.</source>
        <translation>Uma carroça fica atravessada e deixa aberto o mesmo número.</translation>
    </message>
    <message>
        <source>A play has reached the target, which ends the match at once.</source>
        <translation>Um lance alcançou a meta, o que encerra a partida na hora.</translation>
    </message>
    <message>
        <source>A play that reaches the target ends the match at once: then the hands are not counted any more.</source>
        <translation>Um lance que alcança a meta encerra a partida na hora: as mãos já não são contadas.</translation>
    </message>
    <message numerus="yes">
        <source>A player may break the line %n time(s) in a round.</source>
        <translation>
            <numerusform>Um jogador pode quebrar a linha %n vez por rodada.</numerusform>
            <numerusform>Um jogador pode quebrar a linha %n vezes por rodada.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round won is worth {points}.</source>
        <translation>Uma rodada ganha vale {points}.</translation>
    </message>
    <message>
        <source>A short side counts once a tile lies on it: 0 + 4 + 1.</source>
        <translation>Um lado curto conta assim que tem uma pedra: 0 + 4 + 1.</translation>
    </message>
    <message>
        <source>A tile may be played at an end that shows one of its two numbers; its other number is then open.</source>
        <translation>Uma pedra pode ser jogada numa ponta que mostre um de seus dois números; o outro número fica então aberto.</translation>
    </message>
    <message>
        <source>A turn without a play, because nothing fits and nothing can be drawn.</source>
        <translation>Uma vez sem jogar, porque nada serve e nada se pode comprar.</translation>
    </message>
    <message>
        <source>Abkhaz dominoes</source>
        <translation>Dominó abecásio</translation>
    </message>
    <message>
        <source>About Domino Desktop</source>
        <translation>Sobre o Domino Desktop</translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es): {points} points in all.</source>
        <translation>
            <numerusform>Depois de %n partida: {points} pontos no total.</numerusform>
            <numerusform>Depois de %n partidas: {points} pontos no total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es): {rate} of the last ones were won.</source>
        <translation>
            <numerusform>Depois de %n partida: {rate} das últimas foram ganhas.</numerusform>
            <numerusform>Depois de %n partidas: {rate} das últimas foram ganhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a round that nobody won, the lead is found as in the first round.</source>
        <translation>Depois de uma rodada que ninguém ganhou, a saída é definida como na primeira.</translation>
    </message>
    <message>
        <source>After every play the open numbers are added up: a sum of 5, 10, 15… scores that many points at once.</source>
        <translation>Depois de cada lance somam-se os números abertos: uma soma de 5, 10, 15… vale na hora esses pontos.</translation>
    </message>
    <message>
        <source>After the {tile}: {points}.</source>
        <translation>Depois da {tile}: {points}.</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Todos os arquivos ({patterns})</translation>
    </message>
    <message>
        <source>All fives (Muggins)</source>
        <translation>Cincos (Muggins)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todas as pedras</translation>
    </message>
    <message>
        <source>All kinds!</source>
        <translation>Todas na mesa!</translation>
    </message>
    <message>
        <source>All kinds: the round also ends when every kind of tile lies on the table.</source>
        <translation>Todas na mesa: a rodada também acaba quando cada tipo de pedra está na mesa.</translation>
    </message>
    <message>
        <source>All tiles are dealt.</source>
        <translation>Todas as pedras são distribuídas.</translation>
    </message>
    <message>
        <source>An error of the program was noticed. The match is saved, and you can go on.</source>
        <translation>Notou-se um erro do programa. A partida está salva, e você pode continuar.</translation>
    </message>
    <message>
        <source>An example position</source>
        <translation>Uma posição de exemplo</translation>
    </message>
    <message>
        <source>An example: the hands count {totals} after the first player has gone out; that gives {points}.</source>
        <translation>Um exemplo: o primeiro jogador bateu e as mãos somam {totals}; isso dá {points}.</translation>
    </message>
    <message>
        <source>An unexpected error happened. The match is saved; details are in {log}.</source>
        <translation>Aconteceu um erro inesperado. A partida está salva; os detalhes estão em {log}.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Outro jogo</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Outra pessoa</translation>
    </message>
    <message>
        <source>Another player takes over.</source>
        <translation>Outro jogador assume o lugar.</translation>
    </message>
    <message numerus="yes">
        <source>Any double may also be laid apart from the line, where it opens %n new arm(s). So whoever holds a double can always play.</source>
        <translation>
            <numerusform>Qualquer carroça também pode ser posta à parte, longe da linha, onde abre %n novo braço. Assim, quem tem uma carroça sempre pode jogar.</numerusform>
            <numerusform>Qualquer carroça também pode ser posta à parte, longe da linha, onde abre %n novos braços. Assim, quem tem uma carroça sempre pode jogar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any double may also be laid beside the line, where it opens two new arms.</source>
        <translation>Qualquer carroça também pode ser posta ao lado da linha, onde abre dois novos braços.</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>À parte</translation>
    </message>
    <message>
        <source>As good as any other play.</source>
        <translation>Tão bom quanto qualquer outro lance.</translation>
    </message>
    <message>
        <source>As in the novel</source>
        <translation>Como no romance</translation>
    </message>
    <message>
        <source>As it really was</source>
        <translation>Como era de fato</translation>
    </message>
    <message>
        <source>As it was known</source>
        <translation>Como se sabia</translation>
    </message>
    <message>
        <source>As long as anybody could break the line, the round is not blocked.</source>
        <translation>Enquanto alguém puder quebrar a linha, o jogo não está fechado.</translation>
    </message>
    <message>
        <source>As seen by</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Dormindo</translation>
    </message>
    <message>
        <source>At a number of points, or after a number of rounds.</source>
        <translation>Num número de pontos, ou depois de um número de rodadas.</translation>
    </message>
    <message>
        <source>Avoids a block that would be lost.</source>
        <translation>Evita um fechamento que seria perdido.</translation>
    </message>
    <message>
        <source>BLÒK</source>
        <translation>BLÒK</translation>
    </message>
    <message>
        <source>BLÒK is won by</source>
        <translation>O BLÒK é ganho por</translation>
    </message>
    <message>
        <source>BLÒK!</source>
        <translation>BLÒK!</translation>
    </message>
    <message>
        <source>Before the lead each player shows the highest double in hand.</source>
        <translation>Antes da saída, cada um mostra a maior carroça que tem na mão.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Começar do zero</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Jogo fechado</translation>
    </message>
    <message>
        <source>Block dominoes</source>
        <translation>Dominó fechado</translation>
    </message>
    <message>
        <source>Block: the round also ends as soon as nobody can play and nothing more can be drawn.</source>
        <translation>Fechado: a rodada também acaba assim que ninguém pode jogar e nada mais pode ser comprado.</translation>
    </message>
    <message>
        <source>Block: the round also ends as soon as nobody can play.</source>
        <translation>Fechado: a rodada também acaba assim que ninguém pode jogar.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Fechado</translation>
    </message>
    <message>
        <source>Blocked!</source>
        <translation>Jogo fechado!</translation>
    </message>
    <message>
        <source>Blocks the round with {own} pips in hand.</source>
        <translation>Fecha o jogo com {own} pontos na mão.</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Boneyard (“pioche”, “talon”)</source>
        <translation>Monte (“pioche”, “talon”)</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Monte: %n pedra</numerusform>
            <numerusform>Monte: %n pedras</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Robô</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Robô: {level}</translation>
    </message>
    <message>
        <source>Brazilian pairs</source>
        <translation>Dominó de duplas</translation>
    </message>
    <message>
        <source>Breaking</source>
        <translation>Quebrar a linha</translation>
    </message>
    <message>
        <source>Breaking: who cannot play may lift a tile that has a neighbour on both sides, but never the hub, when a tile in hand fits one of the two numbers that this lays bare.</source>
        <translation>Quebrar: quem não pode jogar pode levantar uma pedra que tenha vizinha dos dois lados, nunca o cubo, se uma pedra da mão serve em um dos dois números assim descobertos.</translation>
    </message>
    <message>
        <source>Breaks the line and takes the {tile} in hand.</source>
        <translation>Quebra a linha e pega a {tile} na mão.</translation>
    </message>
    <message>
        <source>Breaks!</source>
        <comment>said by a player who breaks the line</comment>
        <translation>Quebro!</translation>
    </message>
    <message>
        <source>Bring in a file…</source>
        <translation>Adicionar um arquivo…</translation>
    </message>
    <message>
        <source>Called out with the last tile of a hand: whoever goes out so ends the round.</source>
        <translation>Anuncia-se com a última pedra da mão: quem bate assim encerra a rodada.</translation>
    </message>
    <message>
        <source>Can probably go on in the next turn.</source>
        <translation>Provavelmente poderá jogar na próxima vez.</translation>
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
        <translation>Carroça!</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Changed your mind?</source>
        <translation>Mudou de ideia?</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <translation>Conferir a distribuição</translation>
    </message>
    <message>
        <source>Choose a tile first.</source>
        <translation>Escolha primeiro uma pedra.</translation>
    </message>
    <message>
        <source>Choose where the {tile} shall go.</source>
        <translation>Escolha onde pôr a {tile}.</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Escolhido</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Compared after a BLÒK: the two hands of each pair together, or the single lowest hand.</source>
        <translation>O que se compara depois de um BLÒK: as duas mãos de cada dupla juntas, ou a menor mão sozinha.</translation>
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
        <translation>Custo</translation>
    </message>
    <message>
        <source>Count from zero. The matches stay in the archive.</source>
        <translation>Contar do zero. As partidas continuam no arquivo.</translation>
    </message>
    <message>
        <source>Creole for “block”: nobody can go on, and the hands are compared.</source>
        <translation>“Bloqueado” em crioulo: ninguém pode continuar, e as mãos são comparadas.</translation>
    </message>
    <message>
        <source>Creole for “fallen”: somebody has gone out in the ordinary way.</source>
        <translation>“Caído” em crioulo: alguém bateu da maneira comum.</translation>
    </message>
    <message>
        <source>Creole for “partner”: the player opposite, who scores with you.</source>
        <translation>“Parceiro” em crioulo: o jogador à frente, que pontua com você.</translation>
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
        <translation>Curva</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Deal by n&amp;umber…</source>
        <translation>Dist&amp;ribuição por número…</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <translation>Distribuição por número</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Digits on the tiles</source>
        <translation>Algarismos nas pedras</translation>
    </message>
    <message>
        <source>Domino!</source>
        <translation>Dominó!</translation>
    </message>
    <message>
        <source>Domino: the round ends as soon as a hand is empty.</source>
        <translation>Dominó: a rodada acaba assim que uma mão fica vazia.</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominó</translation>
    </message>
    <message>
        <source>Dominoes against bots or with people at one computer.</source>
        <translation>Dominó contra robôs ou com outras pessoas no mesmo computador.</translation>
    </message>
    <message>
        <source>Doubles lie crosswise</source>
        <translation>Os duplos ficam atravessados</translation>
    </message>
    <message>
        <source>Doubles may lie apart</source>
        <translation>Carroças à parte</translation>
    </message>
    <message>
        <source>Drag a name, or choose it and press a button.</source>
        <translation>Arraste um nome, ou escolha-o e aperte um botão.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Draw a tile from the boneyard.</source>
        <translation>Pegar uma pedra do monte.</translation>
    </message>
    <message>
        <source>Draw by itself</source>
        <translation>Comprar sozinho</translation>
    </message>
    <message>
        <source>Draw dominoes</source>
        <translation>Dominó com compra</translation>
    </message>
    <message>
        <source>Draws</source>
        <comment>said of a player</comment>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Each for themselves: the heaviest hand takes the penalty.
The fewest penalties make the King, the Wa.</source>
        <translation>Cada um por si: a mão mais pesada leva a penalidade.
Quem tem menos penalidades é o Rei, o Wa.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Cada jogador recebe %n pedra.</numerusform>
            <numerusform>Cada jogador recebe %n pedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player scores the pips left in their own hand, and the most points win.</source>
        <translation>Cada jogador marca os pontos que sobram na própria mão, e quem tem mais pontos ganha.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>End the first game</source>
        <translation>Sair da lição</translation>
    </message>
    <message>
        <source>Every choice is weighed from what could be known then. You can go on playing.</source>
        <translation>Cada decisão é pesada pelo que se podia saber então. Você pode continuar jogando.</translation>
    </message>
    <message>
        <source>Every kind of tile from 0-0 to 6-6 lies on the table, which ends the round.</source>
        <translation>Cada tipo de pedra, de 0-0 a 6-6, está na mesa, o que encerra a rodada.</translation>
    </message>
    <message>
        <source>Every open end stays playable for you.</source>
        <translation>Você fica com pedra para cada ponta.</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Em cada rodada</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>Expected points of the round, over the others’ mean.</source>
        <translation>Pontos esperados da rodada, acima da média dos outros.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Perito</translation>
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
        <translation>Exportado para {file}.</translation>
    </message>
    <message>
        <source>Family rules</source>
        <translation>Regras de família</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle, shown at the start: {digest}</source>
        <translation>Impressão da mistura, mostrada no início: {digest}</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle: {digest}</source>
        <translation>Impressão da mistura: {digest}</translation>
    </message>
    <message>
        <source>Finish at one of the two new ends, with another tile.</source>
        <translation>Termine em uma das duas novas pontas, com outra pedra.</translation>
    </message>
    <message>
        <source>Finish quickly</source>
        <translation>Terminar já</translation>
    </message>
    <message>
        <source>First &amp;game: learn by playing</source>
        <translation>Primeira partida: &amp;aprender jogando</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Primeira saída</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primeira rodada</translation>
    </message>
    <message>
        <source>Five players and more play with two double-six sets.</source>
        <translation>Com cinco jogadores ou mais, joga-se com dois jogos de duplo-seis.</translation>
    </message>
    <message>
        <source>For each round the tiles are sorted by the SHA-256 of “secret/round/deal/tile”, and dealt in that order. Every program that computes SHA-256 comes to the same hands.</source>
        <translation>Em cada rodada as pedras são ordenadas pelo SHA-256 de “segredo/rodada/distribuição/pedra” e distribuídas nessa ordem. Todo programa que calcula SHA-256 chega às mesmas mãos.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses Qt {version}, which is under the LGPL.</source>
        <translation>Software livre sob a licença MIT. Usa o Qt {version}, que está sob a LGPL.</translation>
    </message>
    <message>
        <source>From the youngest to the oldest: when a block leaves several level in tiles and pips, the youngest of them wins. Usually people come before bots.</source>
        <translation>Do mais novo ao mais velho: quando um jogo fechado deixa vários empatados em pedras e pontos, o mais novo deles ganha. Em geral, as pessoas vêm antes dos robôs.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Get rid of heavy tiles, and keep numbers with which you can go on.</source>
        <translation>Livre-se das pedras pesadas e guarde números para continuar.</translation>
    </message>
    <message>
        <source>Gets rid of a double.</source>
        <translation>Livra-se de uma carroça.</translation>
    </message>
    <message>
        <source>Gets rid of heavy tiles and doubles, keeps its numbers varied, counts the tiles and passes of the round. Never sees a hidden tile.</source>
        <translation>Livra-se das pedras pesadas e das carroças, mantém números variados, conta as pedras e os passes da rodada. Nunca vê uma pedra escondida.</translation>
    </message>
    <message>
        <source>Gets rid of {pips} pips.</source>
        <translation>Livra-se de {pips} pontos.</translation>
    </message>
    <message>
        <source>Give the match up?</source>
        <translation>Desistir da partida?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Desistências</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Goes out.</source>
        <translation>Bate.</translation>
    </message>
    <message>
        <source>Going out wins the round, whatever the others hold.</source>
        <translation>Quem bate ganha a rodada, não importa o que os outros tenham.</translation>
    </message>
    <message>
        <source>Going out with a double, which is itself called a carroça.</source>
        <translation>Bater com um duplo, que se chama justamente carroça.</translation>
    </message>
    <message>
        <source>H for a hint, D to let a bot play for you, M for silence.</source>
        <translation>H para uma dica, D para deixar um robô jogar por você, M para o silêncio.</translation>
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
        <translation>Haitiano com sosye</translation>
    </message>
    <message>
        <source>Hands open</source>
        <translation>Mãos abertas</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Hint {place} of {count}</source>
        <translation>Dica {place} de {count}</translation>
    </message>
    <message>
        <source>Hopes to be stuck, for pips in hand count.</source>
        <translation>Espera ficar preso, pois os pontos na mão contam.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>How likely the round is won.</source>
        <translation>A probabilidade de ganhar a rodada.</translation>
    </message>
    <message>
        <source>How many points a match ends ahead of the others’ mean, on average; with penalties, how many fewer.</source>
        <translation>Pontos de vantagem no fim de uma partida sobre a média dos outros, em média; com penalidades, pontos a menos.</translation>
    </message>
    <message>
        <source>How many points ahead of the others’ mean a medium bot comes out with the same hands, when medium bots play every seat, on the mean of {tries} tries. Above 0 the deals were better than the others’.</source>
        <translation>Quantos pontos acima da média dos outros fica um robô médio com as mesmas mãos, quando robôs médios jogam em todos os lugares, na média de {tries} tentativas. Acima de 0 a distribuição foi melhor que a dos outros.</translation>
    </message>
    <message>
        <source>How many rounds the match has.</source>
        <translation>Quantas rodadas tem a partida.</translation>
    </message>
    <message>
        <source>How many sit at the table.</source>
        <translation>Quantos se sentam à mesa.</translation>
    </message>
    <message>
        <source>How many tiles each player gets; the others sleep.</source>
        <translation>Quantas pedras cada um recebe; as outras dormem.</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>In doubt?</source>
        <translation>Em dúvida?</translation>
    </message>
    <message>
        <source>In the block game nobody draws. Who cannot play passes.</source>
        <translation>No jogo de bloqueio ninguém compra. Quem não pode jogar passa.</translation>
    </message>
    <message>
        <source>In your hand: {tiles}.</source>
        <translation>Na sua mão: {tiles}.</translation>
    </message>
    <message>
        <source>It fits {places}.</source>
        <translation>Serve aqui: {places}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>It opens the round.</source>
        <translation>Abre a rodada.</translation>
    </message>
    <message>
        <source>It was put aside as {aside}.</source>
        <translation>O arquivo foi posto de lado como {aside}.</translation>
    </message>
    <message>
        <source>Its SHA-256, the fingerprint</source>
        <translation>O seu SHA-256, a impressão</translation>
    </message>
    <message>
        <source>Its long sides are covered, so the spinner counts no more: 0 + 4. Two arms arise.</source>
        <translation>Os lados compridos estão cobertos, então o pivô já não conta: 0 + 4. Surgem dois braços.</translation>
    </message>
    <message>
        <source>Its secret: {secret}</source>
        <translation>O segredo: {secret}</translation>
    </message>
    <message>
        <source>Just a whim.</source>
        <translation>Um simples capricho.</translation>
    </message>
    <message>
        <source>Keep in the archive</source>
        <translation>Guardar no arquivo</translation>
    </message>
    <message>
        <source>Keep the {tile} back and draw a tile.</source>
        <translation>Guardar a {tile} e comprar uma pedra.</translation>
    </message>
    <message>
        <source>Keeping the only tile that fits and drawing instead; it may be played later, even in this turn.</source>
        <translation>Guardar a única pedra que serve e comprar em vez disso; ela pode ser jogada depois, até nesta vez.</translation>
    </message>
    <message>
        <source>Keeps the doubles in hand.</source>
        <translation>Guarda as carroças na mão.</translation>
    </message>
    <message>
        <source>Keeps the heavy tiles and gives away {pips} pips only.</source>
        <translation>Guarda as pedras pesadas e só entrega {pips} pontos.</translation>
    </message>
    <message>
        <source>Known to everybody in this hand: {tiles}</source>
        <translation>Conhecidas de todos nesta mão: {tiles}</translation>
    </message>
    <message>
        <source>Language / Langue</source>
        <translation>Idioma / Langue</translation>
    </message>
    <message>
        <source>Language and keys</source>
        <translation>Idioma e teclas</translation>
    </message>
    <message>
        <source>Later rounds: the winner of the round before leads, with any tile.</source>
        <translation>Rodadas seguintes: o ganhador da rodada anterior sai, com qualquer pedra.</translation>
    </message>
    <message>
        <source>Later rounds: whoever went out leads, with any tile; after a block the winning team’s player with the lower total (when equal, the first of the two in play order after whoever blocked).</source>
        <translation>Rodadas seguintes: quem bateu sai, com qualquer pedra; depois de um jogo fechado, sai o jogador da dupla vencedora com o menor total (em caso de empate, o primeiro dos dois na ordem do jogo depois de quem fechou).</translation>
    </message>
    <message>
        <source>Lay the {tile} apart</source>
        <translation>Pôr a {tile} à parte</translation>
    </message>
    <message>
        <source>Leave the turn to the next player.</source>
        <translation>Deixar a vez ao próximo jogador.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n tile(s) in hand that can follow.</source>
        <translation>
            <numerusform>Deixa na mão %n pedra que pode seguir.</numerusform>
            <numerusform>Deixa na mão %n pedras que podem seguir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves {name}, the partner, something to play on.</source>
        <translation>Deixa jogo para {name}, o parceiro.</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Sobra na mão</translation>
    </message>
    <message>
        <source>Left in the boneyard</source>
        <translation>Deixadas no monte</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Level at the greatest total, {top}: {level}. Nobody takes the round.</source>
        <translation>Empatados no maior total, {top}: {level}. Ninguém leva a rodada.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Counted from the player who blocked ({blocker}), the first wins.</source>
        <translation>Empatados no menor total, {low}: {level}. Contando a partir de quem fechou ({blocker}), o primeiro ganha.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Nobody wins the round.</source>
        <translation>Empatados no menor total, {low}: {level}. Ninguém ganha a rodada.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. Of these the fewest tiles win.</source>
        <translation>Empatados no menor total, {low}: {level}. Entre eles ganha quem tem menos pedras.</translation>
    </message>
    <message>
        <source>Level at the lowest total, {low}: {level}. The team of the player who blocked ({blocker}) wins.</source>
        <translation>Empatados no menor total, {low}: {level}. A dupla de quem fechou ({blocker}) ganha.</translation>
    </message>
    <message>
        <source>Level at {count} in the fewest tiles: {level}. Of these the lowest total wins.</source>
        <translation>Empatados em {count} no menor número de pedras: {level}. Entre eles ganha o menor total.</translation>
    </message>
    <message>
        <source>Level in rounds won as well ({won}): they are Kings together.</source>
        <translation>Empatados também em rodadas ganhas ({won}): são Reis juntos.</translation>
    </message>
    <message>
        <source>Level in tiles and total: {level}. The youngest of them wins.</source>
        <translation>Empatados em pedras e total: {level}. O mais novo deles ganha.</translation>
    </message>
    <message>
        <source>Level: {names}. The most rounds won decide: {won}.</source>
        <translation>Empatados: {names}. Decidem as rodadas ganhas: {won}.</translation>
    </message>
    <message>
        <source>Level: {names}. The most rounds won decide: {won}. Those still level are Kings together.</source>
        <translation>Empatados: {names}. Decidem as rodadas ganhas: {won}. Os que continuam empatados são Reis juntos.</translation>
    </message>
    <message>
        <source>Lift the {tile} from the line</source>
        <translation>Levantar a {tile} da linha</translation>
    </message>
    <message>
        <source>Lifting a tile out of the line into one’s hand and playing another one where it lay.</source>
        <translation>Levantar uma pedra da linha para a mão e jogar outra onde ela estava.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Recorde</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Procurando a melhor jogada…</translation>
    </message>
    <message>
        <source>Losing wins (misère)</source>
        <translation>Quem perde ganha (misère)</translation>
    </message>
    <message>
        <source>Losing wins: all score what is left in their own hands.</source>
        <translation>Quem perde ganha: cada um marca o que sobra na própria mão.</translation>
    </message>
    <message>
        <source>Losing wins: every player scores the pips left in their own hand, also when somebody went out.</source>
        <translation>Quem perde ganha: cada jogador marca os pontos que sobram na própria mão, mesmo quando alguém bateu.</translation>
    </message>
    <message>
        <source>Losing wins: the greatest total takes the round.</source>
        <translation>Quem perde ganha: o maior total leva a rodada.</translation>
    </message>
    <message>
        <source>Losing wins: the greatest total, {top}, takes the round.</source>
        <translation>Quem perde ganha: o maior total, {top}, leva a rodada.</translation>
    </message>
    <message>
        <source>Luck of the deal: {points}</source>
        <translation>Sorte da distribuição: {points}</translation>
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
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Matches ({patterns})</source>
        <translation>Partidas ({patterns})</translation>
    </message>
    <message>
        <source>Matches ended by giving up; they are lost.</source>
        <translation>Partidas encerradas por desistência; contam como perdidas.</translation>
    </message>
    <message>
        <source>Matches that are over, with people on one side only. Each counts once, when it ends.</source>
        <translation>Partidas terminadas com pessoas em um só lado. Cada uma conta uma vez, quando termina.</translation>
    </message>
    <message>
        <source>Matches won in a row up to now.</source>
        <translation>Partidas ganhas seguidas até agora.</translation>
    </message>
    <message>
        <source>Matches won out of all that were played.</source>
        <translation>Partidas ganhas entre todas as jogadas.</translation>
    </message>
    <message>
        <source>Matches won without a hint, an undo or a demo, of those that were played so to the end.</source>
        <translation>Partidas ganhas sem dica, sem desfazer e sem demonstração, entre as que foram jogadas assim até o fim.</translation>
    </message>
    <message>
        <source>Matches won, alone or shared.</source>
        <translation>Partidas ganhas, sozinho ou em empate.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nome no lugar {number}</translation>
    </message>
    <message>
        <source>Nearly out</source>
        <translation>Quase batendo</translation>
    </message>
    <message>
        <source>New to dominoes? Learn by playing</source>
        <translation>Primeira vez? Aprenda jogando</translation>
    </message>
    <message numerus="yes">
        <source>Next (%n)</source>
        <translation>
            <numerusform>Próximo (%n)</numerusform>
            <numerusform>Próximos (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Sem carroça</translation>
    </message>
    <message>
        <source>No drawing: who cannot play passes.
A pass tells what a hand lacks; blocking is an art.</source>
        <translation>Não se compra: quem não pode jogar passa.
Um passe revela o que falta na mão; fechar o jogo é uma arte.</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Nenhuma dica foi encontrada.</translation>
    </message>
    <message>
        <source>No match has been counted yet.</source>
        <translation>Nenhuma partida foi contada ainda.</translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>Nenhuma partida em jogo.</translation>
    </message>
    <message>
        <source>No tile fits and nothing can be drawn: pass.</source>
        <translation>Nenhuma pedra serve e nada se pode comprar: passe.</translation>
    </message>
    <message>
        <source>No tile fits: draw one, or lift a marked tile from the line.</source>
        <translation>Nenhuma pedra serve: compre uma, ou levante da linha uma pedra marcada.</translation>
    </message>
    <message>
        <source>No tile fits: draw one.</source>
        <translation>Nenhuma pedra serve: compre uma.</translation>
    </message>
    <message>
        <source>No tile fits: lift one of the marked tiles from the line.</source>
        <translation>Nenhuma pedra serve: levante da linha uma das pedras marcadas.</translation>
    </message>
    <message>
        <source>No tile is on the table yet</source>
        <translation>Ainda não há pedra na mesa</translation>
    </message>
    <message>
        <source>Nobody can go on, so the round ends and the hands are compared.</source>
        <translation>Ninguém pode continuar: a rodada acaba e as mãos são comparadas.</translation>
    </message>
    <message>
        <source>Nobody can play. The fewest pips in hand win. That was all: have fun!</source>
        <translation>Ninguém pode jogar. Ganha quem tem menos pontos na mão. É só isso: divirta-se!</translation>
    </message>
    <message>
        <source>Nobody could go on. Open numbers: {numbers}.</source>
        <translation>Ninguém podia continuar. Números abertos: {numbers}.</translation>
    </message>
    <message>
        <source>Nobody could play or break the line. Open numbers: {numbers}.</source>
        <translation>Ninguém podia jogar nem quebrar a linha. Números abertos: {numbers}.</translation>
    </message>
    <message>
        <source>Nobody scores what is left in the hands.</source>
        <translation>Ninguém marca o que sobra nas mãos.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Ninguém marca.</translation>
    </message>
    <message>
        <source>Not possible: {values}. {why}</source>
        <translation>Impossível: {values}. {why}</translation>
    </message>
    <message>
        <source>Not used when it ends after a number of rounds.</source>
        <translation>Sem efeito quando acaba depois de um número de rodadas.</translation>
    </message>
    <message>
        <source>Not yet: it is {name}’s turn.</source>
        <translation>Ainda não: é a vez de {name}.</translation>
    </message>
    <message>
        <source>Nothing can be drawn.</source>
        <translation>Não há nada para comprar.</translation>
    </message>
    <message>
        <source>Nothing can be played there before all bare arms have their first tile.</source>
        <translation>Não se joga aí antes que todos os braços nus tenham a primeira pedra.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Nada mais é possível.</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nada serve</translation>
    </message>
    <message>
        <source>Nothing fits, but you may lay a double apart.</source>
        <translation>Nada serve, mas você pode pôr uma carroça à parte.</translation>
    </message>
    <message>
        <source>Nothing fits: press Pass below. The other learns which numbers you lack.</source>
        <translation>Nada serve: clique em Passar, embaixo. O outro fica sabendo que números você não tem.</translation>
    </message>
    <message>
        <source>Nothing more could be drawn.</source>
        <translation>Não havia mais nada para comprar.</translation>
    </message>
    <message>
        <source>Nothing was better by what could be known then.</source>
        <translation>Nada era melhor com o que se podia saber então.</translation>
    </message>
    <message>
        <source>Now fit a tile: one of its halves must match an open end. Those that can be played stand out.</source>
        <translation>Agora encaixe uma pedra: uma das metades deve combinar com uma ponta. As que podem ser jogadas se destacam.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número da distribuição</translation>
    </message>
    <message>
        <source>Of equal doubles that of the first of these players leads, counted from seat 1 in the first round, from seat 2 in the second, and so on.</source>
        <translation>Entre carroças iguais, sai o primeiro destes jogadores, contando a partir do lugar 1 na primeira rodada, do lugar 2 na segunda, e assim por diante.</translation>
    </message>
    <message>
        <source>Of those who are level in their totals the fewest tiles win.</source>
        <translation>Entre os empatados no total, ganha quem tem menos pedras.</translation>
    </message>
    <message>
        <source>Of those who are level in tiles the lowest total wins.</source>
        <translation>Entre os empatados em pedras, ganha o menor total.</translation>
    </message>
    <message>
        <source>Of your tiles it takes {tiles}.</source>
        <translation>Das suas pedras aceita {tiles}.</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Mais velho</translation>
    </message>
    <message>
        <source>On the table, in the order of play: {tiles}</source>
        <translation>Na mesa, na ordem do jogo: {tiles}</translation>
    </message>
    <message>
        <source>One against one: TONBE and BLÒK are worth 10 points.
Going out by 2 KABÈS is worth 15.</source>
        <translation>Um contra um: TONBE e BLÒK valem 10 pontos.
Bater com 2 KABÈS vale 15.</translation>
    </message>
    <message>
        <source>One set for each player but one; seven tiles each; at most two draws in a turn, then a break. The round also ends when every kind of tile lies on the table.</source>
        <translation>Um jogo por jogador menos um; sete pedras para cada; no máximo duas compras por vez, depois uma quebra. A rodada também acaba quando cada tipo de pedra está na mesa.</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Um passo atrás (Esquerda)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Um passo à frente (Direita)</translation>
    </message>
    <message>
        <source>Only bots: you watch.</source>
        <translation>Só robôs: você assiste.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Open ends</source>
        <translation>Pontas abertas</translation>
    </message>
    <message>
        <source>Open numbers that add up to 5, 10, 15… score at once.
The first double is a spinner and gets two more arms.</source>
        <translation>Números abertos que somam 5, 10, 15… valem pontos na hora.
A primeira carroça é um pivô e ganha mais dois braços.</translation>
    </message>
    <message>
        <source>Open numbers: {numbers}</source>
        <translation>Números abertos: {numbers}</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordem da mão</translation>
    </message>
    <message>
        <source>Partners share the lowest total, {low}: {level}. Their team wins.</source>
        <translation>Parceiros empatam no menor total, {low}: {level}. A dupla deles ganha.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and have the same sign.</source>
        <translation>Os parceiros sentam-se frente a frente e têm o mesmo sinal.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other, score together and play against the other two.</source>
        <translation>Os parceiros sentam-se frente a frente, pontuam juntos e jogam contra os outros dois.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other: seats 1 and 3 ({one}) against seats 2 and 4 ({other}).</source>
        <translation>Os parceiros sentam-se frente a frente: lugares 1 e 3 ({one}) contra lugares 2 e 4 ({other}).</translation>
    </message>
    <message>
        <source>Partners’ hands together: {pair} against {other}. The lower sum wins.</source>
        <translation>Mãos dos parceiros juntas: {pair} contra {other}. A menor soma ganha.</translation>
    </message>
    <message>
        <source>Partners’ hands together: {pair} for both teams. The team of the player who blocked ({blocker}) wins.</source>
        <translation>Mãos dos parceiros juntas: {pair} para as duas duplas. A dupla de quem fechou ({blocker}) ganha.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>said by a player</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>Passar sozinho</translation>
    </message>
    <message>
        <source>Passing (“boude”)</source>
        <translation>Passar (“boude”)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (Espaço)</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalidade</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Pintas</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Lugar na partida</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproduzir (Espaço)</translation>
    </message>
    <message>
        <source>Play a new match</source>
        <translation>Jogar uma nova partida</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Play runs clockwise.</source>
        <translation>Joga-se no sentido horário.</translation>
    </message>
    <message>
        <source>Play runs counter-clockwise.</source>
        <translation>Joga-se no sentido anti-horário.</translation>
    </message>
    <message>
        <source>Play the {tile} here. {end}</source>
        <translation>Jogar a {tile} aqui. {end}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Played without help</source>
        <translation>Jogadas sem ajuda</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Players level at the top share the win.</source>
        <translation>Jogadores empatados na frente dividem a vitória.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points ahead of the others’ mean in the rounds that were played; with penalties, points fewer.</source>
        <translation>Pontos acima da média dos outros nas rodadas jogadas; com penalidades, pontos a menos.</translation>
    </message>
    <message>
        <source>Points ahead, added up</source>
        <translation>Pontos de vantagem somados</translation>
    </message>
    <message>
        <source>Points are penalties: only the player with the greatest total takes one, of several the first in play order after the winner.</source>
        <translation>Os pontos são penalidades: só o jogador com o maior total leva uma; entre vários, o primeiro na ordem do jogo depois do ganhador.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>Anál&amp;ise…</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Lendo {file}…</translation>
    </message>
    <message>
        <source>Remember that</source>
        <translation>Lembre-se disso</translation>
    </message>
    <message>
        <source>Remembers every tile and every pass, tries its plays on many hands that the others may hold, and works out the last tiles. Never sees a hidden tile.</source>
        <translation>Lembra-se de cada pedra e de cada passe, testa seus lances em muitas mãos que os outros podem ter e calcula as últimas pedras. Nunca vê uma pedra escondida.</translation>
    </message>
    <message>
        <source>Remembers every tile and pass, weighs what the others may hold by what they chose to play, works out endings, and plays for the match. Never sees a hidden tile.</source>
        <translation>Lembra-se de cada pedra e de cada passe, pesa o que os outros podem ter pelo que escolheram jogar, calcula os finais e joga pela partida. Nunca vê uma pedra escondida.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Replay: {game}</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Relatar um &amp;problema…</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Relatar um problema</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Resultado da partida</translation>
    </message>
    <message>
        <source>Result: {points}</source>
        <translation>Resultado: {points}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Análise…</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>Round {number} is dealt. You open.</source>
        <translation>A rodada {number} é distribuída. Você sai.</translation>
    </message>
    <message>
        <source>Round {number} is dealt. {name} opens.</source>
        <translation>A rodada {number} é distribuída. {name} sai.</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Rodada {number} de {all}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Rounds won: {won} of {played}</source>
        <translation>Rodadas ganhas: {won} de {played}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regras deste jogo</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Esta&amp;tísticas…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>&amp;Mesma distribuição de novo</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mesma distribuição de novo</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Save the match &amp;as…</source>
        <translation>Sa&amp;lvar a partida…</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Salvar o registro…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salvar o relatório</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Salvar o relatório…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Placares</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>Marca {points}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Lugar {number}</translation>
    </message>
    <message>
        <source>Sebastopol</source>
        <translation>Sebastopol</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Segredo</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Jogo de pedras</translation>
    </message>
    <message>
        <source>Set up a match</source>
        <translation>Preparar uma partida</translation>
    </message>
    <message>
        <source>Set up a match…</source>
        <translation>Preparar uma partida…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Preparar…</translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last %n matches</source>
        <translation>
            <numerusform>Parte ganha da última partida</numerusform>
            <numerusform>Parte ganha das últimas %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Mostrar minhas pedras</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ver o resultado</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostradas</translation>
    </message>
    <message>
        <source>Shows the position on the table with all hands open.</source>
        <translation>Mostra a posição na mesa com todas as mãos abertas.</translation>
    </message>
    <message>
        <source>Shows the position on the table with the hands hidden.</source>
        <translation>Mostra a posição na mesa com as mãos escondidas.</translation>
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
        <translation>Atalhos de uma só letra</translation>
    </message>
    <message>
        <source>Size and place of the window</source>
        <translation>Tamanho e lugar da janela</translation>
    </message>
    <message>
        <source>Skill: {points}</source>
        <translation>Habilidade: {points}</translation>
    </message>
    <message>
        <source>Sleeping tiles</source>
        <translation>Pedras que dormem</translation>
    </message>
    <message>
        <source>So: {tiles}.</source>
        <translation>Assim: {tiles}.</translation>
    </message>
    <message>
        <source>Some earlier matches in {file} were damaged and are not in the archive: {count}.</source>
        <translation>Algumas partidas anteriores de {file} estavam danificadas e não estão no arquivo: {count}.</translation>
    </message>
    <message>
        <source>Some settings were not valid and have their usual values again: {settings}.</source>
        <translation>Algumas preferências não eram válidas e voltam aos valores habituais: {settings}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;number</source>
        <translation>Ordenar a mão por &amp;número</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;total</source>
        <translation>Ordenar a mão por &amp;total</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;yourself</source>
        <translation>Ordenar a mão você &amp;mesmo</translation>
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
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Spinner</source>
        <translation>Pivô (spinner)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Sum {total}</source>
        <translation>Soma {total}</translation>
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
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Table in wor&amp;ds</source>
        <translation>A mesa em &amp;palavras</translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation>A mesa em palavras</translation>
    </message>
    <message>
        <source>Takes the match out of the archive and of the statistics.</source>
        <translation>Tira a partida do arquivo e das estatísticas.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Target!</source>
        <translation>Meta alcançada!</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Dupla {number}</translation>
    </message>
    <message>
        <source>Teams need four players.</source>
        <translation>Para duplas são precisos quatro jogadores.</translation>
    </message>
    <message>
        <source>Teams of two</source>
        <translation>Em duplas</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Isso não é possível agora.</translation>
    </message>
    <message>
        <source>That is not the number of a deal.</source>
        <translation>Isso não é o número de uma distribuição.</translation>
    </message>
    <message>
        <source>That one fits</source>
        <translation>Essa serve</translation>
    </message>
    <message>
        <source>That was all you need to begin: have fun!</source>
        <translation>É tudo de que você precisa para começar: divirta-se!</translation>
    </message>
    <message>
        <source>The archive of matches cannot be used now ({why}); new matches wait beside it.</source>
        <translation>O arquivo de partidas não pode ser usado agora ({why}); as novas partidas esperam ao lado.</translation>
    </message>
    <message>
        <source>The archive of matches was damaged. Matches that could be saved from it: {count}.</source>
        <translation>O arquivo de partidas estava danificado. Partidas que puderam ser salvas: {count}.</translation>
    </message>
    <message>
        <source>The archive of matches was written by a later version of the program; new matches wait beside it.</source>
        <translation>O arquivo de partidas foi escrito por uma versão posterior do programa; as novas partidas esperam ao lado.</translation>
    </message>
    <message>
        <source>The arrow beside the light bulb, or Ctrl+Z, takes your last move back.</source>
        <translation>A seta ao lado da lâmpada, ou Ctrl+Z, desfaz a sua última jogada.</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>A contagem</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>A distribuição</translation>
    </message>
    <message>
        <source>The double in the middle of the cross, from which four arms go out.</source>
        <translation>A carroça no meio da cruz, de onde saem quatro braços.</translation>
    </message>
    <message>
        <source>The double-six has four arms. All other doubles lie crosswise, leave the same number open and do not branch.</source>
        <translation>O duplo-seis tem quatro braços. Todas as outras carroças ficam atravessadas, deixam aberto o mesmo número e não ramificam.</translation>
    </message>
    <message>
        <source>The double-six is the heart of a cross with four arms.
All four need their first six before the line is open.</source>
        <translation>O duplo-seis é o coração de uma cruz de quatro braços.
Os quatro precisam do primeiro seis antes de a linha se abrir.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>O fim de uma rodada</translation>
    </message>
    <message>
        <source>The fewest penalty points make the King (Wa). Level: the most rounds won among them; still level: they are Kings together.</source>
        <translation>Quem tem menos pontos de penalidade é o Rei (Wa). Empate: mais rodadas ganhas entre eles; se continua: são Reis juntos.</translation>
    </message>
    <message>
        <source>The fewest penalty points make the King: {points}.</source>
        <translation>Quem tem menos penalidades é o Rei: {points}.</translation>
    </message>
    <message>
        <source>The fewest tiles in hand win.</source>
        <translation>Ganha quem tem menos pedras na mão.</translation>
    </message>
    <message>
        <source>The fewest tiles in hand, {count}, win.</source>
        <translation>Ganha o menor número de pedras na mão, {count}.</translation>
    </message>
    <message>
        <source>The fingerprint is the SHA-256 of the secret.</source>
        <translation>A impressão é o SHA-256 do segredo.</translation>
    </message>
    <message>
        <source>The finished match cannot be kept in {file}: {why}.</source>
        <translation>A partida terminada não pode ser guardada em {file}: {why}.</translation>
    </message>
    <message>
        <source>The first double has four arms, and who is stuck may break the line.
A game that was sketched in a novel.</source>
        <translation>A primeira carroça tem quatro braços, e quem fica preso pode quebrar a linha.
Um jogo esboçado num romance.</translation>
    </message>
    <message>
        <source>The first double is a hub with four arms, all open at once. Later doubles lie crosswise, leave the same number open and do not branch.</source>
        <translation>A primeira carroça é um cubo com quatro braços, todos abertos ao mesmo tempo. As seguintes ficam atravessadas, deixam aberto o mesmo número e não ramificam.</translation>
    </message>
    <message>
        <source>The first double played is the spinner: once a tile lies on each of its two long sides, two more arms are open on its short sides.</source>
        <translation>A primeira carroça jogada é o pivô (spinner): quando há uma pedra em cada um dos lados compridos, abrem-se mais dois braços nos lados curtos.</translation>
    </message>
    <message>
        <source>The first double played; the line can grow from all four sides.</source>
        <translation>A primeira carroça jogada; a linha pode crescer pelos quatro lados.</translation>
    </message>
    <message>
        <source>The first person at the table is you.</source>
        <translation>A primeira pessoa à mesa é você.</translation>
    </message>
    <message>
        <source>The first player to have {points} wins the match.</source>
        <translation>O primeiro jogador a ter {points} ganha a partida.</translation>
    </message>
    <message>
        <source>The first team to have {points} wins the match.</source>
        <translation>A primeira dupla a ter {points} ganha a partida.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle.</source>
        <translation>A primeira pedra fica no meio.</translation>
    </message>
    <message>
        <source>The hands of partners are added up, and the lower sum wins.</source>
        <translation>As mãos dos parceiros são somadas, e a menor soma ganha.</translation>
    </message>
    <message>
        <source>The highest double opens. Drag it onto the table, or click it and then the marked place.</source>
        <translation>O maior duplo sai. Arraste-o para a mesa, ou clique nele e depois no lugar marcado.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) of the boneyard are never drawn.</source>
        <translation>
            <numerusform>A última pedra do monte nunca é comprada.</numerusform>
            <numerusform>As últimas %n pedras do monte nunca são compradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The licences, and how to put another Qt in place of this one: {folder}</source>
        <translation>As licenças, e como pôr outro Qt no lugar deste: {folder}</translation>
    </message>
    <message>
        <source>The light bulb at the top, or H, shows the best move and what speaks for it.</source>
        <translation>A lâmpada no alto, ou H, mostra a melhor jogada e por quê.</translation>
    </message>
    <message>
        <source>The line has two open ends. The small plate at the right always shows their numbers.</source>
        <translation>A linha tem duas pontas. A plaquinha à direita sempre mostra os números delas.</translation>
    </message>
    <message>
        <source>The line is broken: play a tile on one of its two new ends.</source>
        <translation>A linha está quebrada: jogue uma pedra em uma das duas novas pontas.</translation>
    </message>
    <message>
        <source>The line is broken: the new arms show {numbers}, and the {held} finishes the turn.</source>
        <translation>A linha está quebrada: os novos braços mostram {numbers}, e a {held} termina a vez.</translation>
    </message>
    <message>
        <source>The line may be broken only after these draws, or when nothing can be drawn.</source>
        <translation>Só se pode quebrar a linha depois destas compras, ou quando nada se pode comprar.</translation>
    </message>
    <message>
        <source>The lowest single hand wins for its team.</source>
        <translation>A menor mão sozinha ganha para a sua dupla.</translation>
    </message>
    <message>
        <source>The lowest single hand, {low}, wins for its team.</source>
        <translation>A menor mão sozinha, {low}, ganha para a sua dupla.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>O menor total ganha.</translation>
    </message>
    <message>
        <source>The lowest total, {low}, wins.</source>
        <translation>O menor total, {low}, ganha.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>The match cannot be saved in {file}: {why}.</source>
        <translation>A partida não pode ser salva em {file}: {why}.</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Fim da partida</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n round(s); the most points win.</source>
        <translation>
            <numerusform>A partida acaba depois de %n rodada; quem tem mais pontos ganha.</numerusform>
            <numerusform>A partida acaba depois de %n rodadas; quem tem mais pontos ganha.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends when a player has {points}; the most points win.</source>
        <translation>A partida acaba quando um jogador tem {points}; quem tem mais pontos ganha.</translation>
    </message>
    <message>
        <source>The match goes over {rounds}.</source>
        <translation>A partida tem {rounds}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message numerus="yes">
        <source>The match went over %n round(s).</source>
        <translation>
            <numerusform>A partida era de %n rodada.</numerusform>
            <numerusform>A partida era de %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most matches that were ever won in a row.</source>
        <translation>A maior sequência de partidas ganhas.</translation>
    </message>
    <message>
        <source>The open 0 and both halves of the spinner: 0 + 10.</source>
        <translation>O 0 aberto e as duas metades do pivô: 0 + 10.</translation>
    </message>
    <message>
        <source>The ordinary way of going out: with no double, and with no lá-e-lô either.</source>
        <translation>O jeito comum de bater: nem carroça, nem lá-e-lô.</translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) are the boneyard.</source>
        <translation>
            <numerusform>A pedra restante é o monte.</numerusform>
            <numerusform>As outras %n pedras são o monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other has passed, and has none of the open numbers. Keep the line on them!</source>
        <translation>O outro passou: não tem nenhum dos números abertos. Mantenha a linha neles!</translation>
    </message>
    <message>
        <source>The others look away, please.</source>
        <translation>Os outros, por favor, não olhem.</translation>
    </message>
    <message>
        <source>The others win. To stop for now, just quit: the match is kept to be continued.</source>
        <translation>Os outros ganham. Para parar por ora, basta sair: a partida fica guardada para continuar.</translation>
    </message>
    <message>
        <source>The pips left in a hand are counted: 6-2 counts 8, 0-0 counts 0.</source>
        <translation>Contam-se os pontos que sobram na mão: 6-2 vale 8, 0-0 vale 0.</translation>
    </message>
    <message>
        <source>The player holds the {held}, which fits none of the ends, and may lift the marked {lifted}.</source>
        <translation>O jogador tem a {held}, que não serve em nenhuma ponta, e pode levantar a {lifted} marcada.</translation>
    </message>
    <message>
        <source>The points that end the match.</source>
        <translation>Os pontos que encerram a partida.</translation>
    </message>
    <message>
        <source>The report cannot be saved in {file}: {why}.</source>
        <translation>O relatório não pode ser salvo em {file}: {why}.</translation>
    </message>
    <message>
        <source>The report is one text file with the version, your settings, the match in play and the log; it holds no names and no folders of yours. It shows all hands, so do not open it before the match is over. Nothing is sent by itself.</source>
        <translation>O relatório é um só arquivo de texto com a versão, as suas preferências, a partida em jogo e o registro; não contém seus nomes nem suas pastas. Mostra todas as mãos: não o abra antes de a partida acabar. Nada é enviado sozinho.</translation>
    </message>
    <message>
        <source>The report was saved in {file}.</source>
        <translation>O relatório foi salvo em {file}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>A rodada acabou.</translation>
    </message>
    <message>
        <source>The round opens with the {bound}.</source>
        <translation>A rodada sai com a {bound}.</translation>
    </message>
    <message>
        <source>The round opens with the {tile}.</source>
        <translation>A rodada sai com a {tile}.</translation>
    </message>
    <message>
        <source>The rules of the novel include it.</source>
        <translation>As regras do romance já o incluem.</translation>
    </message>
    <message>
        <source>The saved match cannot be read ({why}).</source>
        <translation>A partida salva não pode ser lida ({why}).</translation>
    </message>
    <message>
        <source>The saved match was damaged and cannot be continued.</source>
        <translation>A partida salva estava danificada e não pode continuar.</translation>
    </message>
    <message>
        <source>The secret does not have the fingerprint that was shown before the match.</source>
        <translation>O segredo não tem a impressão mostrada antes da partida.</translation>
    </message>
    <message numerus="yes">
        <source>The secret has the fingerprint that was shown, and %n round(s) were dealt as it says.</source>
        <translation>
            <numerusform>O segredo tem a impressão mostrada, e %n rodada foi distribuída como ele diz.</numerusform>
            <numerusform>O segredo tem a impressão mostrada, e as %n rodadas foram distribuídas como ele diz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret of the deal is shown when the match is over.</source>
        <translation>O segredo da distribuição é mostrado quando a partida acaba.</translation>
    </message>
    <message>
        <source>The secret that is shown at the end of a match, or any whole number. Statistics count it as with help.</source>
        <translation>O segredo mostrado no fim de uma partida, ou qualquer número inteiro. As estatísticas a contam como com ajuda.</translation>
    </message>
    <message>
        <source>The set-up of the next match</source>
        <translation>A próxima partida</translation>
    </message>
    <message>
        <source>The settings cannot be read ({why}); the usual ones apply.</source>
        <translation>As preferências não podem ser lidas ({why}); valem as habituais.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}: {why}.</source>
        <translation>As preferências não podem ser salvas em {file}: {why}.</translation>
    </message>
    <message>
        <source>The settings were damaged; the usual ones apply.</source>
        <translation>As preferências estavam danificadas; valem as habituais.</translation>
    </message>
    <message>
        <source>The spinner alone counts both its halves, 5 + 5.</source>
        <translation>O pivô sozinho conta as duas metades, 5 + 5.</translation>
    </message>
    <message>
        <source>The spinner counts both halves until its two long sides are covered, then nothing; a short side counts only once a tile lies on it.</source>
        <translation>O pivô conta as duas metades até os dois lados compridos ficarem cobertos, depois nada; um lado curto só conta quando tem uma pedra.</translation>
    </message>
    <message>
        <source>The statistics begin anew.</source>
        <translation>As estatísticas começam do zero.</translation>
    </message>
    <message>
        <source>The target is reached by a play: the hands are not counted any more.</source>
        <translation>A meta é alcançada por um lance: as mãos já não são contadas.</translation>
    </message>
    <message>
        <source>The target of {points} is reached.</source>
        <translation>A meta de {points} foi alcançada.</translation>
    </message>
    <message>
        <source>The team that loses a round falls back to 0.</source>
        <translation>A dupla que perde uma rodada volta a 0.</translation>
    </message>
    <message>
        <source>The tile you lifted may be played from your next turn on.</source>
        <translation>A pedra que você levantou poderá ser jogada a partir da sua próxima vez.</translation>
    </message>
    <message>
        <source>The tiles that are shuffled, from double-blank to the double named.</source>
        <translation>As pedras que se embaralham, do duplo-branco ao duplo indicado.</translation>
    </message>
    <message>
        <source>The tiles that were not dealt; they lie face down and are drawn when no tile fits.</source>
        <translation>As pedras não distribuídas; ficam viradas para baixo e são compradas quando nada serve.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>A vez</translation>
    </message>
    <message>
        <source>The turn is finished by playing a tile, not the lifted one, on one of the two new arms. The lifted tile joins the hand, known to everybody, and may be played from the next turn on.</source>
        <translation>Termina-se a vez jogando outra pedra, não a levantada, em um dos dois novos braços. A levantada vai para a mão, conhecida de todos, e pode ser jogada a partir da vez seguinte.</translation>
    </message>
    <message>
        <source>The value in force is bold; each is chosen in the set-up of a match.</source>
        <translation>O valor em uso está em negrito; escolhe-se ao preparar a partida.</translation>
    </message>
    <message>
        <source>The winner of the round scores the pips of all other hands; their own are not subtracted.</source>
        <translation>O ganhador da rodada marca os pontos de todas as outras mãos; os seus não são descontados.</translation>
    </message>
    <message>
        <source>The winner scores the pips that the other still holds.</source>
        <translation>Quem ganha marca os pontos que o outro ainda tem na mão.</translation>
    </message>
    <message>
        <source>The winning team scores the pips of the two opponents; the partner’s are not counted.</source>
        <translation>A dupla vencedora marca os pontos dos dois adversários; os do parceiro não contam.</translation>
    </message>
    <message>
        <source>The youngest first</source>
        <translation>O mais novo primeiro</translation>
    </message>
    <message>
        <source>The youngest of those still level wins.</source>
        <translation>O mais novo dos ainda empatados ganha.</translation>
    </message>
    <message>
        <source>The {hub} is the hub. The {later} came later and does not branch. The lit arms show {numbers}.</source>
        <translation>A {hub} é o cubo. A {later} veio depois e não ramifica. Os braços iluminados mostram {numbers}.</translation>
    </message>
    <message>
        <source>The {tile} cannot be lifted: only the marked tiles can.</source>
        <translation>A {tile} não pode ser levantada: só as pedras marcadas podem.</translation>
    </message>
    <message>
        <source>The {tile} does not fit there.</source>
        <translation>A {tile} não serve aí.</translation>
    </message>
    <message>
        <source>The {tile} does not fit there: the open number is {number}.</source>
        <translation>A {tile} não serve aí: o número aberto é {number}.</translation>
    </message>
    <message>
        <source>The {tile} fits neither of the two new ends.</source>
        <translation>A {tile} não serve em nenhuma das duas novas pontas.</translation>
    </message>
    <message>
        <source>The {tile} fits none of the open numbers.</source>
        <translation>A {tile} não serve em nenhuma ponta.</translation>
    </message>
    <message>
        <source>The {tile} fits several places: choose one.</source>
        <translation>A {tile} serve em vários lugares: escolha um.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}, but by the house rules a double does not count.</source>
        <translation>A {tile} servia nas duas pontas, {one} e {other}, mas pelas regras da casa uma carroça não conta.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}, but only with one of its halves.</source>
        <translation>A {tile} servia nas duas pontas, {one} e {other}, mas só com uma de suas metades.</translation>
    </message>
    <message>
        <source>The {tile} fitted both ends, {one} and {other}.</source>
        <translation>A {tile} servia nas duas pontas, {one} e {other}.</translation>
    </message>
    <message>
        <source>The {tile} fitted one end only, the {number}; the other end showed {other}.</source>
        <translation>A {tile} só servia em uma ponta, a do {number}; a outra mostrava {other}.</translation>
    </message>
    <message>
        <source>The {tile} lies on the table before the deal and belongs to nobody.</source>
        <translation>A {tile} fica na mesa antes da distribuição e não é de ninguém.</translation>
    </message>
    <message>
        <source>The {tile} must be dropped at an open end.</source>
        <translation>A {tile} deve ser solta numa ponta aberta.</translation>
    </message>
    <message>
        <source>The {tile} was just lifted: it may be played from your next turn on.</source>
        <translation>A {tile} acaba de ser levantada: poderá ser jogada a partir da sua próxima vez.</translation>
    </message>
    <message>
        <source>The {tile} was laid apart: two new arms, both open.</source>
        <translation>A {tile} foi posta à parte: dois novos braços, ambos abertos.</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Eles</translation>
    </message>
    <message>
        <source>Then you draw: click the boneyard, or Draw below, until a tile fits.</source>
        <translation>Então se compra: clique no monte, ou em Comprar, embaixo, até que uma pedra sirva.</translation>
    </message>
    <message>
        <source>There are not enough tiles for all players.</source>
        <translation>Não há pedras suficientes para todos.</translation>
    </message>
    <message>
        <source>There is no drawing in this game.</source>
        <translation>Não se compra neste jogo.</translation>
    </message>
    <message>
        <source>There is no match to save.</source>
        <translation>Não há partida para salvar.</translation>
    </message>
    <message>
        <source>There is no such place.</source>
        <translation>Esse lugar não existe.</translation>
    </message>
    <message>
        <source>There is nothing to review yet: first a round must be over.</source>
        <translation>Ainda não há nada para analisar: primeiro é preciso terminar uma rodada.</translation>
    </message>
    <message>
        <source>These rounds were not dealt as the secret says: {rounds}.</source>
        <translation>Estas rodadas não foram distribuídas como diz o segredo: {rounds}.</translation>
    </message>
    <message>
        <source>They are rounded to the nearest five: 8 to 10, 7 to 5.</source>
        <translation>Arredondam-se ao cinco mais próximo: 8 a 10, 7 a 5.</translation>
    </message>
    <message>
        <source>This game comes from a novel, “Assez parlé d’amour” by Hervé Le Tellier (2009), which only sketches it. The rules below fill its gaps; they are ours.</source>
        <translation>Este jogo vem de um romance, “Assez parlé d’amour”, de Hervé Le Tellier (2009), que apenas o esboça. As regras abaixo preenchem as lacunas; são nossas.</translation>
    </message>
    <message>
        <source>This match cannot be watched: {fault}.</source>
        <translation>Esta partida não pode ser vista: {fault}.</translation>
    </message>
    <message>
        <source>This round, the latest first</source>
        <translation>Esta rodada, o mais recente primeiro</translation>
    </message>
    <message>
        <source>This tile fits both ends. Drop it where you want it, or click the half that shall touch.</source>
        <translation>Esta pedra serve nas duas pontas. Solte-a onde quiser, ou clique na metade que deve encostar.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Pedras</translation>
    </message>
    <message>
        <source>Tiles at the boneyard’s end that are never drawn.</source>
        <translation>As pedras do fim do monte que nunca são compradas.</translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation>Pedras por mão</translation>
    </message>
    <message>
        <source>Tiles glide</source>
        <translation>As pedras deslizam</translation>
    </message>
    <message>
        <source>Tiles on the table as they are chosen here</source>
        <translation>Pedras na mesa, como escolhidas aqui</translation>
    </message>
    <message>
        <source>Tiles that can be played</source>
        <translation>Pedras que podem ser jogadas</translation>
    </message>
    <message>
        <source>Tiles that were not dealt and stay out of the round.</source>
        <translation>Pedras não distribuídas, que ficam fora da rodada.</translation>
    </message>
    <message>
        <source>To the next round (Page down)</source>
        <translation>Para a rodada seguinte (Page Down)</translation>
    </message>
    <message>
        <source>To the round before (Page up)</source>
        <translation>Para a rodada anterior (Page Up)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turned up for the lead</source>
        <translation>Viradas para a saída</translation>
    </message>
    <message>
        <source>Two against two: how the last tile fits is worth one to four points.
Simples, carroça, lá-e-lô or cruzada: finish with style.</source>
        <translation>Dois contra dois: o modo de bater vale de um a quatro pontos.
Simples, carroça, lá-e-lô ou cruzada: termine com estilo.</translation>
    </message>
    <message>
        <source>Two arms of the {tile} have their first tile. Only a six can be played now, on one of the lit arms.</source>
        <translation>Dois braços da {tile} têm a primeira pedra. Agora só se pode jogar um seis, em um dos braços iluminados.</translation>
    </message>
    <message>
        <source>Two ends</source>
        <translation>Duas pontas</translation>
    </message>
    <message>
        <source>Two pairs of partners, the sosye; 2 KABÈS count double.
The pair that loses a round falls back to 0.</source>
        <translation>Duas duplas de parceiros, os sosye; 2 KABÈS vale o dobro.
A dupla que perde uma rodada volta a 0.</translation>
    </message>
    <message>
        <source>Two partners who share the lowest total win together.</source>
        <translation>Dois parceiros que empatam no menor total ganham juntos.</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>a reset or a deletion</comment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo the move</source>
        <translation>Desfazer a jogada</translation>
    </message>
    <message>
        <source>Until all four arms have their first tile, only a tile with a six may be played, and only on an arm that has none: everybody else passes. Then the line is open at all four arms.</source>
        <translation>Até que os quatro braços tenham a primeira pedra, só se joga um seis, e só num braço que ainda não tem nenhuma: os outros passam. Depois a linha fica aberta nos quatro braços.</translation>
    </message>
    <message>
        <source>Up to eight at the table; highest doubles are shown, and a round won is a point.
Who can play one tile only may keep it back and draw.</source>
        <translation>Até oito à mesa; mostra-se a maior carroça, e uma rodada ganha vale um ponto.
Quem só pode jogar uma pedra pode guardá-la e comprar.</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Regras habituais</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Wa (King)</source>
        <translation>Wa (Rei)</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Ver o replay</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Muito bem</translation>
    </message>
    <message>
        <source>What the choices cost, in expected points, against the best ones that could be found from what was known at each moment. 0 is perfect play.</source>
        <translation>O que as decisões custaram, em pontos esperados, diante das melhores que se podiam achar com o que se sabia em cada momento. 0 é o jogo perfeito.</translation>
    </message>
    <message>
        <source>When a tile is laid or drawn, at a pass and at the end.</source>
        <translation>Quando uma pedra é posta ou comprada, num passe e no fim.</translation>
    </message>
    <message>
        <source>When both teams share the lowest total, the team of whoever blocked wins.</source>
        <translation>Quando as duas duplas têm o mesmo menor total, ganha a dupla de quem fechou.</translation>
    </message>
    <message>
        <source>When nobody wins the round, nobody scores for it.</source>
        <translation>Quando ninguém ganha a rodada, ninguém marca por ela.</translation>
    </message>
    <message>
        <source>When several share the greatest total, nobody takes the round.</source>
        <translation>Quando vários têm o maior total, ninguém leva a rodada.</translation>
    </message>
    <message>
        <source>When several share the lowest total, whoever blocked wins if among them, else the first of them after that player in play order.</source>
        <translation>Quando vários têm o menor total, ganha quem fechou se for um deles; se não, o primeiro deles depois desse jogador na ordem do jogo.</translation>
    </message>
    <message>
        <source>When several sides share the lowest total, nobody wins the round.</source>
        <translation>Quando vários lados têm o menor total, ninguém ganha a rodada.</translation>
    </message>
    <message>
        <source>When the last tile is a lá-e-lô, worth 3 points. Both halves: its two numbers are the two open ones. Either end: any tile but a double that fits both ends, as the 5-3 on 3 and 3.</source>
        <translation>Quando a última pedra faz lá-e-lô, que vale 3 pontos. As duas metades: seus dois números são os dois abertos. As duas pontas: qualquer pedra, exceto carroça, que sirva nas duas pontas, como a 5-3 em 3 e 3.</translation>
    </message>
    <message>
        <source>When the last tile makes 2 KABÈS. Either end: any tile that fits both ends, as the 5-3 on 3 and 3. Both halves: its two numbers are the two open ones; never a double.</source>
        <translation>Quando a última pedra faz 2 KABÈS. As duas pontas: qualquer pedra que sirva nas duas pontas, como a 5-3 em 3 e 3. As duas metades: seus dois números são os dois abertos; nunca uma carroça.</translation>
    </message>
    <message>
        <source>When the sums are level, the team of whoever blocked wins.</source>
        <translation>Quando as somas empatam, ganha a dupla de quem fechou.</translation>
    </message>
    <message>
        <source>When you can neither play nor draw.</source>
        <translation>Quando você não pode jogar nem comprar.</translation>
    </message>
    <message>
        <source>When you cannot play and have to draw.</source>
        <translation>Quando você não pode jogar e precisa comprar.</translation>
    </message>
    <message>
        <source>Who can neither play nor draw must break if possible, and passes only if it is not.</source>
        <translation>Quem não pode jogar nem comprar deve quebrar, se puder; só passa se não puder.</translation>
    </message>
    <message>
        <source>Who can play must play.</source>
        <translation>Quem pode jogar tem de jogar.</translation>
    </message>
    <message>
        <source>Who cannot play draws until a tile fits.
The family classic: luck turns quickly.</source>
        <translation>Quem não pode jogar compra até uma pedra servir.
O clássico das famílias: a sorte vira depressa.</translation>
    </message>
    <message>
        <source>Who cannot play draws, one tile at a time, until one fits, and plays in the same turn.</source>
        <translation>Quem não pode jogar compra, uma pedra de cada vez, até uma servir, e joga na mesma vez.</translation>
    </message>
    <message numerus="yes">
        <source>Who cannot play draws, one tile at a time, until one fits, but no more than %n tile(s) in a turn.</source>
        <translation>
            <numerusform>Quem não pode jogar compra, uma pedra de cada vez, até uma servir, mas no máximo %n pedra por vez.</numerusform>
            <numerusform>Quem não pode jogar compra, uma pedra de cada vez, até uma servir, mas no máximo %n pedras por vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who cannot play draws, one tile at a time, until one fits, or breaks the line.</source>
        <translation>Quem não pode jogar compra, uma pedra de cada vez, até uma servir, ou quebra a linha.</translation>
    </message>
    <message>
        <source>Who cannot play passes; there is no drawing.</source>
        <translation>Quem não pode jogar passa; não se compra.</translation>
    </message>
    <message>
        <source>Who cannot play when nothing more can be drawn passes.</source>
        <translation>Quem não pode jogar quando nada mais se pode comprar passa.</translation>
    </message>
    <message>
        <source>Who has the fewest penalty points at the end of the match.</source>
        <translation>Quem tem menos pontos de penalidade no fim da partida.</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Quem sai</translation>
    </message>
    <message>
        <source>Who opens the first round, and a round after a tie. Otherwise the last round’s winner leads.</source>
        <translation>Quem sai na primeira rodada, e numa rodada depois de empate. Nas outras sai o ganhador da rodada anterior.</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Quem joga no lugar {number}</translation>
    </message>
    <message>
        <source>Whoever lays their last tile first goes out and wins the round.</source>
        <translation>Quem coloca primeiro a última pedra bate e ganha a rodada.</translation>
    </message>
    <message>
        <source>Whoever reaches the target wins.</source>
        <translation>Quem alcança a meta ganha.</translation>
    </message>
    <message>
        <source>Wins the round in {won} % of {deals} possible deals.</source>
        <translation>Ganha a rodada em {won}&#xa0;% de {deals} distribuições possíveis.</translation>
    </message>
    <message>
        <source>Wins the round {won} of the time; points on average: {points}.</source>
        <translation>Ganha a rodada em {won} dos casos; pontos em média: {points}.</translation>
    </message>
    <message>
        <source>With other numbers of players: {deals}.</source>
        <translation>Com outros números de jogadores: {deals}.</translation>
    </message>
    <message>
        <source>With {best} the round is won {won} of the time, with {chosen} {other}.</source>
        <translation>Com {best}, ganha-se a rodada em {won} dos casos; com {chosen}, em {other}.</translation>
    </message>
    <message>
        <source>Withholding</source>
        <translation>Reter</translation>
    </message>
    <message>
        <source>Withholding: who can play one tile only may keep it and draw, as often as that is so; it may be played later in the same turn. Who can play two tiles or more must play.</source>
        <translation>Reter: quem só pode jogar uma pedra pode guardá-la e comprar, enquanto for assim; ela pode ser jogada depois, na mesma vez. Quem pode jogar duas ou mais tem de jogar.</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Won without help</source>
        <translation>Ganhas sem ajuda</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Ganhas,&#xa0;%</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Palavras do jogo</translation>
    </message>
    <message>
        <source>Would rather draw.</source>
        <translation>Prefere comprar.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>You are King (Wa)!</source>
        <translation>Você é o Rei (Wa)!</translation>
    </message>
    <message>
        <source>You are back at your last decision.</source>
        <translation>Você voltou à sua última decisão.</translation>
    </message>
    <message>
        <source>You blocked the round.</source>
        <translation>Você fechou o jogo.</translation>
    </message>
    <message>
        <source>You can break the line, so you may not pass.</source>
        <translation>Você pode quebrar a linha, então não pode passar.</translation>
    </message>
    <message>
        <source>You can play, so you may not draw.</source>
        <translation>Você pode jogar, então não pode comprar.</translation>
    </message>
    <message>
        <source>You can play, so you may not pass.</source>
        <translation>Você pode jogar, então não pode passar.</translation>
    </message>
    <message>
        <source>You can play, so you must.</source>
        <translation>Você pode jogar, então tem de jogar.</translation>
    </message>
    <message>
        <source>You cannot play: a tile is drawn.</source>
        <translation>Você não pode jogar: uma pedra é comprada.</translation>
    </message>
    <message>
        <source>You cannot play: draw a tile.</source>
        <translation>Você não pode jogar: compre uma pedra.</translation>
    </message>
    <message>
        <source>You cannot play: lift a marked tile.</source>
        <translation>Você não pode jogar: levante uma pedra marcada.</translation>
    </message>
    <message>
        <source>You cannot play: pass.</source>
        <translation>Você não pode jogar: passe.</translation>
    </message>
    <message>
        <source>You cannot play: you may lift a marked tile, or draw.</source>
        <translation>Você não pode jogar: levante uma pedra marcada, ou compre.</translation>
    </message>
    <message>
        <source>You cannot play: your turn is passed.</source>
        <translation>Você não pode jogar: a sua vez passa.</translation>
    </message>
    <message>
        <source>You choose the end</source>
        <translation>Você escolhe a ponta</translation>
    </message>
    <message>
        <source>You do not hold the {tile}.</source>
        <translation>Você não tem a {tile}.</translation>
    </message>
    <message>
        <source>You draw the {tile}.</source>
        <translation>Você compra a {tile}.</translation>
    </message>
    <message>
        <source>You draw.</source>
        <translation>Você compra.</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Você desistiu.</translation>
    </message>
    <message>
        <source>You have broken the line: finish your turn on one of the two new ends.</source>
        <translation>Você quebrou a linha: termine a sua vez em uma das duas novas pontas.</translation>
    </message>
    <message>
        <source>You have drawn a tile that can be played, so play it.</source>
        <translation>Você comprou uma pedra que pode ser jogada: jogue-a.</translation>
    </message>
    <message>
        <source>You have no tile for this end.</source>
        <translation>Você não tem pedra para esta ponta.</translation>
    </message>
    <message>
        <source>You have no {number} for the bare arms</source>
        <translation>Você não tem {number} para os braços nus</translation>
    </message>
    <message>
        <source>You have nothing more to decide in this round: show its end at once.</source>
        <translation>Você não tem mais nada a decidir nesta rodada: ver o fim já.</translation>
    </message>
    <message>
        <source>You laid the last kind of tile.</source>
        <translation>Você pôs o último tipo de pedra.</translation>
    </message>
    <message>
        <source>You lay the {tile} apart.</source>
        <translation>Você põe a {tile} à parte.</translation>
    </message>
    <message>
        <source>You lift the {tile} from the line.</source>
        <translation>Você levanta a {tile} da linha.</translation>
    </message>
    <message>
        <source>You may draw no more in this turn.</source>
        <translation>Você não pode comprar mais nesta vez.</translation>
    </message>
    <message>
        <source>You may play the {tile}, or keep it and draw.</source>
        <translation>Jogue a {tile}, ou guarde-a e compre.</translation>
    </message>
    <message>
        <source>You must draw before you pass.</source>
        <translation>É preciso comprar antes de passar.</translation>
    </message>
    <message>
        <source>You must pass</source>
        <translation>Você tem de passar</translation>
    </message>
    <message>
        <source>You open the round with any tile.</source>
        <translation>Você abre a rodada com qualquer pedra.</translation>
    </message>
    <message>
        <source>You open the round with the {tile}.</source>
        <translation>Você abre a rodada com a {tile}.</translation>
    </message>
    <message>
        <source>You open with the {tile}.</source>
        <translation>Você sai com a {tile}.</translation>
    </message>
    <message>
        <source>You pass on {numbers}.</source>
        <translation>Você passa ({numbers}).</translation>
    </message>
    <message>
        <source>You play the {tile}.</source>
        <translation>Você joga a {tile}.</translation>
    </message>
    <message>
        <source>You reached the target.</source>
        <translation>Você alcançou a meta.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Você bateu.</translation>
    </message>
    <message>
        <source>You win the match with {partner}!</source>
        <translation>Você ganha a partida com {partner}!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Você ganha a partida!</translation>
    </message>
    <message>
        <source>You win the round with {partner}.</source>
        <translation>Você ganha a rodada com {partner}.</translation>
    </message>
    <message>
        <source>You win the round.</source>
        <translation>Você ganha a rodada.</translation>
    </message>
    <message>
        <source>Younger</source>
        <translation>Mais novo</translation>
    </message>
    <message>
        <source>Your first tile</source>
        <translation>Sua primeira pedra</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n tile(s)</source>
        <translation>
            <numerusform>Sua mão: %n pedra</numerusform>
            <numerusform>Sua mão: %n pedras</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: only a {number} can be played, on a bare arm.</source>
        <translation>Sua vez: só se pode jogar um {number}, num braço nu.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>Sua vez: jogue uma pedra.</translation>
    </message>
    <message>
        <source>Your turn: play a tile; a double may also lie apart.</source>
        <translation>Sua vez: jogue; uma carroça também pode ficar à parte.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>a colour for each number</source>
        <translation>uma cor para cada número</translation>
    </message>
    <message>
        <source>after {rounds} rounds</source>
        <translation>depois de {rounds} rodadas</translation>
    </message>
    <message>
        <source>all of one colour</source>
        <translation>todas da mesma cor</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>are not marked</source>
        <translation>não são marcadas</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>como o sistema</translation>
    </message>
    <message>
        <source>at the target</source>
        <translation>ao alcançar a meta</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>branco</translation>
    </message>
    <message>
        <source>blue cloth</source>
        <translation>pano azul</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>robô, {level}</translation>
    </message>
    <message>
        <source>both halves</source>
        <translation>as duas metades</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>embaixo</translation>
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
        <translation>você mesmo</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>escuras</translation>
    </message>
    <message>
        <source>double-{number}</source>
        <translation>duplo-{number}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>comprar</translation>
    </message>
    <message>
        <source>draw a tile.</source>
        <translation>compre uma pedra.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>each player turns up a tile, and the greatest total leads; after a tie all draw again.</source>
        <translation>cada jogador vira uma pedra, e o maior total sai; em caso de empate todos viram de novo.</translation>
    </message>
    <message>
        <source>ebony</source>
        <translation>ébano</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>either end</source>
        <translation>as duas pontas</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>end {arm} ({where})</source>
        <translation>ponta {arm} ({where})</translation>
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
        <translation>quatro</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>green felt</source>
        <translation>feltro verde</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>alto contraste</translation>
    </message>
    <message>
        <source>highest double</source>
        <translation>maior carroça</translation>
    </message>
    <message>
        <source>instant, without movement</source>
        <translation>instantânea, sem movimento</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>não está lá</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>marfim</translation>
    </message>
    <message>
        <source>lay the {tile} apart.</source>
        <translation>coloque a {tile} à parte.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à esquerda</translation>
    </message>
    <message>
        <source>lift the {tile}</source>
        <translation>levantar a {tile}</translation>
    </message>
    <message>
        <source>lift the {tile} from the line.</source>
        <translation>levante a {tile} da linha.</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claras</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>lost the round, so back from {before} to {after}</source>
        <translation>perdeu a rodada e volta de {before} a {after}</translation>
    </message>
    <message>
        <source>mixed levels</source>
        <translation>níveis mistos</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>não terminada</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>one</source>
        <translation>um</translation>
    </message>
    <message>
        <source>open with the {tile}.</source>
        <translation>saia com a {tile}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passar</translation>
    </message>
    <message>
        <source>pass.</source>
        <translation>passe.</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>não há permissão</translation>
    </message>
    <message>
        <source>person</source>
        <translation>pessoa</translation>
    </message>
    <message>
        <source>plain white</source>
        <translation>branco liso</translation>
    </message>
    <message>
        <source>play the {tile} on the {number}.</source>
        <translation>jogue a {tile} no {number}.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à direita</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>rodada {number}</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>lugar {number}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sete</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>dividida</translation>
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
        <translation>ficam em destaque</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>passo {number} de {all}</translation>
    </message>
    <message>
        <source>target: {points}</source>
        <translation>meta: {points}</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>o disco é somente leitura</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>o disco relata um erro</translation>
    </message>
    <message>
        <source>the fewest penalties win</source>
        <translation>ganha quem tem menos penalidades</translation>
    </message>
    <message>
        <source>the holder of the highest double opens with it. When nobody holds a double, all is dealt again.</source>
        <translation>quem tem a maior carroça sai com ela. Se ninguém tem carroça, distribui-se tudo de novo.</translation>
    </message>
    <message>
        <source>the holder of the highest double opens with it. When nobody holds a double, the tile with the greatest total opens; equal totals: the one with the higher number.</source>
        <translation>quem tem a maior carroça sai com ela. Se ninguém tem carroça, sai a pedra de maior total; em caso de empate, a de número mais alto.</translation>
    </message>
    <message>
        <source>the holder of the {tile} opens with it.</source>
        <translation>quem tem a {tile} sai com ela.</translation>
    </message>
    <message>
        <source>the last two tiles</source>
        <translation>as duas últimas pedras</translation>
    </message>
    <message>
        <source>the lower pair of hands</source>
        <translation>a menor soma de duas mãos</translation>
    </message>
    <message>
        <source>the lowest single hand</source>
        <translation>a menor mão sozinha</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>o nome é longo demais</translation>
    </message>
    <message>
        <source>the others are dimmed</source>
        <translation>as outras ficam apagadas</translation>
    </message>
    <message>
        <source>the place apart</source>
        <translation>o lugar à parte</translation>
    </message>
    <message>
        <source>the round</source>
        <translation>a rodada</translation>
    </message>
    <message>
        <source>the {tile} on {left}…{right}</source>
        <translation>a {tile} em {left}…{right}</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>já existe um arquivo com este nome</translation>
    </message>
    <message>
        <source>there is a file where a folder should be</source>
        <translation>há um arquivo onde deveria haver uma pasta</translation>
    </message>
    <message>
        <source>there is a folder where the file should be</source>
        <translation>há uma pasta onde deveria estar o arquivo</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>top</source>
        <translation>em cima</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doze</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>with double-nine and double-twelve</source>
        <translation>com duplo-nove e duplo-doze</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>ganha por {names}</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>madeira</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>your turn is passed.</source>
        <translation>a sua vez passa.</translation>
    </message>
    <message>
        <source>{best} was as good.</source>
        <translation>{best}: igualmente bom.</translation>
    </message>
    <message>
        <source>{best} was expected to bring more points (+{gain}).</source>
        <translation>{best}: esperavam-se mais pontos (+{gain}).</translation>
    </message>
    <message>
        <source>{boneyard}. Click to draw.</source>
        <translation>{boneyard}. Clique para comprar.</translation>
    </message>
    <message>
        <source>{boneyard}. Click to keep your tile and draw instead.</source>
        <translation>{boneyard}. Clique para guardar a sua pedra e comprar.</translation>
    </message>
    <message>
        <source>{boneyard}. Nothing more can be drawn.</source>
        <translation>{boneyard}. Nada mais pode ser comprado.</translation>
    </message>
    <message>
        <source>{boneyard}. You can play, so you may not draw.</source>
        <translation>{boneyard}. Você pode jogar, então não pode comprar.</translation>
    </message>
    <message>
        <source>{end}, open number {number}</source>
        <translation>{end}, número aberto {number}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} não pode ser lido: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>{file} não pode ser escrito: {why}.</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <translation>{file} está vazio.</translation>
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
            <numerusform>{names} é o Rei (Wa)!</numerusform>
            <numerusform>{names} são os Reis (Wa)!</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} dividem a vitória.</translation>
    </message>
    <message numerus="yes">
        <source>{names} wins the match.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} ganha a partida.</numerusform>
            <numerusform>{names} ganham a partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins the round.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} ganha a rodada.</numerusform>
            <numerusform>{names} ganham a rodada.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({kind}): {tiles}, {points}</source>
        <translation>{name} ({kind}): {tiles}, {points}</translation>
    </message>
    <message>
        <source>{name} blocked the round.</source>
        <translation>{name} fechou o jogo.</translation>
    </message>
    <message>
        <source>{name} draws the {tile}.</source>
        <translation>{name} compra a {tile}.</translation>
    </message>
    <message>
        <source>{name} draws.</source>
        <translation>{name} compra.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gave up.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{name} desistiu.</numerusform>
            <numerusform>{name} desistiram.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has passed on {number}.</source>
        <translation>{name} passou no {number}.</translation>
    </message>
    <message>
        <source>{name} laid the last kind of tile.</source>
        <translation>{name} pôs o último tipo de pedra.</translation>
    </message>
    <message>
        <source>{name} lays the {tile} apart.</source>
        <translation>{name} põe a {tile} à parte.</translation>
    </message>
    <message>
        <source>{name} lifts the {tile} from the line.</source>
        <translation>{name} levanta a {tile} da linha.</translation>
    </message>
    <message>
        <source>{name} lost the thread: the first possible move was played. The game goes on.</source>
        <translation>{name} perdeu o fio: o primeiro lance possível foi jogado. O jogo continua.</translation>
    </message>
    <message>
        <source>{name} opens with the {tile}.</source>
        <translation>{name} sai com a {tile}.</translation>
    </message>
    <message>
        <source>{name} passes on {numbers}.</source>
        <translation>{name} passa ({numbers}).</translation>
    </message>
    <message>
        <source>{name} plays the {tile}.</source>
        <translation>{name} joga a {tile}.</translation>
    </message>
    <message>
        <source>{name} probably cannot play ({percent} %).</source>
        <translation>{name} provavelmente não pode jogar ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>{name} reached the target.</source>
        <translation>{name} alcançou a meta.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} bateu.</translation>
    </message>
    <message>
        <source>{name} will probably have to play.</source>
        <translation>{name} provavelmente terá de jogar.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, é a sua vez</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{open}; last played: {number}</source>
        <translation>{open}; jogado por último: {number}</translation>
    </message>
    <message>
        <source>{open}; they count {sum}</source>
        <translation>{open}; soma {sum}</translation>
    </message>
    <message>
        <source>{penalty} after {finish}, for the heaviest hand ({total})</source>
        <translation>{penalty} depois de {finish}, para a mão mais pesada ({total})</translation>
    </message>
    <message>
        <source>{penalty} after {finish}; level at the heaviest hand ({total}): {names}; the first in play order after the winner takes them</source>
        <translation>{penalty} depois de {finish}; empatados na mão mais pesada ({total}): {names}; leva o primeiro na ordem do jogo depois do ganhador</translation>
    </message>
    <message>
        <source>{players}; {set}.</source>
        <translation>{players}; {set}.</translation>
    </message>
    <message>
        <source>{points} for the round</source>
        <translation>{points} pela rodada</translation>
    </message>
    <message>
        <source>{points} for {finish}</source>
        <translation>{points} por {finish}</translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation>{points} no total</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{sum} for plays</source>
        <translation>{sum} por lances</translation>
    </message>
    <message>
        <source>{sum} from the opponents’ hands</source>
        <translation>{sum} das mãos dos adversários</translation>
    </message>
    <message>
        <source>{sum} from the others’ hands</source>
        <translation>{sum} das mãos dos outros</translation>
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
            <numerusform>{tiles} de %n jogo</numerusform>
            <numerusform>{tiles} de %n jogos</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} apart</source>
        <translation>{tile} à parte</translation>
    </message>
    <message>
        <source>{tile} on the {number}</source>
        <translation>{tile} no {number}</translation>
    </message>
    <message>
        <source>{tile}, chosen</source>
        <translation>{tile}, escolhida</translation>
    </message>
    <message>
        <source>{tile}, playable</source>
        <translation>{tile}, jogável</translation>
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
        <translation>{words} {points}!</translation>
    </message>
    <message>
        <source>{words}, rounded to {points}</source>
        <translation>{words}, arredondado para {points}</translation>
    </message>
    <message>
        <source>{words}. On turn.</source>
        <translation>{words}. É a sua vez.</translation>
    </message>
    <message>
        <source>“Crossed”: going out with a double when both ends showed its number.</source>
        <translation>“Cruzada”: bater com uma carroça quando as duas pontas mostravam o seu número.</translation>
    </message>
    <message>
        <source>“There and there”: going out with a tile, no double, that fitted both ends; a house rule says whether it must do so with both its halves.</source>
        <translation>“Lá e lá”: bater com uma pedra, não carroça, que servia nas duas pontas; uma regra da casa diz se precisa ser com as duas metades.</translation>
    </message>
    <message>
        <source>“Two heads”: going out with a tile that could have gone on both ends; a house rule says whether doubles and one half alone count.</source>
        <translation>“Duas cabeças”: bater com uma pedra que podia ir nas duas pontas; uma regra da casa diz se valem as carroças e uma metade só.</translation>
    </message>
</context>
</TS>
