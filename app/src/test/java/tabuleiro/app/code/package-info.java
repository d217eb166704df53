/** Code of the user, through the real launcher. */
@NullMarked
package tabuleiro.app.code;

import org.jspecify.annotations.NullMarked;
