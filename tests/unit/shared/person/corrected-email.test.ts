import fc from 'fast-check';
import { correctedEmail, editDistance } from '@/lib/shared/person/corrected-email';

test.each([
  ['eva@gmial.com', 'eva@gmail.com'],
  [' Eva.Ruiz+x@GMAL.com ', 'Eva.Ruiz+x@gmail.com'],
  ['eva@gmai.com', 'eva@gmail.com'],
  ['eva@gmail.con', 'eva@gmail.com'],
  ['eva@gmial.con', 'eva@gmail.com'],
  ['eva@gmail.co', 'eva@gmail.com'],
  ['eva@gmail.es', 'eva@gmail.com'],
  ['eva@gmail', 'eva@gmail.com'],
  ['eva@hotmial.es', 'eva@hotmail.es'],
  ['eva@htmail.con', 'eva@hotmail.com'],
  ['eva@hotmail.cm', 'eva@hotmail.com'],
  ['eva@outlok.es', 'eva@outlook.es'],
  ['eva@yaho.es', 'eva@yahoo.es'],
  ['eva@iclud.com', 'eva@icloud.com'],
  ['eva@movistr.es', 'eva@movistar.es'],
  ['eva@miempresa.con', 'eva@miempresa.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(correctedEmail(typed)).toBe(meant);
});

test.each([
  'eva@gmail.com',
  'eva@hotmail.fr',
  'eva@hotmail.co.uk',
  'eva@outlook.de',
  'eva@yahoo.com.mx',
  'eva@ymail.com',
  'eva@mail.com',
  'eva@miempresa.es',
  'eva@startup.co',
  'eva@yago.com',
  'eva@me.com',
  'eva@msn.com',
  'eva@example.com',
  'eva@madrid.org',
  'eva@gm',
  'eva',
  'eva@',
  '@gmial.com',
  'eva@ruiz@gmial.com',
  '',
])('%s is left alone', (typed) => {
  expect(correctedEmail(typed)).toBeNull();
});

test.each([
  ['gmail', 'gmail', 0],
  ['gmal', 'gmail', 1],
  ['gmaiil', 'gmail', 1],
  ['gnail', 'gmail', 1],
  ['gmial', 'gmail', 1],
  ['hotmial', 'hormail', 2],
  ['', 'gmail', 5],
  ['outlook', 'hotmail', 6],
])('%s and %s are %i apart', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});

test('it is the same both ways, and at most the length of the longer word', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(distance === 0).toBe(one === other);
    }),
  );
});
