"""Drives the Catalog by gestures of a touchpad: gestures.py SERVER PROGRAM FOLDER.

Prints a line for each observation.
"""

import sys

from browser import Browser, start_server

SERVER, PROGRAM, FOLDER = sys.argv[1:4]
SCALE = """
return Math.max(...[...document.querySelectorAll('#screen *')].map(element => {
  const matrix = /^matrix\\(([^,]*)/.exec(element.style.transform);
  return matrix ? Number(matrix[1]) : 1;
}))"""
# A material inside an element with a filter does not blur what is behind it.
MATERIALS = """
const materials = [...document.querySelectorAll('#screen *')].filter(element => element.style.backdropFilter);
const covered = materials.filter(element => {
  for (let parent = element.parentElement; parent.id !== 'screen'; parent = parent.parentElement)
    if (parent.style.filter || parent.style.maskImage || parent.style.mixBlendMode) return true;
  return false;
});
return [materials.length > 0, covered.length].join(' ')"""


def show(browser, row):
    """Scrolls to a row of the list, and taps it."""
    for _ in range(8):
        if browser.run("""
                return [...document.querySelectorAll('#elements *')].some(element => {
                  const label = element.getAttribute('aria-label') ?? element.textContent, box = element.getBoundingClientRect();
                  return label === arguments[0] && box.bottom < innerHeight && box.top > 120;
                })""", row):
            break
        browser.command("Input.dispatchMouseEvent", type="mouseWheel", x=200, y=500, deltaX=0, deltaY=900)
        browser.rest()
    browser.tap(row)
    browser.rest()


def main():
    server, link = start_server(SERVER, PROGRAM, FOLDER)
    browser = Browser(FOLDER)
    try:
        browser.call("POST", "/url", url=link)
        browser.wait_label("Buttons")
        show(browser, "Zooming")
        before = browser.run(SCALE)
        for _ in range(8):
            browser.command("Input.dispatchMouseEvent", type="mouseWheel", x=200, y=400, deltaX=0, deltaY=-10, modifiers=2)
        browser.wait("the larger picture", SCALE + f" > {before} * 1.3")
        print("pinched", browser.run("return visualViewport.scale"))
        browser.rest()
        browser.call("POST", "/back")
        browser.wait_label("Visual Effects")
        show(browser, "Menus")
        browser.tap("Actions")
        browser.wait_label("Copy")
        browser.rest()
        print("materials", browser.run(MATERIALS))
        browser.picture("menu")
    finally:
        browser.close()
        server.terminate()
        server.wait()
    print("ended", server.returncode)


main()
