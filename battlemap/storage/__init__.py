"""The `.battlemap` file: a fight kept command by command.

Here: the file itself (`fight_file`), its tables (`schema`), opening it warily (`opening`), putting new files in place whole
(`replacing`), older versions (`migrations`), pictures, where fights live (`places`).  Not here: what a command does
(`encounter`), Qt. Everything that goes wrong is a `SaveError` of one sentence naming file and cause.
"""

from battlemap.storage.errors import SaveError
from battlemap.storage.fight_file import FightFile
from battlemap.storage.opening import is_fight
from battlemap.storage.places import fights_folder, is_there, keep_fights_in, new_fight_path

__all__ = ["FightFile", "SaveError", "fights_folder", "is_fight", "is_there", "keep_fights_in", "new_fight_path"]
