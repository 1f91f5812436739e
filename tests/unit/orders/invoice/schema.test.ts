import fc from 'fast-check';
import { withoutVat } from '@/lib/orders/invoice/rules';
import { invoiceSchema, isTaxId } from '@/lib/orders/invoice/schema';
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
  ['taxId', '12345678A', 'taxIdLetter'],
  ['taxId', 'Y-7654321-H', 'taxIdLetter'],
  ['taxId', 'A58818502', 'taxIdControl'],
  ['taxId', '1234567', 'taxIdForm'],
  ['taxId', '12345678', 'taxIdForm'],
  ['taxId', `12345678Z${' '.repeat(40)}1`, 'taxIdForm'],
  ['taxId', 'DE123456789', 'taxIdForeign'],
  ['taxId', 'FR 12 345678901', 'taxIdForeign'],
  ['taxId', 'PT501234567', 'taxIdForeign'],
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

const WRITTEN: [field: 'taxId' | 'postalCode', stored: string, spellings: string[]][] = [
  [
    'taxId',
    '48213590R',
    [
      '48213590R',
      '48213590r',
      ' 48213590R ',
      '48213590-R',
      '48213590·R',
      '48.213.590-R',
      '48 213 590 R',
      '48213590 R',
      '48213590/R',
      '48213590–R',
      '48213590_R',
      '48,213,590 R',
      '(48213590R)',
      '"48213590R"',
      '48213590R.',
      '48213590\u200eR',
      '\u200e48213590R',
      '48213590\u00a0R',
      '48213590\u00adR',
      '４８２１３５９０Ｒ',
      'NIF 48213590R',
      'NIF: 48213590-R',
      'N.I.F. 48213590R',
      'DNI 48213590R',
      'D.N.I. 48213590R',
      'DNI/NIF 48213590R',
      'ES48213590R',
      'ES-48213590-R',
      'NIF ES 48213590R',
      'nif:48213590r',
      'VAT ES48213590R',
      '\t48213590R\n',
    ],
  ],
  [
    'taxId',
    'Y7654321G',
    ['NIE Y-7654321-G', 'Y 7654321 G', 'nie: y7654321g', 'N.I.E. Y-7654321-G', 'ESY7654321G', 'Y\u200e7654321G'],
  ],
  [
    'taxId',
    'B12345674',
    ['CIF B-12345674', 'C.I.F.: B12345674', 'ESB12345674', 'VAT ES B12345674', 'b 12.345.674', 'NIF-IVA ES B12345674'],
  ],
  [
    'postalCode',
    '08001',
    [
      '08001',
      ' 08001',
      '08001 ',
      '08.001',
      '08 001',
      '08-001',
      '0 8 0 0 1',
      'CP 08001',
      'C.P. 08001',
      'C. P.: 08001',
      'cp08001',
      'E-08001',
      'ES-08001',
      'España 08001',
      '08001 Barcelona',
      '08001, Barcelona',
      '08001 (Barcelona)',
      '08001\u200e',
      '\u200e08001',
      '08\u00a0001',
      '08\u202f001',
      '08\u00ad001',
      '０８００１',
      '«08001»',
      '"08001"',
      "'08001'",
      '08001.',
      '08001;',
      'N.º 08001',
      '08001\n',
    ],
  ],
];

test.each(WRITTEN)('%s %s is stored plain, however it is written', (field, stored, spellings) => {
  const read = spellings.map((typed) => invoiceSchema.safeParse({ ...complete, [field]: typed }).data?.[field]);
  expect(read).toEqual(spellings.map(() => stored));
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
