/** The command {@code cluster}. */
@NullMarked
package tabuleiro.app.terminal.cluster;

import org.jspecify.annotations.NullMarked;
