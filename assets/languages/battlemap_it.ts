<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Ability</name>
    <message>
        <source>STR</source>
        <translation>FOR</translation>
    </message>
    <message>
        <source>DEX</source>
        <translation>DES</translation>
    </message>
    <message>
        <source>CON</source>
        <translation>COS</translation>
    </message>
    <message>
        <source>INT</source>
        <translation>INT</translation>
    </message>
    <message>
        <source>WIS</source>
        <translation>SAG</translation>
    </message>
    <message>
        <source>CHA</source>
        <translation>CAR</translation>
    </message>
</context>
<context>
    <name>Aboard</name>
    <message>
        <source>Airship</source>
        <translation>Aeronave</translation>
    </message>
    <message>
        <source>Galley</source>
        <translation>Galea</translation>
    </message>
    <message>
        <source>Keelboat</source>
        <translation>Barca fluviale</translation>
    </message>
    <message>
        <source>Longship</source>
        <translation>Nave lunga</translation>
    </message>
    <message>
        <source>Rowboat</source>
        <translation>Barca a remi</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>Veliero</translation>
    </message>
    <message>
        <source>Warship</source>
        <translation>Nave da guerra</translation>
    </message>
    <message>
        <source>Vessel</source>
        <translation>Imbarcazione</translation>
    </message>
    <message>
        <source>An hour</source>
        <translation>All&apos;ora</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Equipaggio</translation>
    </message>
    <message>
        <source>Passengers</source>
        <translation>Passeggeri</translation>
    </message>
    <message>
        <source>This way</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Vessels</source>
        <translation>Imbarcazioni</translation>
    </message>
    <message>
        <source> h</source>
        <translation> h</translation>
    </message>
    <message>
        <source>&amp;Under way each day</source>
        <translation>&amp;In viaggio al giorno</translation>
    </message>
    <message>
        <source>Aboard nobody chooses a pace; with hands enough for every watch she goes on day and night.</source>
        <translation>A bordo nessuno sceglie l&apos;andatura; con braccia per ogni turno di guardia si naviga giorno e notte.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Battlemap</source>
        <translation>Informazioni su Battlemap</translation>
    </message>
    <message>
        <source>A battle map for game masters. Offline; it never calls home.
MIT licence. Built with {names}.</source>
        <translation>Una mappa di battaglia per game master. Offline: non contatta mai nessuno.
Licenza MIT. Realizzata con {names}.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenze…</translation>
    </message>
    <message>
        <source>Copy &amp;version details</source>
        <translation>Copia i dati della &amp;versione</translation>
    </message>
    <message>
        <source>For a report of a fault. They name neither you nor your files.</source>
        <translation>Per la segnalazione di un guasto. Non nominano né te né i tuoi file.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>The creatures and their drawings</source>
        <translation>Le creature e i loro disegni</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Tools</source>
        <translation>S&amp;trumenti</translation>
    </message>
    <message>
        <source>&amp;Select and move</source>
        <translation>&amp;Seleziona e muovi</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Misura</translation>
    </message>
    <message>
        <source>&amp;Doors</source>
        <translation>&amp;Porte</translation>
    </message>
    <message>
        <source>&amp;Fog</source>
        <translation>&amp;Nebbia</translation>
    </message>
    <message>
        <source>&amp;Area of effect</source>
        <translation>&amp;Area di effetto</translation>
    </message>
    <message>
        <source>F&amp;rame for the players</source>
        <translation>&amp;Riquadro per i giocatori</translation>
    </message>
    <message>
        <source>Draw &amp;walls</source>
        <translation>Disegna m&amp;uri</translation>
    </message>
    <message>
        <source>Draw doors and w&amp;indows</source>
        <translation>Disegna porte e f&amp;inestre</translation>
    </message>
    <message>
        <source>Paint &amp;terrain and areas</source>
        <translation>Dipingi &amp;terreno e aree</translation>
    </message>
    <message>
        <source>Place &amp;lights</source>
        <translation>Posiziona &amp;luci</translation>
    </message>
    <message>
        <source>Write &amp;notes</source>
        <translation>Scri&amp;vi note</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Cronologia…</translation>
    </message>
    <message>
        <source>&amp;Add tokens…</source>
        <translation>A&amp;ggiungi segnalini…</translation>
    </message>
    <message>
        <source>&amp;Edit token…</source>
        <translation>&amp;Modifica segnalino…</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>&amp;Immagine…</translation>
    </message>
    <message>
        <source>Paste a pic&amp;ture</source>
        <translation>Inco&amp;lla un&apos;immagine</translation>
    </message>
    <message>
        <source>&amp;Conditions…</source>
        <translation>C&amp;ondizioni…</translation>
    </message>
    <message>
        <source>Heroic &amp;Inspiration</source>
        <translation>Ispirazione &amp;eroica</translation>
    </message>
    <message>
        <source>Hide or sho&amp;w</source>
        <translation>Nascon&amp;di o mostra</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Rim&amp;uovi</translation>
    </message>
    <message>
        <source>&amp;Damage or healing…</source>
        <translation>Da&amp;nni o guarigione…</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>Gira a &amp;sinistra</translation>
    </message>
    <message>
        <source>Turn to the ri&amp;ght</source>
        <translation>Gira a des&amp;tra</translation>
    </message>
    <message>
        <source>&amp;Select all</source>
        <translation>Sele&amp;ziona tutto</translation>
    </message>
    <message>
        <source>&amp;Overrule what was just refused</source>
        <translation>Im&amp;poni ciò che è stato appena rifiutato</translation>
    </message>
    <message>
        <source>&amp;Creatures</source>
        <translation>&amp;Creature</translation>
    </message>
    <message>
        <source>F&amp;ight</source>
        <translation>&amp;Scontro</translation>
    </message>
    <message>
        <source>&amp;Begin: roll initiative</source>
        <translation>Ini&amp;zio: tira l&apos;iniziativa</translation>
    </message>
    <message>
        <source>Begin, the &amp;selected are surprised</source>
        <translation>Inizio, i &amp;selezionati sono sorpresi</translation>
    </message>
    <message>
        <source>&amp;Next step: end the turn or phase</source>
        <translation>&amp;Passo successivo: chiudi il turno o la fase</translation>
    </message>
    <message>
        <source>Change the &amp;kind of move</source>
        <translation>&amp;Cambia il tipo di movimento</translation>
    </message>
    <message>
        <source>End the &amp;fight</source>
        <translation>Termina lo sco&amp;ntro</translation>
    </message>
    <message>
        <source>Check or sa&amp;ve…</source>
        <translation>Prova o tiro sal&amp;vezza…</translation>
    </message>
    <message>
        <source>Fa&amp;ll…</source>
        <translation>Cad&amp;uta…</translation>
    </message>
    <message>
        <source>&amp;Marching order…</source>
        <translation>Ordine di &amp;marcia…</translation>
    </message>
    <message>
        <source>Line the part&amp;y up here</source>
        <translation>Schi&amp;era qui il gruppo</translation>
    </message>
    <message>
        <source>&amp;Rest…</source>
        <translation>Rip&amp;oso…</translation>
    </message>
    <message>
        <source>&amp;Travel…</source>
        <translation>Via&amp;ggio…</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>Regole della c&amp;asa…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>Side p&amp;anel</source>
        <translation>Pannello lat&amp;erale</translation>
    </message>
    <message>
        <source>Languag&amp;e</source>
        <translation>Li&amp;ngua</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Giocatori</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Scorciatoie</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Trova un comando…</translation>
    </message>
    <message>
        <source>&amp;About Battlemap</source>
        <translation>&amp;Informazioni su Battlemap</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Creature</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Adatta</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Imponi</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Nobody to attack from there; the nearest enemy is {length} away.</source>
        <translation>Da lì non c&apos;è nessuno da attaccare; il nemico più vicino dista {length}.</translation>
    </message>
    <message>
        <source>a low obstacle</source>
        <translation>un ostacolo basso</translation>
    </message>
    <message>
        <source>an obstacle</source>
        <translation>un ostacolo</translation>
    </message>
    <message>
        <source>behind {thing}</source>
        <translation>dietro {thing}</translation>
    </message>
    <message>
        <source>behind {thing} and {other}</source>
        <translation>dietro {thing} e {other}</translation>
    </message>
    <message>
        <source>best all round</source>
        <translation>il migliore in tutto</translation>
    </message>
    <message>
        <source>best attack</source>
        <translation>attacco migliore</translation>
    </message>
    <message>
        <source>best cover</source>
        <translation>copertura migliore</translation>
    </message>
    <message>
        <source>cover from {name}</source>
        <translation>copertura da {name}</translation>
    </message>
    <message>
        <source>expected damage of the attack</source>
        <translation>danni attesi dall&apos;attacco</translation>
    </message>
    <message>
        <source>good too</source>
        <translation>buono anche questo</translation>
    </message>
    <message>
        <source>no cover</source>
        <translation>nessuna copertura</translation>
    </message>
    <message>
        <source>provokes nothing</source>
        <translation>non provoca nulla</translation>
    </message>
    <message>
        <source>stays where it is</source>
        <translation>resta dov&apos;è</translation>
    </message>
    <message>
        <source>the door</source>
        <translation>la porta</translation>
    </message>
    <message>
        <source>the pillar</source>
        <translation>il pilastro</translation>
    </message>
    <message>
        <source>the wall</source>
        <translation>il muro</translation>
    </message>
    <message>
        <source>to the nearest enemy</source>
        <translation>dal nemico più vicino</translation>
    </message>
    <message>
        <source>{attack} against {target}.</source>
        <translation>{attack} contro {target}.</translation>
    </message>
    <message>
        <source>{attack} against {target}: {chance}% with {mode}.</source>
        <translation>{attack} contro {target}: {chance}% con {mode}.</translation>
    </message>
    <message>
        <source>{attack} against {target}: {chance}%.</source>
        <translation>{attack} contro {target}: {chance}%.</translation>
    </message>
    <message>
        <source>{behind}: {rest}</source>
        <translation>{behind}: {rest}</translation>
    </message>
    <message>
        <source>{degree} from {name}</source>
        <translation>{degree} da {name}</translation>
    </message>
    <message>
        <source>{degree} from {number} of {all}</source>
        <translation>{degree} da {number} su {all}</translation>
    </message>
    <message>
        <source>{names} and {number} more may strike</source>
        <translation>{names} e altri {number} possono attaccare</translation>
    </message>
    <message>
        <source>{names} may strike</source>
        <translation>{names} possono attaccare</translation>
    </message>
</context>
<context>
    <name>AdviceActions</name>
    <message>
        <source>&amp;What next for this monster?</source>
        <translation>Cosa può fare ora questo mos&amp;tro?</translation>
    </message>
    <message>
        <source>Squares that give cover, provoke nothing or reach an enemy, and the best of them; no player sees it</source>
        <translation>Quadretti che danno copertura, non provocano nulla o raggiungono un nemico, e i migliori fra loro; nessun giocatore lo vede</translation>
    </message>
    <message>
        <source>Select the monster you ask about.</source>
        <translation>Seleziona il mostro di cui chiedi.</translation>
    </message>
    <message>
        <source>{name} is a player&apos;s character; this is for the game master&apos;s monsters.</source>
        <translation>{name} è il personaggio di un giocatore; questo è per i mostri del GM.</translation>
    </message>
    <message>
        <source>Show it all the same</source>
        <translation>Mostralo lo stesso</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>What next for {name}?</source>
        <translation>E ora, {name}?</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>1–3: show the way · Enter: go it · Esc: close</source>
        <translation>1–3: mostra la via · Invio: va · Esc: chiude</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>provokes nothing</source>
        <translation>non provoca nulla</translation>
    </message>
    <message>
        <source>somebody to attack</source>
        <translation>qualcuno da attaccare</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>copertura</translation>
    </message>
    <message>
        <source>Looking at the squares: {percent}%</source>
        <translation>Si guardano i quadretti: {percent}%</translation>
    </message>
    <message>
        <source>There is no enemy it knows of.</source>
        <translation>Non conosce nessun nemico.</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Taken back: {what}</source>
        <translation>Annullato: {what}</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Ripetuto: {what}</translation>
    </message>
    <message>
        <source>Done again</source>
        <translation>Ripetuto</translation>
    </message>
    <message>
        <source>The rest is in the log.</source>
        <translation>Il resto è nel diario.</translation>
    </message>
    <message>
        <source>{names}: react? A number takes it, Enter skips.</source>
        <translation>{names}: reagire? Un numero sferra, Invio rinuncia.</translation>
    </message>
    <message>
        <source>Nobody is selected</source>
        <translation>Nessuno è selezionato</translation>
    </message>
    <message>
        <source>{number} selected: {names}</source>
        <translation>{number} selezionati: {names}</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Battlemap ended while it opened {file}. That file is as it was; here is another fight meanwhile.</source>
        <translation>Battlemap si è chiuso mentre apriva {file}. Quel file è com&apos;era; intanto ecco un altro scontro.</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>Aprilo lo stesso</translation>
    </message>
    <message>
        <source>Battlemap ended unexpectedly the last time. The fight is as it was at its last step.</source>
        <translation>L&apos;ultima volta Battlemap si è chiuso in modo inatteso. Lo scontro è come all&apos;ultimo passo.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostra il registro</translation>
    </message>
</context>
<context>
    <name>AreaBar</name>
    <message>
        <source>Area</source>
        <translation>Area</translation>
    </message>
    <message>
        <source>Usual sizes; the arrow keys up and down change it by a square</source>
        <translation>Misure comuni; le frecce su e giù le cambiano di un quadretto</translation>
    </message>
    <message>
        <source>Usual sizes</source>
        <translation>Misure comuni</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>{shape} ({number})</source>
        <translation>{shape} ({number})</translation>
    </message>
    <message>
        <source>allies: {names}</source>
        <translation>alleati: {names}</translation>
    </message>
    <message>
        <source>Caught: {names}</source>
        <translation>Coinvolti: {names}</translation>
    </message>
    <message>
        <source>Nobody is caught.</source>
        <translation>Nessuno è coinvolto.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Conteggio…</translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Area</source>
        <translation>Area</translation>
    </message>
    <message>
        <source>Damage now</source>
        <translation>Danni ora</translation>
    </message>
    <message>
        <source>Stays on the map</source>
        <translation>Resta sulla mappa</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>Mettila lì</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Take all of it back</source>
        <translation>Annulla tutto</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Take it off the map</source>
        <translation>Toglila dalla mappa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Modifica</translation>
    </message>
</context>
<context>
    <name>AreaTool</name>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n creatura</numerusform>
            <numerusform>%n creature</numerusform>
        </translation>
    </message>
    <message>
        <source>Click where it begins; Alt takes the square itself.</source>
        <translation>Fai clic dove comincia; Alt prende il quadretto stesso.</translation>
    </message>
    <message>
        <source>No square of the map lies in there.</source>
        <translation>Lì dentro non c&apos;è nessun quadretto della mappa.</translation>
    </message>
    <message>
        <source>Press at the origin, a creature or a corner, and drag the way it goes.</source>
        <translation>Premi sull&apos;origine, una creatura o un angolo, e trascina nella direzione voluta.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>assente</translation>
    </message>
</context>
<context>
    <name>Areas</name>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>a mark only</source>
        <translation>solo un segno</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>alla fine</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>all&apos;inizio</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>on entering</source>
        <translation>all&apos;ingresso</translation>
    </message>
    <message>
        <source>thick mist</source>
        <translation>foschia fitta</translation>
    </message>
    <message>
        <source>thin mist</source>
        <translation>foschia leggera</translation>
    </message>
    <message>
        <source>{dice} {when}</source>
        <translation>{dice} {when}</translation>
    </message>
    <message>
        <source>{does}; {until}</source>
        <translation>{does}; {until}</translation>
    </message>
    <message>
        <source>{shape}, {size}</source>
        <translation>{shape}, {size}</translation>
    </message>
    <message>
        <source>{shape}, {size} by {width}</source>
        <translation>{shape}, {size} per {width}</translation>
    </message>
</context>
<context>
    <name>AttackKind</name>
    <message>
        <source>melee</source>
        <translation>mischia</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>a distanza</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>da lancio</translation>
    </message>
</context>
<context>
    <name>AttackRow</name>
    <message>
        <source>DC {dc} {ability}</source>
        <translation>{ability} CD {dc}</translation>
    </message>
    <message>
        <source>{name}
{told}
Then click the target (key {number}).</source>
        <translation>{name}
{told}
Poi fai clic sul bersaglio (tasto {number}).</translation>
    </message>
    <message>
        <source>{bonus} vs {defense}</source>
        <translation>{bonus} contro {defense}</translation>
    </message>
</context>
<context>
    <name>AttackTable</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Per colpire</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danni</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo di danno</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Portata</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lunga</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attacchi</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>&amp;Go back to this</source>
        <translation>&amp;Torna a questa</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copie di sicurezza</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Scontro</translation>
    </message>
    <message>
        <source>Going back keeps the present state too: it is the first in this list afterwards.</source>
        <translation>Tornando indietro si conserva anche lo stato presente: poi è il primo di questo elenco.</translation>
    </message>
    <message>
        <source>There is no backup of this fight yet. One is made soon after it is opened, every ten minutes in which something is done, and when it is put away. The last ten are kept.</source>
        <translation>Di questo scontro non c&apos;è ancora nessuna copia. Se ne fa una poco dopo l&apos;apertura, ogni dieci minuti in cui si fa qualcosa e quando lo si chiude. Si conservano le ultime dieci.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Ultima cosa accaduta</translation>
    </message>
    <message>
        <source>&amp;Open what is whole</source>
        <translation>&amp;Apri ciò che è integro</translation>
    </message>
    <message>
        <source>It could not be opened.</source>
        <translation>Non è stato possibile aprirlo.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is as it was: {when}.</source>
        <translation>«{name}» è di nuovo com&apos;era: {when}.</translation>
    </message>
    <message>
        <source>Before another fight was saved over it.</source>
        <translation>Prima che un altro scontro vi fosse salvato sopra.</translation>
    </message>
    <message>
        <source>Before going back.</source>
        <translation>Prima di tornare indietro.</translation>
    </message>
    <message>
        <source>Nothing done yet.</source>
        <translation>Ancora niente.</translation>
    </message>
    <message>
        <source>Steps done again.</source>
        <translation>Passi rifatti.</translation>
    </message>
    <message>
        <source>Steps taken back.</source>
        <translation>Passi annullati.</translation>
    </message>
    <message>
        <source>What can be done…</source>
        <translation>Che cosa si può fare…</translation>
    </message>
    <message>
        <source>What is whole is in &quot;{name}&quot; now; the damaged file is as it was.</source>
        <translation>Ciò che è integro è ora in «{name}»; il file danneggiato è com&apos;era.</translation>
    </message>
    <message>
        <source>What is whole of the file</source>
        <translation>Ciò che è integro del file</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>non iniziato</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{name} (its file is gone)</source>
        <translation>{name} (il suo file non c&apos;è più)</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>Open the round</source>
        <translation>Apri il round</translation>
    </message>
    <message>
        <source>Begin the fight</source>
        <translation>Inizia lo scontro</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Type initiative totals of paper dice; the program rolls where nothing is typed.</source>
        <translation>Scrivi i totali di iniziativa dei dadi reali; dove non scrivi, tira il programma.</translation>
    </message>
    <message>
        <source>nobody: by initiative</source>
        <translation>nessuno: secondo l&apos;iniziativa</translation>
    </message>
    <message>
        <source>Who &amp;struck first</source>
        <translation>Chi ha colpito per &amp;primo</translation>
    </message>
    <message numerus="yes">
        <source>{group} (%n)</source>
        <translation>
            <numerusform>{group} (%n)</numerusform>
            <numerusform>{group} (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniziativa</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Surprised</source>
        <translation>Sorpresi</translation>
    </message>
    <message>
        <source>Total of {name}</source>
        <translation>Totale di {name}</translation>
    </message>
    <message>
        <source>{name} is surprised</source>
        <translation>{name}: sorpresa</translation>
    </message>
    <message>
        <source>No total for {name} yet: type it, or press Enter again to have it rolled.</source>
        <translation>Manca ancora il totale di {name}: scrivilo, o premi di nuovo Invio per tirarlo.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no initiative total, like 14.</source>
        <translation>&quot;{text}&quot; non è un totale di iniziativa, come 14.</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Picture with its squares</source>
        <translation>Immagine con i suoi quadretti</translation>
    </message>
</context>
<context>
    <name>Bestiary</name>
    <message>
        <source>no rules we know</source>
        <translation>regole a noi ignote</translation>
    </message>
</context>
<context>
    <name>BestiaryActions</name>
    <message>
        <source>&amp;Creatures…</source>
        <translation>&amp;Creature…</translation>
    </message>
    <message>
        <source>Saved &amp;encounters…</source>
        <translation>Inco&amp;ntri salvati…</translation>
    </message>
    <message>
        <source>&amp;Party…</source>
        <translation>&amp;Gruppo…</translation>
    </message>
    <message>
        <source>&amp;Reinforcements…</source>
        <translation>&amp;Rinforzi…</translation>
    </message>
    <message>
        <source>S&amp;heet…</source>
        <translation>Sche&amp;da…</translation>
    </message>
    <message>
        <source>&amp;Save the selected as an encounter…</source>
        <translation>&amp;Salva i selezionati come incontro…</translation>
    </message>
    <message>
        <source>&amp;Take the party&apos;s results home</source>
        <translation>Ripor&amp;ta al gruppo i risultati</translation>
    </message>
    <message>
        <source>&amp;Import stat blocks…</source>
        <translation>&amp;Importa schede statistiche…</translation>
    </message>
    <message>
        <source>&amp;New creature of my own…</source>
        <translation>N&amp;uova creatura personale…</translation>
    </message>
    <message>
        <source>&amp;Keep the selected as creatures of my own</source>
        <translation>C&amp;onserva i selezionati come creature personali</translation>
    </message>
    <message>
        <source>Select a creature to see its sheet.</source>
        <translation>Seleziona una creatura per vederne la scheda.</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) kept among your own.</source>
        <translation>
            <numerusform>%n creatura conservata fra le tue.</numerusform>
            <numerusform>%n creature conservate fra le tue.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those for other rules show in fights by those rules.</source>
        <translation>Quelle di altre regole compaiono negli scontri con quelle regole.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>after {source}</source>
        <translation>da {source}</translation>
    </message>
    <message>
        <source>Select the creatures that are to be kept first.</source>
        <translation>Prima seleziona le creature da conservare.</translation>
    </message>
    <message>
        <source>{names}: kept among your own.</source>
        <translation>Ora fra le tue creature: {names}.</translation>
    </message>
    <message>
        <source>{name} is thrown away.</source>
        <translation>{name}: eliminazione fatta.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Ripristina</translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>S&amp;kip the tour</source>
        <translation>Sa&amp;lta la visita</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Ava&amp;nti</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>Width of the card</source>
        <translation>Larghezza della carta</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conserva</translation>
    </message>
    <message>
        <source>Lea&amp;ve</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>Arrow keys until the drawn card is as large as the real one.</source>
        <translation>Premi le frecce finché la carta disegnata è grande come quella vera.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Fights and maps</source>
        <translation>Scontri e mappe</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check or save</source>
        <translation>Prova o tiro salvezza</translation>
    </message>
    <message>
        <source>Select who is to roll.</source>
        <translation>Seleziona chi deve tirare.</translation>
    </message>
    <message>
        <source>{ruleset} has no checks or saves.</source>
        <translation>{ruleset} non ha prove né tiri salvezza.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>{names} and {number} more</source>
        <translation>{names} e altri {number}</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Prova</translation>
    </message>
    <message>
        <source>&amp;Saving throw</source>
        <translation>&amp;Tiro salvezza</translation>
    </message>
    <message>
        <source>Target number</source>
        <translation>Numero richiesto</translation>
    </message>
    <message>
        <source>Typical target numbers</source>
        <translation>Numeri richiesti tipici</translation>
    </message>
    <message>
        <source>other</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>&amp;Target number</source>
        <translation>&amp;Numero richiesto</translation>
    </message>
    <message>
        <source>as is</source>
        <translation>com&apos;è</translation>
    </message>
    <message>
        <source>advantage</source>
        <translation>vantaggio</translation>
    </message>
    <message>
        <source>disadvantage</source>
        <translation>svantaggio</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Game master</translation>
    </message>
    <message>
        <source>Roll the lower die again (&amp;Heroic Inspiration)</source>
        <translation>Ritira il dado più basso (&amp;Ispirazione eroica)</translation>
    </message>
    <message>
        <source>Roll the lower die again: Heroic Inspiration</source>
        <translation>Ritira il dado più basso: Ispirazione eroica</translation>
    </message>
    <message>
        <source>Fails without a roll: {condition}</source>
        <translation>Fallisce senza tirare: {condition}</translation>
    </message>
    <message>
        <source>training</source>
        <translation>addestramento</translation>
    </message>
    <message>
        <source>proficiency bonus</source>
        <translation>bonus di competenza</translation>
    </message>
    <message>
        <source>They cancel out</source>
        <translation>Si annullano</translation>
    </message>
    <message>
        <source>No d20 is high enough.</source>
        <translation>Nessun d20 è abbastanza alto.</translation>
    </message>
    <message>
        <source>Any d20 will do.</source>
        <translation>Basta qualsiasi d20.</translation>
    </message>
    <message>
        <source>{face} or more on the d20</source>
        <translation>{face} o più con il d20</translation>
    </message>
    <message>
        <source>Success: {total}</source>
        <translation>Successo: {total}</translation>
    </message>
    <message>
        <source>Failure: {total}</source>
        <translation>Fallimento: {total}</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fallimento</translation>
    </message>
    <message>
        <source>d20: {faces}{mode}, {bonus} makes {total} against {dc}</source>
        <translation>d20: {faces}{mode}, {bonus} dà {total} contro {dc}</translation>
    </message>
    <message>
        <source>{made} of {number} succeed</source>
        <translation>{made} su {number} con successo</translation>
    </message>
    <message>
        <source>Failed: {names}</source>
        <translation>Falliti: {names}</translation>
    </message>
    <message>
        <source>Not rolled: {names}</source>
        <translation>Senza tiro: {names}</translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message>
        <source>Do all that is ticked (Enter)</source>
        <translation>Fai tutto ciò che è spuntato (Invio)</translation>
    </message>
    <message>
        <source>Not yet (Esc)</source>
        <translation>Non ancora (Esc)</translation>
    </message>
    <message>
        <source>The turn goes on; nothing of this is done</source>
        <translation>Il turno continua; nulla di ciò viene fatto</translation>
    </message>
    <message>
        <source>AT THE END</source>
        <translation>ALLA FINE</translation>
    </message>
    <message>
        <source>AT THE START</source>
        <translation>ALL&apos;INIZIO</translation>
    </message>
    <message>
        <source>Still unspent: {things}.</source>
        <translation>Non ancora spesi: {things}.</translation>
    </message>
    <message>
        <source>Round {round} begins</source>
        <translation>Comincia il round {round}</translation>
    </message>
    <message>
        <source>{one}&apos;s turn ends, {other}&apos;s begins</source>
        <translation>Finisce il turno di {one}, comincia quello di {other}</translation>
    </message>
    <message>
        <source>{one}&apos;s turn ends</source>
        <translation>Finisce il turno di {one}</translation>
    </message>
    <message>
        <source>{other}&apos;s turn begins</source>
        <translation>Comincia il turno di {other}</translation>
    </message>
    <message>
        <source>The round goes on</source>
        <translation>Il round continua</translation>
    </message>
</context>
<context>
    <name>Circle</name>
    <message>
        <source>Part of the picture</source>
        <translation>Parte dell&apos;immagine</translation>
    </message>
    <message>
        <source>Arrow keys move the picture, + and - zoom it</source>
        <translation>Le frecce spostano l&apos;immagine, + e - la ingrandiscono o riducono</translation>
    </message>
</context>
<context>
    <name>CircleDialog</name>
    <message>
        <source>Cut the picture</source>
        <translation>Ritaglia l&apos;immagine</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Drag to move, wheel to zoom.</source>
        <translation>Trascina per spostare, rotella per lo zoom.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Trova un comando</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Che cosa vuoi fare?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>No command has these letters.</source>
        <translation>Nessun comando ha queste lettere.</translation>
    </message>
</context>
<context>
    <name>Companies</name>
    <message>
        <source>{who}, for later</source>
        <translation>{who}, per dopo</translation>
    </message>
    <message>
        <source>{who}, hidden</source>
        <translation>{who}, nascosti</translation>
    </message>
    <message>
        <source>{who}: room for {room} of {number} here</source>
        <translation>{who}: qui c&apos;è posto per {room} su {number}</translation>
    </message>
</context>
<context>
    <name>ConditionDialog</name>
    <message>
        <source>Conditions</source>
        <translation>Condizioni</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Assegna</translation>
    </message>
    <message>
        <source>For {names}</source>
        <translation>Per {names}</translation>
    </message>
    <message>
        <source>Type some letters of its name</source>
        <translation>Scrivi alcune lettere del nome</translation>
    </message>
    <message>
        <source>Find a condition</source>
        <translation>Trova una condizione</translation>
    </message>
    <message>
        <source>until removed</source>
        <translation>finché non viene rimossa</translation>
    </message>
    <message>
        <source>until the start of a turn</source>
        <translation>fino all&apos;inizio di un turno</translation>
    </message>
    <message>
        <source>until the end of a turn</source>
        <translation>fino alla fine di un turno</translation>
    </message>
    <message>
        <source>for some rounds</source>
        <translation>per alcuni round</translation>
    </message>
    <message>
        <source>until the end of the next turn</source>
        <translation>fino alla fine del turno seguente</translation>
    </message>
    <message>
        <source>until a save ends it</source>
        <translation>fino a un tiro salvezza superato</translation>
    </message>
    <message>
        <source>while somebody concentrates</source>
        <translation>finché qualcuno si concentra</translation>
    </message>
    <message>
        <source>Whose turn or concentration</source>
        <translation>Il turno o la concentrazione di chi</translation>
    </message>
    <message>
        <source>any type</source>
        <translation>ogni tipo</translation>
    </message>
    <message>
        <source>&amp;Lasts</source>
        <translation>&amp;Durata</translation>
    </message>
    <message>
        <source>&amp;Whose</source>
        <translation>Di c&amp;hi</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Round</translation>
    </message>
    <message>
        <source>L&amp;evel or amount</source>
        <translation>L&amp;ivello o quantità</translation>
    </message>
    <message>
        <source>Damage t&amp;ype</source>
        <translation>&amp;Tipo di danno</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>il suo</translation>
    </message>
</context>
<context>
    <name>CopyFightDialog</name>
    <message>
        <source>Copy to another ruleset</source>
        <translation>Copia in un altro regolamento</translation>
    </message>
    <message>
        <source>The copy stands before its first round: map, tokens, hit points and attacks come along. The open fight stays in its own file as it is.</source>
        <translation>La copia è prima del suo primo round: mappa, segnalini, punti ferita e attacchi la seguono. Lo scontro aperto resta com&apos;è nel suo file.</translation>
    </message>
    <message>
        <source>There is no other ruleset to copy to.</source>
        <translation>Non c&apos;è un altro regolamento in cui copiare.</translation>
    </message>
    <message>
        <source>Copy and open</source>
        <translation>Copia e apri</translation>
    </message>
    <message>
        <source>What stays behind</source>
        <translation>Cosa resta indietro</translation>
    </message>
    <message>
        <source>&amp;Elsewhere…</source>
        <translation>A&amp;ltrove…</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regolamento</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>What &amp;stays behind</source>
        <translation>Cosa resta &amp;indietro</translation>
    </message>
    <message>
        <source>Nothing: everything comes along.</source>
        <translation>Niente: passa tutto.</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <translation>in {folder}</translation>
    </message>
    <message>
        <source>The copy&apos;s file</source>
        <translation>Il file della copia</translation>
    </message>
    <message>
        <source>Give the copy a name.</source>
        <translation>Dai un nome alla copia.</translation>
    </message>
    <message>
        <source>That is the open fight itself; give the copy another name.</source>
        <translation>Questo è lo scontro aperto; dai un altro nome alla copia.</translation>
    </message>
    <message>
        <source>There is already a fight &quot;{name}&quot;. Replace it?</source>
        <translation>Esiste già uno scontro &quot;{name}&quot;. Sostituirlo?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>This is the copy; &quot;{name}&quot; is as it was.</source>
        <translation>Questa è la copia; &quot;{name}&quot; resta com&apos;era.</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>{degree} (AC +{bonus})</source>
        <translation>{degree} (CA +{bonus})</translation>
    </message>
    <message>
        <source>{degree} ({penalty} to hit)</source>
        <translation>{degree} ({penalty} per colpire)</translation>
    </message>
    <message>
        <source>door</source>
        <translation>porta</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muro</translation>
    </message>
    <message>
        <source>obstacle</source>
        <translation>ostacolo</translation>
    </message>
</context>
<context>
    <name>CreatureCard</name>
    <message numerus="yes">
        <source>%n token(s) selected: type -7 or +4 for damage or healing.</source>
        <translation>
            <numerusform>%n segnalino selezionato: scrivi -7 o +4 per danni o guarigione.</numerusform>
            <numerusform>%n segnalini selezionati: scrivi -7 o +4 per danni o guarigione.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a token to see its card.</source>
        <translation>Seleziona un segnalino per vederne la carta.</translation>
    </message>
    <message>
        <source>Nobody is here yet. E opens the creatures.</source>
        <translation>Qui non c&apos;è ancora nessuno. Il tasto E apre le creature.</translation>
    </message>
    <message>
        <source>Its whole sheet (Q)</source>
        <translation>La scheda completa (Q)</translation>
    </message>
    <message>
        <source>Its whole sheet</source>
        <translation>La scheda completa</translation>
    </message>
    <message>
        <source>Edit this token</source>
        <translation>Modifica questo segnalino</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Cambia la nota</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Nota: {text}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{hp} / {max} HP</source>
        <translation>{hp} / {max} PF</translation>
    </message>
    <message>
        <source> + {temp} temp</source>
        <translation> + {temp} temp</translation>
    </message>
    <message>
        <source>Damage or healing</source>
        <translation>Danni o guarigione</translation>
    </message>
    <message>
        <source>-7 is damage, +4 healing, t5 temporary hit points</source>
        <translation>-7 sono danni, +4 guarigione, t5 punti ferita temporanei</translation>
    </message>
    <message>
        <source>successes</source>
        <translation>superati</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>falliti</translation>
    </message>
    <message>
        <source>Death saves</source>
        <translation>TS contro morte</translation>
    </message>
    <message>
        <source>Type -7 for damage, +4 for healing, t5 for temporary hit points.</source>
        <translation>Scrivi -7 per i danni, +4 per la guarigione, t5 per i punti ferita temporanei.</translation>
    </message>
    <message>
        <source>+ condition</source>
        <translation>+ condizione</translation>
    </message>
    <message>
        <source>Concentrating on {on}</source>
        <translation>Concentrazione su {on}</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>End the concentration</source>
        <translation>Termina la concentrazione</translation>
    </message>
    <message>
        <source>Click to remove.</source>
        <translation>Fai clic per rimuovere.</translation>
    </message>
    <message numerus="yes">
        <source>For %n more round(s).</source>
        <translation>
            <numerusform>Ancora per %n round.</numerusform>
            <numerusform>Ancora per %n round.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until the start of {name}&apos;s turn.</source>
        <translation>Fino all&apos;inizio del turno di {name}.</translation>
    </message>
    <message>
        <source>Until the end of {name}&apos;s turn.</source>
        <translation>Fino alla fine del turno di {name}.</translation>
    </message>
    <message>
        <source>Until the end of {name}&apos;s next turn.</source>
        <translation>Fino alla fine del prossimo turno di {name}.</translation>
    </message>
    <message>
        <source>While {name} concentrates.</source>
        <translation>Finché {name} si concentra.</translation>
    </message>
    <message>
        <source>A save ends it.</source>
        <translation>La chiude un tiro salvezza.</translation>
    </message>
</context>
<context>
    <name>CreaturePictures</name>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n creatura</numerusform>
            <numerusform>%n creature</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture &quot;{name}&quot; {why}.</source>
        <translation>L&apos;immagine &quot;{name}&quot; {why}.</translation>
    </message>
    <message>
        <source>The picture {why}.</source>
        <translation>L&apos;immagine {why}.</translation>
    </message>
    <message>
        <source>A picture is kept in the fight&apos;s file, and this fight has none yet: save it first.</source>
        <translation>Un&apos;immagine sta nel file dello scontro, e questo non ne ha ancora uno: prima salvalo.</translation>
    </message>
</context>
<context>
    <name>CreaturesPane</name>
    <message>
        <source>Creatures</source>
        <translation>Creature</translation>
    </message>
    <message>
        <source>six goblins, wolf, cr 1-3, forest…</source>
        <translation>6 goblin, wolf, gs 1-3, foresta…</translation>
    </message>
    <message>
        <source>Search creatures</source>
        <translation>Cerca creature</translation>
    </message>
    <message>
        <source>A number, a name, a type, a size, where it lives, a challenge (cr 1/4, cr 2-5)</source>
        <translation>Un numero, un nome, un tipo, una taglia, dove vive, un grado di sfida (cr 1/4, cr 2-5)</translation>
    </message>
    <message>
        <source>Filter by size, type, challenge and place</source>
        <translation>Filtra per taglia, tipo, grado di sfida e luogo</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtri</translation>
    </message>
    <message>
        <source>Own creatures, stat blocks from elsewhere</source>
        <translation>Creature proprie, schede da altre fonti</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>&amp;New creature…</source>
        <translation>&amp;Nuova creatura…</translation>
    </message>
    <message>
        <source>&amp;Import stat blocks…</source>
        <translation>&amp;Importa schede statistiche…</translation>
    </message>
    <message>
        <source>Only my &amp;own creatures</source>
        <translation>Solo le &amp;mie creature</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posiziona</translation>
    </message>
    <message>
        <source>Put them on the map where they are shown (Enter)</source>
        <translation>Mettile sulla mappa dove sono mostrate (Invio)</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Copia…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Scheda</translation>
    </message>
    <message>
        <source>The whole page in a window of its own</source>
        <translation>L&apos;intera pagina in una finestra a parte</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Nothing is called so. Try fewer letters, or take the filters off.</source>
        <translation>Nessun nome corrisponde. I nomi sono in inglese: prova così (wolf, skeleton), con meno lettere, o togli i filtri.</translation>
    </message>
    <message>
        <source>There are no creatures for this ruleset yet. Import stat blocks, or make one of your own.</source>
        <translation>Non ci sono ancora creature per questo regolamento. Importa schede statistiche o creane una tua.</translation>
    </message>
    <message>
        <source>You have no creatures of your own for this ruleset yet: &quot;Edit a copy&quot; makes one of any here.</source>
        <translation>Non hai ancora creature tue per questo regolamento: &quot;Modifica una copia&quot; ne crea una da qualsiasi altra.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>One of your own like it, changed as you like</source>
        <translation>Una tua creatura simile, cambiata a piacere</translation>
    </message>
    <message>
        <source>Full sheet</source>
        <translation>Scheda completa</translation>
    </message>
    <message>
        <source>Edit a copy…</source>
        <translation>Modifica una copia…</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>nonmagical</source>
        <translation>non magico</translation>
    </message>
    <message>
        <source>nonmagical bludgeoning</source>
        <translation>contundente non magico</translation>
    </message>
    <message>
        <source>nonmagical piercing</source>
        <translation>perforante non magico</translation>
    </message>
    <message>
        <source>nonmagical slashing</source>
        <translation>tagliente non magico</translation>
    </message>
    <message>
        <source>all damage</source>
        <translation>tutti i danni</translation>
    </message>
    <message>
        <source>physical</source>
        <translation>fisico</translation>
    </message>
    <message>
        <source>{dice} {type}</source>
        <translation>{dice} {type}</translation>
    </message>
</context>
<context>
    <name>DamageField</name>
    <message>
        <source>Damage dice or total</source>
        <translation>Dadi o totale dei danni</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>Is the number typed the whole damage, or what the die shows?</source>
        <translation>Il numero scritto è il danno totale o ciò che mostra il dado?</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dado</translation>
    </message>
</context>
<context>
    <name>DamagePage</name>
    <message>
        <source>Nobody stands in it.</source>
        <translation>Non c&apos;è nessuno dentro.</translation>
    </message>
    <message>
        <source>An attack of its own</source>
        <translation>Un suo attacco</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>qualcos&apos;altro</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>Damage dice</source>
        <translation>Dadi di danno</translation>
    </message>
    <message>
        <source>Damage type</source>
        <translation>Tipo di danno</translation>
    </message>
    <message>
        <source>&amp;Damage</source>
        <translation>&amp;Danni</translation>
    </message>
    <message>
        <source>Saving throw</source>
        <translation>Tiro salvezza</translation>
    </message>
    <message>
        <source>no save</source>
        <translation>nessun TS</translation>
    </message>
    <message>
        <source>Target number</source>
        <translation>Numero richiesto</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>&amp;halves it</source>
        <translation>di&amp;mezza i danni</translation>
    </message>
    <message>
        <source>Whoever makes the save takes half the damage, else none.</source>
        <translation>Chi supera il tiro salvezza subisce metà dei danni, altrimenti nessuno.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>T&amp;S</translation>
    </message>
    <message>
        <source>&amp;Rolled</source>
        <translation>&amp;Tirato</translation>
    </message>
    <message>
        <source>Tick who is struck.</source>
        <translation>Spunta chi è colpito.</translation>
    </message>
    <message>
        <source>Type the damage, like 8d6 or 12.</source>
        <translation>Scrivi i danni, come 8d6 o 12.</translation>
    </message>
    <message>
        <source>Type what {name}&apos;s save shows, or press Roll.</source>
        <translation>Scrivi il risultato del tiro salvezza di {name} o premi Tira.</translation>
    </message>
    <message>
        <source>Type the damage, or press Enter to roll it.</source>
        <translation>Scrivi i danni o premi Invio per tirarli.</translation>
    </message>
    <message>
        <source>{amount} damage</source>
        <translation>danni: {amount}</translation>
    </message>
    <message>
        <source>save made with {total}</source>
        <translation>tiro salvezza superato con {total}</translation>
    </message>
    <message>
        <source>save failed with {total}</source>
        <translation>tiro salvezza fallito con {total}</translation>
    </message>
    <message>
        <source>Nobody is hurt</source>
        <translation>Nessun ferito</translation>
    </message>
    <message>
        <source>{total} {kind} damage</source>
        <translation>Danni: {total} {kind}</translation>
    </message>
    <message>
        <source>{total} damage</source>
        <translation>{total} danni</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Other…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>Any other action, by its name</source>
        <translation>Qualsiasi altra azione, per nome</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>Shove prone</source>
        <translation>Spingere a terra</translation>
    </message>
    <message>
        <source>Shove away</source>
        <translation>Allontanare</translation>
    </message>
    <message>
        <source>{action}: takes the {resource}.</source>
        <translation>{action} (usa: {resource}).</translation>
    </message>
    <message>
        <source>{action}.</source>
        <translation>{action}.</translation>
    </message>
    <message>
        <source>Then click the target.</source>
        <translation>Poi fai clic sul bersaglio.</translation>
    </message>
    <message>
        <source>Right click: with something else.</source>
        <translation>Clic destro: con qualcos&apos;altro.</translation>
    </message>
    <message>
        <source>{action} with the {resource}</source>
        <translation>{action} ({resource})</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Ritardare</translation>
    </message>
    <message>
        <source>How opportunity attacks are answered</source>
        <translation>Come si risponde agli attacchi di opportunità</translation>
    </message>
    <message>
        <source>Mount {name}</source>
        <translation>Montare {name}</translation>
    </message>
    <message>
        <source>Reaction…</source>
        <translation>Reazione…</translation>
    </message>
    <message>
        <source>{attack}, then click the target</source>
        <translation>{attack}, poi fai clic sul bersaglio</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Qualcos&apos;altro</translation>
    </message>
    <message>
        <source>Opportunity attacks: {answer}</source>
        <translation>Attacchi di opportunità: {answer}</translation>
    </message>
    <message>
        <source>{name}: as its side</source>
        <translation>{name}: come la sua fazione</translation>
    </message>
    <message>
        <source>Side {side}: {answer}</source>
        <translation>Fazione {side}: {answer}</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>chiedi</translation>
    </message>
    <message>
        <source>always skip</source>
        <translation>rinuncia sempre</translation>
    </message>
    <message>
        <source>always take</source>
        <translation>sferra sempre</translation>
    </message>
</context>
<context>
    <name>DiceActions</name>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dadi</translation>
    </message>
    <message>
        <source>&amp;Another way of rolling</source>
        <translation>&amp;Un altro modo di tirare</translation>
    </message>
    <message>
        <source>R&amp;oll anything…</source>
        <translation>&amp;Tira qualsiasi cosa…</translation>
    </message>
    <message>
        <source>Roll &amp;log…</source>
        <translation>&amp;Diario dei tiri…</translation>
    </message>
    <message>
        <source>Nothing is kept there yet.</source>
        <translation>Non vi è ancora conservato nulla.</translation>
    </message>
    <message>
        <source>Roll anything</source>
        <translation>Tira qualsiasi cosa</translation>
    </message>
    <message>
        <source>Your roll {number} (none yet)</source>
        <translation>Il tuo tiro {number} (ancora nessuno)</translation>
    </message>
</context>
<context>
    <name>DiceDialog</name>
    <message>
        <source>Paper dice</source>
        <translation>Dadi reali</translation>
    </message>
    <message>
        <source>Program rolls</source>
        <translation>Tira il programma</translation>
    </message>
    <message>
        <source>Type both dice, or the one that counts.</source>
        <translation>Scrivi entrambi i dadi, o quello che conta.</translation>
    </message>
    <message>
        <source>Type what each die shows, or what they come to.</source>
        <translation>Scrivi ciò che mostra ogni dado, o quanto fanno insieme.</translation>
    </message>
    <message>
        <source>Type what each die shows.</source>
        <translation>Scrivi ciò che mostra ogni dado.</translation>
    </message>
    <message>
        <source>Type what the dice show, or let the program roll.</source>
        <translation>Scrivi ciò che mostrano i dadi, o lascia tirare il programma.</translation>
    </message>
    <message>
        <source>Type what the die shows.</source>
        <translation>Scrivi ciò che mostra il dado.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>empty: the program rolls</source>
        <translation>vuoto: tira il programma</translation>
    </message>
    <message>
        <source>{what} against {number}</source>
        <translation>{what} contro {number}</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Facce</translation>
    </message>
</context>
<context>
    <name>DiceFields</name>
    <message>
        <source>A d{side} has no face {face}.</source>
        <translation>Un d{side} non ha la faccia {face}.</translation>
    </message>
    <message>
        <source>Dice are whole numbers, like 14 or 4 2.</source>
        <translation>I dadi sono numeri interi, come 14 o 4 2.</translation>
    </message>
    <message>
        <source>Here the faces count, not their sum: type what each die shows.</source>
        <translation>Qui contano le facce, non la somma: scrivi ciò che mostra ogni dado.</translation>
    </message>
    <message>
        <source>One number is needed, not {given}.</source>
        <translation>Serve un numero, non {given}.</translation>
    </message>
    <message>
        <source>The total is one whole number, 0 or more.</source>
        <translation>Il totale è un solo numero intero, 0 o più.</translation>
    </message>
    <message>
        <source>{dice} comes to {least} to {most}, not to {total}.</source>
        <translation>{dice} dà da {least} a {most}, non {total}.</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} in tutto</translation>
    </message>
    <message>
        <source>{wanted} numbers are needed, not {given}.</source>
        <translation>Servono {wanted} numeri, non {given}.</translation>
    </message>
</context>
<context>
    <name>DiceMode</name>
    <message>
        <source>Program rolls</source>
        <translation>Tira il programma</translation>
    </message>
    <message>
        <source>Paper dice</source>
        <translation>Dadi reali</translation>
    </message>
    <message>
        <source>Roll and correct</source>
        <translation>Tira e correggi</translation>
    </message>
    <message>
        <source>The program rolls all dice; typed ones count all the same.</source>
        <translation>Il programma tira tutti i dadi; quelli scritti contano lo stesso.</translation>
    </message>
    <message>
        <source>The table rolls: type what the paper dice show.</source>
        <translation>Si tira al tavolo: scrivi ciò che mostrano i dadi reali.</translation>
    </message>
    <message>
        <source>The program rolls, and you may type over it.</source>
        <translation>Il programma tira, e puoi scriverci sopra.</translation>
    </message>
    <message>
        <source>{tip}
Click for another way ({key})</source>
        <translation>{tip}
Clic per un altro modo ({key})</translation>
    </message>
    <message>
        <source>Who rolls: {mode}</source>
        <translation>Chi tira: {mode}</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>&amp;Who rolls</source>
        <translation>&amp;Chi tira</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>The table: type what paper dice show</source>
        <translation>Il tavolo: scrivi ciò che mostrano i dadi reali</translation>
    </message>
    <message>
        <source>The program, and you may correct it</source>
        <translation>Il programma, e puoi correggerlo</translation>
    </message>
    <message>
        <source>Every roll is kept with its faces in the log, whoever rolled it.</source>
        <translation>Ogni tiro è conservato con le sue facce nel diario, chiunque l&apos;abbia fatto.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Players&apos; map</source>
        <translation>Mappa dei giocatori</translation>
    </message>
    <message>
        <source>The curtain is closed.</source>
        <translation>Il sipario è chiuso.</translation>
    </message>
    <message>
        <source>A picture is shown.</source>
        <translation>È mostrata un&apos;immagine.</translation>
    </message>
    <message>
        <source>Hold a bank card here</source>
        <translation>Appoggia qui una carta di credito</translation>
    </message>
</context>
<context>
    <name>DisplayPanel</name>
    <message>
        <source>Players&apos; display</source>
        <translation>Schermata dei giocatori</translation>
    </message>
    <message>
        <source>The players&apos; screen</source>
        <translation>Lo schermo dei giocatori</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recenti</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Sipario</translation>
    </message>
    <message>
        <source>Curtain&apos;s picture…</source>
        <translation>Immagine del sipario…</translation>
    </message>
    <message>
        <source>Black curtain</source>
        <translation>Sipario nero</translation>
    </message>
    <message>
        <source>Show a picture…</source>
        <translation>Mostra un&apos;immagine…</translation>
    </message>
    <message>
        <source>Picture over the map</source>
        <translation>Immagine sopra la mappa</translation>
    </message>
    <message>
        <source>Where they look</source>
        <translation>Dove guardano</translation>
    </message>
    <message>
        <source>Alt with arrows moves, Alt with + and − zooms.</source>
        <translation>Alt con le frecce sposta, Alt con + e − fa lo zoom.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>What is on it</source>
        <translation>Cosa contiene</translation>
    </message>
    <message>
        <source>&amp;Brightness</source>
        <translation>&amp;Luminosità</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Turn by a quarter (now {degrees}°)</source>
        <translation>Gira di un quarto (ora {degrees}°)</translation>
    </message>
    <message>
        <source>{name} (not there)</source>
        <translation>{name} (assente)</translation>
    </message>
</context>
<context>
    <name>DoorDrawBar</name>
    <message>
        <source>On a &amp;wall</source>
        <translation>Su un &amp;muro</translation>
    </message>
    <message>
        <source>Click a wall: a door of one square is cut into it. Drag for a wider one.</source>
        <translation>Fai clic su un muro: vi si apre una porta di un quadretto. Trascina per farla più larga.</translation>
    </message>
    <message>
        <source>&amp;Between two points</source>
        <translation>Fra &amp;due punti</translation>
    </message>
    <message>
        <source>Click or drag from one side to the other.</source>
        <translation>Fai clic o trascina da un lato all&apos;altro.</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Seleziona</translation>
    </message>
    <message>
        <source>Move, change, copy and delete doors.</source>
        <translation>Sposta, modifica, copia ed elimina porte.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>Portcullis</source>
        <translation>Saracinesca</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Chiusa</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aperta</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>A chiave</translation>
    </message>
    <message>
        <source>Barred</source>
        <translation>Sbarrata</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Segreta</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Materiale</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Ferro</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pietra</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Vetro</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Aggancio</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Angoli</translation>
    </message>
    <message>
        <source>Half squares</source>
        <translation>Mezzi quadretti</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>Libero</translation>
    </message>
    <message>
        <source>Ctrl held: half squares. Alt held: freely.</source>
        <translation>Con Ctrl: mezzi quadretti. Con Alt: libero.</translation>
    </message>
    <message>
        <source>several</source>
        <translation>vari</translation>
    </message>
</context>
<context>
    <name>DoorDrawTool</name>
    <message>
        <source>Click a wall to cut a door into it; drag along it for a wider one.</source>
        <translation>Fai clic su un muro per aprirvi una porta; trascina lungo il muro per farla più larga.</translation>
    </message>
    <message>
        <source>Click both ends, or drag from one to the other. Esc drops it.</source>
        <translation>Fai clic sui due estremi o trascina dall&apos;uno all&apos;altro. Esc annulla.</translation>
    </message>
    <message>
        <source>Click, Shift+click or drag a band. Drag a door to another wall. Delete leaves an opening, Wall up closes it.</source>
        <translation>Clic, Maiusc+clic o trascina un riquadro. Trascina una porta su un altro muro. Canc lascia un&apos;apertura, Mura la chiude.</translation>
    </message>
    <message>
        <source>The selected doors go, and the wall is whole again.</source>
        <translation>Le porte selezionate spariscono e il muro torna intero.</translation>
    </message>
    <message>
        <source>Wall &amp;up</source>
        <translation>&amp;Mura</translation>
    </message>
    <message>
        <source>A door stands there already.</source>
        <translation>Lì c&apos;è già una porta.</translation>
    </message>
</context>
<context>
    <name>Drag</name>
    <message>
        <source>safe way: {cost}, with a Dash</source>
        <translation>via sicura: {cost}, con uno Scatto</translation>
    </message>
    <message>
        <source>safe way: {cost}, with another action</source>
        <translation>via sicura: {cost}, con un&apos;altra azione</translation>
    </message>
    <message>
        <source>safe way: {cost}</source>
        <translation>via sicura: {cost}</translation>
    </message>
    <message>
        <source>{square} · moved freely by the GM</source>
        <translation>{square} · mosso liberamente dal GM</translation>
    </message>
    <message>
        <source>{cost} · {height} up</source>
        <translation>{cost} · {height} in alto</translation>
    </message>
    <message>
        <source>{cost} · to the ground</source>
        <translation>{cost} · fino a terra</translation>
    </message>
    <message>
        <source>{cost} · takes both actions</source>
        <translation>{cost} · usa entrambe le azioni</translation>
    </message>
    <message>
        <source>{cost} · with a Dash</source>
        <translation>{cost} · con uno Scatto</translation>
    </message>
    <message>
        <source>{cost} · {over} too far</source>
        <translation>{cost} · {over} di troppo</translation>
    </message>
    <message>
        <source>{cost} · takes the {resource}</source>
        <translation>{cost} · usa: {resource}</translation>
    </message>
    <message>
        <source>{cost} · {left} left</source>
        <translation>{cost} · restano {left}</translation>
    </message>
</context>
<context>
    <name>DueWords</name>
    <message>
        <source>A d6 {when}: {least} or more brings it back.</source>
        <translation>Un d6 {when}: {least} o più lo ricarica.</translation>
    </message>
    <message>
        <source>Dying. 10 or more is a success; so far made {good}, failed {bad}.</source>
        <translation>Morente. 10 o più è un successo; finora superati {good}, falliti {bad}.</translation>
    </message>
    <message>
        <source>Every turn until it is shaken off, {when}.</source>
        <translation>A ogni turno finché non se ne libera, {when}.</translation>
    </message>
    <message>
        <source>Fails without a roll.</source>
        <translation>Fallisce senza tiro.</translation>
    </message>
    <message>
        <source>From {attack} ({name}).</source>
        <translation>Da {attack} ({name}).</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniziativa</translation>
    </message>
    <message>
        <source>It burns until the fire is put out.</source>
        <translation>Brucia finché il fuoco non viene spento.</translation>
    </message>
    <message>
        <source>It ended its turn inside something solid.</source>
        <translation>Ha terminato il turno dentro qualcosa di solido.</translation>
    </message>
    <message>
        <source>It ends its turn in it.</source>
        <translation>Vi termina il suo turno.</translation>
    </message>
    <message>
        <source>It ends its turn in the space of {name}.</source>
        <translation>Termina il turno nello spazio di {name}.</translation>
    </message>
    <message>
        <source>It has no breath left.</source>
        <translation>Non gli resta più fiato.</translation>
    </message>
    <message>
        <source>It lasted {until}.</source>
        <translation>È durato {until}.</translation>
    </message>
    <message>
        <source>It starts its turn in it.</source>
        <translation>Vi inizia il suo turno.</translation>
    </message>
    <message>
        <source>Its rounds are over.</source>
        <translation>I suoi round sono finiti.</translation>
    </message>
    <message>
        <source>Regeneration, {when}.</source>
        <translation>Rigenerazione, {when}.</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>un&apos;area</translation>
    </message>
    <message>
        <source>at the end of its turn</source>
        <translation>alla fine del suo turno</translation>
    </message>
    <message>
        <source>at the start of its turn</source>
        <translation>all&apos;inizio del suo turno</translation>
    </message>
    <message>
        <source>burning, 1d4 fire</source>
        <translation>in fiamme, 1d4 da fuoco</translation>
    </message>
    <message>
        <source>death save</source>
        <translation>tiro salvezza contro morte</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>fallimento</translation>
    </message>
    <message>
        <source>falls prone</source>
        <translation>cade prono</translation>
    </message>
    <message>
        <source>hurt by what it ends its turn in</source>
        <translation>ferito da ciò in cui termina il turno</translation>
    </message>
    <message>
        <source>ongoing damage {amount} {type}</source>
        <translation>danni continuati {amount} {type}</translation>
    </message>
    <message>
        <source>regains {amount} hit points</source>
        <translation>recupera {amount} punti ferita</translation>
    </message>
    <message>
        <source>save against {effect}</source>
        <translation>tiro salvezza contro {effect}</translation>
    </message>
    <message>
        <source>success</source>
        <translation>successo</translation>
    </message>
    <message>
        <source>suffocates: one more level of exhaustion</source>
        <translation>soffoca: un altro livello di indebolimento</translation>
    </message>
    <message>
        <source>{ability} save against {dc} for half.</source>
        <translation>Tiro salvezza su {ability} contro {dc} per la metà.</translation>
    </message>
    <message>
        <source>{ability} save against {dc} for none.</source>
        <translation>Tiro salvezza su {ability} contro {dc} per annullarli.</translation>
    </message>
    <message>
        <source>{ability} save against {effects}</source>
        <translation>tiro salvezza su {ability} contro {effects}</translation>
    </message>
    <message>
        <source>{against} or more ends it, {when}.</source>
        <translation>{against} o più vi pone fine, {when}.</translation>
    </message>
    <message>
        <source>{against} or more on the d20 ends it, {when}.</source>
        <translation>{against} o più sul d20 vi pone fine, {when}.</translation>
    </message>
    <message>
        <source>{attack}: back on {least}–6</source>
        <translation>{attack}: torna con {least}–6</translation>
    </message>
    <message>
        <source>{effect} ends</source>
        <translation>finisce: {effect}</translation>
    </message>
    <message>
        <source>{name}, {what}</source>
        <translation>{name}, {what}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{total} against {dc}: {result}.</source>
        <translation>{total} contro {dc}: {result}.</translation>
    </message>
    <message>
        <source>{zone} ends</source>
        <translation>finisce: {zone}</translation>
    </message>
    <message>
        <source>{zone}, {damage} {type}</source>
        <translation>{zone}, {damage} {type}</translation>
    </message>
</context>
<context>
    <name>EncountersPane</name>
    <message>
        <source>Encounters</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>&amp;Place…</source>
        <translation>&amp;Posiziona…</translation>
    </message>
    <message>
        <source>Then click where on the map; or drag it there</source>
        <translation>Poi fai clic in un punto della mappa, oppure trascinalo lì</translation>
    </message>
    <message>
        <source>&amp;Save the selected…</source>
        <translation>&amp;Salva i selezionati…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Rinomina…</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Nothing saved yet. Select creatures on the map and save them here, to drop them onto any map.</source>
        <translation>Ancora niente di salvato. Seleziona creature sulla mappa e salvale qui, per metterle su qualsiasi mappa.</translation>
    </message>
    <message>
        <source>Nothing saved for {rules} yet.</source>
        <translation>Ancora niente di salvato per {rules}.</translation>
    </message>
    <message>
        <source>Save {who}</source>
        <translation>Salva {who}</translation>
    </message>
    <message>
        <source>Save {who}, and {later} for later</source>
        <translation>Salva {who}, e {later} per dopo</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dagli un nome.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Rename the encounter</source>
        <translation>Rinomina l&apos;incontro</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is thrown away.</source>
        <translation>&quot;{name}&quot;: incontro eliminato.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Place…</source>
        <translation>Posiziona…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>{now} + {later} later</source>
        <translation>{now} + {later} più tardi</translation>
    </message>
</context>
<context>
    <name>EveryNumber</name>
    <message>
        <source>Why is that so?</source>
        <translation>Perché è così?</translation>
    </message>
    <message>
        <source>Numbers in sight</source>
        <translation>Numeri in vista</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>Come ci si arriva</translation>
    </message>
    <message>
        <source>There is no number in sight yet. Select a creature: its card has some.</source>
        <translation>Non c&apos;è ancora nessun numero in vista. Seleziona una creatura: la sua carta ne ha.</translation>
    </message>
    <message>
        <source>Hovering a number shows the same beside it.</source>
        <translation>Passando sopra un numero si vede lo stesso accanto.</translation>
    </message>
</context>
<context>
    <name>ExportActions</name>
    <message>
        <source>E&amp;xport</source>
        <translation>Esp&amp;orta</translation>
    </message>
    <message>
        <source>Map as a &amp;picture…</source>
        <translation>Mappa come &amp;immagine…</translation>
    </message>
    <message>
        <source>Map as Universal &amp;VTT…</source>
        <translation>Mappa come Universal &amp;VTT…</translation>
    </message>
    <message>
        <source>Fight as a &amp;scenario…</source>
        <translation>Scontro come &amp;scenario…</translation>
    </message>
    <message>
        <source>&amp;Log of the fight…</source>
        <translation>&amp;Diario dello scontro…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>Universal VTT (*.dd2vtt *.uvtt *.df2vtt)</source>
        <translation>Universal VTT (*.dd2vtt *.uvtt *.df2vtt)</translation>
    </message>
    <message>
        <source>Map as Universal VTT</source>
        <translation>Mappa come Universal VTT</translation>
    </message>
    <message>
        <source>Scenario (*.toml)</source>
        <translation>Scenario (*.toml)</translation>
    </message>
    <message>
        <source>Fight as a scenario</source>
        <translation>Scontro come scenario</translation>
    </message>
    <message>
        <source>The log is empty: nothing has happened yet.</source>
        <translation>Il diario è vuoto: non è ancora successo niente.</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Page for a browser (*.html)</source>
        <translation>Pagina per il browser (*.html)</translation>
    </message>
    <message>
        <source>Log of the fight</source>
        <translation>Diario dello scontro</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>Scrittura di {name}…</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Interrotto: non è stato scritto niente.</translation>
    </message>
    <message>
        <source>Written: {name}.</source>
        <translation>File scritto: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) (is/are) not in it as here.</source>
        <translation>
            <numerusform>%n cosa manca o è diversa da qui.</numerusform>
            <numerusform>%n cose mancano o sono diverse da qui.</numerusform>
        </translation>
    </message>
    <message>
        <source>What?</source>
        <translation>Che cosa?</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostra cartella</translation>
    </message>
    <message>
        <source>No program shows folders here. It is {folder}</source>
        <translation>Nessun programma mostra le cartelle qui. È {folder}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Interrotto: non è stato scritto niente.</translation>
    </message>
    <message>
        <source>{title} for players</source>
        <translation>{title} per i giocatori</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>A square of {mm} mm does not fit on {paper}.</source>
        <translation>Un quadretto di {mm} mm non entra su {paper}.</translation>
    </message>
    <message>
        <source>There is already a file {name}. Replace it?</source>
        <translation>Esiste già un file {name}. Sostituirlo?</translation>
    </message>
    <message>
        <source>The map&apos;s picture could not be read and is left out.</source>
        <translation>L&apos;immagine della mappa non è leggibile e viene omessa.</translation>
    </message>
    <message>
        <source>1 square = {mm} mm</source>
        <translation>1 quadretto = {mm} mm</translation>
    </message>
    <message>
        <source>50 mm</source>
        <translation>50 mm</translation>
    </message>
    <message>
        <source>A large picture: it takes {size} of memory wherever it is opened.</source>
        <translation>Un&apos;immagine grande: occupa {size} di memoria ovunque la si apra.</translation>
    </message>
    <message>
        <source>A picture of {size} would need more memory than this computer has to spare ({room}).</source>
        <translation>Un&apos;immagine di {size} richiede più memoria di quella libera su questo computer ({room}).</translation>
    </message>
    <message>
        <source>Some programs open no page longer than {most} m.</source>
        <translation>Alcuni programmi non aprono pagine più lunghe di {most} m.</translation>
    </message>
    <message>
        <source>Squares are named by two corners, from A1:{last} here.</source>
        <translation>I quadretti si indicano con due angoli, qui da A1:{last}.</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>La stampante non accetta le pagine.</translation>
    </message>
    <message>
        <source>Virtual tables and many programs show no more than {most} pixels a side.</source>
        <translation>I tavoli virtuali e molti programmi non mostrano più di {most} pixel per lato.</translation>
    </message>
    <message>
        <source>WebP cannot hold so much detail: write a PNG, or fewer pixels a square.</source>
        <translation>WebP non regge tanti dettagli: scrivi un PNG o meno pixel per quadretto.</translation>
    </message>
    <message>
        <source>WebP pictures are written up to {most} million pixels; a PNG may have more.</source>
        <translation>Le immagini WebP arrivano a {most} milioni di pixel; un PNG può averne di più.</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>pagina {number} di {all}</translation>
    </message>
    <message>
        <source>squares {name}</source>
        <translation>quadretti {name}</translation>
    </message>
    <message>
        <source>{columns} × {rows} squares, drawn by Battlemap</source>
        <translation>{columns} × {rows} quadretti, disegnati da Battlemap</translation>
    </message>
    <message>
        <source>{kind} pictures have at most {most} pixels a side.</source>
        <translation>Le immagini {kind} hanno al massimo {most} pixel per lato.</translation>
    </message>
    <message>
        <source>{name} is not on the map, which ends at {last}.</source>
        <translation>{name} non è sulla mappa, che finisce in {last}.</translation>
    </message>
    <message>
        <source>{name}: nothing can be drawn that large</source>
        <translation>{name}: non si può disegnare niente di così grande</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixel</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Face</name>
    <message>
        <source>Drop a picture here, or click to choose one</source>
        <translation>Lascia qui un&apos;immagine o fai clic per sceglierne una</translation>
    </message>
</context>
<context>
    <name>FallDialog</name>
    <message>
        <source>Fall</source>
        <translation>Caduta</translation>
    </message>
    <message>
        <source>Select who falls.</source>
        <translation>Seleziona chi cade.</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>Da che altezza</translation>
    </message>
    <message>
        <source>How &amp;far</source>
        <translation>Da che &amp;altezza</translation>
    </message>
    <message>
        <source>{dice} damage for each of them</source>
        <translation>{dice} danni a testa</translation>
    </message>
    <message>
        <source>{dice} damage</source>
        <translation>{dice} danni</translation>
    </message>
    <message>
        <source>Not far enough to be hurt.</source>
        <translation>Troppo poco per farsi male.</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>&amp;Show the file</source>
        <translation>&amp;Mostra il file</translation>
    </message>
    <message>
        <source>Copy the &amp;report</source>
        <translation>Copia il &amp;rapporto</translation>
    </message>
    <message>
        <source>It names neither you nor your files.</source>
        <translation>Non nomina né te né i tuoi file.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>R&amp;estart with this fight</source>
        <translation>R&amp;iavvia con questo scontro</translation>
    </message>
    <message>
        <source>&amp;Close the program</source>
        <translation>C&amp;hiudi il programma</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>It could not be written down: copy the report, if you want to keep it.</source>
        <translation>Non è stato possibile scriverlo: copia il rapporto, se vuoi conservarlo.</translation>
    </message>
    <message>
        <source>It has happened {number} times by now.</source>
        <translation>Finora è successo {number} volte.</translation>
    </message>
    <message>
        <source>It is written down in {path}</source>
        <translation>È scritto in {path}</translation>
    </message>
    <message>
        <source>Other faults meanwhile: {number}.</source>
        <translation>Altri guasti nel frattempo: {number}.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. You can go on; what you did last may be missing.</source>
        <translation>Qualcosa è andato storto nel programma. Puoi continuare; ciò che hai fatto per ultimo può mancare.</translation>
    </message>
    <message>
        <source>The folder could not be shown: {path}</source>
        <translation>La cartella non può essere mostrata: {path}</translation>
    </message>
</context>
<context>
    <name>FaultWatch</name>
    <message>
        <source>The fight&apos;s file could not be read back: {why}</source>
        <translation>Il file dello scontro non può essere riletto: {why}</translation>
    </message>
    <message>
        <source>The fight&apos;s file is whole, but the last step on the table is not in it.</source>
        <translation>Il file dello scontro è integro, ma l&apos;ultimo passo sul tavolo non vi è.</translation>
    </message>
    <message>
        <source>This fight is in no file yet: save it before you close the program.</source>
        <translation>Questo scontro non è ancora in un file: salvalo prima di chiudere il programma.</translation>
    </message>
    <message>
        <source>Your fight is saved. Its file was read back just now and is whole.</source>
        <translation>Lo scontro è salvato. Il suo file è appena stato riletto ed è integro.</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taglia</translation>
    </message>
    <message>
        <source>player&apos;s character</source>
        <translation>personaggio di un giocatore</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>portata</translation>
    </message>
    <message>
        <source>armour class</source>
        <translation>Classe Armatura</translation>
    </message>
    <message>
        <source>most hit points</source>
        <translation>punti ferita massimi</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>punti ferita</translation>
    </message>
    <message>
        <source>temporary hit points</source>
        <translation>punti ferita temporanei</translation>
    </message>
    <message>
        <source>abilities</source>
        <translation>caratteristiche</translation>
    </message>
    <message>
        <source>proficiency bonus</source>
        <translation>bonus di competenza</translation>
    </message>
    <message>
        <source>saving throws</source>
        <translation>tiri salvezza</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>abilità</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>iniziativa</translation>
    </message>
    <message>
        <source>resistances</source>
        <translation>resistenze</translation>
    </message>
    <message>
        <source>vulnerabilities</source>
        <translation>vulnerabilità</translation>
    </message>
    <message>
        <source>immunities</source>
        <translation>immunità</translation>
    </message>
    <message>
        <source>immunities to conditions</source>
        <translation>immunità alle condizioni</translation>
    </message>
    <message>
        <source>senses</source>
        <translation>sensi</translation>
    </message>
    <message>
        <source>traits</source>
        <translation>tratti</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attacchi</translation>
    </message>
    <message>
        <source>attacks per action</source>
        <translation>attacchi per azione</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>immagine</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocità</translation>
    </message>
    <message>
        <source>hovers</source>
        <translation>fluttua</translation>
    </message>
    <message>
        <source>level</source>
        <translation>livello</translation>
    </message>
    <message>
        <source>challenge rating</source>
        <translation>grado di sfida</translation>
    </message>
    <message>
        <source>side</source>
        <translation>fazione</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
    <message>
        <source>initiative group</source>
        <translation>gruppo di iniziativa</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>colore</translation>
    </message>
    <message>
        <source>answer to opportunity attacks</source>
        <translation>risposta agli attacchi di opportunità</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morto</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>concentrazione</translation>
    </message>
    <message>
        <source>distance gone in the turn</source>
        <translation>distanza percorsa nel turno</translation>
    </message>
    <message>
        <source>attitude</source>
        <translation>atteggiamento</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>direzione dello sguardo</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>place</source>
        <translation>posto</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>bonus to hit</source>
        <translation>bonus per colpire</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>danni</translation>
    </message>
    <message>
        <source>damage type</source>
        <translation>tipo di danno</translation>
    </message>
    <message>
        <source>range</source>
        <translation>gittata</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>gittata lunga</translation>
    </message>
    <message>
        <source>saving throw</source>
        <translation>tiro salvezza</translation>
    </message>
    <message>
        <source>area of effect</source>
        <translation>area di effetto</translation>
    </message>
    <message>
        <source>extra damage</source>
        <translation>danni aggiuntivi</translation>
    </message>
    <message>
        <source>conditions</source>
        <translation>condizioni</translation>
    </message>
    <message>
        <source>recharge</source>
        <translation>ricarica</translation>
    </message>
    <message>
        <source>uses</source>
        <translation>usi</translation>
    </message>
    <message>
        <source>damage to the bloodied</source>
        <translation>danni ai sanguinanti</translation>
    </message>
    <message>
        <source>hit dice</source>
        <translation>dadi vita</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etichette</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>esperienza</translation>
    </message>
    <message>
        <source>passive Perception</source>
        <translation>Percezione passiva</translation>
    </message>
    <message>
        <source>multiattack</source>
        <translation>multiattacco</translation>
    </message>
    <message>
        <source>spells</source>
        <translation>incantesimi</translation>
    </message>
    <message>
        <source>auras</source>
        <translation>aure</translation>
    </message>
    <message>
        <source>environments</source>
        <translation>ambienti</translation>
    </message>
    <message>
        <source>ruleset</source>
        <translation>regolamento</translation>
    </message>
    <message>
        <source>Heroic Inspiration</source>
        <translation>Ispirazione eroica</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Traits</source>
        <translation>Tratti</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Bonus actions</source>
        <translation>Azioni bonus</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reazioni</translation>
    </message>
    <message>
        <source>Legendary actions</source>
        <translation>Azioni leggendarie</translation>
    </message>
    <message>
        <source>Lair actions</source>
        <translation>Azioni di tana</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>; or </source>
        <translation>; o </translation>
    </message>
    <message>
        <source>AC {number}</source>
        <translation>CA {number}</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Inoltre</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attacchi</translation>
    </message>
    <message>
        <source>Auras</source>
        <translation>Aure</translation>
    </message>
    <message>
        <source>CR {challenge}</source>
        <translation>GS {challenge}</translation>
    </message>
    <message>
        <source>DC {dc}</source>
        <translation>CD {dc}</translation>
    </message>
    <message>
        <source>HD {dice}</source>
        <translation>DV {dice}</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Immunità</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniziativa</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Livello {level}</translation>
    </message>
    <message>
        <source>Multiattack</source>
        <translation>Multiattacco</translation>
    </message>
    <message>
        <source>Resists</source>
        <translation>Resistenze</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Tiri salvezza</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>Sensi</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Incantesimi</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Vulnerabilità</translation>
    </message>
    <message>
        <source>passive perception {number}</source>
        <translation>Percezione passiva {number}</translation>
    </message>
    <message>
        <source>range {length}</source>
        <translation>gittata {length}</translation>
    </message>
    <message>
        <source>reach {length}</source>
        <translation>portata {length}</translation>
    </message>
    <message>
        <source>recharge {faces}</source>
        <translation>ricarica {faces}</translation>
    </message>
    <message>
        <source>takes {number}</source>
        <translation>usa {number}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>{ability} DC {dc}</source>
        <translation>{ability} CD {dc}</translation>
    </message>
    <message>
        <source>{ability} save DC {dc}</source>
        <translation>tiro salvezza su {ability} CD {dc}</translation>
    </message>
    <message>
        <source>{bonus} to hit</source>
        <translation>{bonus} per colpire</translation>
    </message>
    <message>
        <source>{damage} with advantage</source>
        <translation>{damage} con vantaggio</translation>
    </message>
    <message>
        <source>{hp} HP</source>
        <translation>{hp} PF</translation>
    </message>
    <message>
        <source>{number} until a rest</source>
        <translation>{number} fino a un riposo</translation>
    </message>
    <message>
        <source>{number}/day</source>
        <translation>{number}/giorno</translation>
    </message>
    <message>
        <source>{save}, half on a success</source>
        <translation>{save}, metà se superato</translation>
    </message>
    <message>
        <source>{speeds} (hovers)</source>
        <translation>{speeds} (fluttua)</translation>
    </message>
    <message>
        <source>{xp} XP</source>
        <translation>{xp} PE</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>&amp;New fight…</source>
        <translation>&amp;Nuovo scontro…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Import a map or picture…</source>
        <translation>&amp;Importa una mappa o immagine…</translation>
    </message>
    <message>
        <source>Import a &amp;folder of maps…</source>
        <translation>Importa una &amp;cartella di mappe…</translation>
    </message>
    <message>
        <source>Open the &amp;sample fights…</source>
        <translation>Apri gli scontri d&apos;ese&amp;mpio…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Salva con nome…</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Duplica…</translation>
    </message>
    <message>
        <source>&amp;Copy to another ruleset…</source>
        <translation>Co&amp;pia in un altro regolamento…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Fights and maps ({endings});;All files (*)</source>
        <translation>Scontri e mappe ({endings});;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Sample fights</source>
        <translation>Scontri d&apos;esempio</translation>
    </message>
    <message>
        <source>Maps and pictures ({endings});;All files (*)</source>
        <translation>Mappe e immagini ({endings});;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Import a map or picture</source>
        <translation>Importa una mappa o immagine</translation>
    </message>
    <message>
        <source>Import a folder of maps (a Foundry pack)</source>
        <translation>Importa una cartella di mappe (un pacchetto Foundry)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source> copy</source>
        <translation> copia</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>A copy was written to {name}.</source>
        <translation>Copia salvata in {name}.</translation>
    </message>
</context>
<context>
    <name>FilterGrid</name>
    <message>
        <source>Size</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Challenge from</source>
        <translation>Grado di sfida da</translation>
    </message>
    <message>
        <source>Challenge to</source>
        <translation>Grado di sfida fino a</translation>
    </message>
    <message>
        <source>Where it lives</source>
        <translation>Dove vive</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>Ogni taglia</translation>
    </message>
    <message>
        <source>Any type</source>
        <translation>Ogni tipo</translation>
    </message>
    <message>
        <source>CR from</source>
        <translation>GS da</translation>
    </message>
    <message>
        <source>CR to</source>
        <translation>GS fino a</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Ovunque</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n muro</numerusform>
            <numerusform>%n muri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outline(s) for sight only</source>
        <translation>
            <numerusform>%n contorno solo per la vista</numerusform>
            <numerusform>%n contorni solo per la vista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation>
            <numerusform>%n porta</numerusform>
            <numerusform>%n porte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n window(s)</source>
        <translation>
            <numerusform>%n finestra</numerusform>
            <numerusform>%n finestre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n luce</numerusform>
            <numerusform>%n luci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) for the GM</source>
        <translation>
            <numerusform>%n nota per il GM</numerusform>
            <numerusform>%n note per il GM</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) of ground</source>
        <translation>
            <numerusform>%n area di terreno</numerusform>
            <numerusform>%n aree di terreno</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the &amp;picture…</source>
        <translation>Scegli l&apos;&amp;immagine…</translation>
    </message>
    <message>
        <source>What was left out or guessed</source>
        <translation>Cosa è stato omesso o dedotto</translation>
    </message>
    <message>
        <source>Reading the map…</source>
        <translation>Lettura della mappa…</translation>
    </message>
    <message>
        <source>Left out or guessed</source>
        <translation>Omesso o dedotto</translation>
    </message>
    <message>
        <source>Nothing was left out.</source>
        <translation>Niente è stato omesso.</translation>
    </message>
    <message>
        <source>The map lies on the picture you gave it</source>
        <translation>La mappa è posata sull&apos;immagine che le hai dato</translation>
    </message>
    <message>
        <source>Its picture is not in the file</source>
        <translation>La sua immagine non è nel file</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares</source>
        <translation>{columns} x {rows} quadretti</translation>
    </message>
    <message>
        <source>&quot;{name}&quot;, {size}. Drop it here, or go on without.</source>
        <translation>&quot;{name}&quot;, {size}. Lasciala qui o prosegui senza.</translation>
    </message>
    <message>
        <source>A picture of {size} belongs below it. Drop it here, or go on without.</source>
        <translation>Sotto va un&apos;immagine di {size}. Lasciala qui o prosegui senza.</translation>
    </message>
    <message>
        <source>Another &amp;picture…</source>
        <translation>Altra i&amp;mmagine…</translation>
    </message>
    <message>
        <source>dark but for its lights</source>
        <translation>buia, tranne le luci</translation>
    </message>
    <message>
        <source>Bare floor, no walls</source>
        <translation>Solo pavimento, nessun muro</translation>
    </message>
</context>
<context>
    <name>FogBar</name>
    <message>
        <source>Fog</source>
        <translation>Nebbia</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Rivela</translation>
    </message>
    <message>
        <source>&amp;Cover</source>
        <translation>&amp;Copri</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pennello</translation>
    </message>
    <message>
        <source>&amp;Polygon</source>
        <translation>P&amp;oligono</translation>
    </message>
    <message>
        <source>R&amp;oom</source>
        <translation>&amp;Stanza</translation>
    </message>
    <message>
        <source>Brush size in squares</source>
        <translation>Pennello, in quadretti</translation>
    </message>
    <message>
        <source>Drag over the map; the right button does the other.</source>
        <translation>Trascina sulla mappa; il tasto destro fa il contrario.</translation>
    </message>
    <message>
        <source>Click the corners; Enter or a click on the first closes it, the right button does the other.</source>
        <translation>Fai clic sugli angoli; Invio o un clic sul primo lo chiude, il tasto destro fa il contrario.</translation>
    </message>
    <message>
        <source>Click in a room; the right button does the other.</source>
        <translation>Fai clic in una stanza; il tasto destro fa il contrario.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Fog o&amp;n</source>
        <translation>&amp;Nebbia attiva</translation>
    </message>
    <message>
        <source>Off: the players see the whole map.</source>
        <translation>No: i giocatori vedono l&apos;intera mappa.</translation>
    </message>
    <message>
        <source>For&amp;get</source>
        <translation>&amp;Dimentica</translation>
    </message>
    <message>
        <source>Forget all that was explored or painted on this map.</source>
        <translation>Dimentica tutto ciò che è stato esplorato o dipinto su questa mappa.</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>General</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>On &amp;start</source>
        <translation>All&apos;&amp;avvio</translation>
    </message>
    <message>
        <source>Open the last fight</source>
        <translation>Apri l&apos;ultimo scontro</translation>
    </message>
    <message>
        <source>Open the sample fight</source>
        <translation>Apri lo scontro di esempio</translation>
    </message>
    <message>
        <source>Begin a new fight</source>
        <translation>Comincia un nuovo scontro</translation>
    </message>
    <message>
        <source>&amp;Another folder…</source>
        <translation>Un&apos;altra &amp;cartella…</translation>
    </message>
    <message>
        <source>The &amp;usual one</source>
        <translation>Quella &amp;solita</translation>
    </message>
    <message>
        <source>Folder of fights</source>
        <translation>Cartella degli scontri</translation>
    </message>
    <message>
        <source>New fights are kept there. Those that are elsewhere stay where they are; open them from the menu.</source>
        <translation>I nuovi scontri sono conservati lì. Quelli che sono altrove restano dove sono; aprili dal menu.</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>A corner on the way</source>
        <translation>Un angolo sulla via</translation>
    </message>
    <message>
        <source>A door free of charge</source>
        <translation>Una porta senza spesa</translation>
    </message>
    <message>
        <source>Another corner on the way</source>
        <translation>Un altro angolo sulla via</translation>
    </message>
    <message>
        <source>Area: larger or smaller</source>
        <translation>Area: più grande o più piccola</translation>
    </message>
    <message>
        <source>Attack an enemy</source>
        <translation>Attacca un nemico</translation>
    </message>
    <message>
        <source>Attack: another one</source>
        <translation>Attacco: un altro</translation>
    </message>
    <message>
        <source>Attack: roll</source>
        <translation>Attacco: tira</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Choose an attack</source>
        <translation>Scegli un attacco</translation>
    </message>
    <message>
        <source>Close; skip all</source>
        <translation>Chiudi; rinuncia a tutto</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>Ctrl held; Alt held</source>
        <translation>Ctrl premuto; Alt premuto</translation>
    </message>
    <message>
        <source>Ctrl+click, or a band</source>
        <translation>Ctrl+clic, o un riquadro</translation>
    </message>
    <message>
        <source>Damage or healing</source>
        <translation>Danni o guarigione</translation>
    </message>
    <message>
        <source>Drawing, measuring, areas</source>
        <translation>Disegnare, misurare, aree</translation>
    </message>
    <message>
        <source>Drop the gesture, the attack, the selection</source>
        <translation>Lascia il gesto, l&apos;attacco, la selezione</translation>
    </message>
    <message>
        <source>Edit a token</source>
        <translation>Modifica un segnalino</translation>
    </message>
    <message>
        <source>End the line</source>
        <translation>Termina la linea</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Enter, double click or right click</source>
        <translation>Invio, doppio clic o clic destro</translation>
    </message>
    <message>
        <source>Fly higher or lower</source>
        <translation>Vola più in alto o più in basso</translation>
    </message>
    <message>
        <source>Half squares; freely</source>
        <translation>Mezzi quadretti; liberamente</translation>
    </message>
    <message>
        <source>In a dialog: its page of the manual</source>
        <translation>In una finestra di dialogo: la sua pagina del manuale</translation>
    </message>
    <message>
        <source>Keys on the map</source>
        <translation>Tasti sulla mappa</translation>
    </message>
    <message>
        <source>Lead it freely as the GM</source>
        <translation>Guidalo liberamente come GM</translation>
    </message>
    <message>
        <source>Lead the way</source>
        <translation>Guida la via</translation>
    </message>
    <message>
        <source>Measure: another leg</source>
        <translation>Misura: un altro tratto</translation>
    </message>
    <message>
        <source>Measure: height</source>
        <translation>Misura: altezza</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>Move freely as the GM</source>
        <translation>Muovi liberamente come GM</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>Sposta la mappa</translation>
    </message>
    <message>
        <source>Next token, next target</source>
        <translation>Segnalino seguente, bersaglio seguente</translation>
    </message>
    <message>
        <source>On the cards</source>
        <translation>Sulle carte</translation>
    </message>
    <message>
        <source>One square of the way back</source>
        <translation>Un quadretto indietro sulla via</translation>
    </message>
    <message>
        <source>Open a map, picture or fight</source>
        <translation>Apri una mappa, un&apos;immagine o uno scontro</translation>
    </message>
    <message>
        <source>Open or close a door</source>
        <translation>Apri o chiudi una porta</translation>
    </message>
    <message>
        <source>Page Up   Page Down</source>
        <translation>Pag Su   Pag Giù</translation>
    </message>
    <message>
        <source>Reaction: skip</source>
        <translation>Reazione: rinuncia</translation>
    </message>
    <message>
        <source>Reaction: take it</source>
        <translation>Reazione: sferra</translation>
    </message>
    <message>
        <source>See where it can go</source>
        <translation>Vedi dove può andare</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleziona</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>Selezionane diversi</translation>
    </message>
    <message>
        <source>Set a corner</source>
        <translation>Fissa un angolo</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Shift held</source>
        <translation>Maiusc premuto</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Maiusc+frecce</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Maiusc+clic</translation>
    </message>
    <message>
        <source>Size of the brush</source>
        <translation>Dimensione del pennello</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Space or right click</source>
        <translation>Spazio o clic destro</translation>
    </message>
    <message>
        <source>Take the drag back</source>
        <translation>Annulla il trascinamento</translation>
    </message>
    <message>
        <source>Take the last corner back</source>
        <translation>Togli l&apos;ultimo angolo</translation>
    </message>
    <message>
        <source>Temporary hit points, in the field of the card</source>
        <translation>Punti ferita temporanei, nel campo della carta</translation>
    </message>
    <message>
        <source>The door beside</source>
        <translation>La porta accanto</translation>
    </message>
    <message>
        <source>Walk it; attack; take what is offered</source>
        <translation>Percorrila; attacca; accetta ciò che è offerto</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <translation>Che cosa si può fare qui</translation>
    </message>
    <message>
        <source>While you drag</source>
        <translation>Mentre trascini</translation>
    </message>
    <message>
        <source>With the mouse on the map</source>
        <translation>Con il mouse sulla mappa</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>arrows, number pad</source>
        <translation>frecce, tastierino</translation>
    </message>
    <message>
        <source>click</source>
        <translation>clic</translation>
    </message>
    <message>
        <source>click it</source>
        <translation>fai clic su di esso</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>doppio clic</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>trascina</translation>
    </message>
    <message>
        <source>drop it</source>
        <translation>lascialo cadere</translation>
    </message>
    <message>
        <source>middle button, or Space held</source>
        <translation>tasto centrale, o Spazio premuto</translation>
    </message>
    <message>
        <source>press and hold</source>
        <translation>premi e tieni</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>clic destro</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>rotella</translation>
    </message>
</context>
<context>
    <name>GmRow</name>
    <message>
        <source>GM</source>
        <translation>GM</translation>
    </message>
    <message>
        <source>as is</source>
        <translation>com&apos;è</translation>
    </message>
    <message>
        <source>advantage</source>
        <translation>vantaggio</translation>
    </message>
    <message>
        <source>disadvantage</source>
        <translation>svantaggio</translation>
    </message>
    <message>
        <source>Penalty for cover</source>
        <translation>Penalità per la copertura</translation>
    </message>
    <message>
        <source>What cover takes off the roll; the lines on the map say what is usual</source>
        <translation>Quanto la copertura toglie al tiro; le linee sulla mappa indicano il valore usuale</translation>
    </message>
</context>
<context>
    <name>HelpActions</name>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>&amp;Tour of a turn</source>
        <translation>&amp;Visita guidata di un turno</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Benvenuto</translation>
    </message>
    <message>
        <source>W&amp;hat is this?</source>
        <translation>Che &amp;cos&apos;è questo?</translation>
    </message>
</context>
<context>
    <name>HelpPaper</name>
    <message>
        <source>Nothing was printed: {place} could not be written to.</source>
        <translation>Non è stato stampato nulla: non si è potuto scrivere in {place}.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Enter or a double-click goes there; later steps can be done again until something new is done.</source>
        <translation>Invio o un doppio clic va lì; i passi successivi si possono rifare finché non si fa qualcosa di nuovo.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Un turno indietro</translation>
    </message>
    <message>
        <source>To where this turn began, then to the one before</source>
        <translation>A dove questo turno è cominciato, poi a quello prima</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Un turno avanti</translation>
    </message>
    <message>
        <source>To where the next turn begins, as it was done</source>
        <translation>A dove comincia il turno seguente, come è stato fatto</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>All&apos;inizio</translation>
    </message>
    <message>
        <source>Before the fight</source>
        <translation>Prima dello scontro</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>L&apos;inizio</translation>
    </message>
    <message>
        <source>A small change.</source>
        <translation>Una piccola modifica.</translation>
    </message>
    <message>
        <source>After the fight</source>
        <translation>Dopo lo scontro</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>The turn ends.</source>
        <translation>Il turno finisce.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn begins.</source>
        <translation>Comincia il turno di {name}.</translation>
    </message>
    <message>
        <source>{who}, {phase}</source>
        <translation>{who}, {phase}</translation>
    </message>
</context>
<context>
    <name>HitCard</name>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Which attack</source>
        <translation>Quale attacco</translation>
    </message>
    <message>
        <source>What it takes</source>
        <translation>Cosa usa</translation>
    </message>
    <message>
        <source>d20</source>
        <translation>d20</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danni</translation>
    </message>
    <message>
        <source>Knock out rather than kill</source>
        <translation>Tramortisci invece di uccidere</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Take this attack back</source>
        <translation>Annulla questo attacco</translation>
    </message>
    <message>
        <source>By the game master&apos;s word: only damage is rolled, nothing is spent</source>
        <translation>Per decisione del game master: si tirano solo i danni, non si spende niente</translation>
    </message>
    <message>
        <source>Overrule: it hits</source>
        <translation>Imponi: colpisce</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>{attacker} → {target}</source>
        <translation>{attacker} → {target}</translation>
    </message>
    <message>
        <source>{who}&apos;s save</source>
        <translation>Tiro salvezza di {who}</translation>
    </message>
    <message>
        <source>Type what the d20 shows, or press Roll.</source>
        <translation>Scrivi cosa mostra il d20 o premi Tira.</translation>
    </message>
    <message>
        <source>Type the damage, or press Enter to roll it</source>
        <translation>Scrivi i danni o premi Invio per tirarli</translation>
    </message>
    <message>
        <source> (AC {armour} + {bonus})</source>
        <translation> (CA {armour} + {bonus})</translation>
    </message>
    <message>
        <source>, {percent}% to the damage</source>
        <translation>, {percent}% ai danni</translation>
    </message>
    <message>
        <source>DC {dc}</source>
        <translation>CD {dc}</translation>
    </message>
    <message>
        <source>They cancel out</source>
        <translation>Si annullano</translation>
    </message>
    <message>
        <source>at range</source>
        <translation>a distanza</translation>
    </message>
    <message>
        <source>half on a success</source>
        <translation>metà se superato</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mischia</translation>
    </message>
    <message>
        <source>nothing on a success</source>
        <translation>niente se superato</translation>
    </message>
    <message>
        <source>to your roll, and to the damage: roll at the table</source>
        <translation>al tuo tiro e ai danni: tira al tavolo</translation>
    </message>
    <message>
        <source>to your roll: roll at the table</source>
        <translation>al tuo tiro: tira al tavolo</translation>
    </message>
    <message>
        <source>{attacker}, {attack}: {modifier} to the roll</source>
        <translation>{attacker}, {attack}: {modifier} al tiro</translation>
    </message>
    <message>
        <source>{face} or more on the d20: {modifier} against {against}, for {versus} {armour}</source>
        <translation>{face} o più con il d20: {modifier} contro {against}, per {versus} {armour}</translation>
    </message>
    <message>
        <source>{face} or more on the d20: {modifier} against {versus} {against}</source>
        <translation>{face} o più con il d20: {modifier} contro {versus} {against}</translation>
    </message>
    <message>
        <source>{length}, {kind}</source>
        <translation>{length}, {kind}</translation>
    </message>
    <message>
        <source>{percent}% to the damage: escalation</source>
        <translation>{percent}% ai danni: escalation</translation>
    </message>
    <message>
        <source>{target} saves with {ability}, {half}</source>
        <translation>{target}: tiro salvezza su {ability}, {half}</translation>
    </message>
    <message>
        <source>▶ {name} may strike first</source>
        <translation>▶ {name} può colpire prima</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>How this table plays {ruleset}.</source>
        <translation>Come si gioca {ruleset} a questo tavolo.</translation>
    </message>
    <message>
        <source>{ruleset} leaves nothing to house rules.</source>
        <translation>{ruleset} non lascia spazio a regole della casa.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>All as standard</source>
        <translation>Tutto standard</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>Importa {name}</translation>
    </message>
    <message>
        <source>Search the maps</source>
        <translation>Cerca mappe</translation>
    </message>
    <message>
        <source>Maps in the file</source>
        <translation>Mappe nel file</translation>
    </message>
    <message>
        <source>Work under way</source>
        <translation>Lavoro in corso</translation>
    </message>
    <message>
        <source>This map cannot be used</source>
        <translation>Questa mappa non è utilizzabile</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Niente da mostrare</translation>
    </message>
    <message>
        <source>No map of that name</source>
        <translation>Nessuna mappa con questo nome</translation>
    </message>
    <message>
        <source>The map&apos;s picture</source>
        <translation>L&apos;immagine della mappa</translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation>Immagini ({endings})</translation>
    </message>
    <message>
        <source>Go on without a picture</source>
        <translation>Prosegui senza immagine</translation>
    </message>
    <message>
        <source>Use this map</source>
        <translation>Usa questa mappa</translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message>
        <source>That is the fight they are in.</source>
        <translation>È lo scontro in cui si trovano.</translation>
    </message>
    <message>
        <source>They are here, and still in &quot;{origin}&quot; too: nothing was changed there.</source>
        <translation>Sono qui, e ancora anche in &quot;{origin}&quot;: là non è cambiato niente.</translation>
    </message>
    <message>
        <source>They are in &quot;{goal}&quot; now, but it cannot be opened.</source>
        <translation>Ora sono in &quot;{goal}&quot;, che però non si può aprire.</translation>
    </message>
    <message>
        <source>{names}: here from &quot;{origin}&quot;. Right-click a square to line the party up there.</source>
        <translation>{names}: arrivo da &quot;{origin}&quot;. Fai clic destro su un quadretto per schierarvi il gruppo.</translation>
    </message>
    <message>
        <source>{name}: it is read-only, nobody can be put there</source>
        <translation>{name}: è di sola lettura, non vi si può mettere nessuno</translation>
    </message>
    <message>
        <source>{name}: it is read-only; use Save as to keep the fight elsewhere</source>
        <translation>{name}: è di sola lettura; usa Salva con nome per conservare lo scontro altrove</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message numerus="yes">
        <source>Keeping %n creature(s)…</source>
        <translation>
            <numerusform>Si conserva %n creatura…</numerusform>
            <numerusform>Si conservano %n creature…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Cerca un comando o un tasto</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>I comandi e i loro tasti</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nuovo tasto</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Nessun tasto</translation>
    </message>
    <message>
        <source>As it &amp;was</source>
        <translation>Com&apos;&amp;era</translation>
    </message>
    <message>
        <source>The program&apos;s own key for this command</source>
        <translation>Il tasto proprio del programma per questo comando</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>&amp;Prendilo lo stesso</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>Nuovo &amp;tasto</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Cambiato da te</translation>
    </message>
    <message>
        <source>{key} always means the same on the map and on cards: it is no key of a command.</source>
        <translation>{key} significa sempre lo stesso sulla mappa e sulle carte: non è il tasto di un comando.</translation>
    </message>
    <message>
        <source>{key} is the key of &quot;{command}&quot;.</source>
        <translation>{key} è il tasto di &quot;{command}&quot;.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new key.</source>
        <translation>Scegli un comando, poi premi il suo nuovo tasto.</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>aberration</source>
        <translation>aberrazione</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>animale</translation>
    </message>
    <message>
        <source>beast</source>
        <translation>bestia</translation>
    </message>
    <message>
        <source>celestial</source>
        <translation>celestiale</translation>
    </message>
    <message>
        <source>construct</source>
        <translation>costrutto</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>drago</translation>
    </message>
    <message>
        <source>elemental</source>
        <translation>elementale</translation>
    </message>
    <message>
        <source>fey</source>
        <translation>folletto</translation>
    </message>
    <message>
        <source>fiend</source>
        <translation>immondo</translation>
    </message>
    <message>
        <source>giant</source>
        <translation>gigante</translation>
    </message>
    <message>
        <source>human</source>
        <translation>umano</translation>
    </message>
    <message>
        <source>humanoid</source>
        <translation>umanoide</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>mostro</translation>
    </message>
    <message>
        <source>monstrosity</source>
        <translation>mostruosità</translation>
    </message>
    <message>
        <source>ooze</source>
        <translation>melma</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>plant</source>
        <translation>vegetale</translation>
    </message>
    <message>
        <source>undead</source>
        <translation>non morto</translation>
    </message>
    <message>
        <source>angel</source>
        <translation>angelo</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>artigliere</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>capo</translation>
    </message>
    <message>
        <source>brute</source>
        <translation>bruto</translation>
    </message>
    <message>
        <source>chromatic</source>
        <translation>cromatico</translation>
    </message>
    <message>
        <source>cleric</source>
        <translation>chierico</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>conduttore</translation>
    </message>
    <message>
        <source>controller</source>
        <translation>controllore</translation>
    </message>
    <message>
        <source>crowd</source>
        <translation>folla</translation>
    </message>
    <message>
        <source>demon</source>
        <translation>demone</translation>
    </message>
    <message>
        <source>devil</source>
        <translation>diavolo</translation>
    </message>
    <message>
        <source>dinosaur</source>
        <translation>dinosauro</translation>
    </message>
    <message>
        <source>druid</source>
        <translation>druido</translation>
    </message>
    <message>
        <source>dwarf</source>
        <translation>nano</translation>
    </message>
    <message>
        <source>elf</source>
        <translation>elfo</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>elite</translation>
    </message>
    <message>
        <source>flyer</source>
        <translation>volatore</translation>
    </message>
    <message>
        <source>genie</source>
        <translation>genio</translation>
    </message>
    <message>
        <source>gnoll</source>
        <translation>gnoll</translation>
    </message>
    <message>
        <source>gnome</source>
        <translation>gnomo</translation>
    </message>
    <message>
        <source>goblinoid</source>
        <translation>goblinoide</translation>
    </message>
    <message>
        <source>grimlock</source>
        <translation>grimlock</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>guardia</translation>
    </message>
    <message>
        <source>kobold</source>
        <translation>coboldo</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>comandante</translation>
    </message>
    <message>
        <source>lizardfolk</source>
        <translation>lucertoloide</translation>
    </message>
    <message>
        <source>lurker</source>
        <translation>appostatore</translation>
    </message>
    <message>
        <source>lycanthrope</source>
        <translation>licantropo</translation>
    </message>
    <message>
        <source>merfolk</source>
        <translation>marinide</translation>
    </message>
    <message>
        <source>metallic</source>
        <translation>metallico</translation>
    </message>
    <message>
        <source>minion</source>
        <translation>gregario</translation>
    </message>
    <message>
        <source>orc</source>
        <translation>orco</translation>
    </message>
    <message>
        <source>pack</source>
        <translation>branco</translation>
    </message>
    <message>
        <source>sahuagin</source>
        <translation>sahuagin</translation>
    </message>
    <message>
        <source>shapechanger</source>
        <translation>mutaforma</translation>
    </message>
    <message>
        <source>skirmisher</source>
        <translation>schermagliatore</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>soldato</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solitario</translation>
    </message>
    <message>
        <source>support</source>
        <translation>sostegno</translation>
    </message>
    <message>
        <source>swarm</source>
        <translation>sciame</translation>
    </message>
    <message>
        <source>titan</source>
        <translation>titano</translation>
    </message>
    <message>
        <source>wizard</source>
        <translation>mago</translation>
    </message>
    <message>
        <source>{size} {kind}</source>
        <translation>{kind}, taglia {size}</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message>
        <source>What the file does not hold</source>
        <translation>Cosa non contiene il file</translation>
    </message>
    <message>
        <source>Not in {name}, or not as it is here:</source>
        <translation>Non in {name}, o diverso da qui:</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Cannot be read</source>
        <translation>Illeggibile</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>something went wrong inside the program</source>
        <translation>qualcosa è andato storto nel programma</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is on the table; open another fight first.</source>
        <translation>&quot;{name}&quot; è sul tavolo; prima apri un altro scontro.</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n creatura</numerusform>
            <numerusform>%n creature</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n giorno fa</numerusform>
            <numerusform>%n giorni fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation>
            <numerusform>%n porta</numerusform>
            <numerusform>%n porte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s) ago</source>
        <translation>
            <numerusform>%n settimana fa</numerusform>
            <numerusform>%n settimane fa</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes with Battlemap</source>
        <translation>Fornito con Battlemap</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dagli un nome.</translation>
    </message>
    <message>
        <source>No program shows folders here. It is {folder}</source>
        <translation>Nessun programma mostra le cartelle qui. È {folder}</translation>
    </message>
    <message>
        <source>Start a fight on it instead: that is a copy.</source>
        <translation>Inizia invece uno scontro su di essa: sarà una copia.</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Non è possibile.</translation>
    </message>
    <message>
        <source>What comes with Battlemap keeps its name; duplicate it to have one of your own.</source>
        <translation>Ciò che è fornito con Battlemap mantiene il suo nome; duplicalo per averne uno tuo.</translation>
    </message>
    <message>
        <source>What comes with Battlemap stays here.</source>
        <translation>Ciò che è fornito con Battlemap resta qui.</translation>
    </message>
    <message>
        <source>last week</source>
        <translation>la settimana scorsa</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>non iniziato</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>round {round}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>oggi</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ieri</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>{name}: it cannot be moved to the trash; it is still where it was.</source>
        <translation>{name}: spostamento nel cestino non riuscito; è ancora dov&apos;era.</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Libreria…</translation>
    </message>
    <message>
        <source>&amp;Keep the map in the library…</source>
        <translation>Conserva la mappa nella li&amp;breria…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Copie di sicure&amp;zza…</translation>
    </message>
    <message>
        <source>Move the &amp;party to…</source>
        <translation>Sposta i&amp;l gruppo in…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copie di sicurezza</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dagli un nome.</translation>
    </message>
    <message>
        <source>Keep the map in the library</source>
        <translation>Conserva la mappa nella libreria</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>The map is kept in the library as &quot;{name}&quot;.</source>
        <translation>La mappa è conservata nella libreria come &quot;{name}&quot;.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Libreria</translation>
    </message>
    <message>
        <source>They have not come here any more. In &quot;{origin}&quot; undo brings them back.</source>
        <translation>Qui non sono più arrivati. In &quot;{origin}&quot; Annulla li riporta indietro.</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Library</source>
        <translation>Libreria</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>New fight &amp;here…</source>
        <translation>Nuovo scontro &amp;qui…</translation>
    </message>
    <message>
        <source>&amp;Lay below the fight on the table</source>
        <translation>&amp;Metti sotto lo scontro sul tavolo</translation>
    </message>
    <message>
        <source>Go on here with the &amp;party…</source>
        <translation>Prosegui qui con il &amp;gruppo…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Rinomina…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplica</translation>
    </message>
    <message>
        <source>Move to the &amp;trash…</source>
        <translation>Sposta nel &amp;cestino…</translation>
    </message>
    <message>
        <source>Show in its &amp;folder</source>
        <translation>Mostra nella car&amp;tella</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Mo&amp;re</source>
        <translation>A&amp;ltro</translation>
    </message>
    <message>
        <source>&amp;Open the map itself</source>
        <translation>Apri la mappa st&amp;essa</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Move &quot;{name}&quot; to the trash?</source>
        <translation>Spostare &quot;{name}&quot; nel cestino?</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Sposta nel cestino</translation>
    </message>
</context>
<context>
    <name>LibraryPane</name>
    <message>
        <source>Search titles, maps and creatures</source>
        <translation>Cerca titoli, mappe e creature</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Tutto</translation>
    </message>
    <message>
        <source>&amp;Fights</source>
        <translation>&amp;Scontri</translation>
    </message>
    <message>
        <source>&amp;Maps</source>
        <translation>&amp;Mappe</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ultimi giocati</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Nothing here has &quot;{words}&quot; in it.</source>
        <translation>Qui niente contiene &quot;{words}&quot;.</translation>
    </message>
    <message>
        <source>No maps yet. File &gt; Keep the map in the library keeps the one on the table.</source>
        <translation>Ancora nessuna mappa. File &gt; Conserva la mappa nella libreria conserva quella sul tavolo.</translation>
    </message>
    <message>
        <source>No fights yet. Start one on a map, or press Ctrl+N in the window.</source>
        <translation>Ancora nessuno scontro. Iniziane uno su una mappa o premi Ctrl+N nella finestra.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Niente si chiama così.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>Find a library or a licence</source>
        <translation>Trova una libreria o una licenza</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>see its text</source>
        <translation>vedi il testo</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Testo della licenza</translation>
    </message>
    <message>
        <source>Its text was not installed with it.</source>
        <translation>Il testo non è stato installato insieme.</translation>
    </message>
    <message>
        <source>Text of the licence of {name}</source>
        <translation>Testo della licenza di {name}</translation>
    </message>
</context>
<context>
    <name>LightBar</name>
    <message>
        <source>Bright</source>
        <translation>Intensa</translation>
    </message>
    <message>
        <source>Dim</source>
        <translation>Fioca</translation>
    </message>
    <message>
        <source>How far it is bright light.</source>
        <translation>Fin dove arriva la luce intensa.</translation>
    </message>
    <message>
        <source>How far it is at least dim light, counted from the light.</source>
        <translation>Fin dove arriva almeno la luce fioca, contando dalla fonte.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Flame</source>
        <translation>Fiamma</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Brace</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Portata da</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>&amp;Dark map</source>
        <translation>Mappa &amp;buia</translation>
    </message>
    <message>
        <source>On: only lights give light here. Off: the whole map is bright.</source>
        <translation>Sì: qui fanno luce solo le fonti. No: l&apos;intera mappa è illuminata.</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>Colore della luce</translation>
    </message>
</context>
<context>
    <name>LightTool</name>
    <message>
        <source>Click places a light, dragging sets how far it is bright. Drag a lamp to move it, its ring to widen it. Delete removes it, Ctrl+C and Ctrl+V copy it.</source>
        <translation>Un clic posiziona una luce, trascinando ne scegli la portata. Trascina una lampada per spostarla, il suo anello per allargarla. Canc la rimuove, Ctrl+C e Ctrl+V la copiano.</translation>
    </message>
    <message>
        <source>bright {bright} · dim {dim}</source>
        <translation>intensa {bright} · fioca {dim}</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Undone. Double-click to go there.</source>
        <translation>Annullato. Doppio clic per andarci.</translation>
    </message>
    <message>
        <source>Double-click to go there.</source>
        <translation>Doppio clic per andarci.</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>What happens is told here.</source>
        <translation>Qui viene raccontato ciò che accade.</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Size of &amp;letters</source>
        <translation>Dimensione de&amp;l testo</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animazioni</translation>
    </message>
    <message>
        <source>Without them nothing glides or pulses: everything is where it goes at once.</source>
        <translation>Senza, nulla scivola o pulsa: tutto è subito dove va.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Fight</source>
        <translation>Scontro</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Disegna</translation>
    </message>
    <message>
        <source>{fight} — Battlemap</source>
        <translation>{fight} — Battlemap</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Imponi</translation>
    </message>
    <message>
        <source>A picture of this fight {why}.</source>
        <translation>Un&apos;immagine di questo scontro {why}.</translation>
    </message>
</context>
<context>
    <name>MannerRow</name>
    <message>
        <source>How many</source>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>When they come</source>
        <translation>Quando arrivano</translation>
    </message>
    <message>
        <source>They wait off the map until they are called</source>
        <translation>Attendono fuori dalla mappa finché non vengono chiamati</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>&amp;Nascosti</translation>
    </message>
    <message>
        <source>The players do not see them until you show them</source>
        <translation>I giocatori non li vedono finché non li mostri</translation>
    </message>
    <message>
        <source>&amp;Roll HP</source>
        <translation>&amp;Tira i PF</translation>
    </message>
    <message>
        <source>Hit points by their dice, each its own; else the average</source>
        <translation>Punti ferita tirati con i dadi, uno per uno; altrimenti la media</translation>
    </message>
    <message>
        <source>&amp;One initiative</source>
        <translation>&amp;Iniz. unica</translation>
    </message>
    <message>
        <source>A group rolls once and acts at the same count</source>
        <translation>Un gruppo tira una volta e agisce con lo stesso valore</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>In round {round}</source>
        <translation>Nel round {round}</translation>
    </message>
</context>
<context>
    <name>ManualPages</name>
    <message>
        <source>This page is missing from this copy of the program.</source>
        <translation>Questa pagina manca in questa copia del programma.</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Lettere più piccole</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Lettere più grandi</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Stampa questa pagina…</translation>
    </message>
    <message>
        <source>Print the whole manual…</source>
        <translation>Stampa tutto il manuale…</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Nothing of the manual has these words.</source>
        <translation>Niente nel manuale ha queste parole.</translation>
    </message>
    <message>
        <source>{page} — Manual</source>
        <translation>{page} — Manuale</translation>
    </message>
</context>
<context>
    <name>MapFields</name>
    <message>
        <source>Whole map</source>
        <translation>Intera mappa</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>Ciò che mostra la finestra</translation>
    </message>
    <message>
        <source>These squares:</source>
        <translation>Questi quadretti:</translation>
    </message>
    <message>
        <source>Squares, by two corners</source>
        <translation>Quadretti, per due angoli</translation>
    </message>
    <message>
        <source>Two corners, as A1:F8</source>
        <translation>Due angoli, come A1:F8</translation>
    </message>
    <message>
        <source>&amp;Tokens</source>
        <translation>&amp;Segnalini</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Griglia</translation>
    </message>
    <message>
        <source>&amp;Notes and lamps</source>
        <translation>N&amp;ote e lampade</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers at the rim</source>
        <translation>&amp;Lettere e numeri sul bordo</translation>
    </message>
    <message>
        <source>Save &amp;ink: white ground, outlines only</source>
        <translation>Risparmia &amp;inchiostro: fondo bianco, solo contorni</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>Pa&amp;rt</source>
        <translation>Pa&amp;rte</translation>
    </message>
    <message>
        <source>What the players know</source>
        <translation>Ciò che sanno i giocatori</translation>
    </message>
    <message>
        <source>Whole map without secrets</source>
        <translation>Intera mappa senza segreti</translation>
    </message>
    <message>
        <source>Game master&apos;s map</source>
        <translation>Mappa del game master</translation>
    </message>
    <message>
        <source>No hidden creature, secret door or number is in it, nor what nobody has seen.</source>
        <translation>Non contiene creature nascoste, porte segrete o numeri, né ciò che nessuno ha visto.</translation>
    </message>
    <message>
        <source>As players see it, all explored and in full light. Secret doors and hidden creatures stay out.</source>
        <translation>Come la vedono i giocatori, tutta esplorata e in piena luce. Porte segrete e creature nascoste restano fuori.</translation>
    </message>
    <message>
        <source>With hit points, secret doors, lights and notes: not for the players.</source>
        <translation>Con punti ferita, porte segrete, luci e note: non per i giocatori.</translation>
    </message>
</context>
<context>
    <name>MapPlace</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Battle map</source>
        <translation>Mappa di battaglia</translation>
    </message>
</context>
<context>
    <name>MarchingDialog</name>
    <message>
        <source>Marching order</source>
        <translation>Ordine di marcia</translation>
    </message>
    <message>
        <source>There are no characters on the map. Whoever is a player&apos;s character marches with the party.</source>
        <translation>Sulla mappa non ci sono personaggi. Marcia con il gruppo chi è il personaggio di un giocatore.</translation>
    </message>
    <message>
        <source>Keep the order</source>
        <translation>Conserva l&apos;ordine</translation>
    </message>
    <message>
        <source>From front to back: drag the names, or press Alt+Up and Alt+Down.</source>
        <translation>Dal fronte alla retroguardia: trascina i nomi o premi Alt+Su e Alt+Giù.</translation>
    </message>
    <message>
        <source>Forwards</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Line up &amp;anyway</source>
        <translation>Schiera com&amp;unque</translation>
    </message>
    <message>
        <source>Where the party lines up</source>
        <translation>Dove si schiera il gruppo</translation>
    </message>
    <message>
        <source>at {cell}, the square clicked last</source>
        <translation>in {cell}, l&apos;ultimo quadretto cliccato</translation>
    </message>
    <message>
        <source>To line the party up, right-click a square of the map.</source>
        <translation>Per schierare il gruppo, fai clic destro su un quadretto della mappa.</translation>
    </message>
    <message>
        <source>&amp;Line up</source>
        <translation>&amp;Schiera</translation>
    </message>
    <message>
        <source>Keep the order and put the party there</source>
        <translation>Conserva l&apos;ordine e metti lì il gruppo</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Dove</translation>
    </message>
    <message>
        <source>north</source>
        <translation>a nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>a nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>a est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>a sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>a sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>a sud-ovest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>a ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>a nord-ovest</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Portcullis</source>
        <translation>Saracinesca</translation>
    </message>
    <message>
        <source>{door} {side} of {cell}, {state}</source>
        <translation>{door} {side} di {cell}, {state}</translation>
    </message>
</context>
<context>
    <name>Means</name>
    <message>
        <source>Declares</source>
        <translation>Dichiara</translation>
    </message>
    <message>
        <source>Declared: {what}</source>
        <translation>Dichiarato: {what}</translation>
    </message>
    <message>
        <source>{resource}, in the turns of others</source>
        <translation>{resource}, nei turni altrui</translation>
    </message>
    <message>
        <source>Attacks left</source>
        <translation>Attacchi rimasti</translation>
    </message>
    <message>
        <source>The action is spent; these strikes are still in it</source>
        <translation>L&apos;azione è spesa; questi attacchi ne fanno ancora parte</translation>
    </message>
    <message>
        <source>{mode}: {left} of {whole}</source>
        <translation>{mode}: {left} di {whole}</translation>
    </message>
    <message>
        <source>{mode}: {both} for a move</source>
        <translation>{mode}: {both} per movimento</translation>
    </message>
    <message>
        <source>{mode} {left}/{whole}</source>
        <translation>{mode} {left}/{whole}</translation>
    </message>
    <message>
        <source>For the next move.</source>
        <translation>Per il prossimo movimento.</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Prossimo movimento</translation>
    </message>
    <message>
        <source>Readied: {trigger}</source>
        <translation>Preparato: {trigger}</translation>
    </message>
    <message>
        <source>It happens</source>
        <translation>Accade</translation>
    </message>
    <message>
        <source>The trigger has come: spend the reaction</source>
        <translation>L&apos;innesco si è verificato: spendi la reazione</translation>
    </message>
    <message>
        <source>{name} attacks with its reaction: click an enemy.</source>
        <translation>{name} attacca con la reazione: fai clic su un nemico.</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Drag from a square or a creature to another. Right click or Space adds a leg, Page Up and Page Down a height, Backspace takes a leg back, Esc ends it.</source>
        <translation>Trascina da un quadretto o una creatura a un&apos;altra. Clic destro o Spazio aggiunge un tratto, Pag su e Pag giù un&apos;altezza, Backspace toglie un tratto, Esc termina.</translation>
    </message>
    <message>
        <source>beside it already</source>
        <translation>già accanto</translation>
    </message>
    <message>
        <source>no way on foot</source>
        <translation>nessuna via a piedi</translation>
    </message>
    <message>
        <source>too far to count on foot</source>
        <translation>troppo lontano da contare a piedi</translation>
    </message>
    <message>
        <source>walking {cost}</source>
        <translation>a piedi {cost}</translation>
    </message>
    <message>
        <source>{height} down</source>
        <translation>{height} più in basso</translation>
    </message>
    <message>
        <source>{height} up</source>
        <translation>{height} più in alto</translation>
    </message>
</context>
<context>
    <name>MovePartyDialog</name>
    <message>
        <source>Move the party</source>
        <translation>Sposta il gruppo</translation>
    </message>
    <message>
        <source>There is nobody on the map to go anywhere.</source>
        <translation>Sulla mappa non c&apos;è nessuno da spostare.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Vai</translation>
    </message>
    <message>
        <source>It ends</source>
        <translation>Finisce</translation>
    </message>
    <message>
        <source>It goes on without them</source>
        <translation>Continua senza di loro</translation>
    </message>
    <message>
        <source>They join it</source>
        <translation>Si uniscono allo scontro</translation>
    </message>
    <message>
        <source>It ends first</source>
        <translation>Prima finisce</translation>
    </message>
    <message>
        <source>Anot&amp;her file…</source>
        <translation>&amp;Altro file…</translation>
    </message>
    <message>
        <source>The fight here is in round {round}.</source>
        <translation>Lo scontro qui è nel round {round}.</translation>
    </message>
    <message>
        <source>Who goes</source>
        <translation>Chi va</translation>
    </message>
    <message>
        <source>They come as they are: wounds, conditions, lights. What hangs on a turn ends.</source>
        <translation>Arrivano così come sono: ferite, condizioni, luci. Ciò che dipende da un turno finisce.</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>The fight there is in round {round}.</source>
        <translation>Lo scontro là è nel round {round}.</translation>
    </message>
    <message>
        <source>Choose where they go.</source>
        <translation>Scegli dove vanno.</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
</context>
<context>
    <name>Needs</name>
    <message>
        <source>Size</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Water a day</source>
        <translation>Acqua al giorno</translation>
    </message>
    <message>
        <source>Food a day</source>
        <translation>Cibo al giorno</translation>
    </message>
    <message>
        <source>Water and food</source>
        <translation>Acqua e cibo</translation>
    </message>
    <message>
        <source>&amp;Days</source>
        <translation>Gior&amp;ni</translation>
    </message>
    <message>
        <source>{litres} l</source>
        <translation>{litres} l</translation>
    </message>
    <message>
        <source>{kilos} kg</source>
        <translation>{kilos} kg</translation>
    </message>
    <message>
        <source>The party of {number} drinks {water} and eats {food}.</source>
        <translation>Un gruppo di {number} beve {water} e mangia {food}.</translation>
    </message>
    <message>
        <source>Without water: {thirst}. Without food: {hunger}.</source>
        <translation>Senz&apos;acqua: {thirst}. Senza cibo: {hunger}.</translation>
    </message>
    <message>
        <source>Thirst: less than half the water of a day gives a level of exhaustion when the day ends. Such levels stay until a whole day&apos;s water was drunk.</source>
        <translation>Sete: meno di metà dell&apos;acqua di un giorno dà un livello di indebolimento a fine giornata. Questi livelli restano finché non si beve l&apos;acqua di un giorno intero.</translation>
    </message>
    <message>
        <source>Hunger: less than half the food of a day asks for a Constitution save against {dc}, or gives a level. Nothing at all gives a level at the end of day {day} and of each day after. Such levels stay until a whole day&apos;s food was eaten.</source>
        <translation>Fame: meno di metà del cibo di un giorno richiede un tiro salvezza su Costituzione contro {dc}, o dà un livello. Senza mangiare nulla si ottiene un livello alla fine del giorno {day} e di ogni giorno seguente. Questi livelli restano finché non si mangia il cibo di un giorno intero.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) of exhaustion</source>
        <translation>
            <numerusform>%n livello di indebolimento</numerusform>
            <numerusform>%n livelli di indebolimento</numerusform>
        </translation>
    </message>
    <message>
        <source>{levels}, deadly</source>
        <translation>{levels}, letale</translation>
    </message>
</context>
<context>
    <name>NewFightDialog</name>
    <message>
        <source>New fight</source>
        <translation>Nuovo scontro</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Scontro</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regolamento</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonne</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>R&amp;ighe</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadretto</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note for the game master</source>
        <translation>Nota per il game master</translation>
    </message>
    <message>
        <source>Only for the game master</source>
        <translation>Solo per il game master</translation>
    </message>
    <message>
        <source>What is here?</source>
        <translation>Che cosa c&apos;è qui?</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>Testo della nota</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Invio</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
</context>
<context>
    <name>NoteTool</name>
    <message>
        <source>Click the map to write a note, a pin to read and change it. Drag a pin to move it; over a pin Delete removes it, Ctrl+C and Ctrl+V copy it. Only you see notes.</source>
        <translation>Fai clic sulla mappa per scrivere una nota, su un segnaposto per leggerla e modificarla. Trascina un segnaposto per spostarlo; su un segnaposto Canc la rimuove, Ctrl+C e Ctrl+V la copiano. Le note le vedi solo tu.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi avviso</translation>
    </message>
</context>
<context>
    <name>OnFoot</name>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Andatura</translation>
    </message>
    <message>
        <source>A minute</source>
        <translation>Al minuto</translation>
    </message>
    <message>
        <source>An hour</source>
        <translation>All&apos;ora</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Al giorno</translation>
    </message>
    <message>
        <source>This way</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Meanwhile</source>
        <translation>Intanto</translation>
    </message>
    <message>
        <source>Paces</source>
        <translation>Andature</translation>
    </message>
    <message>
        <source>&amp;Difficult ground: half as far</source>
        <translation>Terreno &amp;difficile: metà distanza</translation>
    </message>
    <message>
        <source>&amp;Mounted: twice as far for one hour of each day</source>
        <translation>A c&amp;avallo: distanza doppia per un&apos;ora al giorno</translation>
    </message>
    <message>
        <source>After the hour at twice the pace the animals want a rest, short or long, before they can do it again.</source>
        <translation>Dopo l&apos;ora ad andatura doppia gli animali devono riposare, brevemente o a lungo, prima di poterlo rifare.</translation>
    </message>
    <message>
        <source>the way</source>
        <translation>la via</translation>
    </message>
    <message>
        <source>an hour at this pace</source>
        <translation>un&apos;ora a questa andatura</translation>
    </message>
    <message>
        <source>a day at this pace</source>
        <translation>un giorno a questa andatura</translation>
    </message>
    <message>
        <source>a day on difficult ground, half as far</source>
        <translation>un giorno su terreno difficile, la metà della distanza</translation>
    </message>
    <message>
        <source>an hour of each day at twice the pace</source>
        <translation>un&apos;ora di ogni giorno al doppio dell&apos;andatura</translation>
    </message>
    <message>
        <source>{mode}: {skills}</source>
        <translation>{mode}: {skills}</translation>
    </message>
    <message>
        <source>passive Perception {number}</source>
        <translation>Percezione passiva {number}</translation>
    </message>
    <message>
        <source>may go unseen (Stealth)</source>
        <translation>può passare inosservato (Furtività)</translation>
    </message>
</context>
<context>
    <name>Onward</name>
    <message>
        <source>Move on (Enter)</source>
        <translation>Prosegui (Invio)</translation>
    </message>
    <message>
        <source>Move with both actions (Enter)</source>
        <translation>Muovi con entrambe le azioni (Invio)</translation>
    </message>
    <message>
        <source>{action} and move (Enter)</source>
        <translation>{action} e movimento (Invio)</translation>
    </message>
    <message>
        <source>{name} has come to {square}; the rest of its way is {cost}.</source>
        <translation>{name} è arrivato in {square}; il resto della via è {cost}.</translation>
    </message>
    <message>
        <source>{name} has come to {square}; the rest of its way takes the {resource}.</source>
        <translation>{name} è in {square}; il resto del percorso usa: {resource}.</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Marching order</source>
        <translation>Ordine di marcia</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordine dei turni</translation>
    </message>
    <message>
        <source>{hp} of {max} hit points</source>
        <translation>{hp} di {max} punti ferita</translation>
    </message>
</context>
<context>
    <name>OtherDeedDialog</name>
    <message>
        <source>{name}: another action</source>
        <translation>{name}: un&apos;altra azione</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>healing word</source>
        <translation>parola guaritrice</translation>
    </message>
    <message>
        <source>nobody in particular</source>
        <translation>nessuno in particolare</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Cosa</translation>
    </message>
    <message>
        <source>&amp;Takes the</source>
        <translation>&amp;Usa</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Su</translation>
    </message>
    <message>
        <source>Say what is done.</source>
        <translation>Scrivi che cosa si fa.</translation>
    </message>
</context>
<context>
    <name>Own</name>
    <message>
        <source>&amp;Lives in</source>
        <translation>&amp;Vive in</translation>
    </message>
    <message>
        <source>All &amp;fields</source>
        <translation>Tutti i ca&amp;mpi</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaggio</translation>
    </message>
    <message>
        <source>Creature of your own</source>
        <translation>Creatura propria</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dagli un nome.</translation>
    </message>
    <message>
        <source>Give the character a name.</source>
        <translation>Dai un nome al personaggio.</translation>
    </message>
    <message>
        <source>Hit &amp;dice</source>
        <translation>&amp;Dadi vita</translation>
    </message>
    <message>
        <source>Hit dice</source>
        <translation>Dadi vita</translation>
    </message>
    <message>
        <source>New creature</source>
        <translation>Nuova creatura</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>Etic&amp;hette</translation>
    </message>
    <message>
        <source>beast, undead…</source>
        <translation>bestia, non morto…</translation>
    </message>
    <message>
        <source>forest, ruins</source>
        <translation>foresta, rovine</translation>
    </message>
    <message>
        <source>goblinoid</source>
        <translation>goblinoide</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source> km</source>
        <translation> km</translation>
    </message>
    <message>
        <source>Length of the &amp;way</source>
        <translation>Lun&amp;ghezza del percorso</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} h</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina del manuale</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Drag A and B onto two printed crossings. The white bars cut the picture. The wheel zooms. Arrow keys move by one pixel what was touched last, or chosen with A, B or G for the grid.</source>
        <translation>Trascina A e B su due incroci stampati. Le barre bianche tagliano l&apos;immagine. La rotella fa lo zoom. Le frecce spostano di un pixel ciò che hai toccato per ultimo, o scelto con A, B o G per la griglia.</translation>
    </message>
    <message>
        <source>&amp;Use the grid that was found</source>
        <translation>&amp;Usa la griglia trovata</translation>
    </message>
    <message>
        <source>&amp;Half</source>
        <translation>&amp;Metà</translation>
    </message>
    <message>
        <source>D&amp;ouble</source>
        <translation>D&amp;oppio</translation>
    </message>
    <message>
        <source>&amp;Whole picture</source>
        <translation>&amp;Intera immagine</translation>
    </message>
    <message>
        <source>The printed grid</source>
        <translation>La griglia stampata</translation>
    </message>
    <message>
        <source>Squares half as wide: twice as many</source>
        <translation>Quadretti larghi la metà: il doppio dei quadretti</translation>
    </message>
    <message>
        <source>Squares twice as wide: half as many</source>
        <translation>Quadretti larghi il doppio: la metà dei quadretti</translation>
    </message>
    <message>
        <source>Turn to the left (Ctrl+L)</source>
        <translation>Gira a sinistra (Ctrl+L)</translation>
    </message>
    <message>
        <source>Turn to the right (Ctrl+R)</source>
        <translation>Gira a destra (Ctrl+R)</translation>
    </message>
    <message>
        <source>Take back what the edges cut off</source>
        <translation>Riprendi ciò che i bordi hanno tagliato</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>First square, x</source>
        <translation>Primo quadretto, x</translation>
    </message>
    <message>
        <source>First square, y</source>
        <translation>Primo quadretto, y</translation>
    </message>
    <message>
        <source>Columns from A to B</source>
        <translation>Colonne da A a B</translation>
    </message>
    <message>
        <source>Rows from A to B</source>
        <translation>Righe da A a B</translation>
    </message>
    <message>
        <source>&amp;Columns x rows</source>
        <translation>&amp;Colonne x righe</translation>
    </message>
    <message>
        <source>&amp;Pixels per square</source>
        <translation>&amp;Pixel per quadretto</translation>
    </message>
    <message>
        <source>&amp;First square x, y</source>
        <translation>Primo quadretto &amp;x, y</translation>
    </message>
    <message>
        <source>A and B are &amp;apart</source>
        <translation>Distanza fra &amp;A e B</translation>
    </message>
    <message>
        <source>&amp;Tilt and turn</source>
        <translation>I&amp;nclina e gira</translation>
    </message>
    <message>
        <source>Edges cut off</source>
        <translation>Bordi tagliati</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Creatures, saved encounters, the party, who comes later</source>
        <translation>Creature, incontri salvati, il gruppo, chi viene più tardi</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Creature</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvati</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>Later ({number})</source>
        <translation>Più tardi ({number})</translation>
    </message>
</context>
<context>
    <name>PartyPane</name>
    <message>
        <source>Party</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>&amp;Bring them in…</source>
        <translation>&amp;Falli entrare…</translation>
    </message>
    <message>
        <source>Then click where their first is to stand</source>
        <translation>Poi fai clic dove starà il primo</translation>
    </message>
    <message>
        <source>&amp;Take results home</source>
        <translation>&amp;Riporta i risultati</translation>
    </message>
    <message>
        <source>Hit points, conditions and resources as they are on the map</source>
        <translation>Punti ferita, condizioni e risorse come sono sulla mappa</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>Nuo&amp;vo…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifica…</translation>
    </message>
    <message>
        <source>Which party</source>
        <translation>Quale gruppo</translation>
    </message>
    <message>
        <source>Nobody is in this party yet. Add a character, import one, or take the selected of the map in.</source>
        <translation>In questo gruppo non c&apos;è ancora nessuno. Aggiungi un personaggio, importane uno o includi i selezionati della mappa.</translation>
    </message>
    <message>
        <source>Further to the front (Alt+Up)</source>
        <translation>Più avanti (Alt+Su)</translation>
    </message>
    <message>
        <source>Further back (Alt+Down)</source>
        <translation>Più indietro (Alt+Giù)</translation>
    </message>
    <message>
        <source>Out of the party</source>
        <translation>Fuori dal gruppo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>&amp;New party…</source>
        <translation>&amp;Nuovo gruppo…</translation>
    </message>
    <message>
        <source>&amp;Rename the party…</source>
        <translation>Rinomina il &amp;gruppo…</translation>
    </message>
    <message>
        <source>&amp;Throw the party away</source>
        <translation>&amp;Elimina il gruppo</translation>
    </message>
    <message>
        <source>Take the &amp;selected of the map in</source>
        <translation>Includi i &amp;selezionati della mappa</translation>
    </message>
    <message>
        <source>&amp;Import characters…</source>
        <translation>&amp;Importa personaggi…</translation>
    </message>
    <message>
        <source>{trouble}. The party is shown as it was before the last change.</source>
        <translation>{trouble}. Il gruppo è mostrato com&apos;era prima dell&apos;ultima modifica.</translation>
    </message>
    <message>
        <source>Another window has changed the party meanwhile. It is shown as it is now; do it again.</source>
        <translation>Un&apos;altra finestra ha modificato il gruppo nel frattempo. È mostrato com&apos;è ora; riprova.</translation>
    </message>
    <message>
        <source>Their figures are for {rules}; this fight is played by {others}.</source>
        <translation>I loro valori sono per {rules}; questo scontro si gioca con {others}.</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Livello {level}</translation>
    </message>
    <message>
        <source>{hp}/{max} HP</source>
        <translation>{hp}/{max} PF</translation>
    </message>
    <message>
        <source>The fight is over. {party} can take hit points and conditions home.</source>
        <translation>Lo scontro è finito. {party}: si possono riportare punti ferita e condizioni.</translation>
    </message>
    <message>
        <source>Take them home</source>
        <translation>Riportali</translation>
    </message>
    <message>
        <source>{name} is not in the party any more.</source>
        <translation>{name} non fa più parte del gruppo.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>They are in the party already.</source>
        <translation>Fanno già parte del gruppo.</translation>
    </message>
    <message>
        <source>Bring in alone…</source>
        <translation>Fai entrare da solo…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Scheda</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Rested: all hit points, no conditions</source>
        <translation>Riposo fatto: tutti i punti ferita, nessuna condizione</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dagli un nome.</translation>
    </message>
    <message>
        <source>There is a party of that name already.</source>
        <translation>Esiste già un gruppo con questo nome.</translation>
    </message>
    <message>
        <source>It could not be kept on disk.</source>
        <translation>Salvataggio su disco non riuscito.</translation>
    </message>
    <message>
        <source>New party</source>
        <translation>Nuovo gruppo</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Rename the party</source>
        <translation>Rinomina il gruppo</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>The party {name} is gone.</source>
        <translation>Il gruppo {name} non c&apos;è più.</translation>
    </message>
    <message>
        <source>They are kept already as they fare here.</source>
        <translation>Sono già salvati come stanno qui.</translation>
    </message>
    <message>
        <source>{names}: kept as they fare here.</source>
        <translation>{names}: stato attuale salvato.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Pencil</name>
    <message>
        <source>{number} squares</source>
        <translation>{number} quadretti</translation>
    </message>
    <message>
        <source>The clipboard holds nothing that was drawn on a map.</source>
        <translation>Negli appunti non c&apos;è niente che sia stato disegnato su una mappa.</translation>
    </message>
    <message>
        <source>Select two walls that share an end; then they can be joined.</source>
        <translation>Seleziona due muri con un estremo in comune; poi si possono unire.</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n piece(s).</source>
        <translation>
            <numerusform>Copiato: %n pezzo.</numerusform>
            <numerusform>Copiati: %n pezzi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Declarations</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>A distanza</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mischia</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Armi lente</translation>
    </message>
    <message>
        <source>Surprise round</source>
        <translation>Round di sorpresa</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>Importa {name}</translation>
    </message>
    <message>
        <source>Use this map</source>
        <translation>Usa questa mappa</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Lettura dell&apos;immagine</translation>
    </message>
    <message>
        <source>What results</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>This picture cannot be used</source>
        <translation>Questa immagine non è utilizzabile</translation>
    </message>
    <message>
        <source>Looking for the grid</source>
        <translation>Ricerca della griglia</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares, {px} px each</source>
        <translation>{columns} x {rows} quadretti, {px} px ciascuno</translation>
    </message>
    <message>
        <source>{width} x {height}</source>
        <translation>{width} x {height}</translation>
    </message>
    <message>
        <source>squares at the rim are cut</source>
        <translation>i quadretti sul bordo sono tagliati</translation>
    </message>
    <message>
        <source>Looking for the printed grid…</source>
        <translation>Ricerca della griglia stampata…</translation>
    </message>
    <message>
        <source>Squares of {px} px, {share}% sure.</source>
        <translation>Quadretti di {px} px, certezza {share}%.</translation>
    </message>
    <message>
        <source>A printed grid was found</source>
        <translation>Trovata una griglia stampata</translation>
    </message>
    <message>
        <source>Squares of {px} px, {share}% sure: see whether the lines meet.</source>
        <translation>Quadretti di {px} px, certezza {share}%: controlla che le linee coincidano.</translation>
    </message>
    <message>
        <source>A grid was found, probably</source>
        <translation>Probabilmente trovata una griglia</translation>
    </message>
    <message>
        <source>No printed grid was found</source>
        <translation>Nessuna griglia stampata trovata</translation>
    </message>
    <message>
        <source>The squares are those in the picture&apos;s name.</source>
        <translation>I quadretti sono quelli nel nome dell&apos;immagine.</translation>
    </message>
    <message>
        <source>The squares are a usual size that fits the picture&apos;s sides.</source>
        <translation>I quadretti hanno una misura comune adatta ai lati dell&apos;immagine.</translation>
    </message>
    <message>
        <source>Type columns or rows, or drag A and B onto two crossings and say how far they are apart. Tilt a page that lies askew: then it is looked for again.</source>
        <translation>Scrivi colonne o righe, oppure trascina A e B su due incroci e indica la distanza. Inclina una pagina storta: poi la ricerca riparte.</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares of {px} pixels are too many or too small to play on.</source>
        <translation>{columns} x {rows} quadretti di {px} pixel sono troppi o troppo piccoli per giocarci.</translation>
    </message>
    <message>
        <source>Writing the fight</source>
        <translation>Scrittura dello scontro</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Map as a picture</source>
        <translation>Mappa come immagine</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadretto</translation>
    </message>
    <message>
        <source>{why} At most {px} px a square.</source>
        <translation>{why} Al massimo {px} px per quadretto.</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>Scrittura di {name}…</translation>
    </message>
    <message>
        <source>Written: {name}, {size}.</source>
        <translation>File scritto: {name}, {size}.</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Immagine PNG</translation>
    </message>
    <message>
        <source>WebP picture, a smaller file</source>
        <translation>Immagine WebP, file più piccolo</translation>
    </message>
    <message>
        <source>PDF, one page at true scale</source>
        <translation>PDF, una pagina in scala reale</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Disegno SVG</translation>
    </message>
</context>
<context>
    <name>PictureDrops</name>
    <message>
        <source>Let go: a picture for {whom}</source>
        <translation>Rilascia: un&apos;immagine per {whom}</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>Negli appunti non c&apos;è nessuna immagine.</translation>
    </message>
    <message>
        <source>Select the tokens that are to have the picture first.</source>
        <translation>Prima seleziona i segnalini a cui dare l&apos;immagine.</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Lettura dell&apos;immagine…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>A new picture for {whom}.</source>
        <translation>Una nuova immagine per {whom}.</translation>
    </message>
    <message>
        <source>Choose the part…</source>
        <translation>Scegli la parte…</translation>
    </message>
</context>
<context>
    <name>PictureField</name>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Immagine…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Nessuna immagine</translation>
    </message>
    <message>
        <source>Take the picture from the clipboard</source>
        <translation>Prendi l&apos;immagine dagli appunti</translation>
    </message>
    <message>
        <source>All {number} × {kind}</source>
        <translation>Tutti: {number} × {kind}</translation>
    </message>
    <message>
        <source>The same picture for all {number} × {kind}</source>
        <translation>La stessa immagine per tutti: {number} × {kind}</translation>
    </message>
    <message>
        <source>Picture of the creature</source>
        <translation>Immagine della creatura</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Immagini ({patterns})</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>Negli appunti non c&apos;è nessuna immagine.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lettura…</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>anywhere</source>
        <translation>ovunque</translation>
    </message>
    <message>
        <source>arctic</source>
        <translation>artico</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>costa</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>deserto</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>foresta</translation>
    </message>
    <message>
        <source>grassland</source>
        <translation>prateria</translation>
    </message>
    <message>
        <source>graveyard</source>
        <translation>cimitero</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>colline</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>giungla</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>montagne</translation>
    </message>
    <message>
        <source>planes</source>
        <translation>piani</translation>
    </message>
    <message>
        <source>ruins</source>
        <translation>rovine</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>insediamento</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>cielo</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>palude</translation>
    </message>
    <message>
        <source>underground</source>
        <translation>sottosuolo</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>vulcano</translation>
    </message>
    <message>
        <source>water</source>
        <translation>acqua</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>The screen {name} is gone. The players&apos; window waits until it is back.</source>
        <translation>Lo schermo {name} è scomparso. La finestra dei giocatori attende che torni.</translation>
    </message>
    <message>
        <source>The screen {name} is back, and the players&apos; window on it.</source>
        <translation>Lo schermo {name} è tornato, con la finestra dei giocatori.</translation>
    </message>
    <message>
        <source>The players&apos; map is at true scale: it keeps its size.</source>
        <translation>La mappa dei giocatori è in scala reale: mantiene le sue dimensioni.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>&amp;Where somebody may react</source>
        <translation>&amp;Dove qualcuno può reagire</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Chiedi ogni volta</translation>
    </message>
    <message>
        <source>Skip it</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Sferra</translation>
    </message>
    <message>
        <source>For opportunity attacks of whoever was told nothing else on its card: a creature, or its side.</source>
        <translation>Per gli attacchi di opportunità di chi non ha altre istruzioni sulla sua carta: una creatura, o la sua fazione.</translation>
    </message>
    <message>
        <source>There is nothing to save: every step is in the fight&apos;s file before it is on the screen, and every step can be undone, after a restart too.</source>
        <translation>Non c&apos;è nulla da salvare: ogni passo è nel file dello scontro prima che sullo schermo, e ogni passo si può annullare, anche dopo un riavvio.</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Players&apos; window</source>
        <translation>&amp;Finestra dei giocatori</translation>
    </message>
    <message>
        <source>On which &amp;screen</source>
        <translation>Su quale &amp;schermo</translation>
    </message>
    <message>
        <source>Players&apos; displa&amp;y…</source>
        <translation>Scherm&amp;ata dei giocatori…</translation>
    </message>
    <message>
        <source>&amp;Curtain</source>
        <translation>Si&amp;pario</translation>
    </message>
    <message>
        <source>Picture on the c&amp;urtain…</source>
        <translation>I&amp;mmagine sul sipario…</translation>
    </message>
    <message>
        <source>Bl&amp;ack curtain</source>
        <translation>Sipario &amp;nero</translation>
    </message>
    <message>
        <source>Show a p&amp;icture…</source>
        <translation>Mostra un&apos;&amp;immagine…</translation>
    </message>
    <message>
        <source>Put the picture away, or show the &amp;last again</source>
        <translation>Togli l&apos;immagine o mostra di nuovo l&apos;&amp;ultima</translation>
    </message>
    <message>
        <source>&amp;Brighter</source>
        <translation>Più &amp;chiaro</translation>
    </message>
    <message>
        <source>Dar&amp;ker</source>
        <translation>Più scu&amp;ro</translation>
    </message>
    <message>
        <source>The &amp;whole map</source>
        <translation>L&apos;int&amp;era mappa</translation>
    </message>
    <message>
        <source>All that is k&amp;nown</source>
        <translation>Tutto ciò che è no&amp;to</translation>
    </message>
    <message>
        <source>&amp;Follow who acts</source>
        <translation>Segui c&amp;hi agisce</translation>
    </message>
    <message>
        <source>S&amp;tay with what is shown now</source>
        <translation>&amp;Blocca la vista attuale</translation>
    </message>
    <message>
        <source>Show what I s&amp;ee</source>
        <translation>Mostra ciò che &amp;vedo io</translation>
    </message>
    <message>
        <source>Mo&amp;ve and zoom</source>
        <translation>Sposta e &amp;zoom</translation>
    </message>
    <message>
        <source>Players&apos; map: move left</source>
        <translation>Mappa dei giocatori: sposta a sinistra</translation>
    </message>
    <message>
        <source>Players&apos; map: move right</source>
        <translation>Mappa dei giocatori: sposta a destra</translation>
    </message>
    <message>
        <source>Players&apos; map: move up</source>
        <translation>Mappa dei giocatori: sposta in alto</translation>
    </message>
    <message>
        <source>Players&apos; map: move down</source>
        <translation>Mappa dei giocatori: sposta in basso</translation>
    </message>
    <message>
        <source>Players&apos; map: zoom in</source>
        <translation>Mappa dei giocatori: ingrandisci</translation>
    </message>
    <message>
        <source>Players&apos; map: zoom out</source>
        <translation>Mappa dei giocatori: rimpicciolisci</translation>
    </message>
    <message>
        <source>T&amp;rue scale</source>
        <translation>Sca&amp;la reale</translation>
    </message>
    <message>
        <source>Players see the turn or&amp;der</source>
        <translation>I giocatori vedono l&apos;or&amp;dine dei turni</translation>
    </message>
    <message>
        <source>Players see c&amp;oordinates</source>
        <translation>I giocatori vedono le c&amp;oordinate</translation>
    </message>
    <message>
        <source>Players see the &amp;grid</source>
        <translation>I giocatori vedono la &amp;griglia</translation>
    </message>
    <message>
        <source>Turn by a &amp;quarter</source>
        <translation>Gira di un &amp;quarto</translation>
    </message>
    <message>
        <source>In a &amp;window</source>
        <translation>In una &amp;finestra</translation>
    </message>
    <message>
        <source>Show a picture</source>
        <translation>Mostra un&apos;immagine</translation>
    </message>
    <message>
        <source>{name} cannot be read as a picture.</source>
        <translation>{name} non è leggibile come immagine.</translation>
    </message>
    <message>
        <source>Picture on the curtain</source>
        <translation>Immagine sul sipario</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Immagini ({patterns})</translation>
    </message>
</context>
<context>
    <name>PlayerStrip</name>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>Round {round}. In order: {names}.</source>
        <translation>Round {round}. In ordine: {names}.</translation>
    </message>
    <message>
        <source>Round {round}. {name} acts. In order: {names}.</source>
        <translation>Round {round}. Agisce {name}. In ordine: {names}.</translation>
    </message>
</context>
<context>
    <name>PlayerWindow</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>PlayersTold</name>
    <message>
        <source>Players: waiting for {screen}</source>
        <translation>Giocatori: in attesa di {screen}</translation>
    </message>
    <message>
        <source>Players: {what} · {where}</source>
        <translation>Giocatori: {what} · {where}</translation>
    </message>
    <message>
        <source>The curtain is closed, in a window.</source>
        <translation>Il sipario è chiuso, in una finestra.</translation>
    </message>
    <message>
        <source>The curtain is closed, on {screen}.</source>
        <translation>Il sipario è chiuso, su {screen}.</translation>
    </message>
    <message>
        <source>The players see the map, in a window.</source>
        <translation>I giocatori vedono la mappa, in una finestra.</translation>
    </message>
    <message>
        <source>The players see the map, on {screen}.</source>
        <translation>I giocatori vedono la mappa, su {screen}.</translation>
    </message>
    <message>
        <source>The players see {name}, in a window.</source>
        <translation>I giocatori vedono {name}, in una finestra.</translation>
    </message>
    <message>
        <source>The players see {name}, on {screen}.</source>
        <translation>I giocatori vedono {name}, su {screen}.</translation>
    </message>
    <message>
        <source>The players&apos; window is closed.</source>
        <translation>La finestra dei giocatori è chiusa.</translation>
    </message>
    <message>
        <source>The players&apos; window waits for the screen {screen}.</source>
        <translation>La finestra dei giocatori attende lo schermo {screen}.</translation>
    </message>
    <message>
        <source>curtain</source>
        <translation>sipario</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mappa</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>immagine</translation>
    </message>
    <message>
        <source>window</source>
        <translation>finestra</translation>
    </message>
    <message>
        <source>{sentence} It waits for the screen {screen}.</source>
        <translation>{sentence} Attende lo schermo {screen}.</translation>
    </message>
</context>
<context>
    <name>PreferencesActions</name>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferenze…</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Ripristina la disposi&amp;zione</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Ripristina i valori iniziali</translation>
    </message>
    <message>
        <source>This page as the program came</source>
        <translation>Questa pagina com&apos;era all&apos;inizio</translation>
    </message>
    <message>
        <source>{file} cannot be written: what is chosen here holds until the program ends.</source>
        <translation>{file} non può essere scritto: ciò che si sceglie qui vale finché il programma non finisce.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print the map</source>
        <translation>Stampa la mappa</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Fewest pages</source>
        <translation>Meno pagine</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Verticale</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Orizzontale</translation>
    </message>
    <message>
        <source>Plan of the pages</source>
        <translation>Schema delle pagine</translation>
    </message>
    <message>
        <source>The chosen page</source>
        <translation>La pagina scelta</translation>
    </message>
    <message>
        <source>Click a page to see it below.</source>
        <translation>Fai clic su una pagina per vederla sotto.</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>P&amp;DF…</translation>
    </message>
    <message>
        <source>No printer is set up on this computer; a PDF can be printed elsewhere.</source>
        <translation>Su questo computer non è configurata nessuna stampante; un PDF si può stampare altrove.</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadretto</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Carta</translation>
    </message>
    <message>
        <source>&amp;Held</source>
        <translation>&amp;Orientamento</translation>
    </message>
    <message>
        <source>Every page has marks to cut along and a line of 50 mm: print at 100%, not fitted to the page.</source>
        <translation>Ogni pagina ha segni per il taglio e una linea di 50 mm: stampa al 100%, senza adattare alla pagina.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>{pages} turned, {across} × {down}; {columns} × {rows} squares each</source>
        <translation>{pages} in orizzontale, {across} × {down}; {columns} × {rows} quadretti ciascuna</translation>
    </message>
    <message>
        <source>{pages} upright, {across} × {down}; {columns} × {rows} squares each</source>
        <translation>{pages} in verticale, {across} × {down}; {columns} × {rows} quadretti ciascuna</translation>
    </message>
    <message>
        <source>{text}. Turned it would be {pages}.</source>
        <translation>{text}. In orizzontale sarebbero {pages}.</translation>
    </message>
    <message>
        <source>{text}. Upright it would be {pages}.</source>
        <translation>{text}. In verticale sarebbero {pages}.</translation>
    </message>
    <message>
        <source>That is much paper: a larger one, or fewer squares, may do.</source>
        <translation>È molta carta: può bastare un formato più grande o meno quadretti.</translation>
    </message>
    <message>
        <source>Nothing of it is known: there is no page to print.</source>
        <translation>Non se ne sa niente: non c&apos;è nessuna pagina da stampare.</translation>
    </message>
    <message>
        <source>{name}: page {number} of {all}</source>
        <translation>{name}: pagina {number} di {all}</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>the printer</source>
        <translation>la stampante</translation>
    </message>
    <message>
        <source>{pages} sent to {printer}.</source>
        <translation>Inviato a {printer}: {pages}.</translation>
    </message>
    <message>
        <source>{name} pages</source>
        <translation>{name} pagine</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>Scrittura di {name}…</translation>
    </message>
    <message>
        <source>Written: {name}, {pages}.</source>
        <translation>File scritto: {name}, {pages}.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Cartella di file</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>File di &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Stampa fronte/retro</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Rilegatura sul lato lungo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Rilegatura sul lato corto</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>In&amp;sieme di pagine:</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indica pagine o intervalli separati da virgole. Gli intervalli sono due numeri separati da un trattino. Es.: 3,5-7,9 stampa le pagine 3, 5, 6, 7 e 9.</translation>
    </message>
</context>
<context>
    <name>QuickEntry</name>
    <message>
        <source>Damage or healing</source>
        <translation>Danni o guarigione</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n segnalino</numerusform>
            <numerusform>%n segnalini</numerusform>
        </translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Quantità</translation>
    </message>
    <message>
        <source>-7, +4 or -2d6</source>
        <translation>-7, +4 o -2d6</translation>
    </message>
    <message>
        <source>Damage type</source>
        <translation>Tipo di danno</translation>
    </message>
    <message>
        <source>any type</source>
        <translation>ogni tipo</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danni</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <translation>Colpo critico</translation>
    </message>
    <message>
        <source>Two failed death saves for who is dying</source>
        <translation>Due tiri salvezza contro morte falliti per chi è morente</translation>
    </message>
    <message>
        <source>Half for all</source>
        <translation>Metà per tutti</translation>
    </message>
    <message>
        <source>Half, a save made:</source>
        <translation>Metà, tiro salvezza superato:</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Cura</translation>
    </message>
    <message>
        <source>Type -7 for damage, +4 for healing, or dice like -2d6.</source>
        <translation>Scrivi -7 per i danni, +4 per la guarigione o dadi come -2d6.</translation>
    </message>
</context>
<context>
    <name>ReactionCard</name>
    <message>
        <source>Reactions</source>
        <translation>Reazioni</translation>
    </message>
    <message>
        <source>d20 of the strike</source>
        <translation>d20 del colpo</translation>
    </message>
    <message>
        <source>Paper dice</source>
        <translation>Dadi reali</translation>
    </message>
    <message>
        <source>Skip all</source>
        <translation>Rinunciano tutti</translation>
    </message>
    <message>
        <source>Nobody strikes (Esc)</source>
        <translation>Nessuno colpisce (Esc)</translation>
    </message>
    <message>
        <source>{mover} leaves {at}: who strikes?</source>
        <translation>{mover} lascia {at}: chi colpisce?</translation>
    </message>
    <message>
        <source>{by} may strike before {name} shoots</source>
        <translation>{by} può colpire prima che {name} tiri</translation>
    </message>
    <message>
        <source>{by} may strike before {name} attacks</source>
        <translation>{by} può colpire prima che {name} attacchi</translation>
    </message>
    <message>
        <source>Before {name} shoots: who strikes?</source>
        <translation>Prima che {name} tiri: chi colpisce?</translation>
    </message>
    <message>
        <source>Before {name} attacks: who strikes?</source>
        <translation>Prima che {name} attacchi: chi colpisce?</translation>
    </message>
    <message>
        <source>Take: {attack}</source>
        <translation>Sferra: {attack}</translation>
    </message>
    <message>
        <source>Take it (key {number})</source>
        <translation>Sferra (tasto {number})</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Let it go (Enter)</source>
        <translation>Lascia passare (Invio)</translation>
    </message>
    <message>
        <source>Always…</source>
        <translation>Sempre…</translation>
    </message>
    <message>
        <source>How to answer from now on, without asking</source>
        <translation>Come rispondere d&apos;ora in poi, senza chiedere</translation>
    </message>
    <message>
        <source>Always skip for {name}</source>
        <translation>Rinuncia sempre per {name}</translation>
    </message>
    <message>
        <source>Always skip for the side {side}</source>
        <translation>Rinuncia sempre per la fazione {side}</translation>
    </message>
    <message>
        <source>Always take for {name}</source>
        <translation>Sferra sempre per {name}</translation>
    </message>
    <message>
        <source>Always take for the side {side}</source>
        <translation>Sferra sempre per la fazione {side}</translation>
    </message>
</context>
<context>
    <name>ReadyDialog</name>
    <message>
        <source>{name} readies</source>
        <translation>{name} si prepara</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prepararsi</translation>
    </message>
    <message>
        <source>when the door opens</source>
        <translation>quando la porta si apre</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Cast a spell</source>
        <translation>Lanciare un incantesimo</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Quando</translation>
    </message>
    <message>
        <source>&amp;Then</source>
        <translation>&amp;Allora</translation>
    </message>
    <message>
        <source>&amp;Spell</source>
        <translation>&amp;Incantesimo</translation>
    </message>
    <message>
        <source>Say what is waited for.</source>
        <translation>Scrivi che cosa si aspetta.</translation>
    </message>
</context>
<context>
    <name>Reminders</name>
    <message numerus="yes">
        <source>{name}: %n legendary action(s)</source>
        <translation>
            <numerusform>{name}: %n azione leggendaria</numerusform>
            <numerusform>{name}: %n azioni leggendarie</numerusform>
        </translation>
    </message>
    <message>
        <source>A save was made</source>
        <translation>Un tiro salvezza è riuscito</translation>
    </message>
    <message>
        <source>A {least} or more on a d6 at the start of its turn brings it back</source>
        <translation>{least} o più su un d6 all&apos;inizio del suo turno lo ricarica</translation>
    </message>
    <message>
        <source>Due in round {round}; a click opens the reserve</source>
        <translation>Atteso nel round {round}; un clic apre la riserva</translation>
    </message>
    <message>
        <source>Due now: {who}</source>
        <translation>Atteso ora: {who}</translation>
    </message>
    <message>
        <source>Holds: {what}</source>
        <translation>Tiene: {what}</translation>
    </message>
    <message>
        <source>It does nothing by itself</source>
        <translation>Da solo non fa nulla</translation>
    </message>
    <message>
        <source>Its time was up</source>
        <translation>Il suo tempo era finito</translation>
    </message>
    <message>
        <source>Left out by the game master</source>
        <translation>Tralasciato dal GM</translation>
    </message>
    <message>
        <source>May act now that {name}&apos;s turn has ended; they come back with its own turn</source>
        <translation>Può agire ora che il turno di {name} è finito; tornano con il suo proprio turno</translation>
    </message>
    <message>
        <source>Nothing on the map hangs on it</source>
        <translation>Nulla sulla mappa ne dipende</translation>
    </message>
    <message>
        <source>On initiative count {count}, losing ties: {deeds}</source>
        <translation>Al conteggio di iniziativa {count}, perdendo i pareggi: {deeds}</translation>
    </message>
    <message>
        <source>as a turn ends in it</source>
        <translation>quando un turno vi finisce</translation>
    </message>
    <message>
        <source>as a turn ends there</source>
        <translation>quando un turno finisce lì</translation>
    </message>
    <message>
        <source>as a turn starts in it</source>
        <translation>quando un turno vi comincia</translation>
    </message>
    <message>
        <source>as a turn starts there</source>
        <translation>quando un turno comincia lì</translation>
    </message>
    <message>
        <source>difficult ground</source>
        <translation>terreno difficile</translation>
    </message>
    <message>
        <source>on entering</source>
        <translation>entrandovi</translation>
    </message>
    <message>
        <source>{ability} save against {dc}</source>
        <translation>tiro salvezza su {ability} contro {dc}</translation>
    </message>
    <message>
        <source>{attack} is back</source>
        <translation>{attack} è tornato</translation>
    </message>
    <message>
        <source>{attack} is not back</source>
        <translation>{attack} non è tornato</translation>
    </message>
    <message>
        <source>{name} concentrates on {on}</source>
        <translation>{name} si concentra su {on}</translation>
    </message>
    <message>
        <source>{name} is in {aura} of {other}</source>
        <translation>{name} è in {aura} di {other}</translation>
    </message>
    <message>
        <source>{name} may use it again</source>
        <translation>{name} può usarlo di nuovo</translation>
    </message>
    <message>
        <source>{name} stands in {zone}</source>
        <translation>{name} sta in {zone}</translation>
    </message>
    <message>
        <source>{name}: lair action now</source>
        <translation>{name}: ora l&apos;azione di tana</translation>
    </message>
    <message>
        <source>{name}: no longer {effect}</source>
        <translation>{name}: non più {effect}</translation>
    </message>
    <message>
        <source>{zone} is gone</source>
        <translation>{zone} non c&apos;è più</translation>
    </message>
</context>
<context>
    <name>ReservePane</name>
    <message>
        <source>Who comes later</source>
        <translation>Chi arriva più tardi</translation>
    </message>
    <message>
        <source>Nobody waits. Choose &quot;Later&quot; before you place creatures, or send the selected off the map until they are called.</source>
        <translation>Nessuno in attesa. Scegli &quot;Più tardi&quot; prima di posizionare creature o manda i selezionati fuori dalla mappa finché non li chiami.</translation>
    </message>
    <message>
        <source>&amp;Call in</source>
        <translation>&amp;Chiama</translation>
    </message>
    <message>
        <source>As near as can be to where they were prepared</source>
        <translation>Il più vicino possibile a dove erano preparati</translation>
    </message>
    <message>
        <source>Call in &amp;here…</source>
        <translation>Chiama &amp;qui…</translation>
    </message>
    <message>
        <source>Then click where on the map</source>
        <translation>Poi fai clic in un punto della mappa</translation>
    </message>
    <message>
        <source>Send &amp;off for good</source>
        <translation>Con&amp;geda</translation>
    </message>
    <message>
        <source>&amp;The selected wait off the map</source>
        <translation>I &amp;selezionati attendono fuori dalla mappa</translation>
    </message>
    <message>
        <source>When they are due</source>
        <translation>Quando sono attesi</translation>
    </message>
    <message>
        <source>When called</source>
        <translation>A chiamata</translation>
    </message>
    <message>
        <source>In round {round}</source>
        <translation>Nel round {round}</translation>
    </message>
    <message>
        <source>when called</source>
        <translation>alla chiamata</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>nel round {round}</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>attesi ora</translation>
    </message>
    <message>
        <source>Due now: {who}.</source>
        <translation>Attesi ora: {who}.</translation>
    </message>
    <message>
        <source>Call in</source>
        <translation>Chiama</translation>
    </message>
</context>
<context>
    <name>RestDialog</name>
    <message>
        <source>Rest</source>
        <translation>Riposo</translation>
    </message>
    <message>
        <source>There is nobody on the map to rest.</source>
        <translation>Sulla mappa non c&apos;è nessuno che riposi.</translation>
    </message>
    <message>
        <source>&amp;Who rests</source>
        <translation>&amp;Chi riposa</translation>
    </message>
    <message>
        <source>Who rests</source>
        <translation>Chi riposa</translation>
    </message>
    <message>
        <source>All hit points come back, and temporary ones are gone.</source>
        <translation>Tornano tutti i punti ferita, quelli temporanei spariscono.</translation>
    </message>
    <message>
        <source>All hit points come back; temporary ones and one level of exhaustion are gone.</source>
        <translation>Tornano tutti i punti ferita; spariscono quelli temporanei e un livello di indebolimento.</translation>
    </message>
    <message>
        <source>&amp;Short rest</source>
        <translation>Riposo &amp;breve</translation>
    </message>
    <message>
        <source>Whoever was knocked out wakes up.</source>
        <translation>Chi era tramortito si risveglia.</translation>
    </message>
    <message>
        <source>&amp;Long rest</source>
        <translation>Riposo &amp;lungo</translation>
    </message>
    <message>
        <source>{name}   {hp} of {most}</source>
        <translation>{name}   {hp} di {most}</translation>
    </message>
    <message>
        <source>Tick who rests.</source>
        <translation>Spunta chi riposa.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>✓ success</source>
        <translation>✓ successo</translation>
    </message>
    <message>
        <source>✗ failure</source>
        <translation>✗ fallimento</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>a creature kept by this program</source>
        <translation>una creatura conservata da questo programma</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>testo incollato</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Stat blocks from elsewhere</source>
        <translation>Schede statistiche da altre fonti</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Aggiungi &amp;file…</translation>
    </message>
    <message>
        <source>&amp;Read the text</source>
        <translation>&amp;Leggi il testo</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Interrompi</translation>
    </message>
    <message>
        <source>A&amp;ll</source>
        <translation>&amp;Tutte</translation>
    </message>
    <message>
        <source>Tick all of them, or none</source>
        <translation>Spuntale tutte o nessuna</translation>
    </message>
    <message>
        <source>&amp;Correct…</source>
        <translation>C&amp;orreggi…</translation>
    </message>
    <message>
        <source>All its figures in the form</source>
        <translation>Tutti i suoi valori nel modulo</translation>
    </message>
    <message>
        <source>&amp;As it was read</source>
        <translation>&amp;Come letta</translation>
    </message>
    <message>
        <source>Take the corrections back</source>
        <translation>Annulla le correzioni</translation>
    </message>
    <message>
        <source>&amp;Use it here</source>
        <translation>&amp;Usala qui</translation>
    </message>
    <message>
        <source>Keep its figures for the rules of this fight</source>
        <translation>Mantieni i suoi valori per le regole di questo scontro</translation>
    </message>
    <message>
        <source>Keep and &amp;place</source>
        <translation>Conserva e &amp;posiziona</translation>
    </message>
    <message>
        <source>Into the par&amp;ty</source>
        <translation>Nel &amp;gruppo</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leggi</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Cosa è stato letto</translation>
    </message>
    <message>
        <source>…or paste the text of a stat block here, and read it</source>
        <translation>…oppure incolla qui il testo di una scheda e leggilo</translation>
    </message>
    <message>
        <source>Text of a stat block</source>
        <translation>Testo di una scheda</translation>
    </message>
    <message>
        <source>READ</source>
        <translation>LETTE</translation>
    </message>
    <message>
        <source>Stat blocks ({endings});;All files (*)</source>
        <translation>Schede statistiche ({endings});;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Stat blocks</source>
        <translation>Schede statistiche</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>non letta</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corretta</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>%n cosa da controllare</numerusform>
            <numerusform>%n cose da controllare</numerusform>
        </translation>
    </message>
    <message>
        <source>all clear</source>
        <translation>tutto chiaro</translation>
    </message>
    <message>
        <source>Drop files here, several at once, or paste the text of a stat block. Read are 5e-bits, Open5e, 5etools, Foundry, Improved Initiative, old-school pages and plain text.</source>
        <translation>Lascia qui dei file, anche più insieme, o incolla il testo di una scheda. Si leggono 5e-bits, Open5e, 5etools, Foundry, Improved Initiative, pagine old-school e testo semplice.</translation>
    </message>
    <message>
        <source>Its figures are for {rules}; this fight is played by {others}.</source>
        <translation>I suoi valori sono per {rules}; questo scontro si gioca con {others}.</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Altre regole</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>Controllata</translation>
    </message>
    <message>
        <source>Look at these</source>
        <translation>Controlla queste</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Non lette</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>dedotto</translation>
    </message>
    <message>
        <source>the source says two things</source>
        <translation>la fonte dice due cose</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) read</source>
        <translation>
            <numerusform>%n creatura letta</numerusform>
            <numerusform>%n creature lette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) read, {number} not</source>
        <translation>
            <numerusform>%n creatura letta, {number} no</numerusform>
            <numerusform>%n creature lette, {number} no</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading… {told}</source>
        <translation>Lettura… {told}</translation>
    </message>
    <message>
        <source>Only what is for the rules of this fight</source>
        <translation>Solo ciò che serve alle regole di questo scontro</translation>
    </message>
    <message>
        <source>Placed here or in the party is only what is for {rules}: &quot;Use it here&quot; makes it so, or untick it.</source>
        <translation>Si posiziona qui o si mette nel gruppo solo ciò che è per {rules}: &quot;Usala qui&quot; lo rende tale, oppure togli la spunta.</translation>
    </message>
    <message>
        <source>Tick what is to be kept.</source>
        <translation>Spunta cosa conservare.</translation>
    </message>
</context>
<context>
    <name>RollDialog</name>
    <message>
        <source>Roll dice</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>2d6+3, 4d6kh3, d20 adv + 5, Stealth: d20+6</source>
        <translation>2d6+3, 4d6kh3, d20 vant + 5, Furtività: d20+6</translation>
    </message>
    <message>
        <source>&amp;Secret: left out of the exported log</source>
        <translation>&amp;Segreto: fuori dal diario esportato</translation>
    </message>
    <message>
        <source>Once for &amp;each selected creature (nobody is selected)</source>
        <translation>Una volta per &amp;ogni creatura selezionata (nessuna è selezionata)</translation>
    </message>
    <message>
        <source>Once for &amp;each selected creature ({number})</source>
        <translation>Una volta per &amp;ogni creatura selezionata ({number})</translation>
    </message>
    <message>
        <source>&amp;Your rolls</source>
        <translation>I &amp;tuoi tiri</translation>
    </message>
    <message>
        <source>Your rolls</source>
        <translation>I tuoi tiri</translation>
    </message>
    <message>
        <source>None yet. Type a roll above, like &quot;Stealth of the goblins: d20+6&quot;, and keep it.</source>
        <translation>Ancora nessuno. Scrivi un tiro sopra, come &quot;Furtività dei goblin: d20+6&quot;, e conservalo.</translation>
    </message>
    <message>
        <source>&amp;Keep as new</source>
        <translation>&amp;Conserva come nuovo</translation>
    </message>
    <message>
        <source>Keeps what stands in the field as one of your rolls</source>
        <translation>Conserva ciò che è nel campo fra i tuoi tiri</translation>
    </message>
    <message>
        <source>&amp;Change the chosen</source>
        <translation>Ca&amp;mbia quello scelto</translation>
    </message>
    <message>
        <source>The chosen roll becomes what stands in the field</source>
        <translation>Il tiro scelto diventa ciò che è nel campo</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Its text stays in the field: keep it again to have it back</source>
        <translation>Il suo testo resta nel campo: conservalo di nuovo per riaverlo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>for each selected</source>
        <translation>per ogni selezionato</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>segreto</translation>
    </message>
    <message>
        <source>There are {most} already: delete one first.</source>
        <translation>Ce ne sono già {most}: eliminane prima uno.</translation>
    </message>
</context>
<context>
    <name>RollList</name>
    <message>
        <source>What is rolled</source>
        <translation>Cosa si tira</translation>
    </message>
    <message>
        <source>Saving throw</source>
        <translation>Tiro salvezza</translation>
    </message>
</context>
<context>
    <name>RollLog</name>
    <message>
        <source>program</source>
        <translation>programma</translation>
    </message>
    <message>
        <source>✎ corrected</source>
        <translation>✎ corretto</translation>
    </message>
    <message>
        <source>✎ partly typed</source>
        <translation>✎ scritto in parte</translation>
    </message>
    <message>
        <source>✎ typed</source>
        <translation>✎ scritto</translation>
    </message>
    <message>
        <source>no seed kept</source>
        <translation>nessun seme conservato</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Facce</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Rolled by</source>
        <translation>Tirato da</translation>
    </message>
    <message>
        <source>game master</source>
        <translation>game master</translation>
    </message>
    <message>
        <source>{what}, secret</source>
        <translation>{what}, segreto</translation>
    </message>
    <message>
        <source>{how}, undone</source>
        <translation>{how}, annullato</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>This roll was made before seeds were kept: it cannot be drawn again.</source>
        <translation>Questo tiro è stato fatto prima che si conservassero i semi: non si può ripetere.</translation>
    </message>
    <message>
        <source>This roll was typed: there is nothing to draw again.</source>
        <translation>Questo tiro è stato scritto: non c&apos;è nulla da ripetere.</translation>
    </message>
    <message>
        <source>✓ Drawn again: {faces}. The same faces.</source>
        <translation>✓ Ripetuto: {faces}. Le stesse facce.</translation>
    </message>
    <message>
        <source>✗ Drawn again: {faces}. These are not the faces of the log.</source>
        <translation>✗ Ripetuto: {faces}. Non sono le facce del diario.</translation>
    </message>
    <message>
        <source>✓ Drawn again: {faces}. The game master made them {kept}.</source>
        <translation>✓ Ripetuto: {faces}. Il GM le ha cambiate in {kept}.</translation>
    </message>
</context>
<context>
    <name>RollLogDialog</name>
    <message>
        <source>Roll log</source>
        <translation>Diario dei tiri</translation>
    </message>
    <message>
        <source>Name, number or seed</source>
        <translation>Nome, numero o seme</translation>
    </message>
    <message>
        <source>Search the rolls</source>
        <translation>Cerca nei tiri</translation>
    </message>
    <message>
        <source>&amp;Check this roll</source>
        <translation>&amp;Controlla questo tiro</translation>
    </message>
    <message>
        <source>Check &amp;all</source>
        <translation>Controlla &amp;tutti</translation>
    </message>
    <message>
        <source>Save as a &amp;table…</source>
        <translation>Salva come ta&amp;bella…</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <translation>I tiri di chi</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>Ogni tipo</translation>
    </message>
    <message>
        <source>What kind of roll</source>
        <translation>Che tipo di tiro</translation>
    </message>
    <message>
        <source>Rolls, the newest first</source>
        <translation>Tiri, i più recenti prima</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Non si è ancora tirato nulla.</translation>
    </message>
    <message>
        <source>No roll has all of that.</source>
        <translation>Nessun tiro ha tutto questo.</translation>
    </message>
    <message>
        <source>Seed {seed}, die {first} to {last}</source>
        <translation>Seme {seed}, dadi da {first} a {last}</translation>
    </message>
    <message>
        <source>No seed</source>
        <translation>Nessun seme</translation>
    </message>
    <message>
        <source>Seed {seed}, die {first}</source>
        <translation>Seme {seed}, dado {first}</translation>
    </message>
    <message>
        <source>No roll was drawn from a seed.</source>
        <translation>Nessun tiro è venuto da un seme.</translation>
    </message>
    <message>
        <source>✓ The program&apos;s one roll comes out the same.</source>
        <translation>✓ L&apos;unico tiro del programma viene uguale.</translation>
    </message>
    <message>
        <source>✓ All {number} rolls of the program come out the same.</source>
        <translation>✓ Tutti i {number} tiri del programma vengono uguali.</translation>
    </message>
    <message>
        <source>{fight} rolls</source>
        <translation>{fight} tiri</translation>
    </message>
    <message>
        <source>Written: {name}.</source>
        <translation>Scritto: {name}.</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Since the fight began: {start} to {end}, a round is {number} s</source>
        <translation>Dall&apos;inizio dello scontro: da {start} a {end}, un round dura {number} s</translation>
    </message>
    <message>
        <source>{time} · turn {turn}</source>
        <translation>{time} · turno {turn}</translation>
    </message>
</context>
<context>
    <name>RulesFields</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>amichevole</translation>
    </message>
    <message>
        <source>indifferent</source>
        <translation>indifferente</translation>
    </message>
    <message>
        <source>hostile</source>
        <translation>ostile</translation>
    </message>
    <message>
        <source>Towards the characters: it makes bringing it round easier or harder</source>
        <translation>Verso i personaggi: rende più facile o più difficile convincerla</translation>
    </message>
    <message>
        <source>&amp;Heroic Inspiration</source>
        <translation>Ispirazione er&amp;oica</translation>
    </message>
    <message>
        <source>Attit&amp;ude</source>
        <translation>Att&amp;eggiamento</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Livello</translation>
    </message>
    <message>
        <source>Chall&amp;enge</source>
        <translation>Grado di s&amp;fida</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Challenge rating</source>
        <translation>Grado di sfida</translation>
    </message>
    <message>
        <source>proficiency bonus {bonus}</source>
        <translation>bonus di competenza {bonus}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no level or challenge, like 5 or 1/4.</source>
        <translation>&quot;{text}&quot; non è un livello o grado di sfida, come 5 o 1/4.</translation>
    </message>
    <message>
        <source>A level is a whole number from 1 to {most}.</source>
        <translation>Il livello è un numero intero da 1 a {most}.</translation>
    </message>
</context>
<context>
    <name>RulesetFields</name>
    <message>
        <source>R&amp;uleset</source>
        <translation>R&amp;egolamento</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadretto</translation>
    </message>
</context>
<context>
    <name>ScaleRows</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source> inches</source>
        <translation> pollici</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non misurato</translation>
    </message>
    <message>
        <source>Match a &amp;card…</source>
        <translation>Confronta una &amp;carta…</translation>
    </message>
    <message>
        <source>Draw a bank card on the players&apos; screen, to be made as large as a real one</source>
        <translation>Disegna una carta di credito sullo schermo dei giocatori, da ingrandire come una vera</translation>
    </message>
    <message>
        <source>One s&amp;quare is</source>
        <translation>Un &amp;quadretto è</translation>
    </message>
    <message>
        <source>Screen&apos;s dia&amp;gonal</source>
        <translation>Dia&amp;gonale dello schermo</translation>
    </message>
</context>
<context>
    <name>Sense</name>
    <message>
        <source>blindsight</source>
        <translation>vista cieca</translation>
    </message>
    <message>
        <source>darkvision</source>
        <translation>scurovisione</translation>
    </message>
    <message>
        <source>tremorsense</source>
        <translation>percezione tellurica</translation>
    </message>
    <message>
        <source>truesight</source>
        <translation>vista pura</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Untitled fight</source>
        <translation>Scontro senza titolo</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Scontro</translation>
    </message>
</context>
<context>
    <name>SheetFacts</name>
    <message>
        <source>To remember</source>
        <translation>Da ricordare</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Tratti</translation>
    </message>
    <message>
        <source>nonmagical weapons</source>
        <translation>armi non magiche</translation>
    </message>
    <message>
        <source>{name} is immune to {what}</source>
        <translation>{name} ha immunità: {what}</translation>
    </message>
    <message>
        <source>{name} is vulnerable to {what}</source>
        <translation>{name} ha vulnerabilità: {what}</translation>
    </message>
    <message>
        <source>{name} resists {what}</source>
        <translation>{name} ha resistenza: {what}</translation>
    </message>
    <message>
        <source>{types} (nonmagical)</source>
        <translation>{types} (non magici)</translation>
    </message>
</context>
<context>
    <name>SheetTexts</name>
    <message>
        <source>&quot;{text}&quot; is no damage type with its amount, like fire 5.</source>
        <translation>&quot;{text}&quot; non è un tipo di danno con la sua quantità, come fire 5.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no length, like {example}.</source>
        <translation>&quot;{text}&quot; non è una lunghezza, come {example}.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no whole number.</source>
        <translation>&quot;{text}&quot; non è un numero intero.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is too large.</source>
        <translation>&quot;{text}&quot; è troppo grande.</translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message>
        <source>Sheet</source>
        <translation>Scheda</translation>
    </message>
    <message>
        <source>{name}: sheet</source>
        <translation>{name}: scheda</translation>
    </message>
    <message>
        <source>Close (Q or Esc)</source>
        <translation>Chiudi (Q o Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>{hp} / {max} HP</source>
        <translation>{hp} / {max} PF</translation>
    </message>
    <message>
        <source> + {temp} temp</source>
        <translation> + {temp} temp</translation>
    </message>
    <message>
        <source>concentrating on {on}</source>
        <translation>concentrazione su {on}</translation>
    </message>
    <message>
        <source>Multiattack</source>
        <translation>Multiattacco</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>No key is called so.</source>
        <translation>Nessun tasto si chiama così.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>Find a shortcut</source>
        <translation>Trova una scorciatoia</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>&amp;Change the keys…</source>
        <translation>&amp;Cambia i tasti…</translation>
    </message>
</context>
<context>
    <name>Shown</name>
    <message>
        <source>The token as it will look</source>
        <translation>Il segnalino come apparirà</translation>
    </message>
</context>
<context>
    <name>SideBox</name>
    <message>
        <source>Side</source>
        <translation>Fazione</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>TURN ORDER</source>
        <translation>ORDINE DEI TURNI</translation>
    </message>
    <message>
        <source>LOG</source>
        <translation>DIARIO</translation>
    </message>
</context>
<context>
    <name>Sight</name>
    <message>
        <source>{viewer} sees {target}</source>
        <translation>{viewer} vede {target}</translation>
    </message>
    <message>
        <source>{viewer} perceives {target} (blindsight)</source>
        <translation>{viewer} percepisce {target} (vista cieca)</translation>
    </message>
    <message>
        <source>{viewer} feels {target} (tremorsense)</source>
        <translation>{viewer} avverte {target} (percezione tellurica)</translation>
    </message>
    <message>
        <source>{viewer} sees {target} (truesight)</source>
        <translation>{viewer} vede {target} (vista pura)</translation>
    </message>
    <message>
        <source>{viewer} sees {target} (darkvision)</source>
        <translation>{viewer} vede {target} (scurovisione)</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: walls or doors between</source>
        <translation>{viewer} non vede {target}: muri o porte in mezzo</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: too dark there</source>
        <translation>{viewer} non vede {target}: troppo buio laggiù</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: thick fog between</source>
        <translation>{viewer} non vede {target}: nebbia fitta in mezzo</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: it sees nothing now</source>
        <translation>{viewer} non vede {target}: ora non vede nulla</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: it hides</source>
        <translation>{viewer} non vede {target}: si nasconde</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: it is invisible</source>
        <translation>{viewer} non vede {target}: è invisibile</translation>
    </message>
    <message>
        <source>bright light</source>
        <translation>luce intensa</translation>
    </message>
    <message>
        <source>dim light</source>
        <translation>luce fioca</translation>
    </message>
    <message>
        <source>darkness</source>
        <translation>oscurità</translation>
    </message>
</context>
<context>
    <name>Size</name>
    <message>
        <source>Tiny</source>
        <translation>Minuscola</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>Enorme</translation>
    </message>
    <message>
        <source>Gargantuan</source>
        <translation>Mastodontica</translation>
    </message>
</context>
<context>
    <name>StartDialog</name>
    <message>
        <source>New fight here</source>
        <translation>Nuovo scontro qui</translation>
    </message>
    <message>
        <source>Start the fight</source>
        <translation>Inizia lo scontro</translation>
    </message>
    <message>
        <source>{map}: the fight is a copy, the map stays in the library as it is.</source>
        <translation>{map}: lo scontro è una copia, la mappa resta com&apos;è nella libreria.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regolamento</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadretto</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Not on disk</source>
        <translation>Non su disco</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Sola lettura</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvato</translation>
    </message>
    <message>
        <source>{ruleset}, with house rules</source>
        <translation>{ruleset}, con regole della casa</translation>
    </message>
    <message>
        <source>{length} from {name}</source>
        <translation>{length} da {name}</translation>
    </message>
    <message>
        <source>{length} from {name} to {other}</source>
        <translation>{length} da {name} a {other}</translation>
    </message>
</context>
<context>
    <name>TargetBanner</name>
    <message>
        <source>{action}: click the target</source>
        <translation>{action}: fai clic sul bersaglio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>TargetRows</name>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Enemies only</source>
        <translation>Solo i nemici</translation>
    </message>
    <message>
        <source>{name} (ally)</source>
        <translation>{name} (alleato)</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morto</translation>
    </message>
    <message>
        <source>fails: {condition}</source>
        <translation>fallisce: {condition}</translation>
    </message>
    <message>
        <source>{bonus}, cover {cover} in it</source>
        <translation>{bonus}, con copertura {cover}</translation>
    </message>
</context>
<context>
    <name>TerrainBar</name>
    <message>
        <source>Floor</source>
        <translation>Pavimento</translation>
    </message>
    <message>
        <source>Difficult ground</source>
        <translation>Terreno difficile</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>Pit or climb face</source>
        <translation>Fossa o parete da scalare</translation>
    </message>
    <message>
        <source>Lightly obscured</source>
        <translation>Leggermente oscurato</translation>
    </message>
    <message>
        <source>Heavily obscured</source>
        <translation>Pesantemente oscurato</translation>
    </message>
    <message>
        <source>Low obstacle</source>
        <translation>Ostacolo basso</translation>
    </message>
    <message>
        <source>Solid rock</source>
        <translation>Roccia piena</translation>
    </message>
    <message>
        <source>Higher or lower floor</source>
        <translation>Pavimento più alto o più basso</translation>
    </message>
    <message>
        <source>Where the party starts</source>
        <translation>Dove parte il gruppo</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pennello</translation>
    </message>
    <message>
        <source>Draw with the button held.</source>
        <translation>Disegna tenendo premuto il pulsante.</translation>
    </message>
    <message>
        <source>Re&amp;ctangle</source>
        <translation>Re&amp;ttangolo</translation>
    </message>
    <message>
        <source>Drag from corner to corner.</source>
        <translation>Trascina da un angolo all&apos;altro.</translation>
    </message>
    <message>
        <source>Pol&amp;ygon</source>
        <translation>Po&amp;ligono</translation>
    </message>
    <message>
        <source>Click corners; Enter or a click on the first closes it.</source>
        <translation>Fai clic sugli angoli; Invio o un clic sul primo lo chiude.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altezza</translation>
    </message>
    <message>
        <source>{kind}: left button paints, right button {other}.</source>
        <translation>{kind}: il pulsante sinistro dipinge, il destro {other}.</translation>
    </message>
    <message>
        <source>makes floor</source>
        <translation>rimette il pavimento</translation>
    </message>
    <message>
        <source>takes it away</source>
        <translation>la toglie</translation>
    </message>
    <message>
        <source>Click corners; Enter closes, Backspace takes one back.</source>
        <translation>Fai clic sugli angoli; Invio chiude, Backspace ne toglie uno.</translation>
    </message>
</context>
<context>
    <name>TerrainTool</name>
    <message>
        <source>No square of the map has its middle in there.</source>
        <translation>Nessun quadretto della mappa ha il centro lì dentro.</translation>
    </message>
    <message>
        <source>{across} × {down} squares</source>
        <translation>{across} × {down} quadretti</translation>
    </message>
</context>
<context>
    <name>TokenActions</name>
    <message>
        <source>Find a toke&amp;n…</source>
        <translation>Tro&amp;va un segnalino…</translation>
    </message>
    <message>
        <source>To the creature&apos;s &amp;card</source>
        <translation>Alla carta &amp;della creatura</translation>
    </message>
    <message>
        <source>Next &amp;part of the window</source>
        <translation>Parte seguente della &amp;finestra</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>Parte p&amp;recedente della finestra</translation>
    </message>
</context>
<context>
    <name>TokenDialog</name>
    <message>
        <source>Edit token</source>
        <translation>Modifica segnalino</translation>
    </message>
    <message>
        <source>Add tokens</source>
        <translation>Aggiungi segnalini</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>A player&apos;s character (death saves)</source>
        <translation>Personaggio di un giocatore (tiri salvezza contro morte)</translation>
    </message>
    <message>
        <source>A player&apos;s character</source>
        <translation>Personaggio di un giocatore</translation>
    </message>
    <message>
        <source>Goblin</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>&quot;6 Goblin&quot; adds six, numbered</source>
        <translation>&quot;6 Goblin&quot; ne aggiunge sei, numerati</translation>
    </message>
    <message>
        <source>Hidden from the players</source>
        <translation>Nascosto ai giocatori</translation>
    </message>
    <message>
        <source>rolls initiative together</source>
        <translation>tira l&apos;iniziativa insieme</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>How &amp;many</source>
        <translation>&amp;Quanti</translation>
    </message>
    <message>
        <source>Tokens of one side are allies; &quot;neutral&quot; is nobody&apos;s enemy</source>
        <translation>I segnalini di una fazione sono alleati; &quot;neutral&quot; non è nemico di nessuno</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>F&amp;azione</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Ta&amp;glia</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Gr&amp;uppo</translation>
    </message>
    <message>
        <source>Senses (m)</source>
        <translation>Sensi (m)</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Tratti</translation>
    </message>
    <message>
        <source>from Dexterity</source>
        <translation>da Destrezza</translation>
    </message>
    <message>
        <source>Armour class</source>
        <translation>Classe Armatura</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Punti ferita</translation>
    </message>
    <message>
        <source>Most hit points</source>
        <translation>Massimo dei PF</translation>
    </message>
    <message>
        <source>Speeds (m)</source>
        <translation>Velocità (m)</translation>
    </message>
    <message>
        <source>&amp;Reach (m)</source>
        <translation>&amp;Portata (m)</translation>
    </message>
    <message>
        <source>A&amp;ttacks an action</source>
        <translation>Attacchi per a&amp;zione</translation>
    </message>
    <message>
        <source>&amp;Initiative</source>
        <translation>&amp;Iniziativa</translation>
    </message>
    <message>
        <source>Armour &amp;class</source>
        <translation>&amp;Classe Armatura</translation>
    </message>
    <message>
        <source>ATTACKS</source>
        <translation>ATTACCHI</translation>
    </message>
    <message>
        <source>Add an attack</source>
        <translation>Aggiungi un attacco</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>scimitar</source>
        <translation>scimitarra</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>claw</source>
        <translation>artiglio</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Segnalino</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is no sense; known are {wanted}.</source>
        <translation>&quot;{name}&quot; non è un senso; quelli noti sono {wanted}.</translation>
    </message>
    <message>
        <source>There is no free square near for {name}.</source>
        <translation>Non c&apos;è un quadretto libero vicino per {name}.</translation>
    </message>
</context>
<context>
    <name>TokenDock</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Close the token list</source>
        <translation>Chiudi l&apos;elenco dei segnalini</translation>
    </message>
</context>
<context>
    <name>TokenModel</name>
    <message>
        <source>Token</source>
        <translation>Segnalino</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Fazione</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Punti ferita</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condizioni</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadretto</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distanza</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
</context>
<context>
    <name>TokenNote</name>
    <message>
        <source>Note on {names}</source>
        <translation>Nota su {names}</translation>
    </message>
    <message>
        <source>Only for the game master</source>
        <translation>Solo per il GM</translation>
    </message>
    <message>
        <source>What is to be remembered?</source>
        <translation>Che cosa c&apos;è da ricordare?</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>Conserva (Invio)</translation>
    </message>
    <message>
        <source>Shift+Enter begins another line</source>
        <translation>Maiusc+Invio comincia un&apos;altra riga</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
</context>
<context>
    <name>TokenPane</name>
    <message>
        <source>Name, side, condition or square</source>
        <translation>Nome, fazione, condizione o quadretto</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Trova un segnalino</translation>
    </message>
    <message>
        <source>Nobody is on the map</source>
        <translation>Nessuno è sulla mappa</translation>
    </message>
    <message>
        <source>None fits</source>
        <translation>Nessuno corrisponde</translation>
    </message>
    <message>
        <source>{shown} of {whole}</source>
        <translation>{shown} di {whole}</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n segnalino</numerusform>
            <numerusform>%n segnalini</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenTable</name>
    <message>
        <source>Tokens</source>
        <translation>Segnalini</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>concentrates on {on}</source>
        <translation>si concentra su {on}</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>agisce ora</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>nascosto ai giocatori</translation>
    </message>
    <message>
        <source>{hp} of {max} hit points</source>
        <translation>{hp} di {max} punti ferita</translation>
    </message>
    <message>
        <source>{square}, {height} up</source>
        <translation>{square}, {height} in alto</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>&quot;{text}&quot; is no dice expression like &quot;2d6+3&quot;</source>
        <translation>&quot;{text}&quot; non è un&apos;espressione di dadi come &quot;2d6+3&quot;</translation>
    </message>
    <message>
        <source>&quot;{text}&quot;: at most {most_dice} dice of at most {most_sides} sides</source>
        <translation>&quot;{text}&quot;: al massimo {most_dice} dadi con al massimo {most_sides} facce</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of an unknown code taken for floor.</source>
        <translation>
            <numerusform>%n cella con un codice sconosciuto presa per pavimento.</numerusform>
            <numerusform>%n celle con un codice sconosciuto prese per pavimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) without a usable number taken for rock.</source>
        <translation>
            <numerusform>%n cella senza un numero utilizzabile presa per roccia.</numerusform>
            <numerusform>%n celle senza un numero utilizzabile prese per roccia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) without a usable place left out.</source>
        <translation>
            <numerusform>%n colonna senza un posto utilizzabile ignorata.</numerusform>
            <numerusform>%n colonne senza un posto utilizzabile ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n di(e/ce) cannot show {total}</source>
        <translation>
            <numerusform>%n dado non può mostrare {total}</numerusform>
            <numerusform>%n dadi non possono mostrare {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) left out: longer than any, or too many in one square.</source>
        <translation>
            <numerusform>%n porta ignorata: più lunga di qualsiasi altra, o troppe in un solo quadretto.</numerusform>
            <numerusform>%n porte ignorate: più lunghe di qualsiasi altra, o troppe in un solo quadretto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) of an unknown type taken for an open way.</source>
        <translation>
            <numerusform>%n porta di tipo sconosciuto presa per un passaggio aperto.</numerusform>
            <numerusform>%n porte di tipo sconosciuto prese per passaggi aperti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) of another material than wood drawn as any door.</source>
        <translation>
            <numerusform>%n porta di un materiale diverso dal legno disegnata come una porta qualsiasi.</numerusform>
            <numerusform>%n porte di un materiale diverso dal legno disegnate come porte qualsiasi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) outside the picture left out.</source>
        <translation>
            <numerusform>%n porta fuori dall&apos;immagine ignorata.</numerusform>
            <numerusform>%n porte fuori dall&apos;immagine ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) without a usable place left out.</source>
        <translation>
            <numerusform>%n porta senza un posto utilizzabile ignorata.</numerusform>
            <numerusform>%n porte senza un posto utilizzabile ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n disegno</numerusform>
            <numerusform>%n disegni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) carried by nobody there.</source>
        <translation>
            <numerusform>%n luce portata da nessuno che sia lì.</numerusform>
            <numerusform>%n luci portate da nessuno che sia lì.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) carried by tokens or without any glow left out.</source>
        <translation>
            <numerusform>%n luce portata da segnalini o senza alcun chiarore ignorata.</numerusform>
            <numerusform>%n luci portate da segnalini o senza alcun chiarore ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) of which only the dim edge is kept.</source>
        <translation>
            <numerusform>%n luce di cui resta solo il bordo della luce fioca.</numerusform>
            <numerusform>%n luci di cui resta solo il bordo della luce fioca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) outside the picture left out.</source>
        <translation>
            <numerusform>%n luce fuori dall&apos;immagine ignorata.</numerusform>
            <numerusform>%n luci fuori dall&apos;immagine ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) shining to one side only: taken as shining all round.</source>
        <translation>
            <numerusform>%n luce che illumina da una parte sola: presa come se illuminasse tutt&apos;intorno.</numerusform>
            <numerusform>%n luci che illuminano da una parte sola: prese come se illuminassero tutt&apos;intorno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) switched off, darkening or without any glow left out.</source>
        <translation>
            <numerusform>%n luce spenta, che oscura o senza alcun chiarore ignorata.</numerusform>
            <numerusform>%n luci spente, che oscurano o senza alcun chiarore ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) without a place or without any glow left out.</source>
        <translation>
            <numerusform>%n luce senza posto o senza alcun chiarore ignorata.</numerusform>
            <numerusform>%n luci senza posto o senza alcun chiarore ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) without a radius: {usual_radius} squares taken.</source>
        <translation>
            <numerusform>%n luce senza raggio: si usano {usual_radius} quadretti.</numerusform>
            <numerusform>%n luci senza raggio: si usano {usual_radius} quadretti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) without a usable place or radius left out.</source>
        <translation>
            <numerusform>%n luce senza un posto o un raggio utilizzabile ignorata.</numerusform>
            <numerusform>%n luci senza un posto o un raggio utilizzabile ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of terrain walls enclosing nothing: taken for see-through.</source>
        <translation>
            <numerusform>%n linea di muri di terreno che non racchiude nulla: presa per trasparente.</numerusform>
            <numerusform>%n linee di muri di terreno che non racchiudono nulla: prese per trasparenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked or barred door(s) drawn as closed.</source>
        <translation>
            <numerusform>%n porta chiusa a chiave o sbarrata disegnata come chiusa.</numerusform>
            <numerusform>%n porte chiuse a chiave o sbarrate disegnate come chiuse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more image layer(s) left out.</source>
        <translation>
            <numerusform>%n altro livello immagine ignorato.</numerusform>
            <numerusform>%n altri livelli immagine ignorati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n narrow passage(s) taken for a whole square.</source>
        <translation>
            <numerusform>%n passaggio stretto preso per un quadretto intero.</numerusform>
            <numerusform>%n passaggi stretti presi per quadretti interi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) left out.</source>
        <translation>
            <numerusform>%n nota ignorata.</numerusform>
            <numerusform>%n note ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) on the map.</source>
        <translation>
            <numerusform>%n nota sulla mappa.</numerusform>
            <numerusform>%n note sulla mappa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the dungeon left out.</source>
        <translation>
            <numerusform>%n nota fuori dal dungeon ignorata.</numerusform>
            <numerusform>%n note fuori dal dungeon ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the picture, or with the text in a journal, left out.</source>
        <translation>
            <numerusform>%n nota fuori dall&apos;immagine, o con il testo in un diario, ignorata.</numerusform>
            <numerusform>%n note fuori dall&apos;immagine, o con il testo in un diario, ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a text or a usable place left out.</source>
        <translation>
            <numerusform>%n nota senza testo o senza un posto utilizzabile ignorata.</numerusform>
            <numerusform>%n note senza testo o senza un posto utilizzabile ignorate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) that no word says the use of left out (of {told}).</source>
        <translation>
            <numerusform>%n oggetto di cui nessuna parola dice l&apos;uso ignorato (di {told}).</numerusform>
            <numerusform>%n oggetti di cui nessuna parola dice l&apos;uso ignorati (di {told}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one-way wall(s) drawn as stopping from both sides.</source>
        <translation>
            <numerusform>%n muro a senso unico disegnato come se fermasse da entrambi i lati.</numerusform>
            <numerusform>%n muri a senso unico disegnati come se fermassero da entrambi i lati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outline(s) drawn as stopping sight from both sides.</source>
        <translation>
            <numerusform>%n contorno disegnato come se fermasse la vista da entrambi i lati.</numerusform>
            <numerusform>%n contorni disegnati come se fermassero la vista da entrambi i lati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) without usable coordinates left out (segments of objects&apos; outlines).</source>
        <translation>
            <numerusform>%n punto senza coordinate utilizzabili ignorato (segmenti dei contorni di oggetti).</numerusform>
            <numerusform>%n punti senza coordinate utilizzabili ignorati (segmenti dei contorni di oggetti).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) without usable coordinates left out (wall segments).</source>
        <translation>
            <numerusform>%n punto senza coordinate utilizzabili ignorato (segmenti di muro).</numerusform>
            <numerusform>%n punti senza coordinate utilizzabili ignorati (segmenti di muro).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portcullis(/es) drawn as doors.</source>
        <translation>
            <numerusform>%n saracinesca disegnata come porta.</numerusform>
            <numerusform>%n saracinesche disegnate come porte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rectangle(s) without a usable place or size left out.</source>
        <translation>
            <numerusform>%n rettangolo senza un posto o una dimensione utilizzabile ignorato.</numerusform>
            <numerusform>%n rettangoli senza un posto o una dimensione utilizzabile ignorati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n regione</numerusform>
            <numerusform>%n regioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) of another shape than a rectangle: drawn by its cells.</source>
        <translation>
            <numerusform>%n stanza di forma diversa da un rettangolo: disegnata secondo le sue celle.</numerusform>
            <numerusform>%n stanze di forma diversa da un rettangolo: disegnate secondo le loro celle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret door(s) drawn as closed: others will show them.</source>
        <translation>
            <numerusform>%n porta segreta disegnata come chiusa: altri la mostreranno.</numerusform>
            <numerusform>%n porte segrete disegnate come chiuse: altri le mostreranno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret door(s) locked in the file: here only secret.</source>
        <translation>
            <numerusform>%n porta segreta chiusa a chiave nel file: qui è solo segreta.</numerusform>
            <numerusform>%n porte segrete chiuse a chiave nel file: qui sono solo segrete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) of objects&apos; outlines outside the picture, or partly so, left out there.</source>
        <translation>
            <numerusform>%n segmento dei contorni di oggetti fuori dall&apos;immagine, o in parte, lì ignorato.</numerusform>
            <numerusform>%n segmenti dei contorni di oggetti fuori dall&apos;immagine, o in parte, lì ignorati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) of objects&apos; outlines without length, or back over the last one, left out.</source>
        <translation>
            <numerusform>%n segmento dei contorni di oggetti senza lunghezza, o sovrapposto al precedente, ignorato.</numerusform>
            <numerusform>%n segmenti dei contorni di oggetti senza lunghezza, o sovrapposti al precedente, ignorati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s)</source>
        <translation>
            <numerusform>%n suono</numerusform>
            <numerusform>%n suoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) of water in the rock left out.</source>
        <translation>
            <numerusform>%n quadretto d&apos;acqua nella roccia ignorato.</numerusform>
            <numerusform>%n quadretti d&apos;acqua nella roccia ignorati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) of water taken for deep: they have to be swum.</source>
        <translation>
            <numerusform>%n quadretto d&apos;acqua preso per profondo: va attraversato a nuoto.</numerusform>
            <numerusform>%n quadretti d&apos;acqua presi per profondi: vanno attraversati a nuoto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n sagoma</numerusform>
            <numerusform>%n sagome</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile layer(s) not drawn: export the map as a picture from Tiled and give it.</source>
        <translation>
            <numerusform>%n livello di tessere non disegnato: esporta la mappa come immagine da Tiled e aggiungila.</numerusform>
            <numerusform>%n livelli di tessere non disegnati: esporta la mappa come immagine da Tiled e aggiungila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile or template object(s) left out.</source>
        <translation>
            <numerusform>%n oggetto tessera o modello ignorato.</numerusform>
            <numerusform>%n oggetti tessera o modello ignorati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n segnalino</numerusform>
            <numerusform>%n segnalini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) off the map.</source>
        <translation>
            <numerusform>%n segnalino fuori dalla mappa.</numerusform>
            <numerusform>%n segnalini fuori dalla mappa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall segment(s) outside the picture, or partly so, left out there.</source>
        <translation>
            <numerusform>%n segmento di muro fuori dall&apos;immagine, o in parte, lì ignorato.</numerusform>
            <numerusform>%n segmenti di muro fuori dall&apos;immagine, o in parte, lì ignorati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall segment(s) without length, or back over the last one, left out.</source>
        <translation>
            <numerusform>%n segmento di muro senza lunghezza, o sovrapposto al precedente, ignorato.</numerusform>
            <numerusform>%n segmenti di muro senza lunghezza, o sovrapposti al precedente, ignorati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) letting sight through by its distance: taken for closed windows.</source>
        <translation>
            <numerusform>%n muro che lascia passare la vista secondo la distanza: preso per una finestra chiusa.</numerusform>
            <numerusform>%n muri che lasciano passare la vista secondo la distanza: presi per finestre chiuse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) of less than total cover drawn as whole.</source>
        <translation>
            <numerusform>%n muro con meno di copertura totale disegnato come intero.</numerusform>
            <numerusform>%n muri con meno di copertura totale disegnati come interi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) or door(s) stopping no step: taken for curtains.</source>
        <translation>
            <numerusform>%n muro o porta che non ferma il passo: preso per una tenda.</numerusform>
            <numerusform>%n muri o porte che non fermano il passo: presi per tende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) stopping neither steps nor sight left out.</source>
        <translation>
            <numerusform>%n muro che non ferma né il passo né la vista ignorato.</numerusform>
            <numerusform>%n muri che non fermano né il passo né la vista ignorati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) stopping steps but not sight (fences, windows, invisible walls): taken without cover.</source>
        <translation>
            <numerusform>%n muro che ferma il passo ma non la vista (recinzioni, finestre, muri invisibili): preso senza copertura.</numerusform>
            <numerusform>%n muri che fermano il passo ma non la vista (recinzioni, finestre, muri invisibili): presi senza copertura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) that can be seen through left out: the format knows none.</source>
        <translation>
            <numerusform>%n muro attraverso cui si vede ignorato: il formato non ne conosce.</numerusform>
            <numerusform>%n muri attraverso cui si vede ignorati: il formato non ne conosce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) without a line or usable coordinates left out.</source>
        <translation>
            <numerusform>%n muro senza una linea o coordinate utilizzabili ignorato.</numerusform>
            <numerusform>%n muri senza una linea o coordinate utilizzabili ignorati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n window(s) drawn as an open door, as the format does.</source>
        <translation>
            <numerusform>%n finestra disegnata come porta aperta, come fa il formato.</numerusform>
            <numerusform>%n finestre disegnate come porte aperte, come fa il formato.</numerusform>
        </translation>
    </message>
    <message>
        <source>--px: expected {least} to {most} pixels a square, got {px}</source>
        <translation>--px: ci si aspettavano da {least} a {most} pixel per quadretto, non {px}</translation>
    </message>
    <message>
        <source>A move or attack that waits for an answer.</source>
        <translation>Un movimento o attacco che attende una risposta.</translation>
    </message>
    <message>
        <source>Abilities that are not given count as 10: {missing}.</source>
        <translation>Le caratteristiche non indicate contano come 10: {missing}.</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Allineamento</translation>
    </message>
    <message>
        <source>Areas of effect that stay.</source>
        <translation>Aree di effetto che restano.</translation>
    </message>
    <message>
        <source>Armour class</source>
        <translation>Classe Armatura</translation>
    </message>
    <message>
        <source>Armour class: how {text} is worked out is not known; {ac} is taken.</source>
        <translation>Classe Armatura: non è noto come si calcola {text}; si usa {ac}.</translation>
    </message>
    <message>
        <source>Armour class: {ac} and [{ascending}] do not go together; both are taken.</source>
        <translation>Classe Armatura: {ac} e [{ascending}] non vanno insieme; si usano entrambi.</translation>
    </message>
    <message>
        <source>Armour class: {ac} is none, it is left out.</source>
        <translation>Classe Armatura: {ac} non è valida, è ignorata.</translation>
    </message>
    <message>
        <source>Armour class: {ascending} counts from {unarmoured}; {highest} descending is taken.</source>
        <translation>Classe Armatura: {ascending} parte da {unarmoured}; si usa {highest} discendente.</translation>
    </message>
    <message>
        <source>Armour class: {number} holds {text}.</source>
        <translation>Classe Armatura: {number} comprende {text}.</translation>
    </message>
    <message>
        <source>Armour class: {text}; {number} is taken.</source>
        <translation>Classe Armatura: {text}; si usa {number}.</translation>
    </message>
    <message>
        <source>Attack bonus: that of {number} hit dice is taken, {bonus}.</source>
        <translation>Bonus di attacco: si usa quello di {number} dadi vita, {bonus}.</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attacchi</translation>
    </message>
    <message>
        <source>Attacks: one of several may be chosen ({text}).</source>
        <translation>Attacchi: se ne può scegliere uno fra più ({text}).</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Memoria insufficiente</translation>
    </message>
    <message>
        <source>Condition immunities</source>
        <translation>Immunità alle condizioni</translation>
    </message>
    <message>
        <source>Damage taken otherwise</source>
        <translation>Danni subiti in altro modo</translation>
    </message>
    <message>
        <source>Damage types</source>
        <translation>Tipi di danno</translation>
    </message>
    <message>
        <source>Death saves ({names}).</source>
        <translation>I tiri salvezza contro morte ({names}).</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Quota del disco superata</translation>
    </message>
    <message>
        <source>Each cell of {per_cell} ft is {per_cell2} x {per_cell2} squares.</source>
        <translation>Ogni cella di {per_cell} piedi è di {per_cell2} x {per_cell2} quadretti.</translation>
    </message>
    <message>
        <source>Elevation and start areas left out.</source>
        <translation>Altezze e zone di partenza ignorate.</translation>
    </message>
    <message>
        <source>Elevation and start areas.</source>
        <translation>Altezze e zone di partenza.</translation>
    </message>
    <message>
        <source>Experience: {xp:,} is not what challenge {challenge} is usually worth.</source>
        <translation>Esperienza: {xp:,} non è quanto vale di solito il grado di sfida {challenge}.</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Il file esiste già</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nome del file troppo lungo</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Equipaggiamento</translation>
    </message>
    <message>
        <source>Ground other than floor and rock left out ({ground}).</source>
        <translation>Terreno diverso da pavimento e roccia ignorato ({ground}).</translation>
    </message>
    <message>
        <source>Hit dice</source>
        <translation>Dadi vita</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Punti ferita</translation>
    </message>
    <message>
        <source>Hit points: none are given, the average of {hit_dice} is taken.</source>
        <translation>Punti ferita: non sono indicati, si usa la media di {hit_dice}.</translation>
    </message>
    <message>
        <source>Hit points: none are given, {max} is taken.</source>
        <translation>Punti ferita: non sono indicati, si usa {max}.</translation>
    </message>
    <message>
        <source>Hit points: only those it has now are given, {hp} is taken for all.</source>
        <translation>Punti ferita: sono indicati solo quelli attuali, si usa {hp} per tutti.</translation>
    </message>
    <message>
        <source>Hit points: {half} is not half of {points}; {points} is taken.</source>
        <translation>Punti ferita: {half} non è metà di {points}; si usa {points}.</translation>
    </message>
    <message>
        <source>Hit points: {max_hp} are none, 1 is taken.</source>
        <translation>Punti ferita: {max_hp} non è un valore valido, si usa 1.</translation>
    </message>
    <message>
        <source>Hit points: {points} is not the average of {dice}; {points} is taken.</source>
        <translation>Punti ferita: {points} non è la media di {dice}; si usa {points}.</translation>
    </message>
    <message>
        <source>Hit points: {text}; {hp} is taken.</source>
        <translation>Punti ferita: {text}; si usa {hp}.</translation>
    </message>
    <message>
        <source>How long conditions last, who causes them, and states ({names}).</source>
        <translation>Quanto durano le condizioni, chi le causa, e gli stati ({names}).</translation>
    </message>
    <message>
        <source>How many legendary actions it has is not said, {legendary_actions} is taken.</source>
        <translation>Non è detto quante azioni leggendarie ha, si usa {legendary_actions}.</translation>
    </message>
    <message>
        <source>How often Legendary Resistance works is not said, {usual_resistances} is taken.</source>
        <translation>Non è detto quante volte vale la Resistenza Leggendaria, si usa {usual_resistances}.</translation>
    </message>
    <message>
        <source>How opportunity attacks are answered.</source>
        <translation>Come si risponde agli attacchi di opportunità.</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Errore di lettura o scrittura</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>È una cartella</translation>
    </message>
    <message>
        <source>It has no THAC0; that of the ruleset is taken.</source>
        <translation>Non ha THAC0; si usa quello del regolamento.</translation>
    </message>
    <message>
        <source>It has no armour class.</source>
        <translation>Non ha Classe Armatura.</translation>
    </message>
    <message>
        <source>It has no challenge; a proficiency bonus of 2 is taken.</source>
        <translation>Non ha grado di sfida; si usa un bonus di competenza di 2.</translation>
    </message>
    <message>
        <source>It has no figures of a kind that is known.</source>
        <translation>Non ha valori di un tipo conosciuto.</translation>
    </message>
    <message>
        <source>It has no hit points, 1 is taken.</source>
        <translation>Non ha punti ferita, si usa 1.</translation>
    </message>
    <message>
        <source>It has no level; 1 is taken.</source>
        <translation>Non ha livello; si usa 1.</translation>
    </message>
    <message>
        <source>It has no movement; that of the ruleset is taken.</source>
        <translation>Non ha movimento; si usa quello del regolamento.</translation>
    </message>
    <message>
        <source>It has no name.</source>
        <translation>Non ha nome.</translation>
    </message>
    <message>
        <source>It has no size, medium is taken.</source>
        <translation>Non ha taglia, si usa Media.</translation>
    </message>
    <message>
        <source>It has no speed, 30 ft. is taken.</source>
        <translation>Non ha velocità, si usano 30 piedi.</translation>
    </message>
    <message>
        <source>It has no speed, 6 squares are taken.</source>
        <translation>Non ha velocità, si usano 6 quadretti.</translation>
    </message>
    <message>
        <source>It has no {printed} defense, 10 is taken.</source>
        <translation>Non ha la difesa {printed}, si usa 10.</translation>
    </message>
    <message>
        <source>It is a copy of {name}, which is not in the file.</source>
        <translation>È una copia di {name}, che non è nel file.</translation>
    </message>
    <message>
        <source>It is nested too deeply to be a creature.</source>
        <translation>È annidato troppo in profondità per essere una creatura.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>Left out: {more}.</source>
        <translation>Ignorati: {more}.</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>More creatures are in it than are read at once, which is {most_creatures:,}.</source>
        <translation>Contiene più creature di quante se ne leggano in una volta, cioè {most_creatures:,}.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>No layer, class or name says what is a wall: all lines, polygons and rectangles are taken for walls.</source>
        <translation>Nessun livello, classe o nome dice che cosa sia un muro: tutte le linee, i poligoni e i rettangoli sono presi per muri.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Spazio esaurito sul dispositivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>File o cartella inesistente</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Non è una cartella</translation>
    </message>
    <message>
        <source>Not kept: a number is too large.</source>
        <translation>Non conservato: un numero è troppo grande.</translation>
    </message>
    <message>
        <source>Not kept: a text holds half of a character (of a cut emoji, perhaps); type it anew.</source>
        <translation>Non conservato: un testo contiene mezzo carattere (forse di un&apos;emoji tagliata); scrivilo di nuovo.</translation>
    </message>
    <message>
        <source>Number appearing</source>
        <translation>Numero incontrato</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operazione non permessa</translation>
    </message>
    <message>
        <source>Passive Perception: {passive} does not fit a bonus of {skilled}.</source>
        <translation>Percezione passiva: {passive} non corrisponde a un bonus di {skilled}.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permesso negato</translation>
    </message>
    <message>
        <source>Proficiencies</source>
        <translation>Competenze</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>File system di sola lettura</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <translation>Rigenerazione</translation>
    </message>
    <message>
        <source>Resistances</source>
        <translation>Resistenze</translation>
    </message>
    <message>
        <source>Saves as</source>
        <translation>Tiri salvezza come</translation>
    </message>
    <message>
        <source>Saving throws</source>
        <translation>Tiri salvezza</translation>
    </message>
    <message>
        <source>Saving throws: not all five are given.</source>
        <translation>Tiri salvezza: non sono indicati tutti e cinque.</translation>
    </message>
    <message>
        <source>Saving throws: {total} does not fit {name} {score}.</source>
        <translation>Tiri salvezza: {total} non corrisponde a {name} {score}.</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>Sensi</translation>
    </message>
    <message>
        <source>Size: it may be {choices}, {size} is taken.</source>
        <translation>Taglia: può essere {choices}, si usa {size}.</translation>
    </message>
    <message>
        <source>Size: {size} may be the smaller of two, or that of what a swarm is made of.</source>
        <translation>Taglia: {size} può essere la minore di due, o quella di ciò di cui è fatto uno sciame.</translation>
    </message>
    <message>
        <source>Size: {size}, but its token is {side} squares wide; {size} is taken.</source>
        <translation>Taglia: {size}, ma il suo segnalino è largo {side} quadretti; si usa {size}.</translation>
    </message>
    <message>
        <source>Size: {text}; {size} is taken.</source>
        <translation>Taglia: {text}; si usa {size}.</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Some fields of stat blocks ({names}).</source>
        <translation>Alcuni campi delle schede statistiche ({names}).</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Speed: two are given for one way of moving, {found} ft. is taken.</source>
        <translation>Velocità: due sono indicate per un solo modo di muoversi, si usano {found} piedi.</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Incantesimi</translation>
    </message>
    <message>
        <source>THAC0: {thac0} and [{thac02}] do not go together; both are taken.</source>
        <translation>THAC0: {thac0} e [{thac02}] non vanno insieme; si usano entrambi.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>The field {field} ({names}).</source>
        <translation>Il campo {field} ({names}).</translation>
    </message>
    <message>
        <source>The file does not say the map&apos;s size; {columns} x {rows} squares are reckoned from its picture.</source>
        <translation>Il file non dice la dimensione della mappa; dalla sua immagine si calcolano {columns} x {rows} quadretti.</translation>
    </message>
    <message>
        <source>The file has no picture, only the name of one ({name}), which is not beside it.</source>
        <translation>Il file non ha l&apos;immagine, solo il nome di una ({name}), che non si trova accanto.</translation>
    </message>
    <message>
        <source>The file has no picture.</source>
        <translation>Il file non ha l&apos;immagine.</translation>
    </message>
    <message>
        <source>The file has no picture; the ground is drawn from its cells.</source>
        <translation>Il file non ha l&apos;immagine; il terreno è disegnato dalle sue celle.</translation>
    </message>
    <message>
        <source>The file has no picture; the ground is drawn from its rooms.</source>
        <translation>Il file non ha l&apos;immagine; il terreno è disegnato dalle sue stanze.</translation>
    </message>
    <message>
        <source>The file says the place is dark but has no lights; it is taken for lit.</source>
        <translation>Il file dice che il luogo è buio ma non ha luci; è preso per illuminato.</translation>
    </message>
    <message>
        <source>The foreground picture (roofs, treetops) is left out.</source>
        <translation>L&apos;immagine in primo piano (tetti, chiome degli alberi) è ignorata.</translation>
    </message>
    <message>
        <source>The house rule {name}, which its ruleset does not know.</source>
        <translation>La regola della casa {name}, che il suo regolamento non conosce.</translation>
    </message>
    <message>
        <source>The map has no picture: a plain one of its ground is put in, since some programs insist on one.</source>
        <translation>La mappa non ha l&apos;immagine: se ne aggiunge una semplice del suo terreno, perché alcuni programmi la pretendono.</translation>
    </message>
    <message>
        <source>The map is {across} x {down} squares; the last column or row is not whole.</source>
        <translation>La mappa è di {across} x {down} quadretti; l&apos;ultima colonna o riga non è intera.</translation>
    </message>
    <message>
        <source>The map is {width} x {height} squares; the last column or row is not whole.</source>
        <translation>La mappa è di {width} x {height} quadretti; l&apos;ultima colonna o riga non è intera.</translation>
    </message>
    <message>
        <source>The map&apos;s picture.</source>
        <translation>L&apos;immagine della mappa.</translation>
    </message>
    <message>
        <source>The marching order.</source>
        <translation>L&apos;ordine di marcia.</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>L&apos;immagine</translation>
    </message>
    <message>
        <source>The picture begins {corner} x {corner2} squares inside the first square, as its walls do.</source>
        <translation>L&apos;immagine comincia {corner} x {corner2} quadretti dentro il primo quadretto, come i suoi muri.</translation>
    </message>
    <message>
        <source>The picture begins {left} x {top} squares inside the first square, as its walls do.</source>
        <translation>L&apos;immagine comincia {left} x {top} quadretti dentro il primo quadretto, come i suoi muri.</translation>
    </message>
    <message>
        <source>The picture does not begin and end with the map&apos;s squares: it is redrawn so that it does.</source>
        <translation>L&apos;immagine non comincia e finisce con i quadretti della mappa: è ridisegnata perché lo faccia.</translation>
    </message>
    <message>
        <source>The picture has {across} pixels per square, the file says {said}; the picture is followed.</source>
        <translation>L&apos;immagine ha {across} pixel per quadretto, il file dice {said}; si segue l&apos;immagine.</translation>
    </message>
    <message>
        <source>The picture has {px} pixels a square, the format knows whole ones: {ppg} are written; programs that count by them will be off by a little at the far side.</source>
        <translation>L&apos;immagine ha {px} pixel per quadretto, il formato ne conosce solo di interi: se ne scrivono {ppg}; i programmi che contano con essi saranno un po&apos; fuori sul lato opposto.</translation>
    </message>
    <message>
        <source>The picture is damaged, left out.</source>
        <translation>L&apos;immagine è danneggiata, ignorata.</translation>
    </message>
    <message>
        <source>The picture is {across} x {down} squares: the last column or row does not come out even.</source>
        <translation>L&apos;immagine è di {across} x {down} quadretti: l&apos;ultima colonna o riga non torna.</translation>
    </message>
    <message>
        <source>The picture is {file} beside the file.</source>
        <translation>L&apos;immagine è {file} accanto al file.</translation>
    </message>
    <message>
        <source>The picture is {kind}, not a PNG, JPEG or WebP; left out.</source>
        <translation>L&apos;immagine è {kind}, non un PNG, JPEG o WebP; ignorata.</translation>
    </message>
    <message>
        <source>The picture of {width_px} x {height_px} pixels has another shape than {width} x {height} squares; it is fitted by its width.</source>
        <translation>L&apos;immagine di {width_px} x {height_px} pixel ha una forma diversa da {width} x {height} quadretti; è adattata in larghezza.</translation>
    </message>
    <message>
        <source>The picture of {width_px} x {height_px} pixels has less than {smallest} pixels a square, left out.</source>
        <translation>L&apos;immagine di {width_px} x {height_px} pixel ha meno di {smallest} pixel per quadretto, ignorata.</translation>
    </message>
    <message>
        <source>The picture of {width_px} x {height_px} pixels is too small to be the map, left out.</source>
        <translation>L&apos;immagine di {width_px} x {height_px} pixel è troppo piccola per essere la mappa, ignorata.</translation>
    </message>
    <message>
        <source>The picture {file} beside the file</source>
        <translation>L&apos;immagine {file} accanto al file</translation>
    </message>
    <message>
        <source>The scene has no grid; squares of the size it gives for one are laid over it.</source>
        <translation>La scena non ha griglia; le si sovrappongono quadretti della dimensione che indica per una.</translation>
    </message>
    <message>
        <source>The scene is dark but has no lights; it is taken for lit.</source>
        <translation>La scena è buia ma non ha luci; è presa per illuminata.</translation>
    </message>
    <message>
        <source>The scene&apos;s darkness is {level}; it is taken for lit.</source>
        <translation>L&apos;oscurità della scena è {level}; è presa per illuminata.</translation>
    </message>
    <message>
        <source>The scene&apos;s picture is a video ({name}); a picture of it has to be given.</source>
        <translation>L&apos;immagine della scena è un video ({name}); bisogna darne un&apos;immagine.</translation>
    </message>
    <message>
        <source>The squares asked for were not used: the file says its own.</source>
        <translation>I quadretti chiesti non sono stati usati: il file indica i propri.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Il testo</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Troppi file aperti</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Tesoro</translation>
    </message>
    <message>
        <source>Treasure type</source>
        <translation>Tipo di tesoro</translation>
    </message>
    <message>
        <source>What is declared ({names}).</source>
        <translation>Ciò che è dichiarato ({names}).</translation>
    </message>
    <message>
        <source>What is readied ({names}).</source>
        <translation>Ciò che è preparato ({names}).</translation>
    </message>
    <message>
        <source>What is spent in the turn ({names}).</source>
        <translation>Ciò che è stato speso nel turno ({names}).</translation>
    </message>
    <message>
        <source>What the players have explored.</source>
        <translation>Ciò che i giocatori hanno esplorato.</translation>
    </message>
    <message>
        <source>What walls are made of.</source>
        <translation>Di che cosa sono fatti i muri.</translation>
    </message>
    <message>
        <source>Which doors are broken; they stand open.</source>
        <translation>Quali porte sono rotte; restano aperte.</translation>
    </message>
    <message>
        <source>Which edition it is of is not said; {name} is taken.</source>
        <translation>Non è detto di quale edizione sia; si usa {name}.</translation>
    </message>
    <message>
        <source>Who is dead with hit points left, or not dead without ({names}).</source>
        <translation>Chi è morto con punti ferita rimasti, o non morto senza ({names}).</translation>
    </message>
    <message>
        <source>Who is stable ({names}).</source>
        <translation>Chi è stabile ({names}).</translation>
    </message>
    <message>
        <source>Who rides whom ({names}).</source>
        <translation>Chi cavalca chi ({names}).</translation>
    </message>
    <message>
        <source>Whose turn it is: the fight stands as before it begins.</source>
        <translation>Di chi è il turno: lo scontro è come prima di cominciare.</translation>
    </message>
    <message>
        <source>a 5etools creature</source>
        <translation>una creatura di 5etools</translation>
    </message>
    <message>
        <source>a BMP</source>
        <translation>un BMP</translation>
    </message>
    <message>
        <source>a Basic Fantasy creature</source>
        <translation>una creatura di Basic Fantasy</translation>
    </message>
    <message>
        <source>a DOCTYPE is in it, which no map of Tiled&apos;s has</source>
        <translation>contiene un DOCTYPE, che nessuna mappa di Tiled ha</translation>
    </message>
    <message>
        <source>a Foundry actor</source>
        <translation>un attore di Foundry</translation>
    </message>
    <message>
        <source>a Foundry scene</source>
        <translation>una scena di Foundry</translation>
    </message>
    <message>
        <source>a GIF</source>
        <translation>un GIF</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation>un PDF</translation>
    </message>
    <message>
        <source>a Photoshop file</source>
        <translation>un file di Photoshop</translation>
    </message>
    <message>
        <source>a SQLite file</source>
        <translation>un file SQLite</translation>
    </message>
    <message>
        <source>a TIFF</source>
        <translation>un TIFF</translation>
    </message>
    <message>
        <source>a Tiled map</source>
        <translation>una mappa di Tiled</translation>
    </message>
    <message>
        <source>a Universal VTT map</source>
        <translation>una mappa Universal VTT</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>un archivio ZIP</translation>
    </message>
    <message>
        <source>a creature</source>
        <translation>una creatura</translation>
    </message>
    <message>
        <source>a dndwright creature</source>
        <translation>una creatura di dndwright</translation>
    </message>
    <message>
        <source>a donjon dungeon</source>
        <translation>un dungeon di donjon</translation>
    </message>
    <message>
        <source>a d{side} has no face {face}</source>
        <translation>un d{side} non ha la faccia {face}</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>una cartella</translation>
    </message>
    <message>
        <source>a folder but no pack of Foundry&apos;s</source>
        <translation>una cartella ma non un pacchetto di Foundry</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>una mappa</translation>
    </message>
    <message>
        <source>a map (Universal VTT, Foundry, watabou, donjon, Tiled) or a picture (PNG, JPEG, WebP, AVIF, TIFF, GIF, BMP)</source>
        <translation>una mappa (Universal VTT, Foundry, watabou, donjon, Tiled) o un&apos;immagine (PNG, JPEG, WebP, AVIF, TIFF, GIF, BMP)</translation>
    </message>
    <message>
        <source>a number that is no number ({value}) cannot be written</source>
        <translation>non si può scrivere un numero che non è un numero ({value})</translation>
    </message>
    <message>
        <source>a pack of Foundry&apos;s</source>
        <translation>un pacchetto di Foundry</translation>
    </message>
    <message>
        <source>a pasted stat block</source>
        <translation>una scheda statistiche incollata</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>un&apos;immagine</translation>
    </message>
    <message>
        <source>a pipe or a device</source>
        <translation>una pipe o un dispositivo</translation>
    </message>
    <message>
        <source>a square would be {scale} pixels wide, expected {smallest_square_px} or more</source>
        <translation>un quadretto sarebbe largo {scale} pixel, ne servono {smallest_square_px} o più</translation>
    </message>
    <message>
        <source>a stat block</source>
        <translation>una scheda statistiche</translation>
    </message>
    <message>
        <source>a stat block (5e-bits, Open5e, 5etools, Foundry, Improved Initiative, Old-School Essentials) or the text of one</source>
        <translation>una scheda statistiche (5e-bits, Open5e, 5etools, Foundry, Improved Initiative, Old-School Essentials) o il testo di una</translation>
    </message>
    <message>
        <source>a video</source>
        <translation>un video</translation>
    </message>
    <message>
        <source>a watabou dungeon</source>
        <translation>un dungeon di watabou</translation>
    </message>
    <message>
        <source>an AVIF</source>
        <translation>un AVIF</translation>
    </message>
    <message>
        <source>an Improved Initiative creature</source>
        <translation>una creatura di Improved Initiative</translation>
    </message>
    <message>
        <source>an Open5e creature</source>
        <translation>una creatura di Open5e</translation>
    </message>
    <message>
        <source>an SVG drawing</source>
        <translation>un disegno SVG</translation>
    </message>
    <message>
        <source>an aura out of all bounds</source>
        <translation>un&apos;aura fuori da ogni limite</translation>
    </message>
    <message>
        <source>another</source>
        <translation>un&apos;altra</translation>
    </message>
    <message>
        <source>brought up to date</source>
        <translation>aggiornato</translation>
    </message>
    <message>
        <source>brought up to date from version {version}</source>
        <translation>aggiornato dalla versione {version}</translation>
    </message>
    <message>
        <source>cannot be read ({why})</source>
        <translation>non può essere letta ({why})</translation>
    </message>
    <message>
        <source>cells: expected rows of numbers</source>
        <translation>cells: ci si aspettavano righe di numeri</translation>
    </message>
    <message>
        <source>cells: expected up to {most_doors:,} doors</source>
        <translation>cells: ci si aspettavano fino a {most_doors:,} porte</translation>
    </message>
    <message>
        <source>column {column} of {place}</source>
        <translation>{place}, colonna {column}</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>copiato</translation>
    </message>
    <message>
        <source>creature: expected [[creature]] tables</source>
        <translation>creature: ci si aspettavano tabelle [[creature]]</translation>
    </message>
    <message>
        <source>does not fit on the disk</source>
        <translation>non entra nel disco</translation>
    </message>
    <message>
        <source>door.id: two doors have the same id</source>
        <translation>door.id: due porte hanno lo stesso id</translation>
    </message>
    <message>
        <source>entry {name}</source>
        <translation>voce {name}</translation>
    </message>
    <message>
        <source>expected up to {most_doors:,} doors</source>
        <translation>ci si aspettavano fino a {most_doors:,} porte</translation>
    </message>
    <message>
        <source>far more</source>
        <translation>molto di più</translation>
    </message>
    <message>
        <source>grid.size: expected the pixels of a square, 2 or more</source>
        <translation>grid.size: ci si aspettavano i pixel di un quadretto, 2 o più</translation>
    </message>
    <message>
        <source>grid.type: the scene has a hex grid, expected squares</source>
        <translation>grid.type: la scena ha una griglia esagonale, ci si aspettavano quadretti</translation>
    </message>
    <message>
        <source>has more than {limit} million pixels, too many for an angle</source>
        <translation>ha più di {limit} milioni di pixel, troppi per un angolo</translation>
    </message>
    <message>
        <source>is a folder, a pipe or a device, and no file</source>
        <translation>è una cartella, una pipe o un dispositivo, e non un file</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>è danneggiata</translation>
    </message>
    <message>
        <source>is larger than {limit} MB</source>
        <translation>supera i {limit} MB</translation>
    </message>
    <message>
        <source>is of no known format, not a PNG, JPEG or WebP</source>
        <translation>è di un formato sconosciuto, non un PNG, JPEG o WebP</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>is too large to be turned on this machine</source>
        <translation>è troppo grande per essere ruotata su questo computer</translation>
    </message>
    <message>
        <source>is {kind}, but damaged</source>
        <translation>è {kind}, ma danneggiata</translation>
    </message>
    <message>
        <source>is {kind}, not a PNG, JPEG or WebP</source>
        <translation>è {kind}, non un PNG, JPEG o WebP</translation>
    </message>
    <message>
        <source>is {width} x {height} pixels, more than {limit} a side</source>
        <translation>è di {width} x {height} pixel, più di {limit} per lato</translation>
    </message>
    <message>
        <source>is {width} x {height} pixels, more than {limit} million</source>
        <translation>è di {width} x {height} pixel, più di {limit} milioni</translation>
    </message>
    <message>
        <source>it</source>
        <translation>il contenuto</translation>
    </message>
    <message>
        <source>it holds &quot;{held}&quot;, not &quot;{kind}&quot;</source>
        <translation>contiene &quot;{held}&quot;, non &quot;{kind}&quot;</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program</source>
        <translation>è stato scritto da una versione più recente del programma</translation>
    </message>
    <message>
        <source>its further effects</source>
        <translation>i suoi altri effetti</translation>
    </message>
    <message>
        <source>its further ways of attacking</source>
        <translation>i suoi altri modi di attaccare</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>il suo testo</translation>
    </message>
    <message>
        <source>light[{number}].token: there is no token &quot;{token}&quot;</source>
        <translation>light[{number}].token: non c&apos;è un segnalino &quot;{token}&quot;</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>riga {line}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>riga {line}, colonna {column}</translation>
    </message>
    <message>
        <source>line_of_sight: expected up to {limit:,} points</source>
        <translation>line_of_sight: ci si aspettavano fino a {limit:,} punti</translation>
    </message>
    <message>
        <source>low-light vision</source>
        <translation>visione crepuscolare</translation>
    </message>
    <message>
        <source>made</source>
        <translation>creato</translation>
    </message>
    <message>
        <source>map.rows: a map has at least one square</source>
        <translation>map.rows: una mappa ha almeno un quadretto</translation>
    </message>
    <message>
        <source>map.rows: missing</source>
        <translation>map.rows: manca</translation>
    </message>
    <message>
        <source>map.rows[{y}]: unknown ground {word}</source>
        <translation>map.rows[{y}]: terreno sconosciuto {word}</translation>
    </message>
    <message>
        <source>map.rows[{y}]: {number} squares, the first row has {width}</source>
        <translation>map.rows[{y}]: {number} quadretti, la prima riga ne ha {width}</translation>
    </message>
    <message>
        <source>map.{key}: unknown field</source>
        <translation>map.{key}: campo sconosciuto</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>nessun file può avere questo nome</translation>
    </message>
    <message>
        <source>objects_line_of_sight: expected up to {limit:,} points</source>
        <translation>objects_line_of_sight: ci si aspettavano fino a {limit:,} punti</translation>
    </message>
    <message>
        <source>of no known format</source>
        <translation>di un formato sconosciuto</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>options.{name}: expected one of {choices}, got {value}</source>
        <translation>options.{name}: ci si aspettava uno di {choices}, non {value}</translation>
    </message>
    <message>
        <source>options.{name}: unknown option</source>
        <translation>options.{name}: opzione sconosciuta</translation>
    </message>
    <message>
        <source>or it is a pack of another kind</source>
        <translation>oppure è un pacchetto di un altro tipo</translation>
    </message>
    <message>
        <source>orientation: expected an orthogonal map, of squares, got {kind}</source>
        <translation>orientation: ci si aspettava una mappa ortogonale, a quadretti, non {kind}</translation>
    </message>
    <message>
        <source>pixels per square: expected {smallest_square_px} to {limit}, got {px}</source>
        <translation>pixel per quadretto: ci si aspettava da {smallest_square_px} a {limit}, non {px}</translation>
    </message>
    <message>
        <source>read</source>
        <translation>letto</translation>
    </message>
    <message>
        <source>rects: expected rectangles with x, y, w and h in whole cells</source>
        <translation>rects: ci si aspettavano rettangoli con x, y, w e h in celle intere</translation>
    </message>
    <message>
        <source>rects: expected up to {most_rects:,} rectangles</source>
        <translation>rects: ci si aspettavano fino a {most_rects:,} rettangoli</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>rimosso</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>rinominato</translation>
    </message>
    <message>
        <source>resolution.map_size: expected up to {limit} squares a side, got {shown_value}</source>
        <translation>resolution.map_size: ci si aspettavano fino a {limit} quadretti per lato, non {shown_value}</translation>
    </message>
    <message>
        <source>resolution.map_size: expected x and y, the map&apos;s size in squares</source>
        <translation>resolution.map_size: ci si aspettavano x e y, la dimensione della mappa in quadretti</translation>
    </message>
    <message>
        <source>ruleset: missing</source>
        <translation>ruleset: manca</translation>
    </message>
    <message>
        <source>ruleset: there is no &quot;{name}&quot;; known are {rulesets}</source>
        <translation>ruleset: non esiste &quot;{name}&quot;; quelli noti sono {rulesets}</translation>
    </message>
    <message>
        <source>shift{fact}: expected a few pixels beside the squares</source>
        <translation>shift{fact}: ci si aspettavano pochi pixel oltre ai quadretti</translation>
    </message>
    <message>
        <source>square: the side of a square is longer than nothing</source>
        <translation>square: il lato di un quadretto è più lungo di niente</translation>
    </message>
    <message>
        <source>step: expected [[step]] tables</source>
        <translation>step: ci si aspettavano tabelle [[step]]</translation>
    </message>
    <message>
        <source>the fight cannot be written as a scenario: {why}</source>
        <translation>lo scontro non può essere scritto come scenario: {why}</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>il file</translation>
    </message>
    <message>
        <source>the file is nested too deeply to be a map</source>
        <translation>il file è annidato troppo in profondità per essere una mappa</translation>
    </message>
    <message>
        <source>the map cannot be written as a scenario: walls or lights would not come back as they are</source>
        <translation>la mappa non può essere scritta come scenario: muri o luci non tornerebbero come sono</translation>
    </message>
    <message>
        <source>the map has a wall, door or light whose place is no number</source>
        <translation>la mappa ha un muro, una porta o una luce il cui posto non è un numero</translation>
    </message>
    <message>
        <source>the map is too large for its picture to be redrawn</source>
        <translation>la mappa è troppo grande perché la sua immagine sia ridisegnata</translation>
    </message>
    <message>
        <source>the map&apos;s picture is damaged or too large to be redrawn</source>
        <translation>l&apos;immagine della mappa è danneggiata o troppo grande per essere ridisegnata</translation>
    </message>
    <message>
        <source>the map&apos;s picture is no PNG, JPEG or WebP</source>
        <translation>l&apos;immagine della mappa non è un PNG, JPEG o WebP</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>l&apos;immagine</translation>
    </message>
    <message>
        <source>the picture beside the file</source>
        <translation>l&apos;immagine accanto al file</translation>
    </message>
    <message>
        <source>the picture is larger than {limit} MB</source>
        <translation>l&apos;immagine supera i {limit} MB</translation>
    </message>
    <message>
        <source>there are more walls beside doors in it than on any map</source>
        <translation>contiene più muri accanto a porte di qualsiasi mappa</translation>
    </message>
    <message>
        <source>this is XML of another kind ({tag}), expected a map of Tiled&apos;s</source>
        <translation>è XML di un altro tipo ({tag}), ci si aspettava una mappa di Tiled</translation>
    </message>
    <message>
        <source>tilewidth, tileheight: expected a tile&apos;s size in pixels</source>
        <translation>tilewidth, tileheight: ci si aspettava la dimensione di una tessera in pixel</translation>
    </message>
    <message>
        <source>tilewidth, tileheight: expected square tiles, got {across} x {down} pixels</source>
        <translation>tilewidth, tileheight: ci si aspettavano tessere quadrate, non {across} x {down} pixel</translation>
    </message>
    <message>
        <source>token &quot;{id}&quot;.at: off the map</source>
        <translation>token &quot;{id}&quot;.at: fuori dalla mappa</translation>
    </message>
    <message>
        <source>walls: expected up to {most_walls:,} walls</source>
        <translation>walls: ci si aspettavano fino a {most_walls:,} muri</translation>
    </message>
    <message>
        <source>what may stand in place of an attack</source>
        <translation>ciò che può sostituire un attacco</translation>
    </message>
    <message>
        <source>when it comes back</source>
        <translation>quando si ricarica</translation>
    </message>
    <message>
        <source>width, height: expected the map&apos;s size in tiles, 1 or more</source>
        <translation>width, height: ci si aspettava la dimensione della mappa in tessere, 1 o più</translation>
    </message>
    <message>
        <source>width, height: expected the scene&apos;s size in pixels, a square or more</source>
        <translation>width, height: ci si aspettava la dimensione della scena in pixel, un quadretto o più</translation>
    </message>
    <message>
        <source>written</source>
        <translation>scritto</translation>
    </message>
    <message>
        <source>{amount} against all damage</source>
        <translation>{amount} contro tutti i danni</translation>
    </message>
    <message>
        <source>{amount} against physical damage</source>
        <translation>{amount} contro i danni fisici</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares are more than {limit} a side</source>
        <translation>{columns} x {rows} quadretti sono più di {limit} per lato</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares are read from the file&apos;s name.</source>
        <translation>{columns} x {rows} quadretti sono letti dal nome del file.</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares on {width} x {height} pixels would not be square ({width2} x {height2} pixels)</source>
        <translation>{columns} x {rows} quadretti su {width} x {height} pixel non sarebbero quadrati ({width2} x {height2} pixel)</translation>
    </message>
    <message>
        <source>{field}.name: missing</source>
        <translation>{field}.name: manca</translation>
    </message>
    <message>
        <source>{field}.run: missing</source>
        <translation>{field}.run: manca</translation>
    </message>
    <message>
        <source>{field}.{mode}: expected one of {modes}, hover</source>
        <translation>{field}.{mode}: ci si aspettava uno di {modes}, hover</translation>
    </message>
    <message>
        <source>{field}.{name}: expected one of {abilities}</source>
        <translation>{field}.{name}: ci si aspettava uno di {abilities}</translation>
    </message>
    <message>
        <source>{field}.{name}: expected one of {known}</source>
        <translation>{field}.{name}: ci si aspettava uno di {known}</translation>
    </message>
    <message>
        <source>{field}.{needed}: missing</source>
        <translation>{field}.{needed}: manca</translation>
    </message>
    <message>
        <source>{field}: expected 1 to {limit}, got {count}</source>
        <translation>{field}: ci si aspettava da 1 a {limit}, non {count}</translation>
    </message>
    <message>
        <source>{field}: expected [x, y], got {value}</source>
        <translation>{field}: ci si aspettava [x, y], non {value}</translation>
    </message>
    <message>
        <source>{field}: expected a list of metres</source>
        <translation>{field}: ci si aspettava un elenco di metri</translation>
    </message>
    <message>
        <source>{field}: expected a list of tables</source>
        <translation>{field}: ci si aspettava un elenco di tabelle</translation>
    </message>
    <message>
        <source>{field}: expected a list of texts, got {value}</source>
        <translation>{field}: ci si aspettava un elenco di testi, non {value}</translation>
    </message>
    <message>
        <source>{field}: expected a number, got {value}</source>
        <translation>{field}: ci si aspettava un numero, non {value}</translation>
    </message>
    <message>
        <source>{field}: expected a table, got {value}</source>
        <translation>{field}: ci si aspettava una tabella, non {value}</translation>
    </message>
    <message>
        <source>{field}: expected a text, got {value}</source>
        <translation>{field}: ci si aspettava un testo, non {value}</translation>
    </message>
    <message>
        <source>{field}: expected a whole number, got {value}</source>
        <translation>{field}: ci si aspettava un numero intero, non {value}</translation>
    </message>
    <message>
        <source>{field}: expected at least two points</source>
        <translation>{field}: ci si aspettavano almeno due punti</translation>
    </message>
    <message>
        <source>{field}: expected metres, 0 or more, got {value}</source>
        <translation>{field}: ci si aspettavano metri, 0 o più, non {value}</translation>
    </message>
    <message>
        <source>{field}: expected one of {choices}, got {value}</source>
        <translation>{field}: ci si aspettava uno di {choices}, non {value}</translation>
    </message>
    <message>
        <source>{field}: expected one of {last_words}, rounds:N, got {value}</source>
        <translation>{field}: ci si aspettava uno di {last_words}, rounds:N, non {value}</translation>
    </message>
    <message>
        <source>{field}: expected true or false, got {value}</source>
        <translation>{field}: ci si aspettava true o false, non {value}</translation>
    </message>
    <message>
        <source>{field}: expected up to {limit} squares a side, got {figure} x {figure2}</source>
        <translation>{field}: ci si aspettavano fino a {limit} quadretti per lato, non {figure} x {figure2}</translation>
    </message>
    <message>
        <source>{field}: expected whole or half squares, got {value}</source>
        <translation>{field}: ci si aspettavano quadretti interi o mezzi, non {value}</translation>
    </message>
    <message>
        <source>{field}: no floor is in it, expected rooms or corridors</source>
        <translation>{field}: non contiene alcun pavimento, ci si aspettavano stanze o corridoi</translation>
    </message>
    <message>
        <source>{field}: unknown field</source>
        <translation>{field}: campo sconosciuto</translation>
    </message>
    <message>
        <source>{file}: a picture in it is damaged</source>
        <translation>{file}: un&apos;immagine al suo interno è danneggiata</translation>
    </message>
    <message>
        <source>{file}: a picture in it is larger than {limit} MB</source>
        <translation>{file}: un&apos;immagine al suo interno supera i {limit} MB</translation>
    </message>
    <message>
        <source>{file}: cannot be opened, it is a device and no file</source>
        <translation>{file}: non può essere aperto, è un dispositivo e non un file</translation>
    </message>
    <message>
        <source>{file}: cannot be opened, it is a folder</source>
        <translation>{file}: non può essere aperto, è una cartella</translation>
    </message>
    <message numerus="yes">
        <source>{file}: damaged at step {step} of {steps}; %n step(s) (is/are) whole</source>
        <translation>
            <numerusform>{file}: danneggiato al passo {step} di {steps}; %n passo è integro</numerusform>
            <numerusform>{file}: danneggiato al passo {step} di {steps}; %n passi sono integri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: damaged, but all its steps are whole (%n step(s))</source>
        <translation>
            <numerusform>{file}: danneggiato, ma tutti i suoi passi sono integri (%n passo)</numerusform>
            <numerusform>{file}: danneggiato, ma tutti i suoi passi sono integri (%n passi)</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: damaged; it is whole again from step {start} to step {reach} of {steps}</source>
        <translation>{file}: danneggiato; è di nuovo integro dal passo {start} al passo {reach} di {steps}</translation>
    </message>
    <message>
        <source>{file}: expected XML, it cannot be read</source>
        <translation>{file}: ci si aspettava XML, non può essere letto</translation>
    </message>
    <message>
        <source>{file}: expected XML, which breaks off at line {line}, column {column}</source>
        <translation>{file}: ci si aspettava XML, che si interrompe alla riga {line}, colonna {column}</translation>
    </message>
    <message>
        <source>{file}: expected a JSON object, {wanted}</source>
        <translation>{file}: ci si aspettava un oggetto JSON, {wanted}</translation>
    </message>
    <message>
        <source>{file}: expected a picture, this is no file</source>
        <translation>{file}: ci si aspettava un&apos;immagine, questo non è un file</translation>
    </message>
    <message>
        <source>{file}: expected up to {limit:,} objects</source>
        <translation>{file}: ci si aspettavano fino a {limit:,} oggetti</translation>
    </message>
    <message>
        <source>{file}: expected up to {limit:,} points</source>
        <translation>{file}: ci si aspettavano fino a {limit:,} punti</translation>
    </message>
    <message>
        <source>{file}: files of version {version} can no longer be read</source>
        <translation>{file}: i file della versione {version} non si possono più leggere</translation>
    </message>
    <message>
        <source>{file}: it is already open in another window or program</source>
        <translation>{file}: è già aperto in un&apos;altra finestra o programma</translation>
    </message>
    <message>
        <source>{file}: it is read-only; use Save as to keep the fight elsewhere</source>
        <translation>{file}: è di sola lettura; usa Salva con nome per conservare lo scontro altrove</translation>
    </message>
    <message>
        <source>{file}: it was written by a newer version of this program (file version {version})</source>
        <translation>{file}: è stato scritto da una versione più recente di questo programma (versione del file {version})</translation>
    </message>
    <message>
        <source>{file}: no creature is in it, expected {wanted}</source>
        <translation>{file}: non contiene creature, ci si aspettava {wanted}</translation>
    </message>
    <message>
        <source>{file}: no file can have this name</source>
        <translation>{file}: nessun file può avere questo nome</translation>
    </message>
    <message>
        <source>{file}: no map is in it, expected {wanted}</source>
        <translation>{file}: non contiene mappe, ci si aspettava {wanted}</translation>
    </message>
    <message>
        <source>{file}: no scene is in this pack of Foundry&apos;s, {of_what}</source>
        <translation>{file}: questo pacchetto di Foundry non contiene scene, {of_what}</translation>
    </message>
    <message>
        <source>{file}: nothing of it can be read</source>
        <translation>{file}: non se ne può leggere niente</translation>
    </message>
    <message>
        <source>{file}: of a scene&apos;s {number:,} {part} {missing:,} are missing in the pack</source>
        <translation>{file}: di una scena, su {number:,} {part} ne mancano {missing:,} nel pacchetto</translation>
    </message>
    <message>
        <source>{file}: record {number} holds what this version of the program does not know; a newer one may have written it</source>
        <translation>{file}: la registrazione {number} contiene qualcosa che questa versione del programma non conosce; può averla scritta una più recente</translation>
    </message>
    <message>
        <source>{file}: that is the open fight itself</source>
        <translation>{file}: è proprio lo scontro aperto</translation>
    </message>
    <message>
        <source>{file}: the file cannot be read ({why})</source>
        <translation>{file}: il file non può essere letto ({why})</translation>
    </message>
    <message>
        <source>{file}: the file has changed since it was opened here</source>
        <translation>{file}: il file è cambiato da quando è stato aperto qui</translation>
    </message>
    <message>
        <source>{file}: the file holds tables, views or triggers that are not this program&apos;s</source>
        <translation>{file}: il file contiene tabelle, viste o trigger che non sono di questo programma</translation>
    </message>
    <message>
        <source>{file}: the file is damaged</source>
        <translation>{file}: il file è danneggiato</translation>
    </message>
    <message>
        <source>{file}: the file is damaged and cannot be brought up to date</source>
        <translation>{file}: il file è danneggiato e non può essere aggiornato</translation>
    </message>
    <message>
        <source>{file}: the file is damaged at record {number}</source>
        <translation>{file}: il file è danneggiato alla registrazione {number}</translation>
    </message>
    <message>
        <source>{file}: the file is damaged, its first state cannot be read</source>
        <translation>{file}: il file è danneggiato, il suo primo stato non può essere letto</translation>
    </message>
    <message>
        <source>{file}: the file is damaged, its records and its last state differ</source>
        <translation>{file}: il file è danneggiato, le sue registrazioni e il suo ultimo stato non coincidono</translation>
    </message>
    <message>
        <source>{file}: the file is damaged, its records do not fit together</source>
        <translation>{file}: il file è danneggiato, le sue registrazioni non vanno insieme</translation>
    </message>
    <message>
        <source>{file}: the file is damaged, only its beginning is there</source>
        <translation>{file}: il file è danneggiato, ce n&apos;è solo l&apos;inizio</translation>
    </message>
    <message>
        <source>{file}: the file is empty</source>
        <translation>{file}: il file è vuoto</translation>
    </message>
    <message>
        <source>{file}: the file is larger than {most} MB</source>
        <translation>{file}: il file supera i {most} MB</translation>
    </message>
    <message>
        <source>{file}: the file is nested too deeply to be a map</source>
        <translation>{file}: il file è annidato troppo in profondità per essere una mappa</translation>
    </message>
    <message>
        <source>{file}: the file was moved or deleted; use Save as to keep the fight</source>
        <translation>{file}: il file è stato spostato o eliminato; usa Salva con nome per conservare lo scontro</translation>
    </message>
    <message>
        <source>{file}: the map has its picture already</source>
        <translation>{file}: la mappa ha già la sua immagine</translation>
    </message>
    <message>
        <source>{file}: the map has no place for a picture</source>
        <translation>{file}: la mappa non ha posto per un&apos;immagine</translation>
    </message>
    <message>
        <source>{file}: the pack cannot be read, {why}</source>
        <translation>{file}: il pacchetto non può essere letto, {why}</translation>
    </message>
    <message>
        <source>{file}: the picture cannot be read ({why})</source>
        <translation>{file}: l&apos;immagine non può essere letta ({why})</translation>
    </message>
    <message>
        <source>{file}: the picture is larger than {limit} MB</source>
        <translation>{file}: l&apos;immagine supera i {limit} MB</translation>
    </message>
    <message>
        <source>{file}: the picture of {width_px} x {height_px} pixels is too small for {width} x {height} squares</source>
        <translation>{file}: l&apos;immagine di {width_px} x {height_px} pixel è troppo piccola per {width} x {height} quadretti</translation>
    </message>
    <message>
        <source>{file}: the picture {why}</source>
        <translation>{file}: l&apos;immagine {why}</translation>
    </message>
    <message>
        <source>{file}: the report cannot be written ({why})</source>
        <translation>{file}: il rapporto non può essere scritto ({why})</translation>
    </message>
    <message>
        <source>{file}: there are {number} maps in it, expected the name of one: {told}</source>
        <translation>{file}: contiene {number} mappe, ci si aspettava il nome di una: {told}</translation>
    </message>
    <message>
        <source>{file}: there is already a file of that name</source>
        <translation>{file}: c&apos;è già un file con questo nome</translation>
    </message>
    <message>
        <source>{file}: there is already a folder of that name</source>
        <translation>{file}: c&apos;è già una cartella con questo nome</translation>
    </message>
    <message>
        <source>{file}: there is no map of that name in it, expected one of: {told}</source>
        <translation>{file}: non contiene una mappa con questo nome, ci si aspettava una di: {told}</translation>
    </message>
    <message>
        <source>{file}: this is a database of another program</source>
        <translation>{file}: è un database di un altro programma</translation>
    </message>
    <message>
        <source>{file}: this is a fight of Battlemap, which is opened, not imported</source>
        <translation>{file}: è uno scontro di Battlemap, che si apre e non si importa</translation>
    </message>
    <message>
        <source>{file}: this is a folder, a pipe or a device, expected a file</source>
        <translation>{file}: è una cartella, una pipe o un dispositivo, ci si aspettava un file</translation>
    </message>
    <message>
        <source>{file}: this is no fight of this program</source>
        <translation>{file}: non è uno scontro di questo programma</translation>
    </message>
    <message>
        <source>{file}: this is of no known format, expected {wanted}</source>
        <translation>{file}: è di un formato sconosciuto, ci si aspettava {wanted}</translation>
    </message>
    <message>
        <source>{file}: this is {kind}, expected {wanted}</source>
        <translation>{file}: è {kind}, ci si aspettava {wanted}</translation>
    </message>
    <message>
        <source>{file}: this is {what}, expected a file</source>
        <translation>{file}: è {what}, ci si aspettava un file</translation>
    </message>
    <message>
        <source>{file}: this is {what}, expected {wanted}</source>
        <translation>{file}: è {what}, ci si aspettava {wanted}</translation>
    </message>
    <message>
        <source>{file}: too large for a file of that kind</source>
        <translation>{file}: troppo grande per un file di questo tipo</translation>
    </message>
    <message>
        <source>{key}: unknown field</source>
        <translation>{key}: campo sconosciuto</translation>
    </message>
    <message>
        <source>{label}: its page says {told}, its data {number}; the data is taken.</source>
        <translation>{label}: la sua pagina dice {told}, i suoi dati {number}; si usano i dati.</translation>
    </message>
    <message>
        <source>{left} of {given} dice were not rolled</source>
        <translation>{left} dadi su {given} non sono stati tirati</translation>
    </message>
    <message>
        <source>{name__} cannot be written as TOML</source>
        <translation>{name__} non può essere scritto come TOML</translation>
    </message>
    <message>
        <source>{names} and {number} more</source>
        <translation>{names} e altri {number}</translation>
    </message>
    <message>
        <source>{name} &quot;{id}&quot;.conditions: unknown condition &quot;{unknown}&quot;</source>
        <translation>{name} &quot;{id}&quot;.conditions: condizione sconosciuta &quot;{unknown}&quot;</translation>
    </message>
    <message>
        <source>{name} cannot be read ({why})</source>
        <translation>{name} non può essere letto ({why})</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <translation>{name} è danneggiato</translation>
    </message>
    <message>
        <source>{name} {abilities} is no ability score, it is left out.</source>
        <translation>{name} {abilities} non è un punteggio di caratteristica, è ignorato.</translation>
    </message>
    <message>
        <source>{name}: DC {dc} fits none of its abilities.</source>
        <translation>{name}: la CD {dc} non corrisponde a nessuna delle sue caratteristiche.</translation>
    </message>
    <message>
        <source>{name}: a picture of it is missing</source>
        <translation>{name}: manca una delle sue immagini</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing} ({why})</source>
        <translation>{name}: non può essere {doing} ({why})</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, a folder is where a file should be, or the other way round</source>
        <translation>{name}: non può essere {doing}, c&apos;è una cartella dove dovrebbe esserci un file, o viceversa</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, it is read-only; use Save as to keep the fight elsewhere</source>
        <translation>{name}: non può essere {doing}, è di sola lettura; usa Salva con nome per conservare lo scontro altrove</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, permission is denied</source>
        <translation>{name}: non può essere {doing}, permesso negato</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, the disk is full</source>
        <translation>{name}: non può essere {doing}, il disco è pieno</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, the disk reports an error</source>
        <translation>{name}: non può essere {doing}, il disco segnala un errore</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, the folder does not allow it or is gone</source>
        <translation>{name}: non può essere {doing}, la cartella non lo permette o non c&apos;è più</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, there is no such file or folder</source>
        <translation>{name}: non può essere {doing}, il file o la cartella non esiste</translation>
    </message>
    <message>
        <source>{name}: expected JSON, which breaks off at {where}</source>
        <translation>{name}: ci si aspettava JSON, che si interrompe qui: {where}</translation>
    </message>
    <message>
        <source>{name}: expected [[{name}]] tables</source>
        <translation>{name}: ci si aspettavano tabelle [[{name}]]</translation>
    </message>
    <message>
        <source>{name}: expected a file that ends in {endings}</source>
        <translation>{name}: ci si aspettava un file che finisca in {endings}</translation>
    </message>
    <message>
        <source>{name}: how many attacks it makes was not understood.</source>
        <translation>{name}: non si è capito quanti attacchi fa.</translation>
    </message>
    <message>
        <source>{name}: its area has no size, {far} squares are taken.</source>
        <translation>{name}: la sua area non ha dimensione, si usano {far} quadretti.</translation>
    </message>
    <message>
        <source>{name}: its attack bonus is not understood, 0 is taken.</source>
        <translation>{name}: il suo bonus di attacco non si capisce, si usa 0.</translation>
    </message>
    <message>
        <source>{name}: its damage is not understood, none is taken.</source>
        <translation>{name}: i suoi danni non si capiscono, non se ne usano.</translation>
    </message>
    <message>
        <source>{name}: its damage is that of its weapon, {by_weapon} is taken.</source>
        <translation>{name}: i suoi danni sono quelli dell&apos;arma, si usa {by_weapon}.</translation>
    </message>
    <message>
        <source>{name}: its text says {int} to hit, its data {to_hit}; the text is taken.</source>
        <translation>{name}: il suo testo dice {int} per colpire, i suoi dati {to_hit}; si usa il testo.</translation>
    </message>
    <message>
        <source>{name}: its text says {damage} damage, its data {data}; the text is taken.</source>
        <translation>{name}: il suo testo dice danni di tipo {damage}, i suoi dati {data}; si usa il testo.</translation>
    </message>
    <message>
        <source>{name}: its text says {told} vs. {told2}, its data {number} vs. {upper}; the data is taken.</source>
        <translation>{name}: il suo testo dice {told} contro {told2}, i suoi dati {number} contro {upper}; si usano i dati.</translation>
    </message>
    <message>
        <source>{name}: its text says {words} damage, its data {made}; the data is taken.</source>
        <translation>{name}: il suo testo dice {words} danni, i suoi dati {made}; si usano i dati.</translation>
    </message>
    <message>
        <source>{name}: its {field} is out of all bounds, it is left out.</source>
        <translation>{name}: il campo {field} è fuori da ogni limite, è ignorato.</translation>
    </message>
    <message>
        <source>{name}: no damage was found.</source>
        <translation>{name}: non si sono trovati danni.</translation>
    </message>
    <message>
        <source>{name}: no range is given, {far_squares} squares are taken.</source>
        <translation>{name}: la portata non è indicata, si usano {far_squares} quadretti.</translation>
    </message>
    <message>
        <source>{name}: no range was found.</source>
        <translation>{name}: non si è trovata la gittata.</translation>
    </message>
    <message>
        <source>{name}: no reach is given, 5 ft. is taken.</source>
        <translation>{name}: la portata non è indicata, si usano 5 piedi.</translation>
    </message>
    <message>
        <source>{name}: nothing of these squares is known to the players</source>
        <translation>{name}: di questi quadretti i giocatori non conoscono nulla</translation>
    </message>
    <message>
        <source>{name}: the file is damaged</source>
        <translation>{name}: il file è danneggiato</translation>
    </message>
    <message>
        <source>{name}: the map has a hex grid, expected squares</source>
        <translation>{name}: la mappa ha una griglia esagonale, ci si aspettavano quadretti</translation>
    </message>
    <message>
        <source>{name}: the map has no grid, expected squares</source>
        <translation>{name}: la mappa non ha griglia, ci si aspettavano quadretti</translation>
    </message>
    <message>
        <source>{name}: the picture {why}</source>
        <translation>{name}: l&apos;immagine {why}</translation>
    </message>
    <message>
        <source>{name}: the picture&apos;s squares are not known; expected columns and rows, or pixels per square</source>
        <translation>{name}: i quadretti dell&apos;immagine non sono noti; ci si aspettavano colonne e righe, o pixel per quadretto</translation>
    </message>
    <message>
        <source>{name}: where it reaches is not understood, melee is taken.</source>
        <translation>{name}: non si capisce fin dove arriva, si usa la mischia.</translation>
    </message>
    <message>
        <source>{name}: {amount} is not the average of {dice}; the dice are taken.</source>
        <translation>{name}: {amount} non è la media di {dice}; si usano i dadi.</translation>
    </message>
    <message>
        <source>{name}: {place} holds a number that is no number</source>
        <translation>{name}: {place} contiene un numero che non è un numero</translation>
    </message>
    <message>
        <source>{name}: {place} holds more than {wanted} could</source>
        <translation>{name}: {place} contiene più di quanto potrebbe {wanted}</translation>
    </message>
    <message>
        <source>{name}: {place} is cut short, expected a whole JSON object</source>
        <translation>{name}: {place} è troncato, ci si aspettava un oggetto JSON intero</translation>
    </message>
    <message>
        <source>{name}: {place} is nested too deeply to be {wanted}</source>
        <translation>{name}: {place} è annidato troppo in profondità per essere {wanted}</translation>
    </message>
    <message>
        <source>{name}: {place} is too large to be read</source>
        <translation>{name}: {place} è troppo grande per essere letto</translation>
    </message>
    <message>
        <source>{name}: {text} cannot be rolled, it is left out.</source>
        <translation>{name}: {text} non si può tirare, è ignorato.</translation>
    </message>
    <message>
        <source>{name}: {to_hit} to hit fits none of its abilities.</source>
        <translation>{name}: {to_hit} per colpire non corrisponde a nessuna delle sue caratteristiche.</translation>
    </message>
    <message>
        <source>{name}: {to_hit} to hit is none, 0 is taken.</source>
        <translation>{name}: {to_hit} per colpire non è valido, si usa 0.</translation>
    </message>
    <message>
        <source>{number}.ldb is missing</source>
        <translation>manca {number}.ldb</translation>
    </message>
    <message>
        <source>{pasted}: it is empty, expected {wanted}</source>
        <translation>{pasted}: è vuoto, ci si aspettava {wanted}</translation>
    </message>
    <message>
        <source>{pasted}: it is longer than {limit} MB</source>
        <translation>{pasted}: è più lungo di {limit} MB</translation>
    </message>
    <message>
        <source>{path}: cannot be read ({why})</source>
        <translation>{path}: non può essere letto ({why})</translation>
    </message>
    <message>
        <source>{path}: no TOML file: {why}</source>
        <translation>{path}: non è un file TOML: {why}</translation>
    </message>
    <message>
        <source>{printed}: {numbers} and {numbers2} are given, {max} is taken.</source>
        <translation>{printed}: sono indicati {numbers} e {numbers2}, si usa {max}.</translation>
    </message>
    <message>
        <source>{what} {why}, left out.</source>
        <translation>{what} {why}, ignorata.</translation>
    </message>
    <message>
        <source>{where}.at: missing</source>
        <translation>{where}.at: manca</translation>
    </message>
    <message>
        <source>{where}.blocks: expected &quot;move&quot; or &quot;sight&quot;, got {word}</source>
        <translation>{where}.blocks: ci si aspettava &quot;move&quot; o &quot;sight&quot;, non {word}</translation>
    </message>
    <message>
        <source>{where}.dim: expected at least as much as bright</source>
        <translation>{where}.dim: ci si aspettava almeno quanto bright</translation>
    </message>
    <message>
        <source>{where}.id: &quot;{id}&quot; is there twice</source>
        <translation>{where}.id: &quot;{id}&quot; c&apos;è due volte</translation>
    </message>
    <message>
        <source>{where}.id: missing</source>
        <translation>{where}.id: manca</translation>
    </message>
    <message>
        <source>{where}.max_hp: expected 0 or more</source>
        <translation>{where}.max_hp: ci si aspettava 0 o più</translation>
    </message>
    <message>
        <source>{where}.points: missing</source>
        <translation>{where}.points: manca</translation>
    </message>
    <message>
        <source>{where}.{key}: unknown field</source>
        <translation>{where}.{key}: campo sconosciuto</translation>
    </message>
    <message>
        <source>{where}.{needed}: missing</source>
        <translation>{where}.{needed}: manca</translation>
    </message>
    <message>
        <source>{where}: a square of {said} is no battle map&apos;s; squares of {square_dm} m are taken.</source>
        <translation>{where}: un quadretto di {said} non è di una mappa di battaglia; si usano quadretti di {square_dm} m.</translation>
    </message>
    <message>
        <source>{where}: dice: expected a list of faces</source>
        <translation>{where}: dice: ci si aspettava un elenco di facce</translation>
    </message>
    <message>
        <source>{where}: do: unknown verb {fields}</source>
        <translation>{where}: do: verbo sconosciuto {fields}</translation>
    </message>
    <message>
        <source>{where}: expected a number up to {limit}</source>
        <translation>{where}: ci si aspettava un numero fino a {limit}</translation>
    </message>
    <message>
        <source>{where}: expected either &quot;at&quot; or &quot;token&quot;</source>
        <translation>{where}: ci si aspettava &quot;at&quot; oppure &quot;token&quot;</translation>
    </message>
    <message>
        <source>{where}: expected either &quot;do&quot; or &quot;ask&quot;</source>
        <translation>{where}: ci si aspettava &quot;do&quot; oppure &quot;ask&quot;</translation>
    </message>
    <message>
        <source>{where}: more: expected a list of tables</source>
        <translation>{where}: more: ci si aspettava un elenco di tabelle</translation>
    </message>
    <message>
        <source>{where}: steps: expected 0 or more, got {steps}</source>
        <translation>{where}: steps: ci si aspettava 0 o più, non {steps}</translation>
    </message>
    <message>
        <source>{where}: {key}: unknown field</source>
        <translation>{where}: {key}: campo sconosciuto</translation>
    </message>
    <message>
        <source>{where}: {name}: expected tables</source>
        <translation>{where}: {name}: ci si aspettavano tabelle</translation>
    </message>
    <message>
        <source>{where}: {word}: unknown field</source>
        <translation>{where}: {word}: campo sconosciuto</translation>
    </message>
    <message>
        <source>{why} (battlemap repair writes them into a new file)</source>
        <translation>{why} (battlemap repair li scrive in un nuovo file)</translation>
    </message>
    <message>
        <source>… and {more:,} more</source>
        <translation>… e altri {more:,}</translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>The door is {state}; right-click it to unlock or force it.</source>
        <translation>La porta è {state}; clic destro per aprirla o forzarla.</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>chiusa a chiave</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>sbarrata</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Put everything &amp;back</source>
        <translation>&amp;Rimetti tutto com&apos;era</translation>
    </message>
    <message>
        <source>The tour has ended; Help starts it again. What was played stays.</source>
        <translation>La visita è finita; si rifà dal menu Aiuto. Ciò che è stato giocato resta.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Rimetti com&apos;era</translation>
    </message>
    <message>
        <source>The tour has ended; Help starts it again.</source>
        <translation>La visita è finita; si rifà dal menu Aiuto.</translation>
    </message>
    <message>
        <source>S&amp;kip the tour</source>
        <translation>Sa&amp;lta la visita</translation>
    </message>
    <message>
        <source>Read the &amp;manual</source>
        <translation>Leggi il man&amp;uale</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Ava&amp;nti</translation>
    </message>
    <message>
        <source>&amp;Keep it as played</source>
        <translation>T&amp;ieni com&apos;è giocato</translation>
    </message>
    <message>
        <source>The rest is in the manual. Help starts the tour again, whenever you like.</source>
        <translation>Il resto è nel manuale. Dal menu Aiuto puoi rifare la visita quando vuoi.</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Visita guidata</translation>
    </message>
    <message>
        <source>That was a whole turn</source>
        <translation>Ecco un turno completo</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Passo {number} di {all}</translation>
    </message>
    <message>
        <source>1 takes the strike, Enter skips it. The move goes on by itself. &quot;Always&quot; answers for good, even for a side.</source>
        <translation>1 sferra l&apos;attacco, Invio vi rinuncia. Il movimento continua da solo. &quot;Sempre&quot; vale anche per le prossime volte, perfino per un&apos;intera fazione.</translation>
    </message>
    <message>
        <source>A click on an enemy is an attack. The lines show what gives cover.</source>
        <translation>Un clic su un nemico è un attacco. Le linee mostrano che cosa dà copertura.</translation>
    </message>
    <message>
        <source>Blue squares are within her movement. The dashed band beyond needs a Dash. Red is what her enemies reach.</source>
        <translation>I quadretti blu sono entro il suo movimento. La fascia tratteggiata oltre richiede uno Scatto. Il rosso è la portata dei suoi nemici.</translation>
    </message>
    <message>
        <source>Click {foe}</source>
        <translation>Fai clic su {foe}</translation>
    </message>
    <message>
        <source>Close the card with Esc first. The large button always names the next step.</source>
        <translation>Chiudi prima la carta con Esc. Il pulsante grande dice sempre il prossimo passo.</translation>
    </message>
    <message>
        <source>Drag her to the marked square, and let go</source>
        <translation>Trascinala nel quadretto indicato e lascia</translation>
    </message>
    <message>
        <source>Enter rolls</source>
        <translation>Invio tira</translation>
    </message>
    <message>
        <source>On this way nobody could strike</source>
        <translation>Su questa via nessuno poteva attaccare</translation>
    </message>
    <message>
        <source>One step takes back everything it did: place, hit points, turn and round. Try it.</source>
        <translation>Un solo passo indietro ripristina tutto: posizione, punti ferita, turno e round. Provalo.</translation>
    </message>
    <message>
        <source>Press on {name}, and hold</source>
        <translation>Premi su {name}, e tieni premuto</translation>
    </message>
    <message>
        <source>The card tells the chance and every reason. With paper dice type what they showed, then Enter.</source>
        <translation>La carta dice la probabilità e ogni motivo. Con i dadi reali scrivi ciò che hanno mostrato, poi Invio.</translation>
    </message>
    <message>
        <source>The large button always names the next step, and the list below shows whose turn it is.</source>
        <translation>Il pulsante grande dice sempre il prossimo passo, e l&apos;elenco sotto mostra di chi è il turno.</translation>
    </message>
    <message>
        <source>The way shows what it costs and what is left. Crossed swords stand where {foe} may strike. Esc takes it back. The arrow keys and Enter do the same.</source>
        <translation>Il percorso mostra quanto costa e quanto resta. Le spade incrociate stanno dove {foe} può attaccare. Esc lo annulla. Le frecce e Invio fanno lo stesso.</translation>
    </message>
    <message>
        <source>This button</source>
        <translation>Questo pulsante</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Where an enemy may react, the move waits and a card asks you. Undo and drag past one to see it, or go on.</source>
        <translation>Dove un nemico può reagire, il movimento attende e una carta te lo chiede. Annulla e passa accanto a uno per vederla, o continua.</translation>
    </message>
    <message>
        <source>{foe} may strike: take or skip</source>
        <translation>{foe} può attaccare: sferra o rinuncia</translation>
    </message>
    <message>
        <source>{key} ends the turn</source>
        <translation>{key} termina il turno</translation>
    </message>
    <message>
        <source>{key} takes it back</source>
        <translation>{key} lo annulla</translation>
    </message>
</context>
<context>
    <name>Trait</name>
    <message>
        <source>charge</source>
        <translation>carica</translation>
    </message>
    <message>
        <source>mount</source>
        <translation>cavalcatura</translation>
    </message>
    <message>
        <source>reckless</source>
        <translation>irruento</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>rigenerazione</translation>
    </message>
    <message>
        <source>relentless</source>
        <translation>implacabile</translation>
    </message>
    <message>
        <source>swarm</source>
        <translation>sciame</translation>
    </message>
    <message>
        <source>extra attack</source>
        <translation>attacco extra</translation>
    </message>
    <message>
        <source>flyby</source>
        <translation>sorvolo</translation>
    </message>
</context>
<context>
    <name>TravelDialog</name>
    <message>
        <source>Travel</source>
        <translation>Viaggio</translation>
    </message>
    <message>
        <source>How they travel</source>
        <translation>Come viaggiano</translation>
    </message>
    <message>
        <source>On &amp;foot</source>
        <translation>A &amp;piedi</translation>
    </message>
    <message>
        <source>A&amp;board</source>
        <translation>A &amp;bordo</translation>
    </message>
    <message>
        <source>&amp;Thirst and hunger</source>
        <translation>&amp;Sete e fame</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>&amp;Copy this page</source>
        <translation>&amp;Copia questa pagina</translation>
    </message>
</context>
<context>
    <name>TurnActions</name>
    <message>
        <source>Checklists at the ends of t&amp;urns</source>
        <translation>Promemor&amp;ia a inizio e fine turno</translation>
    </message>
    <message>
        <source>Before a turn&apos;s dice fall they are shown: saves, ongoing damage, death saves</source>
        <translation>Prima che cadano i dadi di un turno si vedono: tiri salvezza, danni continuati, tiri salvezza contro morte</translation>
    </message>
    <message>
        <source>Show how lon&amp;g a turn takes</source>
        <translation>Mostra quanto dura un tu&amp;rno</translation>
    </message>
    <message>
        <source>Beside the round: the time at the table since this turn began</source>
        <translation>Accanto al round: il tempo al tavolo dall&apos;inizio di questo turno</translation>
    </message>
    <message>
        <source>&amp;Note on the token…</source>
        <translation>Scri&amp;vi nota sul segnalino…</translation>
    </message>
    <message>
        <source>Select a creature to write a note on it.</source>
        <translation>Seleziona una creatura per scriverle una nota.</translation>
    </message>
</context>
<context>
    <name>TurnChoices</name>
    <message>
        <source>Declarations for round {round}</source>
        <translation>Dichiarazioni per il round {round}</translation>
    </message>
    <message>
        <source>Declarations for round {round}: choose on each creature&apos;s card</source>
        <translation>Dichiarazioni per il round {round}: scegli sulla carta di ogni creatura</translation>
    </message>
    <message>
        <source>Has delayed its turn:</source>
        <translation>Ha ritardato il turno:</translation>
    </message>
    <message>
        <source>Have delayed their turns:</source>
        <translation>Hanno ritardato il turno:</translation>
    </message>
    <message>
        <source>{name} comes back before whoever acts now, as long as they have done nothing yet</source>
        <translation>{name} rientra prima di chi agisce ora, finché non ha ancora fatto niente</translation>
    </message>
    <message>
        <source>{name} takes its turn now</source>
        <translation>{name} svolge ora il suo turno</translation>
    </message>
    <message>
        <source>{name}: back in now</source>
        <translation>{name}: rientra ora</translation>
    </message>
    <message>
        <source>{side}: choose {number} of {whole}</source>
        <translation>{side}: scegli {number} su {whole}</translation>
    </message>
</context>
<context>
    <name>TurnHead</name>
    <message>
        <source>Back to free movement; hit points and conditions stay</source>
        <translation>Di nuovo movimento libero; punti ferita e condizioni restano</translation>
    </message>
    <message>
        <source>Begin fight</source>
        <translation>Inizia lo scontro</translation>
    </message>
    <message>
        <source>Begin with typed totals</source>
        <translation>Inizia con totali scritti</translation>
    </message>
    <message>
        <source>Begin with typed totals, or with surprise</source>
        <translation>Inizia con totali scritti o con sorpresa</translation>
    </message>
    <message>
        <source>Begin with typed totals, or with who struck first</source>
        <translation>Inizia con totali scritti o con chi ha colpito per primo</translation>
    </message>
    <message>
        <source>Choose who acts, below or on the map</source>
        <translation>Scegli chi agisce, qui sotto o sulla mappa</translation>
    </message>
    <message>
        <source>Choose who acts: click one of the ringed creatures, then Space.</source>
        <translation>Scegli chi agisce: fai clic su una delle creature cerchiate, poi Spazio.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>End fight</source>
        <translation>Termina lo scontro</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>No fight yet</source>
        <translation>Ancora nessuno scontro</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Roll initiative for each side</source>
        <translation>Tira l&apos;iniziativa per ogni fazione</translation>
    </message>
    <message>
        <source>Roll initiative for everyone</source>
        <translation>Tira l&apos;iniziativa per tutti</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>Still unspent: {things}</source>
        <translation>Non ancora spesi: {things}</translation>
    </message>
    <message>
        <source>Time to declare</source>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>Waits for an answer</source>
        <translation>In attesa di risposta</translation>
    </message>
    <message>
        <source>{name} acts</source>
        <translation>Agisce {name}</translation>
    </message>
    <message>
        <source>{side}: who acts?</source>
        <translation>{side}: chi agisce?</translation>
    </message>
    <message>
        <source>{who} · {phase}</source>
        <translation>{who} · {phase}</translation>
    </message>
</context>
<context>
    <name>TurnNotes</name>
    <message>
        <source>Notes on the turn</source>
        <translation>Note sul turno</translation>
    </message>
    <message>
        <source>+{number}</source>
        <translation>+{number}</translation>
    </message>
</context>
<context>
    <name>TurnStrip</name>
    <message>
        <source>Go on to {phase}</source>
        <translation>Passa a {phase}</translation>
    </message>
    <message>
        <source>{side}: {number} still to act in this turn</source>
        <translation>{side}: devono ancora agire in questo turno: {number}</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>End round</source>
        <translation>Fine round</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Everybody has declared: initiative is rolled and the round begins</source>
        <translation>Tutti hanno dichiarato: si tira l&apos;iniziativa e inizia il round</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Prossima fase</translation>
    </message>
    <message>
        <source>Next: {who}, {phase}</source>
        <translation>Prossimo: {who}, {phase}</translation>
    </message>
    <message>
        <source>Roll for round {round}</source>
        <translation>Tira per il round {round}</translation>
    </message>
    <message>
        <source>The round is over; declarations for the next one</source>
        <translation>Il round è finito; dichiarazioni per il prossimo</translation>
    </message>
    <message>
        <source>{name} acts</source>
        <translation>Agisce {name}</translation>
    </message>
    <message>
        <source>{name} takes its turn now</source>
        <translation>{name} svolge ora il suo turno</translation>
    </message>
    <message>
        <source>{name}&apos;s turn ends; the next one follows</source>
        <translation>Il turno di {name} finisce; segue il prossimo</translation>
    </message>
</context>
<context>
    <name>UnitsPage</name>
    <message>
        <source>Units</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>&amp;Lengths in</source>
        <translation>&amp;Lunghezze in</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Metri</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Piedi</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadretti</translation>
    </message>
    <message>
        <source>A square of 5 feet is 1.5 metres, as the books have it. Where you type a length you may name another unit: 6 m, 20 ft or 4 squares are the same.</source>
        <translation>Un quadretto di 5 piedi è 1,5 metri, come nei manuali. Dove scrivi una lunghezza puoi indicare un&apos;altra unità: 6 m, 20 ft o 4 quadretti sono lo stesso.</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Fit the map</source>
        <translation>&amp;Adatta la mappa</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ri&amp;mpicciolisci</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Griglia</translation>
    </message>
    <message>
        <source>What the &amp;selected see</source>
        <translation>Cosa vedono i &amp;selezionati</translation>
    </message>
    <message>
        <source>What the part&amp;y sees</source>
        <translation>Cosa vede il gru&amp;ppo</translation>
    </message>
    <message>
        <source>Light and &amp;darkness</source>
        <translation>&amp;Luce e oscurità</translation>
    </message>
    <message>
        <source>What the players &amp;know</source>
        <translation>Cosa sanno i gi&amp;ocatori</translation>
    </message>
    <message>
        <source>&amp;Where tokens look</source>
        <translation>Dove g&amp;uardano i segnalini</translation>
    </message>
    <message>
        <source>A mark on every token shows where it looks; [ and ] turn the selected, moving turns too</source>
        <translation>Un segno su ogni segnalino mostra dove guarda; [ e ] girano i selezionati, anche muoversi li gira</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Schermo in&amp;tero</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Tema &amp;chiaro</translation>
    </message>
</context>
<context>
    <name>WallBar</name>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linea</translation>
    </message>
    <message>
        <source>Click corner after corner.</source>
        <translation>Fai clic su un angolo dopo l&apos;altro.</translation>
    </message>
    <message>
        <source>Re&amp;ctangle</source>
        <translation>Re&amp;ttangolo</translation>
    </message>
    <message>
        <source>Drag from corner to corner.</source>
        <translation>Trascina da un angolo all&apos;altro.</translation>
    </message>
    <message>
        <source>Freeha&amp;nd</source>
        <translation>&amp;Mano libera</translation>
    </message>
    <message>
        <source>Draw with the button held.</source>
        <translation>Disegna tenendo premuto il pulsante.</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Seleziona</translation>
    </message>
    <message>
        <source>Move, change, copy and delete what is drawn.</source>
        <translation>Sposta, modifica, copia ed elimina ciò che è disegnato.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Copertura</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Three quarters</source>
        <translation>Tre quarti</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Mezza</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Stops moves</source>
        <translation>Ferma i movimenti</translation>
    </message>
    <message>
        <source>Nobody walks through it.</source>
        <translation>Nessuno lo attraversa.</translation>
    </message>
    <message>
        <source>Stops sight</source>
        <translation>Ferma la vista</translation>
    </message>
    <message>
        <source>Nobody sees through it.</source>
        <translation>Nessuno vede attraverso.</translation>
    </message>
    <message>
        <source>One-way</source>
        <translation>Senso unico</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>To its left</source>
        <translation>Alla sua sinistra</translation>
    </message>
    <message>
        <source>To its right</source>
        <translation>Alla sua destra</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Materiale</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pietra</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Sbarre</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Tenda</translation>
    </message>
    <message>
        <source>Hedge</source>
        <translation>Siepe</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Vetro</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Aggancio</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Angoli</translation>
    </message>
    <message>
        <source>Half squares</source>
        <translation>Mezzi quadretti</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>Libero</translation>
    </message>
    <message>
        <source>Ctrl held: half squares. Alt held: freely.</source>
        <translation>Con Ctrl: mezzi quadretti. Con Alt: libero.</translation>
    </message>
    <message>
        <source>It lets through to one side only; the arrow on the map shows which.</source>
        <translation>Lascia passare da un solo lato; la freccia sulla mappa mostra quale.</translation>
    </message>
    <message>
        <source>several</source>
        <translation>vari</translation>
    </message>
</context>
<context>
    <name>WallTool</name>
    <message>
        <source>Click corners. Enter or a double click ends the line, Backspace takes a corner back, Esc drops it.</source>
        <translation>Fai clic sugli angoli. Invio o un doppio clic chiude la linea, Backspace toglie un angolo, Esc annulla.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Ctrl: half squares, Alt: freely.</source>
        <translation>Trascina da un angolo all&apos;altro. Ctrl: mezzi quadretti, Alt: libero.</translation>
    </message>
    <message>
        <source>Draw with the button held; the line is made simple. Back at its start it closes.</source>
        <translation>Disegna tenendo premuto il pulsante; la linea viene semplificata. Tornando all&apos;inizio si chiude.</translation>
    </message>
    <message>
        <source>Click, Shift+click or drag a band. Drag lines and their corners. Double click splits, J joins, Delete, Ctrl+C, Ctrl+V.</source>
        <translation>Clic, Maiusc+clic o trascina un riquadro. Trascina le linee e i loro angoli. Doppio clic divide, J unisce, Canc, Ctrl+C, Ctrl+V.</translation>
    </message>
    <message>
        <source>{last} · {whole} in all</source>
        <translation>{last} · {whole} in tutto</translation>
    </message>
    <message>
        <source>{across} × {down} squares · {width} × {height}</source>
        <translation>{across} × {down} quadretti · {width} × {height}</translation>
    </message>
    <message>
        <source>{across} × {down} squares</source>
        <translation>{across} × {down} quadretti</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The crypt of the red runner</source>
        <translation>La cripta della passatoia rossa</translation>
    </message>
    <message>
        <source>Ambush at the ford</source>
        <translation>Agguato al guado</translation>
    </message>
    <message>
        <source>Welcome to Battlemap</source>
        <translation>Benvenuto in Battlemap</translation>
    </message>
    <message>
        <source>Or something else:</source>
        <translation>Oppure qualcos&apos;altro:</translation>
    </message>
    <message>
        <source>&quot;{fight}&quot; lies ready: drag a hero and let go. Everything can be undone and is on disk at once.</source>
        <translation>&quot;{fight}&quot; è lì, pronta: trascina un eroe e rilascia. Tutto si può annullare e si salva da sé.</translation>
    </message>
    <message>
        <source>Your fight is open behind this card. The sample fights are copies: nothing of yours is touched.</source>
        <translation>Il tuo scontro è aperto dietro questa carta. Gli scontri di esempio sono copie: nulla di tuo viene toccato.</translation>
    </message>
    <message>
        <source>&amp;Start playing</source>
        <translation>C&amp;omincia a giocare</translation>
    </message>
    <message>
        <source>Show me a t&amp;urn: five steps</source>
        <translation>Mostrami un tu&amp;rno: cinque passi</translation>
    </message>
    <message>
        <source>&amp;New fight…</source>
        <translation>&amp;Nuovo scontro…</translation>
    </message>
    <message>
        <source>Impo&amp;rt a map or picture…</source>
        <translation>&amp;Importa una mappa o un&apos;immagine…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;pri…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Libreria…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Man&amp;uale</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>A click on a wall cuts one in; a drag puts one between two points.</source>
        <translation>Un clic su un muro ne apre una; trascinando se ne mette una fra due punti.</translation>
    </message>
    <message>
        <source>A click places one, a drag says how far it is bright. A creature can carry it.</source>
        <translation>Un clic ne mette una, trascinando si dice fin dove illumina. Una creatura può portarla.</translation>
    </message>
    <message>
        <source>A condition</source>
        <translation>Una condizione</translation>
    </message>
    <message>
        <source>A digit lays the way on the map, Enter goes it, Esc closes. No player sees it.</source>
        <translation>Una cifra posa la via sulla mappa, Invio la percorre, Esc chiude. Nessun giocatore la vede.</translation>
    </message>
    <message>
        <source>A filled dot is there still, a ring is spent.</source>
        <translation>Un punto pieno c&apos;è ancora, un anello è speso.</translation>
    </message>
    <message>
        <source>A frame for the players</source>
        <translation>Un riquadro per i giocatori</translation>
    </message>
    <message>
        <source>A message</source>
        <translation>Un messaggio</translation>
    </message>
    <message>
        <source>A note on a token</source>
        <translation>Una nota su un segnalino</translation>
    </message>
    <message>
        <source>A number and Enter, for all that are selected; a kind makes resistances count.</source>
        <translation>Un numero e Invio, per tutti i selezionati; un tipo fa contare le resistenze.</translation>
    </message>
    <message>
        <source>A second window that shows only what the party may know.</source>
        <translation>Una seconda finestra che mostra solo ciò che il gruppo può sapere.</translation>
    </message>
    <message>
        <source>A target is waited for</source>
        <translation>Si attende un bersaglio</translation>
    </message>
    <message>
        <source>Actions as dots, movement as a bar, and the ways it can move.</source>
        <translation>Azioni come punti, movimento come barra, e i modi in cui può muoversi.</translation>
    </message>
    <message>
        <source>All tokens in a list</source>
        <translation>Tutti i segnalini in un elenco</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Un attacco</translation>
    </message>
    <message>
        <source>Area of effect</source>
        <translation>Area di effetto</translation>
    </message>
    <message>
        <source>Begin the fight</source>
        <translation>Comincia lo scontro</translation>
    </message>
    <message>
        <source>Build doors and windows</source>
        <translation>Costruisci porte e finestre</translation>
    </message>
    <message>
        <source>Click and type. Only you see them, never the players.</source>
        <translation>Fai clic e scrivi. Le vedi solo tu, mai i giocatori.</translation>
    </message>
    <message>
        <source>Click corner after corner; Enter ends the line. The bar says what a wall stops.</source>
        <translation>Fai clic angolo dopo angolo; Invio termina la linea. La barra dice che cosa ferma un muro.</translation>
    </message>
    <message>
        <source>Click whom it is for, on the map or in the turn order; Esc calls it off.</source>
        <translation>Fai clic su chi lo riguarda, sulla mappa o nell&apos;ordine dei turni; Esc lo annulla.</translation>
    </message>
    <message>
        <source>Column and row as the players&apos; coordinates show them.</source>
        <translation>Colonna e riga come le mostrano le coordinate dei giocatori.</translation>
    </message>
    <message>
        <source>Count, side, name, conditions and hit points. A click selects, also an enemy without attacking it.</source>
        <translation>Conteggio, fazione, nome, condizioni e punti ferita. Un clic seleziona, anche un nemico senza attaccarlo.</translation>
    </message>
    <message>
        <source>Creatures beside the map: type &quot;6 goblins&quot;, press Enter, there they stand.</source>
        <translation>Creature accanto alla mappa: scrivi &quot;6 goblin&quot;, premi Invio, ed eccole.</translation>
    </message>
    <message>
        <source>Damage or healing</source>
        <translation>Danni o guarigione</translation>
    </message>
    <message>
        <source>Does again what was taken back, until you do something else.</source>
        <translation>Rifà ciò che è stato annullato, finché non fai qualcos&apos;altro.</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Drag from here to there; right click adds a leg. By walking and straight.</source>
        <translation>Trascina da qui a lì; il clic destro aggiunge un tratto. A piedi e in linea retta.</translation>
    </message>
    <message>
        <source>Enter does all that is ticked, as one step. A digit leaves a line out; typed dice go into their fields.</source>
        <translation>Invio fa tutto ciò che è spuntato, in un solo passo. Una cifra toglie una riga; i dadi scritti vanno nei loro campi.</translation>
    </message>
    <message>
        <source>Every click near a door opens or closes it; right click locks, bars or hides it.</source>
        <translation>Ogni clic vicino a una porta la apre o la chiude; il clic destro la chiude a chiave, la sbarra o la nasconde.</translation>
    </message>
    <message>
        <source>Every step is written before it is shown. Read-only: the file or its folder forbids writing; save it elsewhere.</source>
        <translation>Ogni passo è scritto prima di essere mostrato. Sola lettura: il file o la sua cartella non permette di scrivere; salvalo altrove.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Adatta</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebbia</translation>
    </message>
    <message>
        <source>For you alone: no player sees it. It is marked at the token.</source>
        <translation>Solo per te: nessun giocatore la vede. È segnata accanto al segnalino.</translation>
    </message>
    <message>
        <source>From who is selected, or acts, to what is under the pointer; whether it is seen; how light it is there.</source>
        <translation>Da chi è selezionato, o agisce, a ciò che è sotto il puntatore; se lo si vede; quanta luce c&apos;è lì.</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Quanto è lontano</translation>
    </message>
    <message>
        <source>How large the map is shown</source>
        <translation>Quanto è grande la mappa mostrata</translation>
    </message>
    <message>
        <source>How long it has lasted for those who are in it.</source>
        <translation>Da quanto tempo dura per chi vi è dentro.</translation>
    </message>
    <message>
        <source>How much is left</source>
        <translation>Quanto resta</translation>
    </message>
    <message>
        <source>Is everything on disk?</source>
        <translation>È tutto su disco?</translation>
    </message>
    <message>
        <source>Its key, what it adds to the die, its damage and range. Click it, then click the target.</source>
        <translation>Il suo tasto, che cosa aggiunge al dado, danni e gittata. Fai clic su di esso, poi sul bersaglio.</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Luci</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Of the selected one, else of whoever acts: what it has left, how it fares, and what it can do, one click each.</source>
        <translation>Di chi è selezionato, altrimenti di chi agisce: che cosa gli resta, come sta, e che cosa può fare, un clic per cosa.</translation>
    </message>
    <message>
        <source>On which screen it is, and whether the curtain is drawn.</source>
        <translation>Su quale schermo è, e se il sipario è chiuso.</translation>
    </message>
    <message>
        <source>One click each. A greyed button says why not when you rest on it.</source>
        <translation>Un clic per cosa. Un pulsante grigio dice perché no quando ci ti fermi sopra.</translation>
    </message>
    <message>
        <source>Paint difficult ground, water, pits, heights; the right button makes floor again.</source>
        <translation>Dipingi terreno difficile, acqua, fosse, altezze; il tasto destro rifà il pavimento.</translation>
    </message>
    <message>
        <source>Phases and slots of the round</source>
        <translation>Fasi e posti del round</translation>
    </message>
    <message>
        <source>Press for the origin, drag for the direction; let go, and a card asks what it does.</source>
        <translation>Premi per l&apos;origine, trascina per la direzione; lascia, e una carta chiede che cosa fa.</translation>
    </message>
    <message>
        <source>Press on a creature to see its reach, drag to move it, click an enemy to attack. The wheel zooms, the middle button moves the map, the right button opens a menu.</source>
        <translation>Premi su una creatura per vedere fin dove arriva, trascinala per muoverla, fai clic su un nemico per attaccare. La rotella ingrandisce, il tasto centrale sposta la mappa, il tasto destro apre un menu.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Rest on it to read the house rules that differ from the standard.</source>
        <translation>Fermati sopra per leggere le regole della casa diverse dallo standard.</translation>
    </message>
    <message>
        <source>Rest on it to read what it does now and how long; click it to take it off.</source>
        <translation>Fermati sopra per leggere che cosa fa ora e per quanto; fai clic per toglierla.</translation>
    </message>
    <message>
        <source>Rolls initiative for everybody. The small button beside it takes totals you rolled, and who is surprised.</source>
        <translation>Tira l&apos;iniziativa per tutti. Il piccolo pulsante accanto prende i totali tirati da voi, e chi è sorpreso.</translation>
    </message>
    <message>
        <source>Says something once. What it offers is done by its button, or by Enter on the map.</source>
        <translation>Dice qualcosa una volta. Ciò che offre si fa con il suo pulsante, o con Invio sulla mappa.</translation>
    </message>
    <message>
        <source>The large button is always the next step.</source>
        <translation>Il pulsante grande è sempre il prossimo passo.</translation>
    </message>
    <message>
        <source>The wheel changes it.</source>
        <translation>La rotella lo cambia.</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Seleziona e muovi</translation>
    </message>
    <message>
        <source>Show the players parts of the map, or take them away: brush, polygon, whole rooms.</source>
        <translation>Mostra ai giocatori parti della mappa, o toglile: pennello, poligono, stanze intere.</translation>
    </message>
    <message>
        <source>Somebody may react</source>
        <translation>Qualcuno può reagire</translation>
    </message>
    <message>
        <source>Something about the turns is to be decided</source>
        <translation>C&apos;è qualcosa da decidere sui turni</translation>
    </message>
    <message>
        <source>Takes back the last step whole: place, hit points, turn and round. There is no limit.</source>
        <translation>Annulla per intero l&apos;ultimo passo: posto, punti ferita, turno e round. Non c&apos;è limite.</translation>
    </message>
    <message>
        <source>The bestiary</source>
        <translation>Il bestiario</translation>
    </message>
    <message>
        <source>The card of a creature</source>
        <translation>La carta di una creatura</translation>
    </message>
    <message>
        <source>The card of an attack</source>
        <translation>La carta di un attacco</translation>
    </message>
    <message>
        <source>The chance and everything it rests on, before the roll. Enter rolls; typed dice go before rolled ones.</source>
        <translation>La probabilità e tutto ciò da cui dipende, prima del tiro. Invio tira; i dadi scritti valgono prima di quelli tirati.</translation>
    </message>
    <message>
        <source>The clock of the fight</source>
        <translation>L&apos;orologio dello scontro</translation>
    </message>
    <message>
        <source>The filled part of the whole: hit points, or movement.</source>
        <translation>La parte piena dell&apos;intero: punti ferita, o movimento.</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Il diario</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La mappa</translation>
    </message>
    <message>
        <source>The move waits. 1 to 9 take, Enter skips, Esc skips all; Always answers for good.</source>
        <translation>Il movimento attende. Da 1 a 9 sferrano, Invio rinuncia, Esc rinuncia a tutto; Sempre vale anche per le prossime volte.</translation>
    </message>
    <message>
        <source>The players&apos; display</source>
        <translation>Lo schermo dei giocatori</translation>
    </message>
    <message>
        <source>The players&apos; window</source>
        <translation>La finestra dei giocatori</translation>
    </message>
    <message>
        <source>The program, the table, or both. A click changes it; it is kept with the fight.</source>
        <translation>Il programma, il tavolo, o entrambi. Un clic lo cambia; è conservato con lo scontro.</translation>
    </message>
    <message>
        <source>The round, and whose turn it is</source>
        <translation>Il round, e di chi è il turno</translation>
    </message>
    <message>
        <source>The ruler</source>
        <translation>Il righello</translation>
    </message>
    <message>
        <source>The ruleset of this fight</source>
        <translation>Il regolamento di questo scontro</translation>
    </message>
    <message>
        <source>The square under the pointer</source>
        <translation>Il quadretto sotto il puntatore</translation>
    </message>
    <message>
        <source>The turn order</source>
        <translation>L&apos;ordine dei turni</translation>
    </message>
    <message>
        <source>The usual tool: drag creatures, click enemies, draw a band around several.</source>
        <translation>Lo strumento consueto: trascina le creature, fai clic sui nemici, traccia un riquadro attorno a diversi.</translation>
    </message>
    <message>
        <source>The whole map in the window.</source>
        <translation>Tutta la mappa nella finestra.</translation>
    </message>
    <message>
        <source>Type to find one, Enter shows it on the map; the menu key has what can be done.</source>
        <translation>Scrivi per trovarne uno, Invio lo mostra sulla mappa; il tasto menu ha ciò che si può fare.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Muri</translation>
    </message>
    <message>
        <source>What happened, with every die; what is undone is struck through. A double click goes there, back or forward.</source>
        <translation>Ciò che è successo, con ogni dado; ciò che è annullato è barrato. Un doppio clic va lì, indietro o avanti.</translation>
    </message>
    <message>
        <source>What has gone by is dimmed. A phase that is still to come can be clicked.</source>
        <translation>Ciò che è passato è attenuato. Su una fase che deve ancora venire si può fare clic.</translation>
    </message>
    <message>
        <source>What is inside it fills the players&apos; screen. Drag it, or draw another.</source>
        <translation>Ciò che vi è dentro riempie lo schermo dei giocatori. Trascinalo, o tracciane un altro.</translation>
    </message>
    <message>
        <source>What is left this turn</source>
        <translation>Ciò che resta in questo turno</translation>
    </message>
    <message>
        <source>What is to be remembered now</source>
        <translation>Che cosa c&apos;è da ricordare ora</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Che cosa può fare</translation>
    </message>
    <message>
        <source>What it has this turn</source>
        <translation>Che cosa ha in questo turno</translation>
    </message>
    <message>
        <source>What ran out, what is held, what one stands in, who is due.</source>
        <translation>Che cosa è finito, che cosa è tenuto, in che cosa si sta, chi è atteso.</translation>
    </message>
    <message>
        <source>What the end of the turn brings</source>
        <translation>Che cosa porta la fine del turno</translation>
    </message>
    <message>
        <source>Where this monster could go</source>
        <translation>Dove potrebbe andare questo mostro</translation>
    </message>
    <message>
        <source>Who acts now, who comes back in, what was declared: choose here, or click on the map.</source>
        <translation>Chi agisce ora, chi rientra, che cosa è stato dichiarato: scegli qui, o fai clic sulla mappa.</translation>
    </message>
    <message>
        <source>Who rolls the dice</source>
        <translation>Chi tira i dadi</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>its speed ({mode})</source>
        <translation>la sua velocità ({mode})</translation>
    </message>
    <message>
        <source>the rules&apos; speed, as its own is not given ({mode})</source>
        <translation>la velocità delle regole, perché la sua non è indicata ({mode})</translation>
    </message>
    <message>
        <source>Dash adds its speed</source>
        <translation>Scatto aggiunge la sua velocità</translation>
    </message>
    <message>
        <source>moved this turn</source>
        <translation>percorso in questo turno</translation>
    </message>
    <message>
        <source>half the movement in this way of moving</source>
        <translation>metà del movimento con questo modo di muoversi</translation>
    </message>
    <message>
        <source>drags {by} along</source>
        <translation>trascina con sé {by}</translation>
    </message>
    <message>
        <source>no action left that buys a move</source>
        <translation>nessuna azione rimasta che paghi un movimento</translation>
    </message>
    <message>
        <source>a square</source>
        <translation>un quadretto</translation>
    </message>
    <message>
        <source>difficult ground at {at}</source>
        <translation>terreno difficile in {at}</translation>
    </message>
    <message>
        <source>a low obstacle at {at}</source>
        <translation>un ostacolo basso in {at}</translation>
    </message>
    <message>
        <source>an area of effect makes {at} difficult</source>
        <translation>un&apos;area di effetto rende difficile {at}</translation>
    </message>
    <message>
        <source>through {by}&apos;s space</source>
        <translation>attraverso lo spazio di {by}</translation>
    </message>
    <message>
        <source>squeezes through</source>
        <translation>si stringe per passare</translation>
    </message>
    <message>
        <source>crawls</source>
        <translation>striscia</translation>
    </message>
    <message>
        <source>climbs without a climbing speed</source>
        <translation>scala senza una velocità di scalare</translation>
    </message>
    <message>
        <source>swims without a swimming speed</source>
        <translation>nuota senza una velocità di nuoto</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>salta</translation>
    </message>
    <message>
        <source>every second diagonal counts twice</source>
        <translation>una diagonale su due conta doppio</translation>
    </message>
    <message>
        <source>rises or sinks further than it goes</source>
        <translation>sale o scende più di quanto avanza</translation>
    </message>
    <message>
        <source>in each turn</source>
        <translation>in ogni turno</translation>
    </message>
    <message>
        <source>as its stat block says</source>
        <translation>come dice la sua scheda statistiche</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>speso</translation>
    </message>
    <message>
        <source>the rules&apos; own, as none is given</source>
        <translation>quello delle regole, perché non è indicato</translation>
    </message>
    <message>
        <source>counted the other way from its stat block</source>
        <translation>contato all&apos;inverso dalla sua scheda statistiche</translation>
    </message>
    <message>
        <source>to begin with</source>
        <translation>per cominciare</translation>
    </message>
    <message>
        <source>the better of its two abilities</source>
        <translation>la migliore delle sue due caratteristiche</translation>
    </message>
    <message>
        <source>proficiency bonus</source>
        <translation>bonus di competenza</translation>
    </message>
    <message>
        <source>never less</source>
        <translation>mai meno</translation>
    </message>
    <message>
        <source>half of {taken} damage, rounded down, is {half}</source>
        <translation>metà di {taken} danni, arrotondata per difetto, è {half}</translation>
    </message>
    <message>
        <source>never more than {cap}</source>
        <translation>mai più di {cap}</translation>
    </message>
    <message>
        <source>other rules</source>
        <translation>altre regole</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>il terreno</translation>
    </message>
    <message>
        <source>{ability} {score}</source>
        <translation>{ability} {score}</translation>
    </message>
    <message>
        <source>{condition}, level {level}</source>
        <translation>{condition}, livello {level}</translation>
    </message>
    <message>
        <source>{condition}: one part in {part} of the speed</source>
        <translation>{condition}: una parte su {part} della velocità</translation>
    </message>
    <message>
        <source>{condition}: at most {cap}</source>
        <translation>{condition}: al massimo {cap}</translation>
    </message>
    <message>
        <source>Dash adds its speed {times} times</source>
        <translation>Scatto aggiunge la sua velocità {times} volte</translation>
    </message>
    <message>
        <source>1 never hits.</source>
        <translation>1 non colpisce mai.</translation>
    </message>
    <message>
        <source>20 always hits, 1 never.</source>
        <translation>20 colpisce sempre, 1 mai.</translation>
    </message>
    <message>
        <source>20 always hits.</source>
        <translation>20 colpisce sempre.</translation>
    </message>
    <message>
        <source>A critical hit.</source>
        <translation>Un colpo critico.</translation>
    </message>
    <message>
        <source>A new turn does not give it back.</source>
        <translation>Un nuovo turno non lo restituisce.</translation>
    </message>
    <message>
        <source>At half of {number} or fewer it is bloodied.</source>
        <translation>A metà di {number} o meno è sanguinante.</translation>
    </message>
    <message>
        <source>Before the fight nothing is counted.</source>
        <translation>Prima dello scontro non si conta nulla.</translation>
    </message>
    <message>
        <source>Between the nearest squares; a diagonal counts one square, difficult ground changes no distance.</source>
        <translation>Fra i quadretti più vicini; una diagonale conta un quadretto, il terreno difficile non cambia le distanze.</translation>
    </message>
    <message>
        <source>DC {dc}</source>
        <translation>CD {dc}</translation>
    </message>
    <message>
        <source>DC {dc}, as its stat block says</source>
        <translation>CD {dc}, come dice la sua scheda statistiche</translation>
    </message>
    <message>
        <source>Damage of a fall</source>
        <translation>Danni di una caduta</translation>
    </message>
    <message>
        <source>Death saves</source>
        <translation>Tiri salvezza contro morte</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distanza</translation>
    </message>
    <message>
        <source>Entering {square}</source>
        <translation>Entrando in {square}</translation>
    </message>
    <message>
        <source>Expected damage {expected}: {average} on average when it hits</source>
        <translation>Danni attesi {expected}: {average} in media quando colpisce</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Punti ferita</translation>
    </message>
    <message>
        <source>Initiative bonus</source>
        <translation>Bonus di iniziativa</translation>
    </message>
    <message>
        <source>No attack roll: the target saves.</source>
        <translation>Nessun tiro per colpire: il bersaglio fa un tiro salvezza.</translation>
    </message>
    <message>
        <source>One roll for its group.</source>
        <translation>Un solo tiro per il suo gruppo.</translation>
    </message>
    <message>
        <source>Only in the turns of others.</source>
        <translation>Solo nei turni degli altri.</translation>
    </message>
    <message>
        <source>Passive Perception</source>
        <translation>Percezione passiva</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>L&apos;ordine</translation>
    </message>
    <message>
        <source>The sum was typed.</source>
        <translation>La somma è stata scritta.</translation>
    </message>
    <message>
        <source>The table rolls.</source>
        <translation>Si tira al tavolo.</translation>
    </message>
    <message>
        <source>The way to {square}</source>
        <translation>La via verso {square}</translation>
    </message>
    <message>
        <source>a die for every full {length}</source>
        <translation>un dado per ogni {length} interi</translation>
    </message>
    <message>
        <source>at most, as its stat block says</source>
        <translation>al massimo, come dice la sua scheda statistiche</translation>
    </message>
    <message>
        <source>counted from its abilities</source>
        <translation>calcolato dalle sue caratteristiche</translation>
    </message>
    <message>
        <source>distance from {name}, by their nearest squares</source>
        <translation>distanza da {name}, fra i quadretti più vicini</translation>
    </message>
    <message>
        <source>failures: the third kills</source>
        <translation>fallimenti: il terzo uccide</translation>
    </message>
    <message>
        <source>had</source>
        <translation>aveva</translation>
    </message>
    <message>
        <source>has now</source>
        <translation>ha ora</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altezza</translation>
    </message>
    <message>
        <source>hit points left</source>
        <translation>punti ferita rimasti</translation>
    </message>
    <message>
        <source>light</source>
        <translation>luce</translation>
    </message>
    <message>
        <source>line {number}: free</source>
        <translation>linea {number}: libera</translation>
    </message>
    <message>
        <source>line {number}: stopped by {what}</source>
        <translation>linea {number}: fermata da {what}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persi</translation>
    </message>
    <message>
        <source>of that for difficult ground and the like</source>
        <translation>di cui per terreno difficile e simili</translation>
    </message>
    <message>
        <source>of that from temporary hit points</source>
        <translation>di cui dai punti ferita temporanei</translation>
    </message>
    <message>
        <source>once in each turn of another</source>
        <translation>una volta in ogni turno di un altro</translation>
    </message>
    <message>
        <source>range {length}, no further</source>
        <translation>gittata {length}, non oltre</translation>
    </message>
    <message>
        <source>range {length}; up to {long} it is long range</source>
        <translation>gittata {length}; fino a {long} è gittata lunga</translation>
    </message>
    <message>
        <source>reach {length} ({source})</source>
        <translation>portata {length} ({source})</translation>
    </message>
    <message>
        <source>reach {length}: a square, as none is given</source>
        <translation>portata {length}: un quadretto, perché non è indicata</translation>
    </message>
    <message>
        <source>regained</source>
        <translation>recuperati</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>tirato</translation>
    </message>
    <message>
        <source>set by the game master</source>
        <translation>fissato dal GM</translation>
    </message>
    <message>
        <source>{ability} save</source>
        <translation>tiro salvezza su {ability}</translation>
    </message>
    <message>
        <source>rolled, {type}</source>
        <translation>tirato, {type}</translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) (shines/shine) on this map; the brightest that reaches the square counts.</source>
        <translation>
            <numerusform>%n luce illumina questa mappa; conta la più intensa che raggiunge il quadretto.</numerusform>
            <numerusform>%n luci illuminano questa mappa; conta la più intensa che raggiunge il quadretto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 4 lines from the attacker&apos;s best corner (is/are) stopped.</source>
        <translation>
            <numerusform>%n linea su 4 dall&apos;angolo migliore dell&apos;attaccante è fermata.</numerusform>
            <numerusform>%n linee su 4 dall&apos;angolo migliore dell&apos;attaccante sono fermate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) more</source>
        <translation>
            <numerusform>%n quadretto in più</numerusform>
            <numerusform>%n quadretti in più</numerusform>
        </translation>
    </message>
    <message>
        <source>spent on: {what}</source>
        <translation>speso per: {what}</translation>
    </message>
    <message>
        <source>successes: the third makes it stable</source>
        <translation>successi: il terzo lo rende stabile</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>subiti</translation>
    </message>
    <message>
        <source>temporary, lost first</source>
        <translation>temporanei, persi per primi</translation>
    </message>
    <message>
        <source>the attack&apos;s</source>
        <translation>dell&apos;attacco</translation>
    </message>
    <message>
        <source>the bonus together</source>
        <translation>il bonus in tutto</translation>
    </message>
    <message>
        <source>the creature&apos;s</source>
        <translation>della creatura</translation>
    </message>
    <message>
        <source>the d20</source>
        <translation>il d20</translation>
    </message>
    <message>
        <source>the d20, the higher of {one} and {other}</source>
        <translation>il d20, il più alto fra {one} e {other}</translation>
    </message>
    <message>
        <source>the d20, the lower of {one} and {other}</source>
        <translation>il d20, il più basso fra {one} e {other}</translation>
    </message>
    <message>
        <source>the die</source>
        <translation>il dado</translation>
    </message>
    <message>
        <source>the edge of the map</source>
        <translation>il bordo della mappa</translation>
    </message>
    <message>
        <source>the higher of two dice</source>
        <translation>il più alto di due dadi</translation>
    </message>
    <message>
        <source>the lower of two dice</source>
        <translation>il più basso di due dadi</translation>
    </message>
    <message>
        <source>to meet</source>
        <translation>da raggiungere</translation>
    </message>
    <message>
        <source>together</source>
        <translation>in tutto</translation>
    </message>
    <message>
        <source>used in this turn, or its own turn</source>
        <translation>usato in questo turno, o nel suo</translation>
    </message>
    <message>
        <source>what is added</source>
        <translation>ciò che si aggiunge</translation>
    </message>
    <message>
        <source>{across} across, {down} down, {up} up: the largest counts</source>
        <translation>{across} di lato, {down} in giù, {up} in alto: conta il maggiore</translation>
    </message>
    <message>
        <source>{attack} against {target}</source>
        <translation>{attack} contro {target}</translation>
    </message>
    <message>
        <source>{cover}: {number}</source>
        <translation>{cover}: {number}</translation>
    </message>
    <message>
        <source>{cover}: {number} to the attack</source>
        <translation>{cover}: {number} all&apos;attacco</translation>
    </message>
    <message>
        <source>{dice} {type}: {least} to {most}, {average} on average</source>
        <translation>{dice} {type}: da {least} a {most}, {average} in media</translation>
    </message>
    <message>
        <source>{face} or more on the d20: {number} of 20 faces</source>
        <translation>{face} o più sul d20: {number} facce su 20</translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation>{left} a disposizione</translation>
    </message>
    <message>
        <source>{length} from the start of the way</source>
        <translation>{length} dall&apos;inizio della via</translation>
    </message>
    <message>
        <source>{length} left after it</source>
        <translation>dopo restano {length}</translation>
    </message>
    <message>
        <source>{mode}, left this turn</source>
        <translation>{mode}, rimasto in questo turno</translation>
    </message>
    <message>
        <source>{name} has the same count and goes first, as the table has it.</source>
        <translation>{name} ha lo stesso conteggio e va prima, come vuole il tavolo.</translation>
    </message>
    <message>
        <source>{name} has the same count and goes later, as the table has it.</source>
        <translation>{name} ha lo stesso conteggio e va dopo, come vuole il tavolo.</translation>
    </message>
    <message>
        <source>{name} has the same count and the higher modifier: it goes first.</source>
        <translation>{name} ha lo stesso conteggio e il modificatore più alto: va prima.</translation>
    </message>
    <message>
        <source>{name} has the same count and the lower modifier: it goes later.</source>
        <translation>{name} ha lo stesso conteggio e il modificatore più basso: va dopo.</translation>
    </message>
    <message>
        <source>{name} may strike when it leaves this square.</source>
        <translation>{name} può attaccare quando lascia questo quadretto.</translation>
    </message>
    <message>
        <source>{name} may strike: its reach is left from {square}.</source>
        <translation>{name} può attaccare: la sua portata viene lasciata da {square}.</translation>
    </message>
    <message>
        <source>{name}&apos;s armour</source>
        <translation>Armatura di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s place</source>
        <translation>Posto di {name}</translation>
    </message>
    <message>
        <source>{number} to armour and Dexterity saves</source>
        <translation>{number} all&apos;armatura e ai tiri salvezza su Destrezza</translation>
    </message>
    <message>
        <source>{number} to the attack</source>
        <translation>{number} all&apos;attacco</translation>
    </message>
    <message>
        <source>{number}d{sides}: {faces}</source>
        <translation>{number}d{sides}: {faces}</translation>
    </message>
    <message>
        <source>{squares} at the usual cost</source>
        <translation>{squares} al costo consueto</translation>
    </message>
    <message>
        <source>{squares} entered</source>
        <translation>entrati in {squares}</translation>
    </message>
    <message>
        <source>{square}: {why}</source>
        <translation>{square}: {why}</translation>
    </message>
    <message>
        <source>{target}&apos;s cover from {viewer}</source>
        <translation>Copertura di {target} da {viewer}</translation>
    </message>
</context>
<context>
    <name>WhyActions</name>
    <message>
        <source>Wh&amp;y is that so?</source>
        <translation>&amp;Perché è così?</translation>
    </message>
    <message>
        <source>The sum behind the number under the pointer, or behind every number in sight</source>
        <translation>La somma dietro il numero sotto il puntatore, o dietro ogni numero in vista</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>hit points</source>
        <translation>punti ferita</translation>
    </message>
    <message>
        <source>armour class</source>
        <translation>Classe Armatura</translation>
    </message>
    <message>
        <source>hit dice</source>
        <translation>dadi vita</translation>
    </message>
    <message>
        <source>passive perception</source>
        <translation>Percezione passiva</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>esperienza</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>sfida</translation>
    </message>
    <message>
        <source>bonus to hit</source>
        <translation>bonus per colpire</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>Fears something and keeps away from it.</source>
        <translation>Teme qualcosa e se ne tiene lontano.</translation>
    </message>
    <message>
        <source>Fast asleep.</source>
        <translation>Immerso nel sonno.</translation>
    </message>
    <message>
        <source>Sees nothing.</source>
        <translation>Non vede nulla.</translation>
    </message>
    <message>
        <source>On fire: it hurts at the start of each of its turns, until it is put out.</source>
        <translation>In fiamme: subisce danni all&apos;inizio di ogni suo turno, finché non le spegne.</translation>
    </message>
    <message>
        <source>Does not harm who charmed it.</source>
        <translation>Non nuoce a chi lo ha affascinato.</translation>
    </message>
    <message>
        <source>Reeling.</source>
        <translation>Vacilla.</translation>
    </message>
    <message>
        <source>Hears nothing.</source>
        <translation>Non sente nulla.</translation>
    </message>
    <message>
        <source>Under the will of another.</source>
        <translation>Sotto la volontà di un altro.</translation>
    </message>
    <message>
        <source>Down, but it still takes its turns.</source>
        <translation>A terra, ma svolge ancora i suoi turni.</translation>
    </message>
    <message>
        <source>Worn out, by levels.</source>
        <translation>Esausto, a livelli.</translation>
    </message>
    <message>
        <source>Afraid of somebody.</source>
        <translation>Ha paura di qualcuno.</translation>
    </message>
    <message>
        <source>Held by somebody.</source>
        <translation>Tenuto da qualcuno.</translation>
    </message>
    <message>
        <source>Held fast by magic.</source>
        <translation>Bloccato dalla magia.</translation>
    </message>
    <message>
        <source>Cannot defend itself.</source>
        <translation>Non può difendersi.</translation>
    </message>
    <message>
        <source>Cannot leave its square.</source>
        <translation>Non può lasciare il suo quadretto.</translation>
    </message>
    <message>
        <source>Cannot act; its concentration ends.</source>
        <translation>Non può agire; la sua concentrazione finisce.</translation>
    </message>
    <message>
        <source>Cannot be seen.</source>
        <translation>Non può essere visto.</translation>
    </message>
    <message>
        <source>Challenged by somebody: attacks that leave them out are at -2.</source>
        <translation>Sfidato da qualcuno: gli attacchi che lo escludono hanno -2.</translation>
    </message>
    <message>
        <source>Takes its damage at the start of each of its turns.</source>
        <translation>Subisce i danni all&apos;inizio di ogni suo turno.</translation>
    </message>
    <message>
        <source>Rigid.</source>
        <translation>Rigido.</translation>
    </message>
    <message>
        <source>Turned to stone.</source>
        <translation>Trasformato in pietra.</translation>
    </message>
    <message>
        <source>Sick with poison.</source>
        <translation>Sta male per il veleno.</translation>
    </message>
    <message>
        <source>On the ground: it crawls, or stands up.</source>
        <translation>A terra: striscia o si rialza.</translation>
    </message>
    <message>
        <source>Held where it is.</source>
        <translation>Trattenuto dov&apos;è.</translation>
    </message>
    <message>
        <source>Cannot speak, and casts no spells.</source>
        <translation>Non può parlare né lanciare incantesimi.</translation>
    </message>
    <message>
        <source>Slowed down.</source>
        <translation>Più lento.</translation>
    </message>
    <message>
        <source>Stunned.</source>
        <translation>Stordito.</translation>
    </message>
    <message>
        <source>Without air: it tires every turn until it breathes.</source>
        <translation>Senz&apos;aria: si stanca ogni turno finché non respira.</translation>
    </message>
    <message>
        <source>Taken by surprise.</source>
        <translation>Colto di sorpresa.</translation>
    </message>
    <message>
        <source>Below the surface.</source>
        <translation>Sotto la superficie.</translation>
    </message>
    <message>
        <source>Out cold.</source>
        <translation>Svenuto.</translation>
    </message>
    <message>
        <source>Without strength.</source>
        <translation>Senza forze.</translation>
    </message>
    <message>
        <source>No actions, no reactions.</source>
        <translation>Niente azioni né reazioni.</translation>
    </message>
    <message>
        <source>It neither moves nor acts nor reacts.</source>
        <translation>Non si muove, non agisce e non reagisce.</translation>
    </message>
    <message>
        <source>One action in its turn, no reactions.</source>
        <translation>Un&apos;azione nel suo turno, nessuna reazione.</translation>
    </message>
    <message>
        <source>Speed 0.</source>
        <translation>Velocità 0.</translation>
    </message>
    <message>
        <source>Hits from beside are critical.</source>
        <translation>I colpi da vicino sono critici.</translation>
    </message>
    <message>
        <source>Resists all damage.</source>
        <translation>Resiste a tutti i danni.</translation>
    </message>
    <message>
        <source>Attackers have combat advantage.</source>
        <translation>Chi attacca ha vantaggio in combattimento.</translation>
    </message>
    <message>
        <source>It goes no nearer to whom it fears.</source>
        <translation>Non si avvicina a chi teme.</translation>
    </message>
    <message>
        <source>It fights under water.</source>
        <translation>Combatte sott&apos;acqua.</translation>
    </message>
    <message>
        <source>Disadvantage on attacks and checks.</source>
        <translation>Svantaggio ad attacchi e prove.</translation>
    </message>
    <message>
        <source>Disadvantage on attacks and checks while it sees its source.</source>
        <translation>Svantaggio ad attacchi e prove finché vede la fonte.</translation>
    </message>
    <message>
        <source>Disadvantage on its attacks.</source>
        <translation>Svantaggio ai suoi attacchi.</translation>
    </message>
    <message>
        <source>Disadvantage on checks.</source>
        <translation>Svantaggio alle prove.</translation>
    </message>
    <message>
        <source>Disadvantage on attacks on anyone but who holds it.</source>
        <translation>Svantaggio agli attacchi contro chiunque non lo tenga.</translation>
    </message>
    <message>
        <source>Attacks against it have advantage.</source>
        <translation>Gli attacchi che subisce hanno vantaggio.</translation>
    </message>
    <message>
        <source>Attacks against it have disadvantage.</source>
        <translation>Gli attacchi che subisce hanno svantaggio.</translation>
    </message>
    <message>
        <source>Attacks from beside have advantage, from afar disadvantage.</source>
        <translation>Gli attacchi da vicino hanno vantaggio, da lontano svantaggio.</translation>
    </message>
    <message>
        <source>Attacks from afar have disadvantage.</source>
        <translation>Gli attacchi da lontano hanno svantaggio.</translation>
    </message>
    <message>
        <source>Its attacks have advantage, attacks against it disadvantage.</source>
        <translation>I suoi attacchi hanno vantaggio, quelli che subisce svantaggio.</translation>
    </message>
    <message>
        <source>Fails saves of {abilities}.</source>
        <translation>Fallisce i tiri salvezza su {abilities}.</translation>
    </message>
    <message>
        <source>Disadvantage on saves of {abilities}.</source>
        <translation>Svantaggio ai tiri salvezza su {abilities}.</translation>
    </message>
    <message>
        <source>Disadvantage on all saves.</source>
        <translation>Svantaggio a tutti i tiri salvezza.</translation>
    </message>
    <message>
        <source>Per level {number} less on every d20.</source>
        <translation>Per ogni livello {number} in meno a ogni d20.</translation>
    </message>
    <message>
        <source>Per level {speed} less speed.</source>
        <translation>Per ogni livello {speed} di velocità in meno.</translation>
    </message>
    <message>
        <source>Speed at most {speed}.</source>
        <translation>Velocità al massimo {speed}.</translation>
    </message>
    <message>
        <source>Half its speed.</source>
        <translation>Velocità dimezzata.</translation>
    </message>
    <message>
        <source>Its attacks are at -{number}.</source>
        <translation>I suoi attacchi hanno -{number}.</translation>
    </message>
    <message>
        <source>Its defenses are at -{number}.</source>
        <translation>Le sue difese hanno -{number}.</translation>
    </message>
    <message>
        <source>Its hits do half damage.</source>
        <translation>I suoi colpi infliggono metà danni.</translation>
    </message>
    <message>
        <source>Level {level}: {does}</source>
        <translation>Livello {level}: {does}</translation>
    </message>
    <message>
        <source>for the table to say.</source>
        <translation>decide il tavolo.</translation>
    </message>
    <message>
        <source>{km} km</source>
        <translation>{km} km</translation>
    </message>
    <message>
        <source>{miles} mi</source>
        <translation>{miles} mi</translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) drawn</source>
        <translation>
            <numerusform>%n muro disegnato</numerusform>
            <numerusform>%n muri disegnati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) changed</source>
        <translation>
            <numerusform>%n muro modificato</numerusform>
            <numerusform>%n muri modificati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) removed</source>
        <translation>
            <numerusform>%n muro rimosso</numerusform>
            <numerusform>%n muri rimossi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) set</source>
        <translation>
            <numerusform>%n porta messa</numerusform>
            <numerusform>%n porte messe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) changed</source>
        <translation>
            <numerusform>%n porta modificata</numerusform>
            <numerusform>%n porte modificate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) removed</source>
        <translation>
            <numerusform>%n porta rimossa</numerusform>
            <numerusform>%n porte rimosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) placed</source>
        <translation>
            <numerusform>%n luce posizionata</numerusform>
            <numerusform>%n luci posizionate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) changed</source>
        <translation>
            <numerusform>%n luce modificata</numerusform>
            <numerusform>%n luci modificate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) removed</source>
        <translation>
            <numerusform>%n luce rimossa</numerusform>
            <numerusform>%n luci rimosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) written</source>
        <translation>
            <numerusform>%n nota scritta</numerusform>
            <numerusform>%n note scritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) changed</source>
        <translation>
            <numerusform>%n nota modificata</numerusform>
            <numerusform>%n note modificate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) removed</source>
        <translation>
            <numerusform>%n nota rimossa</numerusform>
            <numerusform>%n note rimosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) marked</source>
        <translation>
            <numerusform>%n area segnata</numerusform>
            <numerusform>%n aree segnate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) changed</source>
        <translation>
            <numerusform>%n area modificata</numerusform>
            <numerusform>%n aree modificate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) removed</source>
        <translation>
            <numerusform>%n area rimossa</numerusform>
            <numerusform>%n aree rimosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bare floor on %n square(s)</source>
        <translation>
            <numerusform>semplice pavimento su %n quadretto</numerusform>
            <numerusform>semplice pavimento su %n quadretti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>difficult ground on %n square(s)</source>
        <translation>
            <numerusform>terreno difficile su %n quadretto</numerusform>
            <numerusform>terreno difficile su %n quadretti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>water on %n square(s)</source>
        <translation>
            <numerusform>acqua su %n quadretto</numerusform>
            <numerusform>acqua su %n quadretti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pit or climb face on %n square(s)</source>
        <translation>
            <numerusform>fossa o parete da scalare su %n quadretto</numerusform>
            <numerusform>fossa o parete da scalare su %n quadretti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>light mist on %n square(s)</source>
        <translation>
            <numerusform>foschia leggera su %n quadretto</numerusform>
            <numerusform>foschia leggera su %n quadretti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>thick mist on %n square(s)</source>
        <translation>
            <numerusform>foschia fitta su %n quadretto</numerusform>
            <numerusform>foschia fitta su %n quadretti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>low obstacles on %n square(s)</source>
        <translation>
            <numerusform>ostacoli bassi su %n quadretto</numerusform>
            <numerusform>ostacoli bassi su %n quadretti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>solid rock on %n square(s)</source>
        <translation>
            <numerusform>roccia piena su %n quadretto</numerusform>
            <numerusform>roccia piena su %n quadretti</numerusform>
        </translation>
    </message>
    <message>
        <source>it is dark but for lights</source>
        <translation>è buio, tranne le luci</translation>
    </message>
    <message>
        <source>it is lit everywhere</source>
        <translation>c&apos;è luce ovunque</translation>
    </message>
    <message>
        <source>the map is called &quot;{name}&quot;</source>
        <translation>la mappa si chiama &quot;{name}&quot;</translation>
    </message>
    <message>
        <source>the map is drawn on</source>
        <translation>si disegna sulla mappa</translation>
    </message>
    <message>
        <source>The fight begins: {order}</source>
        <translation>Lo scontro inizia: {order}</translation>
    </message>
    <message>
        <source>The fight begins.</source>
        <translation>Lo scontro inizia.</translation>
    </message>
    <message>
        <source>The fight is over.</source>
        <translation>Lo scontro è finito.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>{token}&apos;s turn</source>
        <translation>Turno di {token}</translation>
    </message>
    <message>
        <source>{token} lets {mover} go.</source>
        <translation>{token} lascia passare {mover}.</translation>
    </message>
    <message>
        <source>{what} {dice}: {faces} → {total}</source>
        <translation>{what} {dice}: {faces} → {total}</translation>
    </message>
    <message>
        <source>{what}: {total} (typed)</source>
        <translation>{what}: {total} (scritto)</translation>
    </message>
    <message>
        <source>{what} {dice}: {total} (typed)</source>
        <translation>{what} {dice}: {total} (scritto)</translation>
    </message>
    <message>
        <source>{what} {dice} → {total}</source>
        <translation>{what} {dice} → {total}</translation>
    </message>
    <message>
        <source>{token} takes {taken} damage{why}: {hp} hit points left.</source>
        <translation>Danni a {token}: {taken}{why}; PF rimasti: {hp}.</translation>
    </message>
    <message>
        <source>{token} takes {taken} damage{why}: {hp} hit points and {temp} temporary left.</source>
        <translation>Danni a {token}: {taken}{why}; PF rimasti: {hp}, temporanei: {temp}.</translation>
    </message>
    <message>
        <source>{token} regains {amount} hit points: {hp}.</source>
        <translation>{token} recupera {amount} PF: {hp}.</translation>
    </message>
    <message>
        <source>{token} has {amount} temporary hit points.</source>
        <translation>{token} ha {amount} PF temporanei.</translation>
    </message>
    <message>
        <source>{token} is dead.</source>
        <translation>{token} non è più in vita.</translation>
    </message>
    <message>
        <source>{token} is stable.</source>
        <translation>{token} è stabile.</translation>
    </message>
    <message>
        <source>{token} is dying (death saves made: {good}, failed: {bad}).</source>
        <translation>{token} sta morendo (tiri salvezza contro morte superati: {good}, falliti: {bad}).</translation>
    </message>
    <message>
        <source>{token}: {effect}</source>
        <translation>{token}: {effect}</translation>
    </message>
    <message>
        <source>{token}: {effect}, {until}</source>
        <translation>{token}: {effect}, {until}</translation>
    </message>
    <message>
        <source>{token}: no longer {effect}</source>
        <translation>{token}: non più {effect}</translation>
    </message>
    <message>
        <source>{token} concentrates on {on}.</source>
        <translation>{token} si concentra su {on}.</translation>
    </message>
    <message>
        <source>{token}&apos;s concentration ends.</source>
        <translation>La concentrazione di {token} finisce.</translation>
    </message>
    <message>
        <source>{token} readies: {trigger}</source>
        <translation>{token} prepara: {trigger}</translation>
    </message>
    <message>
        <source>{token} mounts {mount}.</source>
        <translation>{token} sale in sella a {mount}.</translation>
    </message>
    <message>
        <source>{token} dismounts.</source>
        <translation>{token} smonta di sella.</translation>
    </message>
    <message>
        <source>{token} joins at {at}.</source>
        <translation>{token} entra in gioco in {at}.</translation>
    </message>
    <message>
        <source>{token} leaves ({why}).</source>
        <translation>{token} lascia la mappa ({why}).</translation>
    </message>
    <message>
        <source>{token} arrives from &quot;{origin}&quot; at {at}.</source>
        <translation>{token} arriva da &quot;{origin}&quot; in {at}.</translation>
    </message>
    <message>
        <source>In reserve: {tokens}.</source>
        <translation>In riserva: {tokens}.</translation>
    </message>
    <message>
        <source>In reserve: {tokens}, due in round {round}.</source>
        <translation>In riserva: {tokens}, con arrivo nel round {round}.</translation>
    </message>
    <message>
        <source>Out of the reserve: {tokens}.</source>
        <translation>Fuori dalla riserva: {tokens}.</translation>
    </message>
    <message>
        <source>No longer in reserve: {tokens}.</source>
        <translation>Non più in riserva: {tokens}.</translation>
    </message>
    <message>
        <source>{token}, hit points {dice}: {faces} → {total}</source>
        <translation>{token}, punti ferita {dice}: {faces} → {total}</translation>
    </message>
    <message>
        <source>{token} left for &quot;{goal}&quot;.</source>
        <translation>{token} parte per &quot;{goal}&quot;.</translation>
    </message>
    <message>
        <source>{token}, edited (GM): {fields}</source>
        <translation>{token}, modifica (GM): {fields}</translation>
    </message>
    <message>
        <source>{token} is shown to the players (GM).</source>
        <translation>I giocatori ora vedono {token} (GM).</translation>
    </message>
    <message>
        <source>{token} is hidden from the players (GM).</source>
        <translation>I giocatori non vedono più {token} (GM).</translation>
    </message>
    <message>
        <source>{token}: another picture (GM)</source>
        <translation>{token}: altra immagine (GM)</translation>
    </message>
    <message>
        <source>{token}: no picture any more (GM)</source>
        <translation>{token}: nessuna immagine (GM)</translation>
    </message>
    <message>
        <source>{token}&apos;s opportunity attacks: {answer}</source>
        <translation>Attacchi di opportunità di {token}: {answer}</translation>
    </message>
    <message>
        <source>Opportunity attacks: {answers}</source>
        <translation>Attacchi di opportunità: {answers}</translation>
    </message>
    <message>
        <source>Opportunity attacks: ask every time</source>
        <translation>Attacchi di opportunità: chiedi ogni volta</translation>
    </message>
    <message>
        <source>A door is now {state}.</source>
        <translation>Una porta ora è {state}.</translation>
    </message>
    <message>
        <source>Another map.</source>
        <translation>Un&apos;altra mappa.</translation>
    </message>
    <message>
        <source>House rules: {options}</source>
        <translation>Regole della casa: {options}</translation>
    </message>
    <message>
        <source>The order is now {order}</source>
        <translation>L&apos;ordine ora è {order}</translation>
    </message>
    <message>
        <source>{token}: {action}</source>
        <translation>{token}: {action}</translation>
    </message>
    <message>
        <source>{token}: {action} → {target}</source>
        <translation>{token}: {action} → {target}</translation>
    </message>
    <message>
        <source>{token} attacks {target} with {attack}: {faces} → {total} against {against}{mode}: {outcome}</source>
        <translation>{token} attacca {target} con {attack}: {faces} → {total} contro {against}{mode}: {outcome}</translation>
    </message>
    <message>
        <source>{token}, {what}: {faces} → {total}{against}{result}</source>
        <translation>{token}, {what}: {faces} → {total}{against}{result}</translation>
    </message>
    <message>
        <source>{token}, {what}: fails without a roll</source>
        <translation>{token}, {what}: fallisce senza tirare</translation>
    </message>
    <message>
        <source> against {dc}</source>
        <translation> contro {dc}</translation>
    </message>
    <message>
        <source> against {dc} (half of {taken} damage)</source>
        <translation> contro {dc} (metà di {taken} danni)</translation>
    </message>
    <message>
        <source> against {dc} (the least; half of {taken} damage is less)</source>
        <translation> contro {dc} (il minimo; metà di {taken} danni è meno)</translation>
    </message>
    <message>
        <source> against {dc} (the most; half of {taken} damage is more)</source>
        <translation> contro {dc} (il massimo; metà di {taken} danni è di più)</translation>
    </message>
    <message>
        <source>success</source>
        <translation>successo</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>fallimento</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>a segno</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>a vuoto</translation>
    </message>
    <message>
        <source>critical hit</source>
        <translation>colpo critico</translation>
    </message>
    <message>
        <source>(GM)</source>
        <translation>(GM)</translation>
    </message>
    <message>
        <source>(GM, overruled: {why})</source>
        <translation>(GM, malgrado: {why})</translation>
    </message>
    <message>
        <source>{token} is pushed to {end}.</source>
        <translation>Una spinta porta {token} in {end}.</translation>
    </message>
    <message>
        <source>{token} teleports to {end}.</source>
        <translation>{token} si teletrasporta in {end}.</translation>
    </message>
    <message>
        <source>{token} falls.</source>
        <translation>{token} cade.</translation>
    </message>
    <message>
        <source>{token} moves to {end} with its reaction.</source>
        <translation>{token} si muove in {end} con la reazione.</translation>
    </message>
    <message>
        <source>{token} is put on {end}.</source>
        <translation>{token} ora è in {end}.</translation>
    </message>
    <message>
        <source>{token} moves to {end} ({cost}).</source>
        <translation>{token} si muove in {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} flies to {end} ({cost}).</source>
        <translation>{token} vola in {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} swims to {end} ({cost}).</source>
        <translation>{token} nuota in {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} climbs to {end} ({cost}).</source>
        <translation>{token} si arrampica in {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} burrows to {end} ({cost}).</source>
        <translation>{token} scava fino a {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} crawls to {end} ({cost}).</source>
        <translation>{token} striscia in {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} jumps to {end} ({cost}).</source>
        <translation>{token} salta in {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} steps down to {end}.</source>
        <translation>{token} scende in {end}.</translation>
    </message>
    <message>
        <source>adjusted by {amount}</source>
        <translation>modifica di {amount}</translation>
    </message>
    <message>
        <source>halved by the save</source>
        <translation>dimezzati dal tiro salvezza</translation>
    </message>
    <message>
        <source>raised to the least a hit does</source>
        <translation>portati al minimo di un colpo</translation>
    </message>
    <message>
        <source>immune to {type}</source>
        <translation>immunità: {type}</translation>
    </message>
    <message>
        <source>resists {type}</source>
        <translation>resistenza: {type}</translation>
    </message>
    <message>
        <source>vulnerable to {type}</source>
        <translation>vulnerabilità: {type}</translation>
    </message>
    <message>
        <source>not enough movement</source>
        <translation>movimento insufficiente</translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>un muro</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>un angolo</translation>
    </message>
    <message>
        <source>square taken</source>
        <translation>quadretto occupato</translation>
    </message>
    <message>
        <source>a creature</source>
        <translation>una creatura</translation>
    </message>
    <message>
        <source>not its turn</source>
        <translation>non è il suo turno</translation>
    </message>
    <message>
        <source>not a step</source>
        <translation>passo non valido</translation>
    </message>
    <message>
        <source>speed 0</source>
        <translation>velocità 0</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>prono</translation>
    </message>
    <message>
        <source>too small</source>
        <translation>troppo stretto</translation>
    </message>
    <message>
        <source>cannot act</source>
        <translation>non può agire</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morto</translation>
    </message>
    <message>
        <source>{side} · {phase}</source>
        <translation>{side} · {phase}</translation>
    </message>
    <message>
        <source>{token} is disturbed: the declared spell is lost.</source>
        <translation>{token} subisce disturbo: l&apos;incantesimo dichiarato è perso.</translation>
    </message>
    <message>
        <source>{token} shifts to {end}.</source>
        <translation>{token} scatta in {end}.</translation>
    </message>
    <message>
        <source>{token} withdraws to {end} ({cost}).</source>
        <translation>{token} compie una ritirata in {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} retreats to {end} ({cost}).</source>
        <translation>{token} fugge in {end} ({cost}).</translation>
    </message>
    <message>
        <source>The fight begins. Turns: {order}</source>
        <translation>Lo scontro inizia. Turni: {order}</translation>
    </message>
    <message>
        <source>The round is over: time to declare.</source>
        <translation>Il round è finito: è il momento di dichiarare.</translation>
    </message>
    <message>
        <source>{token} declares: {what}.</source>
        <translation>{token} dichiara: {what}.</translation>
    </message>
    <message>
        <source>{token}: nothing declared any more.</source>
        <translation>{token}: nessuna dichiarazione più.</translation>
    </message>
    <message>
        <source>{token} delays its turn.</source>
        <translation>{token} ritarda il suo turno.</translation>
    </message>
    <message>
        <source>{token}: left out (GM): {what}</source>
        <translation>{token}: tralasciato (GM): {what}</translation>
    </message>
    <message>
        <source>Short rest: {tokens}.</source>
        <translation>Riposo breve: {tokens}.</translation>
    </message>
    <message>
        <source>Long rest: {tokens}.</source>
        <translation>Riposo lungo: {tokens}.</translation>
    </message>
    <message>
        <source>{token} has Heroic Inspiration.</source>
        <translation>{token} ha Ispirazione eroica.</translation>
    </message>
    <message>
        <source>{token} rolls a die again for Heroic Inspiration.</source>
        <translation>{token} ritira un dado grazie all&apos;Ispirazione eroica.</translation>
    </message>
    <message>
        <source>Marching order: {order}.</source>
        <translation>Ordine di marcia: {order}.</translation>
    </message>
    <message>
        <source>The door takes {taken} damage, {hp} are left.</source>
        <translation>Danni alla porta: {taken}; PF rimasti: {hp}.</translation>
    </message>
    <message>
        <source>The door takes {taken} damage and breaks.</source>
        <translation>Danni alla porta: {taken}; la porta si rompe.</translation>
    </message>
    <message>
        <source>Part of the map is covered again.</source>
        <translation>Parte della mappa è di nuovo coperta.</translation>
    </message>
    <message>
        <source>Part of the map is revealed.</source>
        <translation>Parte della mappa è rivelata.</translation>
    </message>
    <message>
        <source>What was explored is forgotten.</source>
        <translation>Ciò che era esplorato è dimenticato.</translation>
    </message>
    <message>
        <source>Fog is off: the whole map is shown.</source>
        <translation>La nebbia è disattivata: si vede l&apos;intera mappa.</translation>
    </message>
    <message>
        <source>Fog is on.</source>
        <translation>La nebbia è attiva.</translation>
    </message>
    <message>
        <source>{name} is on the map.</source>
        <translation>{name} è sulla mappa.</translation>
    </message>
    <message>
        <source>{name} is gone.</source>
        <translation>{name} non c&apos;è più.</translation>
    </message>
    <message>
        <source>{target} will take {taken} damage when the phase ends.</source>
        <translation>Danni per {target} alla fine della fase: {taken}.</translation>
    </message>
    <message>
        <source>another saving throw</source>
        <translation>un altro tiro salvezza</translation>
    </message>
    <message>
        <source>its time is up</source>
        <translation>il suo tempo è finito</translation>
    </message>
    <message>
        <source>what an area does</source>
        <translation>ciò che fa un&apos;area</translation>
    </message>
    <message>
        <source>the end of an area</source>
        <translation>la fine di un&apos;area</translation>
    </message>
    <message>
        <source>falling prone</source>
        <translation>cadere prono</translation>
    </message>
    <message>
        <source>damage of the solid ground</source>
        <translation>danni del terreno solido</translation>
    </message>
    <message>
        <source>suffocation</source>
        <translation>soffocamento</translation>
    </message>
    <message>
        <source>concentrates on {on}</source>
        <translation>concentrazione su {on}</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>nota: {note}</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>non visibile ai giocatori</translation>
    </message>
    <message>
        <source>{number} standing</source>
        <translation>in piedi: {number}</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attende</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>round successivo</translation>
    </message>
    <message>
        <source>It is not {token}&apos;s turn; {active} acts now.</source>
        <translation>Non è il turno di {token}; ora agisce {active}.</translation>
    </message>
    <message>
        <source>A wall or a closed door is in the way at {at}.</source>
        <translation>In {at} c&apos;è un muro o una porta chiusa.</translation>
    </message>
    <message>
        <source>A corner is in the way of the diagonal to {at}.</source>
        <translation>Un angolo blocca la diagonale verso {at}.</translation>
    </message>
    <message>
        <source>{by} is in the way.</source>
        <translation>{by} blocca il passaggio.</translation>
    </message>
    <message>
        <source>The opening at {at} is too small.</source>
        <translation>L&apos;apertura in {at} è troppo stretta.</translation>
    </message>
    <message>
        <source>{by} already stands there; it may be passed, not ended on.</source>
        <translation>Lì c&apos;è già {by}; si può passare, non fermarsi.</translation>
    </message>
    <message>
        <source>That is off the map.</source>
        <translation>È fuori dalla mappa.</translation>
    </message>
    <message>
        <source>{token} is prone: it must crawl, or stand up first.</source>
        <translation>{token} è a terra: deve strisciare o prima rialzarsi.</translation>
    </message>
    <message>
        <source>{token} has no speed for that.</source>
        <translation>{token} non ha la velocità necessaria.</translation>
    </message>
    <message>
        <source>{token} cannot act ({condition}).</source>
        <translation>{token} non può agire ({condition}).</translation>
    </message>
    <message>
        <source>{token} has used its {resource}.</source>
        <translation>{token} ha già usato: {resource}.</translation>
    </message>
    <message>
        <source>{target} is too close for that.</source>
        <translation>{target} è troppo vicino per questo.</translation>
    </message>
    <message>
        <source>{target} has total cover.</source>
        <translation>{target} ha copertura totale.</translation>
    </message>
    <message>
        <source>{target} cannot be seen.</source>
        <translation>{target} non è visibile.</translation>
    </message>
    <message>
        <source>That was not declared.</source>
        <translation>Non è stato dichiarato.</translation>
    </message>
    <message>
        <source>That belongs to another phase.</source>
        <translation>Appartiene a un&apos;altra fase.</translation>
    </message>
    <message>
        <source>{token} has already acted this round.</source>
        <translation>{token} ha già agito in questo round.</translation>
    </message>
    <message>
        <source>There is no &quot;{id}&quot; here.</source>
        <translation>Qui non c&apos;è nessun &quot;{id}&quot;.</translation>
    </message>
    <message>
        <source>{token} cannot be {condition}.</source>
        <translation>{token} è immune a: {condition}.</translation>
    </message>
    <message>
        <source>First answer the waiting reaction.</source>
        <translation>Prima rispondi alla reazione in attesa.</translation>
    </message>
    <message>
        <source>The fight has already begun.</source>
        <translation>Lo scontro è già iniziato.</translation>
    </message>
    <message>
        <source>The fight has not begun.</source>
        <translation>Lo scontro non è iniziato.</translation>
    </message>
    <message>
        <source>There is nobody on the map yet.</source>
        <translation>Sulla mappa non c&apos;è ancora nessuno.</translation>
    </message>
    <message>
        <source>{by} sees it without enough cover to hide.</source>
        <translation>{by} vede chi vuole nascondersi: la copertura non basta.</translation>
    </message>
    <message>
        <source>{target} is too large for that.</source>
        <translation>{target} ha una taglia troppo grande.</translation>
    </message>
    <message>
        <source>A ridden mount only dashes, disengages or dodges.</source>
        <translation>Una cavalcatura montata può solo usare Scatto, Disimpegno o Schivata.</translation>
    </message>
    <message>
        <source>{token} rides: move the mount, or dismount first.</source>
        <translation>{token} è in sella: muovi la cavalcatura o prima smonta.</translation>
    </message>
    <message>
        <source>{target} cannot be ridden.</source>
        <translation>{target} non si può cavalcare.</translation>
    </message>
    <message>
        <source>{target} cannot be mounted now.</source>
        <translation>{target} ora non si può montare.</translation>
    </message>
    <message>
        <source>{token} does not ride.</source>
        <translation>{token} non è in sella.</translation>
    </message>
    <message>
        <source>{token} already stands.</source>
        <translation>{token} è già in piedi.</translation>
    </message>
    <message>
        <source>{token} is already prone.</source>
        <translation>{token} è già a terra.</translation>
    </message>
    <message>
        <source>Nobody holds {token}.</source>
        <translation>Nessuno tiene {token}.</translation>
    </message>
    <message>
        <source>{target} does not need that.</source>
        <translation>{target} non ne ha bisogno.</translation>
    </message>
    <message>
        <source>{target} is awake.</source>
        <translation>{target} non ha perso i sensi.</translation>
    </message>
    <message>
        <source>{token} has nothing readied.</source>
        <translation>{token} non ha preparato niente.</translation>
    </message>
    <message>
        <source>{token} has no readied move under way.</source>
        <translation>{token} non ha un movimento preparato in corso.</translation>
    </message>
    <message>
        <source>{token} has nothing to answer.</source>
        <translation>{token} non ha niente a cui rispondere.</translation>
    </message>
    <message>
        <source>That attack&apos;s reach is not being left here.</source>
        <translation>Qui non si esce dalla portata di quell&apos;attacco.</translation>
    </message>
    <message>
        <source>That takes {needs}, {left} are left.</source>
        <translation>Servono {needs}, restano {left}.</translation>
    </message>
    <message>
        <source>{target} is out of reach. It is {distance} away, the reach is {reach}.</source>
        <translation>{target} è fuori portata. Dista {distance}, la portata è {reach}.</translation>
    </message>
    <message>
        <source>{target} is {distance} away, the range ends at {range}.</source>
        <translation>{target} dista {distance}, la gittata finisce a {range}.</translation>
    </message>
    <message>
        <source>Too far to jump: {length}, at most {limit}.</source>
        <translation>Troppo lontano per saltare: {length}, al massimo {limit}.</translation>
    </message>
    <message>
        <source>In a fight each moves in its own turn.</source>
        <translation>In combattimento ognuno si muove nel proprio turno.</translation>
    </message>
    <message>
        <source>This ruleset knows no delaying.</source>
        <translation>Questo regolamento non permette di ritardare.</translation>
    </message>
    <message>
        <source>{target} is no enemy of it.</source>
        <translation>{target} non è suo nemico.</translation>
    </message>
    <message>
        <source>This attack has one target.</source>
        <translation>Questo attacco ha un solo bersaglio.</translation>
    </message>
    <message>
        <source>A way goes from square to neighbouring square.</source>
        <translation>Un percorso va da un quadretto a quello vicino.</translation>
    </message>
    <message>
        <source>The name &quot;{id}&quot; is taken.</source>
        <translation>Il nome &quot;{id}&quot; è già usato.</translation>
    </message>
    <message>
        <source>{option} must be one of {choices}.</source>
        <translation>{option} deve essere fra {choices}.</translation>
    </message>
    <message>
        <source>&quot;{dice}&quot; is no dice expression like 2d6+3.</source>
        <translation>&quot;{dice}&quot; non è un&apos;espressione di dadi come 2d6+3.</translation>
    </message>
    <message>
        <source>&quot;{until}&quot; is no known duration.</source>
        <translation>&quot;{until}&quot; non è una durata nota.</translation>
    </message>
    <message>
        <source>Say where to.</source>
        <translation>Indica dove.</translation>
    </message>
    <message>
        <source>This ruleset knows no such move.</source>
        <translation>Questo regolamento non ha un movimento simile.</translation>
    </message>
    <message>
        <source>This ruleset knows no {resource}.</source>
        <translation>Questo regolamento non prevede: {resource}.</translation>
    </message>
    <message>
        <source>This ruleset knows no declarations.</source>
        <translation>Questo regolamento non ha dichiarazioni.</translation>
    </message>
    <message>
        <source>Initiative is rolled once, when the fight begins.</source>
        <translation>L&apos;iniziativa si tira una volta, quando lo scontro inizia.</translation>
    </message>
    <message>
        <source>The order of turns is fixed by initiative.</source>
        <translation>L&apos;ordine dei turni è fissato dall&apos;iniziativa.</translation>
    </message>
    <message>
        <source>This ruleset&apos;s turns have no phases.</source>
        <translation>I turni di questo regolamento non hanno fasi.</translation>
    </message>
    <message>
        <source>{token} joined this round and acts from the next one on.</source>
        <translation>{token} è in gioco da questo round e agisce dal prossimo.</translation>
    </message>
    <message>
        <source>{attack} is not back yet: {from} or more at the start of a turn brings it.</source>
        <translation>{attack}: non ancora ricaricato; torna con {from} o più all&apos;inizio di un turno.</translation>
    </message>
    <message>
        <source>{token} has not the nature for that.</source>
        <translation>{token} non ha la natura adatta.</translation>
    </message>
    <message>
        <source>{attack} is used up until a long rest.</source>
        <translation>{attack}: esaurito fino a un riposo lungo.</translation>
    </message>
    <message>
        <source>Nobody keeps this pace for more than {rounds} rounds.</source>
        <translation>Nessuno tiene questa andatura per più di {rounds} round.</translation>
    </message>
    <message>
        <source>That belongs into the turn of somebody else.</source>
        <translation>Va fatto nel turno di qualcun altro.</translation>
    </message>
    <message>
        <source>{resource} buys no move.</source>
        <translation>{resource}: non dà movimento.</translation>
    </message>
    <message>
        <source>There is no such phase.</source>
        <translation>Non esiste questa fase.</translation>
    </message>
    <message>
        <source>This cannot be declared.</source>
        <translation>Non si può dichiarare.</translation>
    </message>
    <message>
        <source>{token} has not delayed its turn.</source>
        <translation>{token} non ha ritardato il suo turno.</translation>
    </message>
    <message>
        <source>Sides act by phases here: end the phase instead.</source>
        <translation>Qui le fazioni agiscono per fasi: chiudi invece la fase.</translation>
    </message>
    <message>
        <source>Sides have a place in the order here, not creatures.</source>
        <translation>Qui nell&apos;ordine stanno le fazioni, non le creature.</translation>
    </message>
    <message>
        <source>{token} stands beside an enemy: leaving must have been declared.</source>
        <translation>{token} è accanto a un nemico: doveva dichiarare di allontanarsi.</translation>
    </message>
    <message>
        <source>A withdrawal goes away from every enemy beside it.</source>
        <translation>Una ritirata si allontana da tutti i nemici adiacenti.</translation>
    </message>
    <message>
        <source>{token} has begun a declared movement and keeps to it.</source>
        <translation>{token} ha iniziato un movimento dichiarato e deve seguirlo.</translation>
    </message>
    <message>
        <source>{token} has declared a spell: nothing else this round.</source>
        <translation>{token} ha dichiarato un incantesimo: nient&apos;altro in questo round.</translation>
    </message>
    <message>
        <source>{token} is retreating and does not attack this round.</source>
        <translation>{token} è in fuga e non attacca in questo round.</translation>
    </message>
    <message>
        <source>Only a light weapon strikes with the other hand.</source>
        <translation>Solo un&apos;arma leggera colpisce con l&apos;altra mano.</translation>
    </message>
    <message>
        <source>{token} has no morale score.</source>
        <translation>{token} non ha un punteggio di morale.</translation>
    </message>
    <message>
        <source>{target} has charmed {token}: no attack on it.</source>
        <translation>{target} ha affascinato {token}: nessun attacco contro chi affascina.</translation>
    </message>
    <message>
        <source>{token} does not go nearer to whom it fears.</source>
        <translation>{token} non si avvicina a chi teme.</translation>
    </message>
    <message>
        <source>{token} is not above the ground: say how far it falls.</source>
        <translation>{token} non è al di sopra del suolo: indica da che altezza cade.</translation>
    </message>
    <message>
        <source>Nobody rests in a fight.</source>
        <translation>In combattimento non si riposa.</translation>
    </message>
    <message>
        <source>There is no character to rest.</source>
        <translation>Non c&apos;è nessun personaggio che riposi.</translation>
    </message>
    <message>
        <source>{token} has no Heroic Inspiration.</source>
        <translation>{token} non ha Ispirazione eroica.</translation>
    </message>
    <message>
        <source>{token} is not burning.</source>
        <translation>{token} non è in fiamme.</translation>
    </message>
    <message>
        <source>There are no characters to line up.</source>
        <translation>Non ci sono personaggi da schierare.</translation>
    </message>
    <message>
        <source>There is no room for {token} there.</source>
        <translation>Lì non c&apos;è posto per {token}.</translation>
    </message>
    <message>
        <source>There is room for {room} of {number} there.</source>
        <translation>Lì c&apos;è posto per {room} su {number}.</translation>
    </message>
    <message>
        <source>Choose somebody who comes.</source>
        <translation>Scegli qualcuno che arrivi.</translation>
    </message>
    <message>
        <source>Nobody of that name waits in the reserve.</source>
        <translation>Nessuno con quel nome attende nella riserva.</translation>
    </message>
    <message>
        <source>This cannot be broken that way.</source>
        <translation>Così non si può rompere.</translation>
    </message>
    <message>
        <source>That door is broken and stands open.</source>
        <translation>Quella porta è rotta e resta aperta.</translation>
    </message>
    <message>
        <source>A polygon has at least three corners.</source>
        <translation>Un poligono ha almeno tre angoli.</translation>
    </message>
    <message>
        <source>No square of the map lies in there.</source>
        <translation>Lì dentro non c&apos;è nessun quadretto della mappa.</translation>
    </message>
    <message>
        <source>This ruleset knows no readied actions.</source>
        <translation>Questo regolamento non ha azioni preparate.</translation>
    </message>
    <message>
        <source>That door does not simply open or shut.</source>
        <translation>Quella porta non si apre o chiude così.</translation>
    </message>
    <message>
        <source>A wall or door needs two different points.</source>
        <translation>Un muro o una porta richiede due punti diversi.</translation>
    </message>
    <message>
        <source>There is no such ground.</source>
        <translation>Non esiste questo terreno.</translation>
    </message>
    <message>
        <source>Nobody with a hit point is there to rest; help the dying first.</source>
        <translation>Non c&apos;è nessuno con un punto ferita che riposi; prima aiuta chi è morente.</translation>
    </message>
    <message>
        <source>Choose somebody who goes.</source>
        <translation>Scegli qualcuno che vada.</translation>
    </message>
    <message>
        <source>Blows of this phase have yet to land: end the phase first.</source>
        <translation>I colpi di questa fase devono ancora arrivare: prima chiudi la fase.</translation>
    </message>
    <message>
        <source>That fight is played by other rules; File &gt; Copy to another ruleset makes a copy of it to go to.</source>
        <translation>Quello scontro si gioca con altre regole; File &gt; Copia in un altro regolamento ne crea una copia in cui andare.</translation>
    </message>
    <message>
        <source>A shove pushes away or prone.</source>
        <translation>Una spinta allontana o butta a terra.</translation>
    </message>
    <message>
        <source>Somebody already stands at {at}.</source>
        <translation>In {at} c&apos;è già qualcuno.</translation>
    </message>
    <message>
        <source>Somebody is in the way at {at}.</source>
        <translation>In {at} qualcuno blocca il passaggio.</translation>
    </message>
    <message>
        <source>{target} is out of reach.</source>
        <translation>{target} è fuori portata.</translation>
    </message>
    <message>
        <source>{token} cannot act.</source>
        <translation>{token} non può agire.</translation>
    </message>
    <message>
        <source>There is nobody of that name here.</source>
        <translation>Qui non c&apos;è nessuno con quel nome.</translation>
    </message>
    <message>
        <source>The rules do not allow that.</source>
        <translation>Le regole non lo permettono.</translation>
    </message>
    <message>
        <source>That belongs to the phase {wanted}; now it is {phase}.</source>
        <translation>Appartiene alla fase {wanted}; ora è la fase {phase}.</translation>
    </message>
    <message>
        <source>That belongs to the phase {wanted}.</source>
        <translation>Appartiene alla fase {wanted}.</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Non è possibile.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Bonus action</source>
        <translation>Azione bonus</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reazione</translation>
    </message>
    <message>
        <source>Object interaction</source>
        <translation>Interazione con oggetto</translation>
    </message>
    <message>
        <source>Standard action</source>
        <translation>Azione standard</translation>
    </message>
    <message>
        <source>Move action</source>
        <translation>Azione di movimento</translation>
    </message>
    <message>
        <source>Minor action</source>
        <translation>Azione minore</translation>
    </message>
    <message>
        <source>Immediate action</source>
        <translation>Azione immediata</translation>
    </message>
    <message>
        <source>Opportunity action</source>
        <translation>Azione di opportunità</translation>
    </message>
    <message>
        <source>Free action</source>
        <translation>Azione gratuita</translation>
    </message>
    <message>
        <source>Action point</source>
        <translation>Punto azione</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Azione principale</translation>
    </message>
    <message>
        <source>Legendary action</source>
        <translation>Azione leggendaria</translation>
    </message>
    <message>
        <source>Legendary resistance</source>
        <translation>Resistenza leggendaria</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Dash</source>
        <translation>Scatto</translation>
    </message>
    <message>
        <source>Disengage</source>
        <translation>Disimpegno</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Schivata</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondersi</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenzare</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cercare</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studiare</translation>
    </message>
    <message>
        <source>Utilize</source>
        <translation>Utilizzare</translation>
    </message>
    <message>
        <source>Improvise</source>
        <translation>Improvvisare</translation>
    </message>
    <message>
        <source>Grapple</source>
        <translation>Lottare</translation>
    </message>
    <message>
        <source>Shove</source>
        <translation>Spingere</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Sfuggire</translation>
    </message>
    <message>
        <source>Stabilize</source>
        <translation>Stabilizzare</translation>
    </message>
    <message>
        <source>First aid</source>
        <translation>Pronto soccorso</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prepararsi</translation>
    </message>
    <message>
        <source>Cast a spell</source>
        <translation>Lanciare un incantesimo</translation>
    </message>
    <message>
        <source>Use an object</source>
        <translation>Usare un oggetto</translation>
    </message>
    <message>
        <source>Bull rush</source>
        <translation>Spinta</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Grab</source>
        <translation>Afferrare</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Correre</translation>
    </message>
    <message>
        <source>Aid another</source>
        <translation>Aiutare un altro</translation>
    </message>
    <message>
        <source>Second wind</source>
        <translation>Recuperare energie</translation>
    </message>
    <message>
        <source>Total defense</source>
        <translation>Difesa totale</translation>
    </message>
    <message>
        <source>Sustain</source>
        <translation>Mantenere</translation>
    </message>
    <message>
        <source>Break an object</source>
        <translation>Rompere un oggetto</translation>
    </message>
    <message>
        <source>Put the fire out</source>
        <translation>Spegnere il fuoco</translation>
    </message>
    <message>
        <source>Attack recklessly</source>
        <translation>Attacco irruento</translation>
    </message>
    <message>
        <source>Draw or sheathe</source>
        <translation>Estrarre o rinfoderare</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Give a potion</source>
        <translation>Dare una pozione</translation>
    </message>
    <message>
        <source>Second bonus</source>
        <translation>Secondo bonus</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonali</translation>
    </message>
    <message>
        <source>flanking</source>
        <translation>fiancheggiamento</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>parità</translation>
    </message>
    <message>
        <source>ascending armour class</source>
        <translation>Classe Armatura ascendente</translation>
    </message>
    <message>
        <source>damage by weapon</source>
        <translation>danni per arma</translation>
    </message>
    <message>
        <source>corpses give cover</source>
        <translation>i cadaveri danno copertura</translation>
    </message>
    <message>
        <source>leaving sight provokes</source>
        <translation>uscire dalla vista provoca</translation>
    </message>
    <message>
        <source>temporary hit points at 0</source>
        <translation>punti ferita temporanei a 0</translation>
    </message>
    <message>
        <source>flanking out of turn</source>
        <translation>fiancheggiamento fuori turno</translation>
    </message>
    <message>
        <source>combat advantage</source>
        <translation>vantaggio in combattimento</translation>
    </message>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>Fortitude</source>
        <translation>Tempra</translation>
    </message>
    <message>
        <source>Reflex</source>
        <translation>Riflessi</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Volontà</translation>
    </message>
    <message>
        <source>death</source>
        <translation>morte</translation>
    </message>
    <message>
        <source>wands</source>
        <translation>bacchette</translation>
    </message>
    <message>
        <source>paralysis</source>
        <translation>paralisi</translation>
    </message>
    <message>
        <source>breath</source>
        <translation>soffio</translation>
    </message>
    <message>
        <source>spells</source>
        <translation>incantesimi</translation>
    </message>
    <message>
        <source>THAC0</source>
        <translation>THAC0</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Scudo</translation>
    </message>
    <message>
        <source>Ascending AC</source>
        <translation>CA ascendente</translation>
    </message>
    <message>
        <source>Attack bonus</source>
        <translation>Bonus di attacco</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Attacks a round</source>
        <translation>Attacchi per round</translation>
    </message>
    <message>
        <source>Defenses</source>
        <translation>Difese</translation>
    </message>
    <message>
        <source>Action points</source>
        <translation>Punti azione</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <translation>Rigenerazione</translation>
    </message>
    <message>
        <source>Resists</source>
        <translation>Resistenze</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Vulnerabilità</translation>
    </message>
    <message>
        <source>Immune to</source>
        <translation>Immunità</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stile</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Legendary actions</source>
        <translation>Azioni leggendarie</translation>
    </message>
    <message>
        <source>Legendary resistances</source>
        <translation>Resistenze leggendarie</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Gittate</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Balzo</translation>
    </message>
    <message>
        <source>Shrugs off</source>
        <translation>Implacabile fino a</translation>
    </message>
    <message>
        <source>Sheds light</source>
        <translation>Emette luce</translation>
    </message>
    <message>
        <source>The roll that hits armour class 0</source>
        <translation>Il tiro che colpisce la Classe Armatura 0</translation>
    </message>
    <message>
        <source>What the shield adds, in the armour class already; it is left out in a retreat</source>
        <translation>Quanto aggiunge lo scudo, già incluso nella Classe Armatura; in una fuga non conta</translation>
    </message>
    <message>
        <source>Counts with the house rule &quot;ascending armour class&quot;</source>
        <translation>Vale con la regola della casa &quot;Classe Armatura ascendente&quot;</translation>
    </message>
    <message>
        <source>It stands on 2d6 up to this; none: it makes no checks</source>
        <translation>Resiste con 2d6 fino a questo valore; nessuno: non fa prove</translation>
    </message>
    <message>
        <source>Once until a rest so much damage or less leaves it 1 hit point instead of 0</source>
        <translation>Una volta fino al riposo, danni pari o inferiori la lasciano a 1 punto ferita invece di 0</translation>
    </message>
    <message>
        <source>How far on foot in a round of a fight</source>
        <translation>Quanto va lontano a piedi in un round di combattimento</translation>
    </message>
    <message>
        <source>How far it jumps whatever its Strength</source>
        <translation>Quanto salta, qualunque sia la sua Forza</translation>
    </message>
    <message>
        <source>How far there is bright light, and dim light altogether</source>
        <translation>Fin dove c&apos;è luce intensa, e fin dove in tutto luce fioca</translation>
    </message>
    <message>
        <source>Short, medium and long, like 15/30/45</source>
        <translation>Corta, media e lunga, come 15/30/45</translation>
    </message>
    <message>
        <source>Strikes after all others, in the phase of slow weapons</source>
        <translation>Colpisce dopo tutti gli altri, nella fase delle armi lente</translation>
    </message>
    <message>
        <source>How it fights: its movement follows from that</source>
        <translation>Come combatte: ne dipende il suo movimento</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mischia</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>misto</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>a distanza</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>conduttore</translation>
    </message>
    <message>
        <source>{choice} (usual)</source>
        <translation>{choice} (usuale)</translation>
    </message>
    <message>
        <source>afraid</source>
        <translation>impaurito</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>addormentato</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>accecato</translation>
    </message>
    <message>
        <source>burning</source>
        <translation>in fiamme</translation>
    </message>
    <message>
        <source>suffocating</source>
        <translation>soffocamento</translation>
    </message>
    <message>
        <source>under water</source>
        <translation>sott&apos;acqua</translation>
    </message>
    <message>
        <source>charmed</source>
        <translation>affascinato</translation>
    </message>
    <message>
        <source>dazed</source>
        <translation>frastornato</translation>
    </message>
    <message>
        <source>deafened</source>
        <translation>assordato</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominato</translation>
    </message>
    <message>
        <source>downed</source>
        <translation>abbattuto</translation>
    </message>
    <message>
        <source>exhaustion</source>
        <translation>indebolimento</translation>
    </message>
    <message>
        <source>frightened</source>
        <translation>spaventato</translation>
    </message>
    <message>
        <source>grabbed</source>
        <translation>agguantato</translation>
    </message>
    <message>
        <source>grappled</source>
        <translation>afferrato</translation>
    </message>
    <message>
        <source>held</source>
        <translation>bloccato</translation>
    </message>
    <message>
        <source>helpless</source>
        <translation>indifeso</translation>
    </message>
    <message>
        <source>immobilized</source>
        <translation>immobilizzato</translation>
    </message>
    <message>
        <source>incapacitated</source>
        <translation>incapacitato</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>invisibile</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marchiato</translation>
    </message>
    <message>
        <source>ongoing damage</source>
        <translation>danni continuati</translation>
    </message>
    <message>
        <source>paralyzed</source>
        <translation>paralizzato</translation>
    </message>
    <message>
        <source>petrified</source>
        <translation>pietrificato</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>avvelenato</translation>
    </message>
    <message>
        <source>restrained</source>
        <translation>trattenuto</translation>
    </message>
    <message>
        <source>silenced</source>
        <translation>silenziato</translation>
    </message>
    <message>
        <source>slowed</source>
        <translation>rallentato</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>stordito</translation>
    </message>
    <message>
        <source>surprised</source>
        <translation>sorpreso</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>privo di sensi</translation>
    </message>
    <message>
        <source>weakened</source>
        <translation>debilitato</translation>
    </message>
    <message>
        <source>Athletics</source>
        <translation>Atletica</translation>
    </message>
    <message>
        <source>Acrobatics</source>
        <translation>Acrobazia</translation>
    </message>
    <message>
        <source>Sleight of hand</source>
        <translation>Rapidità di mano</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Furtività</translation>
    </message>
    <message>
        <source>Arcana</source>
        <translation>Arcano</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Indagare</translation>
    </message>
    <message>
        <source>Nature</source>
        <translation>Natura</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religione</translation>
    </message>
    <message>
        <source>Animal handling</source>
        <translation>Addestrare animali</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Intuizione</translation>
    </message>
    <message>
        <source>Medicine</source>
        <translation>Medicina</translation>
    </message>
    <message>
        <source>Perception</source>
        <translation>Percezione</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Sopravvivenza</translation>
    </message>
    <message>
        <source>Deception</source>
        <translation>Inganno</translation>
    </message>
    <message>
        <source>Intimidation</source>
        <translation>Intimidire</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Intrattenere</translation>
    </message>
    <message>
        <source>Persuasion</source>
        <translation>Persuasione</translation>
    </message>
    <message>
        <source>Bluff</source>
        <translation>Raggirare</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomazia</translation>
    </message>
    <message>
        <source>Dungeoneering</source>
        <translation>Dungeon</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Resistenza fisica</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Guarire</translation>
    </message>
    <message>
        <source>Intimidate</source>
        <translation>Intimidire</translation>
    </message>
    <message>
        <source>Streetwise</source>
        <translation>Bassifondi</translation>
    </message>
    <message>
        <source>Thievery</source>
        <translation>Ladrocinio</translation>
    </message>
    <message>
        <source>very easy</source>
        <translation>molto facile</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>media</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>molto difficile</translation>
    </message>
    <message>
        <source>nearly impossible</source>
        <translation>quasi impossibile</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Oggetto</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Minore</translation>
    </message>
    <message>
        <source>Immediate</source>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>Opportunity</source>
        <translation>Opportunità</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Principale</translation>
    </message>
    <message>
        <source>Legendary</source>
        <translation>Leggendaria</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Gratuita</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistenza</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Estrarre</translation>
    </message>
    <message>
        <source>Use object</source>
        <translation>Usa oggetto</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Pozione</translation>
    </message>
    <message>
        <source>Cast</source>
        <translation>Lancia</translation>
    </message>
    <message>
        <source>2nd bonus</source>
        <translation>2° bonus</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Rompi</translation>
    </message>
    <message>
        <source>Fire out</source>
        <translation>Spegni</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Temp</translation>
    </message>
    <message>
        <source>Ref</source>
        <translation>Rif</translation>
    </message>
    <message>
        <source>AAC</source>
        <translation>CAA</translation>
    </message>
    <message>
        <source>Recklessly</source>
        <translation>Irruento</translation>
    </message>
    <message>
        <source>acid</source>
        <translation>acido</translation>
    </message>
    <message>
        <source>bludgeoning</source>
        <translation>contundente</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>freddo</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>fuoco</translation>
    </message>
    <message>
        <source>force</source>
        <translation>forza</translation>
    </message>
    <message>
        <source>lightning</source>
        <translation>fulmine</translation>
    </message>
    <message>
        <source>necrotic</source>
        <translation>necrotico</translation>
    </message>
    <message>
        <source>piercing</source>
        <translation>perforante</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>veleno</translation>
    </message>
    <message>
        <source>psychic</source>
        <translation>psichico</translation>
    </message>
    <message>
        <source>radiant</source>
        <translation>radioso</translation>
    </message>
    <message>
        <source>slashing</source>
        <translation>tagliente</translation>
    </message>
    <message>
        <source>thunder</source>
        <translation>tuono</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Sfera</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Cono</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>Emanation</source>
        <translation>Emanazione</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Esplosione</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Propagazione</translation>
    </message>
    <message>
        <source>A square counts when its centre is within {size} of the corner, total cover aside.</source>
        <translation>Un quadretto conta se il suo centro è entro {size} dall&apos;angolo, salvo copertura totale.</translation>
    </message>
    <message>
        <source>A sphere seen from above: centres within {size} of the corner, total cover aside.</source>
        <translation>Una sfera vista dall&apos;alto: i centri entro {size} dall&apos;angolo, salvo copertura totale.</translation>
    </message>
    <message>
        <source>{size} a side, from a corner the way you drag; squares behind total cover are out.</source>
        <translation>{size} di lato, da un angolo verso dove trascini; i quadretti dietro copertura totale sono esclusi.</translation>
    </message>
    <message>
        <source>A square counts when its centre is in the cone, as wide as it is far, up to {size}; total cover aside.</source>
        <translation>Un quadretto conta se il suo centro è nel cono, largo quanto è lontano, fino a {size}; salvo copertura totale.</translation>
    </message>
    <message>
        <source>A square counts when its centre is at most {size} along and half the width beside.</source>
        <translation>Un quadretto conta se il suo centro è al massimo {size} in lunghezza e mezza larghezza di lato.</translation>
    </message>
    <message>
        <source>Centres within {size} of the creature&apos;s edge count, the creature itself does not; total cover aside.</source>
        <translation>Contano i centri entro {size} dal bordo della creatura, non la creatura stessa; salvo copertura totale.</translation>
    </message>
    <message>
        <source>Every square within {squares} of the origin counts, diagonals too; squares with total cover are out.</source>
        <translation>Conta ogni quadretto entro {squares} dall&apos;origine, anche in diagonale; quelli con copertura totale sono esclusi.</translation>
    </message>
    <message>
        <source>{squares} a side, beside the origin; squares with total cover from it are out.</source>
        <translation>{squares} di lato, accanto all&apos;origine; i quadretti con copertura totale da essa sono esclusi.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Incantesimo</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ritirata</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Fuga</translation>
    </message>
    <message>
        <source>Spell lost</source>
        <translation>Incantesimo perso</translation>
    </message>
    <message>
        <source>Nothing announced: it moves where no enemy is beside it, and attacks.</source>
        <translation>Niente di dichiarato: si muove dove non ha nemici accanto, e attacca.</translation>
    </message>
    <message>
        <source>It will cast a spell and do nothing else this round.</source>
        <translation>Lancerà un incantesimo e non farà altro in questo round.</translation>
    </message>
    <message>
        <source>It will step back from melee at half its movement; it may still attack.</source>
        <translation>Arretrerà dalla mischia a metà movimento; può ancora attaccare.</translation>
    </message>
    <message>
        <source>It will run from melee at full movement, without attacking.</source>
        <translation>Fuggirà dalla mischia a pieno movimento, senza attaccare.</translation>
    </message>
    <message>
        <source>The spell was disturbed: it is spent, and nothing else is done this round.</source>
        <translation>L&apos;incantesimo è stato disturbato: è speso e non si fa altro in questo round.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Scattare</translation>
    </message>
    <message>
        <source>A square is {square}</source>
        <translation>Un quadretto è {square}</translation>
    </message>
    <message>
        <source>Alternating sides</source>
        <translation>Fazioni alternate</translation>
    </message>
    <message>
        <source>creatures act one after the other</source>
        <translation>le creature agiscono una dopo l&apos;altra</translation>
    </message>
    <message>
        <source>sides go through the phases {phases}</source>
        <translation>le fazioni seguono le fasi {phases}</translation>
    </message>
    <message>
        <source>sides take turns choosing who acts</source>
        <translation>le fazioni scelgono a turno chi agisce</translation>
    </message>
    <message>
        <source>the surprised roll initiative with disadvantage</source>
        <translation>chi è sorpreso tira l&apos;iniziativa con svantaggio</translation>
    </message>
    <message>
        <source>the surprised lose their first turn</source>
        <translation>chi è sorpreso perde il primo turno</translation>
    </message>
    <message>
        <source>surprise is a round of its own</source>
        <translation>la sorpresa è un round a sé</translation>
    </message>
    <message>
        <source>a turn gives {resources}</source>
        <translation>un turno dà {resources}</translation>
    </message>
    <message>
        <source>{number} × {resource}</source>
        <translation>{number} × {resource}</translation>
    </message>
    <message>
        <source>Diagonal steps cost one square, or one and two in turn.</source>
        <translation>I passi in diagonale costano un quadretto, o alternati uno e due.</translation>
    </message>
    <message>
        <source>Allies on opposite sides of an enemy have advantage in melee.</source>
        <translation>Gli alleati ai lati opposti di un nemico hanno vantaggio in mischia.</translation>
    </message>
    <message>
        <source>The dead give half cover like the living.</source>
        <translation>I morti danno mezza copertura come i vivi.</translation>
    </message>
    <message>
        <source>Slipping behind total cover within an enemy&apos;s reach provokes like leaving it.</source>
        <translation>Coprirsi del tutto nella portata di un nemico provoca come uscirne.</translation>
    </message>
    <message>
        <source>At 0, a blow temporary hit points absorb is no failed death save, or is one.</source>
        <translation>A 0, un colpo assorbito dai PF temporanei è o no un TS fallito.</translation>
    </message>
    <message>
        <source>The sun shines on the map: who cannot bear it fights badly.</source>
        <translation>Il sole splende sulla mappa: chi non lo sopporta combatte male.</translation>
    </message>
    <message>
        <source>Attacks on the flanked, prone, dazed, stunned, surprised or unseeing get +2.</source>
        <translation>Gli attacchi contro chi è fiancheggiato, prono, frastornato, stordito, sorpreso o non vede hanno +2.</translation>
    </message>
    <message>
        <source>Flanking counts for attacks in the turns of others too, not only in one&apos;s own.</source>
        <translation>Il fiancheggiamento vale anche per gli attacchi nei turni altrui, non solo nel proprio.</translation>
    </message>
    <message>
        <source>Sides that roll the same roll again, or act together and strike together.</source>
        <translation>Le fazioni che pareggiano ritirano, oppure agiscono e colpiscono insieme.</translation>
    </message>
    <message>
        <source>One die for each side, or one for each creature.</source>
        <translation>Un dado per fazione, o uno per creatura.</translation>
    </message>
    <message>
        <source>Ascending armour class: d20 and attack bonus against it.</source>
        <translation>Classe Armatura ascendente: d20 e bonus di attacco contro di essa.</translation>
    </message>
    <message>
        <source>Characters roll the dice of their weapon instead of 1d6.</source>
        <translation>I personaggi tirano i dadi della loro arma invece di 1d6.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>one square each</source>
        <translation>un quadretto ciascuno</translation>
    </message>
    <message>
        <source>one and two in turn</source>
        <translation>alternati uno e due</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>ritirare</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>entrambe insieme</translation>
    </message>
    <message>
        <source>no failed save</source>
        <translation>nessun tiro salvezza fallito</translation>
    </message>
    <message>
        <source>a failed save</source>
        <translation>un tiro salvezza fallito</translation>
    </message>
    <message>
        <source>by side</source>
        <translation>per fazione</translation>
    </message>
    <message>
        <source>each for itself</source>
        <translation>ognuno per sé</translation>
    </message>
    <message>
        <source>aggressive</source>
        <translation>aggressivo</translation>
    </message>
    <message>
        <source>agile</source>
        <translation>agile</translation>
    </message>
    <message>
        <source>air form</source>
        <translation>forma d&apos;aria</translation>
    </message>
    <message>
        <source>blind beyond its senses</source>
        <translation>cieco oltre i suoi sensi</translation>
    </message>
    <message>
        <source>blood frenzy</source>
        <translation>frenesia del sangue</translation>
    </message>
    <message>
        <source>bloodied frenzy</source>
        <translation>frenesia del sanguinante</translation>
    </message>
    <message>
        <source>bloodied fury</source>
        <translation>furia del sanguinante</translation>
    </message>
    <message>
        <source>brave</source>
        <translation>coraggioso</translation>
    </message>
    <message>
        <source>cunning action</source>
        <translation>azione scaltra</translation>
    </message>
    <message>
        <source>evasion</source>
        <translation>elusione</translation>
    </message>
    <message>
        <source>fey ancestry</source>
        <translation>retaggio fatato</translation>
    </message>
    <message>
        <source>fire form</source>
        <translation>forma di fuoco</translation>
    </message>
    <message>
        <source>flyby</source>
        <translation>sorvolo</translation>
    </message>
    <message>
        <source>freedom of movement</source>
        <translation>libertà di movimento</translation>
    </message>
    <message>
        <source>incorporeal movement</source>
        <translation>movimento incorporeo</translation>
    </message>
    <message>
        <source>light sensitivity</source>
        <translation>sensibilità alla luce</translation>
    </message>
    <message>
        <source>magic resistance</source>
        <translation>resistenza alla magia</translation>
    </message>
    <message>
        <source>nimble escape</source>
        <translation>fuga agile</translation>
    </message>
    <message>
        <source>ooze cube</source>
        <translation>cubo di melma</translation>
    </message>
    <message>
        <source>pack tactics</source>
        <translation>tattiche del branco</translation>
    </message>
    <message>
        <source>regenerates from 0</source>
        <translation>si rigenera da 0</translation>
    </message>
    <message>
        <source>acid stops its regeneration</source>
        <translation>l&apos;acido ferma la rigenerazione</translation>
    </message>
    <message>
        <source>cold stops its regeneration</source>
        <translation>il freddo ferma la rigenerazione</translation>
    </message>
    <message>
        <source>fire stops its regeneration</source>
        <translation>il fuoco ferma la rigenerazione</translation>
    </message>
    <message>
        <source>necrotic damage stops its regeneration</source>
        <translation>i danni necrotici fermano la rigenerazione</translation>
    </message>
    <message>
        <source>radiant damage stops its regeneration</source>
        <translation>i danni radiosi fermano la rigenerazione</translation>
    </message>
    <message>
        <source>shadow stealth</source>
        <translation>furtività nell&apos;ombra</translation>
    </message>
    <message>
        <source>spider climb</source>
        <translation>movimenti del ragno</translation>
    </message>
    <message>
        <source>sunlight sensitivity</source>
        <translation>sensibilità alla luce del sole</translation>
    </message>
    <message>
        <source>sunlight weakness</source>
        <translation>debolezza alla luce del sole</translation>
    </message>
    <message>
        <source>sure-footed</source>
        <translation>passo sicuro</translation>
    </message>
    <message>
        <source>swarm</source>
        <translation>sciame</translation>
    </message>
    <message>
        <source>undead fortitude</source>
        <translation>tempra dei non morti</translation>
    </message>
    <message>
        <source>water form</source>
        <translation>forma d&apos;acqua</translation>
    </message>
    <message>
        <source>recharging</source>
        <translation>in ricarica</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usato</translation>
    </message>
    <message>
        <source>no regeneration</source>
        <translation>nessuna rigenerazione</translation>
    </message>
    <message>
        <source>sunlight</source>
        <translation>luce del sole</translation>
    </message>
    <message>
        <source>struck hard</source>
        <translation>colpo potente</translation>
    </message>
    <message>
        <source>amorphous</source>
        <translation>amorfo</translation>
    </message>
    <message>
        <source>amphibious</source>
        <translation>anfibio</translation>
    </message>
    <message>
        <source>antimagic susceptibility</source>
        <translation>suscettibilità all&apos;antimagia</translation>
    </message>
    <message>
        <source>assassinate</source>
        <translation>assassinare</translation>
    </message>
    <message>
        <source>beast of burden</source>
        <translation>bestia da soma</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>carica</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>compressione</translation>
    </message>
    <message>
        <source>death burst</source>
        <translation>esplosione mortale</translation>
    </message>
    <message>
        <source>devil&apos;s sight</source>
        <translation>vista del diavolo</translation>
    </message>
    <message>
        <source>earth glide</source>
        <translation>scivolare nella terra</translation>
    </message>
    <message>
        <source>false appearance</source>
        <translation>falso aspetto</translation>
    </message>
    <message>
        <source>fear aura</source>
        <translation>aura di paura</translation>
    </message>
    <message>
        <source>hold breath</source>
        <translation>trattenere il fiato</translation>
    </message>
    <message>
        <source>ice walk</source>
        <translation>camminare sul ghiaccio</translation>
    </message>
    <message>
        <source>illumination</source>
        <translation>illuminazione</translation>
    </message>
    <message>
        <source>immutable form</source>
        <translation>forma immutabile</translation>
    </message>
    <message>
        <source>keen hearing</source>
        <translation>udito acuto</translation>
    </message>
    <message>
        <source>keen hearing and sight</source>
        <translation>udito e vista acuti</translation>
    </message>
    <message>
        <source>keen hearing and smell</source>
        <translation>udito e olfatto acuti</translation>
    </message>
    <message>
        <source>keen senses</source>
        <translation>sensi acuti</translation>
    </message>
    <message>
        <source>keen sight</source>
        <translation>vista acuta</translation>
    </message>
    <message>
        <source>keen sight and smell</source>
        <translation>vista e olfatto acuti</translation>
    </message>
    <message>
        <source>keen smell</source>
        <translation>olfatto acuto</translation>
    </message>
    <message>
        <source>magic weapons</source>
        <translation>armi magiche</translation>
    </message>
    <message>
        <source>martial advantage</source>
        <translation>vantaggio marziale</translation>
    </message>
    <message>
        <source>mimicry</source>
        <translation>imitazione</translation>
    </message>
    <message>
        <source>mount</source>
        <translation>cavalcatura</translation>
    </message>
    <message>
        <source>multiple heads</source>
        <translation>teste multiple</translation>
    </message>
    <message>
        <source>pounce</source>
        <translation>balzo</translation>
    </message>
    <message>
        <source>rampage</source>
        <translation>furia</translation>
    </message>
    <message>
        <source>reactive</source>
        <translation>reattivo</translation>
    </message>
    <message>
        <source>reactive heads</source>
        <translation>teste reattive</translation>
    </message>
    <message>
        <source>reckless</source>
        <translation>irruento</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>rigenerazione</translation>
    </message>
    <message>
        <source>rejuvenation</source>
        <translation>ringiovanimento</translation>
    </message>
    <message>
        <source>relentless</source>
        <translation>implacabile</translation>
    </message>
    <message>
        <source>running leap</source>
        <translation>salto con rincorsa</translation>
    </message>
    <message>
        <source>shapechanger</source>
        <translation>mutaforma</translation>
    </message>
    <message>
        <source>siege monster</source>
        <translation>mostro da assedio</translation>
    </message>
    <message>
        <source>sneak attack</source>
        <translation>attacco furtivo</translation>
    </message>
    <message>
        <source>snow camouflage</source>
        <translation>mimetismo nella neve</translation>
    </message>
    <message>
        <source>standing leap</source>
        <translation>salto da fermo</translation>
    </message>
    <message>
        <source>steadfast</source>
        <translation>risoluto</translation>
    </message>
    <message>
        <source>stench</source>
        <translation>fetore</translation>
    </message>
    <message>
        <source>stone camouflage</source>
        <translation>mimetismo nella pietra</translation>
    </message>
    <message>
        <source>surprise attack</source>
        <translation>attacco a sorpresa</translation>
    </message>
    <message>
        <source>trampling charge</source>
        <translation>carica travolgente</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>trasparente</translation>
    </message>
    <message>
        <source>treasure sense</source>
        <translation>senso dei tesori</translation>
    </message>
    <message>
        <source>tree stride</source>
        <translation>traslazione arborea</translation>
    </message>
    <message>
        <source>tunneler</source>
        <translation>scavatore</translation>
    </message>
    <message>
        <source>two heads</source>
        <translation>due teste</translation>
    </message>
    <message>
        <source>underwater camouflage</source>
        <translation>mimetismo subacqueo</translation>
    </message>
    <message>
        <source>unless adamantine</source>
        <translation>salvo adamantio</translation>
    </message>
    <message>
        <source>unless silvered</source>
        <translation>salvo argento</translation>
    </message>
    <message>
        <source>wakeful</source>
        <translation>vigile</translation>
    </message>
    <message>
        <source>water breathing</source>
        <translation>respirare sott&apos;acqua</translation>
    </message>
    <message>
        <source>web sense</source>
        <translation>senso della ragnatela</translation>
    </message>
    <message>
        <source>web walker</source>
        <translation>passo sulla ragnatela</translation>
    </message>
    <message>
        <source>{by} is beside the target (pack tactics)</source>
        <translation>{by} è accanto al bersaglio (tattiche del branco)</translation>
    </message>
    <message>
        <source>{by} is hurt (blood frenzy)</source>
        <translation>{by} ha subito ferite (frenesia del sangue)</translation>
    </message>
    <message>
        <source>{by} is bloodied (frenzy)</source>
        <translation>{by} è sanguinante (frenesia)</translation>
    </message>
    <message>
        <source>{by} is bloodied (fury)</source>
        <translation>{by} è sanguinante (furia)</translation>
    </message>
    <message>
        <source>{by} stands in bright light</source>
        <translation>{by} è in luce intensa</translation>
    </message>
    <message>
        <source>{by} stands in sunlight</source>
        <translation>{by} è alla luce del sole</translation>
    </message>
    <message>
        <source>{by} has not acted yet (assassinate)</source>
        <translation>{by} non ha ancora agito (assassinare)</translation>
    </message>
    <message>
        <source>{by} attacks recklessly</source>
        <translation>{by} usa l&apos;attacco irruento</translation>
    </message>
    <message>
        <source>{by} has attacked recklessly</source>
        <translation>{by} ha usato l&apos;attacco irruento</translation>
    </message>
    <message>
        <source>Its melee attacks have advantage, and so have attacks against it.</source>
        <translation>I suoi attacchi in mischia hanno vantaggio, e anche quelli che subisce.</translation>
    </message>
    <message>
        <source>What its hits add once a turn has been added.</source>
        <translation>Ciò che i suoi colpi aggiungono una volta per turno è già stato aggiunto.</translation>
    </message>
    <message>
        <source>An attack is out until a die at the start of its turn brings it back.</source>
        <translation>Un attacco è fuori uso finché un dado all&apos;inizio del suo turno non lo riporta.</translation>
    </message>
    <message>
        <source>It has this only so many times; a rest gives it back.</source>
        <translation>Ne dispone solo un certo numero di volte; un riposo le ridà.</translation>
    </message>
    <message>
        <source>It does not regenerate when its next turn begins.</source>
        <translation>Non si rigenera all&apos;inizio del suo prossimo turno.</translation>
    </message>
    <message>
        <source>{metres} m</source>
        <translation>{metres} m</translation>
    </message>
    <message>
        <source>{metres} ft</source>
        <translation>{metres} piedi</translation>
    </message>
    <message>
        <source>{metres} squares</source>
        <translation>{metres} quadretti</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source> ft</source>
        <translation> piedi</translation>
    </message>
    <message>
        <source> sq.</source>
        <translation> qtti</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n quadretto</numerusform>
            <numerusform>%n quadretti</numerusform>
        </translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>A piedi</translation>
    </message>
    <message>
        <source>Fly</source>
        <translation>Volare</translation>
    </message>
    <message>
        <source>Swim</source>
        <translation>Nuotare</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Scalare</translation>
    </message>
    <message>
        <source>Burrow</source>
        <translation>Scavare</translation>
    </message>
    <message>
        <source>Crawl</source>
        <translation>Strisciare</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Saltare</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Rialzarsi</translation>
    </message>
    <message>
        <source>Drop prone</source>
        <translation>Buttarsi a terra</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Montare</translation>
    </message>
    <message>
        <source>Dismount</source>
        <translation>Smontare</translation>
    </message>
    <message>
        <source>no cover</source>
        <translation>nessuna copertura</translation>
    </message>
    <message>
        <source>half cover</source>
        <translation>mezza copertura</translation>
    </message>
    <message>
        <source>three-quarters cover</source>
        <translation>tre quarti di copertura</translation>
    </message>
    <message>
        <source>total cover</source>
        <translation>copertura totale</translation>
    </message>
    <message>
        <source>advantage</source>
        <translation>vantaggio</translation>
    </message>
    <message>
        <source>disadvantage</source>
        <translation>svantaggio</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>up</source>
        <translation>in piedi</translation>
    </message>
    <message>
        <source>bloodied</source>
        <translation>sanguinante</translation>
    </message>
    <message>
        <source>dying</source>
        <translation>morente</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stabile</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperta</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>chiusa</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>chiusa a chiave</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>sbarrata</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>segreta</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Foes</source>
        <translation>Nemici</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutrale</translation>
    </message>
    <message>
        <source>disengaged</source>
        <translation>disimpegnato</translation>
    </message>
    <message>
        <source>dodging</source>
        <translation>in schivata</translation>
    </message>
    <message>
        <source>hiding</source>
        <translation>nascosto</translation>
    </message>
    <message>
        <source>helped</source>
        <translation>aiutato</translation>
    </message>
    <message>
        <source>helped against</source>
        <translation>bersaglio di aiuto</translation>
    </message>
    <message>
        <source>readied deed under way</source>
        <translation>azione preparata in corso</translation>
    </message>
    <message>
        <source>unarmed strike</source>
        <translation>colpo senz&apos;armi</translation>
    </message>
    <message>
        <source>sustained</source>
        <translation>sostenuto</translation>
    </message>
    <message>
        <source>away</source>
        <translation>altrove</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>chiedi</translation>
    </message>
    <message>
        <source>always skip</source>
        <translation>rinuncia sempre</translation>
    </message>
    <message>
        <source>always take</source>
        <translation>sferra sempre</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>in fuga</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>rimosso</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Destrezza</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Costituzione</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligenza</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Saggezza</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Carisma</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>concentrazione</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>iniziativa</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>danni</translation>
    </message>
    <message>
        <source>fall</source>
        <translation>caduta</translation>
    </message>
    <message>
        <source>at most {squares}</source>
        <translation>al massimo {squares}</translation>
    </message>
    <message>
        <source>half the movement</source>
        <translation>metà del movimento</translation>
    </message>
    <message>
        <source>nobody may strike at it</source>
        <translation>nessuno può colpire in risposta</translation>
    </message>
    <message>
        <source>passes nobody</source>
        <translation>non attraversa nessuno</translation>
    </message>
    <message>
        <source>declared before the round</source>
        <translation>dichiarato prima del round</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>come al solito</translation>
    </message>
    <message>
        <source>Its movement provokes nobody this turn.</source>
        <translation>Il suo movimento non provoca nessuno in questo turno.</translation>
    </message>
    <message>
        <source>Attacks against it have disadvantage, its Dexterity saves advantage.</source>
        <translation>Gli attacchi che subisce hanno svantaggio, i suoi tiri salvezza su Destrezza vantaggio.</translation>
    </message>
    <message>
        <source>Unseen until found or until it attacks.</source>
        <translation>Non visto finché non viene trovato o non attacca.</translation>
    </message>
    <message>
        <source>Advantage on its next check.</source>
        <translation>Vantaggio alla sua prossima prova.</translation>
    </message>
    <message>
        <source>The next attack against it by a helper&apos;s ally has advantage.</source>
        <translation>Il prossimo attacco che subisce da un alleato di chi aiuta ha vantaggio.</translation>
    </message>
    <message>
        <source>The readied attack or move is its next step.</source>
        <translation>L&apos;attacco o il movimento preparato è il suo prossimo passo.</translation>
    </message>
    <message>
        <source>until the start of {token}&apos;s turn</source>
        <translation>fino all&apos;inizio del turno di {token}</translation>
    </message>
    <message>
        <source>until the end of {token}&apos;s turn</source>
        <translation>fino alla fine del turno di {token}</translation>
    </message>
    <message>
        <source>until the end of {token}&apos;s next turn</source>
        <translation>fino alla fine del prossimo turno di {token}</translation>
    </message>
    <message>
        <source>while {token} concentrates</source>
        <translation>finché {token} si concentra</translation>
    </message>
    <message>
        <source>until a save is made</source>
        <translation>fino a un tiro salvezza superato</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left</source>
        <translation>
            <numerusform>%n round rimasto</numerusform>
            <numerusform>%n round rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>roll</source>
        <translation>tiro</translation>
    </message>
    <message>
        <source>rolled again</source>
        <translation>ritirato</translation>
    </message>
    <message>
        <source>The order of turns, in round {detail}</source>
        <translation>L&apos;ordine dei turni, nel round {detail}</translation>
    </message>
    <message>
        <source>the door</source>
        <translation>la porta</translation>
    </message>
    <message>
        <source>House rule: {detail}</source>
        <translation>Regola della casa: {detail}</translation>
    </message>
    <message>
        <source>{tokens}: what waits for an answer</source>
        <translation>{tokens}: ciò che attende una risposta</translation>
    </message>
    <message>
        <source>{tokens}: {detail} damage not yet taken</source>
        <translation>{tokens}: danni non ancora subiti, {detail}</translation>
    </message>
    <message>
        <source>{tokens}: {detail} (no condition there)</source>
        <translation>{tokens}: {detail} (là non è una condizione)</translation>
    </message>
    <message>
        <source>{tokens}: {detail}</source>
        <translation>{tokens}: {detail}</translation>
    </message>
    <message>
        <source>{tokens}: concentration on {detail}</source>
        <translation>{tokens}: concentrazione su {detail}</translation>
    </message>
    <message>
        <source>{tokens}: readied for &quot;{detail}&quot;</source>
        <translation>{tokens}: preparato per &quot;{detail}&quot;</translation>
    </message>
    <message>
        <source>{tokens}: declared {detail}</source>
        <translation>{tokens}: dichiarazione, {detail}</translation>
    </message>
    <message>
        <source>{tokens}: death saves, {detail} (successes/failures)</source>
        <translation>{tokens}: tiri salvezza contro morte, {detail} (superati/falliti)</translation>
    </message>
    <message>
        <source>{tokens}: armour class counted the other way, {detail}</source>
        <translation>{tokens}: Classe Armatura contata all&apos;inverso, {detail}</translation>
    </message>
    <message>
        <source>{tokens}: the saving throw of {detail}</source>
        <translation>{tokens}: il tiro salvezza di {detail}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>the target does not see the attacker</source>
        <translation>il bersaglio non vede chi attacca</translation>
    </message>
    <message>
        <source>the attacker does not see the target</source>
        <translation>chi attacca non vede il bersaglio</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>gittata lunga</translation>
    </message>
    <message>
        <source>{by} stands beside the shooter</source>
        <translation>{by} è accanto a chi tira</translation>
    </message>
    <message>
        <source>{by} is prone and close</source>
        <translation>{by} è a terra e vicino</translation>
    </message>
    <message>
        <source>{by} is prone and far</source>
        <translation>{by} è a terra e lontano</translation>
    </message>
    <message>
        <source>{by} dodges</source>
        <translation>{by} usa Schivata</translation>
    </message>
    <message>
        <source>{by} helps</source>
        <translation>{by} aiuta</translation>
    </message>
    <message>
        <source>flanked with {by}</source>
        <translation>fiancheggiamento con {by}</translation>
    </message>
    <message>
        <source>the game master says so</source>
        <translation>per decisione del game master</translation>
    </message>
    <message>
        <source>squeezed in</source>
        <translation>in uno spazio stretto</translation>
    </message>
    <message>
        <source>{by} is squeezed in</source>
        <translation>{by} è in uno spazio stretto</translation>
    </message>
    <message>
        <source>attack bonus</source>
        <translation>bonus di attacco</translation>
    </message>
    <message>
        <source>dim light or thin fog</source>
        <translation>luce fioca o nebbia leggera</translation>
    </message>
    <message>
        <source>{by} is friendly</source>
        <translation>{by} è amichevole</translation>
    </message>
    <message>
        <source>{by} is hostile</source>
        <translation>{by} è ostile</translation>
    </message>
    <message>
        <source>base attack bonus</source>
        <translation>bonus di attacco base</translation>
    </message>
    <message>
        <source>short range</source>
        <translation>gittata corta</translation>
    </message>
    <message>
        <source>{by} has cover</source>
        <translation>{by} ha copertura</translation>
    </message>
    <message>
        <source>{by} is retreating</source>
        <translation>{by} è in fuga</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisione</translation>
    </message>
    <message>
        <source>escalation</source>
        <translation>escalation</translation>
    </message>
    <message>
        <source>combat advantage: {by} is {condition}</source>
        <translation>vantaggio in combattimento: {by} ({condition})</translation>
    </message>
    <message>
        <source>{by} is {condition}</source>
        <translation>{by}: {condition}</translation>
    </message>
    <message>
        <source>{by} may strike</source>
        <translation>{by} può colpire</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacco</translation>
    </message>
    <message>
        <source>saving throw</source>
        <translation>tiro salvezza</translation>
    </message>
    <message>
        <source>check</source>
        <translation>prova</translation>
    </message>
    <message>
        <source>death save</source>
        <translation>tiro salvezza contro morte</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>morale</translation>
    </message>
    <message>
        <source>recharge</source>
        <translation>ricarica</translation>
    </message>
    <message>
        <source> mi</source>
        <translation> mi</translation>
    </message>
    <message>
        <source>&amp;{number}  Door, {state}</source>
        <translation>&amp;{number}  Porta, {state}</translation>
    </message>
    <message>
        <source>Arrow keys lead the way: Enter walks it, Esc drops it.</source>
        <translation>Le frecce tracciano il percorso: Invio lo compie, Esc lo annulla.</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <translation>Colpo critico</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Door, {state}</source>
        <translation>Porta, {state}</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>A segno</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Mancato</translation>
    </message>
    <message>
        <source>Save failed</source>
        <translation>TS fallito</translation>
    </message>
    <message>
        <source>Save made</source>
        <translation>TS superato</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>L&apos;intera pagina</translation>
    </message>
    <message>
        <source>There is no door beside {name}.</source>
        <translation>Non c&apos;è una porta accanto a {name}.</translation>
    </message>
    <message>
        <source>d20 of {name}</source>
        <translation>d20 di {name}</translation>
    </message>
    <message>
        <source>immune to {type}: {amount} left</source>
        <translation>immunità ({type}): restano {amount}</translation>
    </message>
    <message>
        <source>resists {type}: {amount} left</source>
        <translation>resistenza ({type}): restano {amount}</translation>
    </message>
    <message>
        <source>save made: {amount} left</source>
        <translation>tiro salvezza superato: restano {amount}</translation>
    </message>
    <message>
        <source>vulnerable to {type}: {amount}</source>
        <translation>vulnerabilità ({type}): {amount}</translation>
    </message>
    <message>
        <source>{attack}: click a target, or Tab to it (Esc stops)</source>
        <translation>{attack}: fai clic su un bersaglio, o raggiungilo con Tab (Esc interrompe)</translation>
    </message>
    <message>
        <source>{names} may strike</source>
        <translation>{names} possono attaccare</translation>
    </message>
    <message>
        <source>{who}: click or Enter places, Esc stops</source>
        <translation>{who}: clic o Invio posiziona, Esc interrompe</translation>
    </message>
    <message>
        <source>{who} rolls {what}: {faces} → {total}</source>
        <translation>{who} tira {what}: {faces} → {total}</translation>
    </message>
    <message>
        <source>{who} rolls {what}: {total} (typed)</source>
        <translation>{who} tira {what}: {total} (scritto)</translation>
    </message>
    <message>
        <source>The game master</source>
        <translation>Il game master</translation>
    </message>
    <message>
        <source>{name} ({dice})</source>
        <translation>{name} ({dice})</translation>
    </message>
    <message>
        <source>{line} (secret)</source>
        <translation>{line} (segreto)</translation>
    </message>
    <message>
        <source>Type dice, like 2d6+3, 4d6kh3 or d20 adv.</source>
        <translation>Scrivi dei dadi, come 2d6+3, 4d6kh3 o d20 vant.</translation>
    </message>
    <message>
        <source>That is too long for a roll.</source>
        <translation>È troppo lungo per un tiro.</translation>
    </message>
    <message>
        <source>&quot;{piece}&quot; (place {at}) is not understood; write dice like 2d6+3 or d20 adv.</source>
        <translation>&quot;{piece}&quot; (posizione {at}) non si capisce; scrivi dadi come 2d6+3 o d20 vant.</translation>
    </message>
    <message>
        <source>Something is missing at the end (place {at}): dice like 2d6, or a number.</source>
        <translation>Manca qualcosa alla fine (posizione {at}): dadi come 2d6, o un numero.</translation>
    </message>
    <message>
        <source>&quot;{piece}&quot; (place {at}) must keep at least one die, and no more than are rolled.</source>
        <translation>&quot;{piece}&quot; (posizione {at}) deve tenere almeno un dado, e non più di quanti se ne tirano.</translation>
    </message>
    <message>
        <source>Roll 1 to {piece} dice at once (place {at}).</source>
        <translation>Tira da 1 a {piece} dadi insieme (posizione {at}).</translation>
    </message>
    <message>
        <source>A die has 1 to {piece} sides (place {at}).</source>
        <translation>Un dado ha da 1 a {piece} facce (posizione {at}).</translation>
    </message>
    <message>
        <source>A number is at most {piece} (place {at}).</source>
        <translation>Un numero è al massimo {piece} (posizione {at}).</translation>
    </message>
    <message>
        <source>&quot;{piece}&quot; (place {at}) goes with a single die, like d20 adv.</source>
        <translation>&quot;{piece}&quot; (posizione {at}) va con un solo dado, come d20 vant.</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>La memoria non basta per questo.</translation>
    </message>
</context>
<context>
    <name>WorkLine</name>
    <message>
        <source>How far it is</source>
        <translation>A che punto è</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Interrompi</translation>
    </message>
</context>
<context>
    <name>ZoneList</name>
    <message>
        <source>Areas on the map</source>
        <translation>Aree sulla mappa</translation>
    </message>
    <message>
        <source>{name}: {does}. A click changes it; on the map its name can be dragged.</source>
        <translation>{name}: {does}. Un clic la modifica; sulla mappa se ne può trascinare il nome.</translation>
    </message>
    <message>
        <source>Take {name} off the map</source>
        <translation>Togli {name} dalla mappa</translation>
    </message>
</context>
<context>
    <name>ZonePage</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Area</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>&amp;Difficult ground</source>
        <translation>Terreno diffi&amp;cile</translation>
    </message>
    <message>
        <source>Mist</source>
        <translation>Foschia</translation>
    </message>
    <message>
        <source>clear air</source>
        <translation>aria limpida</translation>
    </message>
    <message>
        <source>lightly obscured</source>
        <translation>leggermente oscurata</translation>
    </message>
    <message>
        <source>heavily obscured</source>
        <translation>pesantemente oscurata</translation>
    </message>
    <message>
        <source>Ground, air</source>
        <translation>Terreno, aria</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <translation>Colore {number}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Damage dice</source>
        <translation>Dadi di danno</translation>
    </message>
    <message>
        <source>Damage type</source>
        <translation>Tipo di danno</translation>
    </message>
    <message>
        <source>Da&amp;mage</source>
        <translation>D&amp;anni</translation>
    </message>
    <message>
        <source>turn &amp;starts</source>
        <translation>&amp;inizio turno</translation>
    </message>
    <message>
        <source>turn &amp;ends</source>
        <translation>&amp;fine turno</translation>
    </message>
    <message>
        <source>en&amp;tering</source>
        <translation>in&amp;gresso</translation>
    </message>
    <message>
        <source>when</source>
        <translation>quando</translation>
    </message>
    <message>
        <source>&amp;halves it</source>
        <translation>di&amp;mezza i danni</translation>
    </message>
    <message>
        <source>Whoever makes the save takes half the damage, else none.</source>
        <translation>Chi supera il tiro salvezza subisce metà dei danni, altrimenti nessuno.</translation>
    </message>
    <message>
        <source>no save</source>
        <translation>nessun TS</translation>
    </message>
    <message>
        <source>Saving throw</source>
        <translation>Tiro salvezza</translation>
    </message>
    <message>
        <source>Target number</source>
        <translation>Numero richiesto</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>Tiro &amp;salvezza</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Quanto dura</translation>
    </message>
    <message>
        <source>until removed</source>
        <translation>finché non viene rimossa</translation>
    </message>
    <message>
        <source>so many rounds:</source>
        <translation>per tanti round:</translation>
    </message>
    <message>
        <source>to the start of a turn:</source>
        <translation>fino all&apos;inizio del turno di:</translation>
    </message>
    <message>
        <source>to the end of a turn:</source>
        <translation>fino alla fine del turno di:</translation>
    </message>
    <message>
        <source>while this one concentrates:</source>
        <translation>finché questo si concentra:</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Turno di chi</translation>
    </message>
    <message>
        <source>&amp;Lasts</source>
        <translation>&amp;Durata</translation>
    </message>
    <message>
        <source>Say when it hurts: as a turn starts or ends, or on entering.</source>
        <translation>Indica quando fa danni: all&apos;inizio o alla fine di un turno, o all&apos;ingresso.</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>left out</source>
        <translation>tralasciato</translation>
    </message>
    <message>
        <source>{what}: what the dice showed; empty, the program rolls</source>
        <translation>{what}: ciò che i dadi hanno mostrato; se vuoto, tira il programma</translation>
    </message>
</context>
<context>
    <name>dialog</name>
    <message>
        <source>Standard: {choice}</source>
        <translation>Standard: {choice}</translation>
    </message>
    <message>
        <source>Play {rule} as the rules have it</source>
        <translation>Gioca {rule} come dice il regolamento</translation>
    </message>
    <message>
        <source>{rule}: back to the standard</source>
        <translation>{rule}: torna allo standard</translation>
    </message>
</context>
<context>
    <name>view</name>
    <message>
        <source>Doors and windows</source>
        <translation>Porte e finestre</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Luci</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Muri</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Creatures</source>
        <translation>Creature</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Segnalini</translation>
    </message>
</context>
</TS>
