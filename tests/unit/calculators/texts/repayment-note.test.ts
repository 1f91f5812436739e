import { earlyRepayment, type RepaymentInput } from '@/lib/calculators/mortgage/early-repayment';
import type { RepaymentEffect } from '@/lib/calculators/mortgage/repaid-loan';
import {
  investingSentence,
  repaymentHeadline,
  repaymentLine,
  repaymentNote,
} from '@/lib/calculators/texts/repayment-note';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const loan: RepaymentInput = {
  principal: 150_000_00,
  annualRate: 0.035,
  months: 300,
  amount: 10_000_00,
  firstMonth: 0,
  isYearly: false,
  kind: 'fijo',
  law: 'ley-5-2019',
  monthsSigned: 24,
  netRate: 0.02,
};
const headline = (changed: Partial<RepaymentInput>, effect: RepaymentEffect) => {
  const input = { ...loan, ...changed };
  return plain(repaymentHeadline(input, effect, earlyRepayment(input)));
};

test.each<[Partial<RepaymentInput>, RepaymentEffect, string]>([
  [
    {},
    'shorter',
    'Amortizar 10.000 € te ahorra 12.941 € de intereses y te quita dos años y seis meses de hipoteca; el banco puede cobrarte como mucho 200 €.',
  ],
  [
    {},
    'lower',
    'Amortizar 10.000 € te ahorra 5.019 € de intereses y baja la cuota de 750,94 € a 700,87 €; el banco puede cobrarte como mucho 200 €.',
  ],
  [
    { isYearly: true, amount: 3_000_00 },
    'shorter',
    'Amortizar 3.000 € cada año te ahorra 29.059 € de intereses y te quita ocho años y diez meses de hipoteca; el banco puede cobrarte como mucho 885 €.',
  ],
  [
    { isYearly: true, amount: 3_000_00 },
    'lower',
    'Amortizar 3.000 € cada año te ahorra 18.734 € de intereses y la primera vez baja la cuota de 750,94 € a 735,92 €; el banco puede cobrarte como mucho 1.177 €.',
  ],
  [
    { amount: 200_000_00 },
    'lower',
    'Devolverlo todo te ahorra 75.281 € de intereses y acaba con la hipoteca 25 años antes; el banco puede cobrarte como mucho 3.000 €.',
  ],
  [
    { kind: 'variable', monthsSigned: 60 },
    'shorter',
    'Amortizar 10.000 € te ahorra 12.941 € de intereses y te quita dos años y seis meses de hipoteca; por los años que han pasado, el banco no puede cobrarte nada.',
  ],
  [
    { annualRate: 0 },
    'lower',
    'Amortizar 10.000 € no te ahorra intereses, pero baja la cuota de 500,00 € a 466,67 €; el banco puede cobrarte como mucho 200 €.',
  ],
  [
    { annualRate: 0, months: 240, amount: 100_00 },
    'shorter',
    'Amortizar 100 € no te ahorra intereses, y tampoco te quita ni un mes de hipoteca; el banco puede cobrarte como mucho 2 €.',
  ],
  [
    { amount: 1_00 },
    'shorter',
    'Amortizar 1 € te ahorra 1 € de intereses y no te quita ni un mes de hipoteca; el banco puede cobrarte como mucho 0,02 €.',
  ],
])('%j, %s', (changed, effect, sentence) => {
  expect(headline(changed, effect)).toBe(sentence);
});

const investing = (changed: Partial<RepaymentInput>) => {
  const input = { ...loan, ...changed };
  return plain(investingSentence(input, earlyRepayment(input).shorter));
};

test('repaying or investing is decided at the rate at which both are equal', () => {
  expect(investing({})).toBe(
    'Al 2 % neto al año gana amortizar: acabas con 6.776 € más. Para que invertir te compense, tendría que darte más de un 3,47 % neto todos los años.',
  );
  expect(investing({ netRate: 0.06 })).toBe(
    'Al 6 % neto al año gana invertir: acabas con 19.106 € más. Si te da menos de un 3,47 % neto, gana amortizar.',
  );
  expect(investing({ annualRate: 0, kind: 'variable', monthsSigned: 60, netRate: 0 })).toBe(
    'Al 0 % neto al año, amortizar o invertir te deja lo mismo.',
  );
  const free = { kind: 'variable', monthsSigned: 60 } as const;
  for (const annualRate of [0, 0.00001])
    expect(investing({ ...free, annualRate })).toMatch(/^Al 2 % neto al año gana invertir: acabas con [\d.]+ € más\.$/);
  expect(investing({ ...free, annualRate: 0.00001, netRate: 0 })).toMatch(/gana amortizar: acabas con \d+ € más\.$/);
  expect(investing({ annualRate: 0 })).toContain('Aquí no compensa amortizar');
  const tiny = {
    principal: 1_000_00,
    annualRate: 0.00008,
    months: 2,
    amount: 500_00,
    firstMonth: 1,
    netRate: 0,
  } as const;
  expect(investing({ ...tiny, law: 'escritura', monthsSigned: 0, deedCommission: 1 })).toBe(
    'Aquí no compensa amortizar: la compensación máxima es mayor que los intereses que te ahorras.',
  );
});

test('the note says what repaying earns, and what was assumed of a rate that moves', () => {
  const note = (changed: Partial<RepaymentInput>) => {
    const input = { ...loan, ...changed };
    return plain(repaymentNote(input, earlyRepayment(input).shorter).join(' '));
  };
  expect(note({})).toContain(
    '(un 3,5 % nominal, un 3,56 % al año) menos la compensación: si te la cobran entera, un 3,47 % al año',
  );
  expect(note({})).not.toContain('Hemos supuesto');
  expect(note({ kind: 'mixto-variable', monthsSigned: 60 })).toContain('que pagado mes a mes es un 3,56 % al año');
  expect(note({ kind: 'mixto-variable', monthsSigned: 60 })).toContain('Hemos supuesto que tu interés no cambia');
  expect(note({ annualRate: 0 })).not.toContain('rinde');
});

test('the line for the consultation is one line in the first person', () => {
  const line = (changed: Partial<RepaymentInput>, effect: RepaymentEffect) => {
    const input = { ...loan, ...changed };
    return plain(repaymentLine(input, effect, earlyRepayment(input)));
  };
  expect(line({}, 'shorter')).toBe(
    'Me quedan 150.000 € de una hipoteca fija, firmada o cambiada a partir del 16 de junio de 2019, al 3,5 % y 25 años. Si adelanto 10.000 € para acortar el plazo, me ahorro 12.941 € de intereses (dos años y seis meses menos), con 200 € de compensación como máximo. Dudo entre eso e invertirlo al 2 % neto.',
  );
  expect(line({ annualRate: 0, kind: 'variable', monthsSigned: 60 }, 'lower')).toContain(
    'no me ahorro intereses (cuota de 466,67 €), sin compensación.',
  );
  expect(line({ amount: 150_000_00 }, 'lower')).toContain(
    'Si lo devuelvo todo, me ahorro 75.281 € de intereses (25 años menos)',
  );
});

test('by an older deed its commission is counted, and a deed that is not said is not taken for none', () => {
  const old = { law: 'escritura', monthsSigned: 0 } as const;
  const said = (changed: Partial<RepaymentInput>) => {
    const input = { ...loan, ...changed };
    const result = earlyRepayment(input);
    const texts = [...repaymentNote(input, result.shorter), repaymentLine(input, 'shorter', result)];
    return plain([repaymentHeadline(input, 'shorter', result), ...texts].join(' '));
  };
  expect(said(old)).toMatch(/; mira qué comisión pone tu escritura, porque va sin contar esa comisión\./);
  expect(said(old)).toContain('sin contar la comisión de mi escritura');
  expect(said({ ...old, deedCommission: 0 })).toMatch(
    /; has puesto que tu escritura no tiene comisión\..*sin compensación/,
  );
  expect(said({ ...old, deedCommission: 500 })).toMatch(/; la comisión que pone tu escritura son 50 €\..*con 50 € de/);
  expect(said(old)).toContain('firmada antes del 16 de junio de 2019 y sin cambiar desde entonces');
});
