import fc from 'fast-check';
import { contactMessages, contactSchema } from '@/lib/questions/contact/schema';

const eva = { name: 'Eva', email: 'eva@example.com', phone: '', message: '', source: 'hipotecas', context: '' };

test('a message keeps every character but the NUL that the database cannot store', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const { message } = contactSchema.parse({ ...eva, message: `a${text}z` });
      expect(message).toBe(`a${text.replace(/\r\n?/g, '\n').replaceAll('\0', '')}z`);
    }),
  );
});

test('line ends count once, however the browser sends them', () => {
  const lines = 'a\r\n'.repeat(2_499);
  expect(contactSchema.safeParse({ ...eva, message: `${lines}ab` }).success).toBe(true);
  expect(contactSchema.safeParse({ ...eva, message: `${lines}abc` }).success).toBe(false);
});

test('an unknown page or a long context does not refuse a message', () => {
  expect(contactSchema.parse({ ...eva, source: 'otra' }).source).toBe('contacto');
  expect(contactSchema.parse({ ...eva, context: 'Seguros\r\n\tde   vida' }).context).toBe('Seguros de vida');
  expect(contactSchema.parse({ ...eva, context: 'x'.repeat(5_000) }).context).toHaveLength(200);
});

test('every message that something typed can cause is listed, so that the form has a sentence for it', () => {
  const wrong = [
    { name: '', email: '' },
    { name: 'x'.repeat(300), email: 'eva@' },
    { name: 'Eva\u202eavE', phone: 'llámame' },
    { message: 'x'.repeat(5_001) },
  ];
  const found = wrong.flatMap((fields) => contactSchema.safeParse({ ...eva, ...fields }).error?.issues ?? []);
  expect([...new Set(found.map(({ message }) => message))].sort()).toEqual([...contactMessages].sort());
});

test('a plan is taken as one line, or not at all', () => {
  expect(contactSchema.parse({ ...eva, plan: 'Gestión\r\ncompleta' }).plan).toBe('Gestión completa');
  expect(contactSchema.parse({ ...eva, plan: '' }).plan).toBeUndefined();
});
