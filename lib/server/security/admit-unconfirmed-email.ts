import 'server-only';
import { subDays } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Condition } from '@/lib/server/condition';
import { sqlQuery } from '@/lib/server/db';
import { keyedHash } from './keyed-hash';

type UnconfirmedEmail = { to: string; idempotencyKey: string };

/**
 * False once the domain of the recipient has had its number of such e-mails in 24 hours, from all servers together. A retry
 * gets the answer of the first attempt. Simultaneous attempts may exceed the cap by their number.
 */
export async function admitUnconfirmedEmail({ to, idempotencyKey }: UnconfirmedEmail, now: Date): Promise<boolean> {
  const domain = to.slice(to.lastIndexOf('@') + 1);
  const { provider, cap } = unconfirmedEmailCap(domain);
  const domainHash = keyedHash('recipient-domain', domain);
  const rows = await sqlQuery<{ admitted: boolean }>(Prisma.sql`
    WITH counted AS (
      SELECT count(*) < ${cap}::int AS admitted FROM unconfirmed_emails
      WHERE domain_hash = ${domainHash} AND admitted AND created_at > ${subDays(now, 1)}::timestamptz
    )
    INSERT INTO unconfirmed_emails AS known (idempotency_key, domain_hash, provider, admitted, created_at)
    SELECT ${idempotencyKey}, ${domainHash}, ${provider}, counted.admitted, ${now}::timestamptz FROM counted
    ON CONFLICT (idempotency_key) DO UPDATE SET admitted = known.admitted
    RETURNING admitted`);
  return rows.every(({ admitted }) => admitted);
}

/** E-mails to unconfirmed addresses in 24 hours. docs/decisions/0052 has the arithmetic. */
const PER_DOMAIN = 60;
const PER_PROVIDER = 400;

/** Domains of mailboxes that many people share. None is personal data. */
const PROVIDERS: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.es',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'gmx.es',
  'gmx.com',
  'telefonica.net',
  'movistar.es',
  'orange.es',
  'ono.com',
]);

/** `provider` is null for all other domains: one of them may be a person's own. */
export function unconfirmedEmailCap(domain: string): { provider: string | null; cap: number } {
  return PROVIDERS.has(domain) ? { provider: domain, cap: PER_PROVIDER } : { provider: null, cap: PER_DOMAIN };
}

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
