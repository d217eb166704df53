/** Experiments on the page. */
@NullMarked
package tabuleiro.app.web.lab;

import org.jspecify.annotations.NullMarked;
