"""Starts a program, presses keys, and prints what the program prints before and after each of them.

Arguments: the program, and keys in the notation of xdotool.
"""

import queue
import subprocess
import sys
import threading

arguments, keys = sys.argv[1:].index("--"), sys.argv[sys.argv.index("--") + 1:]
process = subprocess.Popen(sys.argv[1:arguments + 1], stdout=subprocess.PIPE, text=True)
lines = queue.Queue()


def read():
    for line in process.stdout:
        lines.put(line.strip())


def told(timeout):
    """Prints the next line, and those that follow until the program is at rest."""
    try:
        print(lines.get(timeout=timeout), flush=True)
        while True:
            print(lines.get(timeout=0.5), flush=True)
    except queue.Empty:
        pass


threading.Thread(target=read, daemon=True).start()
told(60)
window = subprocess.run(
    ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(process.pid)],
    check=True, timeout=60, capture_output=True, text=True).stdout.split()[-1]
for key in keys:
    print("key", key, flush=True)
    # No window manager gives the window the focus.
    subprocess.run(["xdotool", "windowfocus", "--sync", window, "key", "--clearmodifiers", key], check=True, timeout=60)
    told(20)
process.terminate()
