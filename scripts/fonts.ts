import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { isEntryPoint, runMain } from './entry-point';

const FOLDER = join('app', 'fonts');
const require = createRequire(import.meta.url);

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const LETTERS = 'áéíóúüñçàèòïâêîôûäëöÿãõåæøßìù';
const SIGNS = '¿¡ªº·€«»‘’“”–—…©®§°×÷−²³¹ⁿ⁻\u00a0';

/** The characters of the site's texts and of names common in Spain. Any other falls back to a system font. */
export const CHARACTERS = ASCII + LETTERS + LETTERS.replace('ß', '').toUpperCase() + SIGNS;

/** Kerning, composed letters and tabular figures. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'liga', 'lnum', 'tnum'];
const WEIGHTS = { wght: { min: 400, max: 700 } };

const FAMILIES = ['familjen-grotesk', 'hanken-grotesk'];

/** The subset fonts by file name. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const family of FAMILIES) {
    const original = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
    const cut = await subsetFont(readFileSync(original), CHARACTERS, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: WEIGHTS,
      noHinting: true,
    });
    fonts.set(join(FOLDER, `${family}.woff2`), cut);
  }
  return fonts;
}

async function writeFonts(): Promise<void> {
  for (const [file, font] of await cutFonts()) writeFileSync(file, font);
}

if (isEntryPoint('fonts')) runMain(writeFonts());
