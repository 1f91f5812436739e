import localFont from 'next/font/local';

/** Titles, figures and buttons. `npm run fonts` subsets both fonts to the characters of the site. */
const familjen = localFont({
  src: './fonts/familjen-grotesk.woff2',
  variable: '--font-familjen',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Body text and tables. */
const hanken = localFont({
  src: './fonts/hanken-grotesk.woff2',
  variable: '--font-hanken',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const fontVariables = `${familjen.variable} ${hanken.variable}`;
