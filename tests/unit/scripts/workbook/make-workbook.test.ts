/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { workbook, workbookDays } from '@/lib/orders/deliverables/workbook/workbook';
import { makeWorkbook } from '@/scripts/workbook/make-workbook';
import { type ReadPdf, readPdf } from '@/tests/support/pdf/read-pdf';

const FILE = 'deliverables/reset-financiero-21-dias.pdf';

let file: Buffer;
let pdf: ReadPdf;
beforeAll(() => {
  file = readFileSync(FILE);
  pdf = readPdf(file);
});

const objectsLike = (pattern: RegExp) => pdf.objects.filter((text) => pattern.test(text));
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

test('the file that is shipped is the one that "npm run workbook" writes', async () => {
  expect((await makeWorkbook()).equals(file)).toBe(true);
});

test('it has 21 days, each on a page of its own with its title, its task and its box, and no page overflows', () => {
  expect(workbookDays).toHaveLength(21);
  expect(pdf.pages).toHaveLength(34);
  workbookDays.forEach(({ title, steps, check }, index) => {
    const pages = pdf.pages.map(flat).filter((text) => text.includes(`Día ${index + 1} ${title}`));
    expect([title, pages.length]).toEqual([title, 1]);
    for (const text of [...steps, check]) expect(pages[0]).toContain(flat(text));
  });
});

test('its text can be read and searched: no glyph is without a letter', () => {
  expect(pdf.pages.join('')).not.toContain('\ufffd');
  expect(flat(pdf.pages.join(''))).toContain(flat(workbook.howTo.limits.paragraphs[0]));
});

test('its fonts are embedded, cut to what is used', () => {
  const fonts = objectsLike(/\/Type \/Font\b/);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/\/BaseFont \/[A-Z]{6}\+(FamiljenGrotesk|HankenGrotesk)/);
  const described = objectsLike(/\/Type \/FontDescriptor\b/);
  expect(described).toHaveLength(3);
  for (const descriptor of described) expect(descriptor).toMatch(/\/FontFile2 \d+ 0 R/);
});

test('screen readers find its language, its title and its structure', () => {
  expect(pdf.catalogue).toContain('/Lang (es-ES)');
  expect(pdf.catalogue).toMatch(/\/MarkInfo \d+ 0 R|\/Marked true/);
  expect(pdf.catalogue).toMatch(/\/StructTreeRoot \d+ 0 R/);
  expect(objectsLike(/\/DisplayDocTitle true/)).not.toEqual([]);
  const elements = (type: string) => objectsLike(new RegExp(`/S /${type}\\b`)).length;
  expect(elements('Document')).toBe(1);
  expect(elements('Sect')).toBe(34);
  expect(elements('H2')).toBeGreaterThanOrEqual(21);
  for (const type of ['P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD']) expect(elements(type)).toBeGreaterThan(20);
});

test('a bookmark leads to each week and each day', () => {
  const titles = objectsLike(/\/Dest \[/).length;
  expect(titles).toBe(34);
  expect(pdf.catalogue).toMatch(/\/Outlines \d+ 0 R/);
});

test('it recommends no investment and no contract', () => {
  const text = JSON.stringify(workbook);
  expect(text).not.toMatch(/rentabilidad|fondo de inversión|bolsa|te recomendamos (contratar|cambiar|cancelar)/i);
  expect(text).toContain('no es asesoramiento');
});
