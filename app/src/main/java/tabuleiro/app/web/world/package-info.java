/**
 * Routes about worlds: what can be played and searched, the files and texts of worlds, and states
 * as data for the page.
 */
@NullMarked
package tabuleiro.app.web.world;

import org.jspecify.annotations.NullMarked;
