package tabuleiro.core.course;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The public tests of the course that a world comes from. */
public interface CourseTests {

  /** The name of the file with the tests: a JSON document, one of the files of the world. */
  String file();

  /**
   * The tests of that document, in its order.
   *
   * @param document the document as maps, lists, strings, numbers and booleans
   */
  List<CourseTest> tests(Map<String, Object> document);

  /** The same tests for a student's Lisp file; empty if the course was not taught in Lisp. */
  default Optional<LispTests> lispTests(Map<String, Object> document) {
    return Optional.empty();
  }
}
