"""Drags a photo of the Gallery by the mouse: drags.py SERVER PROGRAM FOLDER.

Prints a line for each observation.
"""

import sys

from browser import Browser, start_server

SERVER, PROGRAM, FOLDER = sys.argv[1:4]
# The events of a drag, and what other pages and programs could take.
RECORD = """
window.observed = [];
for (const type of ['dragstart', 'drop', 'dragend'])
  addEventListener(type, event => observed.push(type + (type === 'dragstart' ? ' ' + event.defaultPrevented : '')));
addEventListener('dragstart', event => {
  const transfer = event.dataTransfer;
  window.offered = transfer.types.map(type => [type, transfer.getData(type)]);
});"""


FIRST = """
const labels = [...document.querySelectorAll('#elements *')].map(element => element.getAttribute('aria-label') ?? '');
return labels.filter(label => label.startsWith('Photo')).slice(0, 2).join(', ')"""


def drag(browser, pause, releases=True):
    """Presses the second photo with the mouse for some milliseconds, moves it over the first one, and returns the events."""
    x, y = browser.place("Photo 1")
    browser.run("observed.length = 0")
    browser.pointer(("move", x, y), ("down",), ("pause", pause), ("move", x - 20, y, 200), ("pause", 200),
                    ("move", *browser.place("Photo 0"), 200), ("pause", 300), *([("up",)] if releases else []), kind="mouse")
    browser.rest()
    return browser.run("return observed.join(', ')")


def main():
    server, link = start_server(SERVER, PROGRAM, FOLDER)
    browser = Browser(FOLDER)
    try:
        browser.resize(1000, 800)
        browser.call("POST", "/url", url=link)
        browser.wait_label("Photo 1")
        browser.rest()
        browser.run(RECORD)
        print("moved at once:", drag(browser, 50), browser.run(FIRST))
        print("taken by another program:", drag(browser, 900, releases=False), browser.run("return offered"))
        browser.picture("dragged")
        browser.run("""
            const transfer = new DataTransfer();
            transfer.dropEffect = 'copy';
            dispatchEvent(new DragEvent('dragend', { dataTransfer: transfer }))""")
        browser.rest()
        browser.pointer(("up",), kind="mouse")
        browser.rest()
        browser.picture("taken")
        print("order:", browser.run(FIRST))
        print("dropped in the page:", drag(browser, 900), browser.run(FIRST))
        browser.picture("dropped")
    finally:
        browser.close()
        server.terminate()
        server.wait()
    print("ended", server.returncode)


main()
