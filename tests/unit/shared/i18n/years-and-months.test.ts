import { yearsAndDays, yearsAndMonths, yearsText } from '@/lib/shared/i18n/years-and-months';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [1, 'un año'],
  [2, 'dos años'],
  [10, 'diez años'],
  [11, '11 años'],
  [0, 'cero años'],
])('%i years', (years, text) => {
  expect(plain(yearsText(years))).toBe(text);
});

test.each([
  [0, 'cero meses'],
  [1, 'un mes'],
  [11, '11 meses'],
  [12, 'un año'],
  [13, 'un año y un mes'],
  [30, 'dos años y seis meses'],
  [35, '2 años y 11 meses'],
  [23, '1 año y 11 meses'],
  [133, '11 años y 1 mes'],
  [130, 'diez años y diez meses'],
  [300, '25 años'],
])('%i months', (months, text) => {
  expect(plain(yearsAndMonths(months))).toBe(text);
});

test.each([
  [1, 'un día'],
  [364, '364 días'],
  [365, 'un año'],
  [732, 'dos años y dos días'],
  [385, '1 año y 20 días'],
])('%i days', (days, text) => {
  expect(plain(yearsAndDays(days))).toBe(text);
});

test('figure and unit stay on one line', () => {
  expect(yearsAndMonths(155)).toBe('12\u00a0años y 11\u00a0meses');
});
