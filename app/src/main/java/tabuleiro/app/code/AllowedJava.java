package tabuleiro.app.code;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.text.InputException;

/**
 * Finds what a user's code may not use: files, sockets, other programs, threads and reflection. The
 * Java libraries are allowed by a list; of the program, the core and the packages of the world.
 *
 * <p>The compiler knows every name that a source uses, and its line. (The security manager of Java
 * is gone since Java 24.)
 */
final class AllowedJava extends TreePathScanner<@Nullable Void, @Nullable Void> {
  private static final Set<String> PACKAGES =
      Set.of(
          "",
          "java.lang",
          "java.lang.annotation",
          "java.util",
          "java.util.function",
          "java.util.stream",
          "java.math",
          "tabuleiro.core",
          "tabuleiro.core.code",
          "tabuleiro.core.grid");

  private static final Set<String> FORBIDDEN =
      Set.of(
          "java.lang.Class",
          "java.lang.ClassLoader",
          "java.lang.Module",
          "java.lang.ModuleLayer",
          "java.lang.Process",
          "java.lang.ProcessBuilder",
          "java.lang.ProcessHandle",
          "java.lang.Runtime",
          "java.lang.StackWalker",
          "java.lang.System",
          "java.lang.Thread",
          "java.lang.ThreadGroup",
          "java.util.Formatter",
          "java.util.ResourceBundle",
          "java.util.Scanner",
          "java.util.ServiceLoader",
          "java.util.Timer",
          "tabuleiro.core.code.CallLimit");

  /** Methods of forbidden classes that do no harm. */
  private static final Set<String> HARMLESS =
      Set.of("arraycopy", "identityHashCode", "nanoTime", "out", "err", "getSimpleName");

  private final Trees trees;
  private final CompilationUnitTree unit;
  private final String world;
  private @Nullable String forbidden;
  private long line;

  AllowedJava(JavacTask task, CompilationUnitTree unit, String world) {
    this.trees = Trees.instance(task);
    this.unit = unit;
    this.world = world;
  }

  /** Rejects a source that uses something else, with the first line that does. */
  void check(String file) throws InputException {
    scan(unit, null);
    if (forbidden != null) {
      throw OwnPrograms.fault("code.java.forbidden", file, line, forbidden);
    }
  }

  @Override
  public @Nullable Void visitIdentifier(IdentifierTree tree, @Nullable Void nothing) {
    examine(tree);
    return super.visitIdentifier(tree, null);
  }

  @Override
  public @Nullable Void visitMemberSelect(MemberSelectTree tree, @Nullable Void nothing) {
    examine(tree);
    return super.visitMemberSelect(tree, null);
  }

  @Override
  public @Nullable Void visitMemberReference(MemberReferenceTree tree, @Nullable Void nothing) {
    examine(tree);
    return super.visitMemberReference(tree, null);
  }

  @Override
  public @Nullable Void visitNewClass(NewClassTree tree, @Nullable Void nothing) {
    examine(tree);
    return super.visitNewClass(tree, null);
  }

  private void examine(Tree tree) {
    Element element = trees.getElement(getCurrentPath());
    if (element == null || element.getKind() == ElementKind.PACKAGE) {
      return;
    }
    String member = element instanceof TypeElement ? "" : element.getSimpleName().toString();
    Element type = element;
    while (type != null && !(type instanceof TypeElement)) {
      type = type.getEnclosingElement();
    }
    boolean isType = element == type;
    if (type instanceof TypeElement named && !isAllowed(named, member, isType)) {
      report(tree, named.getQualifiedName() + (member.isEmpty() ? "" : "." + member));
    }
  }

  /** A forbidden class may be named where a harmless method of it is called. */
  private boolean isAllowed(TypeElement type, String member, boolean isType) {
    Element owner = type;
    while (owner.getEnclosingElement() instanceof TypeElement outer) {
      owner = outer;
    }
    String name = ((TypeElement) owner).getQualifiedName().toString();
    String in =
        owner.getEnclosingElement() instanceof PackageElement element
            ? element.getQualifiedName().toString()
            : "";
    boolean isOfWorld = in.equals(world) || in.startsWith(world + ".");
    if (FORBIDDEN.contains(name)) {
      return isType || HARMLESS.contains(member);
    }
    return PACKAGES.contains(in) || isOfWorld || isPrinting(name, member, isType);
  }

  private static boolean isPrinting(String type, String member, boolean isType) {
    return type.equals("java.io.PrintStream") && (isType || member.startsWith("print"));
  }

  private void report(Tree tree, String name) {
    long at = trees.getSourcePositions().getStartPosition(unit, tree);
    long found = unit.getLineMap().getLineNumber(at);
    if (forbidden == null || found < line) {
      forbidden = name;
      line = found;
    }
  }
}
