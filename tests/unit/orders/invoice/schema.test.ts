import { invoiceSchema } from '@/lib/orders/invoice/schema';
import { withoutVat } from '@/lib/orders/invoice/vat';
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
