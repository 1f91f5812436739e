import 'server-only';
import type { Db } from '@/lib/server/db';
import { serverEnv } from '@/lib/shared/env';
import { DEMONSTRATION_EMAIL } from './demonstration-person';

type KeyPerson = {
  id: string;
  name: string;
  email: string;
  access: Access;
  /** Has what opens every epoch of the desk's key, and so can give access to others. */
  isOpener: boolean;
};

/** Everyone at the desk, with what they open of its key; nobody before there is one. */
export async function keyPeople(tx: Db): Promise<KeyPerson[]> {
  const epochs = await tx.deskKey.count();
  if (epochs === 0) return [];
  const people = await tx.staff.findMany({
    where: { removedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    include: {
      keys: {
        orderBy: { createdAt: 'asc' },
        include: { wraps: { where: { replacedAt: null }, select: { epoch: true } } },
      },
    },
  });
  return people.map(({ id, name, email, keys }) => {
    const passkeys = keys.map(({ wraps, ...key }) => ({ ...key, opens: wraps.length === epochs }));
    if (opensWithPaper(email)) return { id, name, email, access: { state: 'opens' }, isOpener: true };
    return { id, name, email, access: accessOf(passkeys), isOpener: passkeys.some(({ opens }) => opens) };
  });
}

/** The person of a demonstration has the key on paper in the place of a passkey. */
function opensWithPaper(email: string): boolean {
  return serverEnv().DEMONSTRATION_PROOF_HASH !== undefined && email === DEMONSTRATION_EMAIL;
}

/** A passkey of a person of the desk, as far as it matters for what is sealed. */
export type Passkey = {
  id: string;
  label: string;
  /** Whether it can derive a secret at all. */
  prf: boolean;
  /** Public half of the secret that its device has derived, so that access can be given to it; null until then. */
  sealRecipient: string | null;
  /** Every epoch of the desk's key. */
  opens: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** `cannot`: no passkey of this person can derive a secret. */
type Access = { state: 'opens' | 'not-prepared' | 'cannot' } | { state: 'waits'; passkey: Prepared };

type Prepared = Passkey & { sealRecipient: string };

export type AccessState = Access['state'];

/**
 * Whether a person opens what is sealed. They wait with a prepared passkey if none that opens was used since it was made: what a lost
 * device opened does not count, and who has a second device at hand gives it access alone. Of several the one that was used last counts.
 */
export function accessOf(passkeys: readonly Passkey[]): Access {
  const waiting = passkeys
    .filter((passkey): passkey is Prepared => passkey.sealRecipient !== null && !passkey.opens)
    .filter(
      ({ createdAt }) => !passkeys.some(({ opens, lastUsedAt }) => opens && lastUsedAt && lastUsedAt >= createdAt),
    )
    .sort((one, other) => usedAt(other) - usedAt(one));
  const [passkey] = waiting;
  if (passkey) return { state: 'waits', passkey };
  if (passkeys.some(({ opens }) => opens)) return { state: 'opens' };
  return { state: passkeys.some(({ prf }) => prf) ? 'not-prepared' : 'cannot' };
}

function usedAt({ lastUsedAt, createdAt }: Passkey): number {
  return (lastUsedAt ?? createdAt).getTime();
}
