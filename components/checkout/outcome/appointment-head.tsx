import { parseISO } from 'date-fns';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatWeekdayAndDate } from '@/components/calendar/calendar-text';
import { buttonClass } from '@/components/ui/button';
import type { OrderView } from '@/lib/orders/contract';
import type { appointmentTexts } from './outcome-texts';

type Booking = NonNullable<OrderView['booking']>;

/** The head of a paid appointment: its hour, its day and where it takes place. */
export function AppointmentHead({
  text,
  heading: Heading,
  booking,
  officeAddress,
}: {
  text: (typeof appointmentTexts)[keyof typeof appointmentTexts];
  heading: (props: { quiet: true; children: ReactNode }) => ReactNode;
  /** null while the order is being read. */
  booking: Booking | null;
  officeAddress: string;
}) {
  const t = useTranslations('PaymentResult');
  const texts = useTranslations();
  return (
    <section className="rejilla items-end gap-y-6 bg-azafran py-12 md:py-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-[1.5px] border-tinta pb-3">
        <Heading quiet>{texts(text.title)}</Heading>
        <p>{texts(text.lead)}</p>
      </div>
      {booking && (
        <>
          <p className="cifra -ml-[0.03em] pt-4 text-[length:min(var(--text-cifra),38vw)] max-md:text-[clamp(5.25rem,33vw,7.9rem)] lg:!col-[1/7] lg:text-[clamp(5.25rem,15.6vw,14rem)]">
            {booking.bookingTime}
          </p>
          <div className="lg:!col-[7/-1]">
            <p className="font-titular text-t3 font-bold tracking-cerrado text-balance">
              {t(booking.bookingType === 'online' ? 'meetOnline' : 'meetInPerson', {
                day: formatWeekdayAndDate(parseISO(booking.bookingDate)),
              })}
            </p>
            <div className="mt-5 text-lead">
              <WayIn booking={booking} officeAddress={officeAddress} />
            </div>
          </div>
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
    <a
      href={booking.googleMeetLink}
      target="_blank"
      rel="noreferrer"
      className={buttonClass('solid', 'hover:!border-papel hover:!bg-papel hover:!text-tinta max-md:w-full')}
    >
      {t('meetingLink')} <span className="sr-only">{ui('opensInNewWindow')}</span>
    </a>
  );
}
