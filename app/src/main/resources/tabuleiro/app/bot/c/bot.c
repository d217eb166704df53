/* A bot for any game of Tabuleiro: it plays a random legal move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 1 << 20, MOST = 1 << 16 }; /* of a line, and of legal moves */
static unsigned long seed; /* the referee sets it, so that games can be repeated */

/* WRITE YOUR BOT HERE. Return one of the `count` legal moves, within `millis` milliseconds. */
static const char *choose(const char *position, char **legal, int count, long millis) {
  unsigned long hash = seed;
  (void) millis;
  for (; *position; position++) hash = (31 * hash + (unsigned char) *position) % 1000003;
  return legal[hash % (unsigned long) count];
}

/* Divides "a (h 1 2) b" into "a", "(h 1 2)" and "b", and returns how many there are. */
static int split_moves(char *text, char **moves) {
  int count = 0, depth = 0, inside = 0;
  for (; *text; text++) {
    depth += (*text == '(') - (*text == ')');
    if (*text == ' ' && depth == 0) {
      *text = '\0';
      inside = 0;
    } else if (!inside && count < MOST) {
      moves[count++] = text;
      inside = 1;
    }
  }
  return count;
}

/* The number after a word in a line, or another one if the word is not there. */
static long number(const char *line, const char *word, long otherwise) {
  const char *at = strstr(line, word);
  return at ? atol(at + strlen(word)) : otherwise;
}

int main(void) {
  static char line[LONGEST], position[LONGEST], list[LONGEST], *legal[MOST];
  int count = 0;
  while (fgets(line, LONGEST, stdin)) {
    line[strcspn(line, "\r\n")] = '\0';
    if (!strcmp(line, "ugi"))
      puts("id name {{name}}\noption name seed type spin default 0 min 0 max 2147483647\nugiok");
    else if (!strcmp(line, "isready")) puts("readyok");
    else if (!strncmp(line, "setoption ", 10)) seed = (unsigned long) number(line, " value ", 0);
    else if (!strncmp(line, "position ", 9)) strcpy(position, line + 9);
    else if (!strncmp(line, "legal ", 6)) count = split_moves(strcpy(list, line + 6), legal);
    else if (!strncmp(line, "go", 2) && count > 0) {
      long one = number(line, " p1time ", 30000), two = number(line, " p2time ", 30000);
      long millis = number(line, " movetime ", (one < two ? one : two) / 30);
      printf("bestmove %s\n", choose(position, legal, count, millis));
    } else if (!strcmp(line, "quit")) break;
    fflush(stdout); /* without this, the referee would wait for ever */
  }
  return 0;
}
