"""Drives the history, copied addresses, shared processes and idle sessions of pages:
sessions.py SERVER PROGRAM DECLARED FOLDER, with the program and a copy of it that has an Info.plist with a link's scheme.

Prints a line for each observation.
"""

import os
import sys
import urllib.parse

from browser import Browser, start_server

SERVER, PROGRAM, DECLARED, FOLDER = sys.argv[1:5]
ADDRESS = "return location.pathname + location.search"


def forward(browser):
    browser.tap("Kimchi Stew")
    browser.wait_path("/cookbook/kimchi-stew")
    browser.rest()
    browser.call("POST", "/back")
    browser.wait_path("/cookbook")
    browser.wait_label("French Onion Soup")
    browser.rest()
    browser.call("POST", "/forward")
    browser.wait_path("/cookbook/kimchi-stew")
    browser.wait_label("Ingredients")
    print("went forward", browser.run("return [history.state.depth, document.title].join(' ')"))
    browser.rest()
    browser.pointer(("move", 2, 400), ("down",), ("move", 320, 400, 200), ("up",))
    browser.wait_path("/cookbook")
    browser.rest()
    browser.call("POST", "/forward")
    browser.wait_path("/cookbook/kimchi-stew")
    print("went forward after a swipe back")


def copied_address(browser, link):
    browser.wait("the saved state", "return location.search.includes('at=')")
    address = browser.run(ADDRESS)
    name = urllib.parse.parse_qs(urllib.parse.urlparse(address).query)["at"][0]
    print("the address is short", len(name) <= 13)
    second = Browser(FOLDER, "second")
    try:
        second.call("POST", "/url", url=urllib.parse.urljoin(link, address))
        second.wait_label("Ingredients")
        second.wait_path("/cookbook/kimchi-stew")
        print("another browser shows", second.run("return document.title"))
        second.rest()
        second.call("POST", "/back")
        second.wait_path("/cookbook")
        print("and goes back")
        second.open_tab(urllib.parse.urljoin(link, address.replace(name, name[::-1])))
        second.wait_path("/cookbook")
        print("a changed name opens the first screen")
    finally:
        second.close()


def link(browser, address):
    """An address that a person has typed is a link of the app."""
    browser.open_tab(urllib.parse.urljoin(address, "/recipe/apple-pie"))
    browser.wait_path("/cookbook/apple-pie")
    print("opened a link")


def processes():
    found = 0
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/environ", "rb") as file:
                found += f"XDG_STATE_HOME={FOLDER}/state".encode() in file.read()
        except OSError:
            pass
    return found


def shared(browser):
    server, address = start_server(SERVER, PROGRAM, FOLDER, "--shared", "--idle", "1")
    try:
        first = browser.open_tab(address)
        browser.wait_path("/cookbook")
        browser.tap("Kimchi Stew")
        browser.wait_path("/cookbook/kimchi-stew")
        second = browser.open_tab(address)
        browser.wait_path("/cookbook")
        browser.wait_label("French Onion Soup")
        browser.tap("French Onion Soup")
        browser.wait_path("/cookbook/french-onion-soup")
        print("two pages share", processes(), "process")
        # The first page is hidden behind the second, so that its scene ends.
        browser.call("POST", "/window", handle=first)
        browser.wait_path("/cookbook/kimchi-stew")
        browser.wait_label("Ingredients")
        browser.rest()
        browser.call("POST", "/back")
        browser.wait_path("/cookbook")
        print("the first page is as it was")
        browser.call("POST", "/window", handle=second)
        browser.wait_path("/cookbook/french-onion-soup")
        print("the second page is as it was")
    finally:
        server.terminate()
        server.wait()
    print("ended", server.returncode)


def unshared(browser):
    """An app that shows one scene gets a process for each page."""
    server, address = start_server(SERVER, DECLARED, FOLDER, "--shared")
    try:
        browser.open_tab(address)
        browser.wait_path("/cookbook")
        browser.open_tab(address)
        browser.wait_path("/cookbook")
        print("two pages of an app with one scene:", processes(), "processes")
    finally:
        server.terminate()
        server.wait()


def idle(browser):
    server, address = start_server(SERVER, PROGRAM, FOLDER, "--idle", "0")
    try:
        browser.open_tab(address)
        browser.wait_path("/cookbook")
        browser.tap("Kimchi Stew")
        browser.wait_path("/cookbook/kimchi-stew")
        browser.rest()
        browser.call("POST", "/url", url="about:blank")
        while processes():
            pass
        print("an idle app has ended")
        browser.call("POST", "/back")
        browser.wait_label("Ingredients")
        browser.wait_path("/cookbook/kimchi-stew")
        print("and returned")
    finally:
        server.terminate()
        server.wait()


def main():
    browser = Browser(FOLDER)
    try:
        server, address = start_server(SERVER, DECLARED, FOLDER)
        try:
            browser.call("POST", "/url", url=address)
            browser.wait_path("/cookbook")
            forward(browser)
            copied_address(browser, address)
            link(browser, address)
        finally:
            server.terminate()
            server.wait()
        shared(browser)
        unshared(browser)
        idle(browser)
    finally:
        browser.close()


main()
