import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatWeekdayAndDate } from '@/components/agenda/calendar/calendar-text';
import { buttonClass } from '@/components/shared/ui/button';
import type { OrderView } from '@/lib/orders/contract';
import { hostNames } from '@/lib/shared/business/host-names';
import { AppointmentBlock } from '../shared/appointment-block';
import type { BusinessFacts } from '../state/business-facts';
import { calendarFilePath } from '../state/order-api';
import type { appointmentTexts } from './outcome-texts';

type Booking = NonNullable<OrderView['booking']>;

/**
 * The head of a paid appointment: its day and hour, with whom, where it takes place, and the way into a calendar. It fills the screen
 * before it is read too, so that nothing moves then.
 */
export function AppointmentHead({
  text,
  heading: Heading,
  booking,
  sessionId,
  business,
}: {
  text: (typeof appointmentTexts)[keyof typeof appointmentTexts];
  heading: (props: { quiet: true; children: ReactNode }) => ReactNode;
  /** null while the order is being read. */
  booking: Booking | null;
  sessionId: string;
  business: Pick<BusinessFacts, 'officeAddress' | 'hosts'>;
}) {
  const t = useTranslations('PaymentResult');
  const texts = useTranslations();
  const host = hostNames(business.hosts);
  return (
    <section
      className={`rejilla content-start gap-y-6 bg-azafran py-8 md:py-16 print:bg-transparent print:py-4 ${booking ? '' : 'min-h-svh'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-[1.5px] border-tinta pb-3">
        <Heading quiet>{texts(text.title)}</Heading>
        <p>{texts(text.lead)}</p>
      </div>
      {booking && (
        <>
          <AppointmentBlock date={booking.bookingDate} time={booking.bookingTime} size="page">
            <div className="text-lead">
              <p>
                {t(booking.bookingType === 'online' ? 'meetOnline' : 'meetInPerson', {
                  day: formatWeekdayAndDate(booking.bookingDate),
                })}
              </p>
              {host && <p>{t('host', { name: host })}</p>}
              <WayIn booking={booking} officeAddress={business.officeAddress} />
            </div>
          </AppointmentBlock>
          {booking.calendarLinks && <AddToCalendar links={booking.calendarLinks} sessionId={sessionId} />}
        </>
      )}
    </section>
  );
}

function WayIn({ booking, officeAddress }: { booking: Booking; officeAddress: string }) {
  const t = useTranslations('PaymentResult');
  const ui = useTranslations('Ui');
  if (booking.bookingType === 'in-person') return <p>{officeAddress}</p>;
  if (booking.googleMeetLink === null) return <p>{t('meetingByMail')}</p>;
  return (
    <p>
      <a
        href={booking.googleMeetLink}
        target="_blank"
        rel="noreferrer"
        className="enlace py-1.5 text-papel hover:text-azafran print:text-tinta"
      >
        {t('meetingLink')} <span className="sr-only">{ui('opensInNewWindow')}</span>
      </a>
    </p>
  );
}

type Links = NonNullable<NonNullable<OrderView['booking']>['calendarLinks']>;

/** The first thing to do after paying. */
function AddToCalendar({ links, sessionId }: { links: Links; sessionId: string }) {
  const t = useTranslations('PaymentResult');
  const ui = useTranslations('Ui');
  const onPage = { target: '_blank', rel: 'noreferrer' } as const;
  const elsewhere = <span className="sr-only">{ui('opensInNewWindow')}</span>;
  return (
    <section className="print:hidden">
      <h2 className="text-t4">{t('addToCalendar')}</h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-3 lg:max-w-4xl">
        <a href={links.google} {...onPage} className={buttonClass('solid')}>
          {t('googleCalendar')} {elsewhere}
        </a>
        <a href={links.outlook} {...onPage} className={buttonClass('line')}>
          {t('outlookCalendar')} {elsewhere}
        </a>
        <a href={calendarFilePath(sessionId)} download="cita.ics" className={buttonClass('line')}>
          {t('calendarFile')}
        </a>
      </div>
      <p className="mt-3 text-nota">{t('calendarOnce')}</p>
    </section>
  );
}
