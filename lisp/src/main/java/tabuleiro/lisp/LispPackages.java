package tabuleiro.lisp;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.armedbear.lisp.Lisp;
import org.armedbear.lisp.LispObject;
import org.armedbear.lisp.Package;
import org.armedbear.lisp.Packages;
import org.armedbear.lisp.Symbol;

/**
 * The packages of one program. It starts in one of its own, which also stands for {@code cl-user}.
 * The packages that it defines are renamed after loading, so that two programs with the same names
 * do not disturb each other.
 */
final class LispPackages {
  private static final Set<String> USER = Set.of("CL-USER", "COMMON-LISP-USER", "USER");
  private static final AtomicInteger COUNT = new AtomicInteger();

  private final int number = COUNT.incrementAndGet();
  private final Package initial = create("PROGRAM-" + number);
  private final Set<Package> before = Set.copyOf(all().values());
  private Package current = initial;

  private static Package create(String name) {
    Package created = Packages.createPackage(name);
    created.usePackage(Lisp.PACKAGE_CL);
    return created;
  }

  Package initial() {
    return initial;
  }

  Package current() {
    return current;
  }

  void enter(Package next) {
    current = next;
  }

  /** Enters the package of {@code (in-package name)}; creates it if no file has defined it. */
  void enter(LispObject form) {
    LispObject named = form.cadr();
    String name =
        (named instanceof Symbol symbol ? symbol.getName() : named.getStringValue())
            .toUpperCase(Locale.ROOT);
    if (USER.contains(name)) {
      current = initial;
      return;
    }
    Package found = all().get(name);
    current = found == null ? create(name) : before.contains(found) ? initial : found;
  }

  /** Renames the packages of this program. */
  void hide() {
    for (Package each : Packages.getAllPackages()) {
      if (!before.contains(each) && each != initial) {
        each.rename(each.getName() + "-" + number, Lisp.NIL);
      }
    }
  }

  private static Map<String, Package> all() {
    Map<String, Package> packages = new HashMap<>();
    for (Package each : Packages.getAllPackages()) {
      packages.put(each.getName(), each);
      List<?> nicknames = each.getNicknames();
      if (nicknames != null) {
        nicknames.forEach(name -> packages.put((String) name, each));
      }
    }
    return packages;
  }
}
