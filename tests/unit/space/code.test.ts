import { verifySchema } from '@/lib/space/schema';

const requestId = 'A'.repeat(22);
const stored = (code: string) => verifySchema.safeParse({ requestId, code }).data?.code;

test.each([
  '12345678',
  ' 12345678\n',
  '1234 5678',
  '1234-5678',
  '12.34.56.78',
  '１２３４５６７８',
  'Código: 1234 5678',
  '1234\u200e5678',
])('the code %j is read as its eight figures', (typed) => {
  expect(stored(typed)).toBe('12345678');
});

test.each(['', '1234567', '123456789'])('%j is no code', (typed) => {
  expect(stored(typed)).toBeUndefined();
});
