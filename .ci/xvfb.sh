#!/usr/bin/env bash
# .ci/xvfb.sh COMMAND...: runs COMMAND on a screen nobody sees, as a GM's desk has it: a desktop of 1280x800 ("GM") with
# a projector of 1024x768 ("Projector") to its right, and a window manager. Exits as COMMAND does.
set -euo pipefail

scratch=$(mktemp -d)
server= manager=
tidy() {
    for pid in $manager $server; do
        kill "$pid" 2>/dev/null && wait "$pid" 2>/dev/null || true
    done
    rm -rf "$scratch"
}
trap tidy EXIT
trap 'exit 130' INT TERM

# Until COMMAND: $1 tries at a tenth of a second each.
try() {
    local tries=$1
    shift
    until "$@" >/dev/null 2>&1; do
        tries=$((tries - 1))
        if [ "$tries" -le 0 ]; then return 1; fi
        sleep 0.1
    done
}

# -noreset: without it the server forgets the two monitors as soon as xrandr has left.
Xvfb -displayfd 3 -screen 0 2304x800x24 -nolisten tcp -noreset 3>"$scratch/display" 2>"$scratch/xvfb.log" &
server=$!
if ! try 100 grep -q . "$scratch/display"; then
    cat "$scratch/xvfb.log" >&2
    echo "xvfb.sh: the X server did not start" >&2
    exit 1
fi
DISPLAY=:$(cat "$scratch/display")
export DISPLAY
unset WAYLAND_DISPLAY XAUTHORITY

xrandr --setmonitor GM 1280/320x800/200+0+0 screen >/dev/null
xrandr --setmonitor Projector 1024/260x768/195+1280+0 none >/dev/null
openbox >"$scratch/openbox.log" 2>&1 &
manager=$!
if ! try 100 xdotool get_num_desktops; then
    cat "$scratch/openbox.log" >&2
    echo "xvfb.sh: the window manager did not start" >&2
    exit 1
fi

code=0
"$@" || code=$?
exit "$code"
