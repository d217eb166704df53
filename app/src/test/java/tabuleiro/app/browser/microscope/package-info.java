/** What the search microscope shows, in a real browser. */
@NullMarked
package tabuleiro.app.browser.microscope;

import org.jspecify.annotations.NullMarked;
