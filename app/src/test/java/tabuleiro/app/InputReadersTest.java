package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * Finds the uses of regular expressions in the compiled classes of all modules. Readers of input
 * must not use them, because their cost can be quadratic or worse in the length of the input; see
 * docs/architecture.md. A new use fails this test until it is reviewed and listed with a reason.
 */
class InputReadersTest {
  /** The classes that may use regular expressions, and why none of them reads unbounded input. */
  private static final Map<String, String> REVIEWED =
      Map.of(
          "tabuleiro.app.web.IndexPage",
          "finds the inline scripts of the page, which is part of the program",
          "tabuleiro.lab.report.Columns",
          "recognises numbers in cells of reports of at most 80 characters");

  /** The classes that may call methods such as {@code Integer.parseInt}; others use Numerals. */
  private static final Map<String, String> PARSERS =
      Map.of(
          "tabuleiro.core.text.Numerals",
          "counts the digits first",
          "tabuleiro.app.web.lab.LabRoutes",
          "counts the digits first",
          "tabuleiro.games.blokus.BlokusWorld",
          "the values of rules have at most six digits",
          "tabuleiro.games.cavalo.CavaloWorld",
          "the values of rules have at most six digits",
          "tabuleiro.games.dots.DotsWorld",
          "the values of rules have at most six digits",
          "tabuleiro.app.lab.CourseRows",
          "reads tables that are part of the program",
          "tabuleiro.lab.report.Canvas",
          "reads coordinates that the program has written");

  private static final List<String> MODULES =
      List.of(
          "tabuleiro.core",
          "tabuleiro.games",
          "tabuleiro.search",
          "tabuleiro.lab",
          "tabuleiro.app");

  private static final JavaClasses PROGRAM =
      new ClassFileImporter()
          .withImportOption(new ArchitectureTest.WithoutTests())
          .importPackages(MODULES);

  private static final Set<String> TYPES =
      Set.of("java.util.regex.Pattern", "java.util.regex.Matcher", "java.util.Scanner");

  private static final Set<String> NUMBERS =
      Set.of(
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.Double",
          "java.lang.Float",
          "java.math.BigInteger",
          "java.math.BigDecimal");

  private static final Set<String> METHODS =
      Set.of("matches", "replaceAll", "replaceFirst", "split", "splitWithDelimiters");

  @Test
  void onlyReviewedClassesUseRegularExpressions() {
    check(uses(PROGRAM, InputReadersTest::isRegex), REVIEWED);
  }

  @Test
  void onlyReviewedClassesParseNumbers() {
    check(uses(PROGRAM, InputReadersTest::isParse), PARSERS);
  }

  @Test
  void allModulesAreChecked() {
    for (String module : MODULES) {
      assertThat(PROGRAM.stream().filter(each -> each.getName().startsWith(module + ".")))
          .as(module)
          .hasSizeGreaterThan(20);
    }
  }

  private static void check(Map<String, Set<String>> uses, Map<String, String> reviewed) {
    Map<String, Set<String>> others = new TreeMap<>(uses);
    others.keySet().removeAll(reviewed.keySet());
    assertThat(others).as("uses without a review").isEmpty();
    assertThat(uses.keySet()).as("reviews still needed").containsAll(reviewed.keySet());
  }

  @Test
  void aUseIsFoundHoweverItIsWritten() {
    JavaClasses classes = new ClassFileImporter().importClasses(Careless.class);
    assertThat(uses(classes, InputReadersTest::isRegex).get(Careless.class.getName()))
        .contains(
            "String.matches",
            "String.split",
            "String.replaceAll",
            "Pattern.compile",
            "Pattern.quote",
            "Scanner.<init>");
  }

  /** Uses of each kind: a call, a call in a lambda, a method reference. */
  @SuppressWarnings({"unused", "StringSplitter", "ReturnValueIgnored"})
  private static final class Careless {
    static boolean call(String text) {
      return text.matches("x") && text.split("x").length > 0;
    }

    static Runnable lambda(String text) {
      return () -> text.replaceAll("x", "y");
    }

    static java.util.function.UnaryOperator<String> reference() {
      return java.util.regex.Pattern::quote;
    }

    static Object constant() {
      return java.util.regex.Pattern.compile("x");
    }

    static Object scanner(String text) {
      return new java.util.Scanner(text);
    }
  }

  private static boolean isRegex(JavaAccess<?> access) {
    String owner = access.getTargetOwner().getName();
    return TYPES.contains(owner)
        || (owner.equals("java.lang.String") && METHODS.contains(access.getName()));
  }

  /** Whether a call parses a text as a number. */
  private static boolean isParse(JavaAccess<?> access) {
    String owner = access.getTargetOwner().getName();
    boolean takesText =
        access.getTarget() instanceof AccessTarget.CodeUnitAccessTarget unit
            && !unit.getRawParameterTypes().isEmpty()
            && unit.getRawParameterTypes().get(0).getName().equals("java.lang.String");
    return takesText && NUMBERS.contains(owner) && !access.getName().startsWith("get");
  }

  /** The uses by class. */
  private static Map<String, Set<String>> uses(
      JavaClasses classes, Predicate<JavaAccess<?>> isUse) {
    Map<String, Set<String>> uses = new TreeMap<>();
    for (JavaClass each : classes) {
      for (JavaAccess<?> access : each.getAccessesFromSelf()) {
        if (isUse.test(access)) {
          String use = access.getTargetOwner().getSimpleName() + "." + access.getName();
          uses.computeIfAbsent(each.getName(), name -> new TreeSet<>()).add(use);
        }
      }
    }
    return uses;
  }
}
