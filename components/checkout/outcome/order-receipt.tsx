'use client';

import { useTranslations } from 'next-intl';
import { formatEuros } from '@/lib/money';
import { AppointmentFacts } from '../shared/appointment-facts';
import type { Business } from '../shared/business-facts';
import { ContactLine } from '../shared/contact-line';
import { Facts } from '../shared/facts';
import type { OrderAnswer } from '../state/api';
import type { PaidOutcome } from '../state/checkout-state';

const statusKeys = {
  confirmed: 'statusConfirmed',
  'needs-attention': 'statusAttention',
  refunded: 'statusRefunded',
} as const satisfies Record<PaidOutcome, string>;

/** The last part of an id: the first characters of ours are only a date, and everybody's Checkout sessions begin alike. */
const shortened = (id: string, length: number) => id.slice(-length);

/** What was bought, when we meet, what comes next and whom to ask. */
export function OrderReceipt({
  answer,
  sessionId,
  outcome,
  business,
}: {
  answer: OrderAnswer;
  sessionId: string;
  outcome: PaidOutcome;
  business: Business;
}) {
  const t = useTranslations('PaymentResult');
  const { order, product, booking } = answer;
  const meets = outcome === 'confirmed' && booking !== null;
  return (
    <div className="grid gap-12 lg:grid-cols-2 lg:gap-x-canal">
      <Facts
        title={t('summary')}
        facts={[
          [t('service'), product.name],
          [t(outcome === 'refunded' ? 'totalRefunded' : 'total'), formatEuros(order.totalAmount)],
          [t('status'), t(statusKeys[outcome])],
          [t('method'), t('card')],
          [t('order'), shortened(order.id, 8).toUpperCase()],
          [t('transaction'), shortened(sessionId, 12)],
        ]}
      />
      {outcome === 'refunded' && booking && (
        <section>
          <h2 className="mb-3 text-t4">{t('booking')}</h2>
          <p>{t('bookingCancelled')}</p>
        </section>
      )}
      {meets && <AppointmentFacts booking={booking} />}
      {outcome === 'confirmed' && <NextSteps bookingType={booking?.bookingType ?? null} />}
      <section>
        <h2 className="mb-3 text-t4">{t('contact')}</h2>
        <ContactLine business={business} />
      </section>
    </div>
  );
}

function NextSteps({ bookingType }: { bookingType: 'online' | 'in-person' | null }) {
  const t = useTranslations('PaymentResult');
  const steps =
    bookingType === null
      ? [t('nextMail'), t('nextStart'), t('nextReply')]
      : [t('nextMail'), t('nextPrepare'), t(bookingType === 'online' ? 'nextOnline' : 'nextInPerson'), t('nextReply')];
  return (
    <section>
      <h2 className="mb-3 text-t4">{t('next')}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.6rem_1fr] border-t-[1.5px] border-tinta py-2.5">
            <span aria-hidden="true" className="font-bold">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
