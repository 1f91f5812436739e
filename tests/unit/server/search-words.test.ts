import { Prisma } from '@/lib/generated/prisma/client';
import { hasWords } from '@/lib/server/search-words';

const searched = { text: Prisma.sql`text`, id: Prisma.sql`id` };
const valuesOf = (search: string) => hasWords(searched, search).values;

test('every word is looked for inside of words, a short one at their beginning', () => {
  expect(valuesOf(' lucía  al ')).toEqual(['%lucía%', '% al%']);
});

test('what means something in a pattern means itself', () => {
  expect(valuesOf('100%_\\x')).toEqual(['%100\\%\\_\\\\x%']);
});

test('a reference is also one of the number, in small letters and without its #', () => {
  expect(valuesOf('#0A1B2C3D')).toEqual(['%0A1B2C3D%', '0a1b2c3d']);
});

test('an empty search finds everything', () => {
  expect(hasWords(searched, ' # ').sql).toBe('true');
});

test.each(['pedido #0A1B2C3D', 'Pedido 0a1b2c3d', 'consulta 0A1B2C3D', 'N.º 0A1B2C3D', 'pedido 0a1b\u200e2c3d'])(
  '%s is looked for as its reference',
  (search) => {
    expect(valuesOf(search)).toEqual([expect.stringMatching(/^%0a1b2c3d%$/i), '0a1b2c3d']);
  },
);

test('what a reference is named is a word like any other without one', () => {
  expect(valuesOf('pedido lucía')).toEqual(['%pedido%', '%lucía%']);
});
