import 'server-only';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { db, isDatabaseDown } from '@/lib/server/db';
import { describeError, log } from '@/lib/server/log';
import { countedMailbox } from '@/lib/shared/person/counted-mailbox';
import { keyedHash } from './keyed-hash';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `points` attempts within `duration` seconds from the first. `address` limits a network, `mailbox` a recipient. */
const LIMITS = {
  users: { points: 1000, duration: MINUTE },
  holds: { points: 1000, duration: MINUTE },
  // Each asks Stripe, which allows 100 calls a second.
  bookings: { points: 120, duration: MINUTE },
  payments: { points: 120, duration: MINUTE },
  'payments-success': { points: 120, duration: MINUTE },
  'payments-cancel': { points: 120, duration: MINUTE },
  'contact-address': { points: 10, duration: 15 * MINUTE },
  'contact-mailbox': { points: 5, duration: HOUR },
  'newsletter-address': { points: 10, duration: 15 * MINUTE },
  'newsletter-mailbox': { points: 3, duration: HOUR },
  'consultation-address': { points: 10, duration: HOUR },
  // Limits the networks around an address too: a /48 holds 65,536 of them.
  'consultation-site': { points: 20, duration: HOUR },
  'consultation-prefix': { points: 40, duration: HOUR },
  'consultation-mailbox': { points: 5, duration: HOUR },
  'first-consultation-address': { points: 20, duration: HOUR },
  'first-consultation-mailbox': { points: 5, duration: HOUR },
  'withdrawal-address': { points: 10, duration: 15 * MINUTE },
  'withdrawal-mailbox': { points: 3, duration: HOUR },
  'links-address': { points: 10, duration: 15 * MINUTE },
  'links-mailbox': { points: 3, duration: HOUR },
  'links-day-mailbox': { points: 6, duration: 24 * HOUR },
  // Nothing can be guessed there: it keeps challenges from filling a table.
  'desk-entry': { points: 120, duration: 15 * MINUTE },
  'space-entry': { points: 120, duration: 15 * MINUTE },
  'space-code-address': { points: 10, duration: 15 * MINUTE },
  // Of the networks around it, to guess codes from.
  'space-code-site': { points: 20, duration: 15 * MINUTE },
  'space-code-prefix': { points: 40, duration: 15 * MINUTE },
  // Of a mailbox asked for from one network; another network has its own, so that a stranger does not use up the owner's.
  'space-code-pair': { points: 3, duration: HOUR },
  'space-code-mailbox': { points: 20, duration: 24 * HOUR },
  // Of one space, to mailboxes that it may change to.
  'space-code-change': { points: 5, duration: 24 * HOUR },
  // Sharing a document stores it again.
  'space-items-address': { points: 240, duration: HOUR },
  // As many as the form takes from one mailbox; strangers, who know the mailbox, do not use them up.
  'space-reply': { points: 5, duration: HOUR },
  'space-recovery-address': { points: 10, duration: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

type Taken = { ok: true } | { ok: false; retryAfterSeconds: number };
type Row = { points: number; expire: bigint | null };

const storeClient = {
  async query({ text, values }: { text: string; values: unknown[] }) {
    const rows = await db().$queryRawUnsafe<Row[]>(text, ...values);
    return { rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) })), rowCount: rows.length };
  },
};

function limiterOf(name: LimitName): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // A job deletes them.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    ...LIMITS[name],
  });
}

const limiters = new Map<LimitName, RateLimiterPostgres>();

/** Counts across all servers, under a keyed hash; one mailbox counts under all its spellings. Throws if the database is down; passes if only the count fails. */
export async function takeFromLimit(name: LimitName, key: string): Promise<Taken> {
  const limiter = limiters.get(name) ?? limiterOf(name);
  limiters.set(name, limiter);
  try {
    await limiter.consume(keyedHash('rate-limit', name.endsWith('-mailbox') ? countedMailbox(key) : key));
    return { ok: true };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
    if (isDatabaseDown(refusal)) throw refusal;
    log.error({ limit: name, error: describeError(refusal) }, 'rate limit not counted');
    return { ok: true };
  }
}

/** Takes from each in turn, up to one that is used up. */
export async function takeFromLimits(limits: readonly (readonly [name: LimitName, key: string])[]): Promise<Taken> {
  for (const [name, key] of limits) {
    const taken = await takeFromLimit(name, key);
    if (!taken.ok) return taken;
  }
  return { ok: true };
}

export async function purgeExpiredAttempts(now: Date): Promise<void> {
  await db().rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
}
