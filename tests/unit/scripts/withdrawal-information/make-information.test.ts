/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { informationMark } from '@/lib/orders/withdrawal-notice/information-mark';
import { INFORMATION_PDF } from '@/lib/orders/withdrawal-notice/information-pdf';
import { unlinked } from '@/lib/shared/i18n/linked-parts';
import { makeInformation } from '@/scripts/withdrawal-information/make-information';
import { type ReadPdf, readPdf } from '@/tests/support/pdf/read-pdf';

let file: Buffer;
let pdf: ReadPdf;
beforeAll(() => {
  file = readFileSync(`deliverables/${INFORMATION_PDF}`);
  pdf = readPdf(file);
});

const objectsLike = (pattern: RegExp) => pdf.objects.filter((text) => pattern.test(text));
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

test('the file that is shipped is the one that "npm run withdrawal-information" writes', async () => {
  expect((await makeInformation()).equals(file)).toBe(true);
});

test('a build of another company makes another one, with its name', async () => {
  process.env.COMPANY_NAME = 'Sillones de Prueba, S.L.';
  await jest.isolateModulesAsync(async () => {
    const of = await import('@/scripts/withdrawal-information/make-information');
    const { informationMark: markOf } = await import('@/lib/orders/withdrawal-notice/information-mark');
    const other = await of.makeInformation();
    expect(other.includes(markOf())).toBe(true);
    expect(other.includes(informationMark())).toBe(false);
    expect(flat(readPdf(other).pages.join(' '))).toContain(
      'A la atención de Sillones de Prueba, S.L., Calle de Ejemplo 1',
    );
  });
  delete process.env.COMPANY_NAME;
});

test('it says which text it has', () => {
  expect(file.includes(informationMark())).toBe(true);
});

test('it has the whole text, the form on a page of its own, and no glyph without a letter', () => {
  expect(pdf.pages).toHaveLength(2);
  const [read = '', form = ''] = pdf.pages.map(flat);
  for (const block of withdrawalInformation.sections.flatMap(({ blocks }) => blocks)) {
    if (typeof block === 'string') expect(read).toContain(flat(unlinked(block)));
    else if ('form' in block) for (const line of block.form) expect(form).toContain(flat(line));
    else if (Array.isArray(block)) for (const item of block) expect(read).toContain(flat(unlinked(item)));
  }
  expect(pdf.pages.join('')).not.toContain('\ufffd');
});

test('it is small enough for every e-mail, with its fonts embedded', () => {
  expect(file.length).toBeLessThan(60_000);
  const described = objectsLike(/\/Type \/FontDescriptor\b/);
  expect(described).toHaveLength(3);
  for (const descriptor of described) expect(descriptor).toMatch(/\/FontFile2 \d+ 0 R/);
});

test('screen readers find its language, its title and its structure', () => {
  expect(pdf.catalogue).toContain('/Lang (es-ES)');
  expect(pdf.catalogue).toMatch(/\/MarkInfo \d+ 0 R|\/Marked true/);
  expect(objectsLike(/\/DisplayDocTitle true/)).not.toEqual([]);
  const elements = (type: string) => objectsLike(new RegExp(`/S /${type}\\b`)).length;
  expect(elements('Document')).toBe(1);
  expect(elements('H1')).toBe(1);
  expect(elements('H2')).toBe(4);
  expect(elements('LI')).toBe(4);
});
