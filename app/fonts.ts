import localFont from 'next/font/local';

/** Titles, figures and buttons from 16 px up. Self-hosted; `npm run fonts` cuts both fonts down to what the site writes. */
const familjen = localFont({
  src: './fonts/familjen-grotesk.woff2',
  variable: '--font-familjen',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Reading and tables. */
const hanken = localFont({
  src: './fonts/hanken-grotesk.woff2',
  variable: '--font-hanken',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const fontVariables = `${familjen.variable} ${hanken.variable}`;
