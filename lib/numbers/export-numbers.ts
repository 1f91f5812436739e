import 'server-only';
import { type CsvCell, writeCsv } from '@/lib/calculators/take-away/csv';
import { db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import { addMadridDays, madridDate } from '@/lib/madrid-time';
import { bySpan, STEPS } from './add-up';
import { countDays } from './count-days';
import type { Period } from './period';
import { listServices, wholeOf } from './queries';
import { spansOf } from './spans-of';

type Asked = { period: Period; staff: StaffMember; head: readonly string[] };

/** A line for each week or month and each service with which something happened in it. Leaves its line in the log. */
export async function exportNumbers({ period, staff, head }: Asked, now: Date): Promise<string> {
  await db().$transaction((tx) => recordDeskEvent(tx, { staff, kind: 'numbers.exported', now }));
  const spans = spansOf(period, madridDate(now));
  const [counts, services] = await Promise.all([countDays(wholeOf(spans)), listServices()]);
  const lines = spans.flatMap((span) =>
    services.flatMap((service): CsvCell[][] => {
      const own = counts.filter(({ productId }) => productId === service.id);
      const [figures] = bySpan(own, [span]);
      if (!figures || STEPS.every((step) => figures[step] === 0)) return [];
      const { income, paidBack } = figures;
      const money = [income, paidBack, income - paidBack].map((cents) => ({ cents }));
      const last = addMadridDays(span.until, -1);
      return [[span.from, last, service.name, ...STEPS.map((step) => String(figures[step])), ...money]];
    }),
  );
  return writeCsv([head, ...lines]);
}
