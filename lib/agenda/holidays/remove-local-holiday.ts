import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { changeHolidays, holidayText } from './change-holidays';

/** Opens the day again. One that has passed stays: what was counted with it is not counted anew. `gone`: another person was faster. */
export function removeLocalHoliday(
  date: MadridDate,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'past' | 'gone'>> {
  return changeHolidays<Result<object, 'past' | 'gone'>>(async (tx) => {
    if (date < madridDate(now)) return { ok: false, reason: 'past' };
    const found = await tx.localHoliday.findFirst({
      where: { date: new Date(`${date}T00:00:00Z`), removedAt: null },
    });
    if (!found) return { ok: false, reason: 'gone' };
    await tx.localHoliday.update({ where: { id: found.id }, data: { removedAt: now } });
    const subject = holidayText({ date, name: found.name });
    await recordDeskEvent(tx, { staff, kind: 'agenda.holiday-removed', subject, now });
    return { ok: true };
  });
}
