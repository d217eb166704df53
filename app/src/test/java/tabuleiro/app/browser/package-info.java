/**
 * The page as people meet it: tests in a real Chromium against a real server. Every visit fails if
 * the page complained in its console.
 */
@NullMarked
package tabuleiro.app.browser;

import org.jspecify.annotations.NullMarked;
