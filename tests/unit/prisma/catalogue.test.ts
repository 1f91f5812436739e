import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { INFORMATION_PDF } from '@/lib/orders/withdrawal-notice/information-pdf';
import { catalogue } from '@/prisma/catalogue';

const FOLDER = 'deliverables';
const files = catalogue.flatMap((product) => product.files ?? []);

test('every file that the catalogue names is shipped, and besides them only the withdrawal information', () => {
  expect(files.map(({ file }) => existsSync(join(FOLDER, file)))).not.toContain(false);
  expect(readdirSync(FOLDER).sort()).toEqual([INFORMATION_PDF, ...files.map(({ file }) => file)].sort());
});

test('every product says what comes: files at once, anything else within working days', () => {
  for (const { slug, delivered, deliveryDays, files: own = [] } of catalogue) {
    expect([slug, delivered]).toEqual([slug, expect.stringMatching(/^[A-ZÁÉÍÓÚ]/)]);
    expect([slug, deliveryDays === null]).toEqual([slug, own.length > 0]);
  }
});
