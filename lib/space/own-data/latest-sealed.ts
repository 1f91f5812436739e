import 'server-only';
import { db } from '@/lib/server/db';
import type { SealedBody } from '@/lib/space/contract';
import type { OpenSpace } from '@/lib/space/sessions/space-sessions';
import { holdingsOf } from './holdings';

/** Enough to find out whether a key opens what is there. */
const LATEST = 20;

/** The latest of what was sealed for this space: heads of documents, and answers since it was made. An earlier one at this mailbox had others. */
export async function latestSealed({ spaceId, email }: Pick<OpenSpace, 'spaceId' | 'email'>): Promise<SealedBody> {
  const { consultation: ids } = await holdingsOf(db(), email);
  const { createdAt } = await db().space.findUniqueOrThrow({ where: { id: spaceId }, select: { createdAt: true } });
  const [items, answers] = await Promise.all([
    db().spaceItem.findMany({
      where: { spaceId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: LATEST,
      select: { head: true },
    }),
    db().answer.findMany({
      where: { consultationId: { in: ids }, via: 'space', sealed: { not: null }, at: { gt: createdAt } },
      orderBy: { at: 'desc' },
      take: LATEST,
      select: { sealed: true },
    }),
  ]);
  const sealed = [...items.map(({ head }) => head), ...answers.flatMap((answer) => answer.sealed ?? [])];
  return { sealed: sealed.map((bytes) => Buffer.from(bytes).toString('base64')) };
}
