/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SavingsGap } from '@/components/calculators/mortgage/purchase/savings-gap';
import type { PlannedPurchase } from '@/components/calculators/mortgage/purchase/use-purchase-sum';
import { SavingsAndLoan } from '@/components/calculators/mortgage/savings-and-loan';
import { joined } from '@/components/shared/browser/with-messages';
import { simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';
import messages from '@/lib/shared/i18n/messages';
import details from '@/messages/calculators/tools/mortgage-result.json';

const loan: PlannedPurchase = { price: 200_000_00, savings: 46_995_00, years: 25, annualRate: 0.035, kind: 'fijo' };
const purchase = { community: 'comunidad-valenciana', home: 'used', relief: '', facts: {} } as const;

// jsdom lays nothing out.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function show(input: PlannedPurchase): void {
  const result = simulateMortgage(input);
  render(
    <NextIntlClientProvider locale="es" messages={joined(messages, details)}>
      <SavingsGap input={input} result={result} />
      <SavingsAndLoan input={input} result={result} />
    </NextIntlClientProvider>,
  );
}

/** Each amount that is said to be missing, wherever it stands. */
const gaps = () =>
  [...(document.body.textContent ?? '').matchAll(/te faltan\s?([\d.]+)\s€/gi)].map(([, amount]) => amount);

test('with the taxes of the home there is one gap, under the instalment and below', async () => {
  show({ ...loan, purchase });
  await screen.findByText(/^Te faltan 13\.255\s€ de ahorro para la entrada, los impuestos y los gastos\.$/);
  expect(new Set(gaps())).toEqual(new Set(['13.255']));
});

test('without a community it is what the advised savings lack', () => {
  show(loan);
  expect(screen.getByText(/^Te faltan 13\.005\s€ de ahorro para el 30\s% que recomendamos\.$/)).toBeTruthy();
  expect(new Set(gaps())).toEqual(new Set(['13.005']));
});

test('where nothing is missing it says what the savings are enough for', async () => {
  show({ ...loan, savings: 61_000_00 });
  expect(screen.getByText(/^Tu ahorro llega al 30\s% que recomendamos\.$/)).toBeTruthy();
  show({ ...loan, savings: 61_000_00, purchase });
  expect(await screen.findByText('Tu ahorro llega para la entrada, los impuestos y los gastos.')).toBeTruthy();
  expect(gaps()).toEqual([]);
});
