package tabuleiro.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Checks the direction of dependencies in docs/architecture.md. */
@AnalyzeClasses(packages = "tabuleiro", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /** Excludes test classes, whichever folder they are built in. */
  static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  @ArchTest static final ArchRule theCoreKnowsNobody = knowsOnly("tabuleiro.core..");

  @ArchTest
  static final ArchRule gamesKnowOnlyTheCore = knowsOnly("tabuleiro.games..", "tabuleiro.core..");

  @ArchTest
  static final ArchRule searchesKnowOnlyTheCore =
      knowsOnly("tabuleiro.search..", "tabuleiro.core..");

  @ArchTest
  static final ArchRule theLabKnowsNoGameAndNoAlgorithm =
      knowsOnly(
          "tabuleiro.lab..",
          "tabuleiro.core..",
          "com.fasterxml.jackson..",
          "com.zaxxer.hikari..",
          "io.jenetics..",
          "javax.sql..",
          "org.apache.batik..",
          "org.flywaydb..",
          "org.hipparchus..",
          "org.jdbi..",
          "org.jfree..",
          "org.sqlite..",
          "org.w3c.dom..");

  @ArchTest
  static final ArchRule worldsDoNotKnowEachOther =
      slices().matching("tabuleiro.games.(*)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule thereAreNoCirclesBetweenPackages =
      slices().matching("tabuleiro.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule onlyTheListOfWorldsKnowsThem =
      noClasses()
          .that()
          .resideInAPackage("tabuleiro.app..")
          .and()
          .haveNameNotMatching("tabuleiro\\.app\\.worlds\\.(Worlds|BenchTask)")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("tabuleiro.games..");

  @ArchTest
  static final ArchRule onlyTheAppWritesToTheScreenAndEndsTheProgram =
      noClasses()
          .that()
          .resideOutsideOfPackage("tabuleiro.app..")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .callMethod(System.class, "exit", int.class);

  @ArchTest
  static final ArchRule chanceHasASeed =
      noClasses()
          .should()
          .callConstructor(java.util.Random.class)
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .dependOnClassesThat()
          .belongToAnyOf(java.util.concurrent.ThreadLocalRandom.class);

  @ArchTest
  static final ArchRule rulesAndSearchesUseNoReflection =
      noClasses()
          .that()
          .resideInAnyPackage("tabuleiro.core..", "tabuleiro.games..", "tabuleiro.search..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("java.lang.reflect..");

  @ArchTest
  static final ArchRule namesSayWhatAThingIs =
      noClasses()
          .should()
          .haveSimpleNameEndingWith("Impl")
          .orShould()
          .haveSimpleNameEndingWith("Manager")
          .orShould()
          .haveSimpleNameEndingWith("Helper")
          .orShould()
          .haveSimpleNameEndingWith("Utils")
          .orShould()
          .haveSimpleNameStartingWith("Abstract");

  private static ArchRule knowsOnly(String who, String... others) {
    String[] allowed = new String[others.length + 3];
    System.arraycopy(others, 0, allowed, 0, others.length);
    allowed[others.length] = who;
    allowed[others.length + 1] = "java..";
    allowed[others.length + 2] = "org.jspecify..";
    return classes()
        .that()
        .resideInAPackage(who)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(allowed);
  }
}
