import { domainToASCII } from 'node:url';
import { customerSchema } from '@/lib/orders/customers/schema';
import { bookingRequestSchema } from '@/lib/orders/schema';
import { emptyConsultation } from '@/lib/questions/consultations/questions';
import { consultationSchema } from '@/lib/questions/consultations/schema';
import { contactSchema } from '@/lib/questions/contact/schema';
import { email } from '@/lib/shared/person/schema';

/** What each form stores of an address; null if it refuses it. */
const FORMS: Record<string, (address: string) => unknown> = {
  person: (address) => email.safeParse(address).data ?? null,
  contact: (address) => contactSchema.shape.email.safeParse(address).data ?? null,
  checkout: (address) => customerSchema.shape.email.safeParse(address).data ?? null,
  booking: (address) => bookingRequestSchema.shape.customerEmail.safeParse(address).data ?? null,
  consultation: (address) => {
    const filled = {
      ...emptyConsultation,
      nombre: 'Eva',
      apellidos: 'Ruiz',
      email: address,
      telefono: '612 345 678',
      edad: '41',
      situacionPersonal: 'casado',
      situacionLaboral: 'estudiante',
      tipoVivienda: 'propia',
      tieneDeudas: 'no',
      tieneAhorros: 'no',
      consulta: '¿Amortizo?',
      aceptaPolitica: true,
    };
    return consultationSchema.safeParse(filled).data?.email ?? null;
  },
};

describe.each(Object.entries(FORMS))('the form of %s', (_, stored) => {
  test.each([
    [' Eva.Ruiz@Example.COM ', 'eva.ruiz@example.com'],
    ['\u2068eva@example.com\u2069', 'eva@example.com'],
    ['\u202aeva\u200b@exam\u00adple.com\u202c', 'eva@example.com'],
    ['eva@peña.example', 'eva@xn--pea-8ma.example'],
    ['eva@PEÑA.example', 'eva@xn--pea-8ma.example'],
    ['eva@pen\u0303a.example', 'eva@xn--pea-8ma.example'],
    ['eva@straße.example', 'eva@xn--strae-oqa.example'],
    ['eva@пример.рф', 'eva@xn--e1afmkfd.xn--p1ai'],
    ['eva@xn--e1afmkfd.xn--p1ai', 'eva@xn--e1afmkfd.xn--p1ai'],
    ['eva+2@例え。example', 'eva+2@xn--r8jz45g.example'],
  ])('stores %j as %j, which is stored as it is', (typed, expected) => {
    expect(stored(typed)).toBe(expected);
    expect(stored(expected)).toBe(expected);
  });

  test.each([
    '',
    '\u200b',
    'eva@',
    'eva@localhost',
    'eva@peña',
    'peña@example.com',
    'eva@peña@example.com',
    'eva@peña.example/x',
    'eva@peña.example:25',
    'eva@peña%2eexample',
    'eva@１.２.３.４',
    'eva@peña.example\r\nBcc: x@example.com',
    `eva@${'ñ'.repeat(64)}.example`,
    `${'a'.repeat(65)}@example.com`,
    `eva@${'a.'.repeat(126)}es`,
    'eva@example.c0m',
  ])('refuses %j', (typed) => expect(stored(typed)).toBeNull());
});

test('an empty address has one message, and a wrong one another', () => {
  const messages = (typed: string) => email.safeParse(typed).error?.issues.map(({ message }) => message);
  expect(messages(' \u200b ')).toEqual(['emailRequired']);
  expect(messages('eva@')).toEqual(['emailInvalid']);
});

test('the conversion is the one of the URL standard, as of browsers', () => {
  for (const domain of ['peña.example', 'straße.example', 'bücher.example', 'пример.рф']) {
    expect(email.parse(`eva@${domain}`)).toBe(`eva@${domainToASCII(domain)}`);
  }
});
