import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DatePicker } from '@/components/agenda/calendar/date-picker';
import { LastDayNote } from '@/components/agenda/calendar/last-day-note';
import { SectionTitle } from '@/components/agenda/calendar/section-title';
import { TimePicker } from '@/components/agenda/calendar/time-picker';
import { bringIntoView } from '@/components/shared/browser/bring-into-view';
import { SelectField } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import type { BookableDays } from '@/lib/agenda/availability';
import { isFreeHour, type StartHour } from '@/lib/agenda/free-slots';
import type { Day } from '@/lib/agenda/slots';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate, formatWeekdayAndDay, type MadridDate } from '@/lib/shared/madrid-time';

/** Every hour of the booking window, as the appointment would take it. */
export type FreeHours = Pick<BookableDays, 'window' | 'days' | 'next'>;

type Props = {
  hours: FreeHours;
  error: string | undefined;
  /** The hour of the appointment that is moved. */
  current?: StartHour | undefined;
  /** The last day on which an order that is paid already is paid back: a later hour says so. */
  openUntil?: MadridDate | undefined;
  /** Null while a chosen day waits for its hour. */
  onChoose?: (hour: StartHour | null) => void;
};

/** The form's field `hour`: the checkout's calendar, or a list for browsers without JavaScript. */
export function HourPicker({ hours: { window, days }, error, current, openUntil, onChoose }: Props) {
  const t = useTranslations('Checkout.booking');
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const times = useRef<HTMLElement>(null);
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  const isFree = date !== null && time !== null && isFreeHour(days, { date, time });

  function chooseTime(chosen: string) {
    setTime(chosen);
    if (date) onChoose?.({ date, time: chosen });
  }

  function chooseDay(day: string, byTouch: boolean) {
    flushSync(() => {
      setDate(day);
      setTime(null);
      onChoose?.(null);
    });
    if (byTouch) bringIntoView(times.current);
  }

  function chooseDayInside(day: string) {
    chooseDay(day, false);
    times.current?.querySelector('h2')?.focus({ preventScroll: true });
    bringIntoView(times.current);
  }

  /** An hour that was chosen before a reload, if it is still free. */
  function chooseAgain({ currentTarget }: FormEvent<HTMLInputElement>) {
    const [day = '', hour = ''] = currentTarget.value.split(' ');
    if (isFreeHour(days, { date: day, time: hour })) {
      setDate(day);
      setTime(hour);
      onChoose?.({ date: day, time: hour });
    } else currentTarget.value = '';
  }

  return (
    <div>
      {error && (
        <div id="hour-error" className="mt-8">
          <Notice tone="error">{error}</Notice>
        </div>
      )}
      <noscript>
        <HourSelect days={days} current={current} />
      </noscript>
      <input type="hidden" name="hour" data-kept="" value={isFree ? `${date} ${time}` : ''} onInput={chooseAgain} />
      <div className="noscript:hidden">
        <DatePicker ref={null} days={days} {...window} selected={date} current={current?.date} onSelect={chooseDay} />
        <LastDayNote
          isPaid
          className="mt-6"
          days={days}
          date={date}
          openUntil={openUntil}
          onChooseDay={chooseDayInside}
        />
        <section aria-labelledby="hora-titulo" ref={times}>
          <SectionTitle
            id="hora-titulo"
            title={date ? t('hoursOf', { day: formatWeekdayAndDay(date) }) : t('hoursHeading')}
          />
          <TimePicker
            ref={null}
            slots={date ? slots : null}
            selected={isFree ? time : null}
            current={current && current.date === date ? current.time : null}
            onSelect={chooseTime}
          />
        </section>
      </div>
    </div>
  );
}

/** Every free hour in one list, for browsers without JavaScript. */
function HourSelect({ days, current }: { days: readonly Day[]; current?: StartHour | undefined }) {
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
