"""Sends changed messages to an app with two pages that share it: fuzz.py PROGRAM COUNT SEED FOLDER.

One page sends them without a limit; the other receives nothing of it and still works. Prints the messages a second and
the growth of the app's memory.
"""

import os
import random
import select
import socket
import struct
import subprocess
import sys
import time

PROGRAM, COUNT, SEED, FOLDER = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
RANDOM = random.Random(SEED)
MARK = "secret-of-the-first-page"


def text(value):
    data = value.encode()
    return struct.pack("<I", len(data)) + data


def floats(*values):
    return struct.pack(f"<{len(values)}f", *values)


def start(address="/"):
    return b"\x01" + floats(393, 852, 2, 0, 0, 0, 0) + b"\0" + floats(1) + text("en") + text(address)


VALID = [
    start(), b"\x02" + floats(393, 852, 2, 0, 0, 0, 0), b"\x03\x01" + floats(1) + text("ko"),
    b"\x04\x02\x00\x07\0\0\0" + floats(100, 400) + b"\x01\x00" + floats(1),
    b"\x04\x03\x00\x07\0\0\0" + floats(100, 300) + b"\x01\x00" + floats(1),
    b"\x04\x04\x00\x07\0\0\0" + floats(100, 200) + b"\x01\x00" + floats(1),
    b"\x05\x02" + floats(100, 400, 0, -30, 0, 0) + b"\x00", b"\x06\x00" + floats(100, 400, 1.5, 0),
    b"\x07\x00\x04\x01\x00" + text("A") + text("a"), b"\x08" + text(MARK), b"\x09" + text("ㅎ") + b"\x01\0\0\0",
    b"\x0a\0\0\0\0\x01\0\0\0", b"\x0b\x01", b"\x0c\x01", b"\x0d\x01\0\0\0", b"\x0e\x01\0\0\0" + text("/cookbook/soup"),
    b"\x0f" + text(MARK), b"\x10\x03\0\0\0\x00" + text(MARK),
    b"\x11\x01" + floats(100, 400) + b"\x02\0\0\0" + text("note.txt") + text("../" + MARK), b"\x12",
]


# A page that is started, resized or given other settings lays out everything anew, which takes a hundred times as long.
RARE = {1, 2, 3}
WEIGHTS = [1 if message[0] in RARE else 100 for message in VALID]


def changed():
    data = bytearray(RANDOM.choices(VALID, WEIGHTS)[0])
    for _ in range(RANDOM.randint(0, 3)):
        at = RANDOM.randrange(len(data))
        kind = RANDOM.randrange(4)
        if kind == 0:
            data[at] = RANDOM.randrange(256)
        elif kind == 1:
            data.insert(at, RANDOM.randrange(256))
        elif kind == 2 and len(data) > 1:
            del data[at]
        else:
            data[at:at + 4] = RANDOM.randbytes(4)
    if data and data[0] in RARE and RANDOM.randrange(20):
        data[0] = 4
    return bytes(data)


class App:
    def __init__(self):
        self.socket, theirs = socket.socketpair()
        os.set_inheritable(theirs.fileno(), True)
        environment = {**os.environ, "PORTOLAN_WEB_SOCKET": str(theirs.fileno())}
        for name in ("STATE_HOME", "DATA_HOME", "CONFIG_HOME"):
            environment[f"XDG_{name}"] = f"{FOLDER}/{name}"
        self.process = subprocess.Popen([PROGRAM], pass_fds=[theirs.fileno()], env=environment)
        theirs.close()
        self.received = b""
        self.frames = {}
        self.strangers = 0
        for page in (1, 2):
            self.send(0, b"\x01" + struct.pack("<I", page) + text(f"key{page}") + text(""))
            self.send(page, start())

    def send(self, page, data):
        data = struct.pack("<II", len(data), page) + data
        while data:
            readable, writable, _ = select.select([self.socket], [self.socket], [], 60)
            if readable:
                self.read()
            if writable:
                data = data[self.socket.send(data):]
            if not readable and not writable:
                raise RuntimeError("the app does not read")

    def read(self):
        data = self.socket.recv(1 << 18)
        if not data:
            raise RuntimeError(f"the app has ended: {self.process.wait()}")
        self.received += data
        while len(self.received) >= 8:
            length, page = struct.unpack_from("<II", self.received)
            if len(self.received) < 8 + length:
                return
            message, self.received = self.received[8:8 + length], self.received[8 + length:]
            if page == 2 and message[:1] in (b"\x05", b"\x06", b"\x08") and MARK.encode() in message:
                self.strangers += 1
            if message[:1] == b"\x01":
                self.frames[page] = self.frames.get(page, 0) + 1
                self.answer(page, message[1:5])

    def answer(self, page, number):
        self.socket.sendall(struct.pack("<II", 5, page) + b"\x0d" + number)

    def wait(self, page, seconds=60):
        """Waits for a frame of a page."""
        before, end = self.frames.get(page, 0), time.monotonic() + seconds
        while self.frames.get(page, 0) == before and time.monotonic() < end:
            if select.select([self.socket], [], [], 0.1)[0]:
                self.read()
        return self.frames.get(page, 0) > before

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024


def main():
    app = App()
    print("pages", app.wait(1), app.wait(2))
    # The first messages fill caches.
    before, began = None, time.monotonic()
    for number in range(COUNT):
        if number == COUNT // 5:
            before = app.memory()
        app.send(1, changed())
        if number % 100_000 == 99_999:
            print(f"{number + 1} messages, {time.monotonic() - began:.0f} s, {app.memory():.0f} MiB", flush=True)
    span = time.monotonic() - began
    app.send(2, start())
    print("the other page works", app.wait(2), "and received", app.strangers)
    print(f"{COUNT / span:.0f} messages a second, memory grew by {app.memory() - before:.0f} MiB", file=sys.stderr)
    app.socket.close()
    print("ended", app.process.wait())


main()
