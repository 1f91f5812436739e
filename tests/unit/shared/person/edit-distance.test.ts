import fc from 'fast-check';
import { editDistance } from '@/lib/shared/person/edit-distance';

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
