import { parseEuros } from '@/components/desk/orders/parse-euros';

test.each([
  ['25', 2500],
  ['25,5', 2550],
  ['25,05 €', 2505],
  ['1.250,50', 125_050],
  ['1250', 125_000],
  ['0,01', 1],
])('%s is %d cents', (text, cents) => {
  expect(parseEuros(text)).toBe(cents);
});

test.each(['', '12.50', '1.25', '-5', '5,', '5,123', '1.2345', 'cinco', '1e3'])('%s is no amount', (text) => {
  expect(parseEuros(text)).toBeNull();
});
