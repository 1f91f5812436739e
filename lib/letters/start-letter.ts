import 'server-only';
import { validate } from 'uuid';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import { type Db, db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { dropJob, isQueued } from '@/lib/server/jobs/is-queued';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { type MadridDate, type MadridTime, madridDate, madridInstant, madridTime } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { type ByStaff, changeLetter, type LetterChange } from './edit-letter';
import { readLetter } from './read-letters';
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

/** Stores, in the transaction that lets the letter be sent, a delivery for each subscription that is confirmed at this moment. */
async function beginSending(tx: Db, letterId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO letter_deliveries (id, letter_id, subscription_id)
    SELECT gen_random_uuid(), ${letterId}::uuid, id FROM newsletter_subscriptions WHERE confirmed_at IS NOT NULL
    ON CONFLICT (letter_id, subscription_id) DO NOTHING`;
  await enqueueSending(tx, letterId);
}

export async function enqueueSending(tx: Db, letterId: string): Promise<void> {
  await enqueue(tx, 'send-letter', { letterId }, { jobKey: letterKey(letterId), queue: LETTER_QUEUE });
}

/** Letters are sent one after another, by one server at a time. */
const LETTER_QUEUE = 'letters';

function letterKey(letterId: string): string {
  return `letter/${letterId}`;
}

/** Starts a letter once, at its moment; does nothing for one that is a draft again or was sent by hand. */
export async function startScheduledLetter({ letterId }: Jobs['start-scheduled-letter'], now: Date): Promise<void> {
  const letter = await db().letter.findUnique({
    where: { id: letterId },
    select: { status: true, scheduledFor: true },
  });
  if (letter?.status !== 'scheduled' || !letter.scheduledFor) return;
  if (now < letter.scheduledFor) {
    const runAt = letter.scheduledFor;
    return enqueue(db(), 'start-scheduled-letter', { letterId }, { jobKey: letterKey(letterId), runAt });
  }
  await db().$transaction(async (tx) => {
    const { count } = await tx.letter.updateMany({
      where: { id: letterId, status: 'scheduled', scheduledFor: { lte: now } },
      data: { status: 'sending', startedAt: now, updatedAt: now },
    });
    if (count > 0) await beginSending(tx, letterId);
  });
}

/** A letter whose job has used up its attempts, or is gone, has another one: it is never left `sending`, or past its moment. */
export async function requeueLetters(now: Date): Promise<void> {
  const letters = await db().letter.findMany({
    where: { OR: [{ status: 'sending' }, { status: 'scheduled', scheduledFor: { lte: now } }] },
    select: { id: true, status: true },
  });
  for (const { id: letterId, status } of letters) {
    const jobKey = letterKey(letterId);
    if (await isQueued(jobKey)) continue;
    await dropJob(db(), jobKey);
    if (status === 'sending') await enqueueSending(db(), letterId);
    else await enqueue(db(), 'start-scheduled-letter', { letterId }, { jobKey });
  }
}
