"""Installs a program on the session bus as `portolan package` does, and chooses the buttons of its notifications: while it
runs, and after it has ended.

Prints what the desktop shows, and what the program prints.
"""

import os
import shutil
import subprocess
import sys

from gi.repository import Gio, GLib

from installed import NAME, PATH, install

SERVICE = "org.gtk.Notifications"
DESCRIPTION = """<node><interface name="org.gtk.Notifications">
  <method name="AddNotification"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/></method>
  <method name="RemoveNotification"><arg type="s" direction="in"/><arg type="s" direction="in"/></method>
</interface></node>"""

bus = Gio.bus_get_sync(Gio.BusType.SESSION)
shown = []
removed = []


def called(connection, sender, path, interface, method, parameters, invocation):
    values = parameters.unpack()
    if method == "AddNotification":
        shown.append((values[0], values[2]))
    else:
        removed.append(values[1])
    invocation.return_value(None)


node = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION)
bus.register_object("/org/gtk/Notifications", node.interfaces[0], called, None, None)
bus.call_sync(
    "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
    GLib.Variant("(su)", (SERVICE, 0)), None, Gio.DBusCallFlags.NONE, 60000, None)


def until(condition):
    while not condition():
        GLib.MainContext.default().iteration(True)


def activate(action, target):
    """Activates an action as the desktop does: without the prefix of its name."""
    parameters = GLib.Variant("(sava{sv})", (action.removeprefix("app."), [GLib.Variant("s", target)], {}))
    bus.call(NAME, PATH, "org.freedesktop.Application", "ActivateAction", parameters, None,
             Gio.DBusCallFlags.NONE, 60000, None, None)
    bus.flush_sync(None)


folder, program, pipe = install(sys.argv[1], os.environ["XDG_DATA_HOME"])
try:
    first = subprocess.Popen([program, "notify"], stdout=subprocess.PIPE, text=True)
    print(first.stdout.readline().strip())
    until(lambda: len(shown) == 2)
    for application, values in shown:
        print(application, values["title"], values["body"], *[button["label"] for button in values.get("buttons", [])])
    (_, ferry), (_, train) = shown
    activate(train["default-action"], train["default-action-target"])
    print(first.stdout.readline().strip())
    until(lambda: removed)
    print("removed", *removed)
    first.terminate()
    first.wait()
    activate(ferry["buttons"][0]["action"], ferry["buttons"][0]["target"])
    with open(pipe) as output:
        print(output.readline().strip())
        pid = bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
            GLib.Variant("(s)", (NAME,)), None, Gio.DBusCallFlags.NONE, 60000, None).unpack()[0]
        os.kill(pid, 15)
finally:
    shutil.rmtree(folder)
