import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';
import { keyedHashes } from '@/lib/server/security/keyed-hash';

export type VouchedMailbox = { id: string; email: string; emailHash: string | null };

const NAME_LENGTH = 8;

/** Names of the secrets, and what this mailbox of this space has under each: the first makes. */
function hashesOf({ id, email }: Pick<VouchedMailbox, 'id' | 'email'>): string[] {
  const names = keyedHashes('space-mailbox', '');
  return keyedHashes('space-mailbox', `${id} ${email}`).map(
    (hash, at) => `${names[at]?.slice(0, NAME_LENGTH)}.${hash}`,
  );
}

/** Stored beside the mailbox of a space: who can write to the database alone cannot make it for another one. */
export function mailboxHash(space: Pick<VouchedMailbox, 'id' | 'email'>): string {
  return hashesOf(space)[0] ?? '';
}

/** The mailbox is the one that the space was given. One without a hash is from before; so is one whose secret was taken away. */
export function isOwnMailbox(space: VouchedMailbox): boolean {
  const { emailHash } = space;
  if (emailHash === null) return true;
  const hashes = hashesOf(space);
  const isOfSecret = (hash: string) => hash.slice(0, NAME_LENGTH) === emailHash.slice(0, NAME_LENGTH);
  return !hashes.some(isOfSecret) || hashes.includes(emailHash);
}

/** Spaces whose mailbox was changed past this program. Nothing is mailed there for them to open or delete anything. */
export async function changedMailboxes(): Promise<Condition[]> {
  const spaces = await db().space.findMany({
    where: { emailHash: { not: null } },
    select: { id: true, email: true, emailHash: true, lastOpenedAt: true },
    orderBy: { lastOpenedAt: 'asc' },
  });
  const changed = spaces.filter((space) => !isOwnMailbox(space));
  const [first] = changed;
  if (!first) return [];
  const figures = { spaces: changed.length, first: first.id };
  return [{ kind: 'space-mailbox-changed', key: 'spaces', since: first.lastOpenedAt, figures }];
}
