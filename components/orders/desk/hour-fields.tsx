import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import { SelectField } from '@/components/shared/ui/field';
import type { SlotsResponseBody } from '@/lib/orders/contract';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatShortDay } from '@/lib/shared/madrid-time';

type Hour = { date: string; time: string };

type Props = {
  duration: number;
  error: string | undefined;
  /** Null while either is missing. */
  onChoose?: (hour: Hour | null) => void;
};

/** Day and hour among those that are free for an appointment of so many minutes: the form's fields `date` and `time`. */
export function HourFields({ duration, error, onChoose }: Props) {
  const t = useTranslations('DeskOrders.hours');
  const query = useDeskQuery<SlotsResponseBody>(`/orders/hours?duration=${duration}`);
  const [date, setDate] = useState('');
  return (
    <DeskData query={query}>
      {({ days }) => {
        const open = days.filter(({ slots }) => slots.some(({ status }) => status === 'free'));
        const slots = open.find((day) => day.date === date)?.slots.filter(({ status }) => status === 'free') ?? [];
        return (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <SelectField
              id="dia"
              name="date"
              label={t('day')}
              value={date}
              error={error}
              onChange={({ target }) => {
                setDate(target.value);
                onChoose?.(null);
              }}
            >
              <option value="">{t('chooseDay')}</option>
              {open.map((day) => (
                <option key={day.date} value={day.date}>
                  {capitalised(formatShortDay(day.date))}
                </option>
              ))}
            </SelectField>
            <SelectField
              key={date}
              id="hora"
              name="time"
              label={t('hour')}
              defaultValue=""
              disabled={!date}
              onChange={({ target }) => onChoose?.(target.value ? { date, time: target.value } : null)}
            >
              <option value="">{t('chooseHour')}</option>
              {slots.map(({ time }) => (
                <option key={time} value={time}>
                  {time}
                </option>
              ))}
            </SelectField>
          </div>
        );
      }}
    </DeskData>
  );
}
