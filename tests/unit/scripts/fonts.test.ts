/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS, cutFonts } from '@/scripts/fonts';

const TEXTS = [
  'messages',
  'lib/site',
  'lib/calculators/texts',
  'lib/orders/texts',
  'lib/questions/texts',
  'lib/shared/texts',
  'components',
  'app',
  'emails',
];

const written = TEXTS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json)$/.test(file))
    .map((file) => join(folder, file)),
);

test('the fonts have every character that the site writes', () => {
  const missing = written.flatMap((file) => {
    const signs = [...readFileSync(file, 'utf8')].filter((sign) => sign > '~' && !CHARACTERS.includes(sign));
    return signs.map((sign) => `${sign} in ${file}`);
  });
  expect(missing).toEqual([]);
});

test('the fonts are those that "npm run fonts" writes, and light', async () => {
  const fonts = await cutFonts();
  expect(fonts.size).toBe(2);
  for (const [file, font] of fonts) expect(font.equals(readFileSync(file))).toBe(true);
  const bytes = [...fonts.values()].reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeLessThan(35_000);
});
