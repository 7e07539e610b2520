"""Runs a program on an accessibility bus and operates its window like an assistive technology. Prints a line per step."""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

heard = []


def turn_on():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None, 0, -1, None)


def wait(seconds=0.05):
    end = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        while context.iteration(False):
            pass
        time.sleep(0.005)


def elements(root=None):
    root = root or Atspi.get_desktop(0)
    try:
        yield root
        for index in range(root.get_child_count()):
            child = root.get_child_at_index(index)
            if child is not None:
                yield from elements(child)
    except GLib.Error:
        return


def find(role, name):
    for _ in range(200):
        for element in elements():
            try:
                if element.get_role_name() == role and element.get_name() == name:
                    return element
            except GLib.Error:
                continue
        wait()
    sys.exit(f"no {role} “{name}”: " + "; ".join(describe(element) for element in elements()))


def leaves(description):
    """Whether an element goes: the screen that is left stays until the next one has come."""
    for _ in range(200):
        if not any(describe(element) == description for element in elements()):
            return True
        wait()
    return False


def describe(element):
    try:
        return f"{element.get_role_name()} “{element.get_name()}”"
    except GLib.Error:
        return "gone"


def actions(element):
    return [Atspi.Action.get_action_name(element, index) for index in range(Atspi.Action.get_n_actions(element))]


def act(element, name):
    Atspi.Action.do_action(element, actions(element).index(name))


def states(element):
    return sorted(state.value_nick for state in element.get_state_set().get_states())


def wait_for_event(kind, name):
    for _ in range(200):
        if (kind, name) in heard:
            return
        wait()
    sys.exit(f"no event {kind} of “{name}”: {heard}")


def hear(event):
    try:
        heard.append((event.type, event.source.get_name()))
    except (AttributeError, GLib.Error):
        pass


turn_on()
listener = Atspi.EventListener.new(hear)
listener.register("object:state-changed:focused")
listener.register("object:property-change:accessible-name")
program = subprocess.Popen(sys.argv[1:])
try:
    print("heading", describe(find("heading", "Nothing yet")))
    button = find("push button", "Cast off")
    place = Atspi.Component.get_extents(button, Atspi.CoordType.WINDOW)
    print("place", place.x, place.y, place.width, place.height)
    print("hint", button.get_description())
    print("actions", *actions(button))
    toggle = find("check box", "Lights")
    print("toggle", "checked" in states(toggle))
    act(toggle, "element.activate")
    wait(0.5)
    print("toggled", "checked" in states(toggle))
    slider = find("slider", "Speed")
    print("slider", round(Atspi.Value.get_current_value(slider), 2), Atspi.Value.get_maximum_value(slider))
    Atspi.Value.set_current_value(slider, 0.9)
    print("slid", describe(find("heading", "Speed 90")))
    field = find("text", "Destination")
    print("text", Atspi.Text.get_text(field, 0, 100))
    Atspi.EditableText.set_text_contents(field, "Venice")
    print("typed", describe(find("heading", "Bound for Venice")), Atspi.Text.get_text(field, 0, 100))
    act(field, "activate")
    wait_for_event("object:state-changed:focused", "Destination")
    print("focused", "focused" in states(field))
    act(button, "element.Hoist-flag")
    print("custom", describe(find("heading", "Flag hoisted")))
    act(button, "element.activate")
    print("pushed", describe(find("push button", "Harbour")))
    print("announced", describe(find("alert", "The ship has left")))
    print("gone", leaves("slider “Speed”"))
    act(find("push button", "Harbour"), "element.activate")
    print("popped", describe(find("slider", "Speed")))
finally:
    program.terminate()
    program.wait()
