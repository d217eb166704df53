/**
 * Heuristics and evaluations that users write themselves, in a language that a {@link
 * tabuleiro.core.code.CodeLanguage} reads, and the data that their functions take.
 */
@NullMarked
package tabuleiro.core.code;

import org.jspecify.annotations.NullMarked;
