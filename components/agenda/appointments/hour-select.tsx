import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/shared/ui/field';
import type { Day } from '@/lib/agenda/slots';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate } from '@/lib/shared/madrid-time';

/** `YYYY-MM-DD` and `HH:MM`. */
export type ShownHour = { date: string; time: string };

type Props = { days: readonly Day[]; current?: ShownHour | undefined };

/** Every free hour in one list, for browsers without JavaScript. */
export function HourSelect({ days, current }: Props) {
  const t = useTranslations('FirstConsultation.form');
  const booking = useTranslations('Checkout.booking');
  const isCurrent = (date: string, time: string) => date === current?.date && time === current.time;
  return (
    <div className="mt-8">
      <SelectField id="hora-lista" name="hour" label={t('hour')} defaultValue="">
        <option value="">{t('chooseHour')}</option>
        {days
          .filter(({ slots }) => slots.some(({ status }) => status === 'free'))
          .map(({ date, slots }) => (
            <optgroup key={date} label={capitalised(formatLongDate(date))}>
              {slots
                .filter(({ status }) => status === 'free')
                .map(({ time }) => (
                  <option key={time} value={`${date} ${time}`} disabled={isCurrent(date, time)}>
                    {t('option', { day: formatLongDate(date), time }) +
                      (isCurrent(date, time) ? ` · ${booking('current')}` : '')}
                  </option>
                ))}
            </optgroup>
          ))}
      </SelectField>
    </div>
  );
}
