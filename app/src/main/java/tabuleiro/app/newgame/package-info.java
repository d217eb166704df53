/**
 * Projects for new worlds: {@link tabuleiro.app.newgame.NewProject} fills in the templates of this
 * package and writes the folder.
 */
@NullMarked
package tabuleiro.app.newgame;

import org.jspecify.annotations.NullMarked;
