/**
 * Projects for new worlds: {@link tabuleiro.app.newgame.NewProject} fills in the templates that lie
 * beside it and writes the folder.
 */
@NullMarked
package tabuleiro.app.newgame;

import org.jspecify.annotations.NullMarked;
