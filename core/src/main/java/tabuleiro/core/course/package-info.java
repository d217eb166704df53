/** The public tests of a course, which a world brings and the program runs. */
@NullMarked
package tabuleiro.core.course;

import org.jspecify.annotations.NullMarked;
