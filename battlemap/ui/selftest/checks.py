"""All checks of the self-test, in their order.  A check's module is imported when it runs: see the package's page."""

from battlemap.ui.selftest.desk import Desk
from battlemap.ui.selftest.running import Check


def _modules(desk: Desk) -> str:
    from battlemap.ui.selftest.parts import modules

    return modules(desk)


def _libraries(desk: Desk) -> str:
    from battlemap.ui.selftest.parts import libraries

    return libraries(desk)


def _geometry(desk: Desk) -> str:
    from battlemap.ui.selftest.parts import geometry

    return geometry(desk)


def _sqlite(desk: Desk) -> str:
    from battlemap.ui.selftest.parts import database

    return database(desk)


def _plugins(desk: Desk) -> str:
    from battlemap.ui.selftest.parts import plugins

    return plugins(desk)


def _pictures(desk: Desk) -> str:
    from battlemap.ui.selftest.exchange import pictures

    return pictures(desk)


def _files(desk: Desk) -> str:
    from battlemap.ui.selftest.shipped import files

    return files(desk)


def _maps(desk: Desk) -> str:
    from battlemap.ui.selftest.shipped import maps

    return maps(desk)


def _languages(desk: Desk) -> str:
    from battlemap.ui.selftest.shipped import languages

    return languages(desk)


def _icons(desk: Desk) -> str:
    from battlemap.ui.selftest.shipped import icons

    return icons(desk)


def _rulesets(desk: Desk) -> str:
    from battlemap.ui.selftest.fights import rulesets

    return rulesets(desk)


def _opportunity_attack(desk: Desk) -> str:
    from battlemap.ui.selftest.fights import opportunity_attack

    return opportunity_attack(desk)


def _fight_file(desk: Desk) -> str:
    from battlemap.ui.selftest.fights import fight_file

    return fight_file(desk)


def _exchange(desk: Desk) -> str:
    from battlemap.ui.selftest.exchange import exchange

    return exchange(desk)


def _views(desk: Desk) -> str:
    from battlemap.ui.selftest.views import views

    return views(desk)


def _messages(desk: Desk) -> str:
    from battlemap.ui.selftest.parts import messages

    return messages(desk)


CHECKS = (
    Check("modules", _modules),
    Check("libraries", _libraries),
    Check("geometry", _geometry),
    Check("SQLite", _sqlite),
    Check("Qt plugins", _plugins),
    Check("pictures", _pictures),
    Check("shipped files", _files),
    Check("maps", _maps),
    Check("languages", _languages),
    Check("icons", _icons),
    Check("rulesets", _rulesets),
    Check("opportunity attack", _opportunity_attack),
    Check("fight file", _fight_file),
    Check("map exchange", _exchange),
    Check("both views", _views),
    Check("warnings", _messages),
)
