import 'server-only';
import { addHours, differenceInSeconds, subSeconds } from 'date-fns';
import { type Db, db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashToken, newToken } from '@/lib/server/security/token';
import { SessionEnded } from './lock-session';
import { CONFIRMED_MINUTES, SEEN_EVERY_SECONDS, SESSION_MAX_HOURS } from './session-rules';
import { stillOpen } from './session-view';

/** Condition of the row of a token, for as long as its session is open. */
export type OpenRow = { tokenHash: string } & ReturnType<typeof stillOpen>;

export type RowChange = {
  where: { tokenHash: string; lastSeenAt?: { lt: Date } };
  data: { lastSeenAt: Date; tokenHash?: string; keyId?: string; confirmedAt?: Date };
};

export type NewRow = ReturnType<typeof newRow>;

/** What a table of sessions has of its own. `Whose` is what its sessions say of their owner. */
type SessionTable<Whose> = {
  find: (open: OpenRow) => Promise<{ whose: Whose; confirmedAt: Date } | null>;
  change: (tx: Db, change: RowChange) => Promise<{ count: number }>;
};

export type Session = {
  tokenHash: string;
  /** Whether a key was used in the last minutes. */
  isConfirmed: boolean;
};

/** Null once it is idle, over or ended. `attended`: a person is at the keyboard, which keeps it open. */
export async function readSession<Whose>(
  kind: SessionTable<Whose>,
  token: string,
  attended: boolean,
  now: Date,
): Promise<(Whose & Session) | null> {
  const tokenHash = hashToken(token);
  const found = await kind.find({ tokenHash, ...stillOpen(now) });
  if (!found) return null;
  const stale = { lt: subSeconds(now, SEEN_EVERY_SECONDS) };
  if (attended) await kind.change(db(), { where: { tokenHash, lastSeenAt: stale }, data: { lastSeenAt: now } });
  const isConfirmed = Math.abs(differenceInSeconds(now, found.confirmedAt)) < CONFIRMED_MINUTES * 60;
  return { ...found.whose, tokenHash, isConfirmed };
}

/** A key has been used just now. Only the hash of the token is stored. */
export async function openSession<Opening extends { device: Device }, Begun extends object>(
  kind: { begin: (tx: Db, opening: Opening, row: NewRow) => Promise<Begun> },
  tx: Db,
  opening: Opening,
  now: Date,
): Promise<Begun & { sessionToken: string }> {
  const sessionToken = newToken();
  return { ...(await kind.begin(tx, opening, newRow(sessionToken, opening.device, now))), sessionToken };
}

function newRow(token: string, device: Device, now: Date) {
  return {
    tokenHash: hashToken(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: addHours(now, SESSION_MAX_HOURS),
    confirmedAt: now,
    device: device.name,
    networkHash: device.networkHash,
  };
}

/** Returns the new token of a session in which this key has been used just now. Throws `SessionEnded` if it has ended. */
export async function renewSession(
  kind: Pick<SessionTable<unknown>, 'change'>,
  tx: Db,
  { tokenHash, keyId }: { tokenHash: string; keyId: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  const data = { tokenHash: hashToken(token), keyId, confirmedAt: now, lastSeenAt: now };
  const { count } = await kind.change(tx, { where: { tokenHash }, data });
  if (count === 0) throw new SessionEnded();
  return token;
}
