"""Maps, fights and logs for other programs: text and bytes from model values, and what the other format cannot hold, in words.

Here: `universal_vtt` (a map, with its picture), `scenario` (a fight as scenario TOML), `log` (Markdown and HTML).  Not here:
writing files (`cli`, `ui`), the fight's own file (`storage`), Qt.

    exported = universal_vtt(state.scene, picture)
    exported.data, exported.notes
"""

from battlemap.exporters.exported import Exported, ExportProblem
from battlemap.exporters.log import Table, log_html, log_lines, log_markdown
from battlemap.exporters.scenario import scenario
from battlemap.exporters.universal_vtt import universal_vtt

__all__ = ["ExportProblem", "Exported", "Table", "log_html", "log_lines", "log_markdown", "scenario", "universal_vtt"]
