<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n choice(s) weighed</source>
        <translation>
            <numerusform>%n choice weighed</numerusform>
            <numerusform>%n choices weighed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are not over and were left out.</source>
        <translation>
            <numerusform>%n match is not over and was left out.</numerusform>
            <numerusform>%n matches are not over and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) brought into the archive.</source>
        <translation>
            <numerusform>%n match brought into the archive.</numerusform>
            <numerusform>%n matches brought into the archive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted.</source>
        <translation>
            <numerusform>%n match deleted.</numerusform>
            <numerusform>%n matches deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved in {file}.</source>
        <translation>
            <numerusform>%n match saved in {file}.</numerusform>
            <numerusform>%n matches saved in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were there already.</source>
        <translation>
            <numerusform>%n match was there already.</numerusform>
            <numerusform>%n matches were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more match(es) in it are not right either.</source>
        <translation>
            <numerusform>%n more match in it is not right either.</numerusform>
            <numerusform>%n more matches in it are not right either.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <translation>
            <numerusform>%n penalty point</numerusform>
            <numerusform>%n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
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
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets are shuffled together: %n of every tile.</source>
        <translation>
            <numerusform>%n set is shuffled: %n of every tile.</numerusform>
            <numerusform>%n sets are shuffled together: %n of every tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) sleep: nobody sees or draws them in this round.</source>
        <translation>
            <numerusform>%n tile sleeps: nobody sees or draws it in this round.</numerusform>
            <numerusform>%n tiles sleep: nobody sees or draws them in this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undealt tile(s) sleep: out of play in this round</source>
        <translation>
            <numerusform>%n undealt tile sleeps: out of play in this round</numerusform>
            <numerusform>%n undealt tiles sleep: out of play in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player may break the line %n time(s) in a round.</source>
        <translation>
            <numerusform>A player may break the line once in a round.</numerusform>
            <numerusform>A player may break the line %n times in a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es): {points} points in all.</source>
        <translation>
            <numerusform>After %n match: {points} points in all.</numerusform>
            <numerusform>After %n matches: {points} points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es): {rate} of the last ones were won.</source>
        <translation>
            <numerusform>After %n match: {rate} of the last ones were won.</numerusform>
            <numerusform>After %n matches: {rate} of the last ones were won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any double may also be laid apart from the line, where it opens %n new arm(s). So whoever holds a double can always play.</source>
        <translation>
            <numerusform>Any double may also be laid apart from the line, where it opens %n new arm. So whoever holds a double can always play.</numerusform>
            <numerusform>Any double may also be laid apart from the line, where it opens %n new arms. So whoever holds a double can always play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boneyard: %n tile(s)</source>
        <translation>
            <numerusform>Boneyard: %n tile</numerusform>
            <numerusform>Boneyard: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Each player is dealt %n tile.</numerusform>
            <numerusform>Each player is dealt %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n tile(s) in hand that can follow.</source>
        <translation>
            <numerusform>Leaves %n tile in hand that can follow.</numerusform>
            <numerusform>Leaves %n tiles in hand that can follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next (%n)</source>
        <translation>
            <numerusform>Next (%n)</numerusform>
            <numerusform>Next (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last %n matches</source>
        <translation>
            <numerusform>Share won of the last match</numerusform>
            <numerusform>Share won of the last %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) of the boneyard are never drawn.</source>
        <translation>
            <numerusform>The last tile of the boneyard is never drawn.</numerusform>
            <numerusform>The last %n tiles of the boneyard are never drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n round(s); the most points win.</source>
        <translation>
            <numerusform>The match ends after %n round; the most points win.</numerusform>
            <numerusform>The match ends after %n rounds; the most points win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match went over %n round(s).</source>
        <translation>
            <numerusform>The match was played over %n round.</numerusform>
            <numerusform>The match was played over %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n tile(s) are the boneyard.</source>
        <translation>
            <numerusform>The other tile is the boneyard.</numerusform>
            <numerusform>The other %n tiles are the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The secret has the fingerprint that was shown, and %n round(s) were dealt as it says.</source>
        <translation>
            <numerusform>The secret has the fingerprint that was shown, and %n round was dealt as it says.</numerusform>
            <numerusform>The secret has the fingerprint that was shown, and all %n rounds were dealt as it says.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who cannot play draws, one tile at a time, until one fits, but no more than %n tile(s) in a turn.</source>
        <translation>
            <numerusform>Who cannot play draws, one tile at a time, until one fits, but no more than %n tile in a turn.</numerusform>
            <numerusform>Who cannot play draws, one tile at a time, until one fits, but no more than %n tiles in a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n tile(s)</source>
        <translation>
            <numerusform>Your hand: %n tile</numerusform>
            <numerusform>Your hand: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} is King (Wa)!</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} is King (Wa)!</numerusform>
            <numerusform>{names} are Kings (Wa)!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins the match.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} wins the match.</numerusform>
            <numerusform>{names} win the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wins the round.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{names} wins the round.</numerusform>
            <numerusform>{names} win the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gave up.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>{name} gave up.</numerusform>
            <numerusform>{name} gave up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tiles} from %n set(s)</source>
        <translation>
            <numerusform>{tiles} from %n set</numerusform>
            <numerusform>{tiles} from %n sets</numerusform>
        </translation>
    </message>
</context>
</TS>
