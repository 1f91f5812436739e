import { editedLetterSchema, letterSchema, MAX_BODY_CHARACTERS, scheduledLetterSchema } from '@/lib/letters/schema';

const written = { subject: 'Asunto', teaser: '', body: 'Carta' };

test('what the database cannot store is taken out, and line breaks stay', () => {
  expect(letterSchema.parse({ subject: ' A\0sunto\u0007 ', teaser: '\0', body: 'Una\n\tdos\r\n\u001b' })).toEqual({
    subject: 'Asunto',
    teaser: '',
    body: 'Una\n\tdos',
  });
});

test('a letter of nothing but control characters is empty', () => {
  expect(letterSchema.safeParse({ ...written, body: '\0\0' }).error?.issues.map(({ message }) => message)).toEqual([
    'letterRequired',
  ]);
});

test('the longest letter is taken, one character more is not', () => {
  const body = 'x'.repeat(MAX_BODY_CHARACTERS);
  expect(letterSchema.safeParse({ ...written, body }).success).toBe(true);
  expect(letterSchema.safeParse({ ...written, body: `${body}x` }).success).toBe(false);
});

test.each([0, 1.5, 2 ** 31, '1', null])('%p is no version', (version) => {
  expect(editedLetterSchema.safeParse({ ...written, version }).success).toBe(false);
});

test.each([
  ['2027-02-30', '10:00'],
  ['2027-02-28', '24:00'],
  ['mañana', '10:00'],
])('%s at %s is no moment', (date, time) => {
  expect(scheduledLetterSchema.safeParse({ version: 1, date, time }).success).toBe(false);
});
