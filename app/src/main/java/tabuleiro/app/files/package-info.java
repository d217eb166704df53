/**
 * Writes the files that users ask for. Every write of the program passes through {@link
 * tabuleiro.app.files.FileActions}, so that tests can make each of them fail. A file is written
 * completely or not at all; links are followed; pipes and devices are written directly.
 */
@NullMarked
package tabuleiro.app.files;

import org.jspecify.annotations.NullMarked;
