/**
 * What all routes share: reading requests, errors, who may call, and how many searches run at the
 * same time.
 */
@NullMarked
package tabuleiro.app.web.request;

import org.jspecify.annotations.NullMarked;
