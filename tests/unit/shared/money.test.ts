import {
  exactEuros,
  formatEuros,
  formatPrice,
  lessBy,
  plainEuros,
  roundEuros,
  wholeDifference,
  wholeEuros,
} from '@/lib/shared/money';

// Intl puts a no-break space before the unit.
const NBSP = '\u00a0';

test.each([
  [0, '0,00'],
  [1, '0,01'],
  [879, '8,79'],
  [25_900, '259,00'],
  [123_456, '1.234,56'],
  [100_000_000, '1.000.000,00'],
  [-5_500, '-55,00'],
])('%d cents are written %s € with cents always', (cents, text) => {
  expect(formatEuros(cents)).toBe(`${text}${NBSP}€`);
});

test.each([
  [0, '0'],
  [879, '8,79'],
  [880, '8,80'],
  [25_900, '259'],
  [30_000, '300'],
  [120_000, '1.200'],
  [120_001, '1.200,01'],
])('a price of %d cents is written %s €, with cents only where there are some', (cents, text) => {
  expect(formatPrice(cents)).toBe(`${text}${NBSP}€`);
});

test.each([
  [8_029_949, '80.299'],
  [8_029_950, '80.300'],
  [123_400, '1.234'],
  [0, '0'],
])('in a figure of years %d cents are written %s €', (cents, text) => {
  expect(wholeEuros(cents)).toBe(`${text}${NBSP}€`);
});

test.each([-0, -0.3, -0.49])('what rounds to nothing has no sign: %d', (cents) => {
  expect([formatEuros(cents), wholeEuros(cents), plainEuros(cents), exactEuros(cents)]).toEqual([
    `0,00${NBSP}€`,
    `0${NBSP}€`,
    '0,00',
    '0.00',
  ]);
  expect(formatPrice(-0)).toBe(`0${NBSP}€`);
  expect(wholeEuros(-49)).toBe(`0${NBSP}€`);
});

test.each([
  [0, '0'],
  [0.3, '0'],
  [1, '0,01'],
  [99, '0,99'],
  [-30, '-0,30'],
  [150, '2'],
  [12_941_49, '12.941'],
])('to the euro, of less than one to the cent: %d cents are %s €', (cents, text) => {
  expect(roundEuros(cents)).toBe(`${text}${NBSP}€`);
});

test('under a head that names the unit an amount has none, and for machines it has a point', () => {
  expect(plainEuros(123_456)).toBe('1.234,56');
  expect(exactEuros(123_456.4)).toBe('1234.56');
});

test('a difference is that of the amounts as they are shown', () => {
  expect(wholeEuros(250_060 - 120_049)).toBe(`1.300${NBSP}€`);
  expect(wholeDifference(250_060, 120_049)).toBe(`1.301${NBSP}€`);
});

test('what is less is told as the shown amounts differ, and to the cent where they look equal', () => {
  expect([lessBy(10_049, 20_051), lessBy(20_051, 10_049), lessBy(10_010, 10_040)]).toEqual([
    `101${NBSP}€`,
    `101${NBSP}€`,
    `0,30${NBSP}€`,
  ]);
});
