import 'server-only';
import { db } from '@/lib/server/db';
import { madridDate } from '@/lib/shared/madrid-time';
import { addUp, bySpan, type DayCount } from './add-up';
import { answerTimes } from './answer-times';
import type { Numbers, Span } from './contract';
import { countDays } from './count-days';
import { addUpFree, countFreeHours } from './count-free-hours';
import type { Period } from './period';
import { spansOf } from './spans-of';

type Service = { id: string; name: string; hasHour: boolean };

export async function readNumbers(period: Period, now: Date): Promise<Numbers> {
  const spans = spansOf(period, madridDate(now));
  const whole = wholeOf(spans);
  const [counts, services, free, answers] = await Promise.all([
    countDays(whole),
    listServices(),
    countFreeHours(whole),
    answerTimes(whole),
  ]);
  return {
    period,
    spans: bySpan(counts, spans),
    services: withFigures(services, counts),
    total: addUp(counts),
    free: addUpFree(free, whole),
    answers,
  };
}

export function wholeOf(spans: readonly Span[]): Span {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) throw new Error('A period has spans.');
  return { from: first.from, until: last.until };
}

/** In the order of their names. */
export async function listServices(): Promise<Service[]> {
  const rows = await db().product.findMany({
    orderBy: { name: 'asc' },
    select: { id: true, name: true, requiresBooking: true },
  });
  return rows.map(({ requiresBooking, ...row }) => ({ ...row, hasHour: requiresBooking }));
}

/** Those with which something happened; the most paid first. */
function withFigures(services: readonly Service[], counts: readonly DayCount[]): Numbers['services'] {
  return services
    .map((service) => ({ service, own: counts.filter(({ productId }) => productId === service.id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ service, own }) => ({ ...service, ...addUp(own) }))
    .toSorted((one, other) => other.income - one.income || other.begun - one.begun);
}
