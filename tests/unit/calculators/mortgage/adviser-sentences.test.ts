import { adviserSentences } from '@/components/calculators/mortgage/adviser-sentences';
import { loanPart } from '@/components/calculators/mortgage/figures-of';
import { savingsNeeded } from '@/lib/calculators/mortgage/savings-needed';
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

describe('with the taxes of the purchase', () => {
  const price = 200_000_00;
  const said = (savings: number, taxes: number) =>
    adviserSentences(
      { ...fixed, savings },
      simulateMortgage({ ...fixed, savings }),
      savingsNeeded({ price, savings, taxes }),
    )
      .join(' ')
      .replaceAll('\u00a0', ' ');

  test('savings that the taxes eat are not enough, though they are 30 %', () => {
    expect(said(60_000_00, 18_000_00)).toContain(
      'Con los impuestos (18.000 €) y los gastos hacen falta 60.250 € en total: te faltan 250 €',
    );
    expect(said(60_000_00, 18_000_00)).not.toContain('Llegas');
  });

  test('savings that pay everything are told what is left, or what is missing for some air', () => {
    expect(said(60_000_00, 12_000_00)).toContain('Tienes para la entrada, los impuestos y los gastos: 54.250 €');
    expect(said(55_000_00, 12_000_00)).toContain('Hasta el 30 % que recomendamos faltan 5.000 €');
    expect(said(70_000_00, 12_000_00)).toContain('(54.250 € en total) y quedan 10.000 € por encima.');
  });
});

test('without the taxes 30 % is never said to be enough everywhere', () => {
  expect(note({ ...fixed, savings: 80_000_00 })).toMatch(
    /Llegas al 30 % .* tienes 20\.000 € por encima\. .* del 5 al 13 % en una casa de 200\.000 € según/,
  );
});
