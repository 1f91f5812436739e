import 'server-only';
import { validate } from 'uuid';
import { type Letter, Prisma } from '@/lib/generated/prisma/client';
import { type Db, db } from '@/lib/server/db';
import { hasWords } from '@/lib/server/search-words';
import type {
  LetterList,
  LetterProgress,
  LetterRow,
  LetterView,
  SubscriberCounts,
  SubscriberList,
} from './letter-view';
import { readMarkdown } from './read-markdown';

const LETTERS_A_PAGE = 20;
const SUBSCRIBERS_A_PAGE = 25;

/** What waits for a person first, then the latest. Pages are counted from 1. */
export async function listLetters(page: number): Promise<LetterList> {
  const [total, subscribers] = await Promise.all([db().letter.count(), countSubscribers()]);
  const { current, pages, skip } = paged(total, page, LETTERS_A_PAGE);
  const letters = await db().letter.findMany({
    orderBy: [{ status: 'asc' }, { updatedAt: 'desc' }],
    skip,
    take: LETTERS_A_PAGE,
  });
  const progress = await progressOf(letters.map(({ id }) => id));
  return { letters: letters.map((letter) => rowOf(letter, progress)), page: current, pages, subscribers };
}

/** Null for an unknown letter. */
export async function readLetter(id: string, tx: Db = db()): Promise<LetterView | null> {
  const letter = validate(id) ? await tx.letter.findUnique({ where: { id } }) : null;
  if (!letter) return null;
  const { teaser, body, version } = letter;
  return { ...rowOf(letter, await progressOf([id], tx)), teaser, body, version, ...readMarkdown(body) };
}

type FoundSubscriber = { id: string; email: string; confirmedAt: Date | null; requestedAt: Date };

/** A page of the addresses in which every word of the search is. */
export async function listSubscribers(search: string, page: number): Promise<SubscriberList> {
  const searched = { text: Prisma.sql`desk_search_text('', email)`, id: Prisma.sql`id` };
  const rows = Prisma.sql`FROM newsletter_subscriptions WHERE ${hasWords(searched, search)}`;
  const [counted] = await db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${rows}`;
  const total = counted?.total ?? 0;
  const { current, pages, skip } = paged(total, page, SUBSCRIBERS_A_PAGE);
  const found = await db().$queryRaw<FoundSubscriber[]>`
    SELECT id, email, confirmed_at AS "confirmedAt", requested_at AS "requestedAt" ${rows}
    ORDER BY created_at DESC, id LIMIT ${SUBSCRIBERS_A_PAGE} OFFSET ${skip}`;
  const subscribers = found.map(({ id, email, confirmedAt, requestedAt }) => ({
    id,
    email,
    state: confirmedAt ? ('confirmed' as const) : ('waiting' as const),
    since: (confirmedAt ?? requestedAt).toISOString(),
  }));
  return { subscribers, total, page: current, pages };
}

async function countSubscribers(): Promise<SubscriberCounts> {
  const [all, confirmed] = await Promise.all([
    db().newsletterSubscription.count(),
    db().newsletterSubscription.count({ where: { confirmedAt: { not: null } } }),
  ]);
  return { confirmed, waiting: all - confirmed };
}

function paged(total: number, page: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.max(1, page), pages);
  return { current, pages, skip: (current - 1) * size };
}

type Counts = Map<string, LetterProgress>;

const nothing: LetterProgress = { recipients: 0, sent: 0, waiting: 0, left: 0, refused: 0, unclear: 0 };

async function progressOf(ids: string[], tx: Db = db()): Promise<Counts> {
  const rows = await tx.$queryRaw<(LetterProgress & { id: string })[]>`
    SELECT letter_id AS id,
      count(*)::int AS recipients,
      count(*) FILTER (WHERE status = 'sent')::int AS sent,
      count(*) FILTER (WHERE status = 'waiting' AND subscription_id IS NOT NULL)::int AS waiting,
      count(*) FILTER (WHERE status = 'waiting' AND subscription_id IS NULL)::int AS "left",
      count(*) FILTER (WHERE status = 'refused')::int AS refused,
      count(*) FILTER (WHERE status = 'unclear')::int AS unclear
    FROM letter_deliveries WHERE letter_id = ANY (${ids}::uuid[]) GROUP BY letter_id`;
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

function rowOf(letter: Letter, progress: Counts): LetterRow {
  return {
    id: letter.id,
    subject: letter.subject,
    status: letter.status,
    byName: letter.byName,
    updatedAt: letter.updatedAt.toISOString(),
    scheduledFor: letter.scheduledFor?.toISOString() ?? null,
    startedAt: letter.startedAt?.toISOString() ?? null,
    stoppedAt: letter.stoppedAt?.toISOString() ?? null,
    sentAt: letter.sentAt?.toISOString() ?? null,
    progress: progress.get(letter.id) ?? nothing,
  };
}
