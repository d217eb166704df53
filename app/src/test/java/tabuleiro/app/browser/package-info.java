/**
 * Tests of the page in a real Chromium with a real server. Every session fails if the page logged
 * an error.
 */
@NullMarked
package tabuleiro.app.browser;

import org.jspecify.annotations.NullMarked;
