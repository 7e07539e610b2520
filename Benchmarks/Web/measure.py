"""Measures pages: measure.py SERVER COOKBOOK CATALOG FOLDER [PART …]. The parts are frames, input, first, sessions and roles.

Prints each figure with its goal and their ratio. Needs a quiet machine.
"""

import os
import random
import select
import socket
import statistics
import struct
import sys
import threading
import time
import urllib.parse

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Tests/WebHostTests"))
from audit import audit
from browser import Browser, start_server

SERVER, COOKBOOK, CATALOG, FOLDER = sys.argv[1:5]
PARTS = sys.argv[5:] or ["frames", "input", "first", "sessions", "roles"]


def figure(name, value, goal, unit, more=False):
    """Prints a measured value and its ratio to the goal, above 1 if it is missed, and adds it to the table of benchmarks."""
    ratio = goal / value if more and value else value / goal
    print(f"web {name:44} {value:9.1f} {unit:6} goal {goal:6} ratio {ratio:.2f}", flush=True)
    if "PORTOLAN_BENCH_RESULTS" in os.environ:
        with open(os.environ["PORTOLAN_BENCH_RESULTS"], "a") as file:
            limit = f"{'at least' if more else 'at most'} {goal} {unit}"
            print("value", os.environ.get("PORTOLAN_BENCH_SECTION", "Web"), name, value, unit, limit, sep="\t", file=file)


class Delay(threading.Thread):
    """A proxy that delivers everything later, in both directions."""

    def __init__(self, port, delay):
        super().__init__(daemon=True)
        self.target, self.delay = port, delay
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.start()

    def run(self):
        while True:
            client, _ = self.listener.accept()
            server = socket.create_connection(("127.0.0.1", self.target))
            for source, sink in ((client, server), (server, client)):
                source.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                threading.Thread(target=self.pump, args=(source, sink), daemon=True).start()

    def pump(self, source, sink):
        waiting = []
        try:
            while True:
                timeout = max(0, waiting[0][0] - time.monotonic()) if waiting else None
                if select.select([source], [], [], timeout)[0]:
                    data = source.recv(1 << 16)
                    if not data:
                        break
                    waiting.append((time.monotonic() + self.delay, data))
                while waiting and waiting[0][0] <= time.monotonic():
                    sink.sendall(waiting.pop(0)[1])
        except OSError:
            pass
        for end in (source, sink):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


# Samples of each displayed frame: its time, the frames of the app and the bytes until then.
SAMPLE = """
window.samples = [];
const sample = now => { samples.push([now, portolan.frames, portolan.bytes]); if (window.samples) requestAnimationFrame(sample); };
requestAnimationFrame(sample);"""


def frames_of(browser, action):
    """The frames a second and the median and largest number of bytes of a frame while something moves."""
    browser.rest()
    browser.run(SAMPLE)
    action()
    browser.rest()
    samples = browser.run("const taken = samples; window.samples = null; return taken")
    steps = [(after[0], after[2] - before[2], after[1] - before[1])
             for before, after in zip(samples, samples[1:]) if after[1] > before[1]]
    if len(steps) < 3:
        return 0, 0, 0
    # Pauses of more than a quarter of a second are between movements.
    moving = sum(min(after[0] - before[0], 250) for before, after in zip(steps, steps[1:]) if after[0] - before[0] < 250)
    count = sum(step[2] for before, step in zip(steps, steps[1:]) if step[0] - before[0] < 250)
    sizes = [step[1] / step[2] for step in steps]
    return count / max(moving, 1) * 1000, statistics.median(sizes), max(sizes)


def drag(browser, path, duration=500):
    steps = [("move", *path[0]), ("down",)]
    for x, y in path[1:]:
        steps.append(("move", x, y, duration // max(1, len(path) - 1)))
    browser.pointer(*steps, ("up",))


# Moves a finger along a path, by one point in each displayed frame.
FINGER = """
const path = arguments[0];
const send = (type, [x, y]) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type,
  { bubbles: true, cancelable: true, pointerId: 7, pointerType: "touch", buttons: 1, pressure: 0.5, clientX: x, clientY: y }));
window.isMoving = true;
send("pointerdown", path[0]);
let index = 1;
const step = () => {
  if (index < path.length) {
    send("pointermove", path[index++]);
    requestAnimationFrame(step);
  } else {
    send("pointerup", path[path.length - 1]);
    window.isMoving = false;
  }
};
requestAnimationFrame(step);"""


def move_finger(browser, path):
    """Moves a finger from within the page. The driver waits until each of its own events is handled: twenty events a second."""
    browser.run(FINGER, path)
    browser.wait("the end of the movement", "return window.isMoving ? null : true")


def frames():
    server, link = start_server(SERVER, COOKBOOK, FOLDER)
    browser = Browser(FOLDER, "frames")
    try:
        browser.call("POST", "/url", url=link)
        browser.wait_path("/cookbook")
        # Glyphs and pictures travel once.
        for _ in range(2):
            browser.tap("Kimchi Stew")
            browser.wait_path("/cookbook/kimchi-stew")
            result = frames_of(browser, lambda: (browser.call("POST", "/back"), browser.wait_path("/cookbook")))
        result = frames_of(browser, lambda: (browser.tap("Kimchi Stew"), browser.wait_path("/cookbook/kimchi-stew")))
        figure("frames a second, push", result[0], 60, "1/s", more=True)
        figure("median bytes a frame, push", result[1], 200, "B")
        browser.call("POST", "/back")
        browser.wait_path("/cookbook")
        scroll = lambda: drag(browser, [(200, 700), (200, 200)], 300)
        for _ in range(3):
            frames_of(browser, scroll)
        for _ in range(3):
            frames_of(browser, lambda: drag(browser, [(200, 200), (200, 700)], 300))
        result = frames_of(browser, scroll)
        figure("frames a second, scroll of rows", result[0], 60, "1/s", more=True)
        figure("median bytes a frame, scroll of rows", result[1], 1000, "B")
        browser.call("POST", "/url", url=link)
        browser.wait_path("/cookbook")
        browser.tap("New Recipe")
        browser.rest()
        path = [90 + 4 * step for step in range(55)]
        sheet = lambda: move_finger(browser, [(200, y) for y in path + path[-2:0:-1]])
        frames_of(browser, sheet)
        result = frames_of(browser, sheet)
        figure("frames a second, sheet drag", result[0], 60, "1/s", more=True)
        figure("median bytes a frame, sheet drag", result[1], 200, "B")
    finally:
        browser.close()
        server.terminate()
        server.wait()


# The time from a touch's movement until the page has painted its effect: predicted, or drawn by the app.
ECHO = """
window.echoes = [];
addEventListener("pointermove", event => {
  const start = performance.now(), before = portolan.frames, shift = String(portolan.predicted);
  const check = () => {
    if (String(portolan.predicted) !== shift || portolan.frames > before) echoes.push(performance.now() - start);
    else if (performance.now() - start < 2000) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}, true);"""
# The time from a press of a control until the page has painted its effect: predicted, or drawn by the app.
PRESS = """
window.presses = [];
addEventListener("pointerdown", () => {
  const start = performance.now(), before = portolan.frames;
  const check = () => {
    if (portolan.pressed !== null || portolan.frames > before) presses.push(performance.now() - start);
    else if (performance.now() - start < 3000) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}, true);"""


def percentile(values, part=0.95):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def input_times():
    server, link = start_server(SERVER, COOKBOOK, FOLDER)
    port = urllib.parse.urlparse(link).port
    browser = Browser(FOLDER, "input")
    try:
        for delay in (0, 0.05):
            target = link if not delay else f"http://127.0.0.1:{Delay(port, delay).port}/"
            browser.open_tab(target)
            browser.wait_path("/cookbook")
            browser.rest()
            browser.run(PRESS)
            for _ in range(20):
                # A control outside of scroll views, which delay touches.
                x, y = browser.place("New Recipe")
                browser.pointer(("move", x, y), ("down",), ("pause", 400), ("move", x, y + 300, 100), ("up",))
                browser.rest()
            presses = browser.run("return presses")
            name = "on loopback" if not delay else "with 100 ms of delay"
            browser.run(ECHO)
            for _ in range(3):
                drag(browser, [(200, 700), (200, 300)], 500)
                browser.rest()
                drag(browser, [(200, 300), (200, 700)], 500)
                browser.rest()
            echoes = browser.run("return echoes")
            figure(f"movement to paint p95, {name}", percentile(echoes), 50 if not delay else 20, "ms")
            if presses:
                figure(f"press to paint p95, {name}", percentile(presses), 50 if not delay else 20, "ms")
    finally:
        browser.close()
        server.terminate()
        server.wait()


def first():
    server, link = start_server(SERVER, COOKBOOK, FOLDER)
    browser = Browser(FOLDER, "first")
    try:
        times, sizes = [], []
        for _ in range(5):
            browser.open_tab(link)
            times.append(browser.wait("a picture", """
                if (!portolan.elements) return null;
                window.firstPicture ??= performance.now();
                return performance.getEntriesByType('paint').find(e => e.name === 'first-contentful-paint')?.startTime"""))
            sizes.append(browser.run("return portolan.bytes") / 1024)
        figure("first picture", statistics.median(times), 300, "ms")
        figure("first picture, size", statistics.median(sizes), 250, "KiB")
    finally:
        browser.close()
        server.terminate()
        server.wait()


# MARK: Sessions without a browser

def key():
    return "".join(random.choice("0123456789abcdef") for _ in range(24))


class Client:
    """A page that paints nothing: a web socket that confirms frames."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        request = (f"GET /~portolan/socket?tab={key()} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                   f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                   f"Cookie: portolan={key()}\r\nOrigin: http://127.0.0.1:{port}\r\n\r\n")
        self.socket.sendall(request.encode())
        self.received = b""
        while b"\r\n\r\n" not in self.received:
            self.received += self.socket.recv(1 << 16)
        self.received = self.received.split(b"\r\n\r\n", 1)[1]
        self.frames = 0
        self.send(b"\x01" + struct.pack("<7f", 393, 852, 2, 0, 0, 0, 0) + b"\0" + struct.pack("<f", 1)
                  + struct.pack("<I", 2) + b"en" + struct.pack("<I", 1) + b"/")

    def send(self, data):
        head = bytes([0x82, 0x80 | len(data)]) if len(data) < 126 else bytes([0x82, 0x80 | 126]) + struct.pack(">H", len(data))
        self.socket.sendall(head + b"\0\0\0\0" + data)

    def touch(self, phase, x, y):
        self.send(bytes([4, phase, 0]) + struct.pack("<I2f", 1, x, y) + b"\x01\x00" + struct.pack("<f", 1))

    def read(self):
        self.received += self.socket.recv(1 << 18)
        while len(self.received) >= 2:
            start, length = 2, self.received[1] & 127
            if length == 126:
                start, length = 4, struct.unpack_from(">H", self.received, 2)[0] if len(self.received) >= 4 else 1 << 30
            elif length == 127:
                start, length = 10, struct.unpack_from(">Q", self.received, 2)[0] if len(self.received) >= 10 else 1 << 30
            if len(self.received) < start + length:
                return
            data, self.received = self.received[start:start + length], self.received[start + length:]
            if data[:1] == b"\x01":
                self.frames += 1
                self.send(b"\x0d" + data[1:5])


def read_all(clients, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for ready in select.select([client.socket for client in clients], [], [], 0.05)[0]:
            next(client for client in clients if client.socket is ready).read()


def memory(pid):
    """The private memory of a process, in MiB."""
    with open(f"/proc/{pid}/smaps_rollup") as file:
        return sum(int(line.split()[1]) for line in file if line.startswith(("Private_", "SwapPss"))) / 1024


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [int(child) for child in file.read().split()]


def processor(pids):
    total = 0
    for pid in pids:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def sessions():
    for name, options, count, goal in (("in its own process", [], 8, 35), ("shared", ["--shared"], 40, 12)):
        server, link = start_server(SERVER, COOKBOOK, FOLDER + "/" + key(), "--sessions", "1000", *options)
        port = urllib.parse.urlparse(link).port
        clients = [Client(port)]
        read_all(clients, 6)
        base = sum(memory(pid) for pid in children(server.pid))
        for _ in range(count - 1):
            clients.append(Client(port))
            read_all(clients, 1.2)
        read_all(clients, 4)
        total = sum(memory(pid) for pid in children(server.pid))
        figure(f"memory a session, {name}", (total - base) / (count - 1), goal, "MiB")
        server.terminate()
        server.wait()
    server, link = start_server(SERVER, COOKBOOK, FOLDER + "/" + key(), "--sessions", "1000", "--shared")
    port = urllib.parse.urlparse(link).port
    clients = []
    for _ in range(200):
        clients.append(Client(port))
        read_all(clients, 0.15)
    read_all(clients, 20)
    print("web sessions with a picture", sum(client.frames > 0 for client in clients), "of", len(clients))
    pids = [server.pid] + children(server.pid)
    before = processor(pids)
    read_all(clients, 10)
    figure("processor, 200 idle sessions", (processor(pids) - before) * 10, 10, "%")
    busy = clients[:20]
    start, counts, step = time.monotonic(), [client.frames for client in busy], 0
    before = processor(pids)
    while time.monotonic() - start < 10:
        phase = step % 40
        for client in busy:
            y = 700 - 12 * phase if step // 40 % 2 == 0 else 232 + 12 * phase
            client.touch(2 if phase == 0 else 4 if phase == 39 else 3, 200, y)
        step += 1
        read_all(clients, 1 / 60)
    span = time.monotonic() - start
    rate = statistics.mean(client.frames - count for client, count in zip(busy, counts)) / span
    figure("frames a second, 20 busy of 200 sessions", rate, 30, "1/s", more=True)
    figure("processor, 20 busy of 200 sessions", (processor(pids) - before) / span * 100, 200, "%")
    server.terminate()
    server.wait()


def roles():
    """Audits every screen of the Catalog."""
    server, link = start_server(SERVER, CATALOG, FOLDER)
    browser = Browser(FOLDER, "roles")
    try:
        browser.call("POST", "/url", url=link)
        browser.wait("elements", "return document.querySelectorAll('#elements [role=button]').length > 3")
        browser.rest()
        root = browser.run("return location.pathname")
        rows = browser.run("""return [...document.querySelectorAll('#elements [role=list] [role=button]')]
            .map(element => element.getAttribute('aria-label'))""")
        faults = audit(browser)
        for row in rows:
            try:
                browser.tap(row)
                browser.rest()
                found = audit(browser)
                faults += found
                print("web screen", row, found, flush=True)
                browser.picture("catalog-" + "".join(letter if letter.isalnum() else "-" for letter in row))
                if browser.run("return location.pathname") != root:
                    browser.call("POST", "/back")
                    browser.wait_path(root)
            except RuntimeError as error:
                print("web screen", row, str(error)[:100], flush=True)
                browser.open_tab(link)
                browser.rest()
        print("web faults", faults, "on", len(rows) + 1, "screens")
    finally:
        browser.close()
        server.terminate()
        server.wait()


for part in PARTS:
    {"frames": frames, "input": input_times, "first": first, "sessions": sessions, "roles": roles}[part]()
