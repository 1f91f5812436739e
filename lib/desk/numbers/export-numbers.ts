import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { type CsvCell, writeCsv } from '@/lib/shared/csv';
import { addMadridDays, madridDate } from '@/lib/shared/madrid-time';
import { bySpan, STEPS } from './add-up';
import type { Span } from './contract';
import type { Period } from './period';
import {
  addUpFree,
  countDays,
  countFreeHours,
  FREE_STEPS,
  type FreeCount,
  listServices,
  wholeOf,
} from './read-numbers';
import { spansOf } from './spans-of';

/** `free`: what the free consultation is called, which has columns of its own. */
type Asked = { period: Period; staff: StaffMember; head: readonly string[]; free: string };

/** A line for each week or month and each service with which something happened in it. Leaves its line in the log. */
export async function exportNumbers({ period, staff, head, free }: Asked, now: Date): Promise<string> {
  await db().$transaction((tx) => recordDeskEvent(tx, { staff, kind: 'numbers.exported', now }));
  const spans = spansOf(period, madridDate(now));
  const whole = wholeOf(spans);
  const [counts, services, freeCounts] = await Promise.all([countDays(whole), listServices(), countFreeHours(whole)]);
  const lines = spans.flatMap((span) => [
    ...services.flatMap((service): CsvCell[][] => {
      const own = counts.filter(({ productId }) => productId === service.id);
      const [figures] = bySpan(own, [span]);
      if (!figures || STEPS.every((step) => figures[step] === 0)) return [];
      const { income, paidBack } = figures;
      const money = [income, paidBack, income - paidBack].map((cents) => ({ cents }));
      const last = addMadridDays(span.until, -1);
      return [[span.from, last, service.name, ...STEPS.map((step) => String(figures[step])), ...money, '', '']];
    }),
    ...freeLines(freeCounts, span, free),
  ]);
  return writeCsv([head, ...lines]);
}

function freeLines(counts: readonly FreeCount[], span: Span, name: string): CsvCell[][] {
  const figures = addUpFree(counts, span);
  if (FREE_STEPS.every((step) => figures[step] === 0)) return [];
  const { chosen, moved, confirmed, cancelled } = figures;
  const last = addMadridDays(span.until, -1);
  return [
    [
      span.from,
      last,
      name,
      String(chosen),
      '',
      '',
      String(moved),
      '',
      '',
      '',
      '',
      String(confirmed),
      String(cancelled),
    ],
  ];
}
