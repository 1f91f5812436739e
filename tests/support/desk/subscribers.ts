import type pg from 'pg';

/** Confirmed subscriptions `prefix-1@example.com` and so on, straight into the database. */
export async function subscribe(db: pg.Pool, count: number, prefix = 'lectora'): Promise<string[]> {
  await db.query(
    `INSERT INTO newsletter_subscriptions
       (id, email, seed, confirm_token_hash, unsubscribe_token_hash, consented_at, policy_version, requested_at, confirmed_at)
     SELECT gen_random_uuid(), $1 || '-' || n || '@example.com', md5($1 || n), 'c-' || $1 || n, 'u-' || $1 || n, now(), '1', now(), now()
     FROM generate_series(1, $2) AS n`,
    [prefix, count],
  );
  return Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}@example.com`);
}

type Delivered = { to: string[]; subject: string };

/** To whom this letter went, sorted: an address that got two is there twice. */
export function recipientsOf(emails: readonly Delivered[], subject: string): string[] {
  return emails
    .filter((email) => email.subject === subject)
    .flatMap(({ to }) => to)
    .sort();
}
