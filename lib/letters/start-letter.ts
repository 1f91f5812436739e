import 'server-only';
import { validate } from 'uuid';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { type MadridDate, type MadridTime, madridDate, madridInstant, madridTime } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { beginSending, enqueueSending, letterKey } from './begin-sending';
import { type ByStaff, changeLetter, type LetterChange } from './change-letter';
import { readLetter } from './queries';
import { readMarkdown } from './read-markdown';

/** The version that the person has seen goes to every subscription that is confirmed now. A second press starts nothing. */
export async function startLetter({ version, ...step }: ByStaff & { version: number }): Promise<LetterChange<Unready>> {
  const seen = await readLetter(step.id);
  const unready = seen && (await whyUnready(seen.body));
  if (unready) return { ok: false, reason: unready };
  return changeLetter({
    ...step,
    from: ['draft', 'scheduled'],
    version,
    data: { status: 'sending', startedAt: step.now, scheduledFor: null },
    kind: 'letters.started',
    after: (tx) => beginSending(tx, step.id),
  });
}

type Scheduled = ByStaff & { version: number; date: MadridDate; time: MadridTime };

/** Schedules a letter for a wall-clock moment in Madrid that is to come; who gets it is decided then. */
export async function scheduleLetter(
  order: Scheduled,
): Promise<LetterChange<Unready | 'moment-past' | 'moment-missing'>> {
  const { version, date, time, ...step } = order;
  const scheduledFor = madridInstant(date, time);
  // The hour that the clocks leave out in March.
  if (madridDate(scheduledFor) !== date || madridTime(scheduledFor) !== time)
    return { ok: false, reason: 'moment-missing' };
  if (scheduledFor <= step.now) return { ok: false, reason: 'moment-past' };
  const seen = await readLetter(step.id);
  const unready = seen && (await whyUnready(seen.body));
  if (unready) return { ok: false, reason: unready };
  const { id: letterId } = step;
  return changeLetter({
    ...step,
    from: ['draft', 'scheduled'],
    version,
    data: { status: 'scheduled', scheduledFor },
    kind: 'letters.scheduled',
    after: (tx) =>
      enqueue(tx, 'start-scheduled-letter', { letterId }, { jobKey: letterKey(letterId), runAt: scheduledFor }),
  });
}

/** A draft again. Its job finds that it is not scheduled, and does nothing. */
export function unscheduleLetter(step: ByStaff): Promise<LetterChange> {
  const data = { status: 'draft' as const, scheduledFor: null };
  return changeLetter({ ...step, from: ['scheduled'], data, kind: 'letters.unscheduled' });
}

/** No e-mail begins after this; one that is under way arrives. */
export function stopLetter(step: ByStaff): Promise<LetterChange> {
  const data = { status: 'stopped' as const, stoppedAt: step.now };
  return changeLetter({ ...step, from: ['sending'], data, kind: 'letters.stopped' });
}

/** For those who have not had it yet: subscriptions that came later get the next letter. */
export function resumeLetter(step: ByStaff): Promise<LetterChange> {
  return changeLetter({
    ...step,
    from: ['stopped'],
    data: { status: 'sending', stoppedAt: null },
    kind: 'letters.resumed',
    after: (tx) => enqueueSending(tx, step.id),
  });
}

/** Sends the letter as it is to the person who asks, and to no other address. */
export async function tryLetter({ id, staff, now }: ByStaff): Promise<Result<object, 'letter-unknown'>> {
  if (!validate(id)) return { ok: false, reason: 'letter-unknown' };
  return db().$transaction(async (tx) => {
    const letter = await tx.letter.findUnique({ where: { id }, select: { subject: true } });
    if (!letter) return { ok: false, reason: 'letter-unknown' };
    await enqueue(tx, 'send-letter-trial', { letterId: id, staffId: staff.id, requestedAt: now.toISOString() });
    await recordDeskEvent(tx, { staff, kind: 'letters.tried', subject: letter.subject, now });
    return { ok: true };
  });
}

export type Unready = 'letter-has-faults' | 'no-subscribers';

/** What keeps a letter from being sent; null for nothing. Which letter it is decides the compare-and-swap that follows. */
async function whyUnready(body: string): Promise<Unready | null> {
  if (readMarkdown(body).faults.length > 0) return 'letter-has-faults';
  const confirmed = await db().newsletterSubscription.count({ where: { confirmedAt: { not: null } } });
  return confirmed === 0 ? 'no-subscribers' : null;
}
