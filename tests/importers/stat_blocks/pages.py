"""Pages in words, all of our own, in the shapes people paste them in.  `STALKER` is the same creature in three tongues."""

STALKER = {
    "en": """\
Marsh Stalker
Medium humanoid (lizardfolk), neutral evil

Armor Class 15 (natural armor, shield)
Hit Points 44 (8d8 + 8)
Speed 30 ft., swim 30 ft.

STR	DEX	CON	INT	WIS	CHA
15 (+2)	10 (+0)	13 (+1)	7 (−2)	12 (+1)	7 (−2)

Saving Throws Str +4, Con +3
Skills Perception +3, Stealth +4, Survival +5
Damage Resistances cold; bludgeoning, piercing, and slashing from nonmagical attacks
Condition Immunities poisoned
Senses darkvision 60 ft., passive Perception 13
Languages Draconic
Challenge 2 (450 XP)

Pack Tactics. The stalker has advantage on an attack roll
against a creature if at least one of the stalker’s allies is within 5
feet of the creature and the ally isn’t incapacitated.

Actions
Multiattack. The stalker makes two attacks: one with its bite and one with its heavy club.
Bite. Melee Weapon Attack: +4 to hit, reach 5 ft., one
target. Hit: 5 (1d6 + 2) piercing damage plus 3 (1d6) poi-
son damage.
Heavy Club. Melee Weapon Attack: +4 to hit, reach 5 ft., one target.
Hit: 5 (1d6 + 2) bludgeoning damage.
Javelin. Melee or Ranged Weapon Attack: +4 to hit, reach 5 ft. or range 30/120 ft., one target. Hit: 5 (1d6 + 2) piercing damage.
Swamp Breath (Recharge 5–6). The stalker exhales gas in a 15-foot cone. Each creature in that area must make a DC 11 Constitution
saving throw, taking 10 (3d6) poison damage on a failed save, or half as much damage on a successful one.

Reactions
Parry. The stalker adds 2 to its AC against one melee attack that would hit it.
""",
    "pt": """\
Espreitador do Brejo
Humanoide Médio (povo lagarto), neutro e mau

Classe de Armadura 15 (armadura natural, escudo)
Pontos de Vida 44 (8d8 + 8)
Deslocamento 9 m, natação 9 m

FOR DES CON INT SAB CAR
15 (+2) 10 (+0) 13 (+1) 7 (-2) 12 (+1) 7 (-2)

Testes de Resistência For +4, Con +3
Perícias Percepção +3, Furtividade +4, Sobrevivência +5
Resistência a Dano frio; contundente, perfurante e cortante de ataques não mágicos
Imunidade a Condições envenenado
Sentidos visão no escuro 18 m, Percepção passiva 13
Idiomas Dracônico
Nível de Desafio 2 (450 XP)

Táticas de Matilha. O espreitador tem vantagem em uma jogada de ataque contra uma criatura.

Ações
Ataques Múltiplos. O espreitador realiza dois ataques: um com sua mordida e um com sua clava pesada.
Mordida. Ataque Corpo a Corpo com Arma: +4 para atingir, alcance 1,5 m, um alvo. Acerto: 5 (1d6 + 2) de dano perfurante mais 3
(1d6) de dano de veneno.
Clava Pesada. Ataque Corpo a Corpo com Arma: +4 para atingir, alcance 1,5 m, um alvo. Acerto: 5 (1d6 + 2) de dano de concussão.
Azagaia. Ataque Corpo a Corpo ou à Distância com Arma: +4 para atingir, alcance 1,5 m ou distância 9/36 m, um alvo. Acerto: 5
(1d6 + 2) de dano perfurante.
Sopro do Pântano (Recarga 5-6). O espreitador exala gás em um cone de 4,5 metros. Cada criatura na área deve realizar um teste de
resistência de Constituição CD 11, sofrendo 10 (3d6) de dano de veneno em uma falha, ou metade desse dano em um sucesso.

Reações
Aparar. O espreitador soma 2 à sua CA contra um ataque corpo a corpo que o acertaria.
""",
    "it": """\
Predatore della Palude
Umanoide Medio (lucertoloide), neutrale malvagio

Classe Armatura 15 (armatura naturale, scudo)
Punti Ferita 44 (8d8 + 8)
Velocità 9 m, nuotare 9 m

FOR DES COS INT SAG CAR
15 (+2) 10 (+0) 13 (+1) 7 (-2) 12 (+1) 7 (-2)

Tiri Salvezza For +4, Cos +3
Abilità Percezione +3, Furtività +4, Sopravvivenza +5
Resistenze ai Danni freddo; contundente, perforante e tagliente da attacchi non magici
Immunità alle Condizioni avvelenato
Sensi scurovisione 18 m, Percezione passiva 13
Linguaggi Draconico
Sfida 2 (450 PE)

Tattiche del Branco. Il predatore dispone di vantaggio ai tiri per colpire contro una creatura.

Azioni
Multiattacco. Il predatore effettua due attacchi: uno con il morso e uno con il randello pesante.
Morso. Attacco con arma da mischia: +4 al tiro per colpire, portata 1,5 m, un bersaglio. Colpito: 5 (1d6 + 2) danni perforanti
più 3 (1d6) danni da veleno.
Randello Pesante. Attacco con arma da mischia: +4 al tiro per colpire, portata 1,5 m, un bersaglio. Colpito: 5 (1d6 + 2) danni
contundenti.
Giavellotto. Attacco con arma da mischia o a distanza: +4 al tiro per colpire, portata 1,5 m o gittata 9/36 m, un bersaglio.
Colpito: 5 (1d6 + 2) danni perforanti.
Soffio Palustre (Ricarica 5-6). Il predatore esala gas in un cono di 4,5 metri. Ogni creatura nell'area deve effettuare un tiro
salvezza su Costituzione con CD 11, subendo 10 (3d6) danni da veleno se lo fallisce, o la metà di quei danni se lo supera.

Reazioni
Parata. Il predatore somma 2 alla sua CA contro un attacco in mischia che lo colpirebbe.
""",
}
NAMES = {
    "en": ("Bite", "Heavy Club", "Javelin", "Swamp Breath"),
    "pt": ("Mordida", "Clava Pesada", "Azagaia", "Sopro do Pântano"),
    "it": ("Morso", "Randello Pesante", "Giavellotto", "Soffio Palustre"),
}

LANTERN = """\
## Bog Lantern
*Small Elemental, Neutral*

**AC** 13 **Initiative** +3 (13)
**HP** 22 (5d6 + 5)
**Speed** 5 ft., Fly 40 ft. (hover)

| | | Mod | Save | | | Mod | Save |
|---|---|---|---|---|---|---|---|
| Str | 4 | −3 | −3 | Dex | 17 | +3 | +5 |
| Con | 12 | +1 | +1 | Int | 6 | −2 | −2 |
| Wis | 10 | +0 | +0 | Cha | 9 | −1 | −1 |

**Skills** Stealth +5
**Resistances** Bludgeoning, Piercing, Slashing
**Immunities** Fire, Poison; Exhaustion, Grappled, Poisoned
**Senses** Darkvision 60 ft.; Passive Perception 10
**Languages** Ignan
**CR** 1/2 (XP 100; PB +2)

### Traits

***Incorporeal Movement.*** The lantern can move through other creatures and objects.

### Actions

***Touch.*** *Melee Attack Roll:* +5, reach 5 ft. *Hit:* 6 (1d6 + 3) Fire damage.

***Flare (Recharge 6).*** *Constitution Saving Throw*: DC 11, each creature in a 10-foot Emanation originating from the lantern.
*Failure:* 9 (2d8) Fire damage. *Success:* Half damage.

### Bonus Actions

***Vanish (2/Day).*** The lantern casts Invisibility on itself.
"""

WARDEN = """\
Iron Warden
Large Construct, Unaligned
Armor Class
17
(natural armor)
Hit Points
93
(11d10 + 33)
Speed
30 ft., climb 20 ft.
STR
18
(+4)
DEX
12
(+1)
CON
17
(+3)
INT
3
(-4)
WIS
10
(+0)
CHA
1
(-5)
Damage Vulnerabilities
lightning
Damage Immunities
poison, psychic; bludgeoning, piercing, and slashing from nonmagical attacks not made with adamantine weapons
Condition Immunities
charmed, exhaustion, frightened, paralyzed, petrified, poisoned
Senses
blindsight 60 ft. (blind beyond this radius), passive Perception 10
Languages
understands the languages of its creator but can't speak
Challenge
5 (1,800 XP)
Proficiency Bonus
+3
Magic Resistance. The warden has advantage on saving throws against spells and other magical effects.
Legendary Resistance (2/Day). If the warden fails a saving throw, it can choose to succeed instead.

Actions
Multiattack. The warden makes two slam attacks or one slam attack and one chain attack.
Slam. Melee Weapon Attack: +7 to hit, reach 5 ft., one target. Hit: 13 (2d8 + 4) bludgeoning damage.
Chain. Melee Weapon Attack: +7 to hit, reach 15 ft., one creature. Hit: 11 (2d6 + 4) slashing damage, and the target is grappled
(escape DC 15).

Legendary Actions
The warden can take 2 legendary actions, choosing from the options below. Only one can be used at a time.
Step. The warden moves up to its speed.
Slam (Costs 2 Actions). The warden makes one slam attack.
"""

TWO = """\
HEDGE MAGE
Medium humanoid (any race), any alignment
Armor Class 12 (15 with mage armor)
Hit Points 27 (6d8)
Speed 30 ft.
STR 9 (-1) DEX 14 (+2) CON 11 (+0) INT 16 (+3) WIS 12 (+1) CHA 11 (+0)
Skills Arcana +5, History +5
Senses passive Perception 11
Languages any four languages
Challenge 3 (700 XP)
Spellcasting. The mage is a 5th-level spellcaster. Its spellcasting ability is Intelligence (spell save DC 13, +5 to hit
with spell
attacks). The mage has the following wizard spells prepared:
Cantrips (at will): fire bolt, light
1st level (4 slots): mage armor, magic missile, shield
3rd level (2 slots): fireball
ACTIONS
Dagger. Melee or Ranged Weapon Attack: +4 to hit, reach 5 ft. or range 20/60 ft., one target. Hit: 4 (1d4 + 2) piercing damage.

GUTTER RAT
Tiny beast, unaligned
Armor Class 10
Hit Points 1 (1d4 - 1)
Speed 20 ft.
STR DEX CON INT WIS CHA
2 (-4) 11 (+0) 9 (-1) 2 (-4) 10 (+0) 4 (-3)
Senses darkvision 30 ft., passive Perception 10
Languages --
Challenge 0 (10 XP)
Keen Smell. The rat has advantage on Wisdom (Perception) checks that rely on smell.
ACTIONS
Bite. Melee Weapon Attack: +0 to hit, reach 5 ft., one target. Hit: 1 piercing damage.
"""

HOUND = """\
<html><head><title>x</title><style>p{color:red}</style></head><body><div class="stat-block"><h1>Cinder Hound</h1>
<h2>Medium beast, unaligned</h2>
<p><strong>Armor Class</strong> <span>12</span></p><p><strong>Hit Points</strong> 11 (2d8 + 2)</p>
<p><strong>Speed</strong> 40 ft.</p>
<table><tr><th>STR</th><th>DEX</th><th>CON</th><th>INT</th><th>WIS</th><th>CHA</th></tr>
<tr><td>13 (+1)</td><td>14 (+2)</td><td>12 (+1)</td><td>3 (&minus;4)</td><td>12 (+1)</td><td>6 (&minus;2)</td></tr></table>
<p><strong>Senses</strong> passive Perception 13</p><p><strong>Languages</strong> —</p><p><strong>Challenge</strong> 1/2
(100 XP)</p>
<p><em><strong>Pack Tactics.</strong></em> The hound has advantage.</p>
<h3>Actions</h3><p><em><strong>Bite.</strong></em> <em>Melee Weapon Attack:</em> +4 to hit, reach 5 ft., one target. <em>Hit:</em>
7 (2d4 + 2) piercing damage plus 2 (1d4) fire damage.</p></div></body></html>
"""

KNIGHT = """\
___
> ## Thorn Knight
>*Medium plant, lawful neutral*
> ___
> - **Armor Class** 18 (natural armor)
> - **Hit Points** 52 (8d8 + 16)
> - **Speed** 30 ft.
>___
>|STR|DEX|CON|INT|WIS|CHA|
>|:---:|:---:|:---:|:---:|:---:|:---:|
>|16 (+3)|11 (+0)|14 (+2)|10 (+0)|11 (+0)|15 (+2)|
>___
> - **Saving Throws** Con +4, Wis +2
> - **Senses** passive Perception 10
> - **Languages** Sylvan
> - **Challenge** 3 (700 XP)
> ___
> ### Actions
> ***Multiattack.*** The knight makes two melee attacks.
>
> ***Greatsword.*** *Melee Weapon Attack:* +5 to hit, reach 5 ft., one target. *Hit:* 10 (2d6 + 3) slashing damage.
"""

DRAGON_PT = """\
DRAGÃO DO LODO
Dragão Grande, caótico e mau
CA 17 (armadura natural)
PV 127 (15d10 + 45)
Deslocamento 12 m, nado 12 m, voo 24 m (pairar)
FOR 19 (+4) DES 14 (+2) CON 17 (+3) INT 12 (+1) SAB 11 (+0) CAR 15 (+2)
Salvaguardas Des +5, Con +6, Sab +3, Car +5
Perícias Percepção +6, Furtividade +5
Imunidades ácido; envenenado, caído
Sentidos percepção às cegas 9 m, visão no escuro 36 m, Percepção Passiva 16
Idiomas Comum, Dracônico
ND 7 (2.900 XP)
Anfíbio. O dragão pode respirar ar e água.
Resistência Lendária (3/Dia). Se o dragão falhar em uma salvaguarda, pode escolher ser bem-sucedido.
AÇÕES
Ataques Múltiplos. O dragão faz três ataques: um com a mordida e dois com as garras.
Mordida. Ataque Corpo a Corpo com Arma: +7 para acertar, alcance 3 m, um alvo. Acerto: 15 (2d10 + 4) de dano perfurante mais 4
(1d8) de dano ácido.
Garras. Ataque Corpo a Corpo com Arma: +7 para acertar, alcance 1,5 m, um alvo. Acerto: 11 (2d6 + 4) de dano cortante e o alvo
fica agarrado (CD 14 para escapar).
Sopro Ácido (Recarga 5–6). O dragão exala ácido em uma linha de 9 metros de comprimento e 1,5 metro de largura. Cada
criatura nessa
linha deve fazer um teste de resistência de Destreza CD 14, sofrendo 49 (11d8) de dano ácido se falhar, ou metade do dano
se passar.
AÇÕES LENDÁRIAS
O dragão pode realizar 3 ações lendárias, escolhendo entre as opções abaixo.
Ataque de Asas (Custa 2 Ações). Cada criatura a até 3 metros do dragão deve ser bem-sucedida em um teste de resistência de
Destreza
CD 15 ou sofrer 11 (2d6 + 4) de dano de concussão e ficar caída.
"""

SPECTRE_IT = """\
SPETTRO DEL POZZO
Non morto Medio, caotico malvagio
Classe Armatura: 12
Punti Ferita: 22 (5d8)
Velocità: 0 m, volare 15 m (fluttuare)
FOR 1 (-5)
DES 14 (+2)
COS 11 (+0)
INT 10 (+0)
SAG 10 (+0)
CAR 11 (+0)
Resistenze: acido, freddo; contundente, perforante e tagliente da attacchi non magici
Immunità ai danni: necrotico, veleno
Immunità alle condizioni: afferrato, avvelenato, privo di sensi, prono
Sensi: scurovisione 18 m, Percezione passiva 10
Linguaggi: comprende tutti quelli che conosceva in vita
Grado di Sfida: 1 (200 PE)
Movimento Incorporeo. Lo spettro può muoversi attraverso creature e oggetti.
Azioni
Risucchio di Vita. Attacco con incantesimo da mischia: +4 per colpire, portata 1,5 m, una creatura. Colpito: 10 (3d6) danni
necrotici. Il bersaglio deve superare un tiro salvezza su Costituzione con CD 10, o i suoi punti ferita massimi si riducono.
"""

GOBLIN_OSE = """\
Goblin
Small, ugly humanoids with pallid, earthy skin.

Armour Class 6 [13]
Hit Dice 1-1 (3hp)
Attacks 1 × weapon (1d6 or by weapon)
THAC0 19 [0]
Movement 60’ (20’)
Saving Throws D14 W15 P16 B17 S18 (NH)
Morale 7 (9 with king)
Alignment Chaotic
XP 5
Number Appearing 2d4 (6d10)
Treasure Type R (C)

▶ Hate the sun: They suffer a –1 to-hit penalty in full daylight.

Wyvern
Two-legged monsters.
AC 3 [16], HD 7 (31hp), Att 1 × bite (2d8), 1 × sting (1d6 + poison), THAC0 13 [+6], MV 90' (30') / 240' (80') flying, SV
D10 W11 P12
B13 S14 (4), ML 9, AL Chaotic, XP 850, NA 1d2 (1d6), TT E
"""

FOURTH = """\
Silt Cutter Level 3 Skirmisher
Small natural humanoid (goblin) XP 150
Initiative +6 Senses Perception +2; low-light vision
HP 44; Bloodied 22
AC 17; Fortitude 14, Reflex 16, Will 13
Resist 5 acid, 10 poison; Vulnerable 5 cold
Speed 6, climb 4; see also silt step
m Short Sword (standard; at-will) ✦ Weapon
+8 vs. AC; 1d6 + 5 damage.
r Shortbow (standard; at-will) ✦ Weapon
Ranged 15/30; +8 vs. AC; 1d8 + 4 damage.
C Silt Cloud (standard; recharge ⚄ ⚅) ✦ Poison
Close burst 2; targets enemies; +6 vs. Fortitude; 2d6 + 3 poison damage, and the target is blinded until the
end of the cutter's next turn.
Silt Step (minor; encounter)
The cutter shifts 3 squares.
Alignment Evil Languages Common, Goblin
Skills Stealth +10, Thievery +10
Str 14 (+3) Dex 17 (+4) Wis 12 (+2)
Con 13 (+2) Int 8 (+0) Cha 8 (+0)
Equipment leather armor, short sword

Silt Hulk
Level 6 Elite Brute (Leader)
Large elemental magical beast XP 500
HP 160; Bloodied 80 Initiative +4
AC 18; Fortitude 20, Reflex 16, Will 17 Perception +5
Speed 5, swim 7 Darkvision
Saving Throws +2; Action Points 1
Traits
Silt Skin
Whoever starts its turn adjacent to the hulk and hits it is slowed until the end of its turn.
Standard Actions
m Slam ✦ At-Will
Attack: Melee 2 (one creature); +11 vs. AC
Hit: 2d8 + 7 damage, and the target is grabbed.
Bury (acid) ✦ Recharge 5 6
Attack: Area burst 1 within 10 (creatures in the burst); +9 vs. Reflex
Hit: 3d6 + 4 acid damage, and ongoing 5 acid damage (save ends).
Miss: Half damage.
Str 22 (+9) Dex 12 (+4) Wis 14 (+5)
Con 20 (+8) Int 4 (+0) Cha 6 (+1)
"""
