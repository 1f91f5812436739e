/** @jest-environment jsdom */
import { findPage, markFound } from '@/components/private/reader/find-words';
import type { Pages } from '@/components/private/reader/opened-file';

const written = ['Nómina', 'Amortización anticipada', 'Total'];
const pages: Pages = {
  count: written.length,
  sheet: () => Promise.reject(new Error('It is not drawn')),
  text: async (number) => written[number - 1] ?? '',
};

test('a text is found without its accents, from a page on and then from the beginning', async () => {
  expect(await findPage(pages, 'NOMINA', 2)).toBe(1);
  expect(await findPage(pages, 'amortizacion', 1)).toBe(2);
  expect(await findPage(pages, 'hipoteca', 1)).toBeNull();
});

test('what is found is marked in each of its pieces, and nothing else', () => {
  const words = document.createElement('div');
  words.innerHTML = '<span>Cuota de la amor</span><span>tización</span><br><span>anticipada</span><span>Total</span>';
  const marked = () => [...words.querySelectorAll('span.hallado')].map(({ textContent }) => textContent);
  expect(markFound(words, 'Amortizacion ant')?.textContent).toBe('Cuota de la amor');
  expect(marked()).toEqual(['Cuota de la amor', 'tización', 'anticipada']);
  expect(markFound(words, '')).toBeNull();
  expect(marked()).toEqual([]);
});
