"""A browser and a server for the tests of pages. Needs only Python's own modules."""

import base64
import http.client
import json
import os
import subprocess
import time

LIMIT = 60
LABELS = "return [...document.querySelectorAll('#elements *')].map(e => e.getAttribute('aria-label') ?? e.textContent)"


def start_driver():
    """Starts chromedriver, and returns it with its port. It chooses a port for IPv4 first and ends when the same port of IPv6
    is taken, hence several attempts."""
    for _ in range(5):
        driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in driver.stdout:
            if "successfully on port" in line:
                return driver, int(line.strip().rstrip(".").split()[-1])
        driver.wait()
    raise RuntimeError(f"chromedriver ended with {driver.returncode} before it had a port")


class Browser:
    """A browser without a window. Speaks WebDriver with chromedriver."""

    def __init__(self, folder, profile="profile"):
        self.folder = folder
        self.driver, self.port = start_driver()
        options = {"args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            f"--user-data-dir={folder}/{profile}", "--lang=en-US"]}
        capabilities = {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options}}
        self.session = ""
        self.session = "/session/" + self.call("POST", "/session", capabilities=capabilities)["sessionId"]
        self.resize(393, 852)

    def call(self, method, path, **body):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LIMIT)
        connection.request(
            method, self.session + path, json.dumps(body) if method == "POST" else None,
            {"Content-Type": "application/json"})
        answer = json.loads(connection.getresponse().read())["value"]
        connection.close()
        if isinstance(answer, dict) and "error" in answer:
            raise RuntimeError(answer["message"])
        return answer

    def resize(self, width, height):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                     mobile=False)

    def command(self, cmd, **params):
        """A command of Chromium's own protocol."""
        return self.call("POST", "/goog/cdp/execute", cmd=cmd, params=params)

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", script=script, args=arguments)

    def wait(self, what, script):
        """Waits until a script answers with something, and returns it."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            value = self.run(script)
            if value:
                return value
            time.sleep(0.05)
        self.picture("failure")
        raise RuntimeError(f"waited in vain for {what}: at {self.run('return location.pathname')}, "
                           f"{self.run(LABELS)}")

    def wait_path(self, path):
        return self.wait(path, f"return decodeURI(location.pathname) === {json.dumps(path)}")

    def wait_label(self, label):
        return self.wait(label, """
            const wanted = %s;
            return [...document.querySelectorAll('#elements *')].some(
                element => (element.getAttribute('aria-label') ?? element.textContent).includes(wanted))""" % json.dumps(label))

    def rest(self):
        """Waits until no frame has arrived for some time, so that no transition ignores touches."""
        last, since, end = -1, time.monotonic(), time.monotonic() + LIMIT
        while time.monotonic() < end:
            frames = self.run("return portolan.frames")
            if frames != last:
                last, since = frames, time.monotonic()
            elif frames > 0 and time.monotonic() - since > 0.5:
                return
            time.sleep(0.05)

    def place(self, label):
        """The centre of the element with a label."""
        return self.wait(label, """
            const wanted = %s;
            for (const element of document.querySelectorAll('#elements *')) {
              const label = element.getAttribute('aria-label') ?? (element.children.length ? '' : element.textContent);
              const box = element.getBoundingClientRect();
              if (label.startsWith(wanted) && box.bottom < innerHeight && box.top >= 0)
                return [box.x + box.width / 2, box.y + box.height / 2];
            }
            return null""" % json.dumps(label))

    def pointer(self, *steps, kind="touch"):
        actions = []
        for name, *values in steps:
            if name == "move":
                actions.append({"type": "pointerMove", "x": int(values[0]), "y": int(values[1]),
                                "duration": values[2] if len(values) > 2 else 0})
            elif name == "pause":
                actions.append({"type": "pause", "duration": values[0]})
            else:
                actions.append({"type": "pointerDown" if name == "down" else "pointerUp", "button": 0})
        self.call("POST", "/actions", actions=[
            {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}])

    def tap(self, label, kind="touch"):
        self.rest()
        x, y = self.place(label)
        self.pointer(("move", x, y), ("down",), ("pause", 60), ("up",), kind=kind)

    def type(self, text):
        keys = [step for letter in text for step in (
            {"type": "keyDown", "value": letter}, {"type": "keyUp", "value": letter})]
        self.call("POST", "/actions", actions=[{"type": "key", "id": "keyboard", "actions": keys}])

    def picture(self, name):
        with open(f"{self.folder}/{name}.png", "wb") as file:
            file.write(base64.b64decode(self.call("GET", "/screenshot")))

    def tabs(self):
        return self.call("GET", "/window/handles")

    def open_tab(self, link):
        tab = self.call("POST", "/window/new", type="tab")["handle"]
        self.call("POST", "/window", handle=tab)
        self.resize(393, 852)
        self.call("POST", "/url", url=link)
        return tab

    def close(self):
        try:
            self.call("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()


def start_server(server, program, folder, *options, port=0):
    """Starts a server, and returns it with its link."""
    process = subprocess.Popen(
        [server, program, "--port", str(port), "--state", f"{folder}/state", *options], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"})
    return process, process.stdout.readline().split()[-1]
