import { subHours } from 'date-fns';
import type { Job } from '@/lib/server/jobs/enqueue';
import type { ReminderKind } from '@/lib/server/jobs/jobs';
import { addMadridDays, madridDate, madridInstant } from '@/lib/shared/madrid-time';

const REMINDER_KINDS: readonly ReminderKind[] = ['day-before', 'two-hours', 'day-after'];

type Appointed = { startsAt: Date; endsAt: Date };

/** Hours before the start, and how far ahead an hour must be taken so that its reminder is not the second e-mail in a row. */
const BEFORE = {
  'day-before': { hours: 24, takenHours: 26 },
  'two-hours': { hours: 2, takenHours: 3 },
} as const;

/** When the e-mail after a session is sent, on the next day in Madrid. */
const MORNING = '10:00';

/** When an e-mail of this kind is due. */
export function reminderTime(kind: ReminderKind, { startsAt, endsAt }: Appointed): Date {
  if (kind === 'day-after') return madridInstant(addMadridDays(madridDate(endsAt), 1), MORNING);
  return subHours(startsAt, BEFORE[kind].hours);
}

/** Which e-mails an hour gets that is taken now. */
export function remindersFor({ startsAt }: Appointed, now: Date): ReminderKind[] {
  return REMINDER_KINDS.filter((kind) => kind === 'day-after' || subHours(startsAt, BEFORE[kind].takenHours) >= now);
}

/** After this moment it says nothing that helps: the next reminder is due, or the session has begun. */
export function isReminderTooLate(kind: ReminderKind, { startsAt }: Appointed, now: Date): boolean {
  if (kind === 'day-after') return false;
  return now >= (kind === 'day-before' ? subHours(startsAt, BEFORE['two-hours'].hours) : startsAt);
}

/** At most one of them waits for each booking and kind. */
export function reminderKey(bookingId: string, kind: ReminderKind): string {
  return `reminder:${bookingId}:${kind}`;
}

type Reminded = { id: string; startsAt: Date; endsAt: Date; icsSequence: number };

/** For an hour that is taken now. Those of an earlier hour are replaced, or find that it is not theirs any more. */
export function reminderJobs(booking: Reminded, now: Date): Job[] {
  const { id: bookingId, icsSequence: sequence } = booking;
  return remindersFor(booking, now).map((kind) => ({
    name: 'send-reminder',
    payload: { bookingId, sequence, kind },
    jobKey: reminderKey(bookingId, kind),
    runAt: reminderTime(kind, booking),
  }));
}
