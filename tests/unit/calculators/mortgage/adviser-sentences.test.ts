import { adviserSentences } from '@/components/calculators/mortgage/adviser-sentences';
import { savingsNeeded } from '@/lib/calculators/mortgage/savings-needed';
import { secondLoan } from '@/lib/calculators/mortgage/second-loan';
import { type MortgageInput, simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';
import { loanPart } from '@/lib/calculators/texts/loan-figures';
import { secondLoanNote } from '@/lib/calculators/texts/second-loan-note';

const fixed = { price: 200_000_00, savings: 40_000_00, years: 25, annualRate: 0.035, kind: 'fijo' } as const;

function note(input: MortgageInput): string {
  return adviserSentences(input, simulateMortgage(input)).join(' ').replaceAll('\u00a0', ' ');
}

test('a loan one cent above the usual maximum is never "80 %"', () => {
  expect(loanPart(simulateMortgage({ ...fixed, savings: 39_999_99 }).loanToValue)).toBe('80,01\u00a0%');
  expect(loanPart(simulateMortgage(fixed).loanToValue)).toBe('80\u00a0%');
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

describe('the same savings are not spent twice', () => {
  const said = (savings: number, taxes?: number, other: Partial<MortgageInput> = {}) => {
    const input = { ...fixed, ...other, savings };
    const second = secondLoan(input, taxes === undefined ? undefined : savingsNeeded({ ...input, taxes }));
    return second
      ? secondLoanNote(input, second, taxes === undefined)
          .join(' ')
          .replaceAll('\u00a0', ' ')
      : '';
  };
  const assumed = ' Sin comunidad contamos para eso un 10 % del precio, como en el 30 % que recomendamos.';

  test('deposit and costs, or more: the loan and its instalment, with the income that it takes', () => {
    expect(said(70_000_00, 12_000_00)).toBe(
      'Aparte necesitas 14.250 € para impuestos y gastos. Si salen de ese mismo ahorro, a la casa llegan 55.750 €, pides 144.250 € y la cuota es 722,15 €. Te llega, con 15.750 € por encima: para que una cuota de 722,15 € no pase del 35 % hacen falta 2.064 € netos al mes.',
    );
    expect(said(54_250_00, 12_000_00)).toMatch(/la cuota es 801,00 €\. Te llega justo: para que/);
    expect(said(60_000_00)).toMatch(
      /pides 160\.000 € y la cuota es 801,00 €\. Te llega justo: .* netos al mes\. Sin com/,
    );
  });

  test('less: the part of the price that no bank lends, and one gap', () => {
    expect(said(40_000_00)).toBe(
      `Aparte necesitas 20.000 € para impuestos y gastos. Si salen de ese mismo ahorro, a la casa llegan 20.000 €, pides 180.000 € y la cuota es 901,12 €. Es el 90 % del precio: casi ningún banco pasa del 80 %. Faltan 20.000 €.${assumed}`,
    );
    expect(said(60_000_00, 18_000_00)).toMatch(/Es el 80,13 % del precio: .* Faltan 250 €\.$/);
  });

  test('not more than the costs: no second loan', () => {
    for (const savings of [0, 19_999_00, 20_000_00])
      expect(said(savings)).toMatch(/^Ese ahorro se va en impuestos y gastos: faltan [\d.]+ € para la entrada\. Sin/);
    expect(said(20_250_00, 18_000_00)).toBe('Ese ahorro se va en impuestos y gastos: faltan 40.000 € para la entrada.');
    expect(said(20_250_01, 18_000_00)).toMatch(/a la casa llegan 0,01 €/);
  });

  test('a mixed loan has both instalments, and one below its appraisal none', () => {
    const mixed = { fixedYears: 5, laterRate: 0.045 };
    expect(said(60_000_00, undefined, { kind: 'mixto', mixed })).toMatch(
      /la cuota es 801,00 € y, desde el año 6, de 873,77 €\. Te llega justo: para que una cuota de 873,77 € no/,
    );
    expect(said(199_650_01)).toBe('');
    expect(said(199_650_00)).not.toBe('');
  });
});
