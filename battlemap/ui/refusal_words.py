"""Sentences of what the rules refuse, by kind and, for `not_allowed`, by rule; the holes are the refusal's facts.

Tables only: `words.refusal` fills them in.
"""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

REFUSALS: dict[str, Any] = {
    "not_your_turn": QT_TRANSLATE_NOOP("Words", "It is not {token}'s turn; {active} acts now."),
    "no_movement": QT_TRANSLATE_NOOP("Words", "That takes {needs} m, {left} m are left."),
    "blocked_wall": QT_TRANSLATE_NOOP("Words", "A wall or a closed door is in the way at {at}."),
    "blocked_corner": QT_TRANSLATE_NOOP("Words", "A corner is in the way of the diagonal to {at}."),
    "blocked_creature": QT_TRANSLATE_NOOP("Words", "{by} is in the way."),
    "too_small": QT_TRANSLATE_NOOP("Words", "The opening at {at} is too small."),
    "occupied_end": QT_TRANSLATE_NOOP("Words", "{by} already stands there; it may be passed, not ended on."),
    "off_map": QT_TRANSLATE_NOOP("Words", "That is off the map."),
    "must_crawl": QT_TRANSLATE_NOOP("Words", "{token} is prone: it must crawl, or stand up first."),
    "speed_zero": QT_TRANSLATE_NOOP("Words", "{token} has no speed for that."),
    "cannot_act": QT_TRANSLATE_NOOP("Words", "{token} cannot act ({condition})."),
    "spent": QT_TRANSLATE_NOOP("Words", "{token} has used its {resource}."),
    "out_of_reach": QT_TRANSLATE_NOOP("Words", "{target} is out of reach. It is {distance} m away, the reach is {reach} m."),
    "out_of_range": QT_TRANSLATE_NOOP("Words", "{target} is {distance} m away, the range ends at {range} m."),
    "too_close": QT_TRANSLATE_NOOP("Words", "{target} is too close for that."),
    "total_cover": QT_TRANSLATE_NOOP("Words", "{target} has total cover."),
    "not_seen": QT_TRANSLATE_NOOP("Words", "{target} cannot be seen."),
    "not_declared": QT_TRANSLATE_NOOP("Words", "That was not declared."),
    "wrong_phase": QT_TRANSLATE_NOOP("Words", "That belongs to another phase."),
    "already_acted": QT_TRANSLATE_NOOP("Words", "{token} has already acted this round."),
    "no_such": QT_TRANSLATE_NOOP("Words", "There is no \"{id}\" here."),
    "immune": QT_TRANSLATE_NOOP("Words", "{token} cannot be {condition}."),
    "dead": QT_TRANSLATE_NOOP("Words", "{token} is dead."),
}  # fmt: skip

RULES: dict[str, Any] = {
    "waiting": QT_TRANSLATE_NOOP("Words", "First answer the waiting reaction."),
    "already_begun": QT_TRANSLATE_NOOP("Words", "The fight has already begun."),
    "not_begun": QT_TRANSLATE_NOOP("Words", "The fight has not begun."),
    "nobody_here": QT_TRANSLATE_NOOP("Words", "There is nobody on the map yet."),
    "in_plain_view": QT_TRANSLATE_NOOP("Words", "{by} sees it without enough cover to hide."),
    "too_large": QT_TRANSLATE_NOOP("Words", "{target} is too large for that."),
    "controlled_mount": QT_TRANSLATE_NOOP("Words", "A ridden mount only dashes, disengages or dodges."),
    "mounted": QT_TRANSLATE_NOOP("Words", "{token} rides: move the mount, or dismount first."),
    "no_mount": QT_TRANSLATE_NOOP("Words", "{target} cannot be ridden."),
    "mount_taken": QT_TRANSLATE_NOOP("Words", "{target} cannot be mounted now."),
    "not_riding": QT_TRANSLATE_NOOP("Words", "{token} does not ride."),
    "not_prone": QT_TRANSLATE_NOOP("Words", "{token} already stands."),
    "already_prone": QT_TRANSLATE_NOOP("Words", "{token} is already prone."),
    "not_grappled": QT_TRANSLATE_NOOP("Words", "Nobody holds {token}."),
    "not_dying": QT_TRANSLATE_NOOP("Words", "{target} does not need that."),
    "not_unconscious": QT_TRANSLATE_NOOP("Words", "{target} is awake."),
    "nothing_readied": QT_TRANSLATE_NOOP("Words", "{token} has nothing readied."),
    "nothing_triggered": QT_TRANSLATE_NOOP("Words", "{token} has no readied move under way."),
    "nothing_to_answer": QT_TRANSLATE_NOOP("Words", "{token} has nothing to answer."),
    "reach_not_left": QT_TRANSLATE_NOOP("Words", "That attack's reach is not being left here."),
    "long_jump": QT_TRANSLATE_NOOP("Words", "Too far to jump: {length} m, at most {limit} m."),
    "formation_in_a_fight": QT_TRANSLATE_NOOP("Words", "In a fight each moves in its own turn."),
    "no_delay": QT_TRANSLATE_NOOP("Words", "This ruleset knows no delaying."),
    "one_target": QT_TRANSLATE_NOOP("Words", "This attack has one target."),
    "path_of_neighbours": QT_TRANSLATE_NOOP("Words", "A way goes from square to neighbouring square."),
    "id_taken": QT_TRANSLATE_NOOP("Words", "The name \"{id}\" is taken."),
    "option": QT_TRANSLATE_NOOP("Words", "{option} must be one of {choices}."),
    "dice": QT_TRANSLATE_NOOP("Words", "\"{dice}\" is no dice expression like 2d6+3."),
    "until": QT_TRANSLATE_NOOP("Words", "\"{until}\" is no known duration."),
    "no_goal": QT_TRANSLATE_NOOP("Words", "Say where to."),
    "no_such_move": QT_TRANSLATE_NOOP("Words", "This ruleset knows no such move."),
    "no_such_resource": QT_TRANSLATE_NOOP("Words", "This ruleset knows no {resource}."),
    "no_declarations": QT_TRANSLATE_NOOP("Words", "This ruleset knows no declarations."),
    "initiative_once": QT_TRANSLATE_NOOP("Words", "Initiative is rolled once, when the fight begins."),
    "order_is_fixed": QT_TRANSLATE_NOOP("Words", "The order of turns is fixed by initiative."),
    "no_phases": QT_TRANSLATE_NOOP("Words", "This ruleset's turns have no phases."),
    "next_round": QT_TRANSLATE_NOOP("Words", "{token} joined this round and acts from the next one on."),
    "pace": QT_TRANSLATE_NOOP("Words", "Nobody keeps this pace for more than {rounds} rounds."),
    "own_turn": QT_TRANSLATE_NOOP("Words", "That belongs into the turn of somebody else."),
    "buys_no_move": QT_TRANSLATE_NOOP("Words", "{resource} buys no move."),
    "no_such_phase": QT_TRANSLATE_NOOP("Words", "There is no such phase."),
    "no_such_declaration": QT_TRANSLATE_NOOP("Words", "This cannot be declared."),
    "not_delayed": QT_TRANSLATE_NOOP("Words", "{token} has not delayed its turn."),
    "phases_not_turns": QT_TRANSLATE_NOOP("Words", "Sides act by phases here: end the phase instead."),
    "order_of_sides": QT_TRANSLATE_NOOP("Words", "Sides have a place in the order here, not creatures."),
    "in_melee": QT_TRANSLATE_NOOP("Words", "{token} stands beside an enemy: leaving must have been declared."),
    "gains_no_distance": QT_TRANSLATE_NOOP("Words", "A withdrawal goes away from every enemy beside it."),
    "keeps_its_kind": QT_TRANSLATE_NOOP("Words", "{token} has begun a declared movement and keeps to it."),
    "spell_declared": QT_TRANSLATE_NOOP("Words", "{token} has declared a spell: nothing else this round."),
    "retreating": QT_TRANSLATE_NOOP("Words", "{token} is retreating and does not attack this round."),
    "two_light": QT_TRANSLATE_NOOP("Words", "Only a light weapon strikes with the other hand."),
    "no_morale": QT_TRANSLATE_NOOP("Words", "{token} has no morale score."),
    "charmed": QT_TRANSLATE_NOOP("Words", "{target} has charmed {token}: no attack on it."),
    "frightened": QT_TRANSLATE_NOOP("Words", "{token} does not go nearer to whom it fears."),
    "no_height": QT_TRANSLATE_NOOP("Words", "{token} is not above the ground: say how far it falls."),
    "rest_in_a_fight": QT_TRANSLATE_NOOP("Words", "Nobody rests in a fight."),
    "nobody_rests": QT_TRANSLATE_NOOP("Words", "There is no character to rest."),
    "no_inspiration": QT_TRANSLATE_NOOP("Words", "{token} has no Heroic Inspiration."),
    "not_burning": QT_TRANSLATE_NOOP("Words", "{token} is not burning."),
    "no_party": QT_TRANSLATE_NOOP("Words", "There are no characters to line up."),
    "no_room": QT_TRANSLATE_NOOP("Words", "There is no room for {token} there."),
    "no_breaking": QT_TRANSLATE_NOOP("Words", "This cannot be broken that way."),
    "already_broken": QT_TRANSLATE_NOOP("Words", "That door is broken and stands open."),
    "shove_mode": QT_TRANSLATE_NOOP("Words", "A shove pushes away or prone."),
}  # fmt: skip

SHORTER: dict[str, Any] = {
    "occupied_end": QT_TRANSLATE_NOOP("Words", "Somebody already stands at {at}."),
    "blocked_creature": QT_TRANSLATE_NOOP("Words", "Somebody is in the way at {at}."),
    "out_of_reach": QT_TRANSLATE_NOOP("Words", "{target} is out of reach."),
    "cannot_act": QT_TRANSLATE_NOOP("Words", "{token} cannot act."),
    "no_such": QT_TRANSLATE_NOOP("Words", "There is nobody of that name here."),
}  # fmt: skip
NEEDS = {"occupied_end": "by", "blocked_creature": "by", "out_of_reach": "distance", "cannot_act": "condition", "no_such": "id"}
NOT_ALLOWED: Any = QT_TRANSLATE_NOOP("Words", "The rules do not allow that.")
BELONGS: Any = QT_TRANSLATE_NOOP("Words", "That belongs to the phase {wanted}; now it is {phase}.")
BELONGS_LATER: Any = QT_TRANSLATE_NOOP("Words", "That belongs to the phase {wanted}.")
NOT_POSSIBLE: Any = QT_TRANSLATE_NOOP("Words", "That is not possible.")
