import type { Withdrawal } from '@/lib/generated/prisma/client';

/** By a person of the firm, for a buyer who has written or called: its moment is that of sending. */
export function isNoted({ channel }: Pick<Withdrawal, 'channel'>): boolean {
  return channel === 'mail' || channel === 'phone';
}
