/**
 * The two tree searches of the course, exactly as its tests describe them, to reproduce published
 * counts.
 */
@NullMarked
package tabuleiro.search.solo.course;

import org.jspecify.annotations.NullMarked;
