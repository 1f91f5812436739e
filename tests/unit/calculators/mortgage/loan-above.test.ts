import { loanAbove } from '@/components/calculators/mortgage/loan-above';
import { mortgageDefaults } from '@/components/calculators/mortgage/mortgage-values';

test('the tools begin with the loan of the calculator above', () => {
  expect(loanAbove(mortgageDefaults)).toMatchObject({
    principal: 160_000_00,
    savings: 40_000_00,
    years: 25,
    kind: 'fijo',
    rate: 3_500,
  });
});

test('the rate of a variable loan is its Euríbor and its spread, whatever the other field holds', () => {
  const typed = { tipo: 'variable', interes: '9', euribor: '2', diferencial: '0,6' };
  expect(loanAbove({ ...mortgageDefaults, ...typed })).toMatchObject({
    rate: 2_600,
    parts: { euribor: 2_000, spread: 600 },
  });
});

test('a rate that the calculator refuses is left to the tool', () => {
  const typed = { tipo: 'variable', euribor: '49', diferencial: '1,001' };
  expect(loanAbove({ ...mortgageDefaults, ...typed }).rate).toBeUndefined();
});

test('what cannot be read is left to the tool', () => {
  const typed = { precio: 'x', ahorro: '', plazo: '26', interes: '-1' };
  expect(loanAbove({ ...mortgageDefaults, ...typed })).toMatchObject({
    principal: undefined,
    savings: undefined,
    years: undefined,
    rate: undefined,
  });
  expect(loanAbove({ ...mortgageDefaults, ahorro: '250.000' }).principal).toBeUndefined();
  expect(loanAbove({ ...mortgageDefaults, precio: '200.000,55' }).principal).toBe(160_000_55);
});
