/** Commands whose work is a list of tasks, in this process or on a cluster. */
@NullMarked
package tabuleiro.app.terminal.batch;

import org.jspecify.annotations.NullMarked;
