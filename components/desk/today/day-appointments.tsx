import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { AppointmentContact } from '@/components/private/desk/appointment-contact';
import { formatWeekdayAndDay, madridTime } from '@/lib/shared/madrid-time';
import type { ShownToday } from './shown-today';

type Day = ShownToday['days'][number];

export function DayAppointments({ day, name }: { day: Day; name: 'today' | 'tomorrow' }) {
  const t = useTranslations('DeskToday.appointments');
  return (
    <section aria-labelledby={`citas-${name}`} className="min-w-0">
      <h2 id={`citas-${name}`} className="text-t4">
        {t(name, { day: formatWeekdayAndDay(day.date) })}
      </h2>
      {day.appointments.length === 0 ? (
        <p className="mt-3 border-t-[1.5px] border-tinta pt-3">{t('none')}</p>
      ) : (
        <ol className="mt-3 border-b-[1.5px] border-tinta">
          {day.appointments.map((appointment) => (
            <Appointment key={appointment.bookingId} appointment={appointment} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Appointment({ appointment }: { appointment: Day['appointments'][number] }) {
  const t = useTranslations('DeskToday.appointments');
  const { orderId, product, name, startsAt, endsAt, mode } = appointment;
  const shownName = name ?? t('withoutName');
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-t-[1.5px] border-tinta py-3">
      <p className="font-titular tabular-nums">
        <span className="block text-lg font-bold">{madridTime(new Date(startsAt))}</span>
        <span className="text-nota text-tinta-2">{madridTime(new Date(endsAt))}</span>
      </p>
      <div className="min-w-0 wrap-break-word">
        <p className="font-titular text-lg font-bold">
          {orderId ? (
            <Link prefetch={false} href={`/mesa/contrataciones?orden=${orderId}`}>
              {shownName}
            </Link>
          ) : (
            shownName
          )}
        </p>
        <p>{`${product ?? t('firstConsultation')}\u00a0· ${t(mode)}`}</p>
        <AppointmentContact contact={appointment} />
      </div>
    </li>
  );
}
