import { parseISO } from 'date-fns';
import { useTranslations } from 'next-intl';
import { type Ref, useMemo, useState } from 'react';
import { type DateLib, DayPicker } from 'react-day-picker';
import type { Day } from '@/lib/agenda/slots';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatWeekdayAndDay } from '@/lib/shared/madrid-time';
import { CalendarDayButton, DayOccupancy, type Occupancy } from './calendar-day-button';
import { formatDayAndMonth, formatMonths, formatWeekdayAndDate } from './calendar-text';
import { SectionTitle } from './section-title';

type Props = {
  ref: Ref<HTMLDivElement>;
  days: readonly Day[];
  /** First and last bookable day, both included. */
  first: string;
  last: string;
  selected: string | null;
  /** The day of the appointment that is moved. */
  current?: string | undefined;
  onSelect: (date: string, byTouch: boolean) => void;
};

const isoDate = new Intl.DateTimeFormat('sv-SE').format;

/** The booking window as one grid of weeks; each day shows how many of its hours are free. */
export function DatePicker({ ref, days, first, last, selected, current, onSelect }: Props) {
  const t = useTranslations('Checkout.booking');
  // A window that opens at the weekend would show a week without any hour.
  const firstShown = days.find(({ slots, holiday }) => slots.length > 0 || holiday)?.date ?? first;
  const dateLib = useMemo(() => continuousWeeks(parseISO(firstShown), parseISO(last)), [firstShown, last]);
  const occupancy = useMemo(
    () =>
      new Map(
        days.map(({ date, slots, holiday, isAway }): [string, Occupancy] => [
          date,
          { free: slots.filter(({ status }) => status === 'free').length, total: slots.length, holiday, isAway },
        ]),
      ),
    [days],
  );
  const isOpen = (date: string) => (occupancy.get(date)?.total ?? 0) > 0;
  const [focused, setFocused] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  // react-day-picker leaves the stop on the day that had the focus before.
  const tabStop =
    [focused, selected, left].find((date) => date !== null && isOpen(date)) ??
    days.find(({ date }) => isOpen(date))?.date ??
    first;

  function label(shown: Date): string {
    const date = isoDate(shown);
    const day = formatWeekdayAndDate(date);
    const { free = 0, total = 0, holiday, isAway } = occupancy.get(date) ?? {};
    if (holiday) return t('dayHoliday', { date: day, name: holiday });
    if (total === 0) return t('dayClosed', { date: day });
    const without = isAway ? t('dayAway', { date: day }) : t('dayFull', { date: day });
    const text = free === 0 ? without : t('dayFree', { date: day, count: free });
    const named = date === current ? t('dayCurrent', { label: text }) : text;
    return date === first ? t('dayToday', { label: named }) : named;
  }

  return (
    <section aria-labelledby="fecha-titulo" ref={ref} className="@container">
      <SectionTitle
        id="fecha-titulo"
        title={capitalised(formatMonths(first, last))}
        note={t('today', { today: formatWeekdayAndDay(first), last: formatDayAndMonth(last) })}
      />
      <DayOccupancy value={occupancy}>
        <DayPicker
          mode="single"
          required
          // Every word in it is ours: a locale would only be more script.
          lang="es"
          weekStartsOn={1}
          dateLib={dateLib}
          defaultMonth={parseISO(firstShown)}
          today={parseISO(first)}
          selected={selected ? parseISO(selected) : undefined}
          onSelect={(date, _, __, event) => {
            if (!occupancy.get(isoDate(date))?.free) return;
            const coarse = window.matchMedia('(pointer: coarse)').matches;
            onSelect(isoDate(date), isTouch(event.nativeEvent as globalThis.PointerEvent, coarse));
          }}
          disabled={(date) => !isOpen(isoDate(date))}
          modifiers={{ tabStop: parseISO(tabStop), current: current ? parseISO(current) : false }}
          onDayFocus={(date) => setFocused(isoDate(date))}
          onDayBlur={(date) => {
            setFocused(null);
            setLeft(isoDate(date));
          }}
          hideNavigation
          disableNavigation
          labels={{ labelDayButton: label, labelGrid: () => t('grid', { months: formatMonths(first, last) }) }}
          components={{ DayButton: CalendarDayButton, Weekdays: CalendarHead, MonthCaption: NoCaption }}
          classNames={{
            month_grid: '-mx-1 w-[calc(100%+8px)] table-fixed border-separate [border-spacing:4px]',
            // Enlarged text on a phone needs the room of the weekend, when nothing can be booked.
            day: 'h-[60px] p-0 nth-[n+6]:@max-[17rem]:hidden md:h-[72px]',
          }}
        />
      </DayOccupancy>
      <p className="mt-3 text-nota text-tinta-2">
        <span>{`${t('note')} ${t('bars')}`}</span>{' '}
        {days.some(({ holiday }) => holiday) && <span>{t('holidaysClosed')}</span>}
      </p>
    </section>
  );
}

/** The section's title replaces it. */
function NoCaption() {
  return <span hidden />;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The days' names, one letter on a phone; the weekend's columns are narrow because nothing can be booked there. */
function CalendarHead() {
  const t = useTranslations('Checkout.calendar');
  return (
    <thead>
      <tr>
        {weekdays.map((day, index) => {
          const weekend = index > 4;
          return (
            <th
              key={day}
              scope="col"
              className={`py-1 text-nota font-medium text-tinta-2 ${weekend ? 'w-[8%] text-center @max-[17rem]:hidden' : 'px-1 text-left md:px-2.5'}`}
            >
              <span className={weekend ? 'sr-only' : 'max-md:sr-only'}>{t(day)}</span>
              <span aria-hidden="true" className={weekend ? '' : 'md:hidden'}>
                {t(`${day}Letter`)}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Makes react-day-picker treat the booking window as one month, so that no gap shows where a calendar month ends. */
function continuousWeeks(first: Date, last: Date): Partial<DateLib> {
  return {
    startOfMonth: () => first,
    endOfMonth: () => last,
    isSameMonth: () => true,
    differenceInCalendarMonths: () => 0,
  };
}

type Click = Pick<MouseEvent, 'detail'> & { pointerType?: string };

/** A click by a finger or a pen. A key clicks with a count of 0; browsers that do not name the pointer have one kind of it. */
export function isTouch(click: Click, coarsePointer: boolean): boolean {
  if (click.detail === 0) return false;
  return click.pointerType ? click.pointerType !== 'mouse' : coarsePointer;
}
