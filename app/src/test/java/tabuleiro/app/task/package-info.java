/** Tests of searches as tasks. */
@org.jspecify.annotations.NullMarked
package tabuleiro.app.task;
