import 'server-only';
import type { NewPasskey } from '@/lib/private/passkeys/verify-new-passkey';
import type { Db } from '@/lib/server/db';

/** The id of its row; null if a person has the passkey already. */
export async function storeKey(
  tx: Db,
  key: NewPasskey & { staffId: string; label: string },
  now: Date,
): Promise<string | null> {
  const [stored] = await tx.staffKey.createManyAndReturn({
    data: [{ ...key, createdAt: now, lastUsedAt: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  return stored?.id ?? null;
}
