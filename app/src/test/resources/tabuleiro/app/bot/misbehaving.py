"""Bots that break the protocol or the limits, each in its own way: python3 misbehaving.py WAY."""
import os
import signal
import sys
import time

HANG = 600  # seconds; far beyond every limit of the referee


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def raw(data):
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def split_moves(text):
    moves, depth = [], 0
    for word in text.split():
        if depth == 0:
            moves.append(word)
        else:
            moves[-1] += " " + word
        depth += word.count("(") - word.count(")")
    return moves


class Bot:
    """Behaves well; each kind of misbehaviour replaces a part."""

    def __init__(self):
        self.position, self.legal, self.count = "", [], 0

    def start(self):
        pass

    def ready(self):
        say("readyok")

    def go(self):
        say("bestmove " + self.legal[0])

    def end(self):
        sys.exit(0)

    def run(self):
        self.start()
        for line in sys.stdin:
            command, _, rest = line.strip().partition(" ")
            if command == "ugi":
                say("id name misbehaving")
                say("ugiok")
            elif command == "isready":
                self.ready()
            elif command == "position":
                self.position = rest
            elif command == "legal":
                self.legal = split_moves(rest)
            elif command == "go":
                self.count += 1
                self.go()
            elif command == "quit":
                self.end()


class Illegal(Bot):
    def go(self):
        say("bestmove (h 99 99)")


class EndlessOutput(Bot):
    def go(self):
        while True:
            say("info string " + "thinking " * 100)


class NoNewline(Bot):
    def go(self):
        raw(("bestmove " + self.legal[0]).encode())
        time.sleep(HANG)


class Late(Bot):
    def go(self):
        time.sleep(1.4)  # more than a second, but less than two: late, not silent
        say("bestmove " + self.legal[0])


class CrashAtMove3(Bot):
    def go(self):
        if self.count == 3:
            raise RuntimeError("the third move is too much")
        super().go()


class ForkAndHang(Bot):
    def go(self):
        for _ in range(5):
            if os.fork() == 0:
                os.setsid()
                time.sleep(HANG)
        time.sleep(HANG)


class ForkBomb(Bot):
    def go(self):
        while True:
            if os.fork() == 0:
                time.sleep(HANG)


class ClosedStdin(Bot):
    def ready(self):
        super().ready()
        self.count += 1
        if self.count == 2:  # the game begins
            os.close(0)
            time.sleep(HANG)


class GarbageBytes(Bot):
    def go(self):
        raw(b"\xff\xfe\x00\x1b[2J\x07\n" * 5 + b"bestmove \xc3\x28\xff\x00\x1b[31m\n")


class WrongSide(Bot):
    """Plays blokus from the corner of the other player."""

    def go(self):
        mine = self.position.rstrip(") ")[-1]
        say("bestmove (peca-a 13 13)" if mine == "1" else "bestmove (peca-a 0 0)")


class MemoryHog(Bot):
    def go(self):
        hoard = []
        while True:
            hoard.append(b"x" * (1 << 20))


class IgnoresStop(Bot):
    def go(self):
        while True:
            sys.stdin.readline()


class WritesFiles(Bot):
    def go(self):
        with open(sys.argv[2], "w") as file:
            file.write("the referee has lost")
        super().go()


class AnswersBeforeAsked(Bot):
    def ready(self):
        super().ready()
        say("bestmove (h 1 1)")


class HugeLine(Bot):
    def go(self):
        while True:
            raw(b"x" * (1 << 16))


class ZombieChildren(Bot):
    def go(self):
        for _ in range(100):
            if os.fork() == 0:
                os._exit(0)
        time.sleep(HANG)


class SilentFromStart(Bot):
    def start(self):
        time.sleep(HANG)


class EndsAtStart(Bot):
    def start(self):
        sys.exit("no configuration")


class AnswersTwice(Bot):
    def go(self):
        super().go()
        super().go()


class LeavesDaemon(Bot):
    """Ends itself, but leaves a process that holds its output open."""

    def go(self):
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                time.sleep(HANG)
            os._exit(0)
        os._exit(7)


class FloodsErrors(Bot):
    def go(self):
        while True:
            os.write(2, b"error " * 10000)


class Immortal(Bot):
    """Plays well, but ignores quit and signals."""

    def start(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)

    def end(self):
        time.sleep(HANG)


WAYS = {
    "illegal": Illegal,
    "endless-output": EndlessOutput,
    "no-newline": NoNewline,
    "late": Late,
    "crash-at-move-3": CrashAtMove3,
    "fork-and-hang": ForkAndHang,
    "fork-bomb": ForkBomb,
    "closed-stdin": ClosedStdin,
    "garbage-bytes": GarbageBytes,
    "wrong-side": WrongSide,
    "memory-hog": MemoryHog,
    "ignores-stop": IgnoresStop,
    "writes-files": WritesFiles,
    "answers-before-asked": AnswersBeforeAsked,
    "huge-line": HugeLine,
    "zombie-children": ZombieChildren,
    "silent-from-start": SilentFromStart,
    "ends-at-start": EndsAtStart,
    "answers-twice": AnswersTwice,
    "leaves-daemon": LeavesDaemon,
    "floods-errors": FloodsErrors,
    "immortal": Immortal,
}

WAYS[sys.argv[1]]().run()
