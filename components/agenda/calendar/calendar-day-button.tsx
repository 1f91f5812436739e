import { useTranslations } from 'next-intl';
import { createContext, type KeyboardEvent, use, useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import type { Day } from '@/lib/agenda/slots';
import { formatShortMonth } from './calendar-text';

/** The first or last bookable day of the week. react-day-picker targets Monday or Sunday and does nothing where that day is closed. */
function focusEndOfWeek(event: KeyboardEvent<HTMLButtonElement>) {
  event.preventDefault();
  const week = [...(event.currentTarget.closest('tr')?.querySelectorAll('button') ?? [])];
  week.at(event.key === 'Home' ? 0 : -1)?.focus();
}

const smallWord =
  'font-texto text-[0.8125rem] font-medium tracking-normal max-md:tracking-[-0.02em] max-md:text-[0.6875rem] md:absolute md:top-2.5 md:right-2.5';

const fits = 'px-[4px] text-campo md:px-2.5 md:text-[1.375rem]';

/** A day: its number, a word if there is something to say, and a bar as long as the share of its hours that is free. */
export function CalendarDayButton({ day, modifiers, disabled, className: _, ...button }: DayButtonProps) {
  const t = useTranslations('Checkout.booking');
  const { free = 0, total = 0, holiday, isAway } = use(DayOccupancyContext).get(day.isoDate) ?? {};
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);

  const number = day.date.getDate();
  if (total === 0) {
    const weekend = [0, 6].includes(day.date.getDay());
    return (
      <span
        className={`relative flex h-full font-titular leading-none text-tinta-2 ${weekend ? 'justify-center pt-2.5 text-nota md:text-txt' : `flex-col justify-between py-2 ${fits}`}`}
      >
        <span className="sr-only">{button['aria-label']}</span>
        <span aria-hidden="true">{number}</span>
        {holiday && (
          <span aria-hidden="true" className={smallWord}>
            {t('holiday')}
          </span>
        )}
      </span>
    );
  }

  const word = modifiers.current
    ? t('currentShort')
    : modifiers.today
      ? t('todayShort')
      : free === 0
        ? t(isAway ? 'away' : 'full')
        : number === 1
          ? formatShortMonth(day.isoDate)
          : null;
  const look = modifiers.selected
    ? 'bg-tinta text-papel elegido'
    : free === 0
      ? 'cursor-not-allowed font-normal text-tinta-2 filete-regla forced-colors:text-[color:GrayText]'
      : `bg-arena text-tinta hover:bg-cielo forced-colors:border ${modifiers.current ? 'filete-tinta' : ''}`;
  return (
    <button
      ref={ref}
      {...button}
      tabIndex={modifiers.tabStop ? 0 : -1}
      onKeyDown={(event) => {
        if (event.key === 'Home' || event.key === 'End') focusEndOfWeek(event);
        else button.onKeyDown?.(event);
      }}
      aria-disabled={free === 0 || undefined}
      className={`relative flex size-full flex-col justify-between gap-1 respaldo-s py-2 text-left font-titular leading-none font-bold tracking-leve ${fits} ${look}`}
    >
      <span translate="no">{number}</span>
      {word && <span className={smallWord}>{word}</span>}
      {free > 0 && (
        <svg
          aria-hidden="true"
          className={`h-[5px] w-full shrink-0 ${modifiers.selected ? 'fill-azafran forced-colors:fill-[HighlightText]' : 'fill-mar forced-colors:fill-[CanvasText]'}`}
        >
          <rect width={`${((100 * free) / total).toFixed(1)}%`} height="9" rx="3" />
        </svg>
      )}
    </button>
  );
}

/** A day without hours is closed; `holiday` names the reason, where it is one. On a day `isAway` no hour is left, and time off is why. */
export type Occupancy = { free: number; total: number } & Pick<Day, 'holiday' | 'isAway'>;

/** Free hours and all hours of each day, by `YYYY-MM-DD`. */
const DayOccupancyContext = createContext<ReadonlyMap<string, Occupancy>>(new Map());
export const DayOccupancy = DayOccupancyContext.Provider;
