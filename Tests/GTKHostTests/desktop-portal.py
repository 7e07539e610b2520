"""Stands in for the desktop's settings portal: runs a program, changes the settings, and ends when the program has followed.

Prints what the program prints.
"""

import os
import subprocess
import sys

from gi.repository import Gio, GLib

INTERFACE = """
<node>
  <interface name="org.freedesktop.portal.Settings">
    <method name="ReadAll">
      <arg type="as" direction="in"/>
      <arg type="a{sa{sv}}" direction="out"/>
    </method>
    <method name="Read">
      <arg type="s" direction="in"/>
      <arg type="s" direction="in"/>
      <arg type="v" direction="out"/>
    </method>
    <signal name="SettingChanged">
      <arg type="s"/>
      <arg type="s"/>
      <arg type="v"/>
    </signal>
    <property name="version" type="u" access="read"/>
  </interface>
</node>
"""
PATH = "/org/freedesktop/portal/desktop"
APPEARANCE = "org.freedesktop.appearance"
DESKTOP = "org.gnome.desktop.interface"


def values(scheme, accent, contrast, text):
    return {
        APPEARANCE: {
            "color-scheme": GLib.Variant("u", scheme),
            "accent-color": GLib.Variant("(ddd)", accent),
            "contrast": GLib.Variant("u", contrast),
        },
        DESKTOP: {"text-scaling-factor": GLib.Variant("d", text)},
    }


steps = [
    values(1, (0.2, 0.6, 0.4), 0, 1.25),
    values(2, (0.8, 0.2, 0.2), 1, 1.0),
    values(0, (-1.0, -1.0, -1.0), 0, 1.0),
]
settings = steps.pop(0)
loop = GLib.MainLoop()


def called(connection, sender, path, interface, method, parameters, invocation):
    if method == "ReadAll":
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))
    else:
        namespace, key = parameters.unpack()
        value = settings.get(namespace, {}).get(key)
        if value is None:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", key)
        else:
            invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", value),)))


unread = b""


def readable(descriptor, condition):
    global unread
    data = os.read(descriptor, 4096)
    unread += data
    *lines, unread = unread.split(b"\n")
    if not data or not all(heard(line) for line in lines):
        loop.quit()
        return False
    return True


def heard(line):
    """Whether there is more to come after a line of the program."""
    global settings
    print(line.decode(), flush=True)
    # Ignores the initial value, from before the program queried the portal.
    if line.split()[1] != expected[0]:
        return True
    expected.pop(0)
    if not steps:
        return False
    settings = steps.pop(0)
    value = GLib.Variant("(ssv)", (APPEARANCE, "color-scheme", settings[APPEARANCE]["color-scheme"]))
    bus.emit_signal(None, PATH, "org.freedesktop.portal.Settings", "SettingChanged", value)
    return True


expected = [b"0.2,0.6,0.4", b"0.8,0.2,0.2", b"0.0,0.5,1.0"]
bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], called, None, None)
bus.call_sync(
    "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
    GLib.Variant("(su)", ("org.freedesktop.portal.Desktop", 4)), None, 0, -1, None,
)
program = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE)
GLib.io_add_watch(program.stdout.fileno(), GLib.IO_IN | GLib.IO_HUP, readable)
GLib.timeout_add_seconds(30, loop.quit)
loop.run()
program.terminate()
program.wait()
