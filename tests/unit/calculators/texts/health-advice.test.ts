import { bestHealthChange } from '@/lib/calculators/health/best-health-change';
import { financialHealth, type Household } from '@/lib/calculators/health/financial-health';
import {
  changeSentence,
  fundCover,
  fundLength,
  fundMeaning,
  fundSaid,
  healthNote,
  healthParagraph,
  owedShare,
  savedShare,
} from '@/lib/calculators/texts/health-advice';

const calm: Household = {
  income: 200_000,
  fixed: 90_000,
  variable: 20_000,
  debtPayments: 40_000,
  fund: 1_000_000,
  insurance: 'adequate',
  ownsHome: false,
  hasDependents: false,
};

function bestSentence(household: Household): string {
  const change = bestHealthChange(household);
  if (!change) throw new Error('The household has nothing to gain.');
  return changeSentence(change, household);
}

function note(household: Household): string {
  return healthNote(household, financialHealth(household), bestHealthChange(household)).join(' ');
}

describe('savings beyond a cushion get a word', () => {
  const word = (household: Household) => /los otros ([\d.]+)\s€, quietos en la cuenta/.exec(note(household))?.[1];

  test('27 months of expenses and instalments', () => {
    expect(word({ ...calm, fund: 27 * 150_000 })).toBe('31.500');
    expect(note({ ...calm, fund: 27 * 150_000 })).toContain('si te compensa quitarte antes alguna cuota');
    expect(note({ ...calm, debtPayments: 0, fund: 27 * 110_000 })).toMatch(/pasa de un año de gastos\./);
  });

  test('none of a year, nor where the month does not reach, nor where nothing is spent', () => {
    expect(word({ ...calm, fund: 12 * 150_000 })).toBeUndefined();
    expect(word({ ...calm, fund: 12 * 150_000 + 100 })).toBeDefined();
    expect(word({ ...calm, variable: 80_000, fund: 10_000_000 })).toBeUndefined();
    expect(word({ ...calm, fixed: 0, variable: 0, debtPayments: 0 })).toBeUndefined();
  });
});

describe('the sentence of the best change says what it gains', () => {
  test('fewer instalments that reach their own threshold and a saving', () => {
    const household = { ...calm, income: 226_000, fixed: 113_000, variable: 23_000, debtPayments: 83_000 };
    expect(bestSentence(household)).toMatch(
      /^Baja tus cuotas en 382\s€ al mes, para no pasar del 20\s% de tus ingresos en cuotas y para ahorrar el 20\s% de lo que ingresas\. Ese dinero pasa a ser ahorro\.$/,
    );
    expect(note(household)).toMatch(/382\s€ menos al mes mejoran los bloques de ahorro y de deudas\./);
  });

  test('fewer instalments whose gain comes from saving alone', () => {
    const household = { ...calm, fixed: 130_000, variable: 0 };
    expect(bestSentence(household)).toMatch(
      /^Baja tus cuotas en 100\s€ al mes, para ahorrar el 20\s% de lo que ingresas\. Ese dinero pasa a ser ahorro\.$/,
    );
    expect(note(household)).toMatch(/100\s€ menos al mes mejoran el bloque de ahorro\./);
  });

  test('fewer instalments in a month that does not reach', () => {
    const short = { ...calm, fixed: 180_000, variable: 0, debtPayments: 45_000, fund: 1_200_000 };
    expect(bestSentence(short)).toMatch(
      /Ese dinero tapa lo que hoy te falta cada mes, y el resto pasa a ser ahorro\.$/,
    );
    const change = { kind: 'debt', amount: 5_000, reached: { debt: 20 }, gain: 5, total: 65 } as const;
    expect(changeSentence(change, short)).toMatch(
      /^Baja tus cuotas en 50\s€ al mes, para no pasar del 20\s% de tus ingresos en cuotas\. Ese dinero tapa lo que hoy te falta cada mes\.$/,
    );
  });

  test('less spend that lets the fund last longer', () => {
    expect(bestSentence({ ...calm, fixed: 60_000, variable: 70_000, debtPayments: 0, fund: 390_000 })).toMatch(
      /^Gasta 650\s€ menos al mes en lo variable, para que tu fondo cubra 6\s meses de gastos\.$|^Gasta 650\s€ menos al mes en lo variable, para que tu fondo cubra 6\smeses de gastos\.$/,
    );
  });

  test('less spend that reaches a saving and a fund, and what cutting most of it means', () => {
    const household: Household = {
      ...calm,
      fixed: 90_000,
      variable: 50_000,
      debtPayments: 30_000,
      fund: 300_000,
      insurance: 'some',
    };
    expect(bestSentence(household)).toMatch(
      /^Gasta 400\s€ menos al mes en lo variable, para ahorrar el 20\s% de lo que ingresas y para que tu fondo cubra 3\smeses de gastos\.$/,
    );
    expect(note(household)).toMatch(/Son 400\s€ de los 500\s€ que gastas en lo variable, demasiado para un solo mes\./);
  });
});

describe('the fund is told in two figures', () => {
  const cover = (household: Partial<Household>) => fundCover(financialHealth({ ...calm, ...household }));

  test.each<[string, Partial<Household>, RegExp]>([
    [
      'the household of the page',
      { fixed: 80_000, variable: 30_000, debtPayments: 70_000, fund: 330_000 },
      /^cubre 3\smeses de gastos; con las cuotas,\s1,8$/,
    ],
    [
      'a fund that instalments nearly halve',
      { fixed: 70_000, variable: 40_000, debtPayments: 80_000, fund: 220_000 },
      /^cubre 2\smeses de gastos; con las cuotas,\s1,2$/,
    ],
    ['no instalments', { fixed: 100_000, variable: 0, debtPayments: 0, fund: 100_000 }, /^cubre 1\smes de gastos$/],
    [
      'instalments and no spend',
      { fixed: 0, variable: 0, fund: 200_000 },
      /^cubre 5\smeses de cuotas: no tienes gastos$/,
    ],
    [
      'neither spend nor instalments',
      { fixed: 0, variable: 0, debtPayments: 0 },
      /^no se gasta: no tienes gastos ni cuotas$/,
    ],
  ])('%s', (_, household, said) => {
    expect(cover(household)).toMatch(said);
  });

  test('the second figure stands under the first', () => {
    const meaning = (household: Partial<Household>) => fundMeaning(financialHealth({ ...calm, ...household }));
    expect(meaning({ fund: 330_000 })).toBe('de gastos; con las cuotas,\u00a02,2');
    expect(meaning({ debtPayments: 0 })).toBe('de gastos');
    expect(meaning({ fixed: 0, variable: 0, fund: 200_000 })).toMatch(/^sin gastos; con las cuotas, 5\smeses$/);
    expect(meaning({ fixed: 0, variable: 0, debtPayments: 0 })).toBe('no tienes gastos ni cuotas');
  });

  test('no sentence says that the fund would last without income', () => {
    const weak: Household = { ...calm, fund: 100_000, insurance: 'none' };
    expect(note(weak)).toMatch(/^Tu colchón cubre 0,9\smeses de gastos; con las cuotas,\s0,7\. Es lo que más/);
    expect(note({ ...calm, insurance: 'some' })).toMatch(
      /y tu colchón cubre 9,1\smeses de gastos; con las cuotas,\s6,7\./,
    );
  });
});

describe('no figure is rounded onto a border that it does not reach', () => {
  const shown = (household: Partial<Household>) => {
    const { fundMonths, debtRatio, savingRate } = financialHealth({ ...calm, ...household });
    return [fundLength(fundMonths), owedShare(debtRatio), savedShare(savingRate)].map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
  };

  test('5,96 months are 5,9, 35,04 % are 35,1 %, and 19,96 % are 19,9 %', () => {
    const spends = { fixed: 70_000, variable: 70_000, fund: 835_000 };
    expect(shown({ ...spends, debtPayments: 70_080 })[0]).toBe('5,9 meses');
    expect(shown({ debtPayments: 70_080 })[1]).toBe('35,1 %');
    expect(shown({ debtPayments: 70_000 })[1]).toBe('35 %');
    expect(shown({ fixed: 100_080, variable: 20_000, debtPayments: 40_000 })[2]).toBe('19,9 %');
    expect(shown({ fixed: 100_000, variable: 20_000, debtPayments: 40_000 })[2]).toBe('20 %');
  });
});

describe('a household that loses money', () => {
  const short: Household = { ...calm, fixed: 190_000, variable: 50_000, debtPayments: 30_000, fund: 0 };

  test('is not told to fill the fund: the hole comes first', () => {
    expect(note(short)).toMatch(/^Cada mes sale más de lo que entra: 700\s€\. Antes de mirar la nota/);
    for (const fund of [0, 100_000]) {
      const change = bestHealthChange({ ...short, fund, debtPayments: 0, variable: 20_000 });
      expect(change?.kind).not.toBe('fund');
    }
  });
});

test('a fund that the saving would take more than ten years to fill is not told to wait for a saving', () => {
  const input: Household = {
    ...calm,
    fixed: 150_000,
    variable: 49_000,
    debtPayments: 0,
    fund: 0,
    ownsHome: true,
    hasDependents: true,
  };
  expect(note(input)).toMatch(/Lo siguiente sería el colchón\. Con lo que te sobra tardarías más de diez años\./);
  expect(note({ ...input, variable: 50_000 })).not.toContain('te sobra');
});

test('a cut of less than 5 € is nearly nothing, and no fund is not one of 0 months', () => {
  const near: Household = { ...calm, fixed: 100_080, variable: 20_000, fund: 0 };
  expect(note({ ...near, fund: 2_000_000 })).toMatch(/Casi llegas: basta con 1\s€ menos al mes de gasto variable\./);
  const health = financialHealth(near);
  expect([fundSaid(health), fundLength(health.fundMonths), fundMeaning(health)]).toEqual([
    'No tienes fondo.',
    'nada',
    'no tienes fondo',
  ]);
  expect(healthParagraph(near, health, 'Buena')).toMatch(/de cuotas y no tengo fondo para emergencias\. Me/);
});
