/**
 * Fair shares. No visitor and no address can take so many searches, sockets, requests, connections
 * or games that others wait.
 */
@NullMarked
package tabuleiro.app.web.share;

import org.jspecify.annotations.NullMarked;
