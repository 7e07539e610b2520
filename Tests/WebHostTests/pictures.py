"""Takes pictures of screens in a browser: pictures.py FOLDER.

FOLDER has the page and `screens.js`, whose frames are shown one after the other. Writes NUMBER.png for each.
"""

import base64
import sys

from browser import Browser

FOLDER = sys.argv[1]
SHOW = """
const [number, done] = arguments;
portolan.clear();
portolan.receive(Uint8Array.from(atob(portolanScreens[number]), letter => letter.charCodeAt(0)).buffer);
const urls = [...document.querySelectorAll('#screen *')].flatMap(element =>
    [...element.style.cssText.matchAll(/url\\("?(blob:[^")]*)/g)].map(match => match[1]));
Promise.all([...new Set(urls)].map(url => { const image = new Image(); image.src = url; return image.decode().catch(() => {}); }))
    .then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));"""


def main():
    browser = Browser(FOLDER)
    try:
        browser.call("POST", "/url", url=f"file://{FOLDER}/index.html")
        width, height = browser.run("return portolanSize")
        browser.resize(width, height)
        for number in range(browser.run("return portolanScreens.length")):
            browser.call("POST", "/execute/async", script=SHOW, args=[number])
            picture = browser.command("Page.captureScreenshot", format="png")["data"]
            with open(f"{FOLDER}/{number}.png", "wb") as file:
                file.write(base64.b64decode(picture))
    finally:
        browser.close()


main()
