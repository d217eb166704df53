/**
 * What a search may spend and what it has spent: {@link tabuleiro.core.limits.Limits}, the {@link
 * tabuleiro.core.limits.Budget} of one search, and its {@link tabuleiro.core.limits.SearchCounts}.
 */
@NullMarked
package tabuleiro.core.limits;

import org.jspecify.annotations.NullMarked;
