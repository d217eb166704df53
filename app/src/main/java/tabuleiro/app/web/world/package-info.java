/**
 * Routes about worlds: what can be played and searched, the files and texts that worlds bring, and
 * states as data for the page.
 */
@NullMarked
package tabuleiro.app.web.world;

import org.jspecify.annotations.NullMarked;
