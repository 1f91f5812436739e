import { adviserSentences } from '@/components/calculators/mortgage/adviser-sentences';
import { loanPart } from '@/components/calculators/mortgage/figures-of';
import { type MortgageInput, simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';

const fixed = { price: 200_000_00, savings: 40_000_00, years: 25, annualRate: 0.035, kind: 'fijo' } as const;

function note(input: MortgageInput): string {
  return adviserSentences(input, simulateMortgage(input)).join(' ').replaceAll('\u00a0', ' ');
}

test('a loan one cent above the usual maximum is a little too much, and never "80 %"', () => {
  const input = { ...fixed, savings: 39_999_99 };
  expect(note(input)).toContain('Pides un poco más del 80 % del precio');
  expect(note(input)).toContain('Con 1 € más de entrada te quedas justo en el límite.');
  expect(note(input)).not.toContain('pueden salir 1 €');
  expect(loanPart(simulateMortgage(input).loanToValue)).toBe('80,01\u00a0%');
  expect(loanPart(simulateMortgage(fixed).loanToValue)).toBe('80\u00a0%');
});

test('a loan clearly above it is told where the rest could come from', () => {
  expect(note({ ...fixed, savings: 20_000_00 })).toContain(
    'Pides el 90 % del precio y casi ningún banco pasa del 80 %. Lo primero que miraríamos contigo es de dónde pueden salir 20.000 € más',
  );
});

test('a loan below the price of its appraisal is advised against, without an instalment of 0,00 €', () => {
  for (const kind of ['fijo', 'variable'] as const) {
    const said = note({ ...fixed, kind, savings: 199_999_00 });
    expect(said).toContain('Pides 1 €, y solo la tasación cuesta unos 350 €.');
    expect(said).not.toMatch(/(^|[^\d.,])0(,00)? €/);
  }
});

test('a difference below a euro is said in cents', () => {
  const mixed = { fixedYears: 5, laterRate: 0.03501 };
  const said = note({ ...fixed, kind: 'mixto', mixed });
  expect(said).toMatch(/la cuota pasa a 801,\d\d €, 0,\d\d € más al mes/);
});

test('savings some cents short of the recommended ones are enough', () => {
  expect(note({ ...fixed, savings: 59_999_60 })).toContain('Llegas al 30 % que recomendamos.');
});
