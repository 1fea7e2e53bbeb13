"""What a creature can do now, as data: attacks, the ruleset's actions, standing and riding, reacting, how it answers leavers.

    offers_of(session, token)      an `Offers`, equal to the one before where nothing about it has changed

What there is follows the ruleset's record; whether a deed may be done is asked of the rules (a preview).  It is made with every
change of the fight, so nothing in it costs a widget: those are `deeds`, made anew only for other offers.
"""

from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from battlemap.encounter import commands as c
from battlemap.encounter.outcome import Refusal, Refused
from battlemap.model import Attack, Token
from battlemap.rules.ruleset import ActionRule
from battlemap.rules.standing import swift_payment
from battlemap.ui import words
from battlemap.ui.session import Session
from battlemap.ui.strikes import damage_parts
from battlemap.ui.turns import MOVE, resources, spendable

ANSWERS = ("ask", "skip", "take")
PRONE, MODES = "prone", ("prone", "away")
# Deeds that mean nothing as things stand are left out, not greyed.
POINTLESS = ("not_grappled", "not_burning")


class Aim(msgspec.Struct, frozen=True):
    """An action whose target is the creature clicked next."""

    action: str
    mode: str = ""


class Answering(msgspec.Struct, frozen=True):
    """A reaction with this attack, its target the creature clicked next."""

    attack: str


class Asking(msgspec.Struct, frozen=True):
    """A dialog asks for the rest: what is readied, a deed by any name."""

    what: Literal["ready", "other"]


Deed = c.Command | Aim | Answering | Asking


class Entry(msgspec.Struct, frozen=True):
    """A line of a menu; without a deed a heading, without a text a line across.  `is_on`: ticked or not, None for no tick."""

    text: str
    deed: Deed | None = None
    picture: str = ""
    tip: str = ""
    is_able: bool = True
    is_on: bool | None = None


class Swap(msgspec.Struct, frozen=True):
    """The same action paid with one of the `others`; `title` is its name in a sentence."""

    action: str
    title: str
    others: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True):
    """A button: with a menu it opens that, else it does its deed.  `swap` is for its right button."""

    text: str
    picture: str
    tip: str = ""
    is_able: bool = True
    deed: Deed | None = None
    menu: tuple[Entry, ...] = ()
    swap: Swap | None = None
    is_long: bool = False


class Strike(msgspec.Struct, frozen=True):
    """An attack with its dice as the ruleset rolls them."""

    number: int
    attack: Attack
    parts: tuple[tuple[str, str], ...]


class Offers(msgspec.Struct, frozen=True):
    """All of one creature."""

    token: str
    strikes: tuple[Strike, ...]
    deeds: tuple[Offer, ...]


def _say(text: str, **holes: object) -> str:
    return QCoreApplication.translate("Deeds", text).format(**holes)


def offers_of(session: Session, token: Token) -> Offers:
    """What it can do in the fight as it is."""
    return _Asker(session, token).offers()


def swaps_of(session: Session, token_id: str, swap: Swap) -> tuple[Entry, ...]:
    """What else could pay for it; each with why not."""
    found = []
    for other in swap.others:
        command = c.Act(token=token_id, action=swap.action, pays=other)
        why_not = _why_not(session, command)
        told = _say("{action} with the {resource}", action=swap.title, resource=words.word(other).lower())
        found.append(Entry(told, command, tip=why_not, is_able=not why_not))
    return tuple(found)


def _refusal(session: Session, command: c.Command) -> Refusal | None:
    outcome = session.document.preview(command)
    if not isinstance(outcome, Refused) or outcome.refusals[0].kind == "no_such":
        return None
    return outcome.refusals[0]


def _why_not(session: Session, command: c.Command) -> str:
    """The refusal the rules would give, in words; a missing target is none."""
    refusal = _refusal(session, command)
    return words.refusal(refusal, session.state) if refusal is not None else ""


class _Asker:
    def __init__(self, session: Session, token: Token) -> None:
        self._session, self._token = session, token
        self._owned = {resource.name for resource in resources(session.state, session.ruleset, token)} | {MOVE}
        self._in_menu = self._menu_names()

    def offers(self) -> Offers:
        state, ruleset, token = self._session.state, self._session.ruleset, self._token
        strikes = tuple(
            Strike(number, attack, tuple(damage_parts(state, ruleset, token, attack)))
            for number, attack in enumerate(token.creature.attacks, 1)
        )
        policy = [self._policy()] if ruleset.threat.kind else []
        return Offers(token.id, strikes, (*self._deeds(), *self._reactions(), *policy))

    # ------------------------------------------------------------ actions
    def _deeds(self) -> list[Offer]:
        """The ruleset's actions, readying, standing and riding, as far as they fit now."""
        token, ruleset = self._token, self._session.ruleset
        found: list[Offer] = []
        for name, rule in ruleset.actions.items():
            if name in self._in_menu or not self._fits(rule):
                continue
            for mode in MODES if rule.deed == "shove" else ("",):
                found += self._action(name, mode)
        if ruleset.reaction:
            command = c.Ready(token=token.id, trigger="-", action="attack")
            found.append(self._asked(words.word("ready") + "…", "ready", command, Asking("ready")))
        found += [self._asked(text, picture, command, command) for text, picture, command in self._other()]
        found += self._more()
        if ruleset.any_action:
            found.append(Offer(_say("Other…"), "more", _say("Any other action, by its name"), deed=Asking("other")))
        return found

    def _asked(self, text: str, picture: str, command: c.Command, deed: Deed) -> Offer:
        why_not = _why_not(self._session, command)
        return Offer(text, picture, why_not, not why_not, deed)

    def _menu_names(self) -> list[str]:
        """The actions whose effect is the table's own: they only pay and are told in the log."""
        rules, main = self._session.ruleset.actions, self._session.ruleset.main_resource
        return [name for name, rule in rules.items() if rule.deed == "note" and rule.pays == main and self._fits(rule)]

    def _fits(self, rule: ActionRule) -> bool:
        """What ends a condition is offered to those who have it; what takes something or a trait, to those who own it."""
        if rule.ends and not any(name in self._token.conditions for name in rule.ends):
            return False
        if rule.trait and rule.trait not in self._token.creature.traits:
            return False
        return rule.pays not in self._session.ruleset.resources or rule.pays in self._owned

    def _more(self) -> list[Offer]:
        """The rest of the actions in a menu."""
        token, ruleset, names = self._token, self._session.ruleset, self._in_menu
        if not names:
            return []
        entries = []
        for name in names:
            why_not = _why_not(self._session, command := c.Act(token=token.id, action=name))
            deed: Deed = Aim(name) if ruleset.actions[name].needs_target else command
            entries.append(Entry(words.word(name), deed, name, why_not, not why_not))
        is_able = any(entry.is_able for entry in entries)
        tip = ", ".join(words.word(name) for name in names) if is_able else entries[0].tip
        return [Offer(_say("More…"), "more", tip, is_able, menu=tuple(entries))]

    def _action(self, name: str, mode: str) -> list[Offer]:
        """Its button; none where it means nothing now."""
        session, rule, token = self._session, self._session.ruleset.actions[name], self._token
        texts = {"prone": _say("Shove prone"), "away": _say("Shove away")}
        text, title = texts.get(mode, words.short(name)), texts.get(mode, words.word(name))
        pays = swift_payment(session.state, session.ruleset, token, name)
        command = c.Act(token=token.id, action=name, mode=mode, pays=pays)
        no = _refusal(session, command)
        if no is not None and no.facts.get("rule") in POINTLESS:
            return []
        tip = words.refusal(no, session.state) if no is not None else ""
        others = [other for other in spendable(session.ruleset, token) if other != (pays or rule.pays)]
        swaps = bool(others) and bool(rule.pays) and rule.deed != "gain" and session.state.turn.begun and not rule.needs_target
        swap = Swap(name, title, tuple(others)) if swaps else None
        deed: Deed = Aim(name, mode) if rule.needs_target else command
        if not tip:
            return [Offer(text, name, self._told(rule, title, pays, swap), deed=deed, swap=swap)]
        menu = self._traded(swap) if swap is not None else ()
        return [Offer(text, name, tip, bool(menu), deed, menu, None if menu else swap)]

    def _told(self, rule: ActionRule, title: str, pays: str, swap: Swap | None) -> str:
        """What it takes, and how it is given."""
        told = _say("{action}.", action=title)
        if rule.pays:
            told = _say("{action}: takes the {resource}.", action=title, resource=words.word(pays or rule.pays).lower())
        tips = [told]
        if rule.needs_target:
            tips.append(_say("Then click the target."))
        if swap is not None:
            tips.append(_say("Right click: with something else."))
        return " ".join(tips)

    def _traded(self, swap: Swap) -> tuple[Entry, ...]:
        """Where the ruleset trades actions a plain click offers that, once the action's own payment is spent.  Elsewhere what
        each would be refused for is asked only by a right click: there are many."""
        entries = swaps_of(self._session, self._token.id, swap) if self._session.ruleset.any_action else ()
        return entries if any(entry.is_able for entry in entries) else ()

    def _other(self) -> list[tuple[str, str, c.Command]]:
        """Waiting, standing, lying, riding: what fits how it stands now."""
        token, ruleset, turn = self._token, self._session.ruleset, self._session.state.turn
        found: list[tuple[str, str, c.Command]] = []
        if ruleset.turns.may_delay and turn.active == token.id:
            found.append((_say("Delay"), "end_turn", c.Delay(token=token.id)))
        if token.has(PRONE):
            found.append((words.word("stand"), "stand", c.Stand(token=token.id)))
        elif PRONE in ruleset.conditions:
            found.append((words.word("drop_prone"), "prone", c.DropProne(token=token.id)))
        if token.riding:
            found.append((words.word("dismount"), "dismount", c.Dismount(token=token.id)))
            return found
        for other in self._session.state.tokens.values():
            if "mount" not in other.creature.traits or other.id == token.id:
                continue
            if max(abs(other.at[0] - token.at[0]), abs(other.at[1] - token.at[1])) <= 2:
                found.append((_say("Mount {name}", name=other.name), "mount", c.Mount(token=token.id, target=other.id)))
                break
        return found

    # ------------------------------------------------------------ reactions
    def _reactions(self) -> list[Offer]:
        """Where anything may be reacted to: with an attack, with something else, and what has a reaction of its own."""
        session, token, ruleset = self._session, self._token, self._session.ruleset
        if not session.state.turn.begun:
            return []
        named = [self._named_reaction()] if ruleset.names_triggers else []
        own = [(name, c.React(token=token.id, attack=name)) for name in ruleset.open_reactions if name in self._owned]
        return [*named, *(self._asked(words.word(name), "shield", command, command) for name, command in own)]

    def _named_reaction(self) -> Offer:
        """A reaction to whatever the table names."""
        anything = c.React(token=self._token.id)
        why_not = _why_not(self._session, anything)
        menu = [
            Entry(
                words.as_written(_say("{attack}, then click the target", attack=words.word(attack.name))),
                Answering(attack.name), "swords",
            )
            for attack in self._token.creature.attacks
        ]  # fmt: skip
        menu.append(Entry(_say("Something else"), anything, "reaction"))
        return Offer(_say("Reaction…"), "reaction", why_not, not why_not, menu=tuple(menu))

    # ------------------------------------------------------------ answers to those who leave
    def _policy(self) -> Offer:
        """Opportunity attacks: ask, always skip or always take, for the creature or its whole side."""
        token = self._token
        side = self._session.answer_of(token.side)
        text = _say("Opportunity attacks: {answer}", answer=_answer_word(token.answer or side))
        own = [(_say("{name}: as its side", name=token.name), "")]
        own += [(f"{token.name}: {_answer_word(answer)}", answer) for answer in ANSWERS]
        menu = [Entry(words.as_written(token.name))]
        for told, answer in own:
            command = c.SetAnswers(token=token.id, answer=answer)  # type: ignore[arg-type]
            menu.append(Entry(words.as_written(told), command, is_on=token.answer == answer))
        menu.append(Entry(""))
        for answer in ANSWERS:
            told = _say("Side {side}: {answer}", side=words.side(token.side), answer=_answer_word(answer))
            command = c.SetAnswers(side=token.side, answer=answer)  # type: ignore[arg-type]
            menu.append(Entry(words.as_written(told), command, is_on=side == answer))
        tip = f"{text}\n{_say('How opportunity attacks are answered')}"
        return Offer(text, "reaction", tip, menu=tuple(menu), is_long=True)


def _answer_word(answer: str) -> str:
    return {"ask": _say("ask"), "skip": _say("always skip"), "take": _say("always take")}[answer]
