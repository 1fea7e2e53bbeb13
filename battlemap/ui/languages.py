"""The languages of the window: which there are, which one the user wants, and Qt's translators for it.

The words are in `assets/languages` (`packaging/make_languages.py` keeps them); Qt's own, for its dialogs, come with Qt.  What is
on screen already is not told: the window is made anew (`application`).
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QTranslator

from battlemap.resources import resource_path
from battlemap.ui.settings import Settings

SOURCE = "en"
LANGUAGES = {"en": "English", "it": "Italiano", "pt_BR": "Português (Brasil)"}
"""By code, each in its own words."""
CHOSEN = "language"
OF_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"), QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"), QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"), QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing"), QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"), QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
    QT_TRANSLATE_NOOP(
        "QPrintSettingsOutput",
        "Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 "
        "prints pages 3, 5, 6, 7 and 9.",
    ),
)  # fmt: skip
"""Texts of Qt's own dialogs that its translations leave in English; ours have them."""

_spoken: list[QTranslator] = []


def wanted(settings: Settings) -> str:
    """The code of the language chosen, else the system's where it is one of ours, else English."""
    chosen = settings.text(CHOSEN)
    if chosen in LANGUAGES:
        return chosen
    for name in (locale.replace("-", "_") for locale in QLocale.system().uiLanguages()):
        found = next((code for code in LANGUAGES if name == code or name.split("_")[0] == code.split("_")[0]), "")
        if found:
            return found
    return SOURCE


def speak(app: QCoreApplication, code: str) -> None:
    """From now on texts are translated into this language; a code nobody knows is English."""
    while _spoken:
        app.removeTranslator(_spoken.pop())
    QLocale.setDefault(QLocale(code if code in LANGUAGES else SOURCE))
    if code == SOURCE or code not in LANGUAGES:
        return
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for file in (f"{qt}/qtbase_{code}.qm", str(resource_path("assets", "languages", f"battlemap_{code}.qm"))):
        translator = QTranslator(app)
        if translator.load(file):
            app.installTranslator(translator)
            _spoken.append(translator)
