import 'server-only';
import { db } from '@/lib/server/db';
import { hashToken } from '@/lib/server/security/token';
import type { Result } from '@/lib/shared/result';

export type InvitationFault = 'invitation-unknown' | 'invitation-expired' | 'invitation-used';

/** `staffId`: the known person for whom it makes another passkey; null for a new person. */
export type OpenInvitation = { id: string; name: string; email: string; staffId: string | null };

export async function findInvitation(
  token: string,
  now: Date,
): Promise<Result<{ invitation: OpenInvitation }, InvitationFault>> {
  const found = await db().staffInvitation.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { staff: { select: { removedAt: true } }, inviter: { select: { removedAt: true } } },
  });
  if (!found || found.staff?.removedAt || found.inviter?.removedAt) return { ok: false, reason: 'invitation-unknown' };
  if (found.usedAt) return { ok: false, reason: 'invitation-used' };
  if (found.expiresAt <= now) return { ok: false, reason: 'invitation-expired' };
  const { id, name, email, staffId } = found;
  return { ok: true, invitation: { id, name, email, staffId } };
}
