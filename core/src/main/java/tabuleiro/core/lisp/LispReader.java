package tabuleiro.core.lisp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Numerals;
import tabuleiro.core.text.Words;

/**
 * Reads Lisp data: lists, numbers, symbols, strings in quotation marks, and comments after a
 * semicolon. A quote mark before a form is accepted and ignored, because users paste {@code
 * '(...)}. The reader takes time linear in the length of the text. Length and nesting are limited,
 * because every later step walks over the forms.
 */
public final class LispReader {
  /** The maximum length of a text with one form, such as a position. */
  public static final int MOST_CHARACTERS = 100_000;

  /** The maximum length of a text with many forms, such as a problem file. */
  public static final int MOST_IN_FILE = 10 * MOST_CHARACTERS;

  /** The maximum number of nested lists. */
  public static final int MOST_NESTED = 100;

  /** The letters before an exponent; D marks double floats in Lisp. */
  private static final String EXPONENTS = "eEdD";

  /** The byte order mark that a file may start with; concatenated files also have it inside. */
  private static final String MARK = "\uFEFF";

  /**
   * A top-level form and the comments before it.
   *
   * @param comments the comment lines since the previous form, without their semicolons
   */
  public record Entry(List<String> comments, Form form) {
    public Entry {
      comments = List.copyOf(comments);
    }
  }

  /** A list whose closing parenthesis has not been read yet, and where it starts. */
  private record Open(List<Form> items, int line, int column) {}

  private final String text;
  private final List<Entry> entries = new ArrayList<>();
  private final Deque<Open> open = new ArrayDeque<>();
  private List<String> comments = new ArrayList<>();
  private int at;
  private int line = 1;
  private int column = 1;

  private LispReader(String text) {
    this.text = text;
  }

  /** All top-level forms of a text, with the comments before them. */
  public static List<Entry> entries(String text) throws InputException {
    return entries(text, MOST_IN_FILE);
  }

  /** All top-level forms of a text, which may have at most {@code most} characters. */
  public static List<Entry> entries(String text, int most) throws InputException {
    if (text.length() > most) {
      throw new InputException(message("lisp.long", most, text.length()));
    }
    LispReader reader = new LispReader(text.startsWith(MARK) ? text.substring(1) : text);
    reader.readAll();
    return List.copyOf(reader.entries);
  }

  /** The form of a text that must contain exactly one. */
  public static Form one(String text) throws InputException {
    List<Entry> all = entries(text, MOST_CHARACTERS);
    if (all.isEmpty()) {
      throw new InputException(message("lisp.nothing"), 1, 1);
    } else if (all.size() > 1) {
      Form second = all.get(1).form();
      throw second.fault(message("lisp.one", second.brief()));
    }
    return all.get(0).form();
  }

  private void readAll() throws InputException {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (isSpace(c) || c == '\'') {
        step();
      } else if (c == ';') {
        comments.add(comment());
      } else if (c == '(') {
        open();
      } else if (c == ')') {
        close();
      } else {
        add(c == '"' ? string() : atom());
      }
    }
    Open unclosed = open.peek();
    if (unclosed != null) {
      throw fault("lisp.unclosed", unclosed.line, unclosed.column);
    }
  }

  private void open() throws InputException {
    if (open.size() == MOST_NESTED) {
      throw new InputException(message("lisp.deep", MOST_NESTED), line, column);
    }
    open.push(new Open(new ArrayList<>(), line, column));
    step();
  }

  private void close() throws InputException {
    @Nullable Open list = open.poll();
    if (list == null) {
      throw fault("lisp.unopened", line, column);
    }
    step();
    add(new Form.Sequence(list.items, list.line, list.column));
  }

  private void add(Form form) {
    Open list = open.peek();
    if (list != null) {
      list.items.add(form);
    } else {
      entries.add(new Entry(comments, form));
      comments = new ArrayList<>();
    }
  }

  private String comment() {
    int start = at;
    while (at < text.length() && text.charAt(at) != '\n') {
      step();
    }
    return Words.trimmedStart(text.substring(start, at), c -> c == ';').strip();
  }

  private Form atom() {
    int start = at;
    int startColumn = column;
    while (at < text.length() && !isEnd(text.charAt(at))) {
      step();
    }
    String token = text.substring(start, at);
    return Numerals.isDecimal(token, EXPONENTS)
        ? new Form.Numeral(token, line, startColumn)
        : new Form.Symbol(token, line, startColumn);
  }

  private Form string() throws InputException {
    int startLine = line;
    int startColumn = column;
    StringBuilder value = new StringBuilder();
    step();
    while (at < text.length() && text.charAt(at) != '"') {
      if (text.charAt(at) == '\\' && at + 1 < text.length()) {
        step();
      }
      value.append(text.charAt(at));
      step();
    }
    if (at == text.length()) {
      throw fault("lisp.string", startLine, startColumn);
    }
    step();
    return new Form.Text(value.toString(), startLine, startColumn);
  }

  private static boolean isEnd(char c) {
    return isSpace(c) || c == '(' || c == ')' || c == ';' || c == '"' || c == '\'';
  }

  private static boolean isSpace(char c) {
    return Character.isWhitespace(c) || c == MARK.charAt(0);
  }

  private void step() {
    if (text.charAt(at) == '\n') {
      line++;
      column = 0;
    }
    column++;
    at++;
  }

  private static InputException fault(String key, int line, int column) {
    return new InputException(message(key), line, column);
  }

  private static Message message(String key, Object... arguments) {
    return Message.of("tabuleiro.core.messages", key, arguments);
  }
}
