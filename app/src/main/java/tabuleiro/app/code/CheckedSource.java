package tabuleiro.app.code;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tabuleiro.core.code.CodePoint;

/**
 * Adds a check to every method and every loop of a source, so that a call which does not end can be
 * stopped. The lines keep their numbers.
 */
final class CheckedSource extends TreeScanner<@Nullable Void, @Nullable Void> {
  private static final String CHECK = CodePoint.class.getName() + ".check();";

  private final CompilationUnitTree unit;
  private final SourcePositions positions;

  /** What to insert, by position from the end to the start. */
  private final Map<Long, String> insertions = new TreeMap<>();

  private CheckedSource(CompilationUnitTree unit, SourcePositions positions) {
    this.unit = unit;
    this.positions = positions;
  }

  static String of(String text, CompilationUnitTree unit, JavacTask task) {
    CheckedSource scanner = new CheckedSource(unit, Trees.instance(task).getSourcePositions());
    scanner.scan(unit, null);
    StringBuilder checked = new StringBuilder();
    int from = 0;
    for (Map.Entry<Long, String> each : scanner.insertions.entrySet()) {
      int at = each.getKey().intValue();
      checked.append(text, from, at).append(each.getValue());
      from = at;
    }
    return checked.append(text, from, text.length()).toString();
  }

  private void insert(long at, String text, boolean isBefore) {
    insertions.merge(at, text, (old, added) -> isBefore ? added + old : old + added);
  }

  private void inBlock(Tree block) {
    insert(positions.getStartPosition(unit, block) + 1, CHECK, false);
  }

  private void inLoop(StatementTree body) {
    if (body instanceof BlockTree) {
      inBlock(body);
    } else {
      insert(positions.getStartPosition(unit, body), "{" + CHECK, false);
      insert(positions.getEndPosition(unit, body), "}", true);
    }
  }

  @Override
  public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
    // A constructor must call that of the superclass first.
    if (method.getBody() != null && method.getReturnType() != null) {
      inBlock(method.getBody());
    }
    return super.visitMethod(method, null);
  }

  @Override
  public @Nullable Void visitForLoop(ForLoopTree loop, @Nullable Void nothing) {
    inLoop(loop.getStatement());
    return super.visitForLoop(loop, null);
  }

  @Override
  public @Nullable Void visitEnhancedForLoop(EnhancedForLoopTree loop, @Nullable Void nothing) {
    inLoop(loop.getStatement());
    return super.visitEnhancedForLoop(loop, null);
  }

  @Override
  public @Nullable Void visitWhileLoop(WhileLoopTree loop, @Nullable Void nothing) {
    inLoop(loop.getStatement());
    return super.visitWhileLoop(loop, null);
  }

  @Override
  public @Nullable Void visitDoWhileLoop(DoWhileLoopTree loop, @Nullable Void nothing) {
    inLoop(loop.getStatement());
    return super.visitDoWhileLoop(loop, null);
  }
}
