/**
 * The commands for experiments: {@code study}, {@code tune}, {@code tournament}, {@code results}
 * and {@code rerun}.
 */
@NullMarked
package tabuleiro.app.terminal.experiment;

import org.jspecify.annotations.NullMarked;
