import 'server-only';
import { addMinutes } from 'date-fns';
import { type Db, db } from '@/lib/server/db';
import { hashToken, newToken } from '@/lib/server/security/token';

/** What a challenge is for: an answer to one counts for no other. */
type Purpose =
  | 'sign-in'
  | 'confirm'
  | 'invitation'
  | 'new-key'
  | 'space-open'
  | 'space-confirm'
  | 'space-new-key'
  | 'desk-key-proof'
  | 'desk-paper-proof';

type Ceremony = {
  challenge: string;
  /**
   * Null for a sign-in and for opening a space; otherwise the id of the person or the space. For what is yet to be made, "id:handle": the
   * invitation's id or the ticket's hash, with the new handle in base64url. For a proof of the desk's key the id of the session.
   */
  subject: string | null;
};

const CEREMONY_MINUTES = 5;

/** Remembers a challenge; returns the id under which its answer comes. */
export async function beginCeremony(
  tx: Db,
  purpose: Purpose,
  ceremony: Ceremony,
  now: Date,
  minutes: number = CEREMONY_MINUTES,
): Promise<string> {
  const id = newToken();
  await tx.ceremony.create({
    data: { idHash: hashToken(id), purpose, ...ceremony, expiresAt: addMinutes(now, minutes) },
  });
  return id;
}

/** One statement takes it away, so that it counts once. Null for one that is over, taken or for something else. */
export async function takeCeremony(purpose: Purpose, id: string, now: Date, tx: Db = db()): Promise<Ceremony | null> {
  const [taken] = await tx.$queryRaw<Ceremony[]>`
    DELETE FROM ceremonies WHERE id_hash = ${hashToken(id)} AND purpose = ${purpose} AND expires_at > ${now}
    RETURNING challenge, subject`;
  return taken ?? null;
}

/** What was begun for this subject, or for a passkey of it that is yet to be made, can be answered no more. */
export async function endCeremonies(tx: Db, subject: string): Promise<void> {
  await tx.ceremony.deleteMany({ where: { OR: [{ subject }, { subject: { startsWith: `${subject}:` } }] } });
}
