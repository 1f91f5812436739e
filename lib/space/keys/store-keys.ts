import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { NewPasskey as VerifiedPasskey } from '@/lib/private/passkeys/verify-new-passkey';
import type { Db } from '@/lib/server/db';
import { hashToken } from '@/lib/server/security/token';
import type { NewPasskey, NewPhrase, NewRecovery, Recovered } from '../schema';

type Passkey = { verified: VerifiedPasskey; label: string; sealed: NewPasskey['sealed'] };

/** Null if it is known already. */
export async function storePasskey(
  tx: Db,
  spaceId: string,
  { verified, label, sealed }: Passkey,
  now: Date,
): Promise<string | null> {
  const { credentialId, publicKey, counter, transports, backedUp, backupEligible } = verified;
  const passkey = { credentialId, publicKey, counter, transports, backedUp, backupEligible };
  const wrap = { recipient: sealed?.recipient ?? null, wrapped: sealed?.wrapped ?? null, mac: sealed?.mac ?? null };
  const [stored] = await tx.spaceKey.createManyAndReturn({
    data: [{ spaceId, kind: 'passkey', label, ...passkey, ...wrap, createdAt: now, lastUsedAt: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  return stored?.id ?? null;
}

/** The one phrase of a space: a new one takes the place of the one before, in its row. */
export async function storePhrase(tx: Db, spaceId: string, phrase: NewPhrase, now: Date): Promise<string> {
  const { recipient, wrapped, mac, stretching, proof } = phrase;
  const data = { recipient, wrapped, mac, stretching, proofHash: hashToken(proof), createdAt: now, lastUsedAt: now };
  await tx.space.update({ where: { id: spaceId }, data: { phraseFailures: 0, phraseOpenAt: now } });
  return storeOnly(tx, spaceId, { kind: 'phrase', label: 'Frase', ...data });
}

/** Stores as `storePhrase` does: what was sealed for the recovery key before opens nothing from now on. */
export function storeRecovery(tx: Db, spaceId: string, recovery: NewRecovery, now: Date): Promise<string> {
  const { recipient, wrapped, mac, proof } = recovery;
  const data = { recipient, wrapped, mac, proofHash: hashToken(proof), createdAt: now, lastUsedAt: null };
  return storeOnly(tx, spaceId, { kind: 'recovery', label: 'Clave de recuperación', ...data });
}

type OnlyOne = Omit<Prisma.SpaceKeyUncheckedCreateInput, 'id' | 'spaceId' | 'kind'> & { kind: 'phrase' | 'recovery' };

async function storeOnly(tx: Db, spaceId: string, key: OnlyOne): Promise<string> {
  const earlier = await tx.spaceKey.findFirst({ where: { spaceId, kind: key.kind }, select: { id: true } });
  if (earlier) {
    await tx.spaceKey.update({ where: { id: earlier.id }, data: key });
    return earlier.id;
  }
  const { id } = await tx.spaceKey.create({ data: { ...key, spaceId }, select: { id: true } });
  return id;
}

/** At least one of them opens besides the recovery key, which is for losing the others. */
export function somethingOpens({ passkey, phrase }: Pick<Recovered, 'passkey' | 'phrase'>): boolean {
  return passkey?.sealed !== undefined || phrase !== undefined;
}

/** Stores the keys of a new space, or of one that the recovery key has opened. Returns the one that the session goes on with; null if the passkey is known already. */
export async function storeFirstKeys(
  tx: Db,
  spaceId: string,
  { passkey, phrase, recovery }: Recovered,
  verified: VerifiedPasskey | null,
  now: Date,
): Promise<string | null> {
  let keyId: string | null = null;
  if (phrase) keyId = await storePhrase(tx, spaceId, phrase, now);
  if (passkey && verified) {
    const { label, sealed } = passkey;
    const passkeyId = await storePasskey(tx, spaceId, { verified, label, sealed }, now);
    if (!passkeyId) return null;
    if (sealed || !keyId) keyId = passkeyId;
  }
  await storeRecovery(tx, spaceId, recovery, now);
  return keyId;
}
