/** JSON and YAML written by users, read within limits: {@link tabuleiro.lab.json.BoundedJson}. */
@NullMarked
package tabuleiro.lab.json;

import org.jspecify.annotations.NullMarked;
