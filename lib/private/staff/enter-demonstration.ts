import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { DEMONSTRATION_EMAIL } from '@/lib/private/desk-key/demonstration-person';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { openSession } from '@/lib/private/sessions';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashToken } from '@/lib/server/security/token';
import { serverEnv } from '@/lib/shared/env';
import type { Result } from '@/lib/shared/result';
import { deskSessions } from './desk-sessions';

type Input = {
  /** What the browser derives from the key on paper. */
  proof: string;
  /** Token of the session that the browser still has, which ends. */
  earlierToken: string | null;
};

/** Only where `npm start` has made a demonstration desk: the key on paper alone opens a session there. */
export function hasDemonstration(): boolean {
  return serverEnv().DEMONSTRATION_PROOF_HASH !== undefined;
}

export async function enterDemonstration(
  { proof, earlierToken }: Input,
  device: Device,
  now: Date,
): Promise<Result<{ staff: StaffMember; sessionToken: string }, 'paper-refused'>> {
  const where = { email: DEMONSTRATION_EMAIL, removedAt: null };
  const person = isProof(proof) && (await db().staff.findFirst({ where, select: { id: true, name: true } }));
  if (!person) return { ok: false, reason: 'paper-refused' };
  return db().$transaction(async (tx) => {
    if (earlierToken) await tx.deskSession.deleteMany({ where: { tokenHash: hashToken(earlierToken) } });
    const entered = await openSession(deskSessions, tx, { person, keyId: null, device }, now);
    await recordDeskEvent(tx, { staff: entered.staff, kind: 'desk.entered', subject: device.name, now });
    return { ok: true, ...entered };
  });
}

function isProof(proof: string): boolean {
  const expected = serverEnv().DEMONSTRATION_PROOF_HASH;
  if (expected === undefined) return false;
  return timingSafeEqual(createHash('sha256').update(proof).digest(), Buffer.from(expected, 'hex'));
}
