/** The contents of a grid cell, drawn around (0, 0) in a cell with a width of 100. */
import {nothing, svg} from 'lit';

const SHAPES = {
  disc: () => svg`<circle class="stone" r="38" /><circle class="rim" r="28" />`,
  ring: () => svg`<circle class="outline" r="29" />`,
  square: () => svg`<rect class="stone" x="-33" y="-33" width="66" height="66" rx="6" />`,
  cross: () => svg`<path class="outline" d="M-26-26L26 26M26-26L-26 26" />`,
  diamond: () => svg`<path class="stone" d="M0-40L40 0L0 40L-40 0Z" />`,
};

/** The font sizes of glyphs with one, two and three characters. */
const GLYPHS = [52, 46, 36];
const LONG_GLYPH = 26;

/** The shape of a cell, or its glyph if it has no shape. */
export function drawCell({shape = 'none', colour, glyph}) {
  if (SHAPES[shape]) {
    return SHAPES[shape]();
  }
  if (colour === undefined || !glyph) {
    return nothing;
  }
  const size = GLYPHS[[...glyph].length - 1] ?? LONG_GLYPH;
  return svg`<text class="glyph" font-size=${size} text-anchor="middle" dominant-baseline="central">${glyph}</text>`;
}
