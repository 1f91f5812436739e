import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DatePicker } from '@/components/agenda/calendar/date-picker';
import { LastDayNote, lastFreeDay } from '@/components/agenda/calendar/last-day-note';
import { SectionTitle } from '@/components/agenda/calendar/section-title';
import { TimePicker } from '@/components/agenda/calendar/time-picker';
import { bringIntoView } from '@/components/shared/browser/bring-into-view';
import { SelectField } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import type { Day } from '@/lib/agenda/slots';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate, formatWeekdayAndDay, type MadridDate } from '@/lib/shared/madrid-time';

export type FreeHours = { first: string; last: string; days: readonly Day[] };

type Props = {
  hours: FreeHours;
  error: string | undefined;
  /** The hour of the appointment that is moved. */
  current?: ShownHour | undefined;
  /** The last day on which an order that is paid already is paid back: a later hour says so. */
  openUntil?: MadridDate | undefined;
  /** Null while a chosen day waits for its hour. */
  onChoose?: (hour: ShownHour | null) => void;
};

export function isFreeHour(days: readonly Day[], { date, time }: ShownHour): boolean {
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  return slots.some((slot) => slot.time === time && slot.status === 'free');
}

/** The form's field `hour`: the checkout's calendar, or a list for browsers without JavaScript. */
export function HourPicker({ hours: { first, last, days }, error, current, openUntil, onChoose }: Props) {
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

  return (
    <div>
      {error && (
        <div id="hour-error" className="mt-8 scroll-mt-28">
          <Notice tone="error">{error}</Notice>
        </div>
      )}
      <noscript>
        <HourSelect days={days} current={current} />
      </noscript>
      <input type="hidden" name="hour" value={isFree ? `${date} ${time}` : ''} />
      <div className="noscript:hidden">
        <DatePicker ref={null} days={days} first={first} last={last} selected={date} onSelect={chooseDay} />
        {openUntil && <PeriodNote days={days} date={date} openUntil={openUntil} onChooseDay={chooseDayInside} />}
        <section aria-labelledby="hora-titulo" className="scroll-mt-28" ref={times}>
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

type PeriodProps = {
  days: readonly Day[];
  /** The day that is being chosen. */
  date: MadridDate | null;
  /** The last day on which everything is paid back. */
  openUntil: MadridDate;
  onChooseDay: (date: MadridDate) => void;
};

/** Says when the chosen day comes after the period in which everything is paid back, and offers the last day inside it. */
function PeriodNote({ days, date, openUntil, onChooseDay }: PeriodProps) {
  const t = useTranslations('Checkout.booking');
  if (!date || date <= openUntil) return null;
  const lastInside = lastFreeDay(days, openUntil);
  return (
    <LastDayNote
      className="mt-6"
      text={t('afterPeriod', { day: formatLongDate(openUntil) })}
      inside={lastInside ? { day: lastInside, text: t('insidePeriod', { day: formatLongDate(lastInside) }) } : null}
      onChooseDay={onChooseDay}
    />
  );
}

/** `YYYY-MM-DD` and `HH:MM`. */
export type ShownHour = { date: string; time: string };

/** Every free hour in one list, for browsers without JavaScript. */
function HourSelect({ days, current }: { days: readonly Day[]; current?: ShownHour | undefined }) {
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
