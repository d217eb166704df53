/** The program on a cluster: workers on other machines, and the processes of this machine. */
@NullMarked
package tabuleiro.app.cluster;

import org.jspecify.annotations.NullMarked;
