import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@/prisma/catalogue';

const FOLDER = 'deliverables';
const files = catalogue.flatMap((product) => product.files ?? []);

test('every file that the catalogue names is shipped, and no other', () => {
  expect(files.map(({ file }) => existsSync(join(FOLDER, file)))).not.toContain(false);
  expect(readdirSync(FOLDER).sort()).toEqual(files.map(({ file }) => file).sort());
});

test('every product says what comes: files at once, anything else within working days', () => {
  for (const { slug, delivered, deliveryDays, files: own = [] } of catalogue) {
    expect([slug, delivered]).toEqual([slug, expect.stringMatching(/^[A-ZÁÉÍÓÚ]/)]);
    expect([slug, deliveryDays === null]).toEqual([slug, own.length > 0]);
  }
});
