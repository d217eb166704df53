/** Shared by all routes: reading requests, errors, access control and the limits on searches. */
@NullMarked
package tabuleiro.app.web.request;

import org.jspecify.annotations.NullMarked;
