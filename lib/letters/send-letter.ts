import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { db } from '@/lib/server/db';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { serverEnv } from '@/lib/shared/env';
import { enqueueSending } from './begin-sending';
import { deliverLetter } from './deliver-letter';
import { takeDelivery } from './take-delivery';

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

/** Not for a letter that was stopped meanwhile. */
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
