import fc from 'fast-check';
import { comparePayoffs } from '@/lib/calculators/debt/compare-payoffs';
import { monthOfInterest } from '@/lib/calculators/debt/instalment-fault';
import { payoffHeadline, payoffLine, payoffNote } from '@/lib/content/calculators/payoff-note';

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
  const choice = { debts, extra };
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
  expect(late.headline).toMatch(/^Da igual por cuál empieces: los dos métodos cuestan lo mismo\. Acabas en un\smes/);
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

test('an extra payment may clear everything today', () => {
  expect(said([card, car, sofa], 1_140_000).headline).toMatch(/^Con 11\.400\s€ quitas hoy todo lo que debes\.$/);
  expect(said([card, car, sofa], 1_150_000).headline).toMatch(
    /^Con 11\.400\s€ quitas hoy todo lo que debes, y te sobran 100\s€\.$/,
  );
});

test('one line carries the result to an adviser', () => {
  const result = comparePayoffs([card, sofa], 50_000);
  expect(payoffLine({ debts: [card, sofa], extra: 50_000 }, result)).toMatch(
    /^He ordenado mis deudas con la calculadora: Tarjeta \(6\.000\s€ al 21,9\s%, 180\s€ al mes\), Sofá \(900\s€ al 0\s%, 75\s€ al mes\)\. Empezando por la más (cara|pequeña), con 500\s€ de pago extra hoy, acabo en .* Me gustaría comentarlo\.$/,
  );
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
      for (const text of [headline, note, payoffLine({ debts: given, extra }, result)]) {
        expect(text).toMatch(/\.$/);
        expect(text).not.toMatch(/NaN|Infinity|undefined|null|: que|cero\s|-\d/);
      }
    }),
    { numRuns: 300, seed: 15 },
  );
});
