/** States as data that the page can draw: one class for each world. */
@NullMarked
package tabuleiro.app.web.picture;

import org.jspecify.annotations.NullMarked;
