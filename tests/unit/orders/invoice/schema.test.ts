import fc from 'fast-check';
import { withoutVat } from '@/lib/orders/invoice/rules';
import { invoiceSchema, isTaxId, plainTaxId } from '@/lib/orders/invoice/schema';
import messages from '@/lib/shared/i18n/messages';

const complete = {
  name: ' Irene Salas ',
  taxId: '12.345.678-z',
  address: 'Calle Mayor 1, 2.º A',
  postalCode: '28013',
  city: 'Madrid',
};

test('what is typed is kept without the spaces around it, the NIF in capitals', () => {
  expect(invoiceSchema.parse(complete)).toEqual({ ...complete, name: 'Irene Salas', taxId: '12345678Z' });
});

test.each([
  ['name', '', 'invoiceNameRequired'],
  ['name', 'a\nb', 'nameUnprintable'],
  ['taxId', '', 'taxIdRequired'],
  ['taxId', '12345678A', 'taxIdInvalid'],
  ['address', ' ', 'addressRequired'],
  ['address', 'x'.repeat(201), 'valueTooLong'],
  ['postalCode', '99999', 'postalCodeInvalid'],
  ['postalCode', '00100', 'postalCodeInvalid'],
  ['city', '', 'cityRequired'],
])('%s %j is refused: %s', (field, value, message) => {
  const { error } = invoiceSchema.safeParse({ ...complete, [field]: value });
  expect(error?.issues[0]).toMatchObject({ path: [field], message });
  expect(messages.Validation).toHaveProperty(message);
});

test('base and tax add up to what was paid', () => {
  expect(withoutVat(9900)).toEqual({ base: 8182, tax: 1718 });
  expect(withoutVat(25900)).toEqual({ base: 21405, tax: 4495 });
});

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
