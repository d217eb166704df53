/** A plug-in with players that harm the process that performs their tasks. */
@NullMarked
package tabuleiro.cluster.plugin;

import org.jspecify.annotations.NullMarked;
