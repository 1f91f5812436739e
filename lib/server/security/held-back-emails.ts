import 'server-only';
import { subDays } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Condition } from '@/lib/server/condition';
import { sqlQuery } from '@/lib/server/db';

const KIND = 'unconfirmed-email-cap';

type Refused = { provider: string | null; domains: number; notSent: number; since: Date };

/** One condition for each provider, and one for all other domains together, while e-mails of the last 24 hours were not sent. */
export async function heldBackEmails(now: Date): Promise<Condition[]> {
  const refused = await sqlQuery<Refused>(Prisma.sql`
    SELECT provider, count(DISTINCT domain_hash)::int AS domains, count(*)::int AS "notSent", min(created_at) AS since
    FROM unconfirmed_emails WHERE NOT admitted AND created_at > ${subDays(now, 1)}::timestamptz
    GROUP BY provider ORDER BY provider`);
  return refused.map(({ provider, domains, notSent, since }) => ({
    kind: KIND,
    key: provider ?? 'other-domains',
    since,
    figures: { provider: provider ?? 'otros', domains, notSent },
  }));
}
