import fc from 'fast-check';
import { comparePayoffs } from '@/lib/calculators/debt/compare-payoffs';
import { monthOfInterest } from '@/lib/calculators/debt/instalment-fault';
import { payoffPlan } from '@/lib/calculators/debt/payoff-plan';
import { payoffHeadline, payoffLine, payoffNote } from '@/lib/calculators/texts/payoff-note';

const debt = (name: string, balance: number, instalment: number, annualRate: number) => ({
  name,
  balance,
  instalment,
  annualRate,
});
const card = debt('Tarjeta', 600_000, 18_000, 0.219);
const car = debt('Coche', 450_000, 15_000, 0.075);
const sofa = debt('Sofá', 90_000, 7_500, 0);

function said(debts: readonly ReturnType<typeof debt>[], extra = 0) {
  const result = comparePayoffs(debts, extra);
  const choice = { debts, extra, monthly: 0 };
  return { result, headline: payoffHeadline(choice, result), note: payoffNote(choice, result).join(' ') };
}

test('the better method is told first, with what it saves', () => {
  const { headline, note, result } = said([card, car, sofa]);
  expect(headline).toMatch(
    /^Empieza por la más cara, «Tarjeta»: pagas \d+\s€ menos de intereses( y acabas .* antes)? que empezando por la más pequeña\.$/,
  );
  const saved = Math.round(result.smallest.interest / 100) - Math.round(result.dearest.interest / 100);
  expect(headline).toContain(`pagas ${saved}\u00a0€ menos`);
  expect(note).toMatch(/^Cuando acabes una deuda, sigue pagando su cuota, pero a la siguiente: pagas/);
});

test('the smallest first is told as the way to see an end sooner, with its price', () => {
  const { note, result } = said([card, car, sofa], 50_000);
  expect(result).toMatchObject({ better: 'dearest', smallest: { cleared: [{ debt: 2, month: 6 }, {}, {}] } });
  expect(note).toMatch(
    /Empezando por la más pequeña, la primera desaparece en el mes 6, y no en el 12\. Si verlo te ayuda a seguir, cuesta \d+\s€\./,
  );
  expect(said([card, car, sofa], 90_000).note).toMatch(/la primera desaparece hoy mismo, y no en el 12\./);
});

test('equal methods are told as equal', () => {
  const [a, b] = [debt('A', 100_000, 10_000, 0), debt('B', 50_000, 5_000, 0)];
  expect(said([a, b]).headline).toMatch(
    /^Empieza por «B»: los dos métodos siguen el mismo orden\. Acabas en diez\smeses/,
  );
  const late = said([debt('Cara', 100_000, 100_100, 0.001), debt('Barata', 90_000, 100_000, 0)]);
  expect(late.result).toMatchObject({ better: null, isSameOrder: false });
  expect(late.headline).toMatch(
    /^Da igual empezar por «Cara» o por «Barata»: los dos métodos cuestan lo mismo\. Acabas en un\smes/,
  );
});

test('equal methods do not make every first debt equal', () => {
  const debts = [
    debt('Coche', 450_000, 16_000, 0.18),
    debt('Reforma', 300_000, 16_000, 0.12),
    debt('Sofá', 600_000, 11_000, 0),
  ];
  const { headline, result } = said(debts);
  expect(headline).toMatch(/^Da igual empezar por «Coche» o por «Reforma»: los dos métodos cuestan lo mismo\./);
  expect(payoffPlan({ debts, order: [2, 0, 1] }).interest).toBeGreaterThan(result.dearest.interest + 10_000);
  expect(payoffLine({ debts, extra: 0, monthly: 0 }, result)).toContain('. Empezando por «Coche», acabo en');
});

test('methods that begin with the same debt and cost the same are not a choice of the first', () => {
  const debts = [
    debt('Visa', 10_000, 1_000, 0.2),
    debt('Cara', 90_000, 90_900, 0.1),
    debt('Barata', 80_000, 81_000, 0),
  ];
  const { headline, result } = said(debts);
  expect(result).toMatchObject({ better: null, isSameOrder: false });
  expect(headline).toMatch(/^Empieza por «Visa»: los dos métodos cuestan lo mismo\. Acabas en/);
});

test('a debt is not opposed to itself where both methods begin with it', () => {
  const debts = [
    debt('Tarjeta', 600_000, 17_000, 0.05),
    debt('Coche', 800_000, 28_000, 0.22),
    debt('Reforma', 200_000, 12_000, 0.22),
  ];
  const { headline, result } = said(debts);
  expect(headline).toMatch(
    /^Empieza por «Reforma» y sigue por la más cara: pagas 165\s€ menos de intereses.* que siguiendo por la más pequeña\.$/,
  );
  expect(payoffLine({ debts, extra: 0, monthly: 0 }, result)).toContain(
    'Empezando por «Reforma» y siguiendo por la más cara, acabo en',
  );
});

test('one debt has no order', () => {
  const { headline, note } = said([card]);
  expect(headline).toMatch(/^Con una sola deuda no hay orden que elegir\. Acabas en .* de intereses\.$/);
  expect(note).toMatch(/^No contamos comisiones/);
});

test('the extra payment is told with what it alone saves', () => {
  const { note, result } = said([card, car, sofa], 100_000);
  const saved = Math.round(result.withoutExtra.interest / 100) - Math.round(result.dearest.interest / 100);
  expect(note).toContain(`Con los 1.000\u00a0€ de hoy pagas ${saved}\u00a0€ menos de intereses y acabas`);
});

test('what rolling over saves is told without the extra payment, and not of debts that end today', () => {
  const rolling = 'Cuando acabes una deuda, sigue pagando su cuota, pero a la siguiente: ';
  expect(said([card, car, sofa], 100_000).note).toContain(`${rolling}sin contar lo que pones de más, pagas`);
  expect(said([card, car, sofa], 1_200_000).note).not.toContain('sigue pagando su cuota');
});

test('an extra payment may clear everything today', () => {
  expect(said([card, car, sofa], 1_140_000).headline).toMatch(/^Con 11\.400\s€ quitas hoy todo lo que debes\.$/);
  expect(said([card, car, sofa], 1_150_000).headline).toMatch(
    /^Con 11\.400\s€ quitas hoy todo lo que debes, y te sobran 100\s€\.$/,
  );
});

test('one line carries the result to an adviser', () => {
  const result = comparePayoffs([card, sofa], 50_000);
  expect(payoffLine({ debts: [card, sofa], extra: 50_000, monthly: 0 }, result)).toMatch(
    /^He ordenado mis deudas con la calculadora: Tarjeta \(6\.000\s€ al 21,9\s%, 180\s€ al mes\), Sofá \(900\s€ al 0\s%, 75\s€ al mes\)\. Empezando por la más (cara|pequeña), con 500\s€ de pago extra hoy, acabo en .* Me gustaría comentarlo\.$/,
  );
});

test('the line names no order where there is none to choose', () => {
  const lineOf = (debts: readonly ReturnType<typeof debt>[], extra = 0) =>
    payoffLine({ debts, extra, monthly: 0 }, comparePayoffs(debts, extra));
  expect(lineOf([sofa])).toMatch(/^He calculado cómo acabar con mi deuda: Sofá \(.*\)\. Acabo en un\saño y pago 0\s€/);
  expect(lineOf([sofa], 15_000)).toMatch(/\. Con 150\s€ de pago extra hoy, acabo en diez\smeses/);
  expect(lineOf([debt('A', 100_000, 10_000, 0), debt('B', 50_000, 5_000, 0)])).toContain('. Empezando por «B», acabo');
  expect(lineOf([card, car, sofa], 1_140_000)).toMatch(/\. Con 11\.400\s€ de pago extra hoy, lo pago todo\. Me/);
});

test('whatever the debts, there is something to say about them', () => {
  const debts = fc.array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 150 }),
        fc.integer({ min: 0, max: 100_000 }),
      )
      .map(([balance, share, rate]) => {
        const annualRate = rate / 100_000;
        return debt(
          `Deuda ${balance}`,
          balance,
          monthOfInterest({ balance, annualRate }) + Math.ceil(balance / share),
          annualRate,
        );
      }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(debts, fc.integer({ min: 0, max: 10_000_000 }), (given, extra) => {
      const { headline, note, result } = said(given, extra);
      for (const text of [headline, note, payoffLine({ debts: given, extra, monthly: 0 }, result)]) {
        expect(text).toMatch(/\.$/);
        expect(text).not.toMatch(/NaN|Infinity|undefined|null|: que|cero\s|-\d/);
      }
    }),
    { numRuns: 300, seed: 15 },
  );
});
