/**
 * Runs the public tests of a course on a student's file. The file runs in a process of its own;
 * this package has both sides: what starts the process, and what runs in it.
 */
@NullMarked
package tabuleiro.app.grade;

import org.jspecify.annotations.NullMarked;
