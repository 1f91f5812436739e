import { renderToStaticMarkup } from 'react-dom/server';
import { DaysLeft } from '@/app/(public)/(site)/(orders)/tu-contratacion/[token]/days-left';
import { formatWeekdayAndDate } from '@/components/agenda/calendar/calendar-text';
import { LastDayNote } from '@/components/agenda/calendar/last-day-note';
import { PaymentTerms } from '@/components/orders/checkout/payment/payment-step';
import { type Checkout, CheckoutProvider } from '@/components/orders/checkout/state/checkout-context';
import { Guarantee } from '@/emails/orders/order-confirmation';
import { readToday } from '@/lib/orders/refunds/read-today';
import { rightsOfOrder } from '@/lib/orders/refunds/refund-rights';
import { addMadridDays, madridInstant } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { withTexts } from '@/tests/support/pages/with-texts';
import { readSources } from '@/tests/support/rules/sources';

const added = { date: '2026-12-14', name: 'Fiesta local', addedAt: new Date('2026-01-01'), removedAt: null };
jest.mock('@/lib/private/settings/read-local-holidays', () => ({ readLocalHolidays: async () => [added] }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const checkout = { business: { guaranteeDays: site.guaranteeDays } } as Checkout;

/** Rights of an order that is paid at this moment. */
function rightsAt(paidAt: Date) {
  const order = { paidAt, noticeSentAt: null, status: 'confirmed', attentionReason: null } as const;
  return rightsOfOrder(order, paidAt, [added]);
}

/** Every last day that is named to who pays at this moment: booking step, payment step, mail and order. */
async function namedDays(paidAt: Date): Promise<string[]> {
  const { openUntil } = await readToday(paidAt);
  const rights = rightsAt(paidAt);
  const page = {
    rights,
    state: 'confirmed',
    withdrawnAt: null,
    waiting: null,
    appointment: { state: 'none' },
  } as const;
  const text = renderToStaticMarkup(
    withTexts(
      <CheckoutProvider value={checkout}>
        <LastDayNote
          days={[]}
          date={addMadridDays(openUntil, 9)}
          openUntil={openUntil}
          isPaid={false}
          onChooseDay={() => undefined}
          className=""
        />
        <PaymentTerms openUntil={openUntil} />
        <Guarantee openUntil={rights.openUntil} />
        <DaysLeft token="x" order={page} />
      </CheckoutProvider>,
    ),
  ).replaceAll(/<[^>]*>/g, ' ');
  return text.match(/(?<=[Hh]asta el )\p{L}+,? \d+ de \p{L}+/gu) ?? [];
}

test('whoever pays on any day of two years reads one last day, in checkout, mail and order', async () => {
  const wrong = [];
  for (let day = '2026-01-01'; day < '2028-01-01'; day = addMadridDays(day, 1)) {
    const paidAt = madridInstant(day, '23:30');
    const last = formatWeekdayAndDate(rightsAt(paidAt).openUntil);
    const named = await namedDays(paidAt);
    if (named.join() !== [last, last, last, last].join()) wrong.push({ day, last, named });
  }
  expect(wrong).toEqual([]);
});

test('before the server has said which day it is, the payment step names none', () => {
  const text = renderToStaticMarkup(
    withTexts(
      <CheckoutProvider value={checkout}>
        <PaymentTerms openUntil={undefined} />
      </CheckoutProvider>,
    ),
  );
  expect(text).toContain('Puedes desistir durante 15\u00a0días desde el pago');
  expect(text).not.toContain('asta el');
});

test('the days of the guarantee are added to a date in one file', () => {
  const adding = readSources(['app', 'components', 'emails', 'lib'])
    .filter(({ text }) => /add\w+\([^)]*guaranteeDays/.test(text))
    .map(({ path }) => path);
  expect(adding).toEqual(['lib/orders/refunds/refund-rights.ts']);
});
