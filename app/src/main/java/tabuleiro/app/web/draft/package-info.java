/** The board editor: positions that users set up, and what is wrong with them. */
@NullMarked
package tabuleiro.app.web.draft;

import org.jspecify.annotations.NullMarked;
