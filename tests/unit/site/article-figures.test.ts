import { articles } from '@/lib/site/articles';
import { wordsOf } from '@/lib/site/articles/count-words';

function textOf(category: string): string {
  const article = articles.find((one) => one.category === category);
  return (article?.blocks ?? []).map(wordsOf).join(' ').replace(/\s+/g, ' ');
}

/** The amounts that a sentence names, in whole euros. */
function amountsIn(text: string, sentence: RegExp): number[] {
  const found = sentence.exec(text);
  if (!found) throw new Error(`There is no ${sentence}.`);
  return found.slice(1).map((amount) => Number(amount.replaceAll('.', '')));
}

const EUROS = '([\\d.]+) €';

test.each([
  ['Inversión', `acaban en ${EUROS}; con un coste del 1,8 %, en ${EUROS}\\. Son ${EUROS} de diferencia`],
  [
    'Inversión',
    `tenía cinco años después los mismos ${EUROS}, y .* lo que antes costaba ${EUROS}\\. ${EUROS} de poder`,
  ],
  ['Inversión', `Los ${EUROS} se convierten .* lo que hoy cuesta ${EUROS}\\. .* eres ${EUROS} más pobre`],
  ['Jubilación', `juntas ${EUROS}\\. Con un coste del 1,5 %, ${EUROS}\\. .* la diferencia son ${EUROS}, es decir`],
  [
    'Jubilación',
    `base reguladora es de ${EUROS}\\s?: .* así que cobras ${EUROS}\\s?\\. Siete años de hueco cuestan ${EUROS}`,
  ],
  ['Jubilación', `Si gastarás ${EUROS} y te llegarán unos ${EUROS}, tu hueco es de unos ${EUROS}`],
])('%s: what is subtracted in a text gives what the text says: %s', (category, sentence) => {
  const [more = 0, less = 0, difference = 0] = amountsIn(textOf(category), new RegExp(sentence));
  expect(more - less).toBe(difference);
});

test('the gap of the guide is that of twenty-five years', () => {
  const [gap = 0, years = 0] = amountsIn(
    textOf('Jubilación'),
    new RegExp(`tu hueco es de unos ${EUROS} al mes\\. En veinticinco años, ${EUROS}`),
  );
  expect(gap * 25 * 12).toBe(years);
});

/** Art. 20, 57, 63 and 74 of Ley 35/2006, with the region's half like the state's, at 65, without other income. In euros. */
function netOfPension(gross: number): number {
  const base = gross - 2_000;
  const tax = (amount: number) =>
    0.19 * Math.min(amount, 12_450) +
    0.24 * Math.max(0, Math.min(amount, 20_200) - 12_450) +
    0.3 * Math.max(0, amount - 20_200);
  return gross - tax(base) + tax(5_550 + 1_150);
}

test('1.600 € in fourteen payments are the net months that the guide says, to the nearest ten', () => {
  expect(Math.round(netOfPension(14 * 1_600) / 12 / 10) * 10).toBe(
    amountsIn(textOf('Jubilación'), new RegExp(`te llegarán unos ${EUROS}`))[0],
  );
});

test('the deposit is named with the rate that the sum uses', () => {
  expect(textOf('Inversión')).toContain('a ti te queda un 1,62 %');
});

test('the full stop of a quoted sentence stands after its quotation marks', () => {
  for (const article of articles) expect(article.blocks.map(wordsOf).join(' ')).not.toMatch(/\.»/);
});
