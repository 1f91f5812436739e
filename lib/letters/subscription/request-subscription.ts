import 'server-only';
import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { takeFromLimits } from '@/lib/server/security/rate-limit';
import { newToken } from '@/lib/server/security/token';
import { site } from '@/lib/shared/site';
import { newTokensOf, tokenHashesOf } from './tokens';

type Requested = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Always sends an e-mail, so that no answer reveals a known mailbox. A confirmed subscription keeps its consent. */
export async function requestSubscription(
  { email }: { email: string },
  address: string,
  now: Date,
): Promise<Requested> {
  const taken = await takeFromLimits([
    ['newsletter-address', address],
    ['newsletter-mailbox', email],
  ]);
  if (!taken.ok) return taken;
  const seed = newToken();
  const { confirmTokenHash, unsubscribeTokenHash } = tokenHashesOf(newTokensOf(seed));
  await db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO newsletter_subscriptions AS known
        (id, email, seed, confirm_token_hash, unsubscribe_token_hash, consented_at, policy_version, requested_at, created_at)
      VALUES (${randomUUID()}::uuid, ${email}, ${seed}, ${confirmTokenHash}, ${unsubscribeTokenHash},
        ${now}::timestamptz, ${site.privacyPolicyVersion}, ${now}::timestamptz, ${now}::timestamptz)
      ON CONFLICT (email) DO UPDATE SET
        requested_at = excluded.requested_at,
        consented_at = CASE WHEN known.confirmed_at IS NULL THEN excluded.consented_at ELSE known.consented_at END,
        policy_version = CASE WHEN known.confirmed_at IS NULL THEN excluded.policy_version ELSE known.policy_version END
      RETURNING id`;
    const [row] = rows;
    if (!row) throw new Error('An upsert always returns its row');
    await enqueue(tx, 'send-newsletter-email', { subscriptionId: row.id }, { jobKey: `newsletter/${row.id}` });
  });
  return { ok: true };
}
