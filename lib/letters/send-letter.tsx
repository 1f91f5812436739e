import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { differenceInHours } from 'date-fns';
import { Letter } from '@/emails/letters/letter';
import type { Letter as StoredLetter } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send-email';
import { mailsWait } from '@/lib/server/jobs/is-queued';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { log } from '@/lib/server/log';
import { PermanentFailure } from '@/lib/server/permanent-failure';
import { serverEnv } from '@/lib/shared/env';
import { site } from '@/lib/shared/site';
import { readMarkdown } from './read-markdown';
import { enqueueSending } from './start-letter';
import { renewTokens, tokensOf, unsubscribeHeaders, unsubscribeLink } from './subscription/tokens';

/** A server that stops waits for the jobs that run. */
const RUN_MS = 4_000;

/** Some seconds of a letter's deliveries, then a job for the rest. A fault of the provider fails the job, which is tried again. */
export async function sendLetter({ letterId }: Jobs['send-letter']): Promise<void> {
  const letter = await db().letter.findUnique({ where: { id: letterId } });
  if (letter?.status !== 'sending') return;
  const intervalMs = 1000 / serverEnv().LETTER_MAILS_A_SECOND;
  const begun = performance.now();
  while (performance.now() - begun < RUN_MS) {
    const turn = await takeDelivery(letterId, intervalMs);
    if (turn.kind === 'over') return finishLetter(letterId);
    if (turn.kind === 'wait') await pause(turn.ms);
    else await deliverLetter(letter, turn.delivery);
  }
  await enqueueSending(db(), letterId);
}

/** Finishes a letter unless it was stopped meanwhile. */
async function finishLetter(letterId: string): Promise<void> {
  const sentAt = new Date();
  await db().letter.updateMany({
    where: {
      id: letterId,
      status: 'sending',
      deliveries: { none: { status: 'waiting', subscriptionId: { not: null } } },
    },
    data: { status: 'sent', sentAt, updatedAt: sentAt },
  });
}

type Delivery = { id: string; firstTriedAt: Date; subscriptionId: string };

/** `wait`: so many milliseconds until the next e-mail may go. `over`: nothing is left, or the letter was stopped. */
type Turn = { kind: 'delivery'; delivery: Delivery } | { kind: 'wait'; ms: number } | { kind: 'over' };

type Row = Delivery & { waitMs: number };

/**
 * The next delivery of a letter that is being sent: one that was never tried, then the one whose last attempt is the oldest, so
 * that an address that always fails holds up no other. The pace is held here, by the database and its clock: two servers that
 * believe to be the only one still take one each interval together. What is about one person's order or message goes first.
 */
async function takeDelivery(letterId: string, intervalMs: number): Promise<Turn> {
  if (await mailsWait()) return { kind: 'wait', ms: Math.max(intervalMs, 200) };
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('letter deliveries'))`;
    const rows = await tx.$queryRaw<Row[]>`
      SELECT d.id, d.subscription_id AS "subscriptionId", coalesce(d.first_tried_at, clock_timestamp()) AS "firstTriedAt",
        greatest(0, ${intervalMs}::float - 1000 * extract(epoch FROM clock_timestamp()
          - (SELECT max(tried_at) FROM letter_deliveries)))::float AS "waitMs"
      FROM letter_deliveries d JOIN letters l ON l.id = d.letter_id
      WHERE d.letter_id = ${letterId}::uuid AND d.status = 'waiting' AND d.subscription_id IS NOT NULL
        AND l.status = 'sending'
      ORDER BY d.tried_at NULLS FIRST, d.id LIMIT 1`;
    const [row] = rows;
    if (!row) return { kind: 'over' };
    const { waitMs, ...delivery } = row;
    if (waitMs > 0) return { kind: 'wait', ms: waitMs };
    await tx.$executeRaw`
      UPDATE letter_deliveries
      SET tried_at = clock_timestamp(), first_tried_at = coalesce(first_tried_at, clock_timestamp())
      WHERE id = ${delivery.id}::uuid`;
    return { kind: 'delivery', delivery };
  });
}

/** Resend forgets an idempotency key after 24 hours: later, a second attempt could be a second e-mail. */
const LAST_ATTEMPT_HOURS = 23;

/** One e-mail. Its key is the delivery's id, so a server that was killed while it sent leaves nothing to be sent twice. */
async function deliverLetter(letter: StoredLetter, { id, firstTriedAt, subscriptionId }: Delivery): Promise<void> {
  if (differenceInHours(new Date(), firstTriedAt) >= LAST_ATTEMPT_HOURS) return settle(id, 'unclear');
  const subscription = await db().newsletterSubscription.findUnique({ where: { id: subscriptionId } });
  if (!subscription?.confirmedAt) return;
  const { unsubscribe } = tokensOf(subscription) ?? (await renewTokens(subscription));
  const { subject, teaser, body } = letter;
  const { blocks } = readMarkdown(body);
  try {
    await sendEmail({
      to: subscription.email,
      replyTo: site.contactEmail,
      headers: unsubscribeHeaders(unsubscribe),
      subject,
      react: (
        <Letter subject={subject} teaser={teaser} blocks={blocks} unsubscribeLink={unsubscribeLink(unsubscribe)} />
      ),
      idempotencyKey: `letter/${id}`,
      about: { kind: 'letter', subject: 'subscription', id: subscriptionId },
    });
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    log.warn({ code: error.code }, 'letter refused for one address');
    return settle(id, 'refused');
  }
  await settle(id, 'sent');
}

async function settle(id: string, status: 'sent' | 'refused' | 'unclear'): Promise<void> {
  await db().letterDelivery.updateMany({ where: { id, status: 'waiting' }, data: { status } });
}

/** The letter as subscribers would get it, without a link that unsubscribes. */
export async function sendLetterTrial({ letterId, staffId, requestedAt }: Jobs['send-letter-trial']): Promise<void> {
  const [letter, person] = await Promise.all([
    db().letter.findUnique({ where: { id: letterId } }),
    db().staff.findFirst({ where: { id: staffId, removedAt: null }, select: { email: true } }),
  ]);
  if (!letter || !person) return;
  const { subject, teaser, body } = letter;
  await sendEmail({
    to: person.email,
    replyTo: site.contactEmail,
    subject: `Prueba: ${subject}`,
    react: <Letter subject={subject} teaser={teaser} blocks={readMarkdown(body).blocks} unsubscribeLink={null} />,
    idempotencyKey: `letter-trial/${letterId}/${staffId}/${requestedAt}`,
  });
}
