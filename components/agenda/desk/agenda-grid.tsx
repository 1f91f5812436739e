import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatShortDay, type MadridDate } from '@/lib/shared/madrid-time';
import { AgendaCell, type CellActions } from './agenda-cell';
import { type AgendaDay, freeSpan, HOURS, type HourCell, hourText } from './hour-cells';

type Place = { day: number; hour: number };
type Span = { day: number; anchor: number; from: number; to: number };

type Props = Pick<CellActions, 'onAppointment' | 'onUnblock'> & {
  days: readonly AgendaDay[];
  today: MadridDate;
  /** Of each day. */
  cells: readonly HourCell[][];
  /** From the beginning of the first hour to the end of the last one. */
  onBlock: (first: HourCell, last: HourCell) => void;
  caption: string;
  /** A dialog stands over the grid. */
  isCovered: boolean;
};

const ARROWS: Record<string, Place> = {
  ArrowLeft: { day: -1, hour: 0 },
  ArrowRight: { day: 1, hour: 0 },
  ArrowUp: { day: 0, hour: -1 },
  ArrowDown: { day: 0, hour: 1 },
};

/**
 * Hours by days. Free ones are chosen by dragging, or with Shift and the arrows; one stop of the Tab key, arrows move in it.
 */
export function AgendaGrid({ days, today, cells, onBlock, caption, isCovered, ...actions }: Props) {
  const t = useTranslations('DeskAgenda.grid');
  const [place, setPlace] = useState<Place>({ day: 0, hour: 0 });
  const [span, setSpan] = useState<Span | null>(null);
  const dragged = useRef<Span | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const current = { day: Math.min(place.day, days.length - 1), hour: place.hour };

  function open(chosen: Span) {
    const [first, last] = [cells[chosen.day]?.[chosen.from], cells[chosen.day]?.[chosen.to]];
    setSpan(null);
    if (first && last) onBlock(first, last);
  }

  function extend(from: Span, hour: number): Span {
    return { ...from, ...freeSpan(cells[from.day] ?? [], from.anchor, hour) };
  }

  const openDragged = useRef(open);
  openDragged.current = open;
  useEffect(() => {
    const end = () => {
      const chosen = dragged.current;
      dragged.current = null;
      if (chosen && chosen.from < chosen.to) openDragged.current(chosen);
    };
    addEventListener('pointerup', end);
    return () => removeEventListener('pointerup', end);
  }, []);

  // An hour that is closed or opened is another element afterwards: the focus stays on it.
  const hasFocus = useRef(false);
  const left = useRef<Place | null>(null);
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    focusPlace(table.current, current);
  });
  useEffect(() => {
    const from = left.current;
    if (isCovered || !from) return;
    left.current = null;
    // A dialog gives the focus back to the hour that opened it or, if that is another element by now, to any earlier one.
    const frame = requestAnimationFrame(() => {
      setPlace(from);
      focusPlace(table.current, from);
    });
    return () => cancelAnimationFrame(frame);
  }, [isCovered]);

  function begin(day: number, hour: number) {
    dragged.current = { day, anchor: hour, from: hour, to: hour };
    setSpan(dragged.current);
  }

  function dragTo(day: number, hour: number) {
    if (dragged.current?.day !== day) return;
    dragged.current = extend(dragged.current, hour);
    setSpan(dragged.current);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setSpan(null);
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const next = { day: current.day + arrow.day, hour: current.hour + arrow.hour };
    const cell = cells[next.day]?.[next.hour];
    if (!cell) return;
    if (!event.shiftKey || arrow.day !== 0) setSpan(null);
    else {
      const begun = span?.day === next.day ? span : beginAt(current);
      if (!begun) return;
      const extended = extend(begun, next.hour);
      if (next.hour < extended.from || next.hour > extended.to) return;
      setSpan(extended);
    }
    setPlace(next);
    focusPlace(table.current, next);
  }

  function beginAt({ day, hour }: Place): Span | null {
    return cells[day]?.[hour]?.state === 'free' ? { day, anchor: hour, from: hour, to: hour } : null;
  }

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells
      role="grid"
      onKeyDown={onKeyDown}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ target, relatedTarget }) => {
        if (!relatedTarget) {
          // An hour that is replaced leaves the page; one that is still there has been left by its reader.
          requestAnimationFrame(() => {
            if (target.isConnected && document.activeElement !== target) hasFocus.current = false;
          });
          return;
        }
        hasFocus.current = false;
        if (relatedTarget.closest('[role="dialog"]')) left.current = current;
      }}
      className="w-full table-fixed border-collapse border-b-[1.5px] border-tinta select-none"
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-[1.5px] border-tinta align-bottom">
          <th scope="col" className="w-14 py-2 text-left text-nota font-medium text-tinta-2">
            <span className="sr-only">{t('hour')}</span>
          </th>
          {days.map((day) => (
            <DayHead key={day.date} day={day} isToday={day.date === today} />
          ))}
        </tr>
      </thead>
      <tbody>
        {HOURS.map((hour, hourIndex) => (
          <tr key={hour} className="border-t border-regla first:border-t-0">
            <th scope="row" className="py-1 text-left align-top font-titular text-nota font-medium tabular-nums">
              {hourText(hour)}
            </th>
            {days.map(({ date }, dayIndex) => {
              const cell = cells[dayIndex]?.[hourIndex];
              if (!cell) return <td key={date} />;
              const isIn = span?.day === dayIndex && span.from <= hourIndex && hourIndex <= span.to;
              const single = { day: dayIndex, anchor: hourIndex, from: hourIndex, to: hourIndex };
              return (
                <AgendaCell
                  key={date}
                  cell={cell}
                  place={`${dayIndex} ${hourIndex}`}
                  isStop={current.day === dayIndex && current.hour === hourIndex}
                  isSelected={isIn}
                  onFocus={() => setPlace({ day: dayIndex, hour: hourIndex })}
                  onBegin={() => begin(dayIndex, hourIndex)}
                  onReach={() => dragTo(dayIndex, hourIndex)}
                  onBlock={() => open(isIn && span ? span : single)}
                  {...actions}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function focusPlace(table: HTMLElement | null, { day, hour }: Place): void {
  table?.querySelector<HTMLElement>(`[data-place="${day} ${hour}"]`)?.focus();
}

function DayHead({ day: { date, holiday, isOpenHoliday }, isToday }: { day: AgendaDay; isToday: boolean }) {
  const t = useTranslations('DeskAgenda.grid');
  return (
    <th
      scope="col"
      aria-current={isToday ? 'date' : undefined}
      className="border-b-4 border-transparent px-1.5 py-2 text-left font-titular leading-prieto font-bold aria-[current=date]:border-azafran"
    >
      {isToday && <span className="block text-nota">{t('today')}</span>}
      {formatShortDay(date)}
      {holiday && (
        <span className="mt-1 block font-texto text-nota font-medium text-tinta-2">
          {isOpenHoliday ? t('openHoliday', { name: holiday }) : t('holiday', { name: holiday })}
        </span>
      )}
    </th>
  );
}
