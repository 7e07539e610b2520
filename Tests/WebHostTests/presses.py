"""Presses a row and a button of Cookbook while the app is suspended: presses.py SERVER PROGRAM FOLDER.

Prints a line for each observation.
"""

import os
import signal
import sys

from browser import Browser, start_server

SERVER, PROGRAM, FOLDER = sys.argv[1:4]
PRESSED = "return portolan.pressed !== null"
# The elements with a highlight of the page's own.
MARKS = """
return [...document.querySelectorAll('#screen *')].filter(
  element => element.style.mixBlendMode || element.style.filter.startsWith('opacity')).length"""


def touch(browser, phase, *points):
    """Sends a phase of one finger. The driver's own actions lift a finger only where they pressed it."""
    browser.command("Input.dispatchTouchEvent", type=phase, touchPoints=[{"x": x, "y": y} for x, y in points])


def app(server):
    with open(f"/proc/{server.pid}/task/{server.pid}/children") as file:
        return int(file.read().split()[0])


def main():
    server, link = start_server(SERVER, PROGRAM, FOLDER)
    browser = Browser(FOLDER)
    try:
        browser.call("POST", "/url", url=link)
        browser.wait_path("/cookbook")
        browser.rest()
        pid = app(server)
        x, y = browser.place("Kimchi Stew")
        os.kill(pid, signal.SIGSTOP)
        touch(browser, "touchStart", (x, y))
        browser.wait("a highlighted row", PRESSED)
        print("row", browser.run(MARKS))
        browser.picture("row")
        os.kill(pid, signal.SIGCONT)
        browser.wait("the answer of the app", "return portolan.pressed === null")
        touch(browser, "touchEnd")
        browser.wait_path("/cookbook/kimchi-stew")
        browser.rest()
        print("answered", browser.run(MARKS))
        browser.call("POST", "/back")
        browser.wait_path("/cookbook")
        browser.rest()
        x, y = browser.place("New Recipe")
        os.kill(pid, signal.SIGSTOP)
        touch(browser, "touchStart", (x, y))
        print("button", browser.run(PRESSED), browser.run(MARKS))
        browser.picture("button")
        touch(browser, "touchMove", (x - 40, y + 40))
        browser.wait("the movement", "return portolan.pressed === null")
        print("moved", browser.run(PRESSED), browser.run(MARKS))
        os.kill(pid, signal.SIGCONT)
        touch(browser, "touchEnd")
        browser.rest()
        print("rested", browser.run(MARKS))
    finally:
        browser.close()
        server.terminate()
        server.wait()
    print("ended", server.returncode)


main()
