import { customerSchema } from '@/lib/orders/customers/schema';
import { bookingRequestSchema, paymentRequestSchema } from '@/lib/orders/schema';
import { emptyConsultation } from '@/lib/questions/consultations/questions';
import { consultationSchema } from '@/lib/questions/consultations/schema';
import { contactSchema } from '@/lib/questions/contact/schema';
import { telephoneLink } from '@/lib/shared/person/telephone-link';
import { profileSchema } from '@/lib/space/own-data/schema';

const consultation = {
  ...emptyConsultation,
  nombre: 'Eva',
  apellidos: 'Ruiz',
  email: 'eva@example.com',
  edad: '41',
  situacionPersonal: 'casado',
  situacionLaboral: 'estudiante',
  tipoVivienda: 'propia',
  tieneDeudas: 'no',
  tieneAhorros: 'no',
  consulta: '¿Amortizo?',
  aceptaPolitica: true,
};

/** What each form stores of a number; null if it refuses it. */
const FORMS: Record<string, (phone: string) => unknown> = {
  contact: (phone) => storedBy(contactSchema.shape.phone.safeParse(phone)),
  checkout: (phone) => storedBy(customerSchema.shape.phone.safeParse(phone)),
  booking: (phone) => storedBy(bookingRequestSchema.shape.customerPhone.safeParse(phone)),
  payment: (phone) => storedBy(paymentRequestSchema.shape.customerInfo.shape.phone.safeParse(phone)),
  'own data': (phone) => storedBy(profileSchema.shape.phone.safeParse(phone)),
  consultation: (phone) => {
    const read = consultationSchema.safeParse({ ...consultation, telefono: phone });
    if (read.success) return read.data.phone;
    expect(read.error.issues.map(({ message }) => message)).toEqual(['telefonoInvalid']);
    return null;
  },
};

function storedBy(read: { success: boolean; data?: unknown; error?: { issues: { message: string }[] } | undefined }) {
  if (read.success) return read.data;
  expect(read.error?.issues.map(({ message }) => message)).toEqual(['phoneInvalid']);
  return null;
}

describe.each(Object.entries(FORMS))('the form of %s', (_, stored) => {
  test.each([
    ['612345678', '612 345 678'],
    ['612 345 678', '612 345 678'],
    ['(+34) 612 345 678', '612 345 678'],
    ['0034 612-34-56-78', '612 345 678'],
    ['34612345678', '612 345 678'],
    ['\u202a+34 612 34 56 78\u202c', '612 345 678'],
    ['\u2066612\u00a0345\u202f678\u2069', '612 345 678'],
    ['\ufeff612\u200b345\u200e678', '612 345 678'],
    ['612\u2011345\u2011678', '612 345 678'],
    ['612\u2013345\u2014678', '612 345 678'],
    ['612\u2212345\u2012678', '612 345 678'],
    ['91/123 45 67', '911 234 567'],
    ['91·123·45·67', '911 234 567'],
    ['[91] 123.45.67', '911 234 567'],
    ['tel:+34-612-345-678', '612 345 678'],
    ['TEL: 612345678', '612 345 678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['00 33 1 23 45 67 89', '+33123456789'],
    ['(0)123456', '0123456'],
    ['900123', '900123'],
  ])('stores %j as %j, which is stored as it is', (typed, expected) => {
    expect(stored(typed)).toBe(expected);
    expect(stored(expected)).toBe(expected);
  });

  test.each([
    '12-34',
    '12345',
    'llámame',
    'seis cero cero',
    '612 345 678 ext. 9',
    '612+345678',
    '++34612345678',
    '612345678 / 911234567',
    '-- // --',
    '1234567890123456',
  ])('refuses %j', (typed) => expect(stored(typed)).toBeNull());
});

test.each([
  ['612 345 678', 'tel:+34612345678'],
  ['+442079460958', 'tel:+442079460958'],
])('the stored %j is called as %j', (stored, link) => expect(telephoneLink(stored)).toBe(link));
