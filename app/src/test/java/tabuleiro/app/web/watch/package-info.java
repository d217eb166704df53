@NullMarked
package tabuleiro.app.web.watch;

import org.jspecify.annotations.NullMarked;
