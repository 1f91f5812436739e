import { useTranslations } from 'next-intl';
import { capitalised } from '@/components/calendar/appointment-text';
import type { DaySlots } from '@/components/calendar/day-slots';
import { formatLongDate } from '@/lib/madrid-time';

type Props = { days: readonly DaySlots[]; current?: { date: string; time: string } | undefined };

/** Every free hour in one list, for browsers without JavaScript. */
export function HourSelect({ days, current }: Props) {
  const t = useTranslations('FirstConsultation.form');
  const booking = useTranslations('Checkout.booking');
  const isCurrent = (date: string, time: string) => date === current?.date && time === current.time;
  return (
    <label className="mt-8 block font-bold">
      <span className="mb-1.5 block">{t('hour')}</span>
      <select
        name="hour"
        defaultValue=""
        className="min-h-14 w-full respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta bg-papel px-4 py-2 font-titular text-campo font-medium"
      >
        <option value="">{t('chooseHour')}</option>
        {days
          .filter(({ slots }) => slots.some(({ status }) => status === 'free'))
          .map(({ date, slots }) => (
            <optgroup key={date} label={capitalised(formatLongDate(date))}>
              {slots
                .filter(({ status }) => status === 'free')
                .map(({ time }) => (
                  <option key={time} value={`${date} ${time}`} disabled={isCurrent(date, time)}>
                    {t('option', { day: formatLongDate(date), time })}
                    {isCurrent(date, time) && ` · ${booking('current')}`}
                  </option>
                ))}
            </optgroup>
          ))}
      </select>
    </label>
  );
}
