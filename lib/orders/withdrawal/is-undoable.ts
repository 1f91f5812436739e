import type { Withdrawal } from '@/lib/generated/prisma/client';

/** It came without the order's link, and nothing has followed from it yet. `keepContract` undoes it. */
export function isUndoable({
  state,
  channel,
  executedAt,
}: Pick<Withdrawal, 'state' | 'channel' | 'executedAt'>): boolean {
  return state === 'registered' && channel === 'public' && executedAt === null;
}
