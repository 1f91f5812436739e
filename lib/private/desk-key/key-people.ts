import 'server-only';
import type { Db } from '@/lib/server/db';
import { serverEnv } from '@/lib/shared/env';
import { type Access, accessOf } from './access-of';
import { DEMONSTRATION_EMAIL } from './demonstration-person';

export type KeyPerson = {
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
    const passkeys = keys.map(({ sealRecipient, wraps, ...key }) => ({
      ...key,
      isPrepared: sealRecipient !== null,
      opens: wraps.length === epochs,
    }));
    if (opensWithPaper(email)) return { id, name, email, access: { state: 'opens' }, isOpener: true };
    return { id, name, email, access: accessOf(passkeys), isOpener: passkeys.some(({ opens }) => opens) };
  });
}

/** The person of a demonstration has the key on paper in the place of a passkey. */
export function opensWithPaper(email: string): boolean {
  return serverEnv().DEMONSTRATION_PROOF_HASH !== undefined && email === DEMONSTRATION_EMAIL;
}
