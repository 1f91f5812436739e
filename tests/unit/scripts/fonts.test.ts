/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS, cutFonts } from '@/scripts/fonts';
import { textFiles } from '@/tests/support/rules/text-files';

const others = ['messages', 'components', 'app', 'emails'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json)$/.test(file))
    .map((file) => join(folder, file)),
);
const written = [...textFiles, ...others];

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
