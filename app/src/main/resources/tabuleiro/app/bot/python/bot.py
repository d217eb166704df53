#!/usr/bin/env python3
"""A bot for any game of Tabuleiro: it plays a random legal move."""
import random
import sys

seed = 0  # the referee sets it, so that games can be repeated


def choose(position, legal, millis):
    """WRITE YOUR BOT HERE. Return one of the moves in `legal`, within `millis` milliseconds.
    The position is text, one Lisp list. `legal` lists every legal move as text, at least one."""
    return random.Random(f"{seed} {position}").choice(legal)


def split_moves(text):
    """Divide "a (h 1 2) b" into ["a", "(h 1 2)", "b"]."""
    moves, depth = [], 0
    for word in text.split():
        if depth == 0:
            moves.append(word)
        else:
            moves[-1] += " " + word
        depth += word.count("(") - word.count(")")
    return moves


def thinking_time(words):
    """The time for this move: given as movetime, or a small part of the shorter clock."""
    limits = {key: int(value) for key, value in zip(words, words[1:]) if value.isdigit()}
    clock = min(limits.get("p1time", 30000), limits.get("p2time", 30000))
    return limits.get("movetime", clock // 30)


def main():
    global seed
    position, legal = "", []
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "ugi":
            print("id name {{name}}")
            print("option name seed type spin default 0 min 0 max 2147483647")
            print("ugiok")
        elif command == "isready":
            print("readyok")
        elif command == "setoption" and rest.startswith("name seed value "):
            seed = int(rest.split()[-1])
        elif command == "position":
            position = rest
        elif command == "legal":
            legal = split_moves(rest)
        elif command == "go":
            print("bestmove", choose(position, legal, thinking_time(rest.split())))
        elif command == "quit":
            break
        sys.stdout.flush()  # without this, the referee would wait for ever


main()
