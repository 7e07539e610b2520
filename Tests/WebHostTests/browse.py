"""Drives an app in a browser: browse.py SERVER PROGRAM FOLDER.

Prints a line for each observation.
"""

import http.client
import signal
import sys
import urllib.parse

from audit import audit, by_role
from browser import LIMIT, Browser, start_server

SERVER, PROGRAM, FOLDER = sys.argv[1:4]


def refusals(link):
    """What the server answers to requests of other sites."""
    where = urllib.parse.urlparse(link)

    def status(path, **headers):
        connection = http.client.HTTPConnection(where.hostname, where.port, timeout=LIMIT)
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer.status
    print("own", status("/"))
    print("foreign host", status("/", Host="evil.example"))
    print("foreign origin", status("/", Origin="http://evil.example"))
    print("unknown file", status("/~portolan/secret"))


# Each answer: the status, and the text if there is one.
FILES = """
const done = arguments[0];
const ask = async (path, options) => { const answer = await fetch(path, options); return answer.status + ' ' + (answer.ok ? await answer.text() : '-'); };
const at = (name, tab = sessionStorage.portolanTab) => `/~portolan/file?tab=${tab}&name=${encodeURIComponent(name)}`;
(async () => done([
  await ask(at('note.txt'), { method: 'POST', body: 'first' }), await ask(at('note.txt'), { method: 'POST', body: 'second' }),
  await ask(at('note 2.txt')), await ask(at('../secret'), { method: 'POST', body: 'x' }), await ask(at('../lock')),
  await ask(at('note.txt', 'abc')), await ask('/~portolan/client.js', { method: 'POST', body: 'x' }),
].join(', ')))();"""


def main():
    server, link = start_server(SERVER, PROGRAM, FOLDER)
    port = urllib.parse.urlparse(link).port
    browser = None
    try:
        refusals(link)
        browser = Browser(FOLDER)
        browser.call("POST", "/url", url=link)
        browser.wait_path("/cookbook")
        browser.wait_label("Beef and Radish Soup")
        browser.picture("list")
        print("started")
        roles = [("heading", "Cookbook"), ("button", "Kimchi Stew"), ("searchbox", "Recipes and ingredients"),
                 ("navigation", "Cookbook"), ("button", "New Recipe")]
        print("roles", *[by_role(browser, role, name) for role, name in roles], "faults", audit(browser))

        browser.tap("Kimchi Stew")
        browser.wait_path("/cookbook/kimchi-stew")
        print("pushed", browser.run("return document.title"))
        browser.rest()
        print("faults of a recipe", audit(browser))
        browser.call("POST", "/back")
        browser.wait_path("/cookbook")
        browser.wait_label("Kimchi Stew")
        print("went back")

        browser.tap("French Onion Soup", kind="mouse")
        browser.wait_path("/cookbook/french-onion-soup")
        browser.rest()
        browser.pointer(("move", 2, 400), ("down",), ("move", 320, 400, 200), ("up",))
        browser.wait_path("/cookbook")
        print("swiped back", browser.run("return history.state.depth"))

        browser.tap("French Onion Soup")
        browser.wait_path("/cookbook/french-onion-soup")
        browser.call("POST", "/refresh")
        browser.wait_label("French Onion Soup")
        browser.wait_path("/cookbook/french-onion-soup")
        print("reloaded")

        server.send_signal(signal.SIGKILL)
        server.wait()
        server, link = start_server(SERVER, PROGRAM, FOLDER, port=port)
        browser.call("POST", "/url", url=link)
        browser.wait_path("/cookbook/french-onion-soup")
        print("restored after the server was killed")
        browser.call("POST", "/back")
        browser.wait_path("/cookbook")

        print("files", browser.call("POST", "/execute/async", script=FILES, args=[]))

        browser.tap("Recipes and ingredients")
        browser.wait("the text element", "return document.activeElement.id === 'input'")
        browser.type("kim")
        browser.wait_label("Kimchi")
        browser.wait("the field", """
            return [...document.querySelectorAll('#elements input')].some(field => field.value === 'kim')""")
        print("searched", audit(browser), "faults")

        browser.resize(1180, 820)
        browser.wait("the wide page", """
            return [...document.querySelectorAll('#elements *')].some(
                element => element.getBoundingClientRect().right > 700)""")
        browser.wait_label("Categories")
        browser.rest()
        browser.picture("wide")
        print("widened", audit(browser), "faults")
    finally:
        if browser:
            browser.close()
        server.terminate()
        server.wait()
    print("ended", server.returncode)


main()
