<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
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
        <translation>CON</translation>
    </message>
    <message>
        <source>INT</source>
        <translation>INT</translation>
    </message>
    <message>
        <source>WIS</source>
        <translation>SAB</translation>
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
        <translation>Dirigível</translation>
    </message>
    <message>
        <source>Galley</source>
        <translation>Galé</translation>
    </message>
    <message>
        <source>Keelboat</source>
        <translation>Barco de quilha</translation>
    </message>
    <message>
        <source>Longship</source>
        <translation>Dracar</translation>
    </message>
    <message>
        <source>Rowboat</source>
        <translation>Barco a remo</translation>
    </message>
    <message>
        <source>Sailing ship</source>
        <translation>Veleiro</translation>
    </message>
    <message>
        <source>Warship</source>
        <translation>Navio de guerra</translation>
    </message>
    <message>
        <source>Vessel</source>
        <translation>Embarcação</translation>
    </message>
    <message>
        <source>An hour</source>
        <translation>Uma hora</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Tripulação</translation>
    </message>
    <message>
        <source>Passengers</source>
        <translation>Passageiros</translation>
    </message>
    <message>
        <source>This way</source>
        <translation>Este caminho</translation>
    </message>
    <message>
        <source>Vessels</source>
        <translation>Embarcações</translation>
    </message>
    <message>
        <source> h</source>
        <translation> h</translation>
    </message>
    <message>
        <source>&amp;Under way each day</source>
        <translation>&amp;Em viagem por dia</translation>
    </message>
    <message>
        <source>Aboard nobody chooses a pace; with hands enough for every watch she goes on day and night.</source>
        <translation>A bordo ninguém escolhe o ritmo; com gente para todos os turnos de vigia, a embarcação segue dia e noite.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Battlemap</source>
        <translation>Sobre o Battlemap</translation>
    </message>
    <message>
        <source>A battle map for game masters. Offline; it never calls home.
MIT licence. Built with {names}.</source>
        <translation>Um mapa de batalha para mestres de jogo. Funciona offline; nunca se conecta a nada.
Licença MIT. Feito com {names}.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenças…</translation>
    </message>
    <message>
        <source>Copy &amp;version details</source>
        <translation>Copiar os dados da &amp;versão</translation>
    </message>
    <message>
        <source>For a report of a fault. They name neither you nor your files.</source>
        <translation>Para relatar uma falha. Não citam você nem os seus arquivos.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>The creatures and their drawings</source>
        <translation>As criaturas e seus desenhos</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Ferramentas</translation>
    </message>
    <message>
        <source>&amp;Select and move</source>
        <translation>&amp;Selecionar e mover</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>&amp;Doors</source>
        <translation>&amp;Portas</translation>
    </message>
    <message>
        <source>&amp;Fog</source>
        <translation>&amp;Névoa</translation>
    </message>
    <message>
        <source>&amp;Area of effect</source>
        <translation>Área de &amp;efeito</translation>
    </message>
    <message>
        <source>F&amp;rame for the players</source>
        <translation>&amp;Quadro para os jogadores</translation>
    </message>
    <message>
        <source>Draw &amp;walls</source>
        <translation>Desenhar pa&amp;redes</translation>
    </message>
    <message>
        <source>Draw doors and w&amp;indows</source>
        <translation>Desenhar portas e &amp;janelas</translation>
    </message>
    <message>
        <source>Paint &amp;terrain and areas</source>
        <translation>Pintar &amp;terreno e áreas</translation>
    </message>
    <message>
        <source>Place &amp;lights</source>
        <translation>Colocar &amp;luzes</translation>
    </message>
    <message>
        <source>Write &amp;notes</source>
        <translation>Escre&amp;ver notas</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Histórico…</translation>
    </message>
    <message>
        <source>&amp;Add tokens…</source>
        <translation>&amp;Adicionar tokens…</translation>
    </message>
    <message>
        <source>&amp;Edit token…</source>
        <translation>&amp;Editar token…</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>&amp;Imagem…</translation>
    </message>
    <message>
        <source>Paste a pic&amp;ture</source>
        <translation>Colar ima&amp;gem</translation>
    </message>
    <message>
        <source>&amp;Conditions…</source>
        <translation>&amp;Condições…</translation>
    </message>
    <message>
        <source>Heroic &amp;Inspiration</source>
        <translation>Ins&amp;piração Heroica</translation>
    </message>
    <message>
        <source>Hide or sho&amp;w</source>
        <translation>&amp;Ocultar ou mostrar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Remo&amp;ver</translation>
    </message>
    <message>
        <source>&amp;Damage or healing…</source>
        <translation>Da&amp;no ou cura…</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>Virar à es&amp;querda</translation>
    </message>
    <message>
        <source>Turn to the ri&amp;ght</source>
        <translation>Virar à direi&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Select all</source>
        <translation>&amp;Selecionar tudo</translation>
    </message>
    <message>
        <source>&amp;Overrule what was just refused</source>
        <translation>Forçar o que aca&amp;bou de ser recusado</translation>
    </message>
    <message>
        <source>&amp;Creatures</source>
        <translation>&amp;Criaturas</translation>
    </message>
    <message>
        <source>F&amp;ight</source>
        <translation>Com&amp;bate</translation>
    </message>
    <message>
        <source>&amp;Begin: roll initiative</source>
        <translation>&amp;Começar: rolar iniciativa</translation>
    </message>
    <message>
        <source>Begin, the &amp;selected are surprised</source>
        <translation>Começar, a &amp;seleção está surpresa</translation>
    </message>
    <message>
        <source>&amp;Next step: end the turn or phase</source>
        <translation>&amp;Próximo passo: encerrar turno ou fase</translation>
    </message>
    <message>
        <source>Change the &amp;kind of move</source>
        <translation>Mudar o &amp;tipo de movimento</translation>
    </message>
    <message>
        <source>End the &amp;fight</source>
        <translation>&amp;Encerrar o combate</translation>
    </message>
    <message>
        <source>Check or sa&amp;ve…</source>
        <translation>Teste ou sal&amp;vaguarda…</translation>
    </message>
    <message>
        <source>Fa&amp;ll…</source>
        <translation>&amp;Queda…</translation>
    </message>
    <message>
        <source>&amp;Marching order…</source>
        <translation>Ordem de &amp;marcha…</translation>
    </message>
    <message>
        <source>Line the part&amp;y up here</source>
        <translation>&amp;Alinhar o grupo aqui</translation>
    </message>
    <message>
        <source>&amp;Rest…</source>
        <translation>Desca&amp;nso…</translation>
    </message>
    <message>
        <source>&amp;Travel…</source>
        <translation>Via&amp;gem…</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Regras da casa…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>Side p&amp;anel</source>
        <translation>Pai&amp;nel lateral</translation>
    </message>
    <message>
        <source>Languag&amp;e</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jogadores</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Atalhos</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Encontrar um comando…</translation>
    </message>
    <message>
        <source>&amp;About Battlemap</source>
        <translation>&amp;Sobre o Battlemap</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Criaturas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Forçar</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Nobody to attack from there; the nearest enemy is {length} away.</source>
        <translation>Dali não há quem atacar; o inimigo mais próximo está a {length}.</translation>
    </message>
    <message>
        <source>a low obstacle</source>
        <translation>um obstáculo baixo</translation>
    </message>
    <message>
        <source>an obstacle</source>
        <translation>um obstáculo</translation>
    </message>
    <message>
        <source>behind {thing}</source>
        <translation>atrás de {thing}</translation>
    </message>
    <message>
        <source>behind {thing} and {other}</source>
        <translation>atrás de {thing} e {other}</translation>
    </message>
    <message>
        <source>best all round</source>
        <translation>o melhor no geral</translation>
    </message>
    <message>
        <source>best attack</source>
        <translation>melhor ataque</translation>
    </message>
    <message>
        <source>best cover</source>
        <translation>melhor cobertura</translation>
    </message>
    <message>
        <source>cover from {name}</source>
        <translation>cobertura contra {name}</translation>
    </message>
    <message>
        <source>expected damage of the attack</source>
        <translation>dano esperado do ataque</translation>
    </message>
    <message>
        <source>good too</source>
        <translation>bom também</translation>
    </message>
    <message>
        <source>no cover</source>
        <translation>sem cobertura</translation>
    </message>
    <message>
        <source>provokes nothing</source>
        <translation>não provoca nada</translation>
    </message>
    <message>
        <source>stays where it is</source>
        <translation>fica onde está</translation>
    </message>
    <message>
        <source>the door</source>
        <translation>a porta</translation>
    </message>
    <message>
        <source>the pillar</source>
        <translation>o pilar</translation>
    </message>
    <message>
        <source>the wall</source>
        <translation>a parede</translation>
    </message>
    <message>
        <source>to the nearest enemy</source>
        <translation>até o inimigo mais próximo</translation>
    </message>
    <message>
        <source>{attack} against {target}.</source>
        <translation>{attack} contra {target}.</translation>
    </message>
    <message>
        <source>{attack} against {target}: {chance}% with {mode}.</source>
        <translation>{attack} contra {target}: {chance}% com {mode}.</translation>
    </message>
    <message>
        <source>{attack} against {target}: {chance}%.</source>
        <translation>{attack} contra {target}: {chance}%.</translation>
    </message>
    <message>
        <source>{behind}: {rest}</source>
        <translation>{behind}: {rest}</translation>
    </message>
    <message>
        <source>{degree} from {name}</source>
        <translation>{degree} de {name}</translation>
    </message>
    <message>
        <source>{degree} from {number} of {all}</source>
        <translation>{degree} de {number} entre {all}</translation>
    </message>
    <message>
        <source>{names} and {number} more may strike</source>
        <translation>{names} e mais {number} podem atacar</translation>
    </message>
    <message>
        <source>{names} may strike</source>
        <translation>{names} podem atacar</translation>
    </message>
</context>
<context>
    <name>AdviceActions</name>
    <message>
        <source>&amp;What next for this monster?</source>
        <translation>O que este monstro faz ag&amp;ora?</translation>
    </message>
    <message>
        <source>Squares that give cover, provoke nothing or reach an enemy, and the best of them; no player sees it</source>
        <translation>Quadrados que dão cobertura, não provocam nada ou alcançam um inimigo, e os melhores deles; nenhum jogador vê</translation>
    </message>
    <message>
        <source>Select the monster you ask about.</source>
        <translation>Selecione o monstro de que se trata.</translation>
    </message>
    <message>
        <source>{name} is a player&apos;s character; this is for the game master&apos;s monsters.</source>
        <translation>{name} é personagem de jogador; isto é para os monstros do mestre.</translation>
    </message>
    <message>
        <source>Show it all the same</source>
        <translation>Mostrar mesmo assim</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>What next for {name}?</source>
        <translation>E agora, {name}?</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugestões</translation>
    </message>
    <message>
        <source>1–3: show the way · Enter: go it · Esc: close</source>
        <translation>1–3: mostra o caminho · Enter: vai · Esc: fecha</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>provokes nothing</source>
        <translation>não provoca nada</translation>
    </message>
    <message>
        <source>somebody to attack</source>
        <translation>alguém para atacar</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>cobertura</translation>
    </message>
    <message>
        <source>Looking at the squares: {percent}%</source>
        <translation>Olhando os quadrados: {percent}%</translation>
    </message>
    <message>
        <source>There is no enemy it knows of.</source>
        <translation>Não conhece nenhum inimigo.</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Taken back: {what}</source>
        <translation>Desfeito: {what}</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Desfeito</translation>
    </message>
    <message>
        <source>Done again: {what}</source>
        <translation>Refeito: {what}</translation>
    </message>
    <message>
        <source>Done again</source>
        <translation>Refeito</translation>
    </message>
    <message>
        <source>The rest is in the log.</source>
        <translation>O resto está no registro.</translation>
    </message>
    <message>
        <source>{names}: react? A number takes it, Enter skips.</source>
        <translation>{names}: reagir? Um número usa, Enter pula.</translation>
    </message>
    <message>
        <source>Nobody is selected</source>
        <translation>Ninguém está selecionado</translation>
    </message>
    <message>
        <source>{number} selected: {names}</source>
        <translation>{number} selecionados: {names}</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Battlemap ended while it opened {file}. That file is as it was; here is another fight meanwhile.</source>
        <translation>O Battlemap terminou enquanto abria {file}. Esse arquivo está como estava; enquanto isso, aqui está outro combate.</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>Abrir mesmo assim</translation>
    </message>
    <message>
        <source>Battlemap ended unexpectedly the last time. The fight is as it was at its last step.</source>
        <translation>Da última vez o Battlemap terminou de repente. O combate está como no último passo.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostrar o registro</translation>
    </message>
</context>
<context>
    <name>AreaBar</name>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>Usual sizes; the arrow keys up and down change it by a square</source>
        <translation>Tamanhos comuns; as setas para cima e para baixo mudam um quadrado</translation>
    </message>
    <message>
        <source>Usual sizes</source>
        <translation>Tamanhos comuns</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>{shape} ({number})</source>
        <translation>{shape} ({number})</translation>
    </message>
    <message>
        <source>allies: {names}</source>
        <translation>aliados: {names}</translation>
    </message>
    <message>
        <source>Caught: {names}</source>
        <translation>Atingidos: {names}</translation>
    </message>
    <message>
        <source>Nobody is caught.</source>
        <translation>Ninguém é atingido.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>Damage now</source>
        <translation>Dano agora</translation>
    </message>
    <message>
        <source>Stays on the map</source>
        <translation>Fica no mapa</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rolar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>Pôr no mapa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Take all of it back</source>
        <translation>Desfazer tudo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Take it off the map</source>
        <translation>Tirar do mapa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Alterar</translation>
    </message>
</context>
<context>
    <name>AreaTool</name>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n criatura</numerusform>
            <numerusform>%n criaturas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click where it begins; Alt takes the square itself.</source>
        <translation>Clique onde começa; Alt usa o próprio quadrado.</translation>
    </message>
    <message>
        <source>No square of the map lies in there.</source>
        <translation>Nenhum quadrado do mapa fica ali dentro.</translation>
    </message>
    <message>
        <source>Press at the origin, a creature or a corner, and drag the way it goes.</source>
        <translation>Aperte na origem, numa criatura ou num canto, e arraste na direção dela.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>ali não</translation>
    </message>
</context>
<context>
    <name>Areas</name>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>a mark only</source>
        <translation>só uma marca</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>no fim</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>no início</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>terreno difícil</translation>
    </message>
    <message>
        <source>on entering</source>
        <translation>na entrada</translation>
    </message>
    <message>
        <source>thick mist</source>
        <translation>neblina densa</translation>
    </message>
    <message>
        <source>thin mist</source>
        <translation>neblina leve</translation>
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
        <translation>{shape}, {size} por {width}</translation>
    </message>
</context>
<context>
    <name>AttackKind</name>
    <message>
        <source>melee</source>
        <translation>corpo a corpo</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distância</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>de arremesso</translation>
    </message>
</context>
<context>
    <name>AttackRow</name>
    <message>
        <source>DC {dc} {ability}</source>
        <translation>CD {dc} {ability}</translation>
    </message>
    <message>
        <source>{name}
{told}
Then click the target (key {number}).</source>
        <translation>{name}
{told}
Depois clique no alvo (tecla {number}).</translation>
    </message>
    <message>
        <source>{bonus} vs {defense}</source>
        <translation>{bonus} contra {defense}</translation>
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
        <translation>Modo</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Acerto</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dano</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Distância</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longa</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataques</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>&amp;Go back to this</source>
        <translation>&amp;Voltar a esta</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Cópias de segurança</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Going back keeps the present state too: it is the first in this list afterwards.</source>
        <translation>Ao voltar, o estado presente também é guardado: depois é o primeiro desta lista.</translation>
    </message>
    <message>
        <source>There is no backup of this fight yet. One is made soon after it is opened, every ten minutes in which something is done, and when it is put away. The last ten are kept.</source>
        <translation>Ainda não há nenhuma cópia deste combate. Uma é feita pouco depois de abri-lo, a cada dez minutos em que algo é feito e quando ele é fechado. As dez últimas são guardadas.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>O que aconteceu por último</translation>
    </message>
    <message>
        <source>&amp;Open what is whole</source>
        <translation>&amp;Abrir o que está íntegro</translation>
    </message>
    <message>
        <source>It could not be opened.</source>
        <translation>Não foi possível abri-lo.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is as it was: {when}.</source>
        <translation>“{name}” está como era: {when}.</translation>
    </message>
    <message>
        <source>Before another fight was saved over it.</source>
        <translation>Antes de outro combate ser salvo por cima.</translation>
    </message>
    <message>
        <source>Before going back.</source>
        <translation>Antes de voltar.</translation>
    </message>
    <message>
        <source>Nothing done yet.</source>
        <translation>Nada feito ainda.</translation>
    </message>
    <message>
        <source>Steps done again.</source>
        <translation>Passos refeitos.</translation>
    </message>
    <message>
        <source>Steps taken back.</source>
        <translation>Passos desfeitos.</translation>
    </message>
    <message>
        <source>What can be done…</source>
        <translation>O que se pode fazer…</translation>
    </message>
    <message>
        <source>What is whole is in &quot;{name}&quot; now; the damaged file is as it was.</source>
        <translation>O que está íntegro está agora em “{name}”; o arquivo danificado está como estava.</translation>
    </message>
    <message>
        <source>What is whole of the file</source>
        <translation>O que está íntegro do arquivo</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>não começado</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{name} (its file is gone)</source>
        <translation>{name} (o arquivo não existe mais)</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>Open the round</source>
        <translation>Abrir a rodada</translation>
    </message>
    <message>
        <source>Begin the fight</source>
        <translation>Começar o combate</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rolar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Type initiative totals of paper dice; the program rolls where nothing is typed.</source>
        <translation>Digite os totais de iniciativa dos dados na mesa; o programa rola onde nada for digitado.</translation>
    </message>
    <message>
        <source>nobody: by initiative</source>
        <translation>ninguém: por iniciativa</translation>
    </message>
    <message>
        <source>Who &amp;struck first</source>
        <translation>Quem &amp;atacou primeiro</translation>
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
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Surprised</source>
        <translation>Surpresa</translation>
    </message>
    <message>
        <source>Total of {name}</source>
        <translation>Total de {name}</translation>
    </message>
    <message>
        <source>{name} is surprised</source>
        <translation>{name} sofre surpresa</translation>
    </message>
    <message>
        <source>No total for {name} yet: type it, or press Enter again to have it rolled.</source>
        <translation>Ainda falta o total de {name}: digite-o, ou pressione Enter de novo para que seja rolado.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no initiative total, like 14.</source>
        <translation>&quot;{text}&quot; não é um total de iniciativa, como 14.</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Picture with its squares</source>
        <translation>Imagem com seus quadrados</translation>
    </message>
</context>
<context>
    <name>Bestiary</name>
    <message>
        <source>no rules we know</source>
        <translation>sistema desconhecido</translation>
    </message>
</context>
<context>
    <name>BestiaryActions</name>
    <message>
        <source>&amp;Creatures…</source>
        <translation>&amp;Criaturas…</translation>
    </message>
    <message>
        <source>Saved &amp;encounters…</source>
        <translation>&amp;Encontros salvos…</translation>
    </message>
    <message>
        <source>&amp;Party…</source>
        <translation>&amp;Grupo…</translation>
    </message>
    <message>
        <source>&amp;Reinforcements…</source>
        <translation>&amp;Reforços…</translation>
    </message>
    <message>
        <source>S&amp;heet…</source>
        <translation>&amp;Ficha…</translation>
    </message>
    <message>
        <source>&amp;Save the selected as an encounter…</source>
        <translation>&amp;Salvar a seleção como encontro…</translation>
    </message>
    <message>
        <source>&amp;Take the party&apos;s results home</source>
        <translation>&amp;Levar o estado para o grupo</translation>
    </message>
    <message>
        <source>&amp;Import stat blocks…</source>
        <translation>&amp;Importar blocos de estatísticas…</translation>
    </message>
    <message>
        <source>&amp;New creature of my own…</source>
        <translation>&amp;Nova criatura sua…</translation>
    </message>
    <message>
        <source>&amp;Keep the selected as creatures of my own</source>
        <translation>G&amp;uardar a seleção entre as suas criaturas</translation>
    </message>
    <message>
        <source>Select a creature to see its sheet.</source>
        <translation>Selecione uma criatura para ver a ficha.</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) kept among your own.</source>
        <translation>
            <numerusform>%n criatura guardada entre as suas.</numerusform>
            <numerusform>%n criaturas guardadas entre as suas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those for other rules show in fights by those rules.</source>
        <translation>As de outros sistemas aparecem em combates desses sistemas.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} cópia</translation>
    </message>
    <message>
        <source>after {source}</source>
        <translation>a partir de {source}</translation>
    </message>
    <message>
        <source>Select the creatures that are to be kept first.</source>
        <translation>Selecione antes as criaturas a guardar.</translation>
    </message>
    <message>
        <source>{names}: kept among your own.</source>
        <translation>{names}: entre as suas criaturas.</translation>
    </message>
    <message>
        <source>{name} is thrown away.</source>
        <translation>{name} foi para o lixo.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Trazer de volta</translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>S&amp;kip the tour</source>
        <translation>&amp;Pular a visita</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Ava&amp;nçar</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>Width of the card</source>
        <translation>Largura do cartão</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Lea&amp;ve</source>
        <translation>&amp;Deixar</translation>
    </message>
    <message>
        <source>Arrow keys until the drawn card is as large as the real one.</source>
        <translation>Setas até que o cartão desenhado fique do tamanho do real.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Fights and maps</source>
        <translation>Combates e mapas</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check or save</source>
        <translation>Teste ou salvaguarda</translation>
    </message>
    <message>
        <source>Select who is to roll.</source>
        <translation>Selecione quem vai rolar.</translation>
    </message>
    <message>
        <source>{ruleset} has no checks or saves.</source>
        <translation>{ruleset} não tem testes nem salvaguardas.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rolar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>{names} and {number} more</source>
        <translation>{names} e mais {number}</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Teste</translation>
    </message>
    <message>
        <source>&amp;Saving throw</source>
        <translation>&amp;Salvaguarda</translation>
    </message>
    <message>
        <source>Target number</source>
        <translation>Número alvo</translation>
    </message>
    <message>
        <source>Typical target numbers</source>
        <translation>Números alvo típicos</translation>
    </message>
    <message>
        <source>other</source>
        <translation>outro</translation>
    </message>
    <message>
        <source>&amp;Target number</source>
        <translation>&amp;Número alvo</translation>
    </message>
    <message>
        <source>as is</source>
        <translation>padrão</translation>
    </message>
    <message>
        <source>advantage</source>
        <translation>vantagem</translation>
    </message>
    <message>
        <source>disadvantage</source>
        <translation>desvantagem</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Roll the lower die again (&amp;Heroic Inspiration)</source>
        <translation>Rolar de novo o menor dado (&amp;Inspiração Heroica)</translation>
    </message>
    <message>
        <source>Roll the lower die again: Heroic Inspiration</source>
        <translation>Rolar de novo o menor dado: Inspiração Heroica</translation>
    </message>
    <message>
        <source>Fails without a roll: {condition}</source>
        <translation>Falha sem rolar: {condition}</translation>
    </message>
    <message>
        <source>training</source>
        <translation>treinamento</translation>
    </message>
    <message>
        <source>proficiency bonus</source>
        <translation>bônus de proficiência</translation>
    </message>
    <message>
        <source>They cancel out</source>
        <translation>Anulam-se</translation>
    </message>
    <message>
        <source>No d20 is high enough.</source>
        <translation>Nenhum d20 é alto o bastante.</translation>
    </message>
    <message>
        <source>Any d20 will do.</source>
        <translation>Qualquer d20 serve.</translation>
    </message>
    <message>
        <source>{face} or more on the d20</source>
        <translation>{face} ou mais no d20</translation>
    </message>
    <message>
        <source>Success: {total}</source>
        <translation>Sucesso: {total}</translation>
    </message>
    <message>
        <source>Failure: {total}</source>
        <translation>Falha: {total}</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Falha</translation>
    </message>
    <message>
        <source>d20: {faces}{mode}, {bonus} makes {total} against {dc}</source>
        <translation>d20: {faces}{mode}, {bonus} dá {total} contra {dc}</translation>
    </message>
    <message>
        <source>{made} of {number} succeed</source>
        <translation>Sucessos: {made} de {number}</translation>
    </message>
    <message>
        <source>Failed: {names}</source>
        <translation>Falhas: {names}</translation>
    </message>
    <message>
        <source>Not rolled: {names}</source>
        <translation>Não rolado: {names}</translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message>
        <source>Do all that is ticked (Enter)</source>
        <translation>Fazer tudo o que está marcado (Enter)</translation>
    </message>
    <message>
        <source>Not yet (Esc)</source>
        <translation>Ainda não (Esc)</translation>
    </message>
    <message>
        <source>The turn goes on; nothing of this is done</source>
        <translation>O turno continua; nada disto é feito</translation>
    </message>
    <message>
        <source>AT THE END</source>
        <translation>NO FIM</translation>
    </message>
    <message>
        <source>AT THE START</source>
        <translation>NO INÍCIO</translation>
    </message>
    <message>
        <source>Still unspent: {things}.</source>
        <translation>Ainda não gastos: {things}.</translation>
    </message>
    <message>
        <source>Round {round} begins</source>
        <translation>Começa a rodada {round}</translation>
    </message>
    <message>
        <source>{one}&apos;s turn ends, {other}&apos;s begins</source>
        <translation>Acaba o turno de {one}, começa o de {other}</translation>
    </message>
    <message>
        <source>{one}&apos;s turn ends</source>
        <translation>Acaba o turno de {one}</translation>
    </message>
    <message>
        <source>{other}&apos;s turn begins</source>
        <translation>Começa o turno de {other}</translation>
    </message>
    <message>
        <source>The round goes on</source>
        <translation>A rodada continua</translation>
    </message>
</context>
<context>
    <name>Circle</name>
    <message>
        <source>Part of the picture</source>
        <translation>Parte da imagem</translation>
    </message>
    <message>
        <source>Arrow keys move the picture, + and - zoom it</source>
        <translation>As setas movem a imagem, + e - aproximam e afastam</translation>
    </message>
</context>
<context>
    <name>CircleDialog</name>
    <message>
        <source>Cut the picture</source>
        <translation>Recortar a imagem</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Drag to move, wheel to zoom.</source>
        <translation>Arraste para mover, gire a roda para o zoom.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Encontrar um comando</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>O que você quer fazer?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>No command has these letters.</source>
        <translation>Nenhum comando tem essas letras.</translation>
    </message>
</context>
<context>
    <name>Companies</name>
    <message>
        <source>{who}, for later</source>
        <translation>{who}, para depois</translation>
    </message>
    <message>
        <source>{who}, hidden</source>
        <translation>{who}, fora da vista</translation>
    </message>
    <message>
        <source>{who}: room for {room} of {number} here</source>
        <translation>{who}: aqui cabem {room} de {number}</translation>
    </message>
</context>
<context>
    <name>ConditionDialog</name>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>For {names}</source>
        <translation>Para {names}</translation>
    </message>
    <message>
        <source>Type some letters of its name</source>
        <translation>Digite algumas letras do nome</translation>
    </message>
    <message>
        <source>Find a condition</source>
        <translation>Encontrar uma condição</translation>
    </message>
    <message>
        <source>until removed</source>
        <translation>até ser removida</translation>
    </message>
    <message>
        <source>until the start of a turn</source>
        <translation>até o início de um turno</translation>
    </message>
    <message>
        <source>until the end of a turn</source>
        <translation>até o fim de um turno</translation>
    </message>
    <message>
        <source>for some rounds</source>
        <translation>por algumas rodadas</translation>
    </message>
    <message>
        <source>until the end of the next turn</source>
        <translation>até o fim do próximo turno</translation>
    </message>
    <message>
        <source>until a save ends it</source>
        <translation>até passar numa salvaguarda</translation>
    </message>
    <message>
        <source>while somebody concentrates</source>
        <translation>enquanto alguém se concentra</translation>
    </message>
    <message>
        <source>Whose turn or concentration</source>
        <translation>O turno ou a concentração de quem</translation>
    </message>
    <message>
        <source>any type</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>&amp;Lasts</source>
        <translation>&amp;Duração</translation>
    </message>
    <message>
        <source>&amp;Whose</source>
        <translation>De &amp;quem</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rodadas</translation>
    </message>
    <message>
        <source>L&amp;evel or amount</source>
        <translation>&amp;Nível ou valor</translation>
    </message>
    <message>
        <source>Damage t&amp;ype</source>
        <translation>&amp;Tipo de dano</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>o próprio</translation>
    </message>
</context>
<context>
    <name>CopyFightDialog</name>
    <message>
        <source>Copy to another ruleset</source>
        <translation>Copiar para outro sistema</translation>
    </message>
    <message>
        <source>The copy stands before its first round: map, tokens, hit points and attacks come along. The open fight stays in its own file as it is.</source>
        <translation>A cópia fica antes da primeira rodada: mapa, tokens, pontos de vida e ataques vão junto. O combate aberto continua como está no arquivo dele.</translation>
    </message>
    <message>
        <source>There is no other ruleset to copy to.</source>
        <translation>Não há outro sistema para o qual copiar.</translation>
    </message>
    <message>
        <source>Copy and open</source>
        <translation>Copiar e abrir</translation>
    </message>
    <message>
        <source>What stays behind</source>
        <translation>O que fica para trás</translation>
    </message>
    <message>
        <source>&amp;Elsewhere…</source>
        <translation>&amp;Outro lugar…</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>What &amp;stays behind</source>
        <translation>O que &amp;fica para trás</translation>
    </message>
    <message>
        <source>Nothing: everything comes along.</source>
        <translation>Nada: tudo vai junto.</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <translation>em {folder}</translation>
    </message>
    <message>
        <source>The copy&apos;s file</source>
        <translation>O arquivo da cópia</translation>
    </message>
    <message>
        <source>Give the copy a name.</source>
        <translation>Dê um nome à cópia.</translation>
    </message>
    <message>
        <source>That is the open fight itself; give the copy another name.</source>
        <translation>Esse é o próprio combate aberto; dê outro nome à cópia.</translation>
    </message>
    <message>
        <source>There is already a fight &quot;{name}&quot;. Replace it?</source>
        <translation>Já existe um combate &quot;{name}&quot;. Substituir?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>This is the copy; &quot;{name}&quot; is as it was.</source>
        <translation>Esta é a cópia; &quot;{name}&quot; ficou como era.</translation>
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
        <translation>{degree} ({penalty} no ataque)</translation>
    </message>
    <message>
        <source>door</source>
        <translation>porta</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>parede</translation>
    </message>
    <message>
        <source>obstacle</source>
        <translation>obstáculo</translation>
    </message>
</context>
<context>
    <name>CreatureCard</name>
    <message numerus="yes">
        <source>%n token(s) selected: type -7 or +4 for damage or healing.</source>
        <translation>
            <numerusform>%n token selecionado: digite -7 ou +4 para dano ou cura.</numerusform>
            <numerusform>%n tokens selecionados: digite -7 ou +4 para dano ou cura.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a token to see its card.</source>
        <translation>Selecione um token para ver seu cartão.</translation>
    </message>
    <message>
        <source>Nobody is here yet. E opens the creatures.</source>
        <translation>Ainda não há ninguém aqui. A tecla E abre as criaturas.</translation>
    </message>
    <message>
        <source>Its whole sheet (Q)</source>
        <translation>A ficha inteira (Q)</translation>
    </message>
    <message>
        <source>Its whole sheet</source>
        <translation>A ficha inteira</translation>
    </message>
    <message>
        <source>Edit this token</source>
        <translation>Editar este token</translation>
    </message>
    <message>
        <source>Change the note</source>
        <translation>Mudar a nota</translation>
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
        <translation>{hp} / {max} PV</translation>
    </message>
    <message>
        <source> + {temp} temp</source>
        <translation> + {temp} temp</translation>
    </message>
    <message>
        <source>Damage or healing</source>
        <translation>Dano ou cura</translation>
    </message>
    <message>
        <source>-7 is damage, +4 healing, t5 temporary hit points</source>
        <translation>-7 é dano, +4 é cura, t5 são pontos de vida temporários</translation>
    </message>
    <message>
        <source>successes</source>
        <translation>sucessos</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>falhas</translation>
    </message>
    <message>
        <source>Death saves</source>
        <translation>Salv. contra a morte</translation>
    </message>
    <message>
        <source>Type -7 for damage, +4 for healing, t5 for temporary hit points.</source>
        <translation>Digite -7 para dano, +4 para cura, t5 para pontos de vida temporários.</translation>
    </message>
    <message>
        <source>+ condition</source>
        <translation>+ condição</translation>
    </message>
    <message>
        <source>Concentrating on {on}</source>
        <translation>Concentração em {on}</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Encerrar</translation>
    </message>
    <message>
        <source>End the concentration</source>
        <translation>Encerrar a concentração</translation>
    </message>
    <message>
        <source>Click to remove.</source>
        <translation>Clique para remover.</translation>
    </message>
    <message numerus="yes">
        <source>For %n more round(s).</source>
        <translation>
            <numerusform>Por mais %n rodada.</numerusform>
            <numerusform>Por mais %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until the start of {name}&apos;s turn.</source>
        <translation>Até o início do turno de {name}.</translation>
    </message>
    <message>
        <source>Until the end of {name}&apos;s turn.</source>
        <translation>Até o fim do turno de {name}.</translation>
    </message>
    <message>
        <source>Until the end of {name}&apos;s next turn.</source>
        <translation>Até o fim do próximo turno de {name}.</translation>
    </message>
    <message>
        <source>While {name} concentrates.</source>
        <translation>Enquanto {name} se concentra.</translation>
    </message>
    <message>
        <source>A save ends it.</source>
        <translation>Uma salvaguarda encerra.</translation>
    </message>
</context>
<context>
    <name>CreaturePictures</name>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n criatura</numerusform>
            <numerusform>%n criaturas</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture &quot;{name}&quot; {why}.</source>
        <translation>A imagem &quot;{name}&quot; {why}.</translation>
    </message>
    <message>
        <source>The picture {why}.</source>
        <translation>A imagem {why}.</translation>
    </message>
    <message>
        <source>A picture is kept in the fight&apos;s file, and this fight has none yet: save it first.</source>
        <translation>A imagem fica no arquivo do combate, e este ainda não tem um: salve-o primeiro.</translation>
    </message>
</context>
<context>
    <name>CreaturesPane</name>
    <message>
        <source>Creatures</source>
        <translation>Criaturas</translation>
    </message>
    <message>
        <source>six goblins, wolf, cr 1-3, forest…</source>
        <translation>seis goblins, wolf, nd 1-3, floresta…</translation>
    </message>
    <message>
        <source>Search creatures</source>
        <translation>Procurar criaturas</translation>
    </message>
    <message>
        <source>A number, a name, a type, a size, where it lives, a challenge (cr 1/4, cr 2-5)</source>
        <translation>Um número, um nome, um tipo, um tamanho, onde vive, um desafio (cr 1/4, cr 2-5)</translation>
    </message>
    <message>
        <source>Filter by size, type, challenge and place</source>
        <translation>Filtrar por tamanho, tipo, desafio e lugar</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Own creatures, stat blocks from elsewhere</source>
        <translation>Criaturas suas, blocos de estatísticas de fora</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>&amp;New creature…</source>
        <translation>&amp;Nova criatura…</translation>
    </message>
    <message>
        <source>&amp;Import stat blocks…</source>
        <translation>&amp;Importar blocos de estatísticas…</translation>
    </message>
    <message>
        <source>Only my &amp;own creatures</source>
        <translation>Só as &amp;minhas criaturas</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Put them on the map where they are shown (Enter)</source>
        <translation>Coloca no mapa onde estão à vista (Enter)</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Copiar…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>The whole page in a window of its own</source>
        <translation>A página inteira em uma janela própria</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Nothing is called so. Try fewer letters, or take the filters off.</source>
        <translation>Nada tem esse nome. Os nomes estão em inglês: tente assim (wolf, skeleton), com menos letras ou sem os filtros.</translation>
    </message>
    <message>
        <source>There are no creatures for this ruleset yet. Import stat blocks, or make one of your own.</source>
        <translation>Ainda não há criaturas para este sistema. Importe blocos de estatísticas ou crie uma.</translation>
    </message>
    <message>
        <source>You have no creatures of your own for this ruleset yet: &quot;Edit a copy&quot; makes one of any here.</source>
        <translation>Você ainda não tem criaturas suas para este sistema: &quot;Editar cópia&quot; cria uma a partir de qualquer outra.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>One of your own like it, changed as you like</source>
        <translation>Uma criatura sua igual a esta, mudada como quiser</translation>
    </message>
    <message>
        <source>Full sheet</source>
        <translation>Ficha inteira</translation>
    </message>
    <message>
        <source>Edit a copy…</source>
        <translation>Editar cópia…</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jogar fora</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>nonmagical</source>
        <translation>não mágico</translation>
    </message>
    <message>
        <source>nonmagical bludgeoning</source>
        <translation>contundente não mágico</translation>
    </message>
    <message>
        <source>nonmagical piercing</source>
        <translation>perfurante não mágico</translation>
    </message>
    <message>
        <source>nonmagical slashing</source>
        <translation>cortante não mágico</translation>
    </message>
    <message>
        <source>all damage</source>
        <translation>todo dano</translation>
    </message>
    <message>
        <source>physical</source>
        <translation>físico</translation>
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
        <translation>Dados de dano ou total</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Is the number typed the whole damage, or what the die shows?</source>
        <translation>O número digitado é o dano inteiro ou o que o dado mostra?</translation>
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
        <translation>Não há ninguém na área.</translation>
    </message>
    <message>
        <source>An attack of its own</source>
        <translation>Um ataque próprio</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>outra coisa</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>Damage dice</source>
        <translation>Dados de dano</translation>
    </message>
    <message>
        <source>Damage type</source>
        <translation>Tipo de dano</translation>
    </message>
    <message>
        <source>&amp;Damage</source>
        <translation>&amp;Dano</translation>
    </message>
    <message>
        <source>Saving throw</source>
        <translation>Salvaguarda</translation>
    </message>
    <message>
        <source>no save</source>
        <translation>sem salvaguarda</translation>
    </message>
    <message>
        <source>Target number</source>
        <translation>Número alvo</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>&amp;halves it</source>
        <translation>&amp;reduz à metade</translation>
    </message>
    <message>
        <source>Whoever makes the save takes half the damage, else none.</source>
        <translation>Quem passa na salvaguarda sofre metade do dano; senão, nenhum.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvaguarda</translation>
    </message>
    <message>
        <source>&amp;Rolled</source>
        <translation>Ro&amp;lado</translation>
    </message>
    <message>
        <source>Tick who is struck.</source>
        <translation>Marque quem é atingido.</translation>
    </message>
    <message>
        <source>Type the damage, like 8d6 or 12.</source>
        <translation>Digite o dano, como 8d6 ou 12.</translation>
    </message>
    <message>
        <source>Type what {name}&apos;s save shows, or press Roll.</source>
        <translation>Digite o que a salvaguarda de {name} mostra ou aperte Rolar.</translation>
    </message>
    <message>
        <source>Type the damage, or press Enter to roll it.</source>
        <translation>Digite o dano ou aperte Enter para rolar.</translation>
    </message>
    <message>
        <source>{amount} damage</source>
        <translation>{amount} de dano</translation>
    </message>
    <message>
        <source>save made with {total}</source>
        <translation>passa na salvaguarda com {total}</translation>
    </message>
    <message>
        <source>save failed with {total}</source>
        <translation>falha na salvaguarda com {total}</translation>
    </message>
    <message>
        <source>Nobody is hurt</source>
        <translation>Ninguém se fere</translation>
    </message>
    <message>
        <source>{total} {kind} damage</source>
        <translation>{total} de dano {kind}</translation>
    </message>
    <message>
        <source>{total} damage</source>
        <translation>{total} de dano</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Other…</source>
        <translation>Outra…</translation>
    </message>
    <message>
        <source>Any other action, by its name</source>
        <translation>Qualquer outra ação, pelo nome</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mais…</translation>
    </message>
    <message>
        <source>Shove prone</source>
        <translation>Derrubar</translation>
    </message>
    <message>
        <source>Shove away</source>
        <translation>Empurrar</translation>
    </message>
    <message>
        <source>{action}: takes the {resource}.</source>
        <translation>{action}: gasta {resource}.</translation>
    </message>
    <message>
        <source>{action}.</source>
        <translation>{action}.</translation>
    </message>
    <message>
        <source>Then click the target.</source>
        <translation>Depois clique no alvo.</translation>
    </message>
    <message>
        <source>Right click: with something else.</source>
        <translation>Clique direito: com outra coisa.</translation>
    </message>
    <message>
        <source>{action} with the {resource}</source>
        <translation>{action} com {resource}</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Adiar</translation>
    </message>
    <message>
        <source>How opportunity attacks are answered</source>
        <translation>Como se responde aos ataques de oportunidade</translation>
    </message>
    <message>
        <source>Mount {name}</source>
        <translation>Montar {name}</translation>
    </message>
    <message>
        <source>Reaction…</source>
        <translation>Reação…</translation>
    </message>
    <message>
        <source>{attack}, then click the target</source>
        <translation>{attack}, depois clique no alvo</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Outra coisa</translation>
    </message>
    <message>
        <source>Opportunity attacks: {answer}</source>
        <translation>Ataques de oportunidade: {answer}</translation>
    </message>
    <message>
        <source>{name}: as its side</source>
        <translation>{name}: como o seu lado</translation>
    </message>
    <message>
        <source>Side {side}: {answer}</source>
        <translation>Lado {side}: {answer}</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>perguntar</translation>
    </message>
    <message>
        <source>always skip</source>
        <translation>nunca atacar</translation>
    </message>
    <message>
        <source>always take</source>
        <translation>sempre atacar</translation>
    </message>
</context>
<context>
    <name>DiceActions</name>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dados</translation>
    </message>
    <message>
        <source>&amp;Another way of rolling</source>
        <translation>&amp;Outro modo de rolar</translation>
    </message>
    <message>
        <source>R&amp;oll anything…</source>
        <translation>&amp;Rolar qualquer coisa…</translation>
    </message>
    <message>
        <source>Roll &amp;log…</source>
        <translation>Re&amp;gistro de rolagens…</translation>
    </message>
    <message>
        <source>Nothing is kept there yet.</source>
        <translation>Ainda não há nada guardado ali.</translation>
    </message>
    <message>
        <source>Roll anything</source>
        <translation>Rolar qualquer coisa</translation>
    </message>
    <message>
        <source>Your roll {number} (none yet)</source>
        <translation>Sua rolagem {number} (ainda nenhuma)</translation>
    </message>
</context>
<context>
    <name>DiceDialog</name>
    <message>
        <source>Paper dice</source>
        <translation>Dados na mesa</translation>
    </message>
    <message>
        <source>Program rolls</source>
        <translation>O programa rola</translation>
    </message>
    <message>
        <source>Type both dice, or the one that counts.</source>
        <translation>Digite os dois dados, ou o que conta.</translation>
    </message>
    <message>
        <source>Type what each die shows, or what they come to.</source>
        <translation>Digite o que cada dado mostra, ou quanto somam.</translation>
    </message>
    <message>
        <source>Type what each die shows.</source>
        <translation>Digite o que cada dado mostra.</translation>
    </message>
    <message>
        <source>Type what the dice show, or let the program roll.</source>
        <translation>Digite o que os dados mostram, ou deixe o programa rolar.</translation>
    </message>
    <message>
        <source>Type what the die shows.</source>
        <translation>Digite o que o dado mostra.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>empty: the program rolls</source>
        <translation>vazio: o programa rola</translation>
    </message>
    <message>
        <source>{what} against {number}</source>
        <translation>{what} contra {number}</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
</context>
<context>
    <name>DiceFields</name>
    <message>
        <source>A d{side} has no face {face}.</source>
        <translation>Um d{side} não tem a face {face}.</translation>
    </message>
    <message>
        <source>Dice are whole numbers, like 14 or 4 2.</source>
        <translation>Dados são números inteiros, como 14 ou 4 2.</translation>
    </message>
    <message>
        <source>Here the faces count, not their sum: type what each die shows.</source>
        <translation>Aqui contam as faces, não a soma: digite o que cada dado mostra.</translation>
    </message>
    <message>
        <source>One number is needed, not {given}.</source>
        <translation>É preciso um número, não {given}.</translation>
    </message>
    <message>
        <source>The total is one whole number, 0 or more.</source>
        <translation>O total é um número inteiro, 0 ou mais.</translation>
    </message>
    <message>
        <source>{dice} comes to {least} to {most}, not to {total}.</source>
        <translation>{dice} dá de {least} a {most}, não {total}.</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} no total</translation>
    </message>
    <message>
        <source>{wanted} numbers are needed, not {given}.</source>
        <translation>São precisos {wanted} números, não {given}.</translation>
    </message>
</context>
<context>
    <name>DiceMode</name>
    <message>
        <source>Program rolls</source>
        <translation>O programa rola</translation>
    </message>
    <message>
        <source>Paper dice</source>
        <translation>Dados na mesa</translation>
    </message>
    <message>
        <source>Roll and correct</source>
        <translation>Rolar e corrigir</translation>
    </message>
    <message>
        <source>The program rolls all dice; typed ones count all the same.</source>
        <translation>O programa rola todos os dados; os digitados contam do mesmo modo.</translation>
    </message>
    <message>
        <source>The table rolls: type what the paper dice show.</source>
        <translation>A mesa rola: digite o que os dados na mesa mostram.</translation>
    </message>
    <message>
        <source>The program rolls, and you may type over it.</source>
        <translation>O programa rola, e você pode digitar por cima.</translation>
    </message>
    <message>
        <source>{tip}
Click for another way ({key})</source>
        <translation>{tip}
Clique para outro modo ({key})</translation>
    </message>
    <message>
        <source>Who rolls: {mode}</source>
        <translation>Quem rola: {mode}</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>&amp;Who rolls</source>
        <translation>&amp;Quem rola</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>O programa</translation>
    </message>
    <message>
        <source>The table: type what paper dice show</source>
        <translation>A mesa: digite o que os dados na mesa mostram</translation>
    </message>
    <message>
        <source>The program, and you may correct it</source>
        <translation>O programa, e você pode corrigir</translation>
    </message>
    <message>
        <source>Every roll is kept with its faces in the log, whoever rolled it.</source>
        <translation>Toda rolagem fica com suas faces no registro, quem quer que a tenha feito.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Players&apos; map</source>
        <translation>Mapa dos jogadores</translation>
    </message>
    <message>
        <source>The curtain is closed.</source>
        <translation>A cortina está fechada.</translation>
    </message>
    <message>
        <source>A picture is shown.</source>
        <translation>Uma imagem está à mostra.</translation>
    </message>
    <message>
        <source>Hold a bank card here</source>
        <translation>Encoste um cartão de banco aqui</translation>
    </message>
</context>
<context>
    <name>DisplayPanel</name>
    <message>
        <source>Players&apos; display</source>
        <translation>Tela dos jogadores</translation>
    </message>
    <message>
        <source>The players&apos; screen</source>
        <translation>A tela dos jogadores</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Cortina</translation>
    </message>
    <message>
        <source>Curtain&apos;s picture…</source>
        <translation>Imagem da cortina…</translation>
    </message>
    <message>
        <source>Black curtain</source>
        <translation>Cortina preta</translation>
    </message>
    <message>
        <source>Show a picture…</source>
        <translation>Mostrar imagem…</translation>
    </message>
    <message>
        <source>Picture over the map</source>
        <translation>Imagem sobre o mapa</translation>
    </message>
    <message>
        <source>Where they look</source>
        <translation>Para onde olham</translation>
    </message>
    <message>
        <source>Alt with arrows moves, Alt with + and − zooms.</source>
        <translation>Alt com as setas move, Alt com + e − muda o zoom.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>What is on it</source>
        <translation>O que aparece</translation>
    </message>
    <message>
        <source>&amp;Brightness</source>
        <translation>&amp;Brilho</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Turn by a quarter (now {degrees}°)</source>
        <translation>Girar um quarto (agora {degrees}°)</translation>
    </message>
    <message>
        <source>{name} (not there)</source>
        <translation>{name} (ausente)</translation>
    </message>
</context>
<context>
    <name>DoorDrawBar</name>
    <message>
        <source>On a &amp;wall</source>
        <translation>Numa &amp;parede</translation>
    </message>
    <message>
        <source>Click a wall: a door of one square is cut into it. Drag for a wider one.</source>
        <translation>Clique numa parede: abre-se nela uma porta de um quadrado. Arraste para uma mais larga.</translation>
    </message>
    <message>
        <source>&amp;Between two points</source>
        <translation>&amp;Entre dois pontos</translation>
    </message>
    <message>
        <source>Click or drag from one side to the other.</source>
        <translation>Clique ou arraste de um lado ao outro.</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Selecionar</translation>
    </message>
    <message>
        <source>Move, change, copy and delete doors.</source>
        <translation>Mova, altere, copie e apague portas.</translation>
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
        <translation>Janela</translation>
    </message>
    <message>
        <source>Portcullis</source>
        <translation>Rastrilho</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fechada</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aberta</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Trancada</translation>
    </message>
    <message>
        <source>Barred</source>
        <translation>Barrada</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreta</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Ferro</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pedra</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Vidro</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Encaixe</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Cantos</translation>
    </message>
    <message>
        <source>Half squares</source>
        <translation>Meios quadrados</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Ctrl held: half squares. Alt held: freely.</source>
        <translation>Com Ctrl: meios quadrados. Com Alt: livre.</translation>
    </message>
    <message>
        <source>several</source>
        <translation>vários</translation>
    </message>
</context>
<context>
    <name>DoorDrawTool</name>
    <message>
        <source>Click a wall to cut a door into it; drag along it for a wider one.</source>
        <translation>Clique numa parede para abrir uma porta; arraste ao longo dela para uma mais larga.</translation>
    </message>
    <message>
        <source>Click both ends, or drag from one to the other. Esc drops it.</source>
        <translation>Clique nas duas pontas ou arraste de uma à outra. Esc descarta.</translation>
    </message>
    <message>
        <source>Click, Shift+click or drag a band. Drag a door to another wall. Delete leaves an opening, Wall up closes it.</source>
        <translation>Clique, Shift+clique ou arraste uma faixa. Arraste uma porta para outra parede. Delete deixa a abertura, Fechar a parede a preenche.</translation>
    </message>
    <message>
        <source>The selected doors go, and the wall is whole again.</source>
        <translation>As portas selecionadas somem, e a parede volta inteira.</translation>
    </message>
    <message>
        <source>Wall &amp;up</source>
        <translation>&amp;Fechar a parede</translation>
    </message>
    <message>
        <source>A door stands there already.</source>
        <translation>Já há uma porta ali.</translation>
    </message>
</context>
<context>
    <name>Drag</name>
    <message>
        <source>safe way: {cost}, with a Dash</source>
        <translation>caminho seguro: {cost}, com Avançar</translation>
    </message>
    <message>
        <source>safe way: {cost}, with another action</source>
        <translation>caminho seguro: {cost}, com outra ação</translation>
    </message>
    <message>
        <source>safe way: {cost}</source>
        <translation>caminho seguro: {cost}</translation>
    </message>
    <message>
        <source>{square} · moved freely by the GM</source>
        <translation>{square} · movimento livre do mestre</translation>
    </message>
    <message>
        <source>{cost} · {height} up</source>
        <translation>{cost} · {height} no alto</translation>
    </message>
    <message>
        <source>{cost} · to the ground</source>
        <translation>{cost} · até o chão</translation>
    </message>
    <message>
        <source>{cost} · takes both actions</source>
        <translation>{cost} · gasta as duas ações</translation>
    </message>
    <message>
        <source>{cost} · with a Dash</source>
        <translation>{cost} · com Avançar</translation>
    </message>
    <message>
        <source>{cost} · {over} too far</source>
        <translation>{cost} · passa do limite em {over}</translation>
    </message>
    <message>
        <source>{cost} · takes the {resource}</source>
        <translation>{cost} · gasta {resource}</translation>
    </message>
    <message>
        <source>{cost} · {left} left</source>
        <translation>{cost} · sobram {left}</translation>
    </message>
</context>
<context>
    <name>DueWords</name>
    <message>
        <source>A d6 {when}: {least} or more brings it back.</source>
        <translation>Um d6 {when}: {least} ou mais o traz de volta.</translation>
    </message>
    <message>
        <source>Dying. 10 or more is a success; so far made {good}, failed {bad}.</source>
        <translation>Morrendo. 10 ou mais é sucesso; até agora {good} com sucesso, {bad} com falha.</translation>
    </message>
    <message>
        <source>Every turn until it is shaken off, {when}.</source>
        <translation>A cada turno até se livrar disso, {when}.</translation>
    </message>
    <message>
        <source>Fails without a roll.</source>
        <translation>Falha sem rolar.</translation>
    </message>
    <message>
        <source>From {attack} ({name}).</source>
        <translation>De {attack} ({name}).</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>It burns until the fire is put out.</source>
        <translation>Queima até que o fogo seja apagado.</translation>
    </message>
    <message>
        <source>It ended its turn inside something solid.</source>
        <translation>Terminou o turno dentro de algo sólido.</translation>
    </message>
    <message>
        <source>It ends its turn in it.</source>
        <translation>Termina o turno nela.</translation>
    </message>
    <message>
        <source>It ends its turn in the space of {name}.</source>
        <translation>Termina o turno no espaço de {name}.</translation>
    </message>
    <message>
        <source>It has no breath left.</source>
        <translation>Não lhe resta fôlego.</translation>
    </message>
    <message>
        <source>It lasted {until}.</source>
        <translation>Durou {until}.</translation>
    </message>
    <message>
        <source>It starts its turn in it.</source>
        <translation>Começa o turno nela.</translation>
    </message>
    <message>
        <source>Its rounds are over.</source>
        <translation>Suas rodadas acabaram.</translation>
    </message>
    <message>
        <source>Regeneration, {when}.</source>
        <translation>Regeneração, {when}.</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>uma área</translation>
    </message>
    <message>
        <source>at the end of its turn</source>
        <translation>no fim do seu turno</translation>
    </message>
    <message>
        <source>at the start of its turn</source>
        <translation>no início do seu turno</translation>
    </message>
    <message>
        <source>burning, 1d4 fire</source>
        <translation>em chamas, 1d4 ígneo</translation>
    </message>
    <message>
        <source>death save</source>
        <translation>salvaguarda contra a morte</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>falha</translation>
    </message>
    <message>
        <source>falls prone</source>
        <translation>fica caído</translation>
    </message>
    <message>
        <source>hurt by what it ends its turn in</source>
        <translation>ferido por aquilo em que termina o turno</translation>
    </message>
    <message>
        <source>ongoing damage {amount} {type}</source>
        <translation>dano contínuo {amount} {type}</translation>
    </message>
    <message>
        <source>regains {amount} hit points</source>
        <translation>recupera {amount} pontos de vida</translation>
    </message>
    <message>
        <source>save against {effect}</source>
        <translation>salvaguarda contra {effect}</translation>
    </message>
    <message>
        <source>success</source>
        <translation>sucesso</translation>
    </message>
    <message>
        <source>suffocates: one more level of exhaustion</source>
        <translation>sufoca: mais um nível de exaustão</translation>
    </message>
    <message>
        <source>{ability} save against {dc} for half.</source>
        <translation>Salvaguarda de {ability} contra {dc} para metade.</translation>
    </message>
    <message>
        <source>{ability} save against {dc} for none.</source>
        <translation>Salvaguarda de {ability} contra {dc} para anular.</translation>
    </message>
    <message>
        <source>{ability} save against {effects}</source>
        <translation>salvaguarda de {ability} contra {effects}</translation>
    </message>
    <message>
        <source>{against} or more ends it, {when}.</source>
        <translation>{against} ou mais encerra o efeito, {when}.</translation>
    </message>
    <message>
        <source>{against} or more on the d20 ends it, {when}.</source>
        <translation>{against} ou mais no d20 encerra o efeito, {when}.</translation>
    </message>
    <message>
        <source>{attack}: back on {least}–6</source>
        <translation>{attack}: volta com {least}–6</translation>
    </message>
    <message>
        <source>{effect} ends</source>
        <translation>acaba: {effect}</translation>
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
        <translation>{total} contra {dc}: {result}.</translation>
    </message>
    <message>
        <source>{zone} ends</source>
        <translation>acaba: {zone}</translation>
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
        <translation>Encontros</translation>
    </message>
    <message>
        <source>&amp;Place…</source>
        <translation>&amp;Colocar…</translation>
    </message>
    <message>
        <source>Then click where on the map; or drag it there</source>
        <translation>Depois clique no mapa, ou arraste até lá</translation>
    </message>
    <message>
        <source>&amp;Save the selected…</source>
        <translation>&amp;Salvar a seleção…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renomear…</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Jogar fora</translation>
    </message>
    <message>
        <source>Nothing saved yet. Select creatures on the map and save them here, to drop them onto any map.</source>
        <translation>Nada salvo ainda. Selecione criaturas no mapa e salve-as aqui para soltá-las em qualquer mapa.</translation>
    </message>
    <message>
        <source>Nothing saved for {rules} yet.</source>
        <translation>Nada salvo para {rules} ainda.</translation>
    </message>
    <message>
        <source>Save {who}</source>
        <translation>Salvar {who}</translation>
    </message>
    <message>
        <source>Save {who}, and {later} for later</source>
        <translation>Salvar {who}, e {later} para depois</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dê um nome.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Rename the encounter</source>
        <translation>Renomear o encontro</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is thrown away.</source>
        <translation>&quot;{name}&quot; foi para o lixo.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Trazer de volta</translation>
    </message>
    <message>
        <source>Place…</source>
        <translation>Colocar…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jogar fora</translation>
    </message>
    <message>
        <source>{now} + {later} later</source>
        <translation>{now} + {later} depois</translation>
    </message>
</context>
<context>
    <name>EveryNumber</name>
    <message>
        <source>Why is that so?</source>
        <translation>Por que é assim?</translation>
    </message>
    <message>
        <source>Numbers in sight</source>
        <translation>Números à vista</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>Como se chega a isso</translation>
    </message>
    <message>
        <source>There is no number in sight yet. Select a creature: its card has some.</source>
        <translation>Ainda não há número à vista. Selecione uma criatura: o cartão dela tem alguns.</translation>
    </message>
    <message>
        <source>Hovering a number shows the same beside it.</source>
        <translation>Passar por cima de um número mostra o mesmo ao lado.</translation>
    </message>
</context>
<context>
    <name>ExportActions</name>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Map as a &amp;picture…</source>
        <translation>Mapa como &amp;imagem…</translation>
    </message>
    <message>
        <source>Map as Universal &amp;VTT…</source>
        <translation>Mapa como Universal &amp;VTT…</translation>
    </message>
    <message>
        <source>Fight as a &amp;scenario…</source>
        <translation>Combate como &amp;cenário…</translation>
    </message>
    <message>
        <source>&amp;Log of the fight…</source>
        <translation>&amp;Registro do combate…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source>Universal VTT (*.dd2vtt *.uvtt *.df2vtt)</source>
        <translation>Universal VTT (*.dd2vtt *.uvtt *.df2vtt)</translation>
    </message>
    <message>
        <source>Map as Universal VTT</source>
        <translation>Mapa como Universal VTT</translation>
    </message>
    <message>
        <source>Scenario (*.toml)</source>
        <translation>Cenário (*.toml)</translation>
    </message>
    <message>
        <source>Fight as a scenario</source>
        <translation>Combate como cenário</translation>
    </message>
    <message>
        <source>The log is empty: nothing has happened yet.</source>
        <translation>O registro está vazio: nada aconteceu ainda.</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Page for a browser (*.html)</source>
        <translation>Página para navegador (*.html)</translation>
    </message>
    <message>
        <source>Log of the fight</source>
        <translation>Registro do combate</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>Gravando {name}…</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Interrompido: nada foi gravado.</translation>
    </message>
    <message>
        <source>Written: {name}.</source>
        <translation>Gravado: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) (is/are) not in it as here.</source>
        <translation>
            <numerusform>%n coisa falta ou não está como aqui.</numerusform>
            <numerusform>%n coisas faltam ou não estão como aqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>What?</source>
        <translation>O quê?</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostrar a pasta</translation>
    </message>
    <message>
        <source>No program shows folders here. It is {folder}</source>
        <translation>Nenhum programa mostra pastas aqui. Ela é {folder}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Interrompido: nada foi gravado.</translation>
    </message>
    <message>
        <source>{title} for players</source>
        <translation>{title} para os jogadores</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>A square of {mm} mm does not fit on {paper}.</source>
        <translation>Um quadrado de {mm} mm não cabe em {paper}.</translation>
    </message>
    <message>
        <source>There is already a file {name}. Replace it?</source>
        <translation>Já existe um arquivo {name}. Substituir?</translation>
    </message>
    <message>
        <source>The map&apos;s picture could not be read and is left out.</source>
        <translation>A imagem do mapa não pôde ser lida e ficou de fora.</translation>
    </message>
    <message>
        <source>1 square = {mm} mm</source>
        <translation>1 quadrado = {mm} mm</translation>
    </message>
    <message>
        <source>50 mm</source>
        <translation>50 mm</translation>
    </message>
    <message>
        <source>A large picture: it takes {size} of memory wherever it is opened.</source>
        <translation>Imagem grande: ocupa {size} de memória onde for aberta.</translation>
    </message>
    <message>
        <source>A picture of {size} would need more memory than this computer has to spare ({room}).</source>
        <translation>Uma imagem de {size} exigiria mais memória do que este computador tem livre ({room}).</translation>
    </message>
    <message>
        <source>Some programs open no page longer than {most} m.</source>
        <translation>Alguns programas não abrem páginas com mais de {most} m.</translation>
    </message>
    <message>
        <source>Squares are named by two corners, from A1:{last} here.</source>
        <translation>Os quadrados são dados por dois cantos, aqui dentro de A1:{last}.</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>A impressora não aceita as páginas.</translation>
    </message>
    <message>
        <source>Virtual tables and many programs show no more than {most} pixels a side.</source>
        <translation>Mesas virtuais e muitos programas não mostram mais de {most} pixels de lado.</translation>
    </message>
    <message>
        <source>WebP cannot hold so much detail: write a PNG, or fewer pixels a square.</source>
        <translation>O WebP não comporta tanto detalhe: grave um PNG, ou menos pixels por quadrado.</translation>
    </message>
    <message>
        <source>WebP pictures are written up to {most} million pixels; a PNG may have more.</source>
        <translation>Imagens WebP são gravadas até {most} milhões de pixels; um PNG pode ter mais.</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>página {number} de {all}</translation>
    </message>
    <message>
        <source>squares {name}</source>
        <translation>quadrados {name}</translation>
    </message>
    <message>
        <source>{columns} × {rows} squares, drawn by Battlemap</source>
        <translation>{columns} × {rows} quadrados, desenhado pelo Battlemap</translation>
    </message>
    <message>
        <source>{kind} pictures have at most {most} pixels a side.</source>
        <translation>Imagens {kind} têm no máximo {most} pixels de lado.</translation>
    </message>
    <message>
        <source>{name} is not on the map, which ends at {last}.</source>
        <translation>{name} não está no mapa, que acaba em {last}.</translation>
    </message>
    <message>
        <source>{name}: nothing can be drawn that large</source>
        <translation>{name}: nada pode ser desenhado desse tamanho</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixels</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Face</name>
    <message>
        <source>Drop a picture here, or click to choose one</source>
        <translation>Solte uma imagem aqui ou clique para escolher</translation>
    </message>
</context>
<context>
    <name>FallDialog</name>
    <message>
        <source>Fall</source>
        <translation>Cair</translation>
    </message>
    <message>
        <source>Select who falls.</source>
        <translation>Selecione quem cai.</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>How &amp;far</source>
        <translation>Al&amp;tura</translation>
    </message>
    <message>
        <source>{dice} damage for each of them</source>
        <translation>{dice} de dano para cada um</translation>
    </message>
    <message>
        <source>{dice} damage</source>
        <translation>{dice} de dano</translation>
    </message>
    <message>
        <source>Not far enough to be hurt.</source>
        <translation>Altura pequena demais para ferir.</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>&amp;Show the file</source>
        <translation>&amp;Mostrar o arquivo</translation>
    </message>
    <message>
        <source>Copy the &amp;report</source>
        <translation>Copiar o &amp;relatório</translation>
    </message>
    <message>
        <source>It names neither you nor your files.</source>
        <translation>Não cita você nem seus arquivos.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>R&amp;estart with this fight</source>
        <translation>R&amp;einiciar com este combate</translation>
    </message>
    <message>
        <source>&amp;Close the program</source>
        <translation>&amp;Fechar o programa</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>It could not be written down: copy the report, if you want to keep it.</source>
        <translation>Não foi possível gravar: copie o relatório, se quiser guardá-lo.</translation>
    </message>
    <message>
        <source>It has happened {number} times by now.</source>
        <translation>Até agora aconteceu {number} vezes.</translation>
    </message>
    <message>
        <source>It is written down in {path}</source>
        <translation>Está escrito em {path}</translation>
    </message>
    <message>
        <source>Other faults meanwhile: {number}.</source>
        <translation>Outras falhas enquanto isso: {number}.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. You can go on; what you did last may be missing.</source>
        <translation>Algo deu errado dentro do programa. Você pode continuar; o que fez por último pode faltar.</translation>
    </message>
    <message>
        <source>The folder could not be shown: {path}</source>
        <translation>A pasta não pôde ser mostrada: {path}</translation>
    </message>
</context>
<context>
    <name>FaultWatch</name>
    <message>
        <source>The fight&apos;s file could not be read back: {why}</source>
        <translation>O arquivo do combate não pôde ser relido: {why}</translation>
    </message>
    <message>
        <source>The fight&apos;s file is whole, but the last step on the table is not in it.</source>
        <translation>O arquivo do combate está inteiro, mas o último passo da mesa não está nele.</translation>
    </message>
    <message>
        <source>This fight is in no file yet: save it before you close the program.</source>
        <translation>Este combate ainda não está em arquivo: salve-o antes de fechar o programa.</translation>
    </message>
    <message>
        <source>Your fight is saved. Its file was read back just now and is whole.</source>
        <translation>Seu combate está salvo. O arquivo acaba de ser relido e está inteiro.</translation>
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
        <translation>tamanho</translation>
    </message>
    <message>
        <source>player&apos;s character</source>
        <translation>personagem de jogador</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>armour class</source>
        <translation>Classe de Armadura</translation>
    </message>
    <message>
        <source>most hit points</source>
        <translation>pontos de vida máximos</translation>
    </message>
    <message>
        <source>hit points</source>
        <translation>pontos de vida</translation>
    </message>
    <message>
        <source>temporary hit points</source>
        <translation>pontos de vida temporários</translation>
    </message>
    <message>
        <source>abilities</source>
        <translation>atributos</translation>
    </message>
    <message>
        <source>proficiency bonus</source>
        <translation>bônus de proficiência</translation>
    </message>
    <message>
        <source>saving throws</source>
        <translation>salvaguardas</translation>
    </message>
    <message>
        <source>skills</source>
        <translation>perícias</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>iniciativa</translation>
    </message>
    <message>
        <source>resistances</source>
        <translation>resistências</translation>
    </message>
    <message>
        <source>vulnerabilities</source>
        <translation>vulnerabilidades</translation>
    </message>
    <message>
        <source>immunities</source>
        <translation>imunidades</translation>
    </message>
    <message>
        <source>immunities to conditions</source>
        <translation>imunidades a condições</translation>
    </message>
    <message>
        <source>senses</source>
        <translation>sentidos</translation>
    </message>
    <message>
        <source>traits</source>
        <translation>características</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>ataques</translation>
    </message>
    <message>
        <source>attacks per action</source>
        <translation>ataques por ação</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagem</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>deslocamento</translation>
    </message>
    <message>
        <source>hovers</source>
        <translation>paira</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nível</translation>
    </message>
    <message>
        <source>challenge rating</source>
        <translation>nível de desafio</translation>
    </message>
    <message>
        <source>side</source>
        <translation>lado</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>initiative group</source>
        <translation>grupo de iniciativa</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>cor</translation>
    </message>
    <message>
        <source>answer to opportunity attacks</source>
        <translation>resposta aos ataques de oportunidade</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morto</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>concentração</translation>
    </message>
    <message>
        <source>distance gone in the turn</source>
        <translation>distância percorrida no turno</translation>
    </message>
    <message>
        <source>attitude</source>
        <translation>atitude</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>direção do olhar</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>bonus to hit</source>
        <translation>bônus para acertar</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dano</translation>
    </message>
    <message>
        <source>damage type</source>
        <translation>tipo de dano</translation>
    </message>
    <message>
        <source>range</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>alcance longo</translation>
    </message>
    <message>
        <source>saving throw</source>
        <translation>salvaguarda</translation>
    </message>
    <message>
        <source>area of effect</source>
        <translation>área de efeito</translation>
    </message>
    <message>
        <source>extra damage</source>
        <translation>dano adicional</translation>
    </message>
    <message>
        <source>conditions</source>
        <translation>condições</translation>
    </message>
    <message>
        <source>recharge</source>
        <translation>recarga</translation>
    </message>
    <message>
        <source>uses</source>
        <translation>usos</translation>
    </message>
    <message>
        <source>damage to the bloodied</source>
        <translation>dano aos sangrando</translation>
    </message>
    <message>
        <source>hit dice</source>
        <translation>dados de vida</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>marcas</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>experiência</translation>
    </message>
    <message>
        <source>passive Perception</source>
        <translation>Percepção passiva</translation>
    </message>
    <message>
        <source>multiattack</source>
        <translation>ataques múltiplos</translation>
    </message>
    <message>
        <source>spells</source>
        <translation>magias</translation>
    </message>
    <message>
        <source>auras</source>
        <translation>auras</translation>
    </message>
    <message>
        <source>environments</source>
        <translation>ambientes</translation>
    </message>
    <message>
        <source>ruleset</source>
        <translation>sistema</translation>
    </message>
    <message>
        <source>Heroic Inspiration</source>
        <translation>Inspiração Heroica</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Traits</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>Bonus actions</source>
        <translation>Ações bônus</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reações</translation>
    </message>
    <message>
        <source>Legendary actions</source>
        <translation>Ações lendárias</translation>
    </message>
    <message>
        <source>Lair actions</source>
        <translation>Ações de covil</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>; or </source>
        <translation>; ou </translation>
    </message>
    <message>
        <source>AC {number}</source>
        <translation>CA {number}</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Também</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>Auras</source>
        <translation>Auras</translation>
    </message>
    <message>
        <source>CR {challenge}</source>
        <translation>ND {challenge}</translation>
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
        <translation>Imunidades</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniciativa</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nível {level}</translation>
    </message>
    <message>
        <source>Multiattack</source>
        <translation>Ataques múltiplos</translation>
    </message>
    <message>
        <source>Resists</source>
        <translation>Resistências</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Salvaguardas</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>Sentidos</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Perícias</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Magias</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Vulnerabilidades</translation>
    </message>
    <message>
        <source>passive perception {number}</source>
        <translation>percepção passiva {number}</translation>
    </message>
    <message>
        <source>range {length}</source>
        <translation>alcance {length}</translation>
    </message>
    <message>
        <source>reach {length}</source>
        <translation>alcance {length}</translation>
    </message>
    <message>
        <source>recharge {faces}</source>
        <translation>recarga {faces}</translation>
    </message>
    <message>
        <source>takes {number}</source>
        <translation>gasta {number}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>{ability} DC {dc}</source>
        <translation>{ability} CD {dc}</translation>
    </message>
    <message>
        <source>{ability} save DC {dc}</source>
        <translation>salvaguarda de {ability} CD {dc}</translation>
    </message>
    <message>
        <source>{bonus} to hit</source>
        <translation>{bonus} de acerto</translation>
    </message>
    <message>
        <source>{damage} with advantage</source>
        <translation>{damage} com vantagem</translation>
    </message>
    <message>
        <source>{hp} HP</source>
        <translation>{hp} PV</translation>
    </message>
    <message>
        <source>{number} until a rest</source>
        <translation>{number} até um descanso</translation>
    </message>
    <message>
        <source>{number}/day</source>
        <translation>{number}/dia</translation>
    </message>
    <message>
        <source>{save}, half on a success</source>
        <translation>{save}, metade se passar</translation>
    </message>
    <message>
        <source>{speeds} (hovers)</source>
        <translation>{speeds} (paira)</translation>
    </message>
    <message>
        <source>{xp} XP</source>
        <translation>{xp} XP</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>&amp;New fight…</source>
        <translation>&amp;Novo combate…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Import a map or picture…</source>
        <translation>&amp;Importar um mapa ou imagem…</translation>
    </message>
    <message>
        <source>Import a &amp;folder of maps…</source>
        <translation>Importar uma &amp;pasta de mapas…</translation>
    </message>
    <message>
        <source>Open the &amp;sample fights…</source>
        <translation>Abrir combates de e&amp;xemplo…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Sal&amp;var como…</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Duplicar…</translation>
    </message>
    <message>
        <source>&amp;Copy to another ruleset…</source>
        <translation>&amp;Copiar para outro sistema…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Fights and maps ({endings});;All files (*)</source>
        <translation>Combates e mapas ({endings});;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Sample fights</source>
        <translation>Combates de exemplo</translation>
    </message>
    <message>
        <source>Maps and pictures ({endings});;All files (*)</source>
        <translation>Mapas e imagens ({endings});;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Import a map or picture</source>
        <translation>Importar um mapa ou imagem</translation>
    </message>
    <message>
        <source>Import a folder of maps (a Foundry pack)</source>
        <translation>Importar uma pasta de mapas (um pacote do Foundry)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source> copy</source>
        <translation> cópia</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>A copy was written to {name}.</source>
        <translation>Uma cópia foi gravada em {name}.</translation>
    </message>
</context>
<context>
    <name>FilterGrid</name>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Challenge from</source>
        <translation>Desafio mínimo</translation>
    </message>
    <message>
        <source>Challenge to</source>
        <translation>Desafio máximo</translation>
    </message>
    <message>
        <source>Where it lives</source>
        <translation>Onde vive</translation>
    </message>
    <message>
        <source>Any size</source>
        <translation>Qualquer tamanho</translation>
    </message>
    <message>
        <source>Any type</source>
        <translation>Qualquer tipo</translation>
    </message>
    <message>
        <source>CR from</source>
        <translation>ND de</translation>
    </message>
    <message>
        <source>CR to</source>
        <translation>ND até</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Qualquer lugar</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n parede</numerusform>
            <numerusform>%n paredes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outline(s) for sight only</source>
        <translation>
            <numerusform>%n contorno só para a visão</numerusform>
            <numerusform>%n contornos só para a visão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation>
            <numerusform>%n porta</numerusform>
            <numerusform>%n portas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n window(s)</source>
        <translation>
            <numerusform>%n janela</numerusform>
            <numerusform>%n janelas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n ponto de luz</numerusform>
            <numerusform>%n pontos de luz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) for the GM</source>
        <translation>
            <numerusform>%n nota para o mestre</numerusform>
            <numerusform>%n notas para o mestre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) of ground</source>
        <translation>
            <numerusform>%n área de terreno</numerusform>
            <numerusform>%n áreas de terreno</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the &amp;picture…</source>
        <translation>Escolher a &amp;imagem…</translation>
    </message>
    <message>
        <source>What was left out or guessed</source>
        <translation>O que ficou de fora ou foi suposto</translation>
    </message>
    <message>
        <source>Reading the map…</source>
        <translation>Lendo o mapa…</translation>
    </message>
    <message>
        <source>Left out or guessed</source>
        <translation>De fora ou suposto</translation>
    </message>
    <message>
        <source>Nothing was left out.</source>
        <translation>Nada ficou de fora.</translation>
    </message>
    <message>
        <source>The map lies on the picture you gave it</source>
        <translation>O mapa fica sobre a imagem que você deu</translation>
    </message>
    <message>
        <source>Its picture is not in the file</source>
        <translation>A imagem não está no arquivo</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares</source>
        <translation>{columns} x {rows} quadrados</translation>
    </message>
    <message>
        <source>&quot;{name}&quot;, {size}. Drop it here, or go on without.</source>
        <translation>&quot;{name}&quot;, {size}. Solte aqui ou siga sem ela.</translation>
    </message>
    <message>
        <source>A picture of {size} belongs below it. Drop it here, or go on without.</source>
        <translation>Falta embaixo uma imagem de {size}. Solte aqui ou siga sem ela.</translation>
    </message>
    <message>
        <source>Another &amp;picture…</source>
        <translation>Outra &amp;imagem…</translation>
    </message>
    <message>
        <source>dark but for its lights</source>
        <translation>escuro, salvo pelas luzes</translation>
    </message>
    <message>
        <source>Bare floor, no walls</source>
        <translation>Chão nu, sem paredes</translation>
    </message>
</context>
<context>
    <name>FogBar</name>
    <message>
        <source>Fog</source>
        <translation>Névoa</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Revelar</translation>
    </message>
    <message>
        <source>&amp;Cover</source>
        <translation>&amp;Cobrir</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pincel</translation>
    </message>
    <message>
        <source>&amp;Polygon</source>
        <translation>Po&amp;lígono</translation>
    </message>
    <message>
        <source>R&amp;oom</source>
        <translation>&amp;Sala</translation>
    </message>
    <message>
        <source>Brush size in squares</source>
        <translation>Tamanho do pincel em quadrados</translation>
    </message>
    <message>
        <source>Drag over the map; the right button does the other.</source>
        <translation>Arraste sobre o mapa; o botão direito faz o contrário.</translation>
    </message>
    <message>
        <source>Click the corners; Enter or a click on the first closes it, the right button does the other.</source>
        <translation>Clique nos cantos; Enter ou um clique no primeiro fecha, o botão direito faz o contrário.</translation>
    </message>
    <message>
        <source>Click in a room; the right button does the other.</source>
        <translation>Clique numa sala; o botão direito faz o contrário.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Fog o&amp;n</source>
        <translation>&amp;Névoa ligada</translation>
    </message>
    <message>
        <source>Off: the players see the whole map.</source>
        <translation>Desligada: os jogadores veem o mapa todo.</translation>
    </message>
    <message>
        <source>For&amp;get</source>
        <translation>&amp;Esquecer</translation>
    </message>
    <message>
        <source>Forget all that was explored or painted on this map.</source>
        <translation>Esquecer tudo o que foi explorado ou pintado neste mapa.</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>On &amp;start</source>
        <translation>Ao i&amp;niciar</translation>
    </message>
    <message>
        <source>Open the last fight</source>
        <translation>Abrir o último combate</translation>
    </message>
    <message>
        <source>Open the sample fight</source>
        <translation>Abrir o combate de exemplo</translation>
    </message>
    <message>
        <source>Begin a new fight</source>
        <translation>Começar um novo combate</translation>
    </message>
    <message>
        <source>&amp;Another folder…</source>
        <translation>Outra &amp;pasta…</translation>
    </message>
    <message>
        <source>The &amp;usual one</source>
        <translation>A &amp;usual</translation>
    </message>
    <message>
        <source>Folder of fights</source>
        <translation>Pasta dos combates</translation>
    </message>
    <message>
        <source>New fights are kept there. Those that are elsewhere stay where they are; open them from the menu.</source>
        <translation>Os novos combates são guardados ali. Os que estão em outro lugar ficam onde estão; abra-os pelo menu.</translation>
    </message>
</context>
<context>
    <name>Gestures</name>
    <message>
        <source>A corner on the way</source>
        <translation>Um canto no caminho</translation>
    </message>
    <message>
        <source>A door free of charge</source>
        <translation>Uma porta sem custo</translation>
    </message>
    <message>
        <source>Another corner on the way</source>
        <translation>Outro canto no caminho</translation>
    </message>
    <message>
        <source>Area: larger or smaller</source>
        <translation>Área: maior ou menor</translation>
    </message>
    <message>
        <source>Attack an enemy</source>
        <translation>Atacar um inimigo</translation>
    </message>
    <message>
        <source>Attack: another one</source>
        <translation>Ataque: outro</translation>
    </message>
    <message>
        <source>Attack: roll</source>
        <translation>Ataque: rolar</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Choose an attack</source>
        <translation>Escolher um ataque</translation>
    </message>
    <message>
        <source>Close; skip all</source>
        <translation>Fechar; pular tudo</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Ctrl held; Alt held</source>
        <translation>Ctrl pressionado; Alt pressionado</translation>
    </message>
    <message>
        <source>Ctrl+click, or a band</source>
        <translation>Ctrl+clique, ou um laço</translation>
    </message>
    <message>
        <source>Damage or healing</source>
        <translation>Dano ou cura</translation>
    </message>
    <message>
        <source>Drawing, measuring, areas</source>
        <translation>Desenhar, medir, áreas</translation>
    </message>
    <message>
        <source>Drop the gesture, the attack, the selection</source>
        <translation>Largar o gesto, o ataque, a seleção</translation>
    </message>
    <message>
        <source>Edit a token</source>
        <translation>Editar um token</translation>
    </message>
    <message>
        <source>End the line</source>
        <translation>Terminar a linha</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter, double click or right click</source>
        <translation>Enter, clique duplo ou clique direito</translation>
    </message>
    <message>
        <source>Fly higher or lower</source>
        <translation>Voar mais alto ou mais baixo</translation>
    </message>
    <message>
        <source>Half squares; freely</source>
        <translation>Meios quadrados; livremente</translation>
    </message>
    <message>
        <source>In a dialog: its page of the manual</source>
        <translation>Num diálogo: sua página do manual</translation>
    </message>
    <message>
        <source>Keys on the map</source>
        <translation>Teclas no mapa</translation>
    </message>
    <message>
        <source>Lead it freely as the GM</source>
        <translation>Levar livremente como mestre</translation>
    </message>
    <message>
        <source>Lead the way</source>
        <translation>Levar o caminho</translation>
    </message>
    <message>
        <source>Measure: another leg</source>
        <translation>Medir: outro trecho</translation>
    </message>
    <message>
        <source>Measure: height</source>
        <translation>Medir: altura</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move freely as the GM</source>
        <translation>Mover livremente como mestre</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>Mover o mapa</translation>
    </message>
    <message>
        <source>Next token, next target</source>
        <translation>Próximo token, próximo alvo</translation>
    </message>
    <message>
        <source>On the cards</source>
        <translation>Nos cartões</translation>
    </message>
    <message>
        <source>One square of the way back</source>
        <translation>Um quadrado do caminho para trás</translation>
    </message>
    <message>
        <source>Open a map, picture or fight</source>
        <translation>Abrir um mapa, imagem ou combate</translation>
    </message>
    <message>
        <source>Open or close a door</source>
        <translation>Abrir ou fechar uma porta</translation>
    </message>
    <message>
        <source>Page Up   Page Down</source>
        <translation>Page Up   Page Down</translation>
    </message>
    <message>
        <source>Reaction: skip</source>
        <translation>Reação: pular</translation>
    </message>
    <message>
        <source>Reaction: take it</source>
        <translation>Reação: usar</translation>
    </message>
    <message>
        <source>See where it can go</source>
        <translation>Ver aonde pode ir</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>Selecionar vários</translation>
    </message>
    <message>
        <source>Set a corner</source>
        <translation>Marcar um canto</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Shift held</source>
        <translation>Shift pressionado</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+setas</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Shift+clique</translation>
    </message>
    <message>
        <source>Size of the brush</source>
        <translation>Tamanho do pincel</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Space or right click</source>
        <translation>Espaço ou clique direito</translation>
    </message>
    <message>
        <source>Take the drag back</source>
        <translation>Desfazer o arrasto</translation>
    </message>
    <message>
        <source>Take the last corner back</source>
        <translation>Tirar o último canto</translation>
    </message>
    <message>
        <source>Temporary hit points, in the field of the card</source>
        <translation>Pontos de vida temporários, no campo do cartão</translation>
    </message>
    <message>
        <source>The door beside</source>
        <translation>A porta ao lado</translation>
    </message>
    <message>
        <source>Walk it; attack; take what is offered</source>
        <translation>Andar; atacar; aceitar o que é oferecido</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <translation>O que se pode fazer aqui</translation>
    </message>
    <message>
        <source>While you drag</source>
        <translation>Enquanto você arrasta</translation>
    </message>
    <message>
        <source>With the mouse on the map</source>
        <translation>Com o mouse no mapa</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>arrows, number pad</source>
        <translation>setas, teclado numérico</translation>
    </message>
    <message>
        <source>click</source>
        <translation>clique</translation>
    </message>
    <message>
        <source>click it</source>
        <translation>clique nele</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>clique duplo</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>arraste</translation>
    </message>
    <message>
        <source>drop it</source>
        <translation>solte-o</translation>
    </message>
    <message>
        <source>middle button, or Space held</source>
        <translation>botão do meio, ou Espaço pressionado</translation>
    </message>
    <message>
        <source>press and hold</source>
        <translation>pressione e segure</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>clique direito</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>roda</translation>
    </message>
</context>
<context>
    <name>GmRow</name>
    <message>
        <source>GM</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>as is</source>
        <translation>base</translation>
    </message>
    <message>
        <source>advantage</source>
        <translation>vantagem</translation>
    </message>
    <message>
        <source>disadvantage</source>
        <translation>desvantagem</translation>
    </message>
    <message>
        <source>Penalty for cover</source>
        <translation>Penalidade por cobertura</translation>
    </message>
    <message>
        <source>What cover takes off the roll; the lines on the map say what is usual</source>
        <translation>O que a cobertura tira da rolagem; as linhas no mapa dizem o usual</translation>
    </message>
</context>
<context>
    <name>HelpActions</name>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Tour of a turn</source>
        <translation>&amp;Visita guiada de um turno</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Boas-vindas</translation>
    </message>
    <message>
        <source>W&amp;hat is this?</source>
        <translation>O que é is&amp;to?</translation>
    </message>
</context>
<context>
    <name>HelpPaper</name>
    <message>
        <source>Nothing was printed: {place} could not be written to.</source>
        <translation>Nada foi impresso: não foi possível gravar em {place}.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Enter or a double-click goes there; later steps can be done again until something new is done.</source>
        <translation>Enter ou um clique duplo vai até lá; os passos seguintes podem ser refeitos até que se faça algo novo.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Um turno atrás</translation>
    </message>
    <message>
        <source>To where this turn began, then to the one before</source>
        <translation>Até onde este turno começou, depois ao anterior</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Um turno adiante</translation>
    </message>
    <message>
        <source>To where the next turn begins, as it was done</source>
        <translation>Até onde o próximo turno começa, como foi feito</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>No começo</translation>
    </message>
    <message>
        <source>Before the fight</source>
        <translation>Antes do combate</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>O início</translation>
    </message>
    <message>
        <source>A small change.</source>
        <translation>Uma pequena mudança.</translation>
    </message>
    <message>
        <source>After the fight</source>
        <translation>Depois do combate</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Declarações</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>The turn ends.</source>
        <translation>O turno acaba.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn begins.</source>
        <translation>Começa o turno de {name}.</translation>
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
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Which attack</source>
        <translation>Qual ataque</translation>
    </message>
    <message>
        <source>What it takes</source>
        <translation>O que gasta</translation>
    </message>
    <message>
        <source>d20</source>
        <translation>d20</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dano</translation>
    </message>
    <message>
        <source>Knock out rather than kill</source>
        <translation>Nocautear em vez de matar</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rolar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Take this attack back</source>
        <translation>Desfazer este ataque</translation>
    </message>
    <message>
        <source>By the game master&apos;s word: only damage is rolled, nothing is spent</source>
        <translation>Pela palavra do mestre: só se rola o dano, nada se gasta</translation>
    </message>
    <message>
        <source>Overrule: it hits</source>
        <translation>Forçar: acerta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>Salvaguarda de {who}</translation>
    </message>
    <message>
        <source>Type what the d20 shows, or press Roll.</source>
        <translation>Digite o que o d20 mostra ou aperte Rolar.</translation>
    </message>
    <message>
        <source>Type the damage, or press Enter to roll it</source>
        <translation>Digite o dano ou aperte Enter para rolar</translation>
    </message>
    <message>
        <source> (AC {armour} + {bonus})</source>
        <translation> (CA {armour} + {bonus})</translation>
    </message>
    <message>
        <source>, {percent}% to the damage</source>
        <translation>, {percent}% no dano</translation>
    </message>
    <message>
        <source>DC {dc}</source>
        <translation>CD {dc}</translation>
    </message>
    <message>
        <source>They cancel out</source>
        <translation>Anulam-se</translation>
    </message>
    <message>
        <source>at range</source>
        <translation>à distância</translation>
    </message>
    <message>
        <source>half on a success</source>
        <translation>metade se passar</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>corpo a corpo</translation>
    </message>
    <message>
        <source>nothing on a success</source>
        <translation>nada se passar</translation>
    </message>
    <message>
        <source>to your roll, and to the damage: roll at the table</source>
        <translation>na sua rolagem, e no dano: role na mesa</translation>
    </message>
    <message>
        <source>to your roll: roll at the table</source>
        <translation>na sua rolagem: role na mesa</translation>
    </message>
    <message>
        <source>{attacker}, {attack}: {modifier} to the roll</source>
        <translation>{attacker}, {attack}: {modifier} na rolagem</translation>
    </message>
    <message>
        <source>{face} or more on the d20: {modifier} against {against}, for {versus} {armour}</source>
        <translation>{face} ou mais no d20: {modifier} contra {against}, por {versus} {armour}</translation>
    </message>
    <message>
        <source>{face} or more on the d20: {modifier} against {versus} {against}</source>
        <translation>{face} ou mais no d20: {modifier} contra {versus} {against}</translation>
    </message>
    <message>
        <source>{length}, {kind}</source>
        <translation>{length}, {kind}</translation>
    </message>
    <message>
        <source>{percent}% to the damage: escalation</source>
        <translation>{percent}% no dano: escalada</translation>
    </message>
    <message>
        <source>{target} saves with {ability}, {half}</source>
        <translation>{target}: salvaguarda de {ability}, {half}</translation>
    </message>
    <message>
        <source>▶ {name} may strike first</source>
        <translation>▶ {name} pode atacar antes</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>How this table plays {ruleset}.</source>
        <translation>Como esta mesa joga {ruleset}.</translation>
    </message>
    <message>
        <source>{ruleset} leaves nothing to house rules.</source>
        <translation>{ruleset} não deixa nada para regras da casa.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>All as standard</source>
        <translation>Tudo no padrão</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>Importar {name}</translation>
    </message>
    <message>
        <source>Search the maps</source>
        <translation>Procurar nos mapas</translation>
    </message>
    <message>
        <source>Maps in the file</source>
        <translation>Mapas no arquivo</translation>
    </message>
    <message>
        <source>Work under way</source>
        <translation>Trabalho em andamento</translation>
    </message>
    <message>
        <source>This map cannot be used</source>
        <translation>Este mapa não pode ser usado</translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Nada para mostrar</translation>
    </message>
    <message>
        <source>No map of that name</source>
        <translation>Nenhum mapa com esse nome</translation>
    </message>
    <message>
        <source>The map&apos;s picture</source>
        <translation>A imagem do mapa</translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation>Imagens ({endings})</translation>
    </message>
    <message>
        <source>Go on without a picture</source>
        <translation>Seguir sem imagem</translation>
    </message>
    <message>
        <source>Use this map</source>
        <translation>Usar este mapa</translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message>
        <source>That is the fight they are in.</source>
        <translation>É o combate em que já estão.</translation>
    </message>
    <message>
        <source>They are here, and still in &quot;{origin}&quot; too: nothing was changed there.</source>
        <translation>Estão aqui, e ainda em &quot;{origin}&quot; também: nada mudou lá.</translation>
    </message>
    <message>
        <source>They are in &quot;{goal}&quot; now, but it cannot be opened.</source>
        <translation>Agora estão em &quot;{goal}&quot;, mas não é possível abrir esse combate.</translation>
    </message>
    <message>
        <source>{names}: here from &quot;{origin}&quot;. Right-click a square to line the party up there.</source>
        <translation>{names}: aqui, de &quot;{origin}&quot;. Clique com o botão direito num quadrado para alinhar o grupo ali.</translation>
    </message>
    <message>
        <source>{name}: it is read-only, nobody can be put there</source>
        <translation>{name}: somente leitura, não é possível pôr ninguém lá</translation>
    </message>
    <message>
        <source>{name}: it is read-only; use Save as to keep the fight elsewhere</source>
        <translation>{name}: somente leitura; use Salvar como para guardar o combate em outro lugar</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message numerus="yes">
        <source>Keeping %n creature(s)…</source>
        <translation>
            <numerusform>Guardando %n criatura…</numerusform>
            <numerusform>Guardando %n criaturas…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Procurar um comando ou uma tecla</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Os comandos e suas teclas</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova tecla</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Sem tecla</translation>
    </message>
    <message>
        <source>As it &amp;was</source>
        <translation>Como &amp;era</translation>
    </message>
    <message>
        <source>The program&apos;s own key for this command</source>
        <translation>A tecla do próprio programa para este comando</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>&amp;Tomá-la</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>Nova te&amp;cla</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Mudado por você</translation>
    </message>
    <message>
        <source>{key} always means the same on the map and on cards: it is no key of a command.</source>
        <translation>{key} significa sempre o mesmo no mapa e nos cartões: não é tecla de comando.</translation>
    </message>
    <message>
        <source>{key} is the key of &quot;{command}&quot;.</source>
        <translation>{key} é a tecla de &quot;{command}&quot;.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new key.</source>
        <translation>Escolha um comando e depois pressione a nova tecla.</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>aberration</source>
        <translation>aberração</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>animal</translation>
    </message>
    <message>
        <source>beast</source>
        <translation>fera</translation>
    </message>
    <message>
        <source>celestial</source>
        <translation>celestial</translation>
    </message>
    <message>
        <source>construct</source>
        <translation>constructo</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>dragão</translation>
    </message>
    <message>
        <source>elemental</source>
        <translation>elemental</translation>
    </message>
    <message>
        <source>fey</source>
        <translation>fada</translation>
    </message>
    <message>
        <source>fiend</source>
        <translation>ínfero</translation>
    </message>
    <message>
        <source>giant</source>
        <translation>gigante</translation>
    </message>
    <message>
        <source>human</source>
        <translation>humano</translation>
    </message>
    <message>
        <source>humanoid</source>
        <translation>humanoide</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>monstro</translation>
    </message>
    <message>
        <source>monstrosity</source>
        <translation>monstruosidade</translation>
    </message>
    <message>
        <source>ooze</source>
        <translation>limo</translation>
    </message>
    <message>
        <source>person</source>
        <translation>pessoa</translation>
    </message>
    <message>
        <source>plant</source>
        <translation>planta</translation>
    </message>
    <message>
        <source>undead</source>
        <translation>morto-vivo</translation>
    </message>
    <message>
        <source>angel</source>
        <translation>anjo</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>artilharia</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>chefe</translation>
    </message>
    <message>
        <source>brute</source>
        <translation>bruto</translation>
    </message>
    <message>
        <source>chromatic</source>
        <translation>cromático</translation>
    </message>
    <message>
        <source>cleric</source>
        <translation>clérigo</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>conduíte</translation>
    </message>
    <message>
        <source>controller</source>
        <translation>controlador</translation>
    </message>
    <message>
        <source>crowd</source>
        <translation>multidão</translation>
    </message>
    <message>
        <source>demon</source>
        <translation>demônio</translation>
    </message>
    <message>
        <source>devil</source>
        <translation>diabo</translation>
    </message>
    <message>
        <source>dinosaur</source>
        <translation>dinossauro</translation>
    </message>
    <message>
        <source>druid</source>
        <translation>druida</translation>
    </message>
    <message>
        <source>dwarf</source>
        <translation>anão</translation>
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
        <translation>voador</translation>
    </message>
    <message>
        <source>genie</source>
        <translation>gênio</translation>
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
        <translation>guarda</translation>
    </message>
    <message>
        <source>kobold</source>
        <translation>kobold</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>líder</translation>
    </message>
    <message>
        <source>lizardfolk</source>
        <translation>homem-lagarto</translation>
    </message>
    <message>
        <source>lurker</source>
        <translation>espreitador</translation>
    </message>
    <message>
        <source>lycanthrope</source>
        <translation>licantropo</translation>
    </message>
    <message>
        <source>merfolk</source>
        <translation>tritão</translation>
    </message>
    <message>
        <source>metallic</source>
        <translation>metálico</translation>
    </message>
    <message>
        <source>minion</source>
        <translation>lacaio</translation>
    </message>
    <message>
        <source>orc</source>
        <translation>orc</translation>
    </message>
    <message>
        <source>pack</source>
        <translation>matilha</translation>
    </message>
    <message>
        <source>sahuagin</source>
        <translation>sahuagin</translation>
    </message>
    <message>
        <source>shapechanger</source>
        <translation>metamorfo</translation>
    </message>
    <message>
        <source>skirmisher</source>
        <translation>escaramuçador</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>soldado</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>support</source>
        <translation>apoio</translation>
    </message>
    <message>
        <source>swarm</source>
        <translation>enxame</translation>
    </message>
    <message>
        <source>titan</source>
        <translation>titã</translation>
    </message>
    <message>
        <source>wizard</source>
        <translation>mago</translation>
    </message>
    <message>
        <source>{size} {kind}</source>
        <translation>{kind}, tamanho {size}</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message>
        <source>What the file does not hold</source>
        <translation>O que o arquivo não guarda</translation>
    </message>
    <message>
        <source>Not in {name}, or not as it is here:</source>
        <translation>Fora de {name}, ou diferente do que está aqui:</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Cannot be read</source>
        <translation>Não pode ser lido</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>something went wrong inside the program</source>
        <translation>algo deu errado dentro do programa</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is on the table; open another fight first.</source>
        <translation>&quot;{name}&quot; está na mesa; abra antes outro combate.</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n criatura</numerusform>
            <numerusform>%n criaturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>há %n dia</numerusform>
            <numerusform>há %n dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation>
            <numerusform>%n porta</numerusform>
            <numerusform>%n portas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n week(s) ago</source>
        <translation>
            <numerusform>há %n semana</numerusform>
            <numerusform>há %n semanas</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes with Battlemap</source>
        <translation>Vem com o Battlemap</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dê um nome.</translation>
    </message>
    <message>
        <source>No program shows folders here. It is {folder}</source>
        <translation>Nenhum programa mostra pastas aqui. Ela é {folder}</translation>
    </message>
    <message>
        <source>Start a fight on it instead: that is a copy.</source>
        <translation>Em vez disso, comece um combate nele: é uma cópia.</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Isso não é possível.</translation>
    </message>
    <message>
        <source>What comes with Battlemap keeps its name; duplicate it to have one of your own.</source>
        <translation>O que vem com o Battlemap mantém o nome; duplique para ter o seu.</translation>
    </message>
    <message>
        <source>What comes with Battlemap stays here.</source>
        <translation>O que vem com o Battlemap fica aqui.</translation>
    </message>
    <message>
        <source>last week</source>
        <translation>semana passada</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>não começado</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>rodada {round}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ontem</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} cópia</translation>
    </message>
    <message>
        <source>{name}: it cannot be moved to the trash; it is still where it was.</source>
        <translation>{name}: não pode ir para a lixeira; continua onde estava.</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Biblioteca…</translation>
    </message>
    <message>
        <source>&amp;Keep the map in the library…</source>
        <translation>&amp;Guardar o mapa na biblioteca…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Cópias de seg&amp;urança…</translation>
    </message>
    <message>
        <source>Move the &amp;party to…</source>
        <translation>Mover o gr&amp;upo para…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Cópias de segurança</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dê um nome.</translation>
    </message>
    <message>
        <source>Keep the map in the library</source>
        <translation>Guardar o mapa na biblioteca</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>The map is kept in the library as &quot;{name}&quot;.</source>
        <translation>O mapa está guardado na biblioteca como &quot;{name}&quot;.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>They have not come here any more. In &quot;{origin}&quot; undo brings them back.</source>
        <translation>Não estão mais aqui. Em &quot;{origin}&quot;, desfazer traz todos de volta.</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>New fight &amp;here…</source>
        <translation>&amp;Novo combate aqui…</translation>
    </message>
    <message>
        <source>&amp;Lay below the fight on the table</source>
        <translation>&amp;Pôr sob o combate na mesa</translation>
    </message>
    <message>
        <source>Go on here with the &amp;party…</source>
        <translation>Seguir aqui com o &amp;grupo…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renomear…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>Move to the &amp;trash…</source>
        <translation>Mover para a li&amp;xeira…</translation>
    </message>
    <message>
        <source>Show in its &amp;folder</source>
        <translation>Mostrar na pas&amp;ta</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Mo&amp;re</source>
        <translation>Ma&amp;is</translation>
    </message>
    <message>
        <source>&amp;Open the map itself</source>
        <translation>Abrir o próprio &amp;mapa</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Move &quot;{name}&quot; to the trash?</source>
        <translation>Mover &quot;{name}&quot; para a lixeira?</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mover para a lixeira</translation>
    </message>
</context>
<context>
    <name>LibraryPane</name>
    <message>
        <source>Search titles, maps and creatures</source>
        <translation>Buscar títulos, mapas e criaturas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Todos</translation>
    </message>
    <message>
        <source>&amp;Fights</source>
        <translation>&amp;Combates</translation>
    </message>
    <message>
        <source>&amp;Maps</source>
        <translation>&amp;Mapas</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Nothing here has &quot;{words}&quot; in it.</source>
        <translation>Nada aqui contém &quot;{words}&quot;.</translation>
    </message>
    <message>
        <source>No maps yet. File &gt; Keep the map in the library keeps the one on the table.</source>
        <translation>Ainda não há mapas. Arquivo &gt; Guardar o mapa na biblioteca guarda o da mesa.</translation>
    </message>
    <message>
        <source>No fights yet. Start one on a map, or press Ctrl+N in the window.</source>
        <translation>Ainda não há combates. Comece um num mapa ou aperte Ctrl+N na janela.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Nada tem esse nome.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a library or a licence</source>
        <translation>Buscar uma biblioteca ou uma licença</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>see its text</source>
        <translation>veja o texto</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto da licença</translation>
    </message>
    <message>
        <source>Its text was not installed with it.</source>
        <translation>O texto não foi instalado junto.</translation>
    </message>
    <message>
        <source>Text of the licence of {name}</source>
        <translation>Texto da licença de {name}</translation>
    </message>
</context>
<context>
    <name>LightBar</name>
    <message>
        <source>Bright</source>
        <translation>Luz plena</translation>
    </message>
    <message>
        <source>Dim</source>
        <translation>Meia-luz</translation>
    </message>
    <message>
        <source>How far it is bright light.</source>
        <translation>Até onde é luz plena.</translation>
    </message>
    <message>
        <source>How far it is at least dim light, counted from the light.</source>
        <translation>Até onde é pelo menos meia-luz, contando da luz.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Flame</source>
        <translation>Chama</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Branca</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Brasa</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Luar</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Outra…</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Levada por</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>&amp;Dark map</source>
        <translation>&amp;Mapa escuro</translation>
    </message>
    <message>
        <source>On: only lights give light here. Off: the whole map is bright.</source>
        <translation>Ligado: só as luzes iluminam aqui. Desligado: o mapa todo é claro.</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>Cor da luz</translation>
    </message>
</context>
<context>
    <name>LightTool</name>
    <message>
        <source>Click places a light, dragging sets how far it is bright. Drag a lamp to move it, its ring to widen it. Delete removes it, Ctrl+C and Ctrl+V copy it.</source>
        <translation>Clicar põe uma luz, arrastar define até onde é plena. Arraste uma luz para movê-la, seu anel para ampliá-la. Delete a remove, Ctrl+C e Ctrl+V a copiam.</translation>
    </message>
    <message>
        <source>bright {bright} · dim {dim}</source>
        <translation>luz plena {bright} · meia-luz {dim}</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Undone. Double-click to go there.</source>
        <translation>Desfeito. Clique duas vezes para ir até lá.</translation>
    </message>
    <message>
        <source>Double-click to go there.</source>
        <translation>Clique duas vezes para ir até lá.</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>What happens is told here.</source>
        <translation>Aqui se conta o que acontece.</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Cores</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Size of &amp;letters</source>
        <translation>Tamanho das &amp;letras</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animações</translation>
    </message>
    <message>
        <source>Without them nothing glides or pulses: everything is where it goes at once.</source>
        <translation>Sem elas nada desliza nem pulsa: tudo está logo onde vai.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Fight</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Desenhar</translation>
    </message>
    <message>
        <source>{fight} — Battlemap</source>
        <translation>{fight} — Battlemap</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Forçar</translation>
    </message>
    <message>
        <source>A picture of this fight {why}.</source>
        <translation>Uma imagem deste combate {why}.</translation>
    </message>
</context>
<context>
    <name>MannerRow</name>
    <message>
        <source>How many</source>
        <translation>Quantas</translation>
    </message>
    <message>
        <source>When they come</source>
        <translation>Quando chegam</translation>
    </message>
    <message>
        <source>They wait off the map until they are called</source>
        <translation>Esperam fora do mapa até serem chamadas</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>&amp;Ocultas</translation>
    </message>
    <message>
        <source>The players do not see them until you show them</source>
        <translation>Os jogadores não as veem até que você as mostre</translation>
    </message>
    <message>
        <source>&amp;Roll HP</source>
        <translation>&amp;Rolar PV</translation>
    </message>
    <message>
        <source>Hit points by their dice, each its own; else the average</source>
        <translation>Pontos de vida pelos dados, cada uma os seus; senão, a média</translation>
    </message>
    <message>
        <source>&amp;One initiative</source>
        <translation>&amp;Inic. única</translation>
    </message>
    <message>
        <source>A group rolls once and acts at the same count</source>
        <translation>O grupo rola uma vez e age na mesma contagem</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Já</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>In round {round}</source>
        <translation>Na rodada {round}</translation>
    </message>
</context>
<context>
    <name>ManualPages</name>
    <message>
        <source>This page is missing from this copy of the program.</source>
        <translation>Esta página falta nesta cópia do programa.</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Letras menores</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Letras maiores</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Imprimir esta página…</translation>
    </message>
    <message>
        <source>Print the whole manual…</source>
        <translation>Imprimir o manual inteiro…</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Procurar no manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Nothing of the manual has these words.</source>
        <translation>Nada no manual tem essas palavras.</translation>
    </message>
    <message>
        <source>{page} — Manual</source>
        <translation>{page} — Manual</translation>
    </message>
</context>
<context>
    <name>MapFields</name>
    <message>
        <source>Whole map</source>
        <translation>Mapa todo</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>O que a janela mostra</translation>
    </message>
    <message>
        <source>These squares:</source>
        <translation>Estes quadrados:</translation>
    </message>
    <message>
        <source>Squares, by two corners</source>
        <translation>Quadrados, por dois cantos</translation>
    </message>
    <message>
        <source>Two corners, as A1:F8</source>
        <translation>Dois cantos, como A1:F8</translation>
    </message>
    <message>
        <source>&amp;Tokens</source>
        <translation>&amp;Tokens</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grade</translation>
    </message>
    <message>
        <source>&amp;Notes and lamps</source>
        <translation>&amp;Notas e luzes</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers at the rim</source>
        <translation>&amp;Letras e números na borda</translation>
    </message>
    <message>
        <source>Save &amp;ink: white ground, outlines only</source>
        <translation>Poupar t&amp;inta: fundo branco, só traços</translation>
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
        <translation>O que os jogadores conhecem</translation>
    </message>
    <message>
        <source>Whole map without secrets</source>
        <translation>Mapa todo sem segredos</translation>
    </message>
    <message>
        <source>Game master&apos;s map</source>
        <translation>Mapa do mestre</translation>
    </message>
    <message>
        <source>No hidden creature, secret door or number is in it, nor what nobody has seen.</source>
        <translation>Não há nele criatura oculta, porta secreta nem número, nem o que ninguém viu.</translation>
    </message>
    <message>
        <source>As players see it, all explored and in full light. Secret doors and hidden creatures stay out.</source>
        <translation>Como os jogadores o veem, todo explorado e à luz plena. Portas secretas e criaturas ocultas ficam de fora.</translation>
    </message>
    <message>
        <source>With hit points, secret doors, lights and notes: not for the players.</source>
        <translation>Com pontos de vida, portas secretas, luzes e notas: não é para os jogadores.</translation>
    </message>
</context>
<context>
    <name>MapPlace</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Battle map</source>
        <translation>Mapa de batalha</translation>
    </message>
</context>
<context>
    <name>MarchingDialog</name>
    <message>
        <source>Marching order</source>
        <translation>Ordem de marcha</translation>
    </message>
    <message>
        <source>There are no characters on the map. Whoever is a player&apos;s character marches with the party.</source>
        <translation>Não há personagens no mapa. Quem é personagem de um jogador marcha com o grupo.</translation>
    </message>
    <message>
        <source>Keep the order</source>
        <translation>Guardar a ordem</translation>
    </message>
    <message>
        <source>From front to back: drag the names, or press Alt+Up and Alt+Down.</source>
        <translation>Da frente para trás: arraste os nomes ou aperte Alt+Cima e Alt+Baixo.</translation>
    </message>
    <message>
        <source>Forwards</source>
        <translation>Para a frente</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>Para trás</translation>
    </message>
    <message>
        <source>Line up &amp;anyway</source>
        <translation>Alinhar m&amp;esmo assim</translation>
    </message>
    <message>
        <source>Where the party lines up</source>
        <translation>Onde o grupo se alinha</translation>
    </message>
    <message>
        <source>at {cell}, the square clicked last</source>
        <translation>em {cell}, o último quadrado clicado</translation>
    </message>
    <message>
        <source>To line the party up, right-click a square of the map.</source>
        <translation>Para alinhar o grupo, clique com o botão direito num quadrado do mapa.</translation>
    </message>
    <message>
        <source>&amp;Line up</source>
        <translation>A&amp;linhar</translation>
    </message>
    <message>
        <source>Keep the order and put the party there</source>
        <translation>Guarda a ordem e põe o grupo lá</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Onde</translation>
    </message>
    <message>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nordeste</translation>
    </message>
    <message>
        <source>east</source>
        <translation>leste</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sudeste</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sul</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sudoeste</translation>
    </message>
    <message>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noroeste</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Portcullis</source>
        <translation>Rastrilho</translation>
    </message>
    <message>
        <source>{door} {side} of {cell}, {state}</source>
        <translation>{door} a {side} de {cell}, {state}</translation>
    </message>
</context>
<context>
    <name>Means</name>
    <message>
        <source>Declares</source>
        <translation>Declara</translation>
    </message>
    <message>
        <source>Declared: {what}</source>
        <translation>Declarado: {what}</translation>
    </message>
    <message>
        <source>{resource}, in the turns of others</source>
        <translation>{resource}, no turno dos outros</translation>
    </message>
    <message>
        <source>Attacks left</source>
        <translation>Ataques restantes</translation>
    </message>
    <message>
        <source>The action is spent; these strikes are still in it</source>
        <translation>A ação já foi gasta; estes ataques ainda fazem parte dela</translation>
    </message>
    <message>
        <source>{mode}: {left} of {whole}</source>
        <translation>{mode}: {left} de {whole}</translation>
    </message>
    <message>
        <source>{mode}: {both} for a move</source>
        <translation>{mode}: {both} por movimento</translation>
    </message>
    <message>
        <source>{mode} {left}/{whole}</source>
        <translation>{mode} {left}/{whole}</translation>
    </message>
    <message>
        <source>For the next move.</source>
        <translation>Para o próximo movimento.</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Readied: {trigger}</source>
        <translation>Preparado: {trigger}</translation>
    </message>
    <message>
        <source>It happens</source>
        <translation>Aconteceu</translation>
    </message>
    <message>
        <source>The trigger has come: spend the reaction</source>
        <translation>O gatilho veio: gastar a reação</translation>
    </message>
    <message>
        <source>{name} attacks with its reaction: click an enemy.</source>
        <translation>{name} ataca com a reação: clique num inimigo.</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Drag from a square or a creature to another. Right click or Space adds a leg, Page Up and Page Down a height, Backspace takes a leg back, Esc ends it.</source>
        <translation>Arraste de um quadrado ou criatura a outro. Clique direito ou Espaço soma um trecho, Page Up e Page Down uma altura, Backspace desfaz um trecho, Esc encerra.</translation>
    </message>
    <message>
        <source>beside it already</source>
        <translation>já está ao lado</translation>
    </message>
    <message>
        <source>no way on foot</source>
        <translation>sem caminho a pé</translation>
    </message>
    <message>
        <source>too far to count on foot</source>
        <translation>longe demais para contar a pé</translation>
    </message>
    <message>
        <source>walking {cost}</source>
        <translation>a pé {cost}</translation>
    </message>
    <message>
        <source>{height} down</source>
        <translation>{height} abaixo</translation>
    </message>
    <message>
        <source>{height} up</source>
        <translation>{height} acima</translation>
    </message>
</context>
<context>
    <name>MovePartyDialog</name>
    <message>
        <source>Move the party</source>
        <translation>Mover o grupo</translation>
    </message>
    <message>
        <source>There is nobody on the map to go anywhere.</source>
        <translation>Não há ninguém no mapa para ir a lugar nenhum.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>It ends</source>
        <translation>Ele acaba</translation>
    </message>
    <message>
        <source>It goes on without them</source>
        <translation>Ele continua sem o grupo</translation>
    </message>
    <message>
        <source>They join it</source>
        <translation>O grupo entra nele</translation>
    </message>
    <message>
        <source>It ends first</source>
        <translation>Ele acaba antes</translation>
    </message>
    <message>
        <source>Anot&amp;her file…</source>
        <translation>&amp;Outro arquivo…</translation>
    </message>
    <message>
        <source>The fight here is in round {round}.</source>
        <translation>O combate daqui está na rodada {round}.</translation>
    </message>
    <message>
        <source>Who goes</source>
        <translation>Quem vai</translation>
    </message>
    <message>
        <source>They come as they are: wounds, conditions, lights. What hangs on a turn ends.</source>
        <translation>Vão como estão: ferimentos, condições, luzes. O que depende de um turno acaba.</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Para onde</translation>
    </message>
    <message>
        <source>The fight there is in round {round}.</source>
        <translation>O combate de lá está na rodada {round}.</translation>
    </message>
    <message>
        <source>Choose where they go.</source>
        <translation>Escolha para onde vão.</translation>
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
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Water a day</source>
        <translation>Água por dia</translation>
    </message>
    <message>
        <source>Food a day</source>
        <translation>Comida por dia</translation>
    </message>
    <message>
        <source>Water and food</source>
        <translation>Água e comida</translation>
    </message>
    <message>
        <source>&amp;Days</source>
        <translation>&amp;Dias</translation>
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
        <translation>O grupo de {number} bebe {water} e come {food}.</translation>
    </message>
    <message>
        <source>Without water: {thirst}. Without food: {hunger}.</source>
        <translation>Sem água: {thirst}. Sem comida: {hunger}.</translation>
    </message>
    <message>
        <source>Thirst: less than half the water of a day gives a level of exhaustion when the day ends. Such levels stay until a whole day&apos;s water was drunk.</source>
        <translation>Sede: menos da metade da água do dia dá um nível de exaustão no fim do dia. Esses níveis ficam até que se beba a água de um dia inteiro.</translation>
    </message>
    <message>
        <source>Hunger: less than half the food of a day asks for a Constitution save against {dc}, or gives a level. Nothing at all gives a level at the end of day {day} and of each day after. Such levels stay until a whole day&apos;s food was eaten.</source>
        <translation>Fome: menos da metade da comida do dia exige uma salvaguarda de Constituição contra {dc}, ou dá um nível. Nada mesmo dá um nível no fim do dia {day} e de cada dia seguinte. Esses níveis ficam até que se coma a comida de um dia inteiro.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) of exhaustion</source>
        <translation>
            <numerusform>%n nível de exaustão</numerusform>
            <numerusform>%n níveis de exaustão</numerusform>
        </translation>
    </message>
    <message>
        <source>{levels}, deadly</source>
        <translation>{levels}, mortal</translation>
    </message>
</context>
<context>
    <name>NewFightDialog</name>
    <message>
        <source>New fight</source>
        <translation>Novo combate</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Criar</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colunas</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>&amp;Linhas</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadrado</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note for the game master</source>
        <translation>Nota para o mestre</translation>
    </message>
    <message>
        <source>Only for the game master</source>
        <translation>Só para o mestre</translation>
    </message>
    <message>
        <source>What is here?</source>
        <translation>O que há aqui?</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>Texto da nota</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Apagar</translation>
    </message>
</context>
<context>
    <name>NoteTool</name>
    <message>
        <source>Click the map to write a note, a pin to read and change it. Drag a pin to move it; over a pin Delete removes it, Ctrl+C and Ctrl+V copy it. Only you see notes.</source>
        <translation>Clique no mapa para escrever uma nota, num alfinete para ler e alterar. Arraste um alfinete para movê-lo; sobre um alfinete Delete o remove, Ctrl+C e Ctrl+V o copiam. Só você vê as notas.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
<context>
    <name>OnFoot</name>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>A minute</source>
        <translation>Um minuto</translation>
    </message>
    <message>
        <source>An hour</source>
        <translation>Uma hora</translation>
    </message>
    <message>
        <source>A day</source>
        <translation>Um dia</translation>
    </message>
    <message>
        <source>This way</source>
        <translation>Este caminho</translation>
    </message>
    <message>
        <source>Meanwhile</source>
        <translation>Enquanto isso</translation>
    </message>
    <message>
        <source>Paces</source>
        <translation>Ritmos</translation>
    </message>
    <message>
        <source>&amp;Difficult ground: half as far</source>
        <translation>&amp;Terreno difícil: metade da distância</translation>
    </message>
    <message>
        <source>&amp;Mounted: twice as far for one hour of each day</source>
        <translation>&amp;Montado: o dobro por uma hora de cada dia</translation>
    </message>
    <message>
        <source>After the hour at twice the pace the animals want a rest, short or long, before they can do it again.</source>
        <translation>Depois da hora no dobro do ritmo os animais precisam de um descanso, curto ou longo, antes de repetir.</translation>
    </message>
    <message>
        <source>the way</source>
        <translation>o caminho</translation>
    </message>
    <message>
        <source>an hour at this pace</source>
        <translation>uma hora neste ritmo</translation>
    </message>
    <message>
        <source>a day at this pace</source>
        <translation>um dia neste ritmo</translation>
    </message>
    <message>
        <source>a day on difficult ground, half as far</source>
        <translation>um dia em terreno difícil, metade da distância</translation>
    </message>
    <message>
        <source>an hour of each day at twice the pace</source>
        <translation>uma hora de cada dia no dobro do ritmo</translation>
    </message>
    <message>
        <source>{mode}: {skills}</source>
        <translation>{mode}: {skills}</translation>
    </message>
    <message>
        <source>passive Perception {number}</source>
        <translation>Percepção passiva {number}</translation>
    </message>
    <message>
        <source>may go unseen (Stealth)</source>
        <translation>pode passar despercebido (Furtividade)</translation>
    </message>
</context>
<context>
    <name>Onward</name>
    <message>
        <source>Move on (Enter)</source>
        <translation>Seguir (Enter)</translation>
    </message>
    <message>
        <source>Move with both actions (Enter)</source>
        <translation>Mover com as duas ações (Enter)</translation>
    </message>
    <message>
        <source>{action} and move (Enter)</source>
        <translation>{action} e mover (Enter)</translation>
    </message>
    <message>
        <source>{name} has come to {square}; the rest of its way is {cost}.</source>
        <translation>{name} chegou a {square}; o resto do caminho é {cost}.</translation>
    </message>
    <message>
        <source>{name} has come to {square}; the rest of its way takes the {resource}.</source>
        <translation>{name} chegou a {square}; o resto do caminho gasta {resource}.</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Marching order</source>
        <translation>Ordem de marcha</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordem dos turnos</translation>
    </message>
    <message>
        <source>{hp} of {max} hit points</source>
        <translation>{hp} de {max} pontos de vida</translation>
    </message>
</context>
<context>
    <name>OtherDeedDialog</name>
    <message>
        <source>{name}: another action</source>
        <translation>{name}: outra ação</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fazer</translation>
    </message>
    <message>
        <source>healing word</source>
        <translation>palavra curativa</translation>
    </message>
    <message>
        <source>nobody in particular</source>
        <translation>ninguém em especial</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;O quê</translation>
    </message>
    <message>
        <source>&amp;Takes the</source>
        <translation>&amp;Gasta</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Em</translation>
    </message>
    <message>
        <source>Say what is done.</source>
        <translation>Diga o que é feito.</translation>
    </message>
</context>
<context>
    <name>Own</name>
    <message>
        <source>&amp;Lives in</source>
        <translation>Vive e&amp;m</translation>
    </message>
    <message>
        <source>All &amp;fields</source>
        <translation>Todo&amp;s os campos</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personagem</translation>
    </message>
    <message>
        <source>Creature of your own</source>
        <translation>Criatura sua</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dê um nome.</translation>
    </message>
    <message>
        <source>Give the character a name.</source>
        <translation>Dê um nome ao personagem.</translation>
    </message>
    <message>
        <source>Hit &amp;dice</source>
        <translation>Dad&amp;os de vida</translation>
    </message>
    <message>
        <source>Hit dice</source>
        <translation>Dados de vida</translation>
    </message>
    <message>
        <source>New creature</source>
        <translation>Nova criatura</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>Ti&amp;po</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>Ma&amp;rcas</translation>
    </message>
    <message>
        <source>beast, undead…</source>
        <translation>besta, morto-vivo…</translation>
    </message>
    <message>
        <source>forest, ruins</source>
        <translation>floresta, ruínas</translation>
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
        <translation>&amp;Distância do caminho</translation>
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
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Página do manual</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Drag A and B onto two printed crossings. The white bars cut the picture. The wheel zooms. Arrow keys move by one pixel what was touched last, or chosen with A, B or G for the grid.</source>
        <translation>Arraste A e B até dois cruzamentos impressos. As barras brancas cortam a imagem. A roda muda o zoom. As setas movem por um pixel o que foi tocado por último ou escolhido com A, B ou G para a grade.</translation>
    </message>
    <message>
        <source>&amp;Use the grid that was found</source>
        <translation>&amp;Usar a grade encontrada</translation>
    </message>
    <message>
        <source>&amp;Half</source>
        <translation>&amp;Metade</translation>
    </message>
    <message>
        <source>D&amp;ouble</source>
        <translation>&amp;Dobro</translation>
    </message>
    <message>
        <source>&amp;Whole picture</source>
        <translation>&amp;Imagem inteira</translation>
    </message>
    <message>
        <source>The printed grid</source>
        <translation>A grade impressa</translation>
    </message>
    <message>
        <source>Squares half as wide: twice as many</source>
        <translation>Quadrados com metade da largura: o dobro deles</translation>
    </message>
    <message>
        <source>Squares twice as wide: half as many</source>
        <translation>Quadrados com o dobro da largura: metade deles</translation>
    </message>
    <message>
        <source>Turn to the left (Ctrl+L)</source>
        <translation>Virar à esquerda (Ctrl+L)</translation>
    </message>
    <message>
        <source>Turn to the right (Ctrl+R)</source>
        <translation>Virar à direita (Ctrl+R)</translation>
    </message>
    <message>
        <source>Take back what the edges cut off</source>
        <translation>Desfazer o corte das bordas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>First square, x</source>
        <translation>Primeiro quadrado, x</translation>
    </message>
    <message>
        <source>First square, y</source>
        <translation>Primeiro quadrado, y</translation>
    </message>
    <message>
        <source>Columns from A to B</source>
        <translation>Colunas de A a B</translation>
    </message>
    <message>
        <source>Rows from A to B</source>
        <translation>Linhas de A a B</translation>
    </message>
    <message>
        <source>&amp;Columns x rows</source>
        <translation>&amp;Colunas x linhas</translation>
    </message>
    <message>
        <source>&amp;Pixels per square</source>
        <translation>&amp;Pixels por quadrado</translation>
    </message>
    <message>
        <source>&amp;First square x, y</source>
        <translation>P&amp;rimeiro quadrado x, y</translation>
    </message>
    <message>
        <source>A and B are &amp;apart</source>
        <translation>Distância entre A e &amp;B</translation>
    </message>
    <message>
        <source>&amp;Tilt and turn</source>
        <translation>I&amp;nclinar e virar</translation>
    </message>
    <message>
        <source>Edges cut off</source>
        <translation>Bordas cortadas</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Creatures, saved encounters, the party, who comes later</source>
        <translation>Criaturas, encontros salvos, o grupo, quem vem depois</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Criaturas</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvos</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Later ({number})</source>
        <translation>Depois ({number})</translation>
    </message>
</context>
<context>
    <name>PartyPane</name>
    <message>
        <source>Party</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>&amp;Bring them in…</source>
        <translation>&amp;Trazer…</translation>
    </message>
    <message>
        <source>Then click where their first is to stand</source>
        <translation>Depois clique onde fica o primeiro</translation>
    </message>
    <message>
        <source>&amp;Take results home</source>
        <translation>&amp;Levar estado</translation>
    </message>
    <message>
        <source>Hit points, conditions and resources as they are on the map</source>
        <translation>Pontos de vida, condições e recursos como estão no mapa</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Incluir…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>Which party</source>
        <translation>Qual grupo</translation>
    </message>
    <message>
        <source>Nobody is in this party yet. Add a character, import one, or take the selected of the map in.</source>
        <translation>Ainda não há ninguém neste grupo. Inclua um personagem, importe um ou inclua a seleção do mapa.</translation>
    </message>
    <message>
        <source>Further to the front (Alt+Up)</source>
        <translation>Mais para a frente (Alt+Cima)</translation>
    </message>
    <message>
        <source>Further back (Alt+Down)</source>
        <translation>Mais para trás (Alt+Baixo)</translation>
    </message>
    <message>
        <source>Out of the party</source>
        <translation>Fora do grupo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>&amp;New party…</source>
        <translation>&amp;Novo grupo…</translation>
    </message>
    <message>
        <source>&amp;Rename the party…</source>
        <translation>&amp;Renomear o grupo…</translation>
    </message>
    <message>
        <source>&amp;Throw the party away</source>
        <translation>&amp;Jogar o grupo fora</translation>
    </message>
    <message>
        <source>Take the &amp;selected of the map in</source>
        <translation>Incluir a &amp;seleção do mapa</translation>
    </message>
    <message>
        <source>&amp;Import characters…</source>
        <translation>&amp;Importar personagens…</translation>
    </message>
    <message>
        <source>{trouble}. The party is shown as it was before the last change.</source>
        <translation>{trouble}. O grupo aparece como era antes da última mudança.</translation>
    </message>
    <message>
        <source>Another window has changed the party meanwhile. It is shown as it is now; do it again.</source>
        <translation>Outra janela mudou o grupo nesse meio-tempo. Ele aparece como está agora; faça de novo.</translation>
    </message>
    <message>
        <source>Their figures are for {rules}; this fight is played by {others}.</source>
        <translation>As estatísticas são para {rules}; este combate usa {others}.</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nível {level}</translation>
    </message>
    <message>
        <source>{hp}/{max} HP</source>
        <translation>{hp}/{max} PV</translation>
    </message>
    <message>
        <source>The fight is over. {party} can take hit points and conditions home.</source>
        <translation>O combate acabou. {party} pode levar pontos de vida e condições.</translation>
    </message>
    <message>
        <source>Take them home</source>
        <translation>Levar para o grupo</translation>
    </message>
    <message>
        <source>{name} is not in the party any more.</source>
        <translation>{name} não está mais no grupo.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Trazer de volta</translation>
    </message>
    <message>
        <source>They are in the party already.</source>
        <translation>Já estão no grupo.</translation>
    </message>
    <message>
        <source>Bring in alone…</source>
        <translation>Trazer só este…</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Rested: all hit points, no conditions</source>
        <translation>Descansar: todos os pontos de vida, sem condições</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dê um nome.</translation>
    </message>
    <message>
        <source>There is a party of that name already.</source>
        <translation>Já existe um grupo com esse nome.</translation>
    </message>
    <message>
        <source>It could not be kept on disk.</source>
        <translation>Não foi possível guardar no disco.</translation>
    </message>
    <message>
        <source>New party</source>
        <translation>Novo grupo</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Criar</translation>
    </message>
    <message>
        <source>Rename the party</source>
        <translation>Renomear o grupo</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>The party {name} is gone.</source>
        <translation>O grupo {name} não existe mais.</translation>
    </message>
    <message>
        <source>They are kept already as they fare here.</source>
        <translation>O estado daqui já está guardado.</translation>
    </message>
    <message>
        <source>{names}: kept as they fare here.</source>
        <translation>{names}: estado daqui guardado.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>Pencil</name>
    <message>
        <source>{number} squares</source>
        <translation>{number} quadrados</translation>
    </message>
    <message>
        <source>The clipboard holds nothing that was drawn on a map.</source>
        <translation>A área de transferência não tem nada desenhado num mapa.</translation>
    </message>
    <message>
        <source>Select two walls that share an end; then they can be joined.</source>
        <translation>Selecione duas paredes com uma ponta em comum; então elas podem ser unidas.</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %n piece(s).</source>
        <translation>
            <numerusform>Copiada: %n peça.</numerusform>
            <numerusform>Copiadas: %n peças.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Declarations</source>
        <translation>Declarações</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>À distância</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Corpo a corpo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Armas lentas</translation>
    </message>
    <message>
        <source>Surprise round</source>
        <translation>Rodada de surpresa</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Import {name}</source>
        <translation>Importar {name}</translation>
    </message>
    <message>
        <source>Use this map</source>
        <translation>Usar este mapa</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Lendo a imagem</translation>
    </message>
    <message>
        <source>What results</source>
        <translation>O que resulta</translation>
    </message>
    <message>
        <source>This picture cannot be used</source>
        <translation>Esta imagem não pode ser usada</translation>
    </message>
    <message>
        <source>Looking for the grid</source>
        <translation>Procurando a grade</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares, {px} px each</source>
        <translation>{columns} x {rows} quadrados, {px} px cada</translation>
    </message>
    <message>
        <source>{width} x {height}</source>
        <translation>{width} x {height}</translation>
    </message>
    <message>
        <source>squares at the rim are cut</source>
        <translation>quadrados na borda estão cortados</translation>
    </message>
    <message>
        <source>Looking for the printed grid…</source>
        <translation>Procurando a grade impressa…</translation>
    </message>
    <message>
        <source>Squares of {px} px, {share}% sure.</source>
        <translation>Quadrados de {px} px, {share}% de certeza.</translation>
    </message>
    <message>
        <source>A printed grid was found</source>
        <translation>Grade impressa encontrada</translation>
    </message>
    <message>
        <source>Squares of {px} px, {share}% sure: see whether the lines meet.</source>
        <translation>Quadrados de {px} px, {share}% de certeza: veja se as linhas coincidem.</translation>
    </message>
    <message>
        <source>A grid was found, probably</source>
        <translation>Grade encontrada, provavelmente</translation>
    </message>
    <message>
        <source>No printed grid was found</source>
        <translation>Grade impressa não encontrada</translation>
    </message>
    <message>
        <source>The squares are those in the picture&apos;s name.</source>
        <translation>Os quadrados são os que constam no nome da imagem.</translation>
    </message>
    <message>
        <source>The squares are a usual size that fits the picture&apos;s sides.</source>
        <translation>Os quadrados têm um tamanho comum que cabe nos lados da imagem.</translation>
    </message>
    <message>
        <source>Type columns or rows, or drag A and B onto two crossings and say how far they are apart. Tilt a page that lies askew: then it is looked for again.</source>
        <translation>Digite colunas ou linhas, ou arraste A e B até dois cruzamentos e diga a distância entre eles. Endireite uma página torta: aí a grade é procurada de novo.</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares of {px} pixels are too many or too small to play on.</source>
        <translation>{columns} x {rows} quadrados de {px} pixels são demais ou pequenos demais para jogar.</translation>
    </message>
    <message>
        <source>Writing the fight</source>
        <translation>Gravando o combate</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Map as a picture</source>
        <translation>Mapa como imagem</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
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
        <translation>Prévia</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Ti&amp;po</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadrado</translation>
    </message>
    <message>
        <source>{why} At most {px} px a square.</source>
        <translation>{why} No máximo {px} px por quadrado.</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>Gravando {name}…</translation>
    </message>
    <message>
        <source>Written: {name}, {size}.</source>
        <translation>Gravado: {name}, {size}.</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagem PNG</translation>
    </message>
    <message>
        <source>WebP picture, a smaller file</source>
        <translation>Imagem WebP, um arquivo menor</translation>
    </message>
    <message>
        <source>PDF, one page at true scale</source>
        <translation>PDF, uma página em escala real</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Desenho SVG</translation>
    </message>
</context>
<context>
    <name>PictureDrops</name>
    <message>
        <source>Let go: a picture for {whom}</source>
        <translation>Solte: uma imagem para {whom}</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>Não há imagem na área de transferência.</translation>
    </message>
    <message>
        <source>Select the tokens that are to have the picture first.</source>
        <translation>Selecione antes os tokens que vão receber a imagem.</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Lendo a imagem…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>A new picture for {whom}.</source>
        <translation>Uma imagem nova para {whom}.</translation>
    </message>
    <message>
        <source>Choose the part…</source>
        <translation>Escolher a parte…</translation>
    </message>
</context>
<context>
    <name>PictureField</name>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Imagem…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Sem imagem</translation>
    </message>
    <message>
        <source>Take the picture from the clipboard</source>
        <translation>Usar a imagem da área de transferência</translation>
    </message>
    <message>
        <source>All {number} × {kind}</source>
        <translation>Todos os {number} × {kind}</translation>
    </message>
    <message>
        <source>The same picture for all {number} × {kind}</source>
        <translation>A mesma imagem para todos os {number} × {kind}</translation>
    </message>
    <message>
        <source>Picture of the creature</source>
        <translation>Imagem da criatura</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Imagens ({patterns})</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>Não há imagem na área de transferência.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>anywhere</source>
        <translation>qualquer lugar</translation>
    </message>
    <message>
        <source>arctic</source>
        <translation>ártico</translation>
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
        <translation>floresta</translation>
    </message>
    <message>
        <source>grassland</source>
        <translation>planície</translation>
    </message>
    <message>
        <source>graveyard</source>
        <translation>cemitério</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>colinas</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>selva</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>montanhas</translation>
    </message>
    <message>
        <source>planes</source>
        <translation>planos</translation>
    </message>
    <message>
        <source>ruins</source>
        <translation>ruínas</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>povoado</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>céu</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>pântano</translation>
    </message>
    <message>
        <source>underground</source>
        <translation>subterrâneo</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>vulcão</translation>
    </message>
    <message>
        <source>water</source>
        <translation>água</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>The screen {name} is gone. The players&apos; window waits until it is back.</source>
        <translation>A tela {name} sumiu. A janela dos jogadores espera até ela voltar.</translation>
    </message>
    <message>
        <source>The screen {name} is back, and the players&apos; window on it.</source>
        <translation>A tela {name} voltou, e a janela dos jogadores está nela.</translation>
    </message>
    <message>
        <source>The players&apos; map is at true scale: it keeps its size.</source>
        <translation>O mapa dos jogadores está em escala real: mantém o tamanho.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>&amp;Where somebody may react</source>
        <translation>&amp;Onde alguém pode reagir</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Perguntar toda vez</translation>
    </message>
    <message>
        <source>Skip it</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>For opportunity attacks of whoever was told nothing else on its card: a creature, or its side.</source>
        <translation>Para os ataques de oportunidade de quem não tem outra instrução no cartão: uma criatura, ou seu lado.</translation>
    </message>
    <message>
        <source>There is nothing to save: every step is in the fight&apos;s file before it is on the screen, and every step can be undone, after a restart too.</source>
        <translation>Não há nada a salvar: cada passo está no arquivo do combate antes de estar na tela, e cada passo pode ser desfeito, mesmo após reiniciar.</translation>
    </message>
</context>
<context>
    <name>PlayerActions</name>
    <message>
        <source>&amp;Players&apos; window</source>
        <translation>&amp;Janela dos jogadores</translation>
    </message>
    <message>
        <source>On which &amp;screen</source>
        <translation>Em qual &amp;tela</translation>
    </message>
    <message>
        <source>Players&apos; displa&amp;y…</source>
        <translation>Tela dos j&amp;ogadores…</translation>
    </message>
    <message>
        <source>&amp;Curtain</source>
        <translation>&amp;Cortina</translation>
    </message>
    <message>
        <source>Picture on the c&amp;urtain…</source>
        <translation>&amp;Imagem na cortina…</translation>
    </message>
    <message>
        <source>Bl&amp;ack curtain</source>
        <translation>Cortina &amp;preta</translation>
    </message>
    <message>
        <source>Show a p&amp;icture…</source>
        <translation>&amp;Mostrar uma imagem…</translation>
    </message>
    <message>
        <source>Put the picture away, or show the &amp;last again</source>
        <translation>Tirar a imagem ou mostrar a ú&amp;ltima</translation>
    </message>
    <message>
        <source>&amp;Brighter</source>
        <translation>Mais &amp;brilho</translation>
    </message>
    <message>
        <source>Dar&amp;ker</source>
        <translation>Mais &amp;escuro</translation>
    </message>
    <message>
        <source>The &amp;whole map</source>
        <translation>O mapa i&amp;nteiro</translation>
    </message>
    <message>
        <source>All that is k&amp;nown</source>
        <translation>Tudo o que é con&amp;hecido</translation>
    </message>
    <message>
        <source>&amp;Follow who acts</source>
        <translation>Se&amp;guir quem age</translation>
    </message>
    <message>
        <source>S&amp;tay with what is shown now</source>
        <translation>&amp;Ficar com o que se vê agora</translation>
    </message>
    <message>
        <source>Show what I s&amp;ee</source>
        <translation>Mostrar o que e&amp;u vejo</translation>
    </message>
    <message>
        <source>Mo&amp;ve and zoom</source>
        <translation>Mo&amp;ver e mudar o zoom</translation>
    </message>
    <message>
        <source>Players&apos; map: move left</source>
        <translation>Mapa dos jogadores: mover à esquerda</translation>
    </message>
    <message>
        <source>Players&apos; map: move right</source>
        <translation>Mapa dos jogadores: mover à direita</translation>
    </message>
    <message>
        <source>Players&apos; map: move up</source>
        <translation>Mapa dos jogadores: mover para cima</translation>
    </message>
    <message>
        <source>Players&apos; map: move down</source>
        <translation>Mapa dos jogadores: mover para baixo</translation>
    </message>
    <message>
        <source>Players&apos; map: zoom in</source>
        <translation>Mapa dos jogadores: aproximar</translation>
    </message>
    <message>
        <source>Players&apos; map: zoom out</source>
        <translation>Mapa dos jogadores: afastar</translation>
    </message>
    <message>
        <source>T&amp;rue scale</source>
        <translation>Escala &amp;real</translation>
    </message>
    <message>
        <source>Players see the turn or&amp;der</source>
        <translation>Jogadores veem a or&amp;dem dos turnos</translation>
    </message>
    <message>
        <source>Players see c&amp;oordinates</source>
        <translation>Jogadores veem coordenada&amp;s</translation>
    </message>
    <message>
        <source>Players see the &amp;grid</source>
        <translation>Jogadores veem a gr&amp;ade</translation>
    </message>
    <message>
        <source>Turn by a &amp;quarter</source>
        <translation>Girar um &amp;quarto</translation>
    </message>
    <message>
        <source>In a &amp;window</source>
        <translation>Em uma &amp;janela</translation>
    </message>
    <message>
        <source>Show a picture</source>
        <translation>Mostrar uma imagem</translation>
    </message>
    <message>
        <source>{name} cannot be read as a picture.</source>
        <translation>Não foi possível ler {name} como imagem.</translation>
    </message>
    <message>
        <source>Picture on the curtain</source>
        <translation>Imagem na cortina</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Imagens ({patterns})</translation>
    </message>
</context>
<context>
    <name>PlayerStrip</name>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>Round {round}. In order: {names}.</source>
        <translation>Rodada {round}. Em ordem: {names}.</translation>
    </message>
    <message>
        <source>Round {round}. {name} acts. In order: {names}.</source>
        <translation>Rodada {round}. {name} age. Em ordem: {names}.</translation>
    </message>
</context>
<context>
    <name>PlayerWindow</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
</context>
<context>
    <name>PlayersTold</name>
    <message>
        <source>Players: waiting for {screen}</source>
        <translation>Jogadores: esperando {screen}</translation>
    </message>
    <message>
        <source>Players: {what} · {where}</source>
        <translation>Jogadores: {what} · {where}</translation>
    </message>
    <message>
        <source>The curtain is closed, in a window.</source>
        <translation>A cortina está fechada, em uma janela.</translation>
    </message>
    <message>
        <source>The curtain is closed, on {screen}.</source>
        <translation>A cortina está fechada, em {screen}.</translation>
    </message>
    <message>
        <source>The players see the map, in a window.</source>
        <translation>Os jogadores veem o mapa, em uma janela.</translation>
    </message>
    <message>
        <source>The players see the map, on {screen}.</source>
        <translation>Os jogadores veem o mapa, em {screen}.</translation>
    </message>
    <message>
        <source>The players see {name}, in a window.</source>
        <translation>Os jogadores veem {name}, em uma janela.</translation>
    </message>
    <message>
        <source>The players see {name}, on {screen}.</source>
        <translation>Os jogadores veem {name}, em {screen}.</translation>
    </message>
    <message>
        <source>The players&apos; window is closed.</source>
        <translation>A janela dos jogadores está fechada.</translation>
    </message>
    <message>
        <source>The players&apos; window waits for the screen {screen}.</source>
        <translation>A janela dos jogadores espera pela tela {screen}.</translation>
    </message>
    <message>
        <source>curtain</source>
        <translation>cortina</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mapa</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagem</translation>
    </message>
    <message>
        <source>window</source>
        <translation>janela</translation>
    </message>
    <message>
        <source>{sentence} It waits for the screen {screen}.</source>
        <translation>{sentence} Ela espera pela tela {screen}.</translation>
    </message>
</context>
<context>
    <name>PreferencesActions</name>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Restaurar o le&amp;iaute</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Restaurar padrões</translation>
    </message>
    <message>
        <source>This page as the program came</source>
        <translation>Esta página como veio no programa</translation>
    </message>
    <message>
        <source>{file} cannot be written: what is chosen here holds until the program ends.</source>
        <translation>{file} não pode ser gravado: o que se escolhe aqui vale até o programa acabar.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print the map</source>
        <translation>Imprimir o mapa</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Fewest pages</source>
        <translation>Menos páginas</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <source>Plan of the pages</source>
        <translation>Plano das páginas</translation>
    </message>
    <message>
        <source>The chosen page</source>
        <translation>A página escolhida</translation>
    </message>
    <message>
        <source>Click a page to see it below.</source>
        <translation>Clique numa página para vê-la abaixo.</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>P&amp;DF…</translation>
    </message>
    <message>
        <source>No printer is set up on this computer; a PDF can be printed elsewhere.</source>
        <translation>Não há impressora configurada neste computador; um PDF pode ser impresso em outro lugar.</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadrado</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apel</translation>
    </message>
    <message>
        <source>&amp;Held</source>
        <translation>&amp;Orientação</translation>
    </message>
    <message>
        <source>Every page has marks to cut along and a line of 50 mm: print at 100%, not fitted to the page.</source>
        <translation>Cada página tem marcas de corte e uma linha de 50 mm: imprima a 100%, sem ajustar à página.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>{pages} turned, {across} × {down}; {columns} × {rows} squares each</source>
        <translation>{pages} deitada(s), {across} × {down}; {columns} × {rows} quadrados cada</translation>
    </message>
    <message>
        <source>{pages} upright, {across} × {down}; {columns} × {rows} squares each</source>
        <translation>{pages} em pé, {across} × {down}; {columns} × {rows} quadrados cada</translation>
    </message>
    <message>
        <source>{text}. Turned it would be {pages}.</source>
        <translation>{text}. Deitado seriam {pages}.</translation>
    </message>
    <message>
        <source>{text}. Upright it would be {pages}.</source>
        <translation>{text}. Em pé seriam {pages}.</translation>
    </message>
    <message>
        <source>That is much paper: a larger one, or fewer squares, may do.</source>
        <translation>É muito papel: um maior, ou menos quadrados, pode bastar.</translation>
    </message>
    <message>
        <source>Nothing of it is known: there is no page to print.</source>
        <translation>Nada dele é conhecido: não há página para imprimir.</translation>
    </message>
    <message>
        <source>{name}: page {number} of {all}</source>
        <translation>{name}: página {number} de {all}</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Imprimindo…</translation>
    </message>
    <message>
        <source>the printer</source>
        <translation>a impressora</translation>
    </message>
    <message>
        <source>{pages} sent to {printer}.</source>
        <translation>Enviado para {printer}: {pages}.</translation>
    </message>
    <message>
        <source>{name} pages</source>
        <translation>{name} páginas</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>Gravando {name}…</translation>
    </message>
    <message>
        <source>Written: {name}, {pages}.</source>
        <translation>Gravado: {name}, {pages}.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Pasta de arquivos</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Arquivos do &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impressão frente e verso</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Encadernação no lado longo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Encadernação no lado curto</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Conjunto de &amp;páginas:</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Informe páginas ou intervalos separados por vírgulas. Intervalos são dois números separados por hífen. Ex.: 3,5-7,9 imprime as páginas 3, 5, 6, 7 e 9.</translation>
    </message>
</context>
<context>
    <name>QuickEntry</name>
    <message>
        <source>Damage or healing</source>
        <translation>Dano ou cura</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>-7, +4 or -2d6</source>
        <translation>-7, +4 ou -2d6</translation>
    </message>
    <message>
        <source>Damage type</source>
        <translation>Tipo de dano</translation>
    </message>
    <message>
        <source>any type</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dano</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <translation>Acerto crítico</translation>
    </message>
    <message>
        <source>Two failed death saves for who is dying</source>
        <translation>Duas salvaguardas contra a morte falhas para quem está morrendo</translation>
    </message>
    <message>
        <source>Half for all</source>
        <translation>Metade para todos</translation>
    </message>
    <message>
        <source>Half, a save made:</source>
        <translation>Metade (salvaguarda):</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Curar</translation>
    </message>
    <message>
        <source>Type -7 for damage, +4 for healing, or dice like -2d6.</source>
        <translation>Digite -7 para dano, +4 para cura, ou dados como -2d6.</translation>
    </message>
</context>
<context>
    <name>ReactionCard</name>
    <message>
        <source>Reactions</source>
        <translation>Reações</translation>
    </message>
    <message>
        <source>d20 of the strike</source>
        <translation>d20 do ataque</translation>
    </message>
    <message>
        <source>Paper dice</source>
        <translation>Dados na mesa</translation>
    </message>
    <message>
        <source>Skip all</source>
        <translation>Deixar todos</translation>
    </message>
    <message>
        <source>Nobody strikes (Esc)</source>
        <translation>Ninguém ataca (Esc)</translation>
    </message>
    <message>
        <source>{mover} leaves {at}: who strikes?</source>
        <translation>{mover} sai de {at}: quem ataca?</translation>
    </message>
    <message>
        <source>{by} may strike before {name} shoots</source>
        <translation>{by} pode atacar antes do disparo de {name}</translation>
    </message>
    <message>
        <source>{by} may strike before {name} attacks</source>
        <translation>{by} pode atacar antes do ataque de {name}</translation>
    </message>
    <message>
        <source>Before {name} shoots: who strikes?</source>
        <translation>Antes do disparo de {name}: quem ataca?</translation>
    </message>
    <message>
        <source>Before {name} attacks: who strikes?</source>
        <translation>Antes do ataque de {name}: quem ataca?</translation>
    </message>
    <message>
        <source>Take: {attack}</source>
        <translation>Usar: {attack}</translation>
    </message>
    <message>
        <source>Take it (key {number})</source>
        <translation>Atacar (tecla {number})</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Deixar</translation>
    </message>
    <message>
        <source>Let it go (Enter)</source>
        <translation>Deixar passar (Enter)</translation>
    </message>
    <message>
        <source>Always…</source>
        <translation>Sempre…</translation>
    </message>
    <message>
        <source>How to answer from now on, without asking</source>
        <translation>Como responder daqui em diante, sem perguntar</translation>
    </message>
    <message>
        <source>Always skip for {name}</source>
        <translation>Nunca atacar, para {name}</translation>
    </message>
    <message>
        <source>Always skip for the side {side}</source>
        <translation>Nunca atacar, para o lado {side}</translation>
    </message>
    <message>
        <source>Always take for {name}</source>
        <translation>Sempre atacar, para {name}</translation>
    </message>
    <message>
        <source>Always take for the side {side}</source>
        <translation>Sempre atacar, para o lado {side}</translation>
    </message>
</context>
<context>
    <name>ReadyDialog</name>
    <message>
        <source>{name} readies</source>
        <translation>{name} se prepara</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>when the door opens</source>
        <translation>quando a porta abrir</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Cast a spell</source>
        <translation>Conjurar uma magia</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Quando</translation>
    </message>
    <message>
        <source>&amp;Then</source>
        <translation>&amp;Então</translation>
    </message>
    <message>
        <source>&amp;Spell</source>
        <translation>&amp;Magia</translation>
    </message>
    <message>
        <source>Say what is waited for.</source>
        <translation>Diga o que se espera.</translation>
    </message>
</context>
<context>
    <name>Reminders</name>
    <message numerus="yes">
        <source>{name}: %n legendary action(s)</source>
        <translation>
            <numerusform>{name}: %n ação lendária</numerusform>
            <numerusform>{name}: %n ações lendárias</numerusform>
        </translation>
    </message>
    <message>
        <source>A save was made</source>
        <translation>Uma salvaguarda teve sucesso</translation>
    </message>
    <message>
        <source>A {least} or more on a d6 at the start of its turn brings it back</source>
        <translation>{least} ou mais num d6 no início do seu turno o traz de volta</translation>
    </message>
    <message>
        <source>Due in round {round}; a click opens the reserve</source>
        <translation>Chega na rodada {round}; um clique abre a reserva</translation>
    </message>
    <message>
        <source>Due now: {who}</source>
        <translation>Chega agora: {who}</translation>
    </message>
    <message>
        <source>Holds: {what}</source>
        <translation>Mantém: {what}</translation>
    </message>
    <message>
        <source>It does nothing by itself</source>
        <translation>Sozinho não faz nada</translation>
    </message>
    <message>
        <source>Its time was up</source>
        <translation>Seu tempo acabou</translation>
    </message>
    <message>
        <source>Left out by the game master</source>
        <translation>Deixado de lado pelo mestre</translation>
    </message>
    <message>
        <source>May act now that {name}&apos;s turn has ended; they come back with its own turn</source>
        <translation>Pode agir agora que o turno de {name} acabou; voltam com o próprio turno</translation>
    </message>
    <message>
        <source>Nothing on the map hangs on it</source>
        <translation>Nada no mapa depende disso</translation>
    </message>
    <message>
        <source>On initiative count {count}, losing ties: {deeds}</source>
        <translation>Na contagem de iniciativa {count}, perdendo empates: {deeds}</translation>
    </message>
    <message>
        <source>as a turn ends in it</source>
        <translation>quando um turno acaba nela</translation>
    </message>
    <message>
        <source>as a turn ends there</source>
        <translation>quando um turno acaba ali</translation>
    </message>
    <message>
        <source>as a turn starts in it</source>
        <translation>quando um turno começa nela</translation>
    </message>
    <message>
        <source>as a turn starts there</source>
        <translation>quando um turno começa ali</translation>
    </message>
    <message>
        <source>difficult ground</source>
        <translation>terreno difícil</translation>
    </message>
    <message>
        <source>on entering</source>
        <translation>ao entrar</translation>
    </message>
    <message>
        <source>{ability} save against {dc}</source>
        <translation>salvaguarda de {ability} contra {dc}</translation>
    </message>
    <message>
        <source>{attack} is back</source>
        <translation>{attack} voltou</translation>
    </message>
    <message>
        <source>{attack} is not back</source>
        <translation>{attack} não voltou</translation>
    </message>
    <message>
        <source>{name} concentrates on {on}</source>
        <translation>{name} se concentra em {on}</translation>
    </message>
    <message>
        <source>{name} is in {aura} of {other}</source>
        <translation>{name} está em {aura} de {other}</translation>
    </message>
    <message>
        <source>{name} may use it again</source>
        <translation>{name} pode usar de novo</translation>
    </message>
    <message>
        <source>{name} stands in {zone}</source>
        <translation>{name} está em {zone}</translation>
    </message>
    <message>
        <source>{name}: lair action now</source>
        <translation>{name}: ação de covil agora</translation>
    </message>
    <message>
        <source>{name}: no longer {effect}</source>
        <translation>{name}: não mais {effect}</translation>
    </message>
    <message>
        <source>{zone} is gone</source>
        <translation>{zone} acabou</translation>
    </message>
</context>
<context>
    <name>ReservePane</name>
    <message>
        <source>Who comes later</source>
        <translation>Quem vem depois</translation>
    </message>
    <message>
        <source>Nobody waits. Choose &quot;Later&quot; before you place creatures, or send the selected off the map until they are called.</source>
        <translation>Ninguém espera. Escolha &quot;Depois&quot; antes de colocar criaturas, ou mande a seleção para fora do mapa até ser chamada.</translation>
    </message>
    <message>
        <source>&amp;Call in</source>
        <translation>&amp;Chamar</translation>
    </message>
    <message>
        <source>As near as can be to where they were prepared</source>
        <translation>O mais perto possível de onde estavam preparados</translation>
    </message>
    <message>
        <source>Call in &amp;here…</source>
        <translation>Chamar a&amp;qui…</translation>
    </message>
    <message>
        <source>Then click where on the map</source>
        <translation>Depois clique no mapa</translation>
    </message>
    <message>
        <source>Send &amp;off for good</source>
        <translation>&amp;Dispensar de vez</translation>
    </message>
    <message>
        <source>&amp;The selected wait off the map</source>
        <translation>A &amp;seleção espera fora do mapa</translation>
    </message>
    <message>
        <source>When they are due</source>
        <translation>Quando devem vir</translation>
    </message>
    <message>
        <source>When called</source>
        <translation>Quando chamados</translation>
    </message>
    <message>
        <source>In round {round}</source>
        <translation>Na rodada {round}</translation>
    </message>
    <message>
        <source>when called</source>
        <translation>quando chamados</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>na rodada {round}</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>é a hora</translation>
    </message>
    <message>
        <source>Due now: {who}.</source>
        <translation>É a hora: {who}.</translation>
    </message>
    <message>
        <source>Call in</source>
        <translation>Chamar</translation>
    </message>
</context>
<context>
    <name>RestDialog</name>
    <message>
        <source>Rest</source>
        <translation>Descansar</translation>
    </message>
    <message>
        <source>There is nobody on the map to rest.</source>
        <translation>Não há ninguém no mapa para descansar.</translation>
    </message>
    <message>
        <source>&amp;Who rests</source>
        <translation>&amp;Quem descansa</translation>
    </message>
    <message>
        <source>Who rests</source>
        <translation>Quem descansa</translation>
    </message>
    <message>
        <source>All hit points come back, and temporary ones are gone.</source>
        <translation>Todos os pontos de vida voltam, e os temporários se perdem.</translation>
    </message>
    <message>
        <source>All hit points come back; temporary ones and one level of exhaustion are gone.</source>
        <translation>Todos os pontos de vida voltam; os temporários e um nível de exaustão se perdem.</translation>
    </message>
    <message>
        <source>&amp;Short rest</source>
        <translation>Descanso &amp;curto</translation>
    </message>
    <message>
        <source>Whoever was knocked out wakes up.</source>
        <translation>Quem foi nocauteado acorda.</translation>
    </message>
    <message>
        <source>&amp;Long rest</source>
        <translation>Descanso &amp;longo</translation>
    </message>
    <message>
        <source>{name}   {hp} of {most}</source>
        <translation>{name}   {hp} de {most}</translation>
    </message>
    <message>
        <source>Tick who rests.</source>
        <translation>Marque quem descansa.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>✓ success</source>
        <translation>✓ sucesso</translation>
    </message>
    <message>
        <source>✗ failure</source>
        <translation>✗ falha</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>a creature kept by this program</source>
        <translation>uma criatura guardada por este programa</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texto colado</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Stat blocks from elsewhere</source>
        <translation>Blocos de estatísticas de fora</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Adicionar &amp;arquivos…</translation>
    </message>
    <message>
        <source>&amp;Read the text</source>
        <translation>&amp;Ler o texto</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>A&amp;ll</source>
        <translation>&amp;Todos</translation>
    </message>
    <message>
        <source>Tick all of them, or none</source>
        <translation>Marca todos, ou nenhum</translation>
    </message>
    <message>
        <source>&amp;Correct…</source>
        <translation>&amp;Corrigir…</translation>
    </message>
    <message>
        <source>All its figures in the form</source>
        <translation>Todas as estatísticas no formulário</translation>
    </message>
    <message>
        <source>&amp;As it was read</source>
        <translation>C&amp;omo foi lido</translation>
    </message>
    <message>
        <source>Take the corrections back</source>
        <translation>Desfazer as correções</translation>
    </message>
    <message>
        <source>&amp;Use it here</source>
        <translation>&amp;Usar aqui</translation>
    </message>
    <message>
        <source>Keep its figures for the rules of this fight</source>
        <translation>Guarda as estatísticas para o sistema deste combate</translation>
    </message>
    <message>
        <source>Keep and &amp;place</source>
        <translation>Guardar &amp;e colocar</translation>
    </message>
    <message>
        <source>Into the par&amp;ty</source>
        <translation>Para o &amp;grupo</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lidos</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>O que foi lido</translation>
    </message>
    <message>
        <source>…or paste the text of a stat block here, and read it</source>
        <translation>…ou cole aqui o texto de um bloco de estatísticas e leia</translation>
    </message>
    <message>
        <source>Text of a stat block</source>
        <translation>Texto de um bloco de estatísticas</translation>
    </message>
    <message>
        <source>READ</source>
        <translation>LIDOS</translation>
    </message>
    <message>
        <source>Stat blocks ({endings});;All files (*)</source>
        <translation>Blocos de estatísticas ({endings});;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Stat blocks</source>
        <translation>Blocos de estatísticas</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>não lido</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigido</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>%n coisa a conferir</numerusform>
            <numerusform>%n coisas a conferir</numerusform>
        </translation>
    </message>
    <message>
        <source>all clear</source>
        <translation>tudo claro</translation>
    </message>
    <message>
        <source>Drop files here, several at once, or paste the text of a stat block. Read are 5e-bits, Open5e, 5etools, Foundry, Improved Initiative, old-school pages and plain text.</source>
        <translation>Solte arquivos aqui, vários de uma vez, ou cole o texto de um bloco de estatísticas. São lidos 5e-bits, Open5e, 5etools, Foundry, Improved Initiative, páginas old-school e texto simples.</translation>
    </message>
    <message>
        <source>Its figures are for {rules}; this fight is played by {others}.</source>
        <translation>As estatísticas são para {rules}; este combate usa {others}.</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Outro sistema</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>Conferidos</translation>
    </message>
    <message>
        <source>Look at these</source>
        <translation>Confira estes</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Não lidos</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>suposto</translation>
    </message>
    <message>
        <source>the source says two things</source>
        <translation>a fonte diz duas coisas</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) read</source>
        <translation>
            <numerusform>%n criatura lida</numerusform>
            <numerusform>%n criaturas lidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) read, {number} not</source>
        <translation>
            <numerusform>%n criatura lida, {number} não</numerusform>
            <numerusform>%n criaturas lidas, {number} não</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading… {told}</source>
        <translation>Lendo… {told}</translation>
    </message>
    <message>
        <source>Only what is for the rules of this fight</source>
        <translation>Só o que é do sistema deste combate</translation>
    </message>
    <message>
        <source>Placed here or in the party is only what is for {rules}: &quot;Use it here&quot; makes it so, or untick it.</source>
        <translation>Só se põe aqui ou no grupo o que é para {rules}: &quot;Usar aqui&quot; o torna assim, ou desmarque.</translation>
    </message>
    <message>
        <source>Tick what is to be kept.</source>
        <translation>Marque o que deve ser guardado.</translation>
    </message>
</context>
<context>
    <name>RollDialog</name>
    <message>
        <source>Roll dice</source>
        <translation>Rolar dados</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rolar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>2d6+3, 4d6kh3, d20 adv + 5, Stealth: d20+6</source>
        <translation>2d6+3, 4d6kh3, d20 vant + 5, Furtividade: d20+6</translation>
    </message>
    <message>
        <source>&amp;Secret: left out of the exported log</source>
        <translation>&amp;Secreto: fora do registro exportado</translation>
    </message>
    <message>
        <source>Once for &amp;each selected creature (nobody is selected)</source>
        <translation>Uma vez para &amp;cada criatura selecionada (nenhuma selecionada)</translation>
    </message>
    <message>
        <source>Once for &amp;each selected creature ({number})</source>
        <translation>Uma vez para &amp;cada criatura selecionada ({number})</translation>
    </message>
    <message>
        <source>&amp;Your rolls</source>
        <translation>Suas ro&amp;lagens</translation>
    </message>
    <message>
        <source>Your rolls</source>
        <translation>Suas rolagens</translation>
    </message>
    <message>
        <source>None yet. Type a roll above, like &quot;Stealth of the goblins: d20+6&quot;, and keep it.</source>
        <translation>Ainda nenhuma. Digite uma rolagem acima, como &quot;Furtividade dos goblins: d20+6&quot;, e guarde-a.</translation>
    </message>
    <message>
        <source>&amp;Keep as new</source>
        <translation>&amp;Guardar como nova</translation>
    </message>
    <message>
        <source>Keeps what stands in the field as one of your rolls</source>
        <translation>Guarda o que está no campo como uma de suas rolagens</translation>
    </message>
    <message>
        <source>&amp;Change the chosen</source>
        <translation>&amp;Mudar a escolhida</translation>
    </message>
    <message>
        <source>The chosen roll becomes what stands in the field</source>
        <translation>A rolagem escolhida passa a ser o que está no campo</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>Its text stays in the field: keep it again to have it back</source>
        <translation>O texto fica no campo: guarde-o de novo para tê-lo de volta</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Acima</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abaixo</translation>
    </message>
    <message>
        <source>for each selected</source>
        <translation>para cada selecionado</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secreto</translation>
    </message>
    <message>
        <source>There are {most} already: delete one first.</source>
        <translation>Já há {most}: apague uma antes.</translation>
    </message>
</context>
<context>
    <name>RollList</name>
    <message>
        <source>What is rolled</source>
        <translation>O que é rolado</translation>
    </message>
    <message>
        <source>Saving throw</source>
        <translation>Salvaguarda</translation>
    </message>
</context>
<context>
    <name>RollLog</name>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>✎ corrected</source>
        <translation>✎ corrigido</translation>
    </message>
    <message>
        <source>✎ partly typed</source>
        <translation>✎ digitado em parte</translation>
    </message>
    <message>
        <source>✎ typed</source>
        <translation>✎ digitado</translation>
    </message>
    <message>
        <source>no seed kept</source>
        <translation>nenhuma semente guardada</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Rolled by</source>
        <translation>Rolado por</translation>
    </message>
    <message>
        <source>game master</source>
        <translation>mestre</translation>
    </message>
    <message>
        <source>{what}, secret</source>
        <translation>{what}, secreto</translation>
    </message>
    <message>
        <source>{how}, undone</source>
        <translation>{how}, desfeito</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Rolagens</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>This roll was made before seeds were kept: it cannot be drawn again.</source>
        <translation>Esta rolagem foi feita antes de se guardarem sementes: não pode ser refeita.</translation>
    </message>
    <message>
        <source>This roll was typed: there is nothing to draw again.</source>
        <translation>Esta rolagem foi digitada: não há nada a refazer.</translation>
    </message>
    <message>
        <source>✓ Drawn again: {faces}. The same faces.</source>
        <translation>✓ Refeita: {faces}. As mesmas faces.</translation>
    </message>
    <message>
        <source>✗ Drawn again: {faces}. These are not the faces of the log.</source>
        <translation>✗ Refeita: {faces}. Não são as faces do registro.</translation>
    </message>
    <message>
        <source>✓ Drawn again: {faces}. The game master made them {kept}.</source>
        <translation>✓ Refeita: {faces}. O mestre as mudou para {kept}.</translation>
    </message>
</context>
<context>
    <name>RollLogDialog</name>
    <message>
        <source>Roll log</source>
        <translation>Registro de rolagens</translation>
    </message>
    <message>
        <source>Name, number or seed</source>
        <translation>Nome, número ou semente</translation>
    </message>
    <message>
        <source>Search the rolls</source>
        <translation>Procurar nas rolagens</translation>
    </message>
    <message>
        <source>&amp;Check this roll</source>
        <translation>&amp;Conferir esta rolagem</translation>
    </message>
    <message>
        <source>Check &amp;all</source>
        <translation>Conferir &amp;todas</translation>
    </message>
    <message>
        <source>Save as a &amp;table…</source>
        <translation>Salvar como ta&amp;bela…</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <translation>Rolagens de quem</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>Todo tipo</translation>
    </message>
    <message>
        <source>What kind of roll</source>
        <translation>Que tipo de rolagem</translation>
    </message>
    <message>
        <source>Rolls, the newest first</source>
        <translation>Rolagens, as mais novas primeiro</translation>
    </message>
    <message>
        <source>Nothing has been rolled yet.</source>
        <translation>Nada foi rolado ainda.</translation>
    </message>
    <message>
        <source>No roll has all of that.</source>
        <translation>Nenhuma rolagem tem tudo isso.</translation>
    </message>
    <message>
        <source>Seed {seed}, die {first} to {last}</source>
        <translation>Semente {seed}, dados {first} a {last}</translation>
    </message>
    <message>
        <source>No seed</source>
        <translation>Sem semente</translation>
    </message>
    <message>
        <source>Seed {seed}, die {first}</source>
        <translation>Semente {seed}, dado {first}</translation>
    </message>
    <message>
        <source>No roll was drawn from a seed.</source>
        <translation>Nenhuma rolagem veio de uma semente.</translation>
    </message>
    <message>
        <source>✓ The program&apos;s one roll comes out the same.</source>
        <translation>✓ A única rolagem do programa sai igual.</translation>
    </message>
    <message>
        <source>✓ All {number} rolls of the program come out the same.</source>
        <translation>✓ Todas as {number} rolagens do programa saem iguais.</translation>
    </message>
    <message>
        <source>{fight} rolls</source>
        <translation>{fight} rolagens</translation>
    </message>
    <message>
        <source>Written: {name}.</source>
        <translation>Gravado: {name}.</translation>
    </message>
</context>
<context>
    <name>RoundClock</name>
    <message>
        <source>Since the fight began: {start} to {end}, a round is {number} s</source>
        <translation>Desde o início do combate: de {start} a {end}, uma rodada dura {number} s</translation>
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
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>amigável</translation>
    </message>
    <message>
        <source>indifferent</source>
        <translation>indiferente</translation>
    </message>
    <message>
        <source>hostile</source>
        <translation>hostil</translation>
    </message>
    <message>
        <source>Towards the characters: it makes bringing it round easier or harder</source>
        <translation>Em relação aos personagens: torna mais fácil ou mais difícil convencer a criatura</translation>
    </message>
    <message>
        <source>&amp;Heroic Inspiration</source>
        <translation>Inspiração &amp;Heroica</translation>
    </message>
    <message>
        <source>Attit&amp;ude</source>
        <translation>Atitud&amp;e</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Ní&amp;vel</translation>
    </message>
    <message>
        <source>Chall&amp;enge</source>
        <translation>&amp;Desafio</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Challenge rating</source>
        <translation>Nível de desafio</translation>
    </message>
    <message>
        <source>proficiency bonus {bonus}</source>
        <translation>bônus de proficiência {bonus}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no level or challenge, like 5 or 1/4.</source>
        <translation>&quot;{text}&quot; não é um nível nem desafio, como 5 ou 1/4.</translation>
    </message>
    <message>
        <source>A level is a whole number from 1 to {most}.</source>
        <translation>Um nível é um número inteiro de 1 a {most}.</translation>
    </message>
</context>
<context>
    <name>RulesetFields</name>
    <message>
        <source>R&amp;uleset</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadrado</translation>
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
        <translation> polegadas</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>não medida</translation>
    </message>
    <message>
        <source>Match a &amp;card…</source>
        <translation>Usar um &amp;cartão…</translation>
    </message>
    <message>
        <source>Draw a bank card on the players&apos; screen, to be made as large as a real one</source>
        <translation>Desenha um cartão de banco na tela dos jogadores, para igualar ao tamanho de um real</translation>
    </message>
    <message>
        <source>One s&amp;quare is</source>
        <translation>Um &amp;quadrado tem</translation>
    </message>
    <message>
        <source>Screen&apos;s dia&amp;gonal</source>
        <translation>Diagonal da &amp;tela</translation>
    </message>
</context>
<context>
    <name>Sense</name>
    <message>
        <source>blindsight</source>
        <translation>visão às cegas</translation>
    </message>
    <message>
        <source>darkvision</source>
        <translation>visão no escuro</translation>
    </message>
    <message>
        <source>tremorsense</source>
        <translation>sismiconsciência</translation>
    </message>
    <message>
        <source>truesight</source>
        <translation>visão verdadeira</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Untitled fight</source>
        <translation>Combate sem título</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combate</translation>
    </message>
</context>
<context>
    <name>SheetFacts</name>
    <message>
        <source>To remember</source>
        <translation>Lembre-se</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>nonmagical weapons</source>
        <translation>armas não mágicas</translation>
    </message>
    <message>
        <source>{name} is immune to {what}</source>
        <translation>{name} tem imunidade a {what}</translation>
    </message>
    <message>
        <source>{name} is vulnerable to {what}</source>
        <translation>{name} tem vulnerabilidade a {what}</translation>
    </message>
    <message>
        <source>{name} resists {what}</source>
        <translation>{name} tem resistência a {what}</translation>
    </message>
    <message>
        <source>{types} (nonmagical)</source>
        <translation>{types} (não mágico)</translation>
    </message>
</context>
<context>
    <name>SheetTexts</name>
    <message>
        <source>&quot;{text}&quot; is no damage type with its amount, like fire 5.</source>
        <translation>&quot;{text}&quot; não é um tipo de dano com seu valor, como fire 5.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no length, like {example}.</source>
        <translation>&quot;{text}&quot; não é um comprimento, como {example}.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no whole number.</source>
        <translation>&quot;{text}&quot; não é um número inteiro.</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is too large.</source>
        <translation>&quot;{text}&quot; é grande demais.</translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message>
        <source>Sheet</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>{name}: sheet</source>
        <translation>{name}: ficha</translation>
    </message>
    <message>
        <source>Close (Q or Esc)</source>
        <translation>Fechar (Q ou Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>{hp} / {max} HP</source>
        <translation>{hp} / {max} PV</translation>
    </message>
    <message>
        <source> + {temp} temp</source>
        <translation> + {temp} temp</translation>
    </message>
    <message>
        <source>concentrating on {on}</source>
        <translation>concentração em {on}</translation>
    </message>
    <message>
        <source>Multiattack</source>
        <translation>Ataques múltiplos</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>No key is called so.</source>
        <translation>Nenhuma tecla tem esse nome.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a shortcut</source>
        <translation>Buscar um atalho</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Change the keys…</source>
        <translation>&amp;Mudar as teclas…</translation>
    </message>
</context>
<context>
    <name>Shown</name>
    <message>
        <source>The token as it will look</source>
        <translation>O token como vai ficar</translation>
    </message>
</context>
<context>
    <name>SideBox</name>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>TURN ORDER</source>
        <translation>ORDEM DOS TURNOS</translation>
    </message>
    <message>
        <source>LOG</source>
        <translation>REGISTRO</translation>
    </message>
</context>
<context>
    <name>Sight</name>
    <message>
        <source>{viewer} sees {target}</source>
        <translation>{viewer} vê {target}</translation>
    </message>
    <message>
        <source>{viewer} perceives {target} (blindsight)</source>
        <translation>{viewer} percebe {target} (visão às cegas)</translation>
    </message>
    <message>
        <source>{viewer} feels {target} (tremorsense)</source>
        <translation>{viewer} sente {target} (sismiconsciência)</translation>
    </message>
    <message>
        <source>{viewer} sees {target} (truesight)</source>
        <translation>{viewer} vê {target} (visão verdadeira)</translation>
    </message>
    <message>
        <source>{viewer} sees {target} (darkvision)</source>
        <translation>{viewer} vê {target} (visão no escuro)</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: walls or doors between</source>
        <translation>{viewer} não vê {target}: há paredes ou portas no meio</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: too dark there</source>
        <translation>{viewer} não vê {target}: está escuro demais lá</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: thick fog between</source>
        <translation>{viewer} não vê {target}: há névoa densa no meio</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: it sees nothing now</source>
        <translation>{viewer} não vê {target}: agora não enxerga nada</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: it hides</source>
        <translation>{viewer} não vê {target}: o alvo se esconde</translation>
    </message>
    <message>
        <source>{viewer} does not see {target}: it is invisible</source>
        <translation>{viewer} não vê {target}: o alvo está invisível</translation>
    </message>
    <message>
        <source>bright light</source>
        <translation>luz plena</translation>
    </message>
    <message>
        <source>dim light</source>
        <translation>meia-luz</translation>
    </message>
    <message>
        <source>darkness</source>
        <translation>escuridão</translation>
    </message>
</context>
<context>
    <name>Size</name>
    <message>
        <source>Tiny</source>
        <translation>Miúdo</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeno</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
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
        <translation>Imenso</translation>
    </message>
</context>
<context>
    <name>StartDialog</name>
    <message>
        <source>New fight here</source>
        <translation>Novo combate aqui</translation>
    </message>
    <message>
        <source>Start the fight</source>
        <translation>Começar o combate</translation>
    </message>
    <message>
        <source>{map}: the fight is a copy, the map stays in the library as it is.</source>
        <translation>{map}: o combate é uma cópia, o mapa fica na biblioteca como está.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadrado</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Not on disk</source>
        <translation>Fora do disco</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Somente leitura</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvo</translation>
    </message>
    <message>
        <source>{ruleset}, with house rules</source>
        <translation>{ruleset}, com regras da casa</translation>
    </message>
    <message>
        <source>{length} from {name}</source>
        <translation>{length} de {name}</translation>
    </message>
    <message>
        <source>{length} from {name} to {other}</source>
        <translation>{length} de {name} a {other}</translation>
    </message>
</context>
<context>
    <name>TargetBanner</name>
    <message>
        <source>{action}: click the target</source>
        <translation>{action}: clique no alvo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>TargetRows</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Enemies only</source>
        <translation>Só inimigos</translation>
    </message>
    <message>
        <source>{name} (ally)</source>
        <translation>{name} (aliado)</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>morto</translation>
    </message>
    <message>
        <source>fails: {condition}</source>
        <translation>falha: {condition}</translation>
    </message>
    <message>
        <source>{bonus}, cover {cover} in it</source>
        <translation>{bonus}, já com cobertura {cover}</translation>
    </message>
</context>
<context>
    <name>TerrainBar</name>
    <message>
        <source>Floor</source>
        <translation>Chão</translation>
    </message>
    <message>
        <source>Difficult ground</source>
        <translation>Terreno difícil</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Água</translation>
    </message>
    <message>
        <source>Pit or climb face</source>
        <translation>Fosso ou paredão</translation>
    </message>
    <message>
        <source>Lightly obscured</source>
        <translation>Levemente obscurecido</translation>
    </message>
    <message>
        <source>Heavily obscured</source>
        <translation>Intensamente obscurecido</translation>
    </message>
    <message>
        <source>Low obstacle</source>
        <translation>Obstáculo baixo</translation>
    </message>
    <message>
        <source>Solid rock</source>
        <translation>Rocha maciça</translation>
    </message>
    <message>
        <source>Higher or lower floor</source>
        <translation>Piso mais alto ou baixo</translation>
    </message>
    <message>
        <source>Where the party starts</source>
        <translation>Onde o grupo começa</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pincel</translation>
    </message>
    <message>
        <source>Draw with the button held.</source>
        <translation>Desenhe com o botão apertado.</translation>
    </message>
    <message>
        <source>Re&amp;ctangle</source>
        <translation>Re&amp;tângulo</translation>
    </message>
    <message>
        <source>Drag from corner to corner.</source>
        <translation>Arraste de canto a canto.</translation>
    </message>
    <message>
        <source>Pol&amp;ygon</source>
        <translation>Polí&amp;gono</translation>
    </message>
    <message>
        <source>Click corners; Enter or a click on the first closes it.</source>
        <translation>Clique nos cantos; Enter ou um clique no primeiro fecha.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>{kind}: left button paints, right button {other}.</source>
        <translation>{kind}: o botão esquerdo pinta, o direito {other}.</translation>
    </message>
    <message>
        <source>makes floor</source>
        <translation>faz chão</translation>
    </message>
    <message>
        <source>takes it away</source>
        <translation>retira</translation>
    </message>
    <message>
        <source>Click corners; Enter closes, Backspace takes one back.</source>
        <translation>Clique nos cantos; Enter fecha, Backspace desfaz um.</translation>
    </message>
</context>
<context>
    <name>TerrainTool</name>
    <message>
        <source>No square of the map has its middle in there.</source>
        <translation>Nenhum quadrado do mapa tem o centro ali dentro.</translation>
    </message>
    <message>
        <source>{across} × {down} squares</source>
        <translation>{across} × {down} quadrados</translation>
    </message>
</context>
<context>
    <name>TokenActions</name>
    <message>
        <source>Find a toke&amp;n…</source>
        <translation>Encontrar um t&amp;oken…</translation>
    </message>
    <message>
        <source>To the creature&apos;s &amp;card</source>
        <translation>Ao ca&amp;rtão da criatura</translation>
    </message>
    <message>
        <source>Next &amp;part of the window</source>
        <translation>Pró&amp;xima parte da janela</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>Parte ant&amp;erior da janela</translation>
    </message>
</context>
<context>
    <name>TokenDialog</name>
    <message>
        <source>Edit token</source>
        <translation>Editar token</translation>
    </message>
    <message>
        <source>Add tokens</source>
        <translation>Adicionar tokens</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>A player&apos;s character (death saves)</source>
        <translation>Personagem de jogador (salvaguardas contra a morte)</translation>
    </message>
    <message>
        <source>A player&apos;s character</source>
        <translation>Personagem de jogador</translation>
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
        <translation>&quot;6 Goblin&quot; adiciona seis, numerados</translation>
    </message>
    <message>
        <source>Hidden from the players</source>
        <translation>Oculto dos jogadores</translation>
    </message>
    <message>
        <source>rolls initiative together</source>
        <translation>rola a iniciativa junto</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>How &amp;many</source>
        <translation>&amp;Quantos</translation>
    </message>
    <message>
        <source>Tokens of one side are allies; &quot;neutral&quot; is nobody&apos;s enemy</source>
        <translation>Tokens do mesmo lado são aliados; &quot;neutral&quot; não é inimigo de ninguém</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Lado</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Grupo</translation>
    </message>
    <message>
        <source>Senses (m)</source>
        <translation>Sentidos (m)</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>from Dexterity</source>
        <translation>da Destreza</translation>
    </message>
    <message>
        <source>Armour class</source>
        <translation>Classe de armadura</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Pontos de vida</translation>
    </message>
    <message>
        <source>Most hit points</source>
        <translation>Máximo de PV</translation>
    </message>
    <message>
        <source>Speeds (m)</source>
        <translation>Deslocamentos (m)</translation>
    </message>
    <message>
        <source>&amp;Reach (m)</source>
        <translation>&amp;Alcance (m)</translation>
    </message>
    <message>
        <source>A&amp;ttacks an action</source>
        <translation>Ataq&amp;ues por ação</translation>
    </message>
    <message>
        <source>&amp;Initiative</source>
        <translation>&amp;Iniciativa</translation>
    </message>
    <message>
        <source>Armour &amp;class</source>
        <translation>&amp;Classe de armadura</translation>
    </message>
    <message>
        <source>ATTACKS</source>
        <translation>ATAQUES</translation>
    </message>
    <message>
        <source>Add an attack</source>
        <translation>Adicionar um ataque</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>scimitar</source>
        <translation>cimitarra</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>claw</source>
        <translation>garra</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is no sense; known are {wanted}.</source>
        <translation>&quot;{name}&quot; não é um sentido; são conhecidos {wanted}.</translation>
    </message>
    <message>
        <source>There is no free square near for {name}.</source>
        <translation>Não há quadrado livre por perto para {name}.</translation>
    </message>
</context>
<context>
    <name>TokenDock</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Close the token list</source>
        <translation>Fechar a lista de tokens</translation>
    </message>
</context>
<context>
    <name>TokenModel</name>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Pontos de vida</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrado</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distância</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
</context>
<context>
    <name>TokenNote</name>
    <message>
        <source>Note on {names}</source>
        <translation>Nota em {names}</translation>
    </message>
    <message>
        <source>Only for the game master</source>
        <translation>Só para o mestre</translation>
    </message>
    <message>
        <source>What is to be remembered?</source>
        <translation>O que há para lembrar?</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>Guardar (Enter)</translation>
    </message>
    <message>
        <source>Shift+Enter begins another line</source>
        <translation>Shift+Enter começa outra linha</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Voltar (Esc)</translation>
    </message>
</context>
<context>
    <name>TokenPane</name>
    <message>
        <source>Name, side, condition or square</source>
        <translation>Nome, lado, condição ou quadrado</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Encontrar um token</translation>
    </message>
    <message>
        <source>Nobody is on the map</source>
        <translation>Ninguém está no mapa</translation>
    </message>
    <message>
        <source>None fits</source>
        <translation>Nenhum serve</translation>
    </message>
    <message>
        <source>{shown} of {whole}</source>
        <translation>{shown} de {whole}</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenTable</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>concentrates on {on}</source>
        <translation>concentra-se em {on}</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>age agora</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>oculto dos jogadores</translation>
    </message>
    <message>
        <source>{hp} of {max} hit points</source>
        <translation>{hp} de {max} pontos de vida</translation>
    </message>
    <message>
        <source>{square}, {height} up</source>
        <translation>{square}, {height} no alto</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>&quot;{text}&quot; is no dice expression like &quot;2d6+3&quot;</source>
        <translation>&quot;{text}&quot; não é uma expressão de dados como &quot;2d6+3&quot;</translation>
    </message>
    <message>
        <source>&quot;{text}&quot;: at most {most_dice} dice of at most {most_sides} sides</source>
        <translation>&quot;{text}&quot;: no máximo {most_dice} dados de no máximo {most_sides} faces</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of an unknown code taken for floor.</source>
        <translation>
            <numerusform>%n célula de código desconhecido tomada por piso.</numerusform>
            <numerusform>%n células de código desconhecido tomadas por piso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) without a usable number taken for rock.</source>
        <translation>
            <numerusform>%n célula sem número utilizável tomada por rocha.</numerusform>
            <numerusform>%n células sem número utilizável tomadas por rocha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) without a usable place left out.</source>
        <translation>
            <numerusform>%n coluna sem lugar utilizável ignorada.</numerusform>
            <numerusform>%n colunas sem lugar utilizável ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n di(e/ce) cannot show {total}</source>
        <translation>
            <numerusform>%n dado não pode mostrar {total}</numerusform>
            <numerusform>%n dados não podem mostrar {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) left out: longer than any, or too many in one square.</source>
        <translation>
            <numerusform>%n porta ignorada: mais longa que qualquer outra, ou portas demais em um quadrado.</numerusform>
            <numerusform>%n portas ignoradas: mais longas que qualquer outra, ou demais em um quadrado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) of an unknown type taken for an open way.</source>
        <translation>
            <numerusform>%n porta de tipo desconhecido tomada por passagem aberta.</numerusform>
            <numerusform>%n portas de tipo desconhecido tomadas por passagens abertas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) of another material than wood drawn as any door.</source>
        <translation>
            <numerusform>%n porta de material que não é madeira desenhada como qualquer porta.</numerusform>
            <numerusform>%n portas de material que não é madeira desenhadas como qualquer porta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) outside the picture left out.</source>
        <translation>
            <numerusform>%n porta fora da imagem ignorada.</numerusform>
            <numerusform>%n portas fora da imagem ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) without a usable place left out.</source>
        <translation>
            <numerusform>%n porta sem lugar utilizável ignorada.</numerusform>
            <numerusform>%n portas sem lugar utilizável ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n desenho</numerusform>
            <numerusform>%n desenhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) carried by nobody there.</source>
        <translation>
            <numerusform>%n luz carregada por ninguém dali.</numerusform>
            <numerusform>%n luzes carregadas por ninguém dali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) carried by tokens or without any glow left out.</source>
        <translation>
            <numerusform>%n luz carregada por tokens ou sem brilho algum ignorada.</numerusform>
            <numerusform>%n luzes carregadas por tokens ou sem brilho algum ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) of which only the dim edge is kept.</source>
        <translation>
            <numerusform>%n luz da qual só fica a borda da meia-luz.</numerusform>
            <numerusform>%n luzes das quais só fica a borda da meia-luz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) outside the picture left out.</source>
        <translation>
            <numerusform>%n luz fora da imagem ignorada.</numerusform>
            <numerusform>%n luzes fora da imagem ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) shining to one side only: taken as shining all round.</source>
        <translation>
            <numerusform>%n luz que brilha só para um lado: tomada como se brilhasse ao redor.</numerusform>
            <numerusform>%n luzes que brilham só para um lado: tomadas como se brilhassem ao redor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) switched off, darkening or without any glow left out.</source>
        <translation>
            <numerusform>%n luz apagada, que escurece ou sem brilho algum ignorada.</numerusform>
            <numerusform>%n luzes apagadas, que escurecem ou sem brilho algum ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) without a place or without any glow left out.</source>
        <translation>
            <numerusform>%n luz sem lugar ou sem brilho algum ignorada.</numerusform>
            <numerusform>%n luzes sem lugar ou sem brilho algum ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) without a radius: {usual_radius} squares taken.</source>
        <translation>
            <numerusform>%n luz sem raio: usam-se {usual_radius} quadrados.</numerusform>
            <numerusform>%n luzes sem raio: usam-se {usual_radius} quadrados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) without a usable place or radius left out.</source>
        <translation>
            <numerusform>%n luz sem lugar ou raio utilizável ignorada.</numerusform>
            <numerusform>%n luzes sem lugar ou raio utilizável ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of terrain walls enclosing nothing: taken for see-through.</source>
        <translation>
            <numerusform>%n linha de paredes de terreno que não cerca nada: tomada por transparente.</numerusform>
            <numerusform>%n linhas de paredes de terreno que não cercam nada: tomadas por transparentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked or barred door(s) drawn as closed.</source>
        <translation>
            <numerusform>%n porta trancada ou barrada desenhada como fechada.</numerusform>
            <numerusform>%n portas trancadas ou barradas desenhadas como fechadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more image layer(s) left out.</source>
        <translation>
            <numerusform>Mais %n camada de imagem ignorada.</numerusform>
            <numerusform>Mais %n camadas de imagem ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n narrow passage(s) taken for a whole square.</source>
        <translation>
            <numerusform>%n passagem estreita tomada por um quadrado inteiro.</numerusform>
            <numerusform>%n passagens estreitas tomadas por quadrados inteiros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) left out.</source>
        <translation>
            <numerusform>%n nota ignorada.</numerusform>
            <numerusform>%n notas ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) on the map.</source>
        <translation>
            <numerusform>%n nota no mapa.</numerusform>
            <numerusform>%n notas no mapa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the dungeon left out.</source>
        <translation>
            <numerusform>%n nota fora da masmorra ignorada.</numerusform>
            <numerusform>%n notas fora da masmorra ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the picture, or with the text in a journal, left out.</source>
        <translation>
            <numerusform>%n nota fora da imagem, ou com o texto num diário, ignorada.</numerusform>
            <numerusform>%n notas fora da imagem, ou com o texto num diário, ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a text or a usable place left out.</source>
        <translation>
            <numerusform>%n nota sem texto ou sem lugar utilizável ignorada.</numerusform>
            <numerusform>%n notas sem texto ou sem lugar utilizável ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) that no word says the use of left out (of {told}).</source>
        <translation>
            <numerusform>%n objeto cujo uso nenhuma palavra diz ignorado (de {told}).</numerusform>
            <numerusform>%n objetos cujo uso nenhuma palavra diz ignorados (de {told}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one-way wall(s) drawn as stopping from both sides.</source>
        <translation>
            <numerusform>%n parede de mão única desenhada como se barrasse dos dois lados.</numerusform>
            <numerusform>%n paredes de mão única desenhadas como se barrassem dos dois lados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outline(s) drawn as stopping sight from both sides.</source>
        <translation>
            <numerusform>%n contorno desenhado como se barrasse a visão dos dois lados.</numerusform>
            <numerusform>%n contornos desenhados como se barrassem a visão dos dois lados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) without usable coordinates left out (segments of objects&apos; outlines).</source>
        <translation>
            <numerusform>%n ponto sem coordenadas utilizáveis ignorado (segmentos de contornos de objetos).</numerusform>
            <numerusform>%n pontos sem coordenadas utilizáveis ignorados (segmentos de contornos de objetos).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) without usable coordinates left out (wall segments).</source>
        <translation>
            <numerusform>%n ponto sem coordenadas utilizáveis ignorado (segmentos de parede).</numerusform>
            <numerusform>%n pontos sem coordenadas utilizáveis ignorados (segmentos de parede).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portcullis(/es) drawn as doors.</source>
        <translation>
            <numerusform>%n rastrilho desenhado como porta.</numerusform>
            <numerusform>%n rastrilhos desenhados como portas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rectangle(s) without a usable place or size left out.</source>
        <translation>
            <numerusform>%n retângulo sem lugar ou tamanho utilizável ignorado.</numerusform>
            <numerusform>%n retângulos sem lugar ou tamanho utilizável ignorados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n região</numerusform>
            <numerusform>%n regiões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) of another shape than a rectangle: drawn by its cells.</source>
        <translation>
            <numerusform>%n sala de forma que não é retângulo: desenhada por suas células.</numerusform>
            <numerusform>%n salas de forma que não é retângulo: desenhadas por suas células.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret door(s) drawn as closed: others will show them.</source>
        <translation>
            <numerusform>%n porta secreta desenhada como fechada: outros a mostrarão.</numerusform>
            <numerusform>%n portas secretas desenhadas como fechadas: outros as mostrarão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret door(s) locked in the file: here only secret.</source>
        <translation>
            <numerusform>%n porta secreta trancada no arquivo: aqui é só secreta.</numerusform>
            <numerusform>%n portas secretas trancadas no arquivo: aqui são só secretas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) of objects&apos; outlines outside the picture, or partly so, left out there.</source>
        <translation>
            <numerusform>%n segmento de contornos de objetos fora da imagem, ou em parte, ali ignorado.</numerusform>
            <numerusform>%n segmentos de contornos de objetos fora da imagem, ou em parte, ali ignorados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) of objects&apos; outlines without length, or back over the last one, left out.</source>
        <translation>
            <numerusform>%n segmento de contornos de objetos sem comprimento, ou de volta sobre o anterior, ignorado.</numerusform>
            <numerusform>%n segmentos de contornos de objetos sem comprimento, ou de volta sobre o anterior, ignorados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound(s)</source>
        <translation>
            <numerusform>%n som</numerusform>
            <numerusform>%n sons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) of water in the rock left out.</source>
        <translation>
            <numerusform>%n quadrado de água na rocha ignorado.</numerusform>
            <numerusform>%n quadrados de água na rocha ignorados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) of water taken for deep: they have to be swum.</source>
        <translation>
            <numerusform>%n quadrado de água tomado por fundo: é preciso nadar.</numerusform>
            <numerusform>%n quadrados de água tomados por fundos: é preciso nadar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n template(s)</source>
        <translation>
            <numerusform>%n gabarito</numerusform>
            <numerusform>%n gabaritos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile layer(s) not drawn: export the map as a picture from Tiled and give it.</source>
        <translation>
            <numerusform>%n camada de ladrilhos não desenhada: exporte o mapa como imagem do Tiled e informe-a.</numerusform>
            <numerusform>%n camadas de ladrilhos não desenhadas: exporte o mapa como imagem do Tiled e informe-a.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile or template object(s) left out.</source>
        <translation>
            <numerusform>%n objeto de ladrilho ou modelo ignorado.</numerusform>
            <numerusform>%n objetos de ladrilho ou modelo ignorados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ladrilho</numerusform>
            <numerusform>%n ladrilhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) off the map.</source>
        <translation>
            <numerusform>%n token fora do mapa.</numerusform>
            <numerusform>%n tokens fora do mapa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall segment(s) outside the picture, or partly so, left out there.</source>
        <translation>
            <numerusform>%n segmento de parede fora da imagem, ou em parte, ali ignorado.</numerusform>
            <numerusform>%n segmentos de parede fora da imagem, ou em parte, ali ignorados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall segment(s) without length, or back over the last one, left out.</source>
        <translation>
            <numerusform>%n segmento de parede sem comprimento, ou de volta sobre o anterior, ignorado.</numerusform>
            <numerusform>%n segmentos de parede sem comprimento, ou de volta sobre o anterior, ignorados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) letting sight through by its distance: taken for closed windows.</source>
        <translation>
            <numerusform>%n parede que deixa ver conforme a distância: tomada por janela fechada.</numerusform>
            <numerusform>%n paredes que deixam ver conforme a distância: tomadas por janelas fechadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) of less than total cover drawn as whole.</source>
        <translation>
            <numerusform>%n parede de menos que cobertura total desenhada inteira.</numerusform>
            <numerusform>%n paredes de menos que cobertura total desenhadas inteiras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) or door(s) stopping no step: taken for curtains.</source>
        <translation>
            <numerusform>%n parede ou porta que não barra o passo: tomada por cortina.</numerusform>
            <numerusform>%n paredes ou portas que não barram o passo: tomadas por cortinas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) stopping neither steps nor sight left out.</source>
        <translation>
            <numerusform>%n parede que não barra nem o passo nem a visão ignorada.</numerusform>
            <numerusform>%n paredes que não barram nem o passo nem a visão ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) stopping steps but not sight (fences, windows, invisible walls): taken without cover.</source>
        <translation>
            <numerusform>%n parede que barra o passo mas não a visão (cercas, janelas, paredes invisíveis): tomada sem cobertura.</numerusform>
            <numerusform>%n paredes que barram o passo mas não a visão (cercas, janelas, paredes invisíveis): tomadas sem cobertura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) that can be seen through left out: the format knows none.</source>
        <translation>
            <numerusform>%n parede através da qual se vê ignorada: o formato não conhece nenhuma.</numerusform>
            <numerusform>%n paredes através das quais se vê ignoradas: o formato não conhece nenhuma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) without a line or usable coordinates left out.</source>
        <translation>
            <numerusform>%n parede sem linha ou coordenadas utilizáveis ignorada.</numerusform>
            <numerusform>%n paredes sem linha ou coordenadas utilizáveis ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n window(s) drawn as an open door, as the format does.</source>
        <translation>
            <numerusform>%n janela desenhada como porta aberta, como o formato faz.</numerusform>
            <numerusform>%n janelas desenhadas como portas abertas, como o formato faz.</numerusform>
        </translation>
    </message>
    <message>
        <source>--px: expected {least} to {most} pixels a square, got {px}</source>
        <translation>--px: esperavam-se de {least} a {most} pixels por quadrado, não {px}</translation>
    </message>
    <message>
        <source>A move or attack that waits for an answer.</source>
        <translation>Um movimento ou ataque que espera resposta.</translation>
    </message>
    <message>
        <source>Abilities that are not given count as 10: {missing}.</source>
        <translation>Os atributos não informados contam como 10: {missing}.</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Tendência</translation>
    </message>
    <message>
        <source>Areas of effect that stay.</source>
        <translation>Áreas de efeito que ficam.</translation>
    </message>
    <message>
        <source>Armour class</source>
        <translation>Classe de Armadura</translation>
    </message>
    <message>
        <source>Armour class: how {text} is worked out is not known; {ac} is taken.</source>
        <translation>Classe de Armadura: não se sabe como {text} é calculado; usa-se {ac}.</translation>
    </message>
    <message>
        <source>Armour class: {ac} and [{ascending}] do not go together; both are taken.</source>
        <translation>Classe de Armadura: {ac} e [{ascending}] não combinam; usam-se os dois.</translation>
    </message>
    <message>
        <source>Armour class: {ac} is none, it is left out.</source>
        <translation>Classe de Armadura: {ac} não é válida, foi ignorada.</translation>
    </message>
    <message>
        <source>Armour class: {ascending} counts from {unarmoured}; {highest} descending is taken.</source>
        <translation>Classe de Armadura: {ascending} conta a partir de {unarmoured}; usa-se {highest} descendente.</translation>
    </message>
    <message>
        <source>Armour class: {number} holds {text}.</source>
        <translation>Classe de Armadura: {number} inclui {text}.</translation>
    </message>
    <message>
        <source>Armour class: {text}; {number} is taken.</source>
        <translation>Classe de Armadura: {text}; usa-se {number}.</translation>
    </message>
    <message>
        <source>Attack bonus: that of {number} hit dice is taken, {bonus}.</source>
        <translation>Bônus de ataque: usa-se o de {number} dados de vida, {bonus}.</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>Attacks: one of several may be chosen ({text}).</source>
        <translation>Ataques: pode-se escolher um entre vários ({text}).</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Não há memória suficiente</translation>
    </message>
    <message>
        <source>Condition immunities</source>
        <translation>Imunidades a condições</translation>
    </message>
    <message>
        <source>Damage taken otherwise</source>
        <translation>Dano sofrido de outro modo</translation>
    </message>
    <message>
        <source>Damage types</source>
        <translation>Tipos de dano</translation>
    </message>
    <message>
        <source>Death saves ({names}).</source>
        <translation>Salvaguardas contra a morte ({names}).</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Cota de disco excedida</translation>
    </message>
    <message>
        <source>Each cell of {per_cell} ft is {per_cell2} x {per_cell2} squares.</source>
        <translation>Cada célula de {per_cell} pés tem {per_cell2} x {per_cell2} quadrados.</translation>
    </message>
    <message>
        <source>Elevation and start areas left out.</source>
        <translation>Elevações e áreas de início ignoradas.</translation>
    </message>
    <message>
        <source>Elevation and start areas.</source>
        <translation>Elevações e áreas de início.</translation>
    </message>
    <message>
        <source>Experience: {xp:,} is not what challenge {challenge} is usually worth.</source>
        <translation>Experiência: {xp:,} não é o que o nível de desafio {challenge} costuma valer.</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>O arquivo já existe</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nome de arquivo longo demais</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Equipamento</translation>
    </message>
    <message>
        <source>Ground other than floor and rock left out ({ground}).</source>
        <translation>Terreno que não é piso nem rocha ignorado ({ground}).</translation>
    </message>
    <message>
        <source>Hit dice</source>
        <translation>Dados de vida</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Pontos de vida</translation>
    </message>
    <message>
        <source>Hit points: none are given, the average of {hit_dice} is taken.</source>
        <translation>Pontos de vida: não informados, usa-se a média de {hit_dice}.</translation>
    </message>
    <message>
        <source>Hit points: none are given, {max} is taken.</source>
        <translation>Pontos de vida: não informados, usa-se {max}.</translation>
    </message>
    <message>
        <source>Hit points: only those it has now are given, {hp} is taken for all.</source>
        <translation>Pontos de vida: só os atuais são informados, usa-se {hp} para todos.</translation>
    </message>
    <message>
        <source>Hit points: {half} is not half of {points}; {points} is taken.</source>
        <translation>Pontos de vida: {half} não é metade de {points}; usa-se {points}.</translation>
    </message>
    <message>
        <source>Hit points: {max_hp} are none, 1 is taken.</source>
        <translation>Pontos de vida: {max_hp} não é válido, usa-se 1.</translation>
    </message>
    <message>
        <source>Hit points: {points} is not the average of {dice}; {points} is taken.</source>
        <translation>Pontos de vida: {points} não é a média de {dice}; usa-se {points}.</translation>
    </message>
    <message>
        <source>Hit points: {text}; {hp} is taken.</source>
        <translation>Pontos de vida: {text}; usa-se {hp}.</translation>
    </message>
    <message>
        <source>How long conditions last, who causes them, and states ({names}).</source>
        <translation>Quanto duram as condições, quem as causa, e estados ({names}).</translation>
    </message>
    <message>
        <source>How many legendary actions it has is not said, {legendary_actions} is taken.</source>
        <translation>Não se diz quantas ações lendárias tem, usa-se {legendary_actions}.</translation>
    </message>
    <message>
        <source>How often Legendary Resistance works is not said, {usual_resistances} is taken.</source>
        <translation>Não se diz quantas vezes vale a Resistência Lendária, usa-se {usual_resistances}.</translation>
    </message>
    <message>
        <source>How opportunity attacks are answered.</source>
        <translation>Como se responde aos ataques de oportunidade.</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erro de entrada ou saída</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>É uma pasta</translation>
    </message>
    <message>
        <source>It has no THAC0; that of the ruleset is taken.</source>
        <translation>Não tem TAC0; usa-se o do sistema.</translation>
    </message>
    <message>
        <source>It has no armour class.</source>
        <translation>Não tem Classe de Armadura.</translation>
    </message>
    <message>
        <source>It has no challenge; a proficiency bonus of 2 is taken.</source>
        <translation>Não tem nível de desafio; usa-se bônus de proficiência 2.</translation>
    </message>
    <message>
        <source>It has no figures of a kind that is known.</source>
        <translation>Não tem dados de um tipo conhecido.</translation>
    </message>
    <message>
        <source>It has no hit points, 1 is taken.</source>
        <translation>Não tem pontos de vida, usa-se 1.</translation>
    </message>
    <message>
        <source>It has no level; 1 is taken.</source>
        <translation>Não tem nível; usa-se 1.</translation>
    </message>
    <message>
        <source>It has no movement; that of the ruleset is taken.</source>
        <translation>Não tem movimento; usa-se o do sistema.</translation>
    </message>
    <message>
        <source>It has no name.</source>
        <translation>Não tem nome.</translation>
    </message>
    <message>
        <source>It has no size, medium is taken.</source>
        <translation>Não tem tamanho, usa-se Médio.</translation>
    </message>
    <message>
        <source>It has no speed, 30 ft. is taken.</source>
        <translation>Não tem deslocamento, usam-se 30 pés.</translation>
    </message>
    <message>
        <source>It has no speed, 6 squares are taken.</source>
        <translation>Não tem deslocamento, usam-se 6 quadrados.</translation>
    </message>
    <message>
        <source>It has no {printed} defense, 10 is taken.</source>
        <translation>Não tem a defesa {printed}, usa-se 10.</translation>
    </message>
    <message>
        <source>It is a copy of {name}, which is not in the file.</source>
        <translation>É uma cópia de {name}, que não está no arquivo.</translation>
    </message>
    <message>
        <source>It is nested too deeply to be a creature.</source>
        <translation>Está aninhado fundo demais para ser uma criatura.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Left out: {more}.</source>
        <translation>Ignorados: {more}.</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>More creatures are in it than are read at once, which is {most_creatures:,}.</source>
        <translation>Há mais criaturas nele do que se leem de uma vez, que são {most_creatures:,}.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>No layer, class or name says what is a wall: all lines, polygons and rectangles are taken for walls.</source>
        <translation>Nenhuma camada, classe ou nome diz o que é parede: todas as linhas, polígonos e retângulos são tomados por paredes.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Não há espaço no dispositivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Arquivo ou pasta inexistente</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Não é uma pasta</translation>
    </message>
    <message>
        <source>Not kept: a number is too large.</source>
        <translation>Não guardado: um número é grande demais.</translation>
    </message>
    <message>
        <source>Not kept: a text holds half of a character (of a cut emoji, perhaps); type it anew.</source>
        <translation>Não guardado: um texto contém meio caractere (talvez de um emoji cortado); digite-o de novo.</translation>
    </message>
    <message>
        <source>Number appearing</source>
        <translation>Número encontrado</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operação não permitida</translation>
    </message>
    <message>
        <source>Passive Perception: {passive} does not fit a bonus of {skilled}.</source>
        <translation>Percepção passiva: {passive} não combina com um bônus de {skilled}.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permissão negada</translation>
    </message>
    <message>
        <source>Proficiencies</source>
        <translation>Proficiências</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Sistema de arquivos somente leitura</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <translation>Regeneração</translation>
    </message>
    <message>
        <source>Resistances</source>
        <translation>Resistências</translation>
    </message>
    <message>
        <source>Saves as</source>
        <translation>Salvaguardas como</translation>
    </message>
    <message>
        <source>Saving throws</source>
        <translation>Salvaguardas</translation>
    </message>
    <message>
        <source>Saving throws: not all five are given.</source>
        <translation>Salvaguardas: nem todas as cinco são informadas.</translation>
    </message>
    <message>
        <source>Saving throws: {total} does not fit {name} {score}.</source>
        <translation>Salvaguardas: {total} não combina com {name} {score}.</translation>
    </message>
    <message>
        <source>Senses</source>
        <translation>Sentidos</translation>
    </message>
    <message>
        <source>Size: it may be {choices}, {size} is taken.</source>
        <translation>Tamanho: pode ser {choices}, usa-se {size}.</translation>
    </message>
    <message>
        <source>Size: {size} may be the smaller of two, or that of what a swarm is made of.</source>
        <translation>Tamanho: {size} pode ser o menor de dois, ou o daquilo de que um enxame é feito.</translation>
    </message>
    <message>
        <source>Size: {size}, but its token is {side} squares wide; {size} is taken.</source>
        <translation>Tamanho: {size}, mas seu token tem {side} quadrados de largura; usa-se {size}.</translation>
    </message>
    <message>
        <source>Size: {text}; {size} is taken.</source>
        <translation>Tamanho: {text}; usa-se {size}.</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Perícias</translation>
    </message>
    <message>
        <source>Some fields of stat blocks ({names}).</source>
        <translation>Alguns campos de blocos de estatísticas ({names}).</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Deslocamento</translation>
    </message>
    <message>
        <source>Speed: two are given for one way of moving, {found} ft. is taken.</source>
        <translation>Deslocamento: dois são informados para um só modo de se mover, usam-se {found} pés.</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Magias</translation>
    </message>
    <message>
        <source>THAC0: {thac0} and [{thac02}] do not go together; both are taken.</source>
        <translation>TAC0: {thac0} e [{thac02}] não combinam; usam-se os dois.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The field {field} ({names}).</source>
        <translation>O campo {field} ({names}).</translation>
    </message>
    <message>
        <source>The file does not say the map&apos;s size; {columns} x {rows} squares are reckoned from its picture.</source>
        <translation>O arquivo não diz o tamanho do mapa; de sua imagem calculam-se {columns} x {rows} quadrados.</translation>
    </message>
    <message>
        <source>The file has no picture, only the name of one ({name}), which is not beside it.</source>
        <translation>O arquivo não tem imagem, só o nome de uma ({name}), que não está ao lado dele.</translation>
    </message>
    <message>
        <source>The file has no picture.</source>
        <translation>O arquivo não tem imagem.</translation>
    </message>
    <message>
        <source>The file has no picture; the ground is drawn from its cells.</source>
        <translation>O arquivo não tem imagem; o terreno é desenhado por suas células.</translation>
    </message>
    <message>
        <source>The file has no picture; the ground is drawn from its rooms.</source>
        <translation>O arquivo não tem imagem; o terreno é desenhado por suas salas.</translation>
    </message>
    <message>
        <source>The file says the place is dark but has no lights; it is taken for lit.</source>
        <translation>O arquivo diz que o lugar é escuro, mas não tem luzes; é tomado por iluminado.</translation>
    </message>
    <message>
        <source>The foreground picture (roofs, treetops) is left out.</source>
        <translation>A imagem do primeiro plano (telhados, copas) é ignorada.</translation>
    </message>
    <message>
        <source>The house rule {name}, which its ruleset does not know.</source>
        <translation>A regra da casa {name}, que o sistema não conhece.</translation>
    </message>
    <message>
        <source>The map has no picture: a plain one of its ground is put in, since some programs insist on one.</source>
        <translation>O mapa não tem imagem: uma simples do terreno é incluída, pois alguns programas exigem uma.</translation>
    </message>
    <message>
        <source>The map is {across} x {down} squares; the last column or row is not whole.</source>
        <translation>O mapa tem {across} x {down} quadrados; a última coluna ou linha não é inteira.</translation>
    </message>
    <message>
        <source>The map is {width} x {height} squares; the last column or row is not whole.</source>
        <translation>O mapa tem {width} x {height} quadrados; a última coluna ou linha não é inteira.</translation>
    </message>
    <message>
        <source>The map&apos;s picture.</source>
        <translation>A imagem do mapa.</translation>
    </message>
    <message>
        <source>The marching order.</source>
        <translation>A ordem de marcha.</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>A imagem</translation>
    </message>
    <message>
        <source>The picture begins {corner} x {corner2} squares inside the first square, as its walls do.</source>
        <translation>A imagem começa {corner} x {corner2} quadrados dentro do primeiro quadrado, como suas paredes.</translation>
    </message>
    <message>
        <source>The picture begins {left} x {top} squares inside the first square, as its walls do.</source>
        <translation>A imagem começa {left} x {top} quadrados dentro do primeiro quadrado, como suas paredes.</translation>
    </message>
    <message>
        <source>The picture does not begin and end with the map&apos;s squares: it is redrawn so that it does.</source>
        <translation>A imagem não começa e termina com os quadrados do mapa: é redesenhada para que isso aconteça.</translation>
    </message>
    <message>
        <source>The picture has {across} pixels per square, the file says {said}; the picture is followed.</source>
        <translation>A imagem tem {across} pixels por quadrado, o arquivo diz {said}; segue-se a imagem.</translation>
    </message>
    <message>
        <source>The picture has {px} pixels a square, the format knows whole ones: {ppg} are written; programs that count by them will be off by a little at the far side.</source>
        <translation>A imagem tem {px} pixels por quadrado, o formato só conhece inteiros: gravam-se {ppg}; programas que contam por eles ficarão um pouco fora no lado oposto.</translation>
    </message>
    <message>
        <source>The picture is damaged, left out.</source>
        <translation>A imagem está danificada, ignorada.</translation>
    </message>
    <message>
        <source>The picture is {across} x {down} squares: the last column or row does not come out even.</source>
        <translation>A imagem tem {across} x {down} quadrados: a última coluna ou linha não fecha.</translation>
    </message>
    <message>
        <source>The picture is {file} beside the file.</source>
        <translation>A imagem é {file}, ao lado do arquivo.</translation>
    </message>
    <message>
        <source>The picture is {kind}, not a PNG, JPEG or WebP; left out.</source>
        <translation>A imagem é {kind}, não um PNG, JPEG ou WebP; ignorada.</translation>
    </message>
    <message>
        <source>The picture of {width_px} x {height_px} pixels has another shape than {width} x {height} squares; it is fitted by its width.</source>
        <translation>A imagem de {width_px} x {height_px} pixels tem forma diferente de {width} x {height} quadrados; é ajustada pela largura.</translation>
    </message>
    <message>
        <source>The picture of {width_px} x {height_px} pixels has less than {smallest} pixels a square, left out.</source>
        <translation>A imagem de {width_px} x {height_px} pixels tem menos de {smallest} pixels por quadrado, ignorada.</translation>
    </message>
    <message>
        <source>The picture of {width_px} x {height_px} pixels is too small to be the map, left out.</source>
        <translation>A imagem de {width_px} x {height_px} pixels é pequena demais para ser o mapa, ignorada.</translation>
    </message>
    <message>
        <source>The picture {file} beside the file</source>
        <translation>A imagem {file} ao lado do arquivo</translation>
    </message>
    <message>
        <source>The scene has no grid; squares of the size it gives for one are laid over it.</source>
        <translation>A cena não tem grade; quadrados do tamanho que ela dá para uma são postos sobre ela.</translation>
    </message>
    <message>
        <source>The scene is dark but has no lights; it is taken for lit.</source>
        <translation>A cena é escura, mas não tem luzes; é tomada por iluminada.</translation>
    </message>
    <message>
        <source>The scene&apos;s darkness is {level}; it is taken for lit.</source>
        <translation>A escuridão da cena é {level}; é tomada por iluminada.</translation>
    </message>
    <message>
        <source>The scene&apos;s picture is a video ({name}); a picture of it has to be given.</source>
        <translation>A imagem da cena é um vídeo ({name}); é preciso informar uma imagem dele.</translation>
    </message>
    <message>
        <source>The squares asked for were not used: the file says its own.</source>
        <translation>Os quadrados pedidos não foram usados: o arquivo diz os seus.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>O texto</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Arquivos abertos demais</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Tesouro</translation>
    </message>
    <message>
        <source>Treasure type</source>
        <translation>Tipo de tesouro</translation>
    </message>
    <message>
        <source>What is declared ({names}).</source>
        <translation>O que foi declarado ({names}).</translation>
    </message>
    <message>
        <source>What is readied ({names}).</source>
        <translation>O que foi preparado ({names}).</translation>
    </message>
    <message>
        <source>What is spent in the turn ({names}).</source>
        <translation>O que foi gasto no turno ({names}).</translation>
    </message>
    <message>
        <source>What the players have explored.</source>
        <translation>O que os jogadores exploraram.</translation>
    </message>
    <message>
        <source>What walls are made of.</source>
        <translation>De que são feitas as paredes.</translation>
    </message>
    <message>
        <source>Which doors are broken; they stand open.</source>
        <translation>Quais portas estão quebradas; ficam abertas.</translation>
    </message>
    <message>
        <source>Which edition it is of is not said; {name} is taken.</source>
        <translation>Não se diz de qual edição é; usa-se {name}.</translation>
    </message>
    <message>
        <source>Who is dead with hit points left, or not dead without ({names}).</source>
        <translation>Quem está morto com pontos de vida restantes, ou não morto sem eles ({names}).</translation>
    </message>
    <message>
        <source>Who is stable ({names}).</source>
        <translation>Quem está estável ({names}).</translation>
    </message>
    <message>
        <source>Who rides whom ({names}).</source>
        <translation>Quem monta quem ({names}).</translation>
    </message>
    <message>
        <source>Whose turn it is: the fight stands as before it begins.</source>
        <translation>De quem é o turno: o combate está como antes de começar.</translation>
    </message>
    <message>
        <source>a 5etools creature</source>
        <translation>uma criatura do 5etools</translation>
    </message>
    <message>
        <source>a BMP</source>
        <translation>um BMP</translation>
    </message>
    <message>
        <source>a Basic Fantasy creature</source>
        <translation>uma criatura de Basic Fantasy</translation>
    </message>
    <message>
        <source>a DOCTYPE is in it, which no map of Tiled&apos;s has</source>
        <translation>há nele um DOCTYPE, que nenhum mapa do Tiled tem</translation>
    </message>
    <message>
        <source>a Foundry actor</source>
        <translation>um ator do Foundry</translation>
    </message>
    <message>
        <source>a Foundry scene</source>
        <translation>uma cena do Foundry</translation>
    </message>
    <message>
        <source>a GIF</source>
        <translation>um GIF</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation>um PDF</translation>
    </message>
    <message>
        <source>a Photoshop file</source>
        <translation>um arquivo do Photoshop</translation>
    </message>
    <message>
        <source>a SQLite file</source>
        <translation>um arquivo SQLite</translation>
    </message>
    <message>
        <source>a TIFF</source>
        <translation>um TIFF</translation>
    </message>
    <message>
        <source>a Tiled map</source>
        <translation>um mapa do Tiled</translation>
    </message>
    <message>
        <source>a Universal VTT map</source>
        <translation>um mapa Universal VTT</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>um arquivo ZIP</translation>
    </message>
    <message>
        <source>a creature</source>
        <translation>uma criatura</translation>
    </message>
    <message>
        <source>a dndwright creature</source>
        <translation>uma criatura do dndwright</translation>
    </message>
    <message>
        <source>a donjon dungeon</source>
        <translation>uma masmorra do donjon</translation>
    </message>
    <message>
        <source>a d{side} has no face {face}</source>
        <translation>um d{side} não tem a face {face}</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>uma pasta</translation>
    </message>
    <message>
        <source>a folder but no pack of Foundry&apos;s</source>
        <translation>uma pasta, mas não um pacote do Foundry</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>um mapa</translation>
    </message>
    <message>
        <source>a map (Universal VTT, Foundry, watabou, donjon, Tiled) or a picture (PNG, JPEG, WebP, AVIF, TIFF, GIF, BMP)</source>
        <translation>um mapa (Universal VTT, Foundry, watabou, donjon, Tiled) ou uma imagem (PNG, JPEG, WebP, AVIF, TIFF, GIF, BMP)</translation>
    </message>
    <message>
        <source>a number that is no number ({value}) cannot be written</source>
        <translation>um número que não é número ({value}) não pode ser gravado</translation>
    </message>
    <message>
        <source>a pack of Foundry&apos;s</source>
        <translation>um pacote do Foundry</translation>
    </message>
    <message>
        <source>a pasted stat block</source>
        <translation>um bloco de estatísticas colado</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>uma imagem</translation>
    </message>
    <message>
        <source>a pipe or a device</source>
        <translation>um pipe ou um dispositivo</translation>
    </message>
    <message>
        <source>a square would be {scale} pixels wide, expected {smallest_square_px} or more</source>
        <translation>um quadrado teria {scale} pixels de largura, esperavam-se {smallest_square_px} ou mais</translation>
    </message>
    <message>
        <source>a stat block</source>
        <translation>um bloco de estatísticas</translation>
    </message>
    <message>
        <source>a stat block (5e-bits, Open5e, 5etools, Foundry, Improved Initiative, Old-School Essentials) or the text of one</source>
        <translation>um bloco de estatísticas (5e-bits, Open5e, 5etools, Foundry, Improved Initiative, Old-School Essentials) ou o texto de um</translation>
    </message>
    <message>
        <source>a video</source>
        <translation>um vídeo</translation>
    </message>
    <message>
        <source>a watabou dungeon</source>
        <translation>uma masmorra do watabou</translation>
    </message>
    <message>
        <source>an AVIF</source>
        <translation>um AVIF</translation>
    </message>
    <message>
        <source>an Improved Initiative creature</source>
        <translation>uma criatura do Improved Initiative</translation>
    </message>
    <message>
        <source>an Open5e creature</source>
        <translation>uma criatura do Open5e</translation>
    </message>
    <message>
        <source>an SVG drawing</source>
        <translation>um desenho SVG</translation>
    </message>
    <message>
        <source>an aura out of all bounds</source>
        <translation>uma aura fora de todos os limites</translation>
    </message>
    <message>
        <source>another</source>
        <translation>outra</translation>
    </message>
    <message>
        <source>brought up to date</source>
        <translation>atualizado</translation>
    </message>
    <message>
        <source>brought up to date from version {version}</source>
        <translation>atualizado da versão {version}</translation>
    </message>
    <message>
        <source>cannot be read ({why})</source>
        <translation>não pode ser lida ({why})</translation>
    </message>
    <message>
        <source>cells: expected rows of numbers</source>
        <translation>cells: esperavam-se linhas de números</translation>
    </message>
    <message>
        <source>cells: expected up to {most_doors:,} doors</source>
        <translation>cells: esperavam-se até {most_doors:,} portas</translation>
    </message>
    <message>
        <source>column {column} of {place}</source>
        <translation>{place}, coluna {column}</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>copiado</translation>
    </message>
    <message>
        <source>creature: expected [[creature]] tables</source>
        <translation>creature: esperavam-se tabelas [[creature]]</translation>
    </message>
    <message>
        <source>does not fit on the disk</source>
        <translation>não cabe no disco</translation>
    </message>
    <message>
        <source>door.id: two doors have the same id</source>
        <translation>door.id: duas portas têm o mesmo id</translation>
    </message>
    <message>
        <source>entry {name}</source>
        <translation>entrada {name}</translation>
    </message>
    <message>
        <source>expected up to {most_doors:,} doors</source>
        <translation>esperavam-se até {most_doors:,} portas</translation>
    </message>
    <message>
        <source>far more</source>
        <translation>muito mais</translation>
    </message>
    <message>
        <source>grid.size: expected the pixels of a square, 2 or more</source>
        <translation>grid.size: esperavam-se os pixels de um quadrado, 2 ou mais</translation>
    </message>
    <message>
        <source>grid.type: the scene has a hex grid, expected squares</source>
        <translation>grid.type: a cena tem grade hexagonal, esperavam-se quadrados</translation>
    </message>
    <message>
        <source>has more than {limit} million pixels, too many for an angle</source>
        <translation>tem mais de {limit} milhões de pixels, demais para um ângulo</translation>
    </message>
    <message>
        <source>is a folder, a pipe or a device, and no file</source>
        <translation>é uma pasta, um pipe ou um dispositivo, e não um arquivo</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>está danificada</translation>
    </message>
    <message>
        <source>is larger than {limit} MB</source>
        <translation>tem mais de {limit} MB</translation>
    </message>
    <message>
        <source>is of no known format, not a PNG, JPEG or WebP</source>
        <translation>é de um formato desconhecido, não um PNG, JPEG ou WebP</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>é grande demais</translation>
    </message>
    <message>
        <source>is too large to be turned on this machine</source>
        <translation>é grande demais para ser girada neste computador</translation>
    </message>
    <message>
        <source>is {kind}, but damaged</source>
        <translation>é {kind}, mas está danificada</translation>
    </message>
    <message>
        <source>is {kind}, not a PNG, JPEG or WebP</source>
        <translation>é {kind}, não um PNG, JPEG ou WebP</translation>
    </message>
    <message>
        <source>is {width} x {height} pixels, more than {limit} a side</source>
        <translation>tem {width} x {height} pixels, mais de {limit} por lado</translation>
    </message>
    <message>
        <source>is {width} x {height} pixels, more than {limit} million</source>
        <translation>tem {width} x {height} pixels, mais de {limit} milhões</translation>
    </message>
    <message>
        <source>it</source>
        <translation>o conteúdo</translation>
    </message>
    <message>
        <source>it holds &quot;{held}&quot;, not &quot;{kind}&quot;</source>
        <translation>contém &quot;{held}&quot;, não &quot;{kind}&quot;</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program</source>
        <translation>foi gravado por uma versão mais nova do programa</translation>
    </message>
    <message>
        <source>its further effects</source>
        <translation>seus outros efeitos</translation>
    </message>
    <message>
        <source>its further ways of attacking</source>
        <translation>seus outros modos de atacar</translation>
    </message>
    <message>
        <source>its text</source>
        <translation>seu texto</translation>
    </message>
    <message>
        <source>light[{number}].token: there is no token &quot;{token}&quot;</source>
        <translation>light[{number}].token: não há token &quot;{token}&quot;</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>linha {line}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>linha {line}, coluna {column}</translation>
    </message>
    <message>
        <source>line_of_sight: expected up to {limit:,} points</source>
        <translation>line_of_sight: esperavam-se até {limit:,} pontos</translation>
    </message>
    <message>
        <source>low-light vision</source>
        <translation>visão na penumbra</translation>
    </message>
    <message>
        <source>made</source>
        <translation>criado</translation>
    </message>
    <message>
        <source>map.rows: a map has at least one square</source>
        <translation>map.rows: um mapa tem pelo menos um quadrado</translation>
    </message>
    <message>
        <source>map.rows: missing</source>
        <translation>map.rows: falta</translation>
    </message>
    <message>
        <source>map.rows[{y}]: unknown ground {word}</source>
        <translation>map.rows[{y}]: terreno desconhecido {word}</translation>
    </message>
    <message>
        <source>map.rows[{y}]: {number} squares, the first row has {width}</source>
        <translation>map.rows[{y}]: {number} quadrados, a primeira linha tem {width}</translation>
    </message>
    <message>
        <source>map.{key}: unknown field</source>
        <translation>map.{key}: campo desconhecido</translation>
    </message>
    <message>
        <source>no file can have this name</source>
        <translation>nenhum arquivo pode ter este nome</translation>
    </message>
    <message>
        <source>objects_line_of_sight: expected up to {limit:,} points</source>
        <translation>objects_line_of_sight: esperavam-se até {limit:,} pontos</translation>
    </message>
    <message>
        <source>of no known format</source>
        <translation>de um formato desconhecido</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>options.{name}: expected one of {choices}, got {value}</source>
        <translation>options.{name}: esperava-se um de {choices}, não {value}</translation>
    </message>
    <message>
        <source>options.{name}: unknown option</source>
        <translation>options.{name}: opção desconhecida</translation>
    </message>
    <message>
        <source>or it is a pack of another kind</source>
        <translation>ou é um pacote de outro tipo</translation>
    </message>
    <message>
        <source>orientation: expected an orthogonal map, of squares, got {kind}</source>
        <translation>orientation: esperava-se um mapa ortogonal, de quadrados, não {kind}</translation>
    </message>
    <message>
        <source>pixels per square: expected {smallest_square_px} to {limit}, got {px}</source>
        <translation>pixels por quadrado: esperava-se de {smallest_square_px} a {limit}, não {px}</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lido</translation>
    </message>
    <message>
        <source>rects: expected rectangles with x, y, w and h in whole cells</source>
        <translation>rects: esperavam-se retângulos com x, y, w e h em células inteiras</translation>
    </message>
    <message>
        <source>rects: expected up to {most_rects:,} rectangles</source>
        <translation>rects: esperavam-se até {most_rects:,} retângulos</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>removido</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renomeado</translation>
    </message>
    <message>
        <source>resolution.map_size: expected up to {limit} squares a side, got {shown_value}</source>
        <translation>resolution.map_size: esperavam-se até {limit} quadrados por lado, não {shown_value}</translation>
    </message>
    <message>
        <source>resolution.map_size: expected x and y, the map&apos;s size in squares</source>
        <translation>resolution.map_size: esperavam-se x e y, o tamanho do mapa em quadrados</translation>
    </message>
    <message>
        <source>ruleset: missing</source>
        <translation>ruleset: falta</translation>
    </message>
    <message>
        <source>ruleset: there is no &quot;{name}&quot;; known are {rulesets}</source>
        <translation>ruleset: não existe &quot;{name}&quot;; os conhecidos são {rulesets}</translation>
    </message>
    <message>
        <source>shift{fact}: expected a few pixels beside the squares</source>
        <translation>shift{fact}: esperavam-se poucos pixels além dos quadrados</translation>
    </message>
    <message>
        <source>square: the side of a square is longer than nothing</source>
        <translation>square: o lado de um quadrado é maior que nada</translation>
    </message>
    <message>
        <source>step: expected [[step]] tables</source>
        <translation>step: esperavam-se tabelas [[step]]</translation>
    </message>
    <message>
        <source>the fight cannot be written as a scenario: {why}</source>
        <translation>o combate não pode ser gravado como cenário: {why}</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>o arquivo</translation>
    </message>
    <message>
        <source>the file is nested too deeply to be a map</source>
        <translation>o arquivo está aninhado fundo demais para ser um mapa</translation>
    </message>
    <message>
        <source>the map cannot be written as a scenario: walls or lights would not come back as they are</source>
        <translation>o mapa não pode ser gravado como cenário: paredes ou luzes não voltariam como são</translation>
    </message>
    <message>
        <source>the map has a wall, door or light whose place is no number</source>
        <translation>o mapa tem uma parede, porta ou luz cujo lugar não é um número</translation>
    </message>
    <message>
        <source>the map is too large for its picture to be redrawn</source>
        <translation>o mapa é grande demais para que sua imagem seja redesenhada</translation>
    </message>
    <message>
        <source>the map&apos;s picture is damaged or too large to be redrawn</source>
        <translation>a imagem do mapa está danificada ou é grande demais para ser redesenhada</translation>
    </message>
    <message>
        <source>the map&apos;s picture is no PNG, JPEG or WebP</source>
        <translation>a imagem do mapa não é um PNG, JPEG ou WebP</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>a imagem</translation>
    </message>
    <message>
        <source>the picture beside the file</source>
        <translation>a imagem ao lado do arquivo</translation>
    </message>
    <message>
        <source>the picture is larger than {limit} MB</source>
        <translation>a imagem tem mais de {limit} MB</translation>
    </message>
    <message>
        <source>there are more walls beside doors in it than on any map</source>
        <translation>há nele mais paredes junto a portas do que em qualquer mapa</translation>
    </message>
    <message>
        <source>this is XML of another kind ({tag}), expected a map of Tiled&apos;s</source>
        <translation>é XML de outro tipo ({tag}), esperava-se um mapa do Tiled</translation>
    </message>
    <message>
        <source>tilewidth, tileheight: expected a tile&apos;s size in pixels</source>
        <translation>tilewidth, tileheight: esperava-se o tamanho de um ladrilho em pixels</translation>
    </message>
    <message>
        <source>tilewidth, tileheight: expected square tiles, got {across} x {down} pixels</source>
        <translation>tilewidth, tileheight: esperavam-se ladrilhos quadrados, não {across} x {down} pixels</translation>
    </message>
    <message>
        <source>token &quot;{id}&quot;.at: off the map</source>
        <translation>token &quot;{id}&quot;.at: fora do mapa</translation>
    </message>
    <message>
        <source>walls: expected up to {most_walls:,} walls</source>
        <translation>walls: esperavam-se até {most_walls:,} paredes</translation>
    </message>
    <message>
        <source>what may stand in place of an attack</source>
        <translation>o que pode ficar no lugar de um ataque</translation>
    </message>
    <message>
        <source>when it comes back</source>
        <translation>quando volta</translation>
    </message>
    <message>
        <source>width, height: expected the map&apos;s size in tiles, 1 or more</source>
        <translation>width, height: esperava-se o tamanho do mapa em ladrilhos, 1 ou mais</translation>
    </message>
    <message>
        <source>width, height: expected the scene&apos;s size in pixels, a square or more</source>
        <translation>width, height: esperava-se o tamanho da cena em pixels, um quadrado ou mais</translation>
    </message>
    <message>
        <source>written</source>
        <translation>gravado</translation>
    </message>
    <message>
        <source>{amount} against all damage</source>
        <translation>{amount} contra todo dano</translation>
    </message>
    <message>
        <source>{amount} against physical damage</source>
        <translation>{amount} contra dano físico</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares are more than {limit} a side</source>
        <translation>{columns} x {rows} quadrados são mais de {limit} por lado</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares are read from the file&apos;s name.</source>
        <translation>{columns} x {rows} quadrados foram lidos do nome do arquivo.</translation>
    </message>
    <message>
        <source>{columns} x {rows} squares on {width} x {height} pixels would not be square ({width2} x {height2} pixels)</source>
        <translation>{columns} x {rows} quadrados em {width} x {height} pixels não seriam quadrados ({width2} x {height2} pixels)</translation>
    </message>
    <message>
        <source>{field}.name: missing</source>
        <translation>{field}.name: falta</translation>
    </message>
    <message>
        <source>{field}.run: missing</source>
        <translation>{field}.run: falta</translation>
    </message>
    <message>
        <source>{field}.{mode}: expected one of {modes}, hover</source>
        <translation>{field}.{mode}: esperava-se um de {modes}, hover</translation>
    </message>
    <message>
        <source>{field}.{name}: expected one of {abilities}</source>
        <translation>{field}.{name}: esperava-se um de {abilities}</translation>
    </message>
    <message>
        <source>{field}.{name}: expected one of {known}</source>
        <translation>{field}.{name}: esperava-se um de {known}</translation>
    </message>
    <message>
        <source>{field}.{needed}: missing</source>
        <translation>{field}.{needed}: falta</translation>
    </message>
    <message>
        <source>{field}: expected 1 to {limit}, got {count}</source>
        <translation>{field}: esperava-se de 1 a {limit}, não {count}</translation>
    </message>
    <message>
        <source>{field}: expected [x, y], got {value}</source>
        <translation>{field}: esperava-se [x, y], não {value}</translation>
    </message>
    <message>
        <source>{field}: expected a list of metres</source>
        <translation>{field}: esperava-se uma lista de metros</translation>
    </message>
    <message>
        <source>{field}: expected a list of tables</source>
        <translation>{field}: esperava-se uma lista de tabelas</translation>
    </message>
    <message>
        <source>{field}: expected a list of texts, got {value}</source>
        <translation>{field}: esperava-se uma lista de textos, não {value}</translation>
    </message>
    <message>
        <source>{field}: expected a number, got {value}</source>
        <translation>{field}: esperava-se um número, não {value}</translation>
    </message>
    <message>
        <source>{field}: expected a table, got {value}</source>
        <translation>{field}: esperava-se uma tabela, não {value}</translation>
    </message>
    <message>
        <source>{field}: expected a text, got {value}</source>
        <translation>{field}: esperava-se um texto, não {value}</translation>
    </message>
    <message>
        <source>{field}: expected a whole number, got {value}</source>
        <translation>{field}: esperava-se um número inteiro, não {value}</translation>
    </message>
    <message>
        <source>{field}: expected at least two points</source>
        <translation>{field}: esperavam-se pelo menos dois pontos</translation>
    </message>
    <message>
        <source>{field}: expected metres, 0 or more, got {value}</source>
        <translation>{field}: esperavam-se metros, 0 ou mais, não {value}</translation>
    </message>
    <message>
        <source>{field}: expected one of {choices}, got {value}</source>
        <translation>{field}: esperava-se um de {choices}, não {value}</translation>
    </message>
    <message>
        <source>{field}: expected one of {last_words}, rounds:N, got {value}</source>
        <translation>{field}: esperava-se um de {last_words}, rounds:N, não {value}</translation>
    </message>
    <message>
        <source>{field}: expected true or false, got {value}</source>
        <translation>{field}: esperava-se true ou false, não {value}</translation>
    </message>
    <message>
        <source>{field}: expected up to {limit} squares a side, got {figure} x {figure2}</source>
        <translation>{field}: esperavam-se até {limit} quadrados por lado, não {figure} x {figure2}</translation>
    </message>
    <message>
        <source>{field}: expected whole or half squares, got {value}</source>
        <translation>{field}: esperavam-se quadrados inteiros ou meios, não {value}</translation>
    </message>
    <message>
        <source>{field}: no floor is in it, expected rooms or corridors</source>
        <translation>{field}: não há piso nele, esperavam-se salas ou corredores</translation>
    </message>
    <message>
        <source>{field}: unknown field</source>
        <translation>{field}: campo desconhecido</translation>
    </message>
    <message>
        <source>{file}: a picture in it is damaged</source>
        <translation>{file}: uma imagem nele está danificada</translation>
    </message>
    <message>
        <source>{file}: a picture in it is larger than {limit} MB</source>
        <translation>{file}: uma imagem nele tem mais de {limit} MB</translation>
    </message>
    <message>
        <source>{file}: cannot be opened, it is a device and no file</source>
        <translation>{file}: não pode ser aberto, é um dispositivo e não um arquivo</translation>
    </message>
    <message>
        <source>{file}: cannot be opened, it is a folder</source>
        <translation>{file}: não pode ser aberto, é uma pasta</translation>
    </message>
    <message numerus="yes">
        <source>{file}: damaged at step {step} of {steps}; %n step(s) (is/are) whole</source>
        <translation>
            <numerusform>{file}: danificado no passo {step} de {steps}; %n passo está íntegro</numerusform>
            <numerusform>{file}: danificado no passo {step} de {steps}; %n passos estão íntegros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: damaged, but all its steps are whole (%n step(s))</source>
        <translation>
            <numerusform>{file}: danificado, mas todos os seus passos estão íntegros (%n passo)</numerusform>
            <numerusform>{file}: danificado, mas todos os seus passos estão íntegros (%n passos)</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: damaged; it is whole again from step {start} to step {reach} of {steps}</source>
        <translation>{file}: danificado; está íntegro de novo do passo {start} ao passo {reach} de {steps}</translation>
    </message>
    <message>
        <source>{file}: expected XML, it cannot be read</source>
        <translation>{file}: esperava-se XML, não pode ser lido</translation>
    </message>
    <message>
        <source>{file}: expected XML, which breaks off at line {line}, column {column}</source>
        <translation>{file}: esperava-se XML, que se interrompe na linha {line}, coluna {column}</translation>
    </message>
    <message>
        <source>{file}: expected a JSON object, {wanted}</source>
        <translation>{file}: esperava-se um objeto JSON, {wanted}</translation>
    </message>
    <message>
        <source>{file}: expected a picture, this is no file</source>
        <translation>{file}: esperava-se uma imagem, isto não é um arquivo</translation>
    </message>
    <message>
        <source>{file}: expected up to {limit:,} objects</source>
        <translation>{file}: esperavam-se até {limit:,} objetos</translation>
    </message>
    <message>
        <source>{file}: expected up to {limit:,} points</source>
        <translation>{file}: esperavam-se até {limit:,} pontos</translation>
    </message>
    <message>
        <source>{file}: files of version {version} can no longer be read</source>
        <translation>{file}: arquivos da versão {version} não podem mais ser lidos</translation>
    </message>
    <message>
        <source>{file}: it is already open in another window or program</source>
        <translation>{file}: já está aberto em outra janela ou programa</translation>
    </message>
    <message>
        <source>{file}: it is read-only; use Save as to keep the fight elsewhere</source>
        <translation>{file}: é somente leitura; use Salvar como para guardar o combate em outro lugar</translation>
    </message>
    <message>
        <source>{file}: it was written by a newer version of this program (file version {version})</source>
        <translation>{file}: foi gravado por uma versão mais nova deste programa (versão de arquivo {version})</translation>
    </message>
    <message>
        <source>{file}: no creature is in it, expected {wanted}</source>
        <translation>{file}: não há criatura nele, esperava-se {wanted}</translation>
    </message>
    <message>
        <source>{file}: no file can have this name</source>
        <translation>{file}: nenhum arquivo pode ter este nome</translation>
    </message>
    <message>
        <source>{file}: no map is in it, expected {wanted}</source>
        <translation>{file}: não há mapa nele, esperava-se {wanted}</translation>
    </message>
    <message>
        <source>{file}: no scene is in this pack of Foundry&apos;s, {of_what}</source>
        <translation>{file}: não há cena neste pacote do Foundry, {of_what}</translation>
    </message>
    <message>
        <source>{file}: nothing of it can be read</source>
        <translation>{file}: nada dele pode ser lido</translation>
    </message>
    <message>
        <source>{file}: of a scene&apos;s {number:,} {part} {missing:,} are missing in the pack</source>
        <translation>{file}: de uma cena, dos {number:,} {part} faltam {missing:,} no pacote</translation>
    </message>
    <message>
        <source>{file}: record {number} holds what this version of the program does not know; a newer one may have written it</source>
        <translation>{file}: o registro {number} contém algo que esta versão do programa não conhece; uma mais nova pode tê-lo gravado</translation>
    </message>
    <message>
        <source>{file}: that is the open fight itself</source>
        <translation>{file}: é o próprio combate aberto</translation>
    </message>
    <message>
        <source>{file}: the file cannot be read ({why})</source>
        <translation>{file}: o arquivo não pode ser lido ({why})</translation>
    </message>
    <message>
        <source>{file}: the file has changed since it was opened here</source>
        <translation>{file}: o arquivo mudou desde que foi aberto aqui</translation>
    </message>
    <message>
        <source>{file}: the file holds tables, views or triggers that are not this program&apos;s</source>
        <translation>{file}: o arquivo contém tabelas, visões ou gatilhos que não são deste programa</translation>
    </message>
    <message>
        <source>{file}: the file is damaged</source>
        <translation>{file}: o arquivo está danificado</translation>
    </message>
    <message>
        <source>{file}: the file is damaged and cannot be brought up to date</source>
        <translation>{file}: o arquivo está danificado e não pode ser atualizado</translation>
    </message>
    <message>
        <source>{file}: the file is damaged at record {number}</source>
        <translation>{file}: o arquivo está danificado no registro {number}</translation>
    </message>
    <message>
        <source>{file}: the file is damaged, its first state cannot be read</source>
        <translation>{file}: o arquivo está danificado, seu primeiro estado não pode ser lido</translation>
    </message>
    <message>
        <source>{file}: the file is damaged, its records and its last state differ</source>
        <translation>{file}: o arquivo está danificado, seus registros e seu último estado diferem</translation>
    </message>
    <message>
        <source>{file}: the file is damaged, its records do not fit together</source>
        <translation>{file}: o arquivo está danificado, seus registros não combinam</translation>
    </message>
    <message>
        <source>{file}: the file is damaged, only its beginning is there</source>
        <translation>{file}: o arquivo está danificado, só o começo está aí</translation>
    </message>
    <message>
        <source>{file}: the file is empty</source>
        <translation>{file}: o arquivo está vazio</translation>
    </message>
    <message>
        <source>{file}: the file is larger than {most} MB</source>
        <translation>{file}: o arquivo tem mais de {most} MB</translation>
    </message>
    <message>
        <source>{file}: the file is nested too deeply to be a map</source>
        <translation>{file}: o arquivo está aninhado fundo demais para ser um mapa</translation>
    </message>
    <message>
        <source>{file}: the file was moved or deleted; use Save as to keep the fight</source>
        <translation>{file}: o arquivo foi movido ou apagado; use Salvar como para guardar o combate</translation>
    </message>
    <message>
        <source>{file}: the map has its picture already</source>
        <translation>{file}: o mapa já tem sua imagem</translation>
    </message>
    <message>
        <source>{file}: the map has no place for a picture</source>
        <translation>{file}: o mapa não tem lugar para uma imagem</translation>
    </message>
    <message>
        <source>{file}: the pack cannot be read, {why}</source>
        <translation>{file}: o pacote não pode ser lido, {why}</translation>
    </message>
    <message>
        <source>{file}: the picture cannot be read ({why})</source>
        <translation>{file}: a imagem não pode ser lida ({why})</translation>
    </message>
    <message>
        <source>{file}: the picture is larger than {limit} MB</source>
        <translation>{file}: a imagem tem mais de {limit} MB</translation>
    </message>
    <message>
        <source>{file}: the picture of {width_px} x {height_px} pixels is too small for {width} x {height} squares</source>
        <translation>{file}: a imagem de {width_px} x {height_px} pixels é pequena demais para {width} x {height} quadrados</translation>
    </message>
    <message>
        <source>{file}: the picture {why}</source>
        <translation>{file}: a imagem {why}</translation>
    </message>
    <message>
        <source>{file}: the report cannot be written ({why})</source>
        <translation>{file}: não é possível gravar o relatório ({why})</translation>
    </message>
    <message>
        <source>{file}: there are {number} maps in it, expected the name of one: {told}</source>
        <translation>{file}: há {number} mapas nele, esperava-se o nome de um: {told}</translation>
    </message>
    <message>
        <source>{file}: there is already a file of that name</source>
        <translation>{file}: já existe um arquivo com este nome</translation>
    </message>
    <message>
        <source>{file}: there is already a folder of that name</source>
        <translation>{file}: já existe uma pasta com este nome</translation>
    </message>
    <message>
        <source>{file}: there is no map of that name in it, expected one of: {told}</source>
        <translation>{file}: não há mapa com este nome nele, esperava-se um de: {told}</translation>
    </message>
    <message>
        <source>{file}: this is a database of another program</source>
        <translation>{file}: é um banco de dados de outro programa</translation>
    </message>
    <message>
        <source>{file}: this is a fight of Battlemap, which is opened, not imported</source>
        <translation>{file}: é um combate do Battlemap, que se abre e não se importa</translation>
    </message>
    <message>
        <source>{file}: this is a folder, a pipe or a device, expected a file</source>
        <translation>{file}: é uma pasta, um pipe ou um dispositivo, esperava-se um arquivo</translation>
    </message>
    <message>
        <source>{file}: this is no fight of this program</source>
        <translation>{file}: não é um combate deste programa</translation>
    </message>
    <message>
        <source>{file}: this is of no known format, expected {wanted}</source>
        <translation>{file}: é de um formato desconhecido, esperava-se {wanted}</translation>
    </message>
    <message>
        <source>{file}: this is {kind}, expected {wanted}</source>
        <translation>{file}: é {kind}, esperava-se {wanted}</translation>
    </message>
    <message>
        <source>{file}: this is {what}, expected a file</source>
        <translation>{file}: é {what}, esperava-se um arquivo</translation>
    </message>
    <message>
        <source>{file}: this is {what}, expected {wanted}</source>
        <translation>{file}: é {what}, esperava-se {wanted}</translation>
    </message>
    <message>
        <source>{file}: too large for a file of that kind</source>
        <translation>{file}: grande demais para um arquivo desse tipo</translation>
    </message>
    <message>
        <source>{key}: unknown field</source>
        <translation>{key}: campo desconhecido</translation>
    </message>
    <message>
        <source>{label}: its page says {told}, its data {number}; the data is taken.</source>
        <translation>{label}: sua página diz {told}, seus dados {number}; usam-se os dados.</translation>
    </message>
    <message>
        <source>{left} of {given} dice were not rolled</source>
        <translation>{left} de {given} dados não foram rolados</translation>
    </message>
    <message>
        <source>{name__} cannot be written as TOML</source>
        <translation>{name__} não pode ser gravado como TOML</translation>
    </message>
    <message>
        <source>{names} and {number} more</source>
        <translation>{names} e mais {number}</translation>
    </message>
    <message>
        <source>{name} &quot;{id}&quot;.conditions: unknown condition &quot;{unknown}&quot;</source>
        <translation>{name} &quot;{id}&quot;.conditions: condição desconhecida &quot;{unknown}&quot;</translation>
    </message>
    <message>
        <source>{name} cannot be read ({why})</source>
        <translation>{name} não pode ser lido ({why})</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <translation>{name} está danificado</translation>
    </message>
    <message>
        <source>{name} {abilities} is no ability score, it is left out.</source>
        <translation>{name} {abilities} não é valor de atributo, foi ignorado.</translation>
    </message>
    <message>
        <source>{name}: DC {dc} fits none of its abilities.</source>
        <translation>{name}: a CD {dc} não combina com nenhum de seus atributos.</translation>
    </message>
    <message>
        <source>{name}: a picture of it is missing</source>
        <translation>{name}: falta uma de suas imagens</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing} ({why})</source>
        <translation>{name}: não pode ser {doing} ({why})</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, a folder is where a file should be, or the other way round</source>
        <translation>{name}: não pode ser {doing}, há uma pasta onde deveria haver um arquivo, ou o contrário</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, it is read-only; use Save as to keep the fight elsewhere</source>
        <translation>{name}: não pode ser {doing}, é somente leitura; use Salvar como para guardar o combate em outro lugar</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, permission is denied</source>
        <translation>{name}: não pode ser {doing}, permissão negada</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, the disk is full</source>
        <translation>{name}: não pode ser {doing}, o disco está cheio</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, the disk reports an error</source>
        <translation>{name}: não pode ser {doing}, o disco informa um erro</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, the folder does not allow it or is gone</source>
        <translation>{name}: não pode ser {doing}, a pasta não permite ou sumiu</translation>
    </message>
    <message>
        <source>{name}: cannot be {doing}, there is no such file or folder</source>
        <translation>{name}: não pode ser {doing}, o arquivo ou a pasta não existe</translation>
    </message>
    <message>
        <source>{name}: expected JSON, which breaks off at {where}</source>
        <translation>{name}: esperava-se JSON, que se interrompe aqui: {where}</translation>
    </message>
    <message>
        <source>{name}: expected [[{name}]] tables</source>
        <translation>{name}: esperavam-se tabelas [[{name}]]</translation>
    </message>
    <message>
        <source>{name}: expected a file that ends in {endings}</source>
        <translation>{name}: esperava-se um arquivo que termine em {endings}</translation>
    </message>
    <message>
        <source>{name}: how many attacks it makes was not understood.</source>
        <translation>{name}: não se entendeu quantos ataques faz.</translation>
    </message>
    <message>
        <source>{name}: its area has no size, {far} squares are taken.</source>
        <translation>{name}: sua área não tem tamanho, usam-se {far} quadrados.</translation>
    </message>
    <message>
        <source>{name}: its attack bonus is not understood, 0 is taken.</source>
        <translation>{name}: seu bônus de ataque não se entende, usa-se 0.</translation>
    </message>
    <message>
        <source>{name}: its damage is not understood, none is taken.</source>
        <translation>{name}: seu dano não se entende, não se usa nenhum.</translation>
    </message>
    <message>
        <source>{name}: its damage is that of its weapon, {by_weapon} is taken.</source>
        <translation>{name}: seu dano é o da arma, usa-se {by_weapon}.</translation>
    </message>
    <message>
        <source>{name}: its text says {int} to hit, its data {to_hit}; the text is taken.</source>
        <translation>{name}: seu texto diz {int} para acertar, seus dados {to_hit}; usa-se o texto.</translation>
    </message>
    <message>
        <source>{name}: its text says {damage} damage, its data {data}; the text is taken.</source>
        <translation>{name}: seu texto diz dano de tipo {damage}, seus dados {data}; usa-se o texto.</translation>
    </message>
    <message>
        <source>{name}: its text says {told} vs. {told2}, its data {number} vs. {upper}; the data is taken.</source>
        <translation>{name}: seu texto diz {told} contra {told2}, seus dados {number} contra {upper}; usam-se os dados.</translation>
    </message>
    <message>
        <source>{name}: its text says {words} damage, its data {made}; the data is taken.</source>
        <translation>{name}: seu texto diz {words} de dano, seus dados {made}; usam-se os dados.</translation>
    </message>
    <message>
        <source>{name}: its {field} is out of all bounds, it is left out.</source>
        <translation>{name}: o campo {field} está fora de todos os limites, foi ignorado.</translation>
    </message>
    <message>
        <source>{name}: no damage was found.</source>
        <translation>{name}: nenhum dano foi encontrado.</translation>
    </message>
    <message>
        <source>{name}: no range is given, {far_squares} squares are taken.</source>
        <translation>{name}: o alcance não é informado, usam-se {far_squares} quadrados.</translation>
    </message>
    <message>
        <source>{name}: no range was found.</source>
        <translation>{name}: nenhum alcance foi encontrado.</translation>
    </message>
    <message>
        <source>{name}: no reach is given, 5 ft. is taken.</source>
        <translation>{name}: o alcance não é informado, usam-se 5 pés.</translation>
    </message>
    <message>
        <source>{name}: nothing of these squares is known to the players</source>
        <translation>{name}: nada destes quadrados é conhecido dos jogadores</translation>
    </message>
    <message>
        <source>{name}: the file is damaged</source>
        <translation>{name}: o arquivo está danificado</translation>
    </message>
    <message>
        <source>{name}: the map has a hex grid, expected squares</source>
        <translation>{name}: o mapa tem grade hexagonal, esperavam-se quadrados</translation>
    </message>
    <message>
        <source>{name}: the map has no grid, expected squares</source>
        <translation>{name}: o mapa não tem grade, esperavam-se quadrados</translation>
    </message>
    <message>
        <source>{name}: the picture {why}</source>
        <translation>{name}: a imagem {why}</translation>
    </message>
    <message>
        <source>{name}: the picture&apos;s squares are not known; expected columns and rows, or pixels per square</source>
        <translation>{name}: os quadrados da imagem não são conhecidos; esperavam-se colunas e linhas, ou pixels por quadrado</translation>
    </message>
    <message>
        <source>{name}: where it reaches is not understood, melee is taken.</source>
        <translation>{name}: não se entende até onde alcança, usa-se corpo a corpo.</translation>
    </message>
    <message>
        <source>{name}: {amount} is not the average of {dice}; the dice are taken.</source>
        <translation>{name}: {amount} não é a média de {dice}; usam-se os dados.</translation>
    </message>
    <message>
        <source>{name}: {place} holds a number that is no number</source>
        <translation>{name}: {place} contém um número que não é número</translation>
    </message>
    <message>
        <source>{name}: {place} holds more than {wanted} could</source>
        <translation>{name}: {place} contém mais do que {wanted} poderia</translation>
    </message>
    <message>
        <source>{name}: {place} is cut short, expected a whole JSON object</source>
        <translation>{name}: {place} está cortado, esperava-se um objeto JSON inteiro</translation>
    </message>
    <message>
        <source>{name}: {place} is nested too deeply to be {wanted}</source>
        <translation>{name}: {place} está aninhado fundo demais para ser {wanted}</translation>
    </message>
    <message>
        <source>{name}: {place} is too large to be read</source>
        <translation>{name}: {place} é grande demais para ser lido</translation>
    </message>
    <message>
        <source>{name}: {text} cannot be rolled, it is left out.</source>
        <translation>{name}: {text} não pode ser rolado, foi ignorado.</translation>
    </message>
    <message>
        <source>{name}: {to_hit} to hit fits none of its abilities.</source>
        <translation>{name}: {to_hit} para acertar não combina com nenhum de seus atributos.</translation>
    </message>
    <message>
        <source>{name}: {to_hit} to hit is none, 0 is taken.</source>
        <translation>{name}: {to_hit} para acertar não é válido, usa-se 0.</translation>
    </message>
    <message>
        <source>{number}.ldb is missing</source>
        <translation>falta {number}.ldb</translation>
    </message>
    <message>
        <source>{pasted}: it is empty, expected {wanted}</source>
        <translation>{pasted}: está vazio, esperava-se {wanted}</translation>
    </message>
    <message>
        <source>{pasted}: it is longer than {limit} MB</source>
        <translation>{pasted}: é mais longo que {limit} MB</translation>
    </message>
    <message>
        <source>{path}: cannot be read ({why})</source>
        <translation>{path}: não pode ser lido ({why})</translation>
    </message>
    <message>
        <source>{path}: no TOML file: {why}</source>
        <translation>{path}: não é um arquivo TOML: {why}</translation>
    </message>
    <message>
        <source>{printed}: {numbers} and {numbers2} are given, {max} is taken.</source>
        <translation>{printed}: {numbers} e {numbers2} são informados, usa-se {max}.</translation>
    </message>
    <message>
        <source>{what} {why}, left out.</source>
        <translation>{what} {why}, ignorada.</translation>
    </message>
    <message>
        <source>{where}.at: missing</source>
        <translation>{where}.at: falta</translation>
    </message>
    <message>
        <source>{where}.blocks: expected &quot;move&quot; or &quot;sight&quot;, got {word}</source>
        <translation>{where}.blocks: esperava-se &quot;move&quot; ou &quot;sight&quot;, não {word}</translation>
    </message>
    <message>
        <source>{where}.dim: expected at least as much as bright</source>
        <translation>{where}.dim: esperava-se pelo menos tanto quanto bright</translation>
    </message>
    <message>
        <source>{where}.id: &quot;{id}&quot; is there twice</source>
        <translation>{where}.id: &quot;{id}&quot; aparece duas vezes</translation>
    </message>
    <message>
        <source>{where}.id: missing</source>
        <translation>{where}.id: falta</translation>
    </message>
    <message>
        <source>{where}.max_hp: expected 0 or more</source>
        <translation>{where}.max_hp: esperava-se 0 ou mais</translation>
    </message>
    <message>
        <source>{where}.points: missing</source>
        <translation>{where}.points: falta</translation>
    </message>
    <message>
        <source>{where}.{key}: unknown field</source>
        <translation>{where}.{key}: campo desconhecido</translation>
    </message>
    <message>
        <source>{where}.{needed}: missing</source>
        <translation>{where}.{needed}: falta</translation>
    </message>
    <message>
        <source>{where}: a square of {said} is no battle map&apos;s; squares of {square_dm} m are taken.</source>
        <translation>{where}: um quadrado de {said} não é de um mapa de batalha; usam-se quadrados de {square_dm} m.</translation>
    </message>
    <message>
        <source>{where}: dice: expected a list of faces</source>
        <translation>{where}: dice: esperava-se uma lista de faces</translation>
    </message>
    <message>
        <source>{where}: do: unknown verb {fields}</source>
        <translation>{where}: do: verbo desconhecido {fields}</translation>
    </message>
    <message>
        <source>{where}: expected a number up to {limit}</source>
        <translation>{where}: esperava-se um número até {limit}</translation>
    </message>
    <message>
        <source>{where}: expected either &quot;at&quot; or &quot;token&quot;</source>
        <translation>{where}: esperava-se &quot;at&quot; ou &quot;token&quot;</translation>
    </message>
    <message>
        <source>{where}: expected either &quot;do&quot; or &quot;ask&quot;</source>
        <translation>{where}: esperava-se &quot;do&quot; ou &quot;ask&quot;</translation>
    </message>
    <message>
        <source>{where}: more: expected a list of tables</source>
        <translation>{where}: more: esperava-se uma lista de tabelas</translation>
    </message>
    <message>
        <source>{where}: steps: expected 0 or more, got {steps}</source>
        <translation>{where}: steps: esperava-se 0 ou mais, não {steps}</translation>
    </message>
    <message>
        <source>{where}: {key}: unknown field</source>
        <translation>{where}: {key}: campo desconhecido</translation>
    </message>
    <message>
        <source>{where}: {name}: expected tables</source>
        <translation>{where}: {name}: esperavam-se tabelas</translation>
    </message>
    <message>
        <source>{where}: {word}: unknown field</source>
        <translation>{where}: {word}: campo desconhecido</translation>
    </message>
    <message>
        <source>{why} (battlemap repair writes them into a new file)</source>
        <translation>{why} (battlemap repair os escreve em um novo arquivo)</translation>
    </message>
    <message>
        <source>… and {more:,} more</source>
        <translation>… e mais {more:,}</translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>The door is {state}; right-click it to unlock or force it.</source>
        <translation>A porta está {state}; clique nela com o botão direito para destrancar ou forçar.</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>trancada</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>barrada</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Put everything &amp;back</source>
        <translation>Pôr tudo de &amp;volta</translation>
    </message>
    <message>
        <source>The tour has ended; Help starts it again. What was played stays.</source>
        <translation>A visita acabou; o menu Ajuda a recomeça. O que foi jogado fica.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Pôr de volta</translation>
    </message>
    <message>
        <source>The tour has ended; Help starts it again.</source>
        <translation>A visita acabou; o menu Ajuda a recomeça.</translation>
    </message>
    <message>
        <source>S&amp;kip the tour</source>
        <translation>&amp;Pular a visita</translation>
    </message>
    <message>
        <source>Read the &amp;manual</source>
        <translation>Ler o &amp;manual</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Ava&amp;nçar</translation>
    </message>
    <message>
        <source>&amp;Keep it as played</source>
        <translation>&amp;Deixar como foi jogado</translation>
    </message>
    <message>
        <source>The rest is in the manual. Help starts the tour again, whenever you like.</source>
        <translation>O resto está no manual. Ajuda recomeça a visita, quando quiser.</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Visita guiada</translation>
    </message>
    <message>
        <source>That was a whole turn</source>
        <translation>Esse foi um turno inteiro</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Passo {number} de {all}</translation>
    </message>
    <message>
        <source>1 takes the strike, Enter skips it. The move goes on by itself. &quot;Always&quot; answers for good, even for a side.</source>
        <translation>1 faz o ataque, Enter o pula. O movimento segue sozinho. &quot;Sempre&quot; responde de vez, até por um lado.</translation>
    </message>
    <message>
        <source>A click on an enemy is an attack. The lines show what gives cover.</source>
        <translation>Um clique num inimigo é um ataque. As linhas mostram o que dá cobertura.</translation>
    </message>
    <message>
        <source>Blue squares are within her movement. The dashed band beyond needs a Dash. Red is what her enemies reach.</source>
        <translation>Os quadrados azuis estão dentro do movimento dela. A faixa tracejada além exige Avançar. Vermelho é o alcance dos inimigos.</translation>
    </message>
    <message>
        <source>Click {foe}</source>
        <translation>Clique em {foe}</translation>
    </message>
    <message>
        <source>Close the card with Esc first. The large button always names the next step.</source>
        <translation>Feche antes o cartão com Esc. O botão grande sempre diz o próximo passo.</translation>
    </message>
    <message>
        <source>Drag her to the marked square, and let go</source>
        <translation>Arraste-a até o quadrado marcado e solte</translation>
    </message>
    <message>
        <source>Enter rolls</source>
        <translation>Enter rola</translation>
    </message>
    <message>
        <source>On this way nobody could strike</source>
        <translation>Neste caminho ninguém podia atacar</translation>
    </message>
    <message>
        <source>One step takes back everything it did: place, hit points, turn and round. Try it.</source>
        <translation>Um só passo atrás desfaz tudo: posição, pontos de vida, turno e rodada. Experimente.</translation>
    </message>
    <message>
        <source>Press on {name}, and hold</source>
        <translation>Pressione {name} e segure</translation>
    </message>
    <message>
        <source>The card tells the chance and every reason. With paper dice type what they showed, then Enter.</source>
        <translation>O cartão diz a chance e cada motivo. Com dados na mesa digite o que mostraram e depois Enter.</translation>
    </message>
    <message>
        <source>The large button always names the next step, and the list below shows whose turn it is.</source>
        <translation>O botão grande sempre diz o próximo passo, e a lista abaixo mostra de quem é o turno.</translation>
    </message>
    <message>
        <source>The way shows what it costs and what is left. Crossed swords stand where {foe} may strike. Esc takes it back. The arrow keys and Enter do the same.</source>
        <translation>O caminho mostra o que custa e o que resta. Espadas cruzadas ficam onde {foe} pode atacar. Esc o desfaz. As setas e Enter fazem o mesmo.</translation>
    </message>
    <message>
        <source>This button</source>
        <translation>Este botão</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Where an enemy may react, the move waits and a card asks you. Undo and drag past one to see it, or go on.</source>
        <translation>Onde um inimigo pode reagir, o movimento espera e um cartão pergunta. Desfaça e arraste passando por um para vê-lo, ou siga.</translation>
    </message>
    <message>
        <source>{foe} may strike: take or skip</source>
        <translation>{foe} pode atacar: usar ou pular</translation>
    </message>
    <message>
        <source>{key} ends the turn</source>
        <translation>{key} encerra o turno</translation>
    </message>
    <message>
        <source>{key} takes it back</source>
        <translation>{key} desfaz</translation>
    </message>
</context>
<context>
    <name>Trait</name>
    <message>
        <source>charge</source>
        <translation>investida</translation>
    </message>
    <message>
        <source>mount</source>
        <translation>montaria</translation>
    </message>
    <message>
        <source>reckless</source>
        <translation>imprudente</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>regeneração</translation>
    </message>
    <message>
        <source>relentless</source>
        <translation>implacável</translation>
    </message>
    <message>
        <source>swarm</source>
        <translation>enxame</translation>
    </message>
    <message>
        <source>extra attack</source>
        <translation>ataque extra</translation>
    </message>
    <message>
        <source>flyby</source>
        <translation>sobrevoo</translation>
    </message>
</context>
<context>
    <name>TravelDialog</name>
    <message>
        <source>Travel</source>
        <translation>Viagem</translation>
    </message>
    <message>
        <source>How they travel</source>
        <translation>Como viajam</translation>
    </message>
    <message>
        <source>On &amp;foot</source>
        <translation>A &amp;pé</translation>
    </message>
    <message>
        <source>A&amp;board</source>
        <translation>A &amp;bordo</translation>
    </message>
    <message>
        <source>&amp;Thirst and hunger</source>
        <translation>&amp;Sede e fome</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>&amp;Copy this page</source>
        <translation>&amp;Copiar esta página</translation>
    </message>
</context>
<context>
    <name>TurnActions</name>
    <message>
        <source>Checklists at the ends of t&amp;urns</source>
        <translation>L&amp;istas nas pontas dos turnos</translation>
    </message>
    <message>
        <source>Before a turn&apos;s dice fall they are shown: saves, ongoing damage, death saves</source>
        <translation>Antes de caírem os dados de um turno são mostrados: salvaguardas, dano contínuo, salvaguardas contra a morte</translation>
    </message>
    <message>
        <source>Show how lon&amp;g a turn takes</source>
        <translation>Mostrar quanto tempo um turno &amp;leva</translation>
    </message>
    <message>
        <source>Beside the round: the time at the table since this turn began</source>
        <translation>Ao lado da rodada: o tempo na mesa desde o início deste turno</translation>
    </message>
    <message>
        <source>&amp;Note on the token…</source>
        <translation>Nota no to&amp;ken…</translation>
    </message>
    <message>
        <source>Select a creature to write a note on it.</source>
        <translation>Selecione uma criatura para escrever uma nota nela.</translation>
    </message>
</context>
<context>
    <name>TurnChoices</name>
    <message>
        <source>Declarations for round {round}</source>
        <translation>Declarações para a rodada {round}</translation>
    </message>
    <message>
        <source>Declarations for round {round}: choose on each creature&apos;s card</source>
        <translation>Declarações para a rodada {round}: escolha no cartão de cada criatura</translation>
    </message>
    <message>
        <source>Has delayed its turn:</source>
        <translation>Adiou o turno:</translation>
    </message>
    <message>
        <source>Have delayed their turns:</source>
        <translation>Adiaram o turno:</translation>
    </message>
    <message>
        <source>{name} comes back before whoever acts now, as long as they have done nothing yet</source>
        <translation>{name} volta antes de quem age agora, desde que este ainda não tenha feito nada</translation>
    </message>
    <message>
        <source>{name} takes its turn now</source>
        <translation>{name} joga o turno agora</translation>
    </message>
    <message>
        <source>{name}: back in now</source>
        <translation>{name}: voltar agora</translation>
    </message>
    <message>
        <source>{side}: choose {number} of {whole}</source>
        <translation>{side}: escolha {number} de {whole}</translation>
    </message>
</context>
<context>
    <name>TurnHead</name>
    <message>
        <source>Back to free movement; hit points and conditions stay</source>
        <translation>De volta ao movimento livre; pontos de vida e condições ficam</translation>
    </message>
    <message>
        <source>Begin fight</source>
        <translation>Começar combate</translation>
    </message>
    <message>
        <source>Begin with typed totals</source>
        <translation>Começar com totais digitados</translation>
    </message>
    <message>
        <source>Begin with typed totals, or with surprise</source>
        <translation>Começar com totais digitados ou com surpresa</translation>
    </message>
    <message>
        <source>Begin with typed totals, or with who struck first</source>
        <translation>Começar com totais digitados ou com quem atacou primeiro</translation>
    </message>
    <message>
        <source>Choose who acts, below or on the map</source>
        <translation>Escolha quem age, abaixo ou no mapa</translation>
    </message>
    <message>
        <source>Choose who acts: click one of the ringed creatures, then Space.</source>
        <translation>Escolha quem age: clique numa das criaturas circuladas, depois Espaço.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>End fight</source>
        <translation>Encerrar combate</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar turno</translation>
    </message>
    <message>
        <source>No fight yet</source>
        <translation>Ainda sem combate</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Roll initiative for each side</source>
        <translation>Rolar a iniciativa de cada lado</translation>
    </message>
    <message>
        <source>Roll initiative for everyone</source>
        <translation>Rolar a iniciativa de todos</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>Still unspent: {things}</source>
        <translation>Ainda não gastos: {things}</translation>
    </message>
    <message>
        <source>Time to declare</source>
        <translation>Hora de declarar</translation>
    </message>
    <message>
        <source>Waits for an answer</source>
        <translation>Espera uma resposta</translation>
    </message>
    <message>
        <source>{name} acts</source>
        <translation>{name} age</translation>
    </message>
    <message>
        <source>{side}: who acts?</source>
        <translation>{side}: quem age?</translation>
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
        <translation>Notas do turno</translation>
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
        <translation>Seguir para {phase}</translation>
    </message>
    <message>
        <source>{side}: {number} still to act in this turn</source>
        <translation>{side}: {number} ainda por agir neste turno</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>End round</source>
        <translation>Encerrar rodada</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar turno</translation>
    </message>
    <message>
        <source>Everybody has declared: initiative is rolled and the round begins</source>
        <translation>Todos declararam: rola-se a iniciativa e a rodada começa</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Próxima fase</translation>
    </message>
    <message>
        <source>Next: {who}, {phase}</source>
        <translation>Próximo: {who}, {phase}</translation>
    </message>
    <message>
        <source>Roll for round {round}</source>
        <translation>Rolar para a rodada {round}</translation>
    </message>
    <message>
        <source>The round is over; declarations for the next one</source>
        <translation>A rodada acabou; declarações para a próxima</translation>
    </message>
    <message>
        <source>{name} acts</source>
        <translation>{name} age</translation>
    </message>
    <message>
        <source>{name} takes its turn now</source>
        <translation>{name} joga o turno agora</translation>
    </message>
    <message>
        <source>{name}&apos;s turn ends; the next one follows</source>
        <translation>O turno de {name} acaba; vem o próximo</translation>
    </message>
</context>
<context>
    <name>UnitsPage</name>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>&amp;Lengths in</source>
        <translation>&amp;Comprimentos em</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Metros</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Pés</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrados</translation>
    </message>
    <message>
        <source>A square of 5 feet is 1.5 metres, as the books have it. Where you type a length you may name another unit: 6 m, 20 ft or 4 squares are the same.</source>
        <translation>Um quadrado de 5 pés é 1,5 metro, como nos livros. Onde se digita um comprimento pode-se dar outra unidade: 6 m, 20 ft ou 4 quadrados são o mesmo.</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Fit the map</source>
        <translation>&amp;Ajustar o mapa</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;proximar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;fastar</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grade</translation>
    </message>
    <message>
        <source>What the &amp;selected see</source>
        <translation>O que a &amp;seleção vê</translation>
    </message>
    <message>
        <source>What the part&amp;y sees</source>
        <translation>O que o gr&amp;upo vê</translation>
    </message>
    <message>
        <source>Light and &amp;darkness</source>
        <translation>&amp;Luz e escuridão</translation>
    </message>
    <message>
        <source>What the players &amp;know</source>
        <translation>O que os jogadores &amp;conhecem</translation>
    </message>
    <message>
        <source>&amp;Where tokens look</source>
        <translation>Para onde os &amp;tokens olham</translation>
    </message>
    <message>
        <source>A mark on every token shows where it looks; [ and ] turn the selected, moving turns too</source>
        <translation>Uma marca em cada token mostra para onde ele olha; [ e ] viram a seleção, e mover também vira</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Tela c&amp;heia</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Te&amp;ma claro</translation>
    </message>
</context>
<context>
    <name>WallBar</name>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linha</translation>
    </message>
    <message>
        <source>Click corner after corner.</source>
        <translation>Clique um canto após o outro.</translation>
    </message>
    <message>
        <source>Re&amp;ctangle</source>
        <translation>Re&amp;tângulo</translation>
    </message>
    <message>
        <source>Drag from corner to corner.</source>
        <translation>Arraste de canto a canto.</translation>
    </message>
    <message>
        <source>Freeha&amp;nd</source>
        <translation>&amp;Mão livre</translation>
    </message>
    <message>
        <source>Draw with the button held.</source>
        <translation>Desenhe com o botão apertado.</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Selecionar</translation>
    </message>
    <message>
        <source>Move, change, copy and delete what is drawn.</source>
        <translation>Mova, altere, copie e apague o que está desenhado.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Three quarters</source>
        <translation>Três quartos</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Meia</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Stops moves</source>
        <translation>Barra a passagem</translation>
    </message>
    <message>
        <source>Nobody walks through it.</source>
        <translation>Ninguém a atravessa.</translation>
    </message>
    <message>
        <source>Stops sight</source>
        <translation>Barra a visão</translation>
    </message>
    <message>
        <source>Nobody sees through it.</source>
        <translation>Ninguém vê através dela.</translation>
    </message>
    <message>
        <source>One-way</source>
        <translation>Mão única</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>To its left</source>
        <translation>Para a esquerda</translation>
    </message>
    <message>
        <source>To its right</source>
        <translation>Para a direita</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pedra</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Grades</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Cortina</translation>
    </message>
    <message>
        <source>Hedge</source>
        <translation>Sebe</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Vidro</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Encaixe</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Cantos</translation>
    </message>
    <message>
        <source>Half squares</source>
        <translation>Meios quadrados</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Ctrl held: half squares. Alt held: freely.</source>
        <translation>Com Ctrl: meios quadrados. Com Alt: livre.</translation>
    </message>
    <message>
        <source>It lets through to one side only; the arrow on the map shows which.</source>
        <translation>Deixa passar só para um lado; a seta no mapa mostra qual.</translation>
    </message>
    <message>
        <source>several</source>
        <translation>vários</translation>
    </message>
</context>
<context>
    <name>WallTool</name>
    <message>
        <source>Click corners. Enter or a double click ends the line, Backspace takes a corner back, Esc drops it.</source>
        <translation>Clique nos cantos. Enter ou clique duplo termina a linha, Backspace desfaz um canto, Esc descarta.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Ctrl: half squares, Alt: freely.</source>
        <translation>Arraste de canto a canto. Ctrl: meios quadrados, Alt: livre.</translation>
    </message>
    <message>
        <source>Draw with the button held; the line is made simple. Back at its start it closes.</source>
        <translation>Desenhe com o botão apertado; a linha é simplificada. De volta ao início, ela se fecha.</translation>
    </message>
    <message>
        <source>Click, Shift+click or drag a band. Drag lines and their corners. Double click splits, J joins, Delete, Ctrl+C, Ctrl+V.</source>
        <translation>Clique, Shift+clique ou arraste uma faixa. Arraste linhas e seus cantos. Clique duplo divide, J une, Delete, Ctrl+C, Ctrl+V.</translation>
    </message>
    <message>
        <source>{last} · {whole} in all</source>
        <translation>{last} · {whole} no total</translation>
    </message>
    <message>
        <source>{across} × {down} squares · {width} × {height}</source>
        <translation>{across} × {down} quadrados · {width} × {height}</translation>
    </message>
    <message>
        <source>{across} × {down} squares</source>
        <translation>{across} × {down} quadrados</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The crypt of the red runner</source>
        <translation>A cripta da passadeira vermelha</translation>
    </message>
    <message>
        <source>Ambush at the ford</source>
        <translation>Emboscada no vau</translation>
    </message>
    <message>
        <source>Welcome to Battlemap</source>
        <translation>Boas-vindas ao Battlemap</translation>
    </message>
    <message>
        <source>Or something else:</source>
        <translation>Ou outra coisa:</translation>
    </message>
    <message>
        <source>&quot;{fight}&quot; lies ready: drag a hero and let go. Everything can be undone and is on disk at once.</source>
        <translation>&quot;{fight}&quot; está pronta: arraste um herói e solte. Tudo pode ser desfeito e é salvo na hora.</translation>
    </message>
    <message>
        <source>Your fight is open behind this card. The sample fights are copies: nothing of yours is touched.</source>
        <translation>Seu combate está aberto atrás deste cartão. Os combates de exemplo são cópias: nada seu é tocado.</translation>
    </message>
    <message>
        <source>&amp;Start playing</source>
        <translation>C&amp;omeçar a jogar</translation>
    </message>
    <message>
        <source>Show me a t&amp;urn: five steps</source>
        <translation>Mostre-me um &amp;turno: cinco passos</translation>
    </message>
    <message>
        <source>&amp;New fight…</source>
        <translation>&amp;Novo combate…</translation>
    </message>
    <message>
        <source>Impo&amp;rt a map or picture…</source>
        <translation>&amp;Importar um mapa ou imagem…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ab&amp;rir…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>Bib&amp;lioteca…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>A click on a wall cuts one in; a drag puts one between two points.</source>
        <translation>Um clique numa parede abre uma; arrastar põe uma entre dois pontos.</translation>
    </message>
    <message>
        <source>A click places one, a drag says how far it is bright. A creature can carry it.</source>
        <translation>Um clique põe uma, arrastar diz até onde ilumina. Uma criatura pode carregá-la.</translation>
    </message>
    <message>
        <source>A condition</source>
        <translation>Uma condição</translation>
    </message>
    <message>
        <source>A digit lays the way on the map, Enter goes it, Esc closes. No player sees it.</source>
        <translation>Um dígito põe o caminho no mapa, Enter o percorre, Esc fecha. Nenhum jogador vê.</translation>
    </message>
    <message>
        <source>A filled dot is there still, a ring is spent.</source>
        <translation>Um ponto cheio ainda está lá, um anel foi gasto.</translation>
    </message>
    <message>
        <source>A frame for the players</source>
        <translation>Um quadro para os jogadores</translation>
    </message>
    <message>
        <source>A message</source>
        <translation>Uma mensagem</translation>
    </message>
    <message>
        <source>A note on a token</source>
        <translation>Uma nota num token</translation>
    </message>
    <message>
        <source>A number and Enter, for all that are selected; a kind makes resistances count.</source>
        <translation>Um número e Enter, para todos os selecionados; um tipo faz contar as resistências.</translation>
    </message>
    <message>
        <source>A second window that shows only what the party may know.</source>
        <translation>Uma segunda janela que mostra só o que o grupo pode saber.</translation>
    </message>
    <message>
        <source>A target is waited for</source>
        <translation>Espera-se um alvo</translation>
    </message>
    <message>
        <source>Actions as dots, movement as a bar, and the ways it can move.</source>
        <translation>Ações como pontos, movimento como barra, e os modos como pode se mover.</translation>
    </message>
    <message>
        <source>All tokens in a list</source>
        <translation>Todos os tokens numa lista</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Um ataque</translation>
    </message>
    <message>
        <source>Area of effect</source>
        <translation>Área de efeito</translation>
    </message>
    <message>
        <source>Begin the fight</source>
        <translation>Começar o combate</translation>
    </message>
    <message>
        <source>Build doors and windows</source>
        <translation>Construir portas e janelas</translation>
    </message>
    <message>
        <source>Click and type. Only you see them, never the players.</source>
        <translation>Clique e digite. Só você as vê, nunca os jogadores.</translation>
    </message>
    <message>
        <source>Click corner after corner; Enter ends the line. The bar says what a wall stops.</source>
        <translation>Clique canto após canto; Enter termina a linha. A barra diz o que a parede barra.</translation>
    </message>
    <message>
        <source>Click whom it is for, on the map or in the turn order; Esc calls it off.</source>
        <translation>Clique em quem é o alvo, no mapa ou na ordem dos turnos; Esc cancela.</translation>
    </message>
    <message>
        <source>Column and row as the players&apos; coordinates show them.</source>
        <translation>Coluna e linha como as coordenadas dos jogadores mostram.</translation>
    </message>
    <message>
        <source>Count, side, name, conditions and hit points. A click selects, also an enemy without attacking it.</source>
        <translation>Contagem, lado, nome, condições e pontos de vida. Um clique seleciona, mesmo um inimigo sem atacá-lo.</translation>
    </message>
    <message>
        <source>Creatures beside the map: type &quot;6 goblins&quot;, press Enter, there they stand.</source>
        <translation>Criaturas ao lado do mapa: digite &quot;6 goblins&quot;, pressione Enter, e lá estão.</translation>
    </message>
    <message>
        <source>Damage or healing</source>
        <translation>Dano ou cura</translation>
    </message>
    <message>
        <source>Does again what was taken back, until you do something else.</source>
        <translation>Refaz o que foi desfeito, até que você faça outra coisa.</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Portas</translation>
    </message>
    <message>
        <source>Drag from here to there; right click adds a leg. By walking and straight.</source>
        <translation>Arraste daqui para lá; o clique direito acrescenta um trecho. A pé e em linha reta.</translation>
    </message>
    <message>
        <source>Enter does all that is ticked, as one step. A digit leaves a line out; typed dice go into their fields.</source>
        <translation>Enter faz tudo o que está marcado, num só passo. Um dígito deixa uma linha de fora; dados digitados vão em seus campos.</translation>
    </message>
    <message>
        <source>Every click near a door opens or closes it; right click locks, bars or hides it.</source>
        <translation>Cada clique perto de uma porta a abre ou fecha; o clique direito tranca, barra ou esconde.</translation>
    </message>
    <message>
        <source>Every step is written before it is shown. Read-only: the file or its folder forbids writing; save it elsewhere.</source>
        <translation>Cada passo é gravado antes de ser mostrado. Somente leitura: o arquivo ou a pasta não permite gravar; salve-o em outro lugar.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Névoa</translation>
    </message>
    <message>
        <source>For you alone: no player sees it. It is marked at the token.</source>
        <translation>Só para você: nenhum jogador a vê. Fica marcada junto ao token.</translation>
    </message>
    <message>
        <source>From who is selected, or acts, to what is under the pointer; whether it is seen; how light it is there.</source>
        <translation>De quem está selecionado, ou age, ao que está sob o ponteiro; se é visto; quanta luz há ali.</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>A que distância está</translation>
    </message>
    <message>
        <source>How large the map is shown</source>
        <translation>Em que tamanho o mapa é mostrado</translation>
    </message>
    <message>
        <source>How long it has lasted for those who are in it.</source>
        <translation>Há quanto tempo dura para quem está nele.</translation>
    </message>
    <message>
        <source>How much is left</source>
        <translation>Quanto resta</translation>
    </message>
    <message>
        <source>Is everything on disk?</source>
        <translation>Está tudo em disco?</translation>
    </message>
    <message>
        <source>Its key, what it adds to the die, its damage and range. Click it, then click the target.</source>
        <translation>Sua tecla, o que soma ao dado, dano e alcance. Clique nele, depois no alvo.</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Luzes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Of the selected one, else of whoever acts: what it has left, how it fares, and what it can do, one click each.</source>
        <translation>De quem está selecionado, senão de quem age: o que lhe resta, como está, e o que pode fazer, um clique cada.</translation>
    </message>
    <message>
        <source>On which screen it is, and whether the curtain is drawn.</source>
        <translation>Em que tela está, e se a cortina está fechada.</translation>
    </message>
    <message>
        <source>One click each. A greyed button says why not when you rest on it.</source>
        <translation>Um clique cada. Um botão cinza diz por que não quando se para sobre ele.</translation>
    </message>
    <message>
        <source>Paint difficult ground, water, pits, heights; the right button makes floor again.</source>
        <translation>Pinte terreno difícil, água, fossos, alturas; o botão direito volta a fazer piso.</translation>
    </message>
    <message>
        <source>Phases and slots of the round</source>
        <translation>Fases e vagas da rodada</translation>
    </message>
    <message>
        <source>Press for the origin, drag for the direction; let go, and a card asks what it does.</source>
        <translation>Pressione para a origem, arraste para a direção; solte, e um cartão pergunta o que faz.</translation>
    </message>
    <message>
        <source>Press on a creature to see its reach, drag to move it, click an enemy to attack. The wheel zooms, the middle button moves the map, the right button opens a menu.</source>
        <translation>Pressione uma criatura para ver até onde chega, arraste para movê-la, clique num inimigo para atacar. A roda amplia, o botão do meio move o mapa, o direito abre um menu.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Rest on it to read the house rules that differ from the standard.</source>
        <translation>Pare sobre ele para ler as regras da casa que diferem do padrão.</translation>
    </message>
    <message>
        <source>Rest on it to read what it does now and how long; click it to take it off.</source>
        <translation>Pare sobre ela para ler o que faz agora e por quanto tempo; clique para tirá-la.</translation>
    </message>
    <message>
        <source>Rolls initiative for everybody. The small button beside it takes totals you rolled, and who is surprised.</source>
        <translation>Rola a iniciativa de todos. O botão pequeno ao lado recebe os totais que vocês rolaram, e quem está surpreso.</translation>
    </message>
    <message>
        <source>Says something once. What it offers is done by its button, or by Enter on the map.</source>
        <translation>Diz algo uma vez. O que oferece se faz com seu botão, ou com Enter no mapa.</translation>
    </message>
    <message>
        <source>The large button is always the next step.</source>
        <translation>O botão grande é sempre o próximo passo.</translation>
    </message>
    <message>
        <source>The wheel changes it.</source>
        <translation>A roda muda isso.</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Selecionar e mover</translation>
    </message>
    <message>
        <source>Show the players parts of the map, or take them away: brush, polygon, whole rooms.</source>
        <translation>Mostre aos jogadores partes do mapa, ou tire-as: pincel, polígono, salas inteiras.</translation>
    </message>
    <message>
        <source>Somebody may react</source>
        <translation>Alguém pode reagir</translation>
    </message>
    <message>
        <source>Something about the turns is to be decided</source>
        <translation>Há algo a decidir sobre os turnos</translation>
    </message>
    <message>
        <source>Takes back the last step whole: place, hit points, turn and round. There is no limit.</source>
        <translation>Desfaz o último passo por inteiro: lugar, pontos de vida, turno e rodada. Não há limite.</translation>
    </message>
    <message>
        <source>The bestiary</source>
        <translation>O bestiário</translation>
    </message>
    <message>
        <source>The card of a creature</source>
        <translation>O cartão de uma criatura</translation>
    </message>
    <message>
        <source>The card of an attack</source>
        <translation>O cartão de um ataque</translation>
    </message>
    <message>
        <source>The chance and everything it rests on, before the roll. Enter rolls; typed dice go before rolled ones.</source>
        <translation>A chance e tudo de que depende, antes da rolagem. Enter rola; dados digitados valem antes dos rolados.</translation>
    </message>
    <message>
        <source>The clock of the fight</source>
        <translation>O relógio do combate</translation>
    </message>
    <message>
        <source>The filled part of the whole: hit points, or movement.</source>
        <translation>A parte cheia do todo: pontos de vida, ou movimento.</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>O registro</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>O mapa</translation>
    </message>
    <message>
        <source>The move waits. 1 to 9 take, Enter skips, Esc skips all; Always answers for good.</source>
        <translation>O movimento espera. De 1 a 9 usam, Enter pula, Esc pula tudo; Sempre responde de vez.</translation>
    </message>
    <message>
        <source>The players&apos; display</source>
        <translation>A tela dos jogadores</translation>
    </message>
    <message>
        <source>The players&apos; window</source>
        <translation>A janela dos jogadores</translation>
    </message>
    <message>
        <source>The program, the table, or both. A click changes it; it is kept with the fight.</source>
        <translation>O programa, a mesa, ou ambos. Um clique muda; fica guardado com o combate.</translation>
    </message>
    <message>
        <source>The round, and whose turn it is</source>
        <translation>A rodada, e de quem é o turno</translation>
    </message>
    <message>
        <source>The ruler</source>
        <translation>A régua</translation>
    </message>
    <message>
        <source>The ruleset of this fight</source>
        <translation>O sistema deste combate</translation>
    </message>
    <message>
        <source>The square under the pointer</source>
        <translation>O quadrado sob o ponteiro</translation>
    </message>
    <message>
        <source>The turn order</source>
        <translation>A ordem dos turnos</translation>
    </message>
    <message>
        <source>The usual tool: drag creatures, click enemies, draw a band around several.</source>
        <translation>A ferramenta usual: arraste criaturas, clique em inimigos, faça um laço em volta de vários.</translation>
    </message>
    <message>
        <source>The whole map in the window.</source>
        <translation>O mapa inteiro na janela.</translation>
    </message>
    <message>
        <source>Type to find one, Enter shows it on the map; the menu key has what can be done.</source>
        <translation>Digite para encontrar um, Enter o mostra no mapa; a tecla de menu traz o que se pode fazer.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Paredes</translation>
    </message>
    <message>
        <source>What happened, with every die; what is undone is struck through. A double click goes there, back or forward.</source>
        <translation>O que aconteceu, com cada dado; o que foi desfeito está riscado. Um clique duplo vai até lá, para trás ou adiante.</translation>
    </message>
    <message>
        <source>What has gone by is dimmed. A phase that is still to come can be clicked.</source>
        <translation>O que passou fica esmaecido. Uma fase que ainda vem pode ser clicada.</translation>
    </message>
    <message>
        <source>What is inside it fills the players&apos; screen. Drag it, or draw another.</source>
        <translation>O que está dentro preenche a tela dos jogadores. Arraste-o, ou desenhe outro.</translation>
    </message>
    <message>
        <source>What is left this turn</source>
        <translation>O que resta neste turno</translation>
    </message>
    <message>
        <source>What is to be remembered now</source>
        <translation>O que há para lembrar agora</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>O que pode fazer</translation>
    </message>
    <message>
        <source>What it has this turn</source>
        <translation>O que tem neste turno</translation>
    </message>
    <message>
        <source>What ran out, what is held, what one stands in, who is due.</source>
        <translation>O que acabou, o que é mantido, em que se está, quem vai chegar.</translation>
    </message>
    <message>
        <source>What the end of the turn brings</source>
        <translation>O que o fim do turno traz</translation>
    </message>
    <message>
        <source>Where this monster could go</source>
        <translation>Aonde este monstro poderia ir</translation>
    </message>
    <message>
        <source>Who acts now, who comes back in, what was declared: choose here, or click on the map.</source>
        <translation>Quem age agora, quem volta, o que foi declarado: escolha aqui, ou clique no mapa.</translation>
    </message>
    <message>
        <source>Who rolls the dice</source>
        <translation>Quem rola os dados</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>its speed ({mode})</source>
        <translation>seu deslocamento ({mode})</translation>
    </message>
    <message>
        <source>the rules&apos; speed, as its own is not given ({mode})</source>
        <translation>o deslocamento das regras, pois o seu não é informado ({mode})</translation>
    </message>
    <message>
        <source>Dash adds its speed</source>
        <translation>Avançar soma seu deslocamento</translation>
    </message>
    <message>
        <source>moved this turn</source>
        <translation>andado neste turno</translation>
    </message>
    <message>
        <source>half the movement in this way of moving</source>
        <translation>metade do movimento neste modo de se mover</translation>
    </message>
    <message>
        <source>drags {by} along</source>
        <translation>arrasta {by} consigo</translation>
    </message>
    <message>
        <source>no action left that buys a move</source>
        <translation>nenhuma ação restante que pague um movimento</translation>
    </message>
    <message>
        <source>a square</source>
        <translation>um quadrado</translation>
    </message>
    <message>
        <source>difficult ground at {at}</source>
        <translation>terreno difícil em {at}</translation>
    </message>
    <message>
        <source>a low obstacle at {at}</source>
        <translation>um obstáculo baixo em {at}</translation>
    </message>
    <message>
        <source>an area of effect makes {at} difficult</source>
        <translation>uma área de efeito torna {at} difícil</translation>
    </message>
    <message>
        <source>through {by}&apos;s space</source>
        <translation>pelo espaço de {by}</translation>
    </message>
    <message>
        <source>squeezes through</source>
        <translation>espreme-se para passar</translation>
    </message>
    <message>
        <source>crawls</source>
        <translation>rasteja</translation>
    </message>
    <message>
        <source>climbs without a climbing speed</source>
        <translation>escala sem deslocamento de escalada</translation>
    </message>
    <message>
        <source>swims without a swimming speed</source>
        <translation>nada sem deslocamento de natação</translation>
    </message>
    <message>
        <source>jumps</source>
        <translation>salta</translation>
    </message>
    <message>
        <source>every second diagonal counts twice</source>
        <translation>uma diagonal em cada duas conta em dobro</translation>
    </message>
    <message>
        <source>rises or sinks further than it goes</source>
        <translation>sobe ou desce mais do que avança</translation>
    </message>
    <message>
        <source>in each turn</source>
        <translation>em cada turno</translation>
    </message>
    <message>
        <source>as its stat block says</source>
        <translation>como diz seu bloco de estatísticas</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>gasto</translation>
    </message>
    <message>
        <source>the rules&apos; own, as none is given</source>
        <translation>o das regras, pois não é informado</translation>
    </message>
    <message>
        <source>counted the other way from its stat block</source>
        <translation>contado ao contrário de seu bloco de estatísticas</translation>
    </message>
    <message>
        <source>to begin with</source>
        <translation>para começar</translation>
    </message>
    <message>
        <source>the better of its two abilities</source>
        <translation>o melhor de seus dois atributos</translation>
    </message>
    <message>
        <source>proficiency bonus</source>
        <translation>bônus de proficiência</translation>
    </message>
    <message>
        <source>never less</source>
        <translation>nunca menos</translation>
    </message>
    <message>
        <source>half of {taken} damage, rounded down, is {half}</source>
        <translation>metade de {taken} de dano, arredondada para baixo, é {half}</translation>
    </message>
    <message>
        <source>never more than {cap}</source>
        <translation>nunca mais que {cap}</translation>
    </message>
    <message>
        <source>other rules</source>
        <translation>outras regras</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>o terreno</translation>
    </message>
    <message>
        <source>{ability} {score}</source>
        <translation>{ability} {score}</translation>
    </message>
    <message>
        <source>{condition}, level {level}</source>
        <translation>{condition}, nível {level}</translation>
    </message>
    <message>
        <source>{condition}: one part in {part} of the speed</source>
        <translation>{condition}: uma parte em {part} do deslocamento</translation>
    </message>
    <message>
        <source>{condition}: at most {cap}</source>
        <translation>{condition}: no máximo {cap}</translation>
    </message>
    <message>
        <source>Dash adds its speed {times} times</source>
        <translation>Avançar soma seu deslocamento {times} vezes</translation>
    </message>
    <message>
        <source>1 never hits.</source>
        <translation>1 nunca acerta.</translation>
    </message>
    <message>
        <source>20 always hits, 1 never.</source>
        <translation>20 sempre acerta, 1 nunca.</translation>
    </message>
    <message>
        <source>20 always hits.</source>
        <translation>20 sempre acerta.</translation>
    </message>
    <message>
        <source>A critical hit.</source>
        <translation>Um acerto crítico.</translation>
    </message>
    <message>
        <source>A new turn does not give it back.</source>
        <translation>Um novo turno não o devolve.</translation>
    </message>
    <message>
        <source>At half of {number} or fewer it is bloodied.</source>
        <translation>Com metade de {number} ou menos está sangrando.</translation>
    </message>
    <message>
        <source>Before the fight nothing is counted.</source>
        <translation>Antes do combate nada é contado.</translation>
    </message>
    <message>
        <source>Between the nearest squares; a diagonal counts one square, difficult ground changes no distance.</source>
        <translation>Entre os quadrados mais próximos; uma diagonal conta um quadrado, terreno difícil não muda distâncias.</translation>
    </message>
    <message>
        <source>DC {dc}</source>
        <translation>CD {dc}</translation>
    </message>
    <message>
        <source>DC {dc}, as its stat block says</source>
        <translation>CD {dc}, como diz seu bloco de estatísticas</translation>
    </message>
    <message>
        <source>Damage of a fall</source>
        <translation>Dano de queda</translation>
    </message>
    <message>
        <source>Death saves</source>
        <translation>Salvaguardas contra a morte</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distância</translation>
    </message>
    <message>
        <source>Entering {square}</source>
        <translation>Entrando em {square}</translation>
    </message>
    <message>
        <source>Expected damage {expected}: {average} on average when it hits</source>
        <translation>Dano esperado {expected}: {average} em média quando acerta</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Pontos de vida</translation>
    </message>
    <message>
        <source>Initiative bonus</source>
        <translation>Bônus de iniciativa</translation>
    </message>
    <message>
        <source>No attack roll: the target saves.</source>
        <translation>Sem rolagem de ataque: o alvo faz uma salvaguarda.</translation>
    </message>
    <message>
        <source>One roll for its group.</source>
        <translation>Uma só rolagem para seu grupo.</translation>
    </message>
    <message>
        <source>Only in the turns of others.</source>
        <translation>Só nos turnos dos outros.</translation>
    </message>
    <message>
        <source>Passive Perception</source>
        <translation>Percepção passiva</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>A ordem</translation>
    </message>
    <message>
        <source>The sum was typed.</source>
        <translation>A soma foi digitada.</translation>
    </message>
    <message>
        <source>The table rolls.</source>
        <translation>A mesa rola.</translation>
    </message>
    <message>
        <source>The way to {square}</source>
        <translation>O caminho até {square}</translation>
    </message>
    <message>
        <source>a die for every full {length}</source>
        <translation>um dado por {length} completos</translation>
    </message>
    <message>
        <source>at most, as its stat block says</source>
        <translation>no máximo, como diz seu bloco de estatísticas</translation>
    </message>
    <message>
        <source>counted from its abilities</source>
        <translation>contado de seus atributos</translation>
    </message>
    <message>
        <source>distance from {name}, by their nearest squares</source>
        <translation>distância de {name}, por seus quadrados mais próximos</translation>
    </message>
    <message>
        <source>failures: the third kills</source>
        <translation>falhas: a terceira mata</translation>
    </message>
    <message>
        <source>had</source>
        <translation>tinha</translation>
    </message>
    <message>
        <source>has now</source>
        <translation>tem agora</translation>
    </message>
    <message>
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message>
        <source>hit points left</source>
        <translation>pontos de vida restantes</translation>
    </message>
    <message>
        <source>light</source>
        <translation>luz</translation>
    </message>
    <message>
        <source>line {number}: free</source>
        <translation>linha {number}: livre</translation>
    </message>
    <message>
        <source>line {number}: stopped by {what}</source>
        <translation>linha {number}: barrada por {what}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdidos</translation>
    </message>
    <message>
        <source>of that for difficult ground and the like</source>
        <translation>disso por terreno difícil e semelhantes</translation>
    </message>
    <message>
        <source>of that from temporary hit points</source>
        <translation>disso dos pontos de vida temporários</translation>
    </message>
    <message>
        <source>once in each turn of another</source>
        <translation>uma vez em cada turno de outro</translation>
    </message>
    <message>
        <source>range {length}, no further</source>
        <translation>alcance {length}, não além</translation>
    </message>
    <message>
        <source>range {length}; up to {long} it is long range</source>
        <translation>alcance {length}; até {long} é alcance longo</translation>
    </message>
    <message>
        <source>reach {length} ({source})</source>
        <translation>alcance {length} ({source})</translation>
    </message>
    <message>
        <source>reach {length}: a square, as none is given</source>
        <translation>alcance {length}: um quadrado, pois não é informado</translation>
    </message>
    <message>
        <source>regained</source>
        <translation>recuperados</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>rolado</translation>
    </message>
    <message>
        <source>set by the game master</source>
        <translation>definido pelo mestre</translation>
    </message>
    <message>
        <source>{ability} save</source>
        <translation>salvaguarda de {ability}</translation>
    </message>
    <message>
        <source>rolled, {type}</source>
        <translation>rolado, {type}</translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) (shines/shine) on this map; the brightest that reaches the square counts.</source>
        <translation>
            <numerusform>%n luz ilumina este mapa; conta a mais forte que alcança o quadrado.</numerusform>
            <numerusform>%n luzes iluminam este mapa; conta a mais forte que alcança o quadrado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 4 lines from the attacker&apos;s best corner (is/are) stopped.</source>
        <translation>
            <numerusform>%n de 4 linhas do melhor canto do atacante é barrada.</numerusform>
            <numerusform>%n de 4 linhas do melhor canto do atacante são barradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) more</source>
        <translation>
            <numerusform>%n quadrado a mais</numerusform>
            <numerusform>%n quadrados a mais</numerusform>
        </translation>
    </message>
    <message>
        <source>spent on: {what}</source>
        <translation>gasto com: {what}</translation>
    </message>
    <message>
        <source>successes: the third makes it stable</source>
        <translation>sucessos: o terceiro o deixa estável</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>sofrido</translation>
    </message>
    <message>
        <source>temporary, lost first</source>
        <translation>temporários, perdidos primeiro</translation>
    </message>
    <message>
        <source>the attack&apos;s</source>
        <translation>do ataque</translation>
    </message>
    <message>
        <source>the bonus together</source>
        <translation>o bônus somado</translation>
    </message>
    <message>
        <source>the creature&apos;s</source>
        <translation>da criatura</translation>
    </message>
    <message>
        <source>the d20</source>
        <translation>o d20</translation>
    </message>
    <message>
        <source>the d20, the higher of {one} and {other}</source>
        <translation>o d20, o maior entre {one} e {other}</translation>
    </message>
    <message>
        <source>the d20, the lower of {one} and {other}</source>
        <translation>o d20, o menor entre {one} e {other}</translation>
    </message>
    <message>
        <source>the die</source>
        <translation>o dado</translation>
    </message>
    <message>
        <source>the edge of the map</source>
        <translation>a borda do mapa</translation>
    </message>
    <message>
        <source>the higher of two dice</source>
        <translation>o maior de dois dados</translation>
    </message>
    <message>
        <source>the lower of two dice</source>
        <translation>o menor de dois dados</translation>
    </message>
    <message>
        <source>to meet</source>
        <translation>a alcançar</translation>
    </message>
    <message>
        <source>together</source>
        <translation>ao todo</translation>
    </message>
    <message>
        <source>used in this turn, or its own turn</source>
        <translation>usado neste turno, ou no seu</translation>
    </message>
    <message>
        <source>what is added</source>
        <translation>o que se soma</translation>
    </message>
    <message>
        <source>{across} across, {down} down, {up} up: the largest counts</source>
        <translation>{across} de lado, {down} para baixo, {up} para cima: conta o maior</translation>
    </message>
    <message>
        <source>{attack} against {target}</source>
        <translation>{attack} contra {target}</translation>
    </message>
    <message>
        <source>{cover}: {number}</source>
        <translation>{cover}: {number}</translation>
    </message>
    <message>
        <source>{cover}: {number} to the attack</source>
        <translation>{cover}: {number} no ataque</translation>
    </message>
    <message>
        <source>{dice} {type}: {least} to {most}, {average} on average</source>
        <translation>{dice} {type}: de {least} a {most}, {average} em média</translation>
    </message>
    <message>
        <source>{face} or more on the d20: {number} of 20 faces</source>
        <translation>{face} ou mais no d20: {number} de 20 faces</translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation>{left} à disposição</translation>
    </message>
    <message>
        <source>{length} from the start of the way</source>
        <translation>{length} desde o início do caminho</translation>
    </message>
    <message>
        <source>{length} left after it</source>
        <translation>depois restam {length}</translation>
    </message>
    <message>
        <source>{mode}, left this turn</source>
        <translation>{mode}, restante neste turno</translation>
    </message>
    <message>
        <source>{name} has the same count and goes first, as the table has it.</source>
        <translation>{name} tem a mesma contagem e vai antes, como quer a mesa.</translation>
    </message>
    <message>
        <source>{name} has the same count and goes later, as the table has it.</source>
        <translation>{name} tem a mesma contagem e vai depois, como quer a mesa.</translation>
    </message>
    <message>
        <source>{name} has the same count and the higher modifier: it goes first.</source>
        <translation>{name} tem a mesma contagem e o modificador maior: vai antes.</translation>
    </message>
    <message>
        <source>{name} has the same count and the lower modifier: it goes later.</source>
        <translation>{name} tem a mesma contagem e o modificador menor: vai depois.</translation>
    </message>
    <message>
        <source>{name} may strike when it leaves this square.</source>
        <translation>{name} pode atacar quando ele deixa este quadrado.</translation>
    </message>
    <message>
        <source>{name} may strike: its reach is left from {square}.</source>
        <translation>{name} pode atacar: seu alcance é deixado a partir de {square}.</translation>
    </message>
    <message>
        <source>{name}&apos;s armour</source>
        <translation>Armadura de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s place</source>
        <translation>Lugar de {name}</translation>
    </message>
    <message>
        <source>{number} to armour and Dexterity saves</source>
        <translation>{number} na armadura e nas salvaguardas de Destreza</translation>
    </message>
    <message>
        <source>{number} to the attack</source>
        <translation>{number} no ataque</translation>
    </message>
    <message>
        <source>{number}d{sides}: {faces}</source>
        <translation>{number}d{sides}: {faces}</translation>
    </message>
    <message>
        <source>{squares} at the usual cost</source>
        <translation>{squares} ao custo usual</translation>
    </message>
    <message>
        <source>{squares} entered</source>
        <translation>entrou em {squares}</translation>
    </message>
    <message>
        <source>{square}: {why}</source>
        <translation>{square}: {why}</translation>
    </message>
    <message>
        <source>{target}&apos;s cover from {viewer}</source>
        <translation>Cobertura de {target} contra {viewer}</translation>
    </message>
</context>
<context>
    <name>WhyActions</name>
    <message>
        <source>Wh&amp;y is that so?</source>
        <translation>Por &amp;que é assim?</translation>
    </message>
    <message>
        <source>The sum behind the number under the pointer, or behind every number in sight</source>
        <translation>A soma por trás do número sob o ponteiro, ou de cada número à vista</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>hit points</source>
        <translation>pontos de vida</translation>
    </message>
    <message>
        <source>armour class</source>
        <translation>classe de armadura</translation>
    </message>
    <message>
        <source>hit dice</source>
        <translation>dados de vida</translation>
    </message>
    <message>
        <source>passive perception</source>
        <translation>percepção passiva</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>experiência</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>desafio</translation>
    </message>
    <message>
        <source>bonus to hit</source>
        <translation>bônus de acerto</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>Fears something and keeps away from it.</source>
        <translation>Teme algo e se mantém longe.</translation>
    </message>
    <message>
        <source>Fast asleep.</source>
        <translation>Em sono profundo.</translation>
    </message>
    <message>
        <source>Sees nothing.</source>
        <translation>Não vê nada.</translation>
    </message>
    <message>
        <source>On fire: it hurts at the start of each of its turns, until it is put out.</source>
        <translation>Em chamas: sofre dano no início de cada turno seu, até que se apague o fogo.</translation>
    </message>
    <message>
        <source>Does not harm who charmed it.</source>
        <translation>Não fere quem o enfeitiçou.</translation>
    </message>
    <message>
        <source>Reeling.</source>
        <translation>Zonzo.</translation>
    </message>
    <message>
        <source>Hears nothing.</source>
        <translation>Não ouve nada.</translation>
    </message>
    <message>
        <source>Under the will of another.</source>
        <translation>Sob a vontade de outro.</translation>
    </message>
    <message>
        <source>Down, but it still takes its turns.</source>
        <translation>No chão, mas ainda joga seus turnos.</translation>
    </message>
    <message>
        <source>Worn out, by levels.</source>
        <translation>Esgotado, em níveis.</translation>
    </message>
    <message>
        <source>Afraid of somebody.</source>
        <translation>Com medo de alguém.</translation>
    </message>
    <message>
        <source>Held by somebody.</source>
        <translation>Agarrado por alguém.</translation>
    </message>
    <message>
        <source>Held fast by magic.</source>
        <translation>Preso por magia.</translation>
    </message>
    <message>
        <source>Cannot defend itself.</source>
        <translation>Não pode se defender.</translation>
    </message>
    <message>
        <source>Cannot leave its square.</source>
        <translation>Não pode sair do seu quadrado.</translation>
    </message>
    <message>
        <source>Cannot act; its concentration ends.</source>
        <translation>Não pode agir; sua concentração acaba.</translation>
    </message>
    <message>
        <source>Cannot be seen.</source>
        <translation>Não pode ser visto.</translation>
    </message>
    <message>
        <source>Challenged by somebody: attacks that leave them out are at -2.</source>
        <translation>Desafiado por alguém: ataques que deixam esse alguém de fora têm -2.</translation>
    </message>
    <message>
        <source>Takes its damage at the start of each of its turns.</source>
        <translation>Sofre o dano no início de cada turno seu.</translation>
    </message>
    <message>
        <source>Rigid.</source>
        <translation>Rígido.</translation>
    </message>
    <message>
        <source>Turned to stone.</source>
        <translation>Transformado em pedra.</translation>
    </message>
    <message>
        <source>Sick with poison.</source>
        <translation>Doente por veneno.</translation>
    </message>
    <message>
        <source>On the ground: it crawls, or stands up.</source>
        <translation>No chão: rasteja, ou se levanta.</translation>
    </message>
    <message>
        <source>Held where it is.</source>
        <translation>Preso onde está.</translation>
    </message>
    <message>
        <source>Cannot speak, and casts no spells.</source>
        <translation>Não pode falar nem conjura magias.</translation>
    </message>
    <message>
        <source>Slowed down.</source>
        <translation>Mais devagar.</translation>
    </message>
    <message>
        <source>Stunned.</source>
        <translation>Atordoado.</translation>
    </message>
    <message>
        <source>Without air: it tires every turn until it breathes.</source>
        <translation>Sem ar: cansa a cada turno até respirar.</translation>
    </message>
    <message>
        <source>Taken by surprise.</source>
        <translation>Pego de surpresa.</translation>
    </message>
    <message>
        <source>Below the surface.</source>
        <translation>Abaixo da superfície.</translation>
    </message>
    <message>
        <source>Out cold.</source>
        <translation>Desacordado.</translation>
    </message>
    <message>
        <source>Without strength.</source>
        <translation>Sem forças.</translation>
    </message>
    <message>
        <source>No actions, no reactions.</source>
        <translation>Sem ações nem reações.</translation>
    </message>
    <message>
        <source>It neither moves nor acts nor reacts.</source>
        <translation>Não se move, não age, não reage.</translation>
    </message>
    <message>
        <source>One action in its turn, no reactions.</source>
        <translation>Uma ação no turno, sem reações.</translation>
    </message>
    <message>
        <source>Speed 0.</source>
        <translation>Deslocamento 0.</translation>
    </message>
    <message>
        <source>Hits from beside are critical.</source>
        <translation>Acertos de quem está ao lado são críticos.</translation>
    </message>
    <message>
        <source>Resists all damage.</source>
        <translation>Resiste a todo dano.</translation>
    </message>
    <message>
        <source>Attackers have combat advantage.</source>
        <translation>Quem ataca tem vantagem de combate.</translation>
    </message>
    <message>
        <source>It goes no nearer to whom it fears.</source>
        <translation>Não se aproxima de quem teme.</translation>
    </message>
    <message>
        <source>It fights under water.</source>
        <translation>Luta debaixo d&apos;água.</translation>
    </message>
    <message>
        <source>Disadvantage on attacks and checks.</source>
        <translation>Desvantagem em ataques e testes.</translation>
    </message>
    <message>
        <source>Disadvantage on attacks and checks while it sees its source.</source>
        <translation>Desvantagem em ataques e testes enquanto vê a causa.</translation>
    </message>
    <message>
        <source>Disadvantage on its attacks.</source>
        <translation>Desvantagem em seus ataques.</translation>
    </message>
    <message>
        <source>Disadvantage on checks.</source>
        <translation>Desvantagem em testes.</translation>
    </message>
    <message>
        <source>Disadvantage on attacks on anyone but who holds it.</source>
        <translation>Desvantagem em ataques contra qualquer um que não o agarre.</translation>
    </message>
    <message>
        <source>Attacks against it have advantage.</source>
        <translation>Ataques contra ele têm vantagem.</translation>
    </message>
    <message>
        <source>Attacks against it have disadvantage.</source>
        <translation>Ataques contra ele têm desvantagem.</translation>
    </message>
    <message>
        <source>Attacks from beside have advantage, from afar disadvantage.</source>
        <translation>Ataques de quem está ao lado têm vantagem; de longe, desvantagem.</translation>
    </message>
    <message>
        <source>Attacks from afar have disadvantage.</source>
        <translation>Ataques de longe têm desvantagem.</translation>
    </message>
    <message>
        <source>Its attacks have advantage, attacks against it disadvantage.</source>
        <translation>Seus ataques têm vantagem; ataques contra ele, desvantagem.</translation>
    </message>
    <message>
        <source>Fails saves of {abilities}.</source>
        <translation>Falha em salvaguardas de {abilities}.</translation>
    </message>
    <message>
        <source>Disadvantage on saves of {abilities}.</source>
        <translation>Desvantagem em salvaguardas de {abilities}.</translation>
    </message>
    <message>
        <source>Disadvantage on all saves.</source>
        <translation>Desvantagem em todas as salvaguardas.</translation>
    </message>
    <message>
        <source>Per level {number} less on every d20.</source>
        <translation>Por nível, {number} a menos em cada d20.</translation>
    </message>
    <message>
        <source>Per level {speed} less speed.</source>
        <translation>Por nível, {speed} a menos de deslocamento.</translation>
    </message>
    <message>
        <source>Speed at most {speed}.</source>
        <translation>Deslocamento de no máximo {speed}.</translation>
    </message>
    <message>
        <source>Half its speed.</source>
        <translation>Metade do deslocamento.</translation>
    </message>
    <message>
        <source>Its attacks are at -{number}.</source>
        <translation>Seus ataques têm -{number}.</translation>
    </message>
    <message>
        <source>Its defenses are at -{number}.</source>
        <translation>Suas defesas têm -{number}.</translation>
    </message>
    <message>
        <source>Its hits do half damage.</source>
        <translation>Seus acertos causam metade do dano.</translation>
    </message>
    <message>
        <source>Level {level}: {does}</source>
        <translation>Nível {level}: {does}</translation>
    </message>
    <message>
        <source>for the table to say.</source>
        <translation>a mesa decide.</translation>
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
            <numerusform>%n parede desenhada</numerusform>
            <numerusform>%n paredes desenhadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) changed</source>
        <translation>
            <numerusform>%n parede alterada</numerusform>
            <numerusform>%n paredes alteradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) removed</source>
        <translation>
            <numerusform>%n parede removida</numerusform>
            <numerusform>%n paredes removidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) set</source>
        <translation>
            <numerusform>%n porta colocada</numerusform>
            <numerusform>%n portas colocadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) changed</source>
        <translation>
            <numerusform>%n porta alterada</numerusform>
            <numerusform>%n portas alteradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s) removed</source>
        <translation>
            <numerusform>%n porta removida</numerusform>
            <numerusform>%n portas removidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) placed</source>
        <translation>
            <numerusform>%n ponto de luz colocado</numerusform>
            <numerusform>%n pontos de luz colocados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) changed</source>
        <translation>
            <numerusform>%n ponto de luz alterado</numerusform>
            <numerusform>%n pontos de luz alterados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) removed</source>
        <translation>
            <numerusform>%n ponto de luz removido</numerusform>
            <numerusform>%n pontos de luz removidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) written</source>
        <translation>
            <numerusform>%n nota escrita</numerusform>
            <numerusform>%n notas escritas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) changed</source>
        <translation>
            <numerusform>%n nota alterada</numerusform>
            <numerusform>%n notas alteradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) removed</source>
        <translation>
            <numerusform>%n nota removida</numerusform>
            <numerusform>%n notas removidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) marked</source>
        <translation>
            <numerusform>%n área marcada</numerusform>
            <numerusform>%n áreas marcadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) changed</source>
        <translation>
            <numerusform>%n área alterada</numerusform>
            <numerusform>%n áreas alteradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) removed</source>
        <translation>
            <numerusform>%n área removida</numerusform>
            <numerusform>%n áreas removidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bare floor on %n square(s)</source>
        <translation>
            <numerusform>chão nu em %n quadrado</numerusform>
            <numerusform>chão nu em %n quadrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>difficult ground on %n square(s)</source>
        <translation>
            <numerusform>terreno difícil em %n quadrado</numerusform>
            <numerusform>terreno difícil em %n quadrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>water on %n square(s)</source>
        <translation>
            <numerusform>água em %n quadrado</numerusform>
            <numerusform>água em %n quadrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pit or climb face on %n square(s)</source>
        <translation>
            <numerusform>fosso ou paredão em %n quadrado</numerusform>
            <numerusform>fosso ou paredão em %n quadrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>light mist on %n square(s)</source>
        <translation>
            <numerusform>neblina leve em %n quadrado</numerusform>
            <numerusform>neblina leve em %n quadrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>thick mist on %n square(s)</source>
        <translation>
            <numerusform>neblina densa em %n quadrado</numerusform>
            <numerusform>neblina densa em %n quadrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>low obstacles on %n square(s)</source>
        <translation>
            <numerusform>obstáculos baixos em %n quadrado</numerusform>
            <numerusform>obstáculos baixos em %n quadrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>solid rock on %n square(s)</source>
        <translation>
            <numerusform>rocha maciça em %n quadrado</numerusform>
            <numerusform>rocha maciça em %n quadrados</numerusform>
        </translation>
    </message>
    <message>
        <source>it is dark but for lights</source>
        <translation>está escuro, salvo pelas luzes</translation>
    </message>
    <message>
        <source>it is lit everywhere</source>
        <translation>está claro em toda parte</translation>
    </message>
    <message>
        <source>the map is called &quot;{name}&quot;</source>
        <translation>o mapa se chama &quot;{name}&quot;</translation>
    </message>
    <message>
        <source>the map is drawn on</source>
        <translation>o mapa foi desenhado</translation>
    </message>
    <message>
        <source>The fight begins: {order}</source>
        <translation>O combate começa: {order}</translation>
    </message>
    <message>
        <source>The fight begins.</source>
        <translation>O combate começa.</translation>
    </message>
    <message>
        <source>The fight is over.</source>
        <translation>O combate acabou.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Rodada {round}</translation>
    </message>
    <message>
        <source>{token}&apos;s turn</source>
        <translation>Turno de {token}</translation>
    </message>
    <message>
        <source>{token} lets {mover} go.</source>
        <translation>{token} deixa {mover} passar.</translation>
    </message>
    <message>
        <source>{what} {dice}: {faces} → {total}</source>
        <translation>{what} {dice}: {faces} → {total}</translation>
    </message>
    <message>
        <source>{what}: {total} (typed)</source>
        <translation>{what}: {total} (digitado)</translation>
    </message>
    <message>
        <source>{what} {dice}: {total} (typed)</source>
        <translation>{what} {dice}: {total} (digitado)</translation>
    </message>
    <message>
        <source>{what} {dice} → {total}</source>
        <translation>{what} {dice} → {total}</translation>
    </message>
    <message>
        <source>{token} takes {taken} damage{why}: {hp} hit points left.</source>
        <translation>{token} sofre {taken} de dano{why}: {hp} PV.</translation>
    </message>
    <message>
        <source>{token} takes {taken} damage{why}: {hp} hit points and {temp} temporary left.</source>
        <translation>{token} sofre {taken} de dano{why}: {hp} PV e {temp} temporários.</translation>
    </message>
    <message>
        <source>{token} regains {amount} hit points: {hp}.</source>
        <translation>{token} recupera {amount} de vida: {hp} PV.</translation>
    </message>
    <message>
        <source>{token} has {amount} temporary hit points.</source>
        <translation>PV temporários de {token}: {amount}.</translation>
    </message>
    <message>
        <source>{token} is dead.</source>
        <translation>{token} morreu.</translation>
    </message>
    <message>
        <source>{token} is stable.</source>
        <translation>{token} está estável.</translation>
    </message>
    <message>
        <source>{token} is dying (death saves made: {good}, failed: {bad}).</source>
        <translation>{token} está morrendo (salvaguardas contra a morte: sucessos {good}, falhas {bad}).</translation>
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
        <translation>{token}: não mais {effect}</translation>
    </message>
    <message>
        <source>{token} concentrates on {on}.</source>
        <translation>{token} se concentra em {on}.</translation>
    </message>
    <message>
        <source>{token}&apos;s concentration ends.</source>
        <translation>A concentração de {token} acaba.</translation>
    </message>
    <message>
        <source>{token} readies: {trigger}</source>
        <translation>{token} prepara: {trigger}</translation>
    </message>
    <message>
        <source>{token} mounts {mount}.</source>
        <translation>{token} monta em {mount}.</translation>
    </message>
    <message>
        <source>{token} dismounts.</source>
        <translation>{token} desmonta.</translation>
    </message>
    <message>
        <source>{token} joins at {at}.</source>
        <translation>{token} entra em {at}.</translation>
    </message>
    <message>
        <source>{token} leaves ({why}).</source>
        <translation>{token} sai ({why}).</translation>
    </message>
    <message>
        <source>{token} arrives from &quot;{origin}&quot; at {at}.</source>
        <translation>{token} chega de &quot;{origin}&quot; em {at}.</translation>
    </message>
    <message>
        <source>In reserve: {tokens}.</source>
        <translation>Na reserva: {tokens}.</translation>
    </message>
    <message>
        <source>In reserve: {tokens}, due in round {round}.</source>
        <translation>Na reserva: {tokens}, até a rodada {round}.</translation>
    </message>
    <message>
        <source>Out of the reserve: {tokens}.</source>
        <translation>Da reserva ao mapa: {tokens}.</translation>
    </message>
    <message>
        <source>No longer in reserve: {tokens}.</source>
        <translation>Fora da reserva: {tokens}.</translation>
    </message>
    <message>
        <source>{token}, hit points {dice}: {faces} → {total}</source>
        <translation>{token}, pontos de vida {dice}: {faces} → {total}</translation>
    </message>
    <message>
        <source>{token} left for &quot;{goal}&quot;.</source>
        <translation>{token} partiu para &quot;{goal}&quot;.</translation>
    </message>
    <message>
        <source>{token}, edited (GM): {fields}</source>
        <translation>{token}, alterações (mestre): {fields}</translation>
    </message>
    <message>
        <source>{token} is shown to the players (GM).</source>
        <translation>Os jogadores agora veem {token} (mestre).</translation>
    </message>
    <message>
        <source>{token} is hidden from the players (GM).</source>
        <translation>Os jogadores não veem mais {token} (mestre).</translation>
    </message>
    <message>
        <source>{token}: another picture (GM)</source>
        <translation>{token}: outra imagem (mestre)</translation>
    </message>
    <message>
        <source>{token}: no picture any more (GM)</source>
        <translation>{token}: agora sem imagem (mestre)</translation>
    </message>
    <message>
        <source>{token}&apos;s opportunity attacks: {answer}</source>
        <translation>Ataques de oportunidade de {token}: {answer}</translation>
    </message>
    <message>
        <source>Opportunity attacks: {answers}</source>
        <translation>Ataques de oportunidade: {answers}</translation>
    </message>
    <message>
        <source>Opportunity attacks: ask every time</source>
        <translation>Ataques de oportunidade: perguntar sempre</translation>
    </message>
    <message>
        <source>A door is now {state}.</source>
        <translation>Uma porta agora está {state}.</translation>
    </message>
    <message>
        <source>Another map.</source>
        <translation>Outro mapa.</translation>
    </message>
    <message>
        <source>House rules: {options}</source>
        <translation>Regras da casa: {options}</translation>
    </message>
    <message>
        <source>The order is now {order}</source>
        <translation>A ordem agora é {order}</translation>
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
        <translation>{token} ataca {target} com {attack}: {faces} → {total} contra {against}{mode}: {outcome}</translation>
    </message>
    <message>
        <source>{token}, {what}: {faces} → {total}{against}{result}</source>
        <translation>{token}, {what}: {faces} → {total}{against}{result}</translation>
    </message>
    <message>
        <source>{token}, {what}: fails without a roll</source>
        <translation>{token}, {what}: falha sem rolar</translation>
    </message>
    <message>
        <source> against {dc}</source>
        <translation> contra {dc}</translation>
    </message>
    <message>
        <source> against {dc} (half of {taken} damage)</source>
        <translation> contra {dc} (metade de {taken} de dano)</translation>
    </message>
    <message>
        <source> against {dc} (the least; half of {taken} damage is less)</source>
        <translation> contra {dc} (o mínimo; metade de {taken} de dano é menos)</translation>
    </message>
    <message>
        <source> against {dc} (the most; half of {taken} damage is more)</source>
        <translation> contra {dc} (o máximo; metade de {taken} de dano é mais)</translation>
    </message>
    <message>
        <source>success</source>
        <translation>sucesso</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>falha</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>acerto</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>critical hit</source>
        <translation>acerto crítico</translation>
    </message>
    <message>
        <source>(GM)</source>
        <translation>(mestre)</translation>
    </message>
    <message>
        <source>(GM, overruled: {why})</source>
        <translation>(mestre, apesar de: {why})</translation>
    </message>
    <message>
        <source>{token} is pushed to {end}.</source>
        <translation>{token} vai à força até {end}.</translation>
    </message>
    <message>
        <source>{token} teleports to {end}.</source>
        <translation>{token} se teleporta até {end}.</translation>
    </message>
    <message>
        <source>{token} falls.</source>
        <translation>{token} cai.</translation>
    </message>
    <message>
        <source>{token} moves to {end} with its reaction.</source>
        <translation>{token} vai até {end} com a reação.</translation>
    </message>
    <message>
        <source>{token} is put on {end}.</source>
        <translation>O mestre põe {token} em {end}.</translation>
    </message>
    <message>
        <source>{token} moves to {end} ({cost}).</source>
        <translation>{token} vai até {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} flies to {end} ({cost}).</source>
        <translation>{token} voa até {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} swims to {end} ({cost}).</source>
        <translation>{token} nada até {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} climbs to {end} ({cost}).</source>
        <translation>{token} escala até {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} burrows to {end} ({cost}).</source>
        <translation>{token} escava até {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} crawls to {end} ({cost}).</source>
        <translation>{token} rasteja até {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} jumps to {end} ({cost}).</source>
        <translation>{token} salta até {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} steps down to {end}.</source>
        <translation>{token} desce até {end}.</translation>
    </message>
    <message>
        <source>adjusted by {amount}</source>
        <translation>ajuste de {amount}</translation>
    </message>
    <message>
        <source>halved by the save</source>
        <translation>metade pela salvaguarda</translation>
    </message>
    <message>
        <source>raised to the least a hit does</source>
        <translation>elevado ao mínimo de um acerto</translation>
    </message>
    <message>
        <source>immune to {type}</source>
        <translation>imunidade a {type}</translation>
    </message>
    <message>
        <source>resists {type}</source>
        <translation>resistência a {type}</translation>
    </message>
    <message>
        <source>vulnerable to {type}</source>
        <translation>vulnerabilidade a {type}</translation>
    </message>
    <message>
        <source>not enough movement</source>
        <translation>movimento insuficiente</translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>uma parede</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>um canto</translation>
    </message>
    <message>
        <source>square taken</source>
        <translation>quadrado ocupado</translation>
    </message>
    <message>
        <source>a creature</source>
        <translation>uma criatura</translation>
    </message>
    <message>
        <source>not its turn</source>
        <translation>fora do seu turno</translation>
    </message>
    <message>
        <source>not a step</source>
        <translation>não é um passo</translation>
    </message>
    <message>
        <source>speed 0</source>
        <translation>deslocamento 0</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>caído</translation>
    </message>
    <message>
        <source>too small</source>
        <translation>pequeno demais</translation>
    </message>
    <message>
        <source>cannot act</source>
        <translation>não pode agir</translation>
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
        <translation>A magia declarada por {token} é interrompida e se perde.</translation>
    </message>
    <message>
        <source>{token} shifts to {end}.</source>
        <translation>{token} se ajusta para {end}.</translation>
    </message>
    <message>
        <source>{token} withdraws to {end} ({cost}).</source>
        <translation>{token} faz uma retirada até {end} ({cost}).</translation>
    </message>
    <message>
        <source>{token} retreats to {end} ({cost}).</source>
        <translation>{token} foge até {end} ({cost}).</translation>
    </message>
    <message>
        <source>The fight begins. Turns: {order}</source>
        <translation>O combate começa. Turnos: {order}</translation>
    </message>
    <message>
        <source>The round is over: time to declare.</source>
        <translation>A rodada acabou: hora de declarar.</translation>
    </message>
    <message>
        <source>{token} declares: {what}.</source>
        <translation>{token} declara: {what}.</translation>
    </message>
    <message>
        <source>{token}: nothing declared any more.</source>
        <translation>{token}: nada mais declarado.</translation>
    </message>
    <message>
        <source>{token} delays its turn.</source>
        <translation>{token} adia o turno.</translation>
    </message>
    <message>
        <source>{token}: left out (GM): {what}</source>
        <translation>{token}: deixado de lado (mestre): {what}</translation>
    </message>
    <message>
        <source>Short rest: {tokens}.</source>
        <translation>Descanso curto: {tokens}.</translation>
    </message>
    <message>
        <source>Long rest: {tokens}.</source>
        <translation>Descanso longo: {tokens}.</translation>
    </message>
    <message>
        <source>{token} has Heroic Inspiration.</source>
        <translation>{token} tem Inspiração Heroica.</translation>
    </message>
    <message>
        <source>{token} rolls a die again for Heroic Inspiration.</source>
        <translation>{token} rola de novo um dado por Inspiração Heroica.</translation>
    </message>
    <message>
        <source>Marching order: {order}.</source>
        <translation>Ordem de marcha: {order}.</translation>
    </message>
    <message>
        <source>The door takes {taken} damage, {hp} are left.</source>
        <translation>A porta sofre {taken} de dano, restam {hp}.</translation>
    </message>
    <message>
        <source>The door takes {taken} damage and breaks.</source>
        <translation>A porta sofre {taken} de dano e se quebra.</translation>
    </message>
    <message>
        <source>Part of the map is covered again.</source>
        <translation>Parte do mapa está coberta de novo.</translation>
    </message>
    <message>
        <source>Part of the map is revealed.</source>
        <translation>Parte do mapa é revelada.</translation>
    </message>
    <message>
        <source>What was explored is forgotten.</source>
        <translation>O que foi explorado é esquecido.</translation>
    </message>
    <message>
        <source>Fog is off: the whole map is shown.</source>
        <translation>A névoa está desligada: o mapa todo aparece.</translation>
    </message>
    <message>
        <source>Fog is on.</source>
        <translation>A névoa está ligada.</translation>
    </message>
    <message>
        <source>{name} is on the map.</source>
        <translation>{name} está no mapa.</translation>
    </message>
    <message>
        <source>{name} is gone.</source>
        <translation>{name} saiu do mapa.</translation>
    </message>
    <message>
        <source>{target} will take {taken} damage when the phase ends.</source>
        <translation>{target} vai sofrer {taken} de dano quando a fase acabar.</translation>
    </message>
    <message>
        <source>another saving throw</source>
        <translation>outra salvaguarda</translation>
    </message>
    <message>
        <source>its time is up</source>
        <translation>seu tempo acabou</translation>
    </message>
    <message>
        <source>what an area does</source>
        <translation>o que uma área faz</translation>
    </message>
    <message>
        <source>the end of an area</source>
        <translation>o fim de uma área</translation>
    </message>
    <message>
        <source>falling prone</source>
        <translation>ficar caído</translation>
    </message>
    <message>
        <source>damage of the solid ground</source>
        <translation>dano do terreno sólido</translation>
    </message>
    <message>
        <source>suffocation</source>
        <translation>sufocamento</translation>
    </message>
    <message>
        <source>concentrates on {on}</source>
        <translation>concentração em {on}</translation>
    </message>
    <message>
        <source>note: {note}</source>
        <translation>nota: {note}</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>fora da vista dos jogadores</translation>
    </message>
    <message>
        <source>{number} standing</source>
        <translation>{number} de pé</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>next round</source>
        <translation>próxima rodada</translation>
    </message>
    <message>
        <source>It is not {token}&apos;s turn; {active} acts now.</source>
        <translation>Não é o turno de {token}; agora age {active}.</translation>
    </message>
    <message>
        <source>A wall or a closed door is in the way at {at}.</source>
        <translation>Uma parede ou porta fechada barra o caminho em {at}.</translation>
    </message>
    <message>
        <source>A corner is in the way of the diagonal to {at}.</source>
        <translation>Um canto barra a diagonal até {at}.</translation>
    </message>
    <message>
        <source>{by} is in the way.</source>
        <translation>{by} está no caminho.</translation>
    </message>
    <message>
        <source>The opening at {at} is too small.</source>
        <translation>A abertura em {at} é pequena demais.</translation>
    </message>
    <message>
        <source>{by} already stands there; it may be passed, not ended on.</source>
        <translation>{by} já está ali; dá para passar, mas não para parar.</translation>
    </message>
    <message>
        <source>That is off the map.</source>
        <translation>Isso fica fora do mapa.</translation>
    </message>
    <message>
        <source>{token} is prone: it must crawl, or stand up first.</source>
        <translation>{token} tem a condição Caído: precisa rastejar ou se levantar antes.</translation>
    </message>
    <message>
        <source>{token} has no speed for that.</source>
        <translation>{token} não tem deslocamento para isso.</translation>
    </message>
    <message>
        <source>{token} cannot act ({condition}).</source>
        <translation>{token} não pode agir ({condition}).</translation>
    </message>
    <message>
        <source>{token} has used its {resource}.</source>
        <translation>{token} já gastou: {resource}.</translation>
    </message>
    <message>
        <source>{target} is too close for that.</source>
        <translation>{target} está perto demais para isso.</translation>
    </message>
    <message>
        <source>{target} has total cover.</source>
        <translation>{target} tem cobertura total.</translation>
    </message>
    <message>
        <source>{target} cannot be seen.</source>
        <translation>Ninguém vê {target} daqui.</translation>
    </message>
    <message>
        <source>That was not declared.</source>
        <translation>Isso não foi declarado.</translation>
    </message>
    <message>
        <source>That belongs to another phase.</source>
        <translation>Isso é de outra fase.</translation>
    </message>
    <message>
        <source>{token} has already acted this round.</source>
        <translation>{token} já agiu nesta rodada.</translation>
    </message>
    <message>
        <source>There is no &quot;{id}&quot; here.</source>
        <translation>Não há &quot;{id}&quot; aqui.</translation>
    </message>
    <message>
        <source>{token} cannot be {condition}.</source>
        <translation>{token} tem imunidade à condição {condition}.</translation>
    </message>
    <message>
        <source>First answer the waiting reaction.</source>
        <translation>Responda antes à reação que espera.</translation>
    </message>
    <message>
        <source>The fight has already begun.</source>
        <translation>O combate já começou.</translation>
    </message>
    <message>
        <source>The fight has not begun.</source>
        <translation>O combate não começou.</translation>
    </message>
    <message>
        <source>There is nobody on the map yet.</source>
        <translation>Ainda não há ninguém no mapa.</translation>
    </message>
    <message>
        <source>{by} sees it without enough cover to hide.</source>
        <translation>{by} vê a criatura, sem cobertura que baste para esconder.</translation>
    </message>
    <message>
        <source>{target} is too large for that.</source>
        <translation>{target} é grande demais para isso.</translation>
    </message>
    <message>
        <source>A ridden mount only dashes, disengages or dodges.</source>
        <translation>Uma montaria montada só pode Avançar, Desengajar ou Esquivar.</translation>
    </message>
    <message>
        <source>{token} rides: move the mount, or dismount first.</source>
        <translation>{token} está montando: mova a montaria ou desmonte antes.</translation>
    </message>
    <message>
        <source>{target} cannot be ridden.</source>
        <translation>{target} não serve de montaria.</translation>
    </message>
    <message>
        <source>{target} cannot be mounted now.</source>
        <translation>Não dá para montar em {target} agora.</translation>
    </message>
    <message>
        <source>{token} does not ride.</source>
        <translation>{token} não está montando.</translation>
    </message>
    <message>
        <source>{token} already stands.</source>
        <translation>{token} já está de pé.</translation>
    </message>
    <message>
        <source>{token} is already prone.</source>
        <translation>{token} já tem a condição Caído.</translation>
    </message>
    <message>
        <source>Nobody holds {token}.</source>
        <translation>Ninguém agarra {token}.</translation>
    </message>
    <message>
        <source>{target} does not need that.</source>
        <translation>{target} não precisa disso.</translation>
    </message>
    <message>
        <source>{target} is awake.</source>
        <translation>{target} está consciente.</translation>
    </message>
    <message>
        <source>{token} has nothing readied.</source>
        <translation>{token} não preparou nada.</translation>
    </message>
    <message>
        <source>{token} has no readied move under way.</source>
        <translation>{token} não tem movimento preparado em curso.</translation>
    </message>
    <message>
        <source>{token} has nothing to answer.</source>
        <translation>{token} não tem nada a responder.</translation>
    </message>
    <message>
        <source>That attack&apos;s reach is not being left here.</source>
        <translation>Ninguém sai do alcance desse ataque aqui.</translation>
    </message>
    <message>
        <source>That takes {needs}, {left} are left.</source>
        <translation>São precisos {needs}, restam {left}.</translation>
    </message>
    <message>
        <source>{target} is out of reach. It is {distance} away, the reach is {reach}.</source>
        <translation>{target} está fora de alcance. Está a {distance}, o alcance é {reach}.</translation>
    </message>
    <message>
        <source>{target} is {distance} away, the range ends at {range}.</source>
        <translation>{target} está a {distance}, o alcance acaba em {range}.</translation>
    </message>
    <message>
        <source>Too far to jump: {length}, at most {limit}.</source>
        <translation>Longe demais para saltar: {length}, no máximo {limit}.</translation>
    </message>
    <message>
        <source>In a fight each moves in its own turn.</source>
        <translation>Em combate cada um se move no próprio turno.</translation>
    </message>
    <message>
        <source>This ruleset knows no delaying.</source>
        <translation>Este sistema não permite adiar.</translation>
    </message>
    <message>
        <source>{target} is no enemy of it.</source>
        <translation>{target} não é seu inimigo.</translation>
    </message>
    <message>
        <source>This attack has one target.</source>
        <translation>Este ataque tem um alvo.</translation>
    </message>
    <message>
        <source>A way goes from square to neighbouring square.</source>
        <translation>Um caminho vai de quadrado a quadrado vizinho.</translation>
    </message>
    <message>
        <source>The name &quot;{id}&quot; is taken.</source>
        <translation>O nome &quot;{id}&quot; já existe.</translation>
    </message>
    <message>
        <source>{option} must be one of {choices}.</source>
        <translation>{option} deve ser um destes: {choices}.</translation>
    </message>
    <message>
        <source>&quot;{dice}&quot; is no dice expression like 2d6+3.</source>
        <translation>&quot;{dice}&quot; não é uma expressão de dados como 2d6+3.</translation>
    </message>
    <message>
        <source>&quot;{until}&quot; is no known duration.</source>
        <translation>&quot;{until}&quot; não é uma duração conhecida.</translation>
    </message>
    <message>
        <source>Say where to.</source>
        <translation>Diga para onde.</translation>
    </message>
    <message>
        <source>This ruleset knows no such move.</source>
        <translation>Este sistema não tem esse movimento.</translation>
    </message>
    <message>
        <source>This ruleset knows no {resource}.</source>
        <translation>Este sistema não tem {resource}.</translation>
    </message>
    <message>
        <source>This ruleset knows no declarations.</source>
        <translation>Este sistema não tem declarações.</translation>
    </message>
    <message>
        <source>Initiative is rolled once, when the fight begins.</source>
        <translation>A iniciativa é rolada uma vez, quando o combate começa.</translation>
    </message>
    <message>
        <source>The order of turns is fixed by initiative.</source>
        <translation>A ordem dos turnos é fixada pela iniciativa.</translation>
    </message>
    <message>
        <source>This ruleset&apos;s turns have no phases.</source>
        <translation>Os turnos deste sistema não têm fases.</translation>
    </message>
    <message>
        <source>{token} joined this round and acts from the next one on.</source>
        <translation>{token} entrou nesta rodada e age a partir da próxima.</translation>
    </message>
    <message>
        <source>{attack} is not back yet: {from} or more at the start of a turn brings it.</source>
        <translation>{attack} ainda não voltou: {from} ou mais no início de um turno traz de volta.</translation>
    </message>
    <message>
        <source>{token} has not the nature for that.</source>
        <translation>{token} não tem essa característica.</translation>
    </message>
    <message>
        <source>{attack} is used up until a long rest.</source>
        <translation>{attack} está esgotado até um descanso longo.</translation>
    </message>
    <message>
        <source>Nobody keeps this pace for more than {rounds} rounds.</source>
        <translation>Ninguém mantém este ritmo por mais de {rounds} rodadas.</translation>
    </message>
    <message>
        <source>That belongs into the turn of somebody else.</source>
        <translation>Isso é do turno de outra criatura.</translation>
    </message>
    <message>
        <source>{resource} buys no move.</source>
        <translation>Não se paga movimento com {resource}.</translation>
    </message>
    <message>
        <source>There is no such phase.</source>
        <translation>Não existe essa fase.</translation>
    </message>
    <message>
        <source>This cannot be declared.</source>
        <translation>Isto não pode ser declarado.</translation>
    </message>
    <message>
        <source>{token} has not delayed its turn.</source>
        <translation>{token} não adiou o turno.</translation>
    </message>
    <message>
        <source>Sides act by phases here: end the phase instead.</source>
        <translation>Aqui os lados agem por fases: encerre a fase.</translation>
    </message>
    <message>
        <source>Sides have a place in the order here, not creatures.</source>
        <translation>Aqui têm lugar na ordem os lados, não as criaturas.</translation>
    </message>
    <message>
        <source>{token} stands beside an enemy: leaving must have been declared.</source>
        <translation>{token} está ao lado de um inimigo: sair exigia declaração.</translation>
    </message>
    <message>
        <source>A withdrawal goes away from every enemy beside it.</source>
        <translation>Uma retirada se afasta de todos os inimigos ao lado.</translation>
    </message>
    <message>
        <source>{token} has begun a declared movement and keeps to it.</source>
        <translation>{token} começou um movimento declarado e se mantém nele.</translation>
    </message>
    <message>
        <source>{token} has declared a spell: nothing else this round.</source>
        <translation>{token} declarou uma magia: nada mais nesta rodada.</translation>
    </message>
    <message>
        <source>{token} is retreating and does not attack this round.</source>
        <translation>{token} está em fuga e não ataca nesta rodada.</translation>
    </message>
    <message>
        <source>Only a light weapon strikes with the other hand.</source>
        <translation>Só uma arma leve ataca com a outra mão.</translation>
    </message>
    <message>
        <source>{token} has no morale score.</source>
        <translation>{token} não tem valor de moral.</translation>
    </message>
    <message>
        <source>{target} has charmed {token}: no attack on it.</source>
        <translation>{target} enfeitiçou {token}: nada de atacar.</translation>
    </message>
    <message>
        <source>{token} does not go nearer to whom it fears.</source>
        <translation>{token} não se aproxima de quem teme.</translation>
    </message>
    <message>
        <source>{token} is not above the ground: say how far it falls.</source>
        <translation>{token} não está acima do chão: diga a altura da queda.</translation>
    </message>
    <message>
        <source>Nobody rests in a fight.</source>
        <translation>Ninguém descansa em combate.</translation>
    </message>
    <message>
        <source>There is no character to rest.</source>
        <translation>Não há personagem para descansar.</translation>
    </message>
    <message>
        <source>{token} has no Heroic Inspiration.</source>
        <translation>{token} não tem Inspiração Heroica.</translation>
    </message>
    <message>
        <source>{token} is not burning.</source>
        <translation>{token} não está em chamas.</translation>
    </message>
    <message>
        <source>There are no characters to line up.</source>
        <translation>Não há personagens para alinhar.</translation>
    </message>
    <message>
        <source>There is no room for {token} there.</source>
        <translation>Não há espaço para {token} ali.</translation>
    </message>
    <message>
        <source>There is room for {room} of {number} there.</source>
        <translation>Há espaço para {room} de {number} ali.</translation>
    </message>
    <message>
        <source>Choose somebody who comes.</source>
        <translation>Escolha alguém que venha.</translation>
    </message>
    <message>
        <source>Nobody of that name waits in the reserve.</source>
        <translation>Ninguém com esse nome espera na reserva.</translation>
    </message>
    <message>
        <source>This cannot be broken that way.</source>
        <translation>Isto não se quebra desse jeito.</translation>
    </message>
    <message>
        <source>That door is broken and stands open.</source>
        <translation>Essa porta está quebrada e fica aberta.</translation>
    </message>
    <message>
        <source>A polygon has at least three corners.</source>
        <translation>Um polígono tem ao menos três cantos.</translation>
    </message>
    <message>
        <source>No square of the map lies in there.</source>
        <translation>Nenhum quadrado do mapa fica ali dentro.</translation>
    </message>
    <message>
        <source>This ruleset knows no readied actions.</source>
        <translation>Este sistema não tem ações preparadas.</translation>
    </message>
    <message>
        <source>That door does not simply open or shut.</source>
        <translation>Essa porta não abre nem fecha assim.</translation>
    </message>
    <message>
        <source>A wall or door needs two different points.</source>
        <translation>Uma parede ou porta precisa de dois pontos diferentes.</translation>
    </message>
    <message>
        <source>There is no such ground.</source>
        <translation>Não existe esse terreno.</translation>
    </message>
    <message>
        <source>Nobody with a hit point is there to rest; help the dying first.</source>
        <translation>Ninguém com ponto de vida está aí para descansar; ajude antes quem está morrendo.</translation>
    </message>
    <message>
        <source>Choose somebody who goes.</source>
        <translation>Escolha alguém que vá.</translation>
    </message>
    <message>
        <source>Blows of this phase have yet to land: end the phase first.</source>
        <translation>Há golpes desta fase por resolver: encerre a fase antes.</translation>
    </message>
    <message>
        <source>That fight is played by other rules; File &gt; Copy to another ruleset makes a copy of it to go to.</source>
        <translation>Esse combate usa outro sistema; Arquivo &gt; Copiar para outro sistema faz uma cópia para onde ir.</translation>
    </message>
    <message>
        <source>A shove pushes away or prone.</source>
        <translation>Um empurrão afasta ou derruba.</translation>
    </message>
    <message>
        <source>Somebody already stands at {at}.</source>
        <translation>Alguém já está em {at}.</translation>
    </message>
    <message>
        <source>Somebody is in the way at {at}.</source>
        <translation>Alguém está no caminho em {at}.</translation>
    </message>
    <message>
        <source>{target} is out of reach.</source>
        <translation>{target} está fora de alcance.</translation>
    </message>
    <message>
        <source>{token} cannot act.</source>
        <translation>{token} não pode agir.</translation>
    </message>
    <message>
        <source>There is nobody of that name here.</source>
        <translation>Não há ninguém com esse nome aqui.</translation>
    </message>
    <message>
        <source>The rules do not allow that.</source>
        <translation>As regras não permitem isso.</translation>
    </message>
    <message>
        <source>That belongs to the phase {wanted}; now it is {phase}.</source>
        <translation>Isso é da fase {wanted}; agora é {phase}.</translation>
    </message>
    <message>
        <source>That belongs to the phase {wanted}.</source>
        <translation>Isso é da fase {wanted}.</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Isso não é possível.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Bonus action</source>
        <translation>Ação bônus</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reação</translation>
    </message>
    <message>
        <source>Object interaction</source>
        <translation>Interação com objeto</translation>
    </message>
    <message>
        <source>Standard action</source>
        <translation>Ação padrão</translation>
    </message>
    <message>
        <source>Move action</source>
        <translation>Ação de movimento</translation>
    </message>
    <message>
        <source>Minor action</source>
        <translation>Ação menor</translation>
    </message>
    <message>
        <source>Immediate action</source>
        <translation>Ação reflexiva</translation>
    </message>
    <message>
        <source>Opportunity action</source>
        <translation>Ação de oportunidade</translation>
    </message>
    <message>
        <source>Free action</source>
        <translation>Ação livre</translation>
    </message>
    <message>
        <source>Action point</source>
        <translation>Ponto de ação</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Ação principal</translation>
    </message>
    <message>
        <source>Legendary action</source>
        <translation>Ação lendária</translation>
    </message>
    <message>
        <source>Legendary resistance</source>
        <translation>Resistência lendária</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Dash</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Disengage</source>
        <translation>Desengajar</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquivar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajudar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Esconder</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenciar</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudar</translation>
    </message>
    <message>
        <source>Utilize</source>
        <translation>Utilizar</translation>
    </message>
    <message>
        <source>Improvise</source>
        <translation>Improvisar</translation>
    </message>
    <message>
        <source>Grapple</source>
        <translation>Agarrar</translation>
    </message>
    <message>
        <source>Shove</source>
        <translation>Empurrar</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escapar</translation>
    </message>
    <message>
        <source>Stabilize</source>
        <translation>Estabilizar</translation>
    </message>
    <message>
        <source>First aid</source>
        <translation>Primeiros socorros</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Cast a spell</source>
        <translation>Conjurar uma magia</translation>
    </message>
    <message>
        <source>Use an object</source>
        <translation>Usar objeto</translation>
    </message>
    <message>
        <source>Bull rush</source>
        <translation>Encontrão</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Investida</translation>
    </message>
    <message>
        <source>Grab</source>
        <translation>Agarrar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Correr</translation>
    </message>
    <message>
        <source>Aid another</source>
        <translation>Ajudar outro</translation>
    </message>
    <message>
        <source>Second wind</source>
        <translation>Retomar o fôlego</translation>
    </message>
    <message>
        <source>Total defense</source>
        <translation>Defesa total</translation>
    </message>
    <message>
        <source>Sustain</source>
        <translation>Sustentação</translation>
    </message>
    <message>
        <source>Break an object</source>
        <translation>Quebrar objeto</translation>
    </message>
    <message>
        <source>Put the fire out</source>
        <translation>Apagar o fogo</translation>
    </message>
    <message>
        <source>Attack recklessly</source>
        <translation>Atacar imprudentemente</translation>
    </message>
    <message>
        <source>Draw or sheathe</source>
        <translation>Sacar ou guardar</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Give a potion</source>
        <translation>Dar poção</translation>
    </message>
    <message>
        <source>Second bonus</source>
        <translation>Segunda bônus</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonais</translation>
    </message>
    <message>
        <source>flanking</source>
        <translation>flanquear</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>empates</translation>
    </message>
    <message>
        <source>ascending armour class</source>
        <translation>classe de armadura ascendente</translation>
    </message>
    <message>
        <source>damage by weapon</source>
        <translation>dano por arma</translation>
    </message>
    <message>
        <source>corpses give cover</source>
        <translation>cadáveres dão cobertura</translation>
    </message>
    <message>
        <source>leaving sight provokes</source>
        <translation>sair da vista provoca</translation>
    </message>
    <message>
        <source>temporary hit points at 0</source>
        <translation>pontos de vida temporários com 0</translation>
    </message>
    <message>
        <source>flanking out of turn</source>
        <translation>flanquear fora do turno</translation>
    </message>
    <message>
        <source>combat advantage</source>
        <translation>vantagem de combate</translation>
    </message>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>Fortitude</source>
        <translation>Fortitude</translation>
    </message>
    <message>
        <source>Reflex</source>
        <translation>Reflexos</translation>
    </message>
    <message>
        <source>Will</source>
        <translation>Vontade</translation>
    </message>
    <message>
        <source>death</source>
        <translation>morte</translation>
    </message>
    <message>
        <source>wands</source>
        <translation>varinhas</translation>
    </message>
    <message>
        <source>paralysis</source>
        <translation>paralisia</translation>
    </message>
    <message>
        <source>breath</source>
        <translation>sopro</translation>
    </message>
    <message>
        <source>spells</source>
        <translation>magias</translation>
    </message>
    <message>
        <source>THAC0</source>
        <translation>TAC0</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Escudo</translation>
    </message>
    <message>
        <source>Ascending AC</source>
        <translation>CA ascendente</translation>
    </message>
    <message>
        <source>Attack bonus</source>
        <translation>Bônus de ataque</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taxa de movimento</translation>
    </message>
    <message>
        <source>Attacks a round</source>
        <translation>Ataques por rodada</translation>
    </message>
    <message>
        <source>Defenses</source>
        <translation>Defesas</translation>
    </message>
    <message>
        <source>Action points</source>
        <translation>Pontos de ação</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <translation>Regeneração</translation>
    </message>
    <message>
        <source>Resists</source>
        <translation>Resiste a dano</translation>
    </message>
    <message>
        <source>Vulnerable to</source>
        <translation>Vulnerável a dano</translation>
    </message>
    <message>
        <source>Immune to</source>
        <translation>Imune a dano</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Legendary actions</source>
        <translation>Ações lendárias</translation>
    </message>
    <message>
        <source>Legendary resistances</source>
        <translation>Resistências lendárias</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Alcances</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Salto</translation>
    </message>
    <message>
        <source>Shrugs off</source>
        <translation>Aguenta até</translation>
    </message>
    <message>
        <source>Sheds light</source>
        <translation>Emite luz</translation>
    </message>
    <message>
        <source>The roll that hits armour class 0</source>
        <translation>A jogada que acerta a classe de armadura 0</translation>
    </message>
    <message>
        <source>What the shield adds, in the armour class already; it is left out in a retreat</source>
        <translation>O que o escudo soma, já contado na classe de armadura; fica de fora numa fuga</translation>
    </message>
    <message>
        <source>Counts with the house rule &quot;ascending armour class&quot;</source>
        <translation>Vale com a regra da casa &quot;classe de armadura ascendente&quot;</translation>
    </message>
    <message>
        <source>It stands on 2d6 up to this; none: it makes no checks</source>
        <translation>Resiste com 2d6 até este valor; vazio: não faz testes</translation>
    </message>
    <message>
        <source>Once until a rest so much damage or less leaves it 1 hit point instead of 0</source>
        <translation>Uma vez por descanso, dano até este valor deixa a criatura com 1 ponto de vida em vez de 0</translation>
    </message>
    <message>
        <source>How far on foot in a round of a fight</source>
        <translation>Quanto anda a pé numa rodada de combate</translation>
    </message>
    <message>
        <source>How far it jumps whatever its Strength</source>
        <translation>Quanto salta, seja qual for sua Força</translation>
    </message>
    <message>
        <source>How far there is bright light, and dim light altogether</source>
        <translation>Até onde há luz plena, e até onde ao todo meia-luz</translation>
    </message>
    <message>
        <source>Short, medium and long, like 15/30/45</source>
        <translation>Curto, médio e longo, como 15/30/45</translation>
    </message>
    <message>
        <source>Strikes after all others, in the phase of slow weapons</source>
        <translation>Ataca depois de todos, na fase das armas lentas</translation>
    </message>
    <message>
        <source>How it fights: its movement follows from that</source>
        <translation>Como luta: daí decorre seu movimento</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>corpo a corpo</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>misto</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distância</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>conduíte</translation>
    </message>
    <message>
        <source>{choice} (usual)</source>
        <translation>{choice} (usual)</translation>
    </message>
    <message>
        <source>afraid</source>
        <translation>com medo</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>adormecido</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>cego</translation>
    </message>
    <message>
        <source>burning</source>
        <translation>em chamas</translation>
    </message>
    <message>
        <source>suffocating</source>
        <translation>sufocando</translation>
    </message>
    <message>
        <source>under water</source>
        <translation>debaixo d&apos;água</translation>
    </message>
    <message>
        <source>charmed</source>
        <translation>enfeitiçado</translation>
    </message>
    <message>
        <source>dazed</source>
        <translation>pasmo</translation>
    </message>
    <message>
        <source>deafened</source>
        <translation>surdo</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominado</translation>
    </message>
    <message>
        <source>downed</source>
        <translation>caído</translation>
    </message>
    <message>
        <source>exhaustion</source>
        <translation>exaustão</translation>
    </message>
    <message>
        <source>frightened</source>
        <translation>amedrontado</translation>
    </message>
    <message>
        <source>grabbed</source>
        <translation>agarrado</translation>
    </message>
    <message>
        <source>grappled</source>
        <translation>agarrado</translation>
    </message>
    <message>
        <source>held</source>
        <translation>retido</translation>
    </message>
    <message>
        <source>helpless</source>
        <translation>indefeso</translation>
    </message>
    <message>
        <source>immobilized</source>
        <translation>imobilizado</translation>
    </message>
    <message>
        <source>incapacitated</source>
        <translation>incapacitado</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>invisível</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>ongoing damage</source>
        <translation>dano contínuo</translation>
    </message>
    <message>
        <source>paralyzed</source>
        <translation>paralisado</translation>
    </message>
    <message>
        <source>petrified</source>
        <translation>petrificado</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>envenenado</translation>
    </message>
    <message>
        <source>restrained</source>
        <translation>impedido</translation>
    </message>
    <message>
        <source>silenced</source>
        <translation>silenciado</translation>
    </message>
    <message>
        <source>slowed</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>atordoado</translation>
    </message>
    <message>
        <source>surprised</source>
        <translation>surpreso</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>inconsciente</translation>
    </message>
    <message>
        <source>weakened</source>
        <translation>enfraquecido</translation>
    </message>
    <message>
        <source>Athletics</source>
        <translation>Atletismo</translation>
    </message>
    <message>
        <source>Acrobatics</source>
        <translation>Acrobacia</translation>
    </message>
    <message>
        <source>Sleight of hand</source>
        <translation>Prestidigitação</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Furtividade</translation>
    </message>
    <message>
        <source>Arcana</source>
        <translation>Arcanismo</translation>
    </message>
    <message>
        <source>History</source>
        <translation>História</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Investigação</translation>
    </message>
    <message>
        <source>Nature</source>
        <translation>Natureza</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religião</translation>
    </message>
    <message>
        <source>Animal handling</source>
        <translation>Lidar com animais</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Intuição</translation>
    </message>
    <message>
        <source>Medicine</source>
        <translation>Medicina</translation>
    </message>
    <message>
        <source>Perception</source>
        <translation>Percepção</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Sobrevivência</translation>
    </message>
    <message>
        <source>Deception</source>
        <translation>Enganação</translation>
    </message>
    <message>
        <source>Intimidation</source>
        <translation>Intimidação</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Atuação</translation>
    </message>
    <message>
        <source>Persuasion</source>
        <translation>Persuasão</translation>
    </message>
    <message>
        <source>Bluff</source>
        <translation>Blefe</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomacia</translation>
    </message>
    <message>
        <source>Dungeoneering</source>
        <translation>Exploração</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Tolerância</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Socorro</translation>
    </message>
    <message>
        <source>Intimidate</source>
        <translation>Intimidação</translation>
    </message>
    <message>
        <source>Streetwise</source>
        <translation>Manha</translation>
    </message>
    <message>
        <source>Thievery</source>
        <translation>Ladinagem</translation>
    </message>
    <message>
        <source>very easy</source>
        <translation>muito fácil</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>média</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>muito difícil</translation>
    </message>
    <message>
        <source>nearly impossible</source>
        <translation>quase impossível</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Immediate</source>
        <translation>Reflexiva</translation>
    </message>
    <message>
        <source>Opportunity</source>
        <translation>Oportunidade</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Principal</translation>
    </message>
    <message>
        <source>Legendary</source>
        <translation>Lendária</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Resistência</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sacar</translation>
    </message>
    <message>
        <source>Use object</source>
        <translation>Usar objeto</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Poção</translation>
    </message>
    <message>
        <source>Cast</source>
        <translation>Conjurar</translation>
    </message>
    <message>
        <source>2nd bonus</source>
        <translation>2ª bônus</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Quebrar</translation>
    </message>
    <message>
        <source>Fire out</source>
        <translation>Apagar fogo</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Ref</source>
        <translation>Ref</translation>
    </message>
    <message>
        <source>AAC</source>
        <translation>CAA</translation>
    </message>
    <message>
        <source>Recklessly</source>
        <translation>Imprudente</translation>
    </message>
    <message>
        <source>acid</source>
        <translation>ácido</translation>
    </message>
    <message>
        <source>bludgeoning</source>
        <translation>contundente</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>gélido</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>ígneo</translation>
    </message>
    <message>
        <source>force</source>
        <translation>energético</translation>
    </message>
    <message>
        <source>lightning</source>
        <translation>elétrico</translation>
    </message>
    <message>
        <source>necrotic</source>
        <translation>necrótico</translation>
    </message>
    <message>
        <source>piercing</source>
        <translation>perfurante</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>venenoso</translation>
    </message>
    <message>
        <source>psychic</source>
        <translation>psíquico</translation>
    </message>
    <message>
        <source>radiant</source>
        <translation>radiante</translation>
    </message>
    <message>
        <source>slashing</source>
        <translation>cortante</translation>
    </message>
    <message>
        <source>thunder</source>
        <translation>trovejante</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Esfera</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cubo</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Cone</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>Emanation</source>
        <translation>Emanação</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Explosão</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Rajada</translation>
    </message>
    <message>
        <source>A square counts when its centre is within {size} of the corner, total cover aside.</source>
        <translation>Um quadrado conta quando seu centro está a até {size} do canto, salvo cobertura total.</translation>
    </message>
    <message>
        <source>A sphere seen from above: centres within {size} of the corner, total cover aside.</source>
        <translation>Uma esfera vista de cima: contam centros a até {size} do canto, salvo cobertura total.</translation>
    </message>
    <message>
        <source>{size} a side, from a corner the way you drag; squares behind total cover are out.</source>
        <translation>{size} de lado, de um canto para onde você arrasta; quadrados atrás de cobertura total ficam de fora.</translation>
    </message>
    <message>
        <source>A square counts when its centre is in the cone, as wide as it is far, up to {size}; total cover aside.</source>
        <translation>Um quadrado conta quando seu centro está no cone, tão largo quanto distante, até {size}; salvo cobertura total.</translation>
    </message>
    <message>
        <source>A square counts when its centre is at most {size} along and half the width beside.</source>
        <translation>Um quadrado conta quando seu centro está a até {size} ao longo e metade da largura ao lado.</translation>
    </message>
    <message>
        <source>Centres within {size} of the creature&apos;s edge count, the creature itself does not; total cover aside.</source>
        <translation>Contam centros a até {size} da borda da criatura, ela própria não; salvo cobertura total.</translation>
    </message>
    <message>
        <source>Every square within {squares} of the origin counts, diagonals too; squares with total cover are out.</source>
        <translation>Conta todo quadrado a até {squares} da origem, diagonais também; quadrados com cobertura total ficam de fora.</translation>
    </message>
    <message>
        <source>{squares} a side, beside the origin; squares with total cover from it are out.</source>
        <translation>{squares} de lado, junto à origem; quadrados com cobertura total em relação a ela ficam de fora.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Magia</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Fuga</translation>
    </message>
    <message>
        <source>Spell lost</source>
        <translation>Magia perdida</translation>
    </message>
    <message>
        <source>Nothing announced: it moves where no enemy is beside it, and attacks.</source>
        <translation>Nada anunciado: move-se onde não há inimigo ao lado e ataca.</translation>
    </message>
    <message>
        <source>It will cast a spell and do nothing else this round.</source>
        <translation>Vai conjurar uma magia e não faz mais nada nesta rodada.</translation>
    </message>
    <message>
        <source>It will step back from melee at half its movement; it may still attack.</source>
        <translation>Vai recuar do corpo a corpo com metade do movimento; ainda pode atacar.</translation>
    </message>
    <message>
        <source>It will run from melee at full movement, without attacking.</source>
        <translation>Vai correr do corpo a corpo com o movimento inteiro, sem atacar.</translation>
    </message>
    <message>
        <source>The spell was disturbed: it is spent, and nothing else is done this round.</source>
        <translation>A magia foi interrompida: está gasta, e nada mais é feito nesta rodada.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>A square is {square}</source>
        <translation>Um quadrado tem {square}</translation>
    </message>
    <message>
        <source>Alternating sides</source>
        <translation>Lados alternados</translation>
    </message>
    <message>
        <source>creatures act one after the other</source>
        <translation>as criaturas agem uma após a outra</translation>
    </message>
    <message>
        <source>sides go through the phases {phases}</source>
        <translation>os lados passam pelas fases {phases}</translation>
    </message>
    <message>
        <source>sides take turns choosing who acts</source>
        <translation>os lados se alternam ao escolher quem age</translation>
    </message>
    <message>
        <source>the surprised roll initiative with disadvantage</source>
        <translation>quem é surpreendido rola iniciativa com desvantagem</translation>
    </message>
    <message>
        <source>the surprised lose their first turn</source>
        <translation>quem é surpreendido perde o primeiro turno</translation>
    </message>
    <message>
        <source>surprise is a round of its own</source>
        <translation>a surpresa é uma rodada à parte</translation>
    </message>
    <message>
        <source>a turn gives {resources}</source>
        <translation>um turno dá {resources}</translation>
    </message>
    <message>
        <source>{number} × {resource}</source>
        <translation>{number} × {resource}</translation>
    </message>
    <message>
        <source>Diagonal steps cost one square, or one and two in turn.</source>
        <translation>Passos diagonais custam um quadrado, ou um e dois alternados.</translation>
    </message>
    <message>
        <source>Allies on opposite sides of an enemy have advantage in melee.</source>
        <translation>Aliados em lados opostos de um inimigo têm vantagem corpo a corpo.</translation>
    </message>
    <message>
        <source>The dead give half cover like the living.</source>
        <translation>Os mortos dão meia cobertura como os vivos.</translation>
    </message>
    <message>
        <source>Slipping behind total cover within an enemy&apos;s reach provokes like leaving it.</source>
        <translation>Sumir atrás de cobertura total ao alcance de um inimigo provoca como sair do alcance.</translation>
    </message>
    <message>
        <source>At 0, a blow temporary hit points absorb is no failed death save, or is one.</source>
        <translation>Com 0, um golpe que os pontos de vida temporários absorvem não é salvaguarda falha, ou é.</translation>
    </message>
    <message>
        <source>The sun shines on the map: who cannot bear it fights badly.</source>
        <translation>O sol brilha no mapa: quem não o suporta luta mal.</translation>
    </message>
    <message>
        <source>Attacks on the flanked, prone, dazed, stunned, surprised or unseeing get +2.</source>
        <translation>Ataques contra quem está flanqueado, caído, pasmo, atordoado, surpreso ou sem ver têm +2.</translation>
    </message>
    <message>
        <source>Flanking counts for attacks in the turns of others too, not only in one&apos;s own.</source>
        <translation>Flanquear vale também para ataques no turno dos outros, não só no próprio.</translation>
    </message>
    <message>
        <source>Sides that roll the same roll again, or act together and strike together.</source>
        <translation>Lados que tiram o mesmo valor rolam de novo, ou agem e golpeiam juntos.</translation>
    </message>
    <message>
        <source>One die for each side, or one for each creature.</source>
        <translation>Um dado para cada lado, ou um para cada criatura.</translation>
    </message>
    <message>
        <source>Ascending armour class: d20 and attack bonus against it.</source>
        <translation>Classe de armadura ascendente: d20 e bônus de ataque contra ela.</translation>
    </message>
    <message>
        <source>Characters roll the dice of their weapon instead of 1d6.</source>
        <translation>Personagens rolam os dados da arma em vez de 1d6.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ligado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desligado</translation>
    </message>
    <message>
        <source>one square each</source>
        <translation>um quadrado cada</translation>
    </message>
    <message>
        <source>one and two in turn</source>
        <translation>um e dois alternados</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>rolar de novo</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>os dois juntos</translation>
    </message>
    <message>
        <source>no failed save</source>
        <translation>sem falha</translation>
    </message>
    <message>
        <source>a failed save</source>
        <translation>uma falha</translation>
    </message>
    <message>
        <source>by side</source>
        <translation>por lado</translation>
    </message>
    <message>
        <source>each for itself</source>
        <translation>cada um por si</translation>
    </message>
    <message>
        <source>aggressive</source>
        <translation>agressivo</translation>
    </message>
    <message>
        <source>agile</source>
        <translation>ágil</translation>
    </message>
    <message>
        <source>air form</source>
        <translation>forma de ar</translation>
    </message>
    <message>
        <source>blind beyond its senses</source>
        <translation>cego além dos seus sentidos</translation>
    </message>
    <message>
        <source>blood frenzy</source>
        <translation>frenesi de sangue</translation>
    </message>
    <message>
        <source>bloodied frenzy</source>
        <translation>frenesi ferido</translation>
    </message>
    <message>
        <source>bloodied fury</source>
        <translation>fúria ferida</translation>
    </message>
    <message>
        <source>brave</source>
        <translation>corajoso</translation>
    </message>
    <message>
        <source>cunning action</source>
        <translation>ação astuta</translation>
    </message>
    <message>
        <source>evasion</source>
        <translation>evasão</translation>
    </message>
    <message>
        <source>fey ancestry</source>
        <translation>ancestralidade feérica</translation>
    </message>
    <message>
        <source>fire form</source>
        <translation>forma de fogo</translation>
    </message>
    <message>
        <source>flyby</source>
        <translation>sobrevoo</translation>
    </message>
    <message>
        <source>freedom of movement</source>
        <translation>liberdade de movimento</translation>
    </message>
    <message>
        <source>incorporeal movement</source>
        <translation>movimento incorpóreo</translation>
    </message>
    <message>
        <source>light sensitivity</source>
        <translation>sensibilidade à luz</translation>
    </message>
    <message>
        <source>magic resistance</source>
        <translation>resistência à magia</translation>
    </message>
    <message>
        <source>nimble escape</source>
        <translation>fuga ágil</translation>
    </message>
    <message>
        <source>ooze cube</source>
        <translation>cubo de gosma</translation>
    </message>
    <message>
        <source>pack tactics</source>
        <translation>táticas de matilha</translation>
    </message>
    <message>
        <source>regenerates from 0</source>
        <translation>regenera a partir de 0</translation>
    </message>
    <message>
        <source>acid stops its regeneration</source>
        <translation>ácido detém a regeneração</translation>
    </message>
    <message>
        <source>cold stops its regeneration</source>
        <translation>frio detém a regeneração</translation>
    </message>
    <message>
        <source>fire stops its regeneration</source>
        <translation>fogo detém a regeneração</translation>
    </message>
    <message>
        <source>necrotic damage stops its regeneration</source>
        <translation>dano necrótico detém a regeneração</translation>
    </message>
    <message>
        <source>radiant damage stops its regeneration</source>
        <translation>dano radiante detém a regeneração</translation>
    </message>
    <message>
        <source>shadow stealth</source>
        <translation>furtividade nas sombras</translation>
    </message>
    <message>
        <source>spider climb</source>
        <translation>escalada de aranha</translation>
    </message>
    <message>
        <source>sunlight sensitivity</source>
        <translation>sensibilidade à luz solar</translation>
    </message>
    <message>
        <source>sunlight weakness</source>
        <translation>fraqueza à luz solar</translation>
    </message>
    <message>
        <source>sure-footed</source>
        <translation>passo firme</translation>
    </message>
    <message>
        <source>swarm</source>
        <translation>enxame</translation>
    </message>
    <message>
        <source>undead fortitude</source>
        <translation>fortitude de morto-vivo</translation>
    </message>
    <message>
        <source>water form</source>
        <translation>forma de água</translation>
    </message>
    <message>
        <source>recharging</source>
        <translation>recarregando</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usado</translation>
    </message>
    <message>
        <source>no regeneration</source>
        <translation>sem regeneração</translation>
    </message>
    <message>
        <source>sunlight</source>
        <translation>luz solar</translation>
    </message>
    <message>
        <source>struck hard</source>
        <translation>golpe reforçado</translation>
    </message>
    <message>
        <source>amorphous</source>
        <translation>amorfo</translation>
    </message>
    <message>
        <source>amphibious</source>
        <translation>anfíbio</translation>
    </message>
    <message>
        <source>antimagic susceptibility</source>
        <translation>suscetibilidade à antimagia</translation>
    </message>
    <message>
        <source>assassinate</source>
        <translation>assassinar</translation>
    </message>
    <message>
        <source>beast of burden</source>
        <translation>animal de carga</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>investida</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>compressão</translation>
    </message>
    <message>
        <source>death burst</source>
        <translation>explosão da morte</translation>
    </message>
    <message>
        <source>devil&apos;s sight</source>
        <translation>visão do diabo</translation>
    </message>
    <message>
        <source>earth glide</source>
        <translation>deslizar na terra</translation>
    </message>
    <message>
        <source>false appearance</source>
        <translation>aparência falsa</translation>
    </message>
    <message>
        <source>fear aura</source>
        <translation>aura de medo</translation>
    </message>
    <message>
        <source>hold breath</source>
        <translation>prender a respiração</translation>
    </message>
    <message>
        <source>ice walk</source>
        <translation>andar no gelo</translation>
    </message>
    <message>
        <source>illumination</source>
        <translation>iluminação</translation>
    </message>
    <message>
        <source>immutable form</source>
        <translation>forma imutável</translation>
    </message>
    <message>
        <source>keen hearing</source>
        <translation>audição aguçada</translation>
    </message>
    <message>
        <source>keen hearing and sight</source>
        <translation>audição e visão aguçadas</translation>
    </message>
    <message>
        <source>keen hearing and smell</source>
        <translation>audição e olfato aguçados</translation>
    </message>
    <message>
        <source>keen senses</source>
        <translation>sentidos aguçados</translation>
    </message>
    <message>
        <source>keen sight</source>
        <translation>visão aguçada</translation>
    </message>
    <message>
        <source>keen sight and smell</source>
        <translation>visão e olfato aguçados</translation>
    </message>
    <message>
        <source>keen smell</source>
        <translation>olfato aguçado</translation>
    </message>
    <message>
        <source>magic weapons</source>
        <translation>armas mágicas</translation>
    </message>
    <message>
        <source>martial advantage</source>
        <translation>vantagem marcial</translation>
    </message>
    <message>
        <source>mimicry</source>
        <translation>imitação</translation>
    </message>
    <message>
        <source>mount</source>
        <translation>montaria</translation>
    </message>
    <message>
        <source>multiple heads</source>
        <translation>múltiplas cabeças</translation>
    </message>
    <message>
        <source>pounce</source>
        <translation>bote</translation>
    </message>
    <message>
        <source>rampage</source>
        <translation>massacre</translation>
    </message>
    <message>
        <source>reactive</source>
        <translation>reativo</translation>
    </message>
    <message>
        <source>reactive heads</source>
        <translation>cabeças reativas</translation>
    </message>
    <message>
        <source>reckless</source>
        <translation>imprudente</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>regeneração</translation>
    </message>
    <message>
        <source>rejuvenation</source>
        <translation>rejuvenescimento</translation>
    </message>
    <message>
        <source>relentless</source>
        <translation>implacável</translation>
    </message>
    <message>
        <source>running leap</source>
        <translation>salto com corrida</translation>
    </message>
    <message>
        <source>shapechanger</source>
        <translation>metamorfo</translation>
    </message>
    <message>
        <source>siege monster</source>
        <translation>monstro de cerco</translation>
    </message>
    <message>
        <source>sneak attack</source>
        <translation>ataque furtivo</translation>
    </message>
    <message>
        <source>snow camouflage</source>
        <translation>camuflagem na neve</translation>
    </message>
    <message>
        <source>standing leap</source>
        <translation>salto parado</translation>
    </message>
    <message>
        <source>steadfast</source>
        <translation>inabalável</translation>
    </message>
    <message>
        <source>stench</source>
        <translation>fedor</translation>
    </message>
    <message>
        <source>stone camouflage</source>
        <translation>camuflagem na pedra</translation>
    </message>
    <message>
        <source>surprise attack</source>
        <translation>ataque surpresa</translation>
    </message>
    <message>
        <source>trampling charge</source>
        <translation>investida atropeladora</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>transparente</translation>
    </message>
    <message>
        <source>treasure sense</source>
        <translation>sentir tesouro</translation>
    </message>
    <message>
        <source>tree stride</source>
        <translation>passo arbóreo</translation>
    </message>
    <message>
        <source>tunneler</source>
        <translation>escava túneis</translation>
    </message>
    <message>
        <source>two heads</source>
        <translation>duas cabeças</translation>
    </message>
    <message>
        <source>underwater camouflage</source>
        <translation>camuflagem subaquática</translation>
    </message>
    <message>
        <source>unless adamantine</source>
        <translation>exceto adamante</translation>
    </message>
    <message>
        <source>unless silvered</source>
        <translation>exceto prata</translation>
    </message>
    <message>
        <source>wakeful</source>
        <translation>vigilante</translation>
    </message>
    <message>
        <source>water breathing</source>
        <translation>respirar na água</translation>
    </message>
    <message>
        <source>web sense</source>
        <translation>sentir teias</translation>
    </message>
    <message>
        <source>web walker</source>
        <translation>andar em teias</translation>
    </message>
    <message>
        <source>{by} is beside the target (pack tactics)</source>
        <translation>{by} está ao lado do alvo (táticas de matilha)</translation>
    </message>
    <message>
        <source>{by} is hurt (blood frenzy)</source>
        <translation>{by} tem ferimentos (frenesi de sangue)</translation>
    </message>
    <message>
        <source>{by} is bloodied (frenzy)</source>
        <translation>{by} está sangrando (frenesi)</translation>
    </message>
    <message>
        <source>{by} is bloodied (fury)</source>
        <translation>{by} está sangrando (fúria)</translation>
    </message>
    <message>
        <source>{by} stands in bright light</source>
        <translation>{by} está em luz plena</translation>
    </message>
    <message>
        <source>{by} stands in sunlight</source>
        <translation>{by} está à luz do sol</translation>
    </message>
    <message>
        <source>{by} has not acted yet (assassinate)</source>
        <translation>{by} ainda não agiu (assassinar)</translation>
    </message>
    <message>
        <source>{by} attacks recklessly</source>
        <translation>{by} ataca imprudentemente</translation>
    </message>
    <message>
        <source>{by} has attacked recklessly</source>
        <translation>{by} atacou imprudentemente</translation>
    </message>
    <message>
        <source>Its melee attacks have advantage, and so have attacks against it.</source>
        <translation>Seus ataques corpo a corpo têm vantagem, e os ataques contra ele também.</translation>
    </message>
    <message>
        <source>What its hits add once a turn has been added.</source>
        <translation>O que seus acertos somam uma vez por turno já foi somado.</translation>
    </message>
    <message>
        <source>An attack is out until a die at the start of its turn brings it back.</source>
        <translation>Um ataque está indisponível até que um dado no início do turno o traga de volta.</translation>
    </message>
    <message>
        <source>It has this only so many times; a rest gives it back.</source>
        <translation>Só pode ser usado certo número de vezes; um descanso devolve.</translation>
    </message>
    <message>
        <source>It does not regenerate when its next turn begins.</source>
        <translation>Não regenera quando começar seu próximo turno.</translation>
    </message>
    <message>
        <source>{metres} m</source>
        <translation>{metres} m</translation>
    </message>
    <message>
        <source>{metres} ft</source>
        <translation>{metres} pés</translation>
    </message>
    <message>
        <source>{metres} squares</source>
        <translation>{metres} quadrados</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source> ft</source>
        <translation> pés</translation>
    </message>
    <message>
        <source> sq.</source>
        <translation> qds</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n quadrado</numerusform>
            <numerusform>%n quadrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Andar</translation>
    </message>
    <message>
        <source>Fly</source>
        <translation>Voar</translation>
    </message>
    <message>
        <source>Swim</source>
        <translation>Nadar</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Burrow</source>
        <translation>Escavar</translation>
    </message>
    <message>
        <source>Crawl</source>
        <translation>Rastejar</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Levantar-se</translation>
    </message>
    <message>
        <source>Drop prone</source>
        <translation>Cair no chão</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Montar</translation>
    </message>
    <message>
        <source>Dismount</source>
        <translation>Desmontar</translation>
    </message>
    <message>
        <source>no cover</source>
        <translation>sem cobertura</translation>
    </message>
    <message>
        <source>half cover</source>
        <translation>meia cobertura</translation>
    </message>
    <message>
        <source>three-quarters cover</source>
        <translation>cobertura de três quartos</translation>
    </message>
    <message>
        <source>total cover</source>
        <translation>cobertura total</translation>
    </message>
    <message>
        <source>advantage</source>
        <translation>vantagem</translation>
    </message>
    <message>
        <source>disadvantage</source>
        <translation>desvantagem</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>up</source>
        <translation>de pé</translation>
    </message>
    <message>
        <source>bloodied</source>
        <translation>sangrando</translation>
    </message>
    <message>
        <source>dying</source>
        <translation>morrendo</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>estável</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aberta</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechada</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>trancada</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>barrada</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secreta</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Foes</source>
        <translation>Inimigos</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutro</translation>
    </message>
    <message>
        <source>disengaged</source>
        <translation>desengajado</translation>
    </message>
    <message>
        <source>dodging</source>
        <translation>esquivando</translation>
    </message>
    <message>
        <source>hiding</source>
        <translation>escondido</translation>
    </message>
    <message>
        <source>helped</source>
        <translation>ajudado</translation>
    </message>
    <message>
        <source>helped against</source>
        <translation>ajuda contra</translation>
    </message>
    <message>
        <source>readied deed under way</source>
        <translation>ação preparada em curso</translation>
    </message>
    <message>
        <source>unarmed strike</source>
        <translation>ataque desarmado</translation>
    </message>
    <message>
        <source>sustained</source>
        <translation>sustentado</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>perguntar</translation>
    </message>
    <message>
        <source>always skip</source>
        <translation>nunca atacar</translation>
    </message>
    <message>
        <source>always take</source>
        <translation>sempre atacar</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>fugiu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>removido</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Força</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Destreza</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constituição</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Inteligência</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Sabedoria</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Carisma</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>concentração</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>iniciativa</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dano</translation>
    </message>
    <message>
        <source>fall</source>
        <translation>queda</translation>
    </message>
    <message>
        <source>at most {squares}</source>
        <translation>no máximo {squares}</translation>
    </message>
    <message>
        <source>half the movement</source>
        <translation>metade do movimento</translation>
    </message>
    <message>
        <source>nobody may strike at it</source>
        <translation>ninguém pode atacar por isso</translation>
    </message>
    <message>
        <source>passes nobody</source>
        <translation>não passa por ninguém</translation>
    </message>
    <message>
        <source>declared before the round</source>
        <translation>declarado antes da rodada</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>como de costume</translation>
    </message>
    <message>
        <source>Its movement provokes nobody this turn.</source>
        <translation>Seu movimento não provoca ninguém neste turno.</translation>
    </message>
    <message>
        <source>Attacks against it have disadvantage, its Dexterity saves advantage.</source>
        <translation>Ataques contra ele têm desvantagem; suas salvaguardas de Destreza, vantagem.</translation>
    </message>
    <message>
        <source>Unseen until found or until it attacks.</source>
        <translation>Invisível aos outros até ser encontrado ou atacar.</translation>
    </message>
    <message>
        <source>Advantage on its next check.</source>
        <translation>Vantagem no próximo teste.</translation>
    </message>
    <message>
        <source>The next attack against it by a helper&apos;s ally has advantage.</source>
        <translation>O próximo ataque contra ele por um aliado de quem ajuda tem vantagem.</translation>
    </message>
    <message>
        <source>The readied attack or move is its next step.</source>
        <translation>O ataque ou movimento preparado é seu próximo passo.</translation>
    </message>
    <message>
        <source>until the start of {token}&apos;s turn</source>
        <translation>até o início do turno de {token}</translation>
    </message>
    <message>
        <source>until the end of {token}&apos;s turn</source>
        <translation>até o fim do turno de {token}</translation>
    </message>
    <message>
        <source>until the end of {token}&apos;s next turn</source>
        <translation>até o fim do próximo turno de {token}</translation>
    </message>
    <message>
        <source>while {token} concentrates</source>
        <translation>enquanto {token} se concentra</translation>
    </message>
    <message>
        <source>until a save is made</source>
        <translation>até passar numa salvaguarda</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left</source>
        <translation>
            <numerusform>falta %n rodada</numerusform>
            <numerusform>faltam %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>roll</source>
        <translation>rolagem</translation>
    </message>
    <message>
        <source>rolled again</source>
        <translation>rolado de novo</translation>
    </message>
    <message>
        <source>The order of turns, in round {detail}</source>
        <translation>A ordem dos turnos, na rodada {detail}</translation>
    </message>
    <message>
        <source>the door</source>
        <translation>a porta</translation>
    </message>
    <message>
        <source>House rule: {detail}</source>
        <translation>Regra da casa: {detail}</translation>
    </message>
    <message>
        <source>{tokens}: what waits for an answer</source>
        <translation>{tokens}: o que espera resposta</translation>
    </message>
    <message>
        <source>{tokens}: {detail} damage not yet taken</source>
        <translation>{tokens}: {detail} de dano ainda não sofrido</translation>
    </message>
    <message>
        <source>{tokens}: {detail} (no condition there)</source>
        <translation>{tokens}: {detail} (lá não é uma condição)</translation>
    </message>
    <message>
        <source>{tokens}: {detail}</source>
        <translation>{tokens}: {detail}</translation>
    </message>
    <message>
        <source>{tokens}: concentration on {detail}</source>
        <translation>{tokens}: concentração em {detail}</translation>
    </message>
    <message>
        <source>{tokens}: readied for &quot;{detail}&quot;</source>
        <translation>{tokens}: preparação para &quot;{detail}&quot;</translation>
    </message>
    <message>
        <source>{tokens}: declared {detail}</source>
        <translation>{tokens}: declaração: {detail}</translation>
    </message>
    <message>
        <source>{tokens}: death saves, {detail} (successes/failures)</source>
        <translation>{tokens}: salvaguardas contra a morte, {detail} (sucessos/falhas)</translation>
    </message>
    <message>
        <source>{tokens}: armour class counted the other way, {detail}</source>
        <translation>{tokens}: classe de armadura contada ao contrário, {detail}</translation>
    </message>
    <message>
        <source>{tokens}: the saving throw of {detail}</source>
        <translation>{tokens}: a salvaguarda de {detail}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>the target does not see the attacker</source>
        <translation>o alvo não vê o atacante</translation>
    </message>
    <message>
        <source>the attacker does not see the target</source>
        <translation>o atacante não vê o alvo</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>alcance longo</translation>
    </message>
    <message>
        <source>{by} stands beside the shooter</source>
        <translation>{by} está ao lado de quem atira</translation>
    </message>
    <message>
        <source>{by} is prone and close</source>
        <translation>{by}: caído, perto</translation>
    </message>
    <message>
        <source>{by} is prone and far</source>
        <translation>{by}: caído, longe</translation>
    </message>
    <message>
        <source>{by} dodges</source>
        <translation>{by} se esquiva</translation>
    </message>
    <message>
        <source>{by} helps</source>
        <translation>{by} ajuda</translation>
    </message>
    <message>
        <source>flanked with {by}</source>
        <translation>flanco com {by}</translation>
    </message>
    <message>
        <source>the game master says so</source>
        <translation>palavra do mestre</translation>
    </message>
    <message>
        <source>squeezed in</source>
        <translation>em espaço apertado</translation>
    </message>
    <message>
        <source>{by} is squeezed in</source>
        <translation>{by} está em espaço apertado</translation>
    </message>
    <message>
        <source>attack bonus</source>
        <translation>bônus de ataque</translation>
    </message>
    <message>
        <source>dim light or thin fog</source>
        <translation>meia-luz ou névoa leve</translation>
    </message>
    <message>
        <source>{by} is friendly</source>
        <translation>{by} é amigável</translation>
    </message>
    <message>
        <source>{by} is hostile</source>
        <translation>{by} é hostil</translation>
    </message>
    <message>
        <source>base attack bonus</source>
        <translation>bônus base de ataque</translation>
    </message>
    <message>
        <source>short range</source>
        <translation>alcance curto</translation>
    </message>
    <message>
        <source>{by} has cover</source>
        <translation>{by} tem cobertura</translation>
    </message>
    <message>
        <source>{by} is retreating</source>
        <translation>{by} está em fuga</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisão</translation>
    </message>
    <message>
        <source>escalation</source>
        <translation>escalada</translation>
    </message>
    <message>
        <source>combat advantage: {by} is {condition}</source>
        <translation>vantagem de combate: {by} ({condition})</translation>
    </message>
    <message>
        <source>{by} is {condition}</source>
        <translation>{by}: {condition}</translation>
    </message>
    <message>
        <source>{by} may strike</source>
        <translation>{by} pode atacar</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>saving throw</source>
        <translation>salvaguarda</translation>
    </message>
    <message>
        <source>check</source>
        <translation>teste</translation>
    </message>
    <message>
        <source>death save</source>
        <translation>salvaguarda contra a morte</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>moral</translation>
    </message>
    <message>
        <source>recharge</source>
        <translation>recarga</translation>
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
        <translation>As setas traçam o caminho: Enter o percorre, Esc o descarta.</translation>
    </message>
    <message>
        <source>Critical hit</source>
        <translation>Acerto crítico</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Door, {state}</source>
        <translation>Porta, {state}</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Acerto</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Save failed</source>
        <translation>Falhou na salvaguarda</translation>
    </message>
    <message>
        <source>Save made</source>
        <translation>Passou na salvaguarda</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>A página inteira</translation>
    </message>
    <message>
        <source>There is no door beside {name}.</source>
        <translation>Não há porta ao lado de {name}.</translation>
    </message>
    <message>
        <source>d20 of {name}</source>
        <translation>d20 de {name}</translation>
    </message>
    <message>
        <source>immune to {type}: {amount} left</source>
        <translation>imunidade a {type}: restam {amount}</translation>
    </message>
    <message>
        <source>resists {type}: {amount} left</source>
        <translation>resistência a {type}: restam {amount}</translation>
    </message>
    <message>
        <source>save made: {amount} left</source>
        <translation>passou na salvaguarda: restam {amount}</translation>
    </message>
    <message>
        <source>vulnerable to {type}: {amount}</source>
        <translation>vulnerabilidade a {type}: {amount}</translation>
    </message>
    <message>
        <source>{attack}: click a target, or Tab to it (Esc stops)</source>
        <translation>{attack}: clique num alvo, ou vá até ele com Tab (Esc interrompe)</translation>
    </message>
    <message>
        <source>{names} may strike</source>
        <translation>{names} podem atacar</translation>
    </message>
    <message>
        <source>{who}: click or Enter places, Esc stops</source>
        <translation>{who}: clique ou Enter coloca, Esc encerra</translation>
    </message>
    <message>
        <source>{who} rolls {what}: {faces} → {total}</source>
        <translation>{who} rola {what}: {faces} → {total}</translation>
    </message>
    <message>
        <source>{who} rolls {what}: {total} (typed)</source>
        <translation>{who} rola {what}: {total} (digitado)</translation>
    </message>
    <message>
        <source>The game master</source>
        <translation>O mestre</translation>
    </message>
    <message>
        <source>{name} ({dice})</source>
        <translation>{name} ({dice})</translation>
    </message>
    <message>
        <source>{line} (secret)</source>
        <translation>{line} (secreto)</translation>
    </message>
    <message>
        <source>Type dice, like 2d6+3, 4d6kh3 or d20 adv.</source>
        <translation>Digite dados, como 2d6+3, 4d6kh3 ou d20 vant.</translation>
    </message>
    <message>
        <source>That is too long for a roll.</source>
        <translation>É longo demais para uma rolagem.</translation>
    </message>
    <message>
        <source>&quot;{piece}&quot; (place {at}) is not understood; write dice like 2d6+3 or d20 adv.</source>
        <translation>&quot;{piece}&quot; (posição {at}) não se entende; escreva dados como 2d6+3 ou d20 vant.</translation>
    </message>
    <message>
        <source>Something is missing at the end (place {at}): dice like 2d6, or a number.</source>
        <translation>Falta algo no fim (posição {at}): dados como 2d6, ou um número.</translation>
    </message>
    <message>
        <source>&quot;{piece}&quot; (place {at}) must keep at least one die, and no more than are rolled.</source>
        <translation>&quot;{piece}&quot; (posição {at}) deve manter pelo menos um dado, e não mais do que os rolados.</translation>
    </message>
    <message>
        <source>Roll 1 to {piece} dice at once (place {at}).</source>
        <translation>Role de 1 a {piece} dados de uma vez (posição {at}).</translation>
    </message>
    <message>
        <source>A die has 1 to {piece} sides (place {at}).</source>
        <translation>Um dado tem de 1 a {piece} faces (posição {at}).</translation>
    </message>
    <message>
        <source>A number is at most {piece} (place {at}).</source>
        <translation>Um número é no máximo {piece} (posição {at}).</translation>
    </message>
    <message>
        <source>&quot;{piece}&quot; (place {at}) goes with a single die, like d20 adv.</source>
        <translation>&quot;{piece}&quot; (posição {at}) vai com um só dado, como d20 vant.</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Não há memória suficiente para isso.</translation>
    </message>
</context>
<context>
    <name>WorkLine</name>
    <message>
        <source>How far it is</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
</context>
<context>
    <name>ZoneList</name>
    <message>
        <source>Areas on the map</source>
        <translation>Áreas no mapa</translation>
    </message>
    <message>
        <source>{name}: {does}. A click changes it; on the map its name can be dragged.</source>
        <translation>{name}: {does}. Um clique altera; no mapa, o nome pode ser arrastado.</translation>
    </message>
    <message>
        <source>Take {name} off the map</source>
        <translation>Tirar {name} do mapa</translation>
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
        <translation>Área</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>&amp;Difficult ground</source>
        <translation>&amp;Terreno difícil</translation>
    </message>
    <message>
        <source>Mist</source>
        <translation>Neblina</translation>
    </message>
    <message>
        <source>clear air</source>
        <translation>ar limpo</translation>
    </message>
    <message>
        <source>lightly obscured</source>
        <translation>levemente obscurecido</translation>
    </message>
    <message>
        <source>heavily obscured</source>
        <translation>intensamente obscurecido</translation>
    </message>
    <message>
        <source>Ground, air</source>
        <translation>Chão, ar</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <translation>Cor {number}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Damage dice</source>
        <translation>Dados de dano</translation>
    </message>
    <message>
        <source>Damage type</source>
        <translation>Tipo de dano</translation>
    </message>
    <message>
        <source>Da&amp;mage</source>
        <translation>&amp;Dano</translation>
    </message>
    <message>
        <source>turn &amp;starts</source>
        <translation>no &amp;início do turno</translation>
    </message>
    <message>
        <source>turn &amp;ends</source>
        <translation>no &amp;fim do turno</translation>
    </message>
    <message>
        <source>en&amp;tering</source>
        <translation>na &amp;entrada</translation>
    </message>
    <message>
        <source>when</source>
        <translation>quando</translation>
    </message>
    <message>
        <source>&amp;halves it</source>
        <translation>&amp;reduz à metade</translation>
    </message>
    <message>
        <source>Whoever makes the save takes half the damage, else none.</source>
        <translation>Quem passa na salvaguarda sofre metade do dano; senão, nenhum.</translation>
    </message>
    <message>
        <source>no save</source>
        <translation>sem salvaguarda</translation>
    </message>
    <message>
        <source>Saving throw</source>
        <translation>Salvaguarda</translation>
    </message>
    <message>
        <source>Target number</source>
        <translation>Número alvo</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Salvaguarda</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>until removed</source>
        <translation>até ser removida</translation>
    </message>
    <message>
        <source>so many rounds:</source>
        <translation>por tantas rodadas:</translation>
    </message>
    <message>
        <source>to the start of a turn:</source>
        <translation>até o início de um turno:</translation>
    </message>
    <message>
        <source>to the end of a turn:</source>
        <translation>até o fim de um turno:</translation>
    </message>
    <message>
        <source>while this one concentrates:</source>
        <translation>enquanto este se concentra:</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Turno de quem</translation>
    </message>
    <message>
        <source>&amp;Lasts</source>
        <translation>D&amp;uração</translation>
    </message>
    <message>
        <source>Say when it hurts: as a turn starts or ends, or on entering.</source>
        <translation>Diga quando fere: no início ou fim do turno, ou na entrada.</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>left out</source>
        <translation>deixado de lado</translation>
    </message>
    <message>
        <source>{what}: what the dice showed; empty, the program rolls</source>
        <translation>{what}: o que os dados mostraram; vazio, o programa rola</translation>
    </message>
</context>
<context>
    <name>dialog</name>
    <message>
        <source>Standard: {choice}</source>
        <translation>Padrão: {choice}</translation>
    </message>
    <message>
        <source>Play {rule} as the rules have it</source>
        <translation>Jogar {rule} como está nas regras</translation>
    </message>
    <message>
        <source>{rule}: back to the standard</source>
        <translation>{rule}: volta ao padrão</translation>
    </message>
</context>
<context>
    <name>view</name>
    <message>
        <source>Doors and windows</source>
        <translation>Portas e janelas</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Luzes</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Paredes</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Creatures</source>
        <translation>Criaturas</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
</context>
</TS>
