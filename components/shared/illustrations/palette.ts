import type { Tone } from './drawing';

/** The colour tokens of app/styles/theme.css for images and icons, which cannot read CSS. A test compares the two. */
export const palette = {
  papel: '#faf8f2',
  arena: '#f1eada',
  cielo: '#c7e4f9',
  azafran: '#fea92f',
  mar: '#2d63a9',
  tinta: '#0e1d3a',
} as const satisfies Record<Tone | 'arena', string>;
