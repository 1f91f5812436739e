import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { isEntryPoint, runMain } from './entry-point';

const FOLDER = join('app', 'fonts');
const PRINTED_FOLDER = join('scripts', 'pdf', 'fonts');
const require = createRequire(import.meta.url);

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const LETTERS = 'áéíóúüñçàèòïâêîôûäëöÿãõåæøßìù';
const SIGNS = '¿¡ªº·€«»‘’“”–—…©®§°×÷−²³¹ⁿ⁻\u00a0';

/** The characters of the site's texts and of names common in Spain. Any other falls back to a system font. */
export const CHARACTERS = ASCII + LETTERS + LETTERS.replace('ß', '').toUpperCase() + SIGNS;

/** Kerning, composed letters and tabular figures. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'liga', 'lnum', 'tnum'];

type Cut = Pick<Parameters<typeof subsetFont>[2], 'targetFormat' | 'variationAxes'>;

const WEB: Cut = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } };
const FAMILIES = ['familjen-grotesk', 'hanken-grotesk'] as const;
type Family = (typeof FAMILIES)[number];

/** A PDF embeds fonts of one weight. */
const PRINTED: [family: Family, weight: number][] = [
  ['familjen-grotesk', 700],
  ['hanken-grotesk', 400],
  ['hanken-grotesk', 700],
];

function cutFont(family: Family, cut: Cut): Promise<Buffer> {
  const original = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  return subsetFont(readFileSync(original), CHARACTERS, { keepFeatures: FEATURES, noHinting: true, ...cut });
}

/** The subset fonts of the pages, by file name. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const family of FAMILIES) fonts.set(join(FOLDER, `${family}.woff2`), await cutFont(family, WEB));
  return fonts;
}

/** The subset fonts of the workbook, by file name. */
async function cutPrintedFonts(): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const [family, weight] of PRINTED) {
    const cut: Cut = { targetFormat: 'truetype', variationAxes: { wght: weight } };
    fonts.set(join(PRINTED_FOLDER, `${family}-${weight}.ttf`), await cutFont(family, cut));
  }
  return fonts;
}

async function writeFonts(): Promise<void> {
  for (const [file, font] of [...(await cutFonts()), ...(await cutPrintedFonts())]) writeFileSync(file, font);
}

if (isEntryPoint('fonts')) runMain(writeFonts());
