import localFont from 'next/font/local';

/** Titles, figures and buttons from 16 px up. Self-hosted, Latin subset. */
const familjen = localFont({
  src: '../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  variable: '--font-familjen',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Reading and tables. */
const hanken = localFont({
  src: '../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  variable: '--font-hanken',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const fontVariables = `${familjen.variable} ${hanken.variable}`;
