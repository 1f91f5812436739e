import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { endTime, formatWeekdayAndDate } from '@/components/agenda/calendar/calendar-text';
import { buttonClass } from '@/components/shared/ui/button';
import type { OrderView } from '@/lib/orders/contract';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { Facts } from '../shared/facts';
import { NumberedSteps } from '../shared/numbered-steps';
import type { BusinessFacts } from '../state/business-facts';
import type { PaidOutcome } from '../state/checkout-state';
import { ContactLine } from './contact-line';
import { receiptTexts } from './outcome-texts';
import { ReceiptSection } from './receipt-section';

/** The last part of an id: our ids begin with a date, and all Checkout sessions begin alike. */
const shortened = (id: string, length: number) => id.slice(-length);

type Props = {
  view: OrderView;
  sessionId: string;
  outcome: PaidOutcome;
  business: BusinessFacts;
  /** Asks for one's links, where the page has it. */
  links?: ReactNode;
};

/** The way to the order's page, how to change the appointment, the order, the appointment in full and the next steps. */
export function OrderReceipt({ view, sessionId, outcome, business, links }: Props) {
  const t = useTranslations('PaymentResult');
  const { booking } = view;
  const changeable = outcome === 'confirmed' && booking !== null;
  return (
    <div className="grid gap-12 lg:grid-cols-2 lg:gap-x-canal print:grid-cols-2 print:gap-x-8 print:gap-y-4 print:text-[0.8125rem]">
      {outcome === 'confirmed' && view.manageUrl && <ManageOrder url={view.manageUrl} hasHour={booking !== null} />}
      {outcome === 'confirmed' && !view.isPersonal && <OnItsPage links={links} />}
      {changeable && (
        <ReceiptSection title={t('change')}>
          <ContactLine business={business} />
        </ReceiptSection>
      )}
      <OrderFacts view={view} sessionId={sessionId} outcome={outcome} />
      {outcome === 'refunded' && booking && (
        <ReceiptSection title={t('booking')}>
          <p>{t('bookingCancelled')}</p>
        </ReceiptSection>
      )}
      {outcome === 'confirmed' && booking && <AppointmentFacts booking={booking} />}
      {outcome === 'confirmed' && view.isPersonal && <NextSteps view={view} />}
      {!changeable && (
        <ReceiptSection title={t('contact')}>
          <ContactLine business={business} />
        </ReceiptSection>
      )}
    </div>
  );
}

/** The first thing after the calendar. A whole page load: the page has a policy of its own. */
function ManageOrder({ url, hasHour }: { url: string; hasHour: boolean }) {
  const t = useTranslations('PaymentResult');
  return (
    <div className="lg:col-span-2 print:hidden">
      <a href={url} className={buttonClass('solid', 'max-md:w-full')}>
        {t('manage')}
      </a>
      <p className="mt-3 max-w-texto text-nota">{t('manageNote', { hasHour: String(hasHour) })}</p>
    </div>
  );
}

/** An address of this page that is older than a day: it may have come into other hands. */
function OnItsPage({ links }: Pick<Props, 'links'>) {
  const t = useTranslations('PaymentResult');
  return (
    <section className="lg:col-span-2">
      <h2 className="mb-3 text-t4">{t('elsewhereTitle')}</h2>
      <p className="max-w-lectura">{t('elsewhere')}</p>
      {links ?? (
        <p className="mt-3 max-w-lectura">
          {t.rich('elsewhereLost', {
            links: (words) => (
              <a href="/tu-contratacion" className="enlace">
                {words}
              </a>
            ),
          })}
        </p>
      )}
    </section>
  );
}

function OrderFacts({ view: { order, product }, sessionId, outcome }: Pick<Props, 'view' | 'sessionId' | 'outcome'>) {
  const t = useTranslations();
  const facts = useTranslations('PaymentResult');
  return (
    <ReceiptSection title={facts('summary')}>
      <dl>
        <Facts
          look="receipt"
          rows={[
            [facts('service'), product.name],
            [facts(outcome === 'refunded' ? 'totalRefunded' : 'total'), formatEuros(order.totalAmount)],
            [facts('status'), t(receiptTexts[outcome])],
            [facts('method'), facts('card')],
            [facts('order'), shortened(order.id, 8).toUpperCase()],
            [facts('transaction'), shortened(sessionId, 12)],
          ]}
        />
      </dl>
    </ReceiptSection>
  );
}

function NextSteps({ view: { booking, delivery } }: Pick<Props, 'view'>) {
  const t = useTranslations('PaymentResult');
  const later = delivery?.later;
  const delivered = later && t('nextDelivery', { what: later.what, day: formatWeekdayAndDate(later.until) });
  const beginning = delivery && delivery.files.length > 0 ? t('nextDownload') : delivered || t('nextStart');
  const steps = booking
    ? [t('nextMail'), t('nextPrepare'), t(booking.bookingType === 'online' ? 'nextOnline' : 'nextInPerson')]
    : [t('nextMail'), beginning];
  if (booking && delivered) steps.push(delivered);
  steps.push(t(booking ? 'nextManageBooking' : 'nextManage'));
  return (
    <ReceiptSection title={t('next')}>
      <NumberedSteps steps={steps} />
    </ReceiptSection>
  );
}

/** The appointment in full; where it takes place is part of `AppointmentHead`. */
function AppointmentFacts({ booking }: { booking: NonNullable<OrderView['booking']> }) {
  const t = useTranslations('PaymentResult');
  const start = booking.bookingTime;
  return (
    <div>
      <ReceiptSection title={t('booking')}>
        <dl>
          <Facts
            look="receipt"
            rows={[
              [t('date'), capitalised(formatLongDate(booking.bookingDate))],
              [t('time'), t('timeRange', { start, end: endTime(start, booking.duration) })],
              [t('duration'), t('minutes', { minutes: booking.duration })],
              [t('mode'), t(booking.bookingType)],
              [t('name'), booking.customerName],
            ]}
          />
        </dl>
      </ReceiptSection>
      {booking.customerEmail !== null && (
        <p className="text-nota text-tinta-2 [overflow-wrap:anywhere]">
          {t('calendar', { email: booking.customerEmail })}
        </p>
      )}
    </div>
  );
}
