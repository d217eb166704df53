/** Games of controllers, which users watch on the page. */
@NullMarked
package tabuleiro.app.web.watch;

import org.jspecify.annotations.NullMarked;
