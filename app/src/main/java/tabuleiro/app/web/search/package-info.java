/** Searches for the microscope: every event of a search as columns of numbers. */
@NullMarked
package tabuleiro.app.web.search;

import org.jspecify.annotations.NullMarked;
