import 'server-only';
import type { Db } from '@/lib/db';
import type { NewPasskey } from '@/lib/security/passkeys/verify-new-passkey';

/** False if a person has it already. */
export async function storeKey(
  tx: Db,
  key: NewPasskey & { staffId: string; label: string },
  now: Date,
): Promise<boolean> {
  const { count } = await tx.staffKey.createMany({
    data: [{ ...key, createdAt: now, lastUsedAt: now }],
    skipDuplicates: true,
  });
  return count === 1;
}
