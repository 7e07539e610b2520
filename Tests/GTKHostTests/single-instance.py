"""Installs a program on the session bus as `portolan package` does, and opens links in it: before it runs, and while it runs.

Prints what the program prints, and whether one process has opened all links.
"""

import os
import shutil
import subprocess
import sys
import tempfile

from gi.repository import Gio, GLib

NAME = "org.example.WindowUnderTest"
INTERFACE = "org.freedesktop.Application"
PATH = "/org/example/WindowUnderTest"

folder = tempfile.mkdtemp(dir=os.path.dirname(sys.argv[1]))
program = os.path.join(folder, "WindowUnderTest")
os.link(sys.argv[1], program)
with open(os.path.join(folder, "DesktopName"), "w") as file:
    file.write(NAME + "\n")

# The bus starts the program with its output in a pipe.
pipe = os.path.join(folder, "output")
os.mkfifo(pipe)
start = os.path.join(folder, "start")
with open(start, "w") as file:
    file.write(f"#!/bin/sh\nexec '{program}' \"$@\" >'{pipe}'\n")
os.chmod(start, 0o755)
services = os.path.join(os.environ["XDG_DATA_HOME"], "dbus-1/services")
os.makedirs(services)
with open(os.path.join(services, NAME + ".service"), "w") as file:
    file.write(f"[D-BUS Service]\nName={NAME}\nExec={start} --gapplication-service\n")

bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def call(name, path, interface, method, parameters):
    return bus.call_sync(name, path, interface, method, parameters, None, Gio.DBusCallFlags.NONE, 60000, None)


def daemon(method, parameters):
    return call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, parameters)


def process():
    return daemon("GetConnectionUnixProcessID", GLib.Variant("(s)", (NAME,))).unpack()[0]


daemon("ReloadConfig", None)
bus.call(
    NAME, PATH, INTERFACE, "Open", GLib.Variant("(asa{sv})", (["harbour://cold"], {})), None,
    Gio.DBusCallFlags.NONE, 60000, None, None)
bus.flush_sync(None)
try:
    with open(pipe) as output:
        # As on iOS, a link at launch is opened as well.
        print(output.readline().strip())
        print(output.readline().strip())
        first = process()
        # Desktops pass a link without an option.
        second = subprocess.run([program, "harbour://warm"], timeout=60)
        print(output.readline().strip())
        call(NAME, PATH, INTERFACE, "Open", GLib.Variant("(asa{sv})", (["harbour://bus"], {"activation-token": GLib.Variant("s", "t")})))
        print(output.readline().strip())
        plain = subprocess.run([program], timeout=60)
        print("one process" if process() == first else "two processes", second.returncode, plain.returncode)
        os.kill(first, 15)
finally:
    shutil.rmtree(folder)
