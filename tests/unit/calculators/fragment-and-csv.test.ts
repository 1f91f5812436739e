import { addToFragment, asksForTool, readFragment, writeFragment } from '@/lib/calculators/input/fragment';
import { writeCsv } from '@/lib/shared/csv';

test('a calculation comes back from its fragment as it was typed', () => {
  const values = { precio: '1.234,56', interes: '3,5', tipo: 'mixto' };
  const fragment = writeFragment(values);
  expect(fragment).toBe('#precio=1.234%2C56&interes=3%2C5&tipo=mixto');
  expect(readFragment(fragment, ['precio', 'interes', 'tipo'])).toEqual(values);
});

test.each(['', '#', '#calculadora', '#otra=1', '#%E0%A4%A'])('%j restores nothing', (fragment) => {
  expect(readFragment(fragment, ['precio'])).toBeUndefined();
});

test('a part of the parameters is enough, and strangers are ignored', () => {
  expect(readFragment('#plazo=30&otra=1', ['precio', 'plazo'])).toEqual({ plazo: '30' });
});

test('each calculator of a page writes its own parameters, and leaves those of the others', () => {
  const both = addToFragment('#precio=200000&plazo=25', { 'oferta-plazo': '30', plazo: '20' });
  expect(both).toBe('#precio=200000&plazo=20&oferta-plazo=30');
  expect(addToFragment('#calculadora', { plazo: '20' })).toBe('#plazo=20');
  expect(addToFragment('', { plazo: '20' })).toBe('#plazo=20');
});

test('a field that was cleared comes back empty, though it is not empty at first', () => {
  const fragment = addToFragment('#comision=1', { comision: '', plazo: '20' });
  expect(fragment).toBe('#comision=&plazo=20');
  expect(readFragment(fragment, ['comision', 'plazo'])).toEqual({ comision: '', plazo: '20' });
});

test('a tool is asked for by its anchor and by its own parameters', () => {
  const tool = { id: 'comparar-ofertas', prefix: 'oferta-' };
  expect(asksForTool('#comparar-ofertas', tool)).toBe(true);
  expect(asksForTool('#precio=1&oferta-plazo=30', tool)).toBe(true);
  for (const other of ['', '#', '#precio=1', '#calculadora', '#otra-oferta-plazo=1'])
    expect(asksForTool(other, tool)).toBe(false);
});

test('a file opens in Spanish Excel: byte order mark, semicolons, decimal commas, CRLF', () => {
  expect(
    writeCsv([
      ['Mes', 'Cuota'],
      ['1', { cents: 80_100 }],
      ['2', { cents: 5 }],
      ['3', { cents: -123_456 }],
    ]),
  ).toBe('\ufeffMes;Cuota\r\n1;801,00\r\n2;0,05\r\n3;-1234,56\r\n');
});

test('what a spreadsheet would split or run is quoted', () => {
  expect(writeCsv([['a;b', 'say "no"', '=1+1']])).toBe('\ufeff"a;b";"say ""no""";\'=1+1\r\n');
  // A spreadsheet that splits at commas or tabs would begin a new cell, with its formula, behind them.
  expect(writeCsv([['a,=1+1', 'a\t=1+1', '3,5']])).toBe('\ufeff"a,=1+1";"a\t=1+1";3,5\r\n');
});

const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
const unseen = [
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\0',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\u2060',
  '\u3164',
  '\ufe0f',
  '\ufeff \u200b',
];

test('what begins like a formula is text, also in full width and behind what is not seen', () => {
  const cells = [...unseen.flatMap((before) => signs.map((sign) => `${before}${sign}1`)), '\t1', '\r1', '\n1'];
  for (const cell of cells) expect([cell, writeCsv([[cell]])]).toEqual([cell, expect.stringMatching(/^\ufeff"?'/)]);
});

test.each(['Ana = Luis', 'a-b', ' 12', '\u200bAna', 'ana@correo.example'])('%j is no formula', (cell) => {
  expect(writeCsv([[cell]])).toBe(`\ufeff${cell}\r\n`);
});
