package tabuleiro.app.grade;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.worlds.Worlds;
import tabuleiro.core.course.CourseTest;
import tabuleiro.core.course.CourseTests;
import tabuleiro.core.course.LispTests;
import tabuleiro.core.text.InputException;
import tabuleiro.core.text.Message;
import tabuleiro.core.text.Quotation;
import tabuleiro.core.world.Resources;
import tabuleiro.core.world.World;

/**
 * The public tests of the course that a world comes from.
 *
 * @param tests for our implementation
 * @param lisp the same tests for a student's Lisp file
 */
public record PublicTests(List<CourseTest> tests, Optional<LispTests> lisp) {

  /**
   * Reads the tests of a world.
   *
   * @throws InputException if it has none
   */
  public static PublicTests of(World world) throws InputException {
    Optional<CourseTests> course = world.courseTests();
    if (course.isEmpty()) {
      List<String> others =
          Worlds.all().stream()
              .filter(each -> each.courseTests().isPresent())
              .map(World::id)
              .toList();
      throw new InputException(
          Message.of("tabuleiro.app.messages", "grade.none", world.id(), Quotation.names(others)));
    }
    Map<String, Object> document = document(world, course.get().file());
    return new PublicTests(course.get().tests(document), course.get().lispTests(document));
  }

  private static Map<String, Object> document(World world, String name) {
    try {
      return new ObjectMapper()
          .readValue(Resources.text(world.getClass(), name), new TypeReference<>() {});
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
