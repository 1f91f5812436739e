import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { addMadridDays, type MadridDate, madridDate, madridInstant } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { holidayOn } from '@/lib/shared/working-days/holiday-on';
import { inForce } from '@/lib/shared/working-days/local-holidays';
import { findMetClaims, type MetClaims } from '../blocks/met-claims';
import { changeHolidays, holidayText } from './change-holidays';
import { lastAddableDay } from './holiday-years';
import type { NewHoliday } from './schema';

export type HolidayRefusal = 'past' | 'too-far' | 'known';

/**
 * Closes the day from the commit on, and lets deadlines count it that are given from then on. Whoever has an hour of it keeps it: those
 * are returned as `met`.
 */
export function addLocalHoliday(
  { date, name }: NewHoliday,
  staff: StaffMember,
  now: Date,
): Promise<Result<{ met: MetClaims }, HolidayRefusal>> {
  return changeHolidays<Result<{ met: MetClaims }, HolidayRefusal>>(async (tx) => {
    if (date < madridDate(now)) return { ok: false, reason: 'past' };
    if (date > lastAddableDay(now)) return { ok: false, reason: 'too-far' };
    if (holidayOn(date, inForce(await readLocalHolidays(tx)))) return { ok: false, reason: 'known' };
    await tx.localHoliday.create({ data: { date: new Date(`${date}T00:00:00Z`), name, addedAt: now } });
    await recordDeskEvent(tx, { staff, kind: 'agenda.holiday-added', subject: holidayText({ date, name }), now });
    return { ok: true, met: await findMetClaims(tx, [wholeDay(date)], now) };
  });
}

function wholeDay(date: MadridDate) {
  return { startsAt: madridInstant(date, '00:00'), endsAt: madridInstant(addMadridDays(date, 1), '00:00') };
}
