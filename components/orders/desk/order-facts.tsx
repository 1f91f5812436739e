import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breakable } from '@/components/private/breakable';
import { Telephone } from '@/components/shared/ui/telephone';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatDate, formatLongDate, formatMoment, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { useDisputeState, useReasonText } from './dispute-text';
import type { ShownOrder } from './shown-order';

export function OrderFacts({ order }: { order: ShownOrder }) {
  const t = useTranslations('DeskOrders.facts');
  const reasonText = useReasonText();
  const disputeState = useDisputeState();
  const { appointment, notes, email, phone, invoice, withdrawal, rights, paidAt } = order;
  return (
    <section aria-labelledby="datos" className="min-w-0">
      <h2 id="datos" className="text-t4">
        {t('title')}
      </h2>
      <dl className="mt-3 border-b-[1.5px] border-tinta">
        <Fact label={t('appointment')}>
          {appointment ? <Appointment appointment={appointment} /> : t(order.duration === null ? 'hasNone' : 'noHour')}
        </Fact>
        {notes && (
          <Fact label={t('notes')}>
            <span className="whitespace-pre-line">{notes}</span>
          </Fact>
        )}
        <Fact label={t('contact')}>
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            <Breakable>{email}</Breakable>
          </a>
          {phone && (
            <>
              <br />
              <Telephone phone={phone} className="underline underline-offset-4" />
            </>
          )}
        </Fact>
        <Fact label={t('money')}>
          {paidAt
            ? t('paid', { amount: formatEuros(order.amount), moment: formatMoment(new Date(paidAt)) })
            : t('unpaid', { amount: formatEuros(order.amount) })}
          {order.amountRefunded > 0 && (
            <>
              <br />
              {t('refunded', { amount: formatEuros(order.amountRefunded), left: formatEuros(order.left) })}
            </>
          )}
          {order.payment && (
            <span className="block text-nota wrap-break-word text-tinta-2">
              {order.payment.reference}
              <br />
              <a href={order.payment.link} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                {t('inStripe')}
              </a>
            </span>
          )}
        </Fact>
        {order.disputes.length > 0 && (
          <Fact label={t('dispute')}>
            {order.disputes.map((dispute, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is read, never reordered
              <span key={index} className="block">
                {t('disputeLine', {
                  amount: formatEuros(dispute.amount),
                  reason: reasonText(dispute.reason),
                  state: disputeState(dispute),
                })}
              </span>
            ))}
          </Fact>
        )}
        {withdrawal ? (
          <Fact label={t('withdrawal')}>
            {t(withdrawal.basis === 'late' ? 'withdrawnLate' : 'withdrawn', {
              moment: formatMoment(new Date(withdrawal.submittedAt)),
            })}
          </Fact>
        ) : (
          rights && (
            <Fact label={t('rights')}>
              {t(rights.isOpen ? 'rightsOpen' : 'rightsOver', { day: formatDate(rights.openUntil) })}
            </Fact>
          )
        )}
        {invoice && (
          <Fact label={t('invoice')}>
            {`${invoice.name}, ${invoice.taxId}`}
            <br />
            {`${invoice.address}, ${invoice.postalCode} ${invoice.city}`}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Appointment({ appointment }: { appointment: NonNullable<ShownOrder['appointment']> }) {
  const t = useTranslations('DeskOrders.facts');
  const [startsAt, endsAt] = [new Date(appointment.startsAt), new Date(appointment.endsAt)];
  return (
    <>
      <span className="font-titular text-lg font-bold">
        {`${capitalised(formatLongDate(madridDate(startsAt)))}, `}
        <span className="whitespace-nowrap">{`${madridTime(startsAt)}–${madridTime(endsAt)}`}</span>
      </span>
      <br />
      {t(appointment.mode)}
      {appointment.meetLink && (
        <>
          {' · '}
          <a href={appointment.meetLink} rel="noreferrer" target="_blank" className="underline underline-offset-4">
            {t('join')}
          </a>
        </>
      )}
      {appointment.hasBegun && ` · ${t('begun')}`}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t-[1.5px] border-tinta py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="font-bold">{label}</dt>
      <dd className="min-w-0 wrap-break-word">{children}</dd>
    </div>
  );
}
