import 'server-only';
import { subDays } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import { sqlQuery } from '@/lib/server/db';
import { keyedHash } from './keyed-hash';
import { unconfirmedEmailCap } from './unconfirmed-email-cap';

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
