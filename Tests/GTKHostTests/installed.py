"""A program that is installed on the session bus, as `portolan package` does it."""

import os
import tempfile

from gi.repository import Gio

NAME = "org.example.WindowUnderTest"
PATH = "/org/example/WindowUnderTest"


def install(program, data):
    """Returns the folder of the program, the program, and the pipe with its output when the bus has started it."""
    folder = tempfile.mkdtemp(dir=os.path.dirname(program))
    copy = os.path.join(folder, "WindowUnderTest")
    os.link(program, copy)
    with open(os.path.join(folder, "DesktopName"), "w") as file:
        file.write(NAME + "\n")
    pipe = os.path.join(folder, "output")
    os.mkfifo(pipe)
    start = os.path.join(folder, "start")
    with open(start, "w") as file:
        file.write(f"#!/bin/sh\nexec '{copy}' \"$@\" >'{pipe}'\n")
    os.chmod(start, 0o755)
    services = os.path.join(data, "dbus-1/services")
    os.makedirs(services)
    with open(os.path.join(services, NAME + ".service"), "w") as file:
        file.write(f"[D-BUS Service]\nName={NAME}\nExec={start} --gapplication-service\n")
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReloadConfig", None, None,
        Gio.DBusCallFlags.NONE, 60000, None)
    return folder, copy, pipe
