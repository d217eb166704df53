@NullMarked
package tabuleiro.app.cluster;

import org.jspecify.annotations.NullMarked;
