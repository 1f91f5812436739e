import { capitalised } from '@/lib/shared/i18n/capitalised';

test('only the first letter changes, accents included', () => {
  expect(capitalised('jueves 13 de noviembre')).toBe('Jueves 13 de noviembre');
  expect(capitalised('él')).toBe('Él');
  expect(capitalised('')).toBe('');
});
