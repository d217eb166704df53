"""A heuristic and an evaluation for Dots and Boxes as a bot.

A state of a puzzle is (BOARD TARGET), and the estimate is the number of boxes that are missing.
A position of a game is (BOARD (BOXES1 BOXES2) SIDE), and the value is the difference of the boxes.
BOARD is (HORIZONTALS VERTICALS): a list of 0 and 1 for each row and each column of lines.
"""

import json
import sys


def estimate(board, goal, side=None):
    return missing(board, goal) if side is None else goal[0] - goal[1]


def missing(board, target):
    horizontals, verticals = board
    closed = 0
    for row in range(len(horizontals) - 1):
        for column in range(len(verticals) - 1):
            closed += (
                horizontals[row][column]
                and horizontals[row + 1][column]
                and verticals[column][row]
                and verticals[column + 1][row]
            )
    return max(0, target - closed)


def read(form):
    return json.loads(form.replace("(", "[").replace(")", "]").replace(" ", ","))


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "ugi":
        print("ugiok")
    elif word == "isready":
        print("readyok")
    elif word == "go" and rest.startswith("h "):
        print("h", estimate(*read(rest[2:])))
    elif word == "quit":
        break
    sys.stdout.flush()
