import fc from 'fast-check';
import { isTaxId, plainTaxId } from '@/lib/orders/invoice/tax-id';

test.each([
  '12345678Z',
  '00000000T',
  'X1234567L',
  'Y1234567X',
  'Z1234567R',
  'A58818501',
  'B12345674',
  'P2800000H',
  'Q2826000H',
  'G12345674',
  'K1234567L',
])('%s has its letter', (taxId) => {
  expect(isTaxId(taxId)).toBe(true);
});

test.each([
  '',
  '12345678',
  '12345678A',
  '1234567Z',
  'X1234567Z',
  'A58818502',
  'B1234567D',
  'P28000000',
  '123456789Z',
  'I12345674',
])('%s is none', (taxId) => {
  expect(isTaxId(taxId)).toBe(false);
});

test('is read as people write it', () => {
  expect(plainTaxId(' 12.345.678-z ')).toBe('12345678Z');
});

test('one letter of 23 fits the figures of a person', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
      const digits = String(number).padStart(8, '0');
      expect(letters.filter((letter) => isTaxId(digits + letter))).toHaveLength(1);
    }),
    { seed: 14, numRuns: 200 },
  );
});
