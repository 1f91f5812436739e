import 'server-only';
import { db } from '@/lib/db';

/** The sweeps by which orders and hours come to their end even if every message about them is lost. */
export type SweepName = 'expire-claims' | 'reconcile-orders';

export async function storeSweepFinished(name: SweepName, finishedAt: Date): Promise<void> {
  await db().sweep.upsert({ where: { name }, create: { name, finishedAt }, update: { finishedAt } });
}

/** Null if it never came to its end. A run that Stripe did not answer has come to its end: the next one visits the rest. */
export async function lastSweepFinishedAt(name: SweepName): Promise<Date | null> {
  const sweep = await db().sweep.findUnique({ where: { name } });
  return sweep?.finishedAt ?? null;
}
