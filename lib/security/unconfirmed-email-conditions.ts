import 'server-only';
import { subDays } from 'date-fns';
import type { Condition } from '@/lib/condition';
import { db } from '@/lib/db';

const KIND = 'unconfirmed-email-cap';

type Refused = { provider: string | null; domains: bigint; notSent: bigint; since: Date };

/** One condition for each provider, and one for all other domains together, while e-mails of the last 24 hours were not sent. */
export async function unconfirmedEmailConditions(now: Date): Promise<Condition[]> {
  const refused = await db().$queryRaw<Refused[]>`
    SELECT provider, count(DISTINCT domain_hash) AS domains, count(*) AS "notSent", min(created_at) AS since
    FROM unconfirmed_emails WHERE NOT admitted AND created_at > ${subDays(now, 1)}::timestamptz
    GROUP BY provider ORDER BY provider`;
  return refused.map(({ provider, domains, notSent, since }) => ({
    kind: KIND,
    key: provider ?? 'other-domains',
    since,
    figures: { domains: Number(domains), notSent: Number(notSent) },
  }));
}
