import 'server-only';
import { db } from '@/lib/server/db';
import { readMarkdown } from './read-markdown';

export type Unready = 'letter-has-faults' | 'no-subscribers';

/** What keeps a letter from being sent; null for nothing. Which letter it is decides the compare-and-swap that follows. */
export async function whyUnready(body: string): Promise<Unready | null> {
  if (readMarkdown(body).faults.length > 0) return 'letter-has-faults';
  const confirmed = await db().newsletterSubscription.count({ where: { confirmedAt: { not: null } } });
  return confirmed === 0 ? 'no-subscribers' : null;
}
