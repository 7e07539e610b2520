"""Installs a program on the session bus as `portolan package` does, and opens links in it: before it runs, and while it runs.

Prints what the program prints, and whether one process has opened all links.
"""

import os
import shutil
import subprocess
import sys

from gi.repository import Gio, GLib

from installed import NAME, PATH, install

INTERFACE = "org.freedesktop.Application"

folder, program, pipe = install(sys.argv[1], os.environ["XDG_DATA_HOME"])
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def call(name, path, interface, method, parameters):
    return bus.call_sync(name, path, interface, method, parameters, None, Gio.DBusCallFlags.NONE, 60000, None)


def daemon(method, parameters):
    return call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, parameters)


def process():
    return daemon("GetConnectionUnixProcessID", GLib.Variant("(s)", (NAME,))).unpack()[0]


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
