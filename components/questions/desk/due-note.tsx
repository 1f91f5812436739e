import { useTranslations } from 'next-intl';
import { addMadridDays, formatShortDay, formatWeekdayAndDay, madridDate, madridTime } from '@/lib/shared/madrid-time';
import type { QuestionKind } from '@/lib/shared/question';

type Props = { kind: QuestionKind; dueAt: string; now: Date };

/** The promise's clock in words. A late one is marked by its words, its weight and its bar, not by colour alone. */
export function DueNote({ kind, dueAt, now }: Props) {
  const t = useTranslations('DeskQuestions.due');
  const due = dueMoment(new Date(dueAt), now);
  if (due.is === 'late') {
    return (
      <span className="inline-block border-l-4 border-error pl-2 font-bold text-error">
        {t('late', { kind, unit: due.unit, count: due.count })}
      </span>
    );
  }
  const soon = due.is === 'today';
  return (
    <span className={`inline-block border-l-4 pl-2 ${soon ? 'border-azafran font-bold' : 'border-regla text-tinta-2'}`}>
      {due.is === 'later' ? t('later', { day: due.day, time: due.time }) : t(due.is, { time: due.time })}
    </span>
  );
}

type Unit = 'minutes' | 'hours' | 'days';

/** How far a promise is from its moment, for a sentence. */
type DueMoment =
  | { is: 'late'; unit: Unit; count: number }
  | { is: 'today' | 'tomorrow'; time: string }
  | { is: 'later'; day: string; time: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A weekday alone says which day it is. */
const NEAR_DAYS = 6;

export function dueMoment(dueAt: Date, now: Date): DueMoment {
  const late = now.getTime() - dueAt.getTime();
  if (late >= 0) return { is: 'late', ...since(late) };
  const [day, today, time] = [madridDate(dueAt), madridDate(now), madridTime(dueAt)];
  if (day === today) return { is: 'today', time };
  if (day === addMadridDays(today, 1)) return { is: 'tomorrow', time };
  return {
    is: 'later',
    day: day <= addMadridDays(today, NEAR_DAYS) ? formatWeekdayAndDay(day) : formatShortDay(day),
    time,
  };
}

/** In its largest unit that is over: an hour and a half is one hour. */
function since(ms: number): { unit: Unit; count: number } {
  if (ms >= 2 * DAY) return { unit: 'days', count: Math.floor(ms / DAY) };
  if (ms >= HOUR) return { unit: 'hours', count: Math.floor(ms / HOUR) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(ms / MINUTE)) };
}
