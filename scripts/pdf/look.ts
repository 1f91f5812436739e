import { join } from 'node:path';

/** The tokens of app/styles/theme.css in hexadecimal, as PDF has them. */
export const colour = {
  papel: '#faf8f2',
  arena: '#f1eada',
  cielo: '#c7e4f9',
  azafran: '#fea92f',
  tinta: '#0e1d3a',
  tinta2: '#425069',
  borde: '#778193',
  /** Hairline: tinta at 20 % on white. */
  regla: '#cfd2d8',
} as const;

export type Ground = 'arena' | 'cielo' | 'azafran';

const font = (name: string) => join('scripts', 'pdf', 'fonts', name);

export const fonts = {
  title: font('familjen-grotesk-700.ttf'),
  text: font('hanken-grotesk-400.ttf'),
  bold: font('hanken-grotesk-700.ttf'),
} as const;

/** A4, in points. `foot`: the line of the page number. */
export const page = { width: 595.28, height: 841.89, left: 52, right: 52, foot: 812 } as const;
export const measure = page.width - page.left - page.right;

export type Style = { font: keyof typeof fonts; size: number; colour?: string; leading?: number; tracking?: number };

export const styles = {
  cover: { font: 'title', size: 54, tracking: -1.9, leading: -6 },
  numeral: { font: 'title', size: 124, tracking: -6 },
  headline: { font: 'title', size: 29, tracking: -0.9, leading: -2 },
  label: { font: 'title', size: 12.5, tracking: -0.2 },
  lead: { font: 'title', size: 13, tracking: -0.2, leading: 2 },
  kicker: { font: 'bold', size: 9.5 },
  text: { font: 'text', size: 10, leading: 2.6 },
  reading: { font: 'text', size: 11.5, leading: 3.6 },
  strong: { font: 'bold', size: 10, leading: 2.6 },
  note: { font: 'text', size: 9, leading: 2.2 },
  head: { font: 'bold', size: 8.5, leading: 1 },
  cell: { font: 'text', size: 9.5, leading: 1 },
  total: { font: 'bold', size: 9.5, leading: 1 },
  footer: { font: 'text', size: 8, colour: colour.tinta2 },
} as const satisfies Record<string, Style>;
