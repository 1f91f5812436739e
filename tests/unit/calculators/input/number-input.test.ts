import fc from 'fast-check';
import { type NumberRule, readNumber, writeGrouped, writeNumber } from '@/lib/calculators/input/number-input';

const euros: NumberRule = { decimals: 2, min: 0, max: 1_000_000_000_00 };
const rate: NumberRule = { decimals: 3, min: 0, max: 50_000 };
const years: NumberRule = { decimals: 0, min: 1, max: 50 };

test.each([
  ['1.234,56', 123_456],
  ['1234,56', 123_456],
  ['1234.56', 123_456],
  ['1,234.56', 123_456],
  ['200.000', 20_000_000],
  ['200000', 20_000_000],
  ['1.234', 123_400],
  ['12.345.678,9', 1_234_567_890],
  ['1 234,56 €', 123_456],
  ['200\u00a0000\u202f€', 20_000_000],
  ['0.500', 50],
  ['1.5', 150],
  ['12.3456', undefined],
  [',5', 50],
  ['5,', 500],
  ['0', 0],
  ['-0', 0],
  ['007', 700],
  ['187350,5000', 18_735_050],
  ['200\u200b000', 20_000_000],
  ['\u202a200.000\u202c', 20_000_000],
  ['\ufeff1.234,56\u2060', 123_456],
  ['€ 200.000', 20_000_000],
  ['1 234 567,5', 123_456_750],
])('%s in euros', (text, cents) => {
  expect(readNumber(text, euros)).toEqual(
    cents === undefined ? { ok: false, reason: 'decimals' } : { ok: true, value: cents },
  );
});

test.each([
  ['3,5', 3500],
  ['3.5', 3500],
  ['3.375', 3375],
  ['3,375 %', 3375],
  ['0,001', 1],
  ['3,000', 3000],
])('%s as a rate: no thousands fit, so the point is decimal', (text, value) => {
  expect(readNumber(text, rate)).toEqual({ ok: true, value });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['€', 'empty'],
  ['abc', 'unreadable'],
  ['1a2', 'unreadable'],
  ['1e5', 'unreadable'],
  ['NaN', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['1.23.456', 'unreadable'],
  ['1..2', 'unreadable'],
  ['1,2,3', 'unreadable'],
  ['.', 'unreadable'],
  ['-', 'unreadable'],
  ['--1', 'unreadable'],
  ['-5', 'negative'],
  ['−1.200,50', 'negative'],
  ['1,005', 'decimals'],
  ['250,000', 'decimals'],
  ['10,000', 'decimals'],
  ['1,234', 'decimals'],
  ['1,250.000', 'decimals'],
  ['1.250,000', 'decimals'],
  ['1234.500', 'decimals'],
  ['12 34', 'spaces'],
  ['1 2345', 'spaces'],
  ['200  000', 'spaces'],
  ['200\t000', 'spaces'],
  ['0 500', 'spaces'],
  ['200.000 euros', 'words'],
  ['200.000 € al mes', 'words'],
  ['EUR 200', 'words'],
  ['25 años', 'words'],
  ['200k', 'words'],
  ['200 mil', 'words'],
  ['12a', 'words'],
  ['20 %', 'share'],
  ['12€50', 'unreadable'],
  ['–5', 'negative'],
  ['—5', 'negative'],
  ['‐5', 'negative'],
  ['- 5 €', 'negative'],
  ['-€5', 'negative'],
  ['1000000000000000', 'above'],
  ['9'.repeat(400), 'above'],
])('%j is refused as %s', (text, reason) => {
  expect(readNumber(text, euros)).toEqual({ ok: false, reason });
});

test.each([
  ['0', 'below'],
  ['51', 'above'],
  ['2,5', 'decimals'],
  ['1.000', 'above'],
  ['10,000', 'decimals'],
  ['1,000', 'decimals'],
  ['2 5', 'spaces'],
  ['25 años', 'words'],
  ['25 %', 'words'],
])('%s years are refused as %s', (text, reason) => {
  expect(readNumber(text, years)).toEqual({ ok: false, reason });
});

test('what is written is read as the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (cents) => {
      expect(readNumber(writeNumber(cents, 2), euros)).toEqual({ ok: true, value: cents });
    }),
  );
});

test('no text is read as anything but a whole value within the rule, or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-€ ') })), (text) => {
      const reading = readNumber(text, euros);
      expect(
        !reading.ok || (Number.isSafeInteger(reading.value) && reading.value >= 0 && reading.value <= euros.max),
      ).toBe(true);
    }),
  );
});

test.each([
  [35_000_000, 2, '350.000'],
  [123_456_780, 2, '1.234.567,8'],
  [99_900, 2, '999'],
  [3_375, 3, '3,375'],
  [0, 2, '0'],
  [25, 0, '25'],
  [1_000, 0, '1.000'],
])('%i with %i decimals is written %s', (value, decimals, text) => {
  expect(writeGrouped(value, decimals)).toBe(text);
});

test('what is written with points reads as the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (value) => {
      expect(readNumber(writeGrouped(value, 2), euros)).toEqual({ ok: true, value });
    }),
  );
});
