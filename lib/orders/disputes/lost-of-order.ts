import 'server-only';
import type { Db } from '@/lib/db';
import type { Cents } from '@/lib/money';
import { amountLost, LOST } from './dispute-state';

/** What a bank has taken back from this payment for good. */
export async function lostOfOrder(tx: Db, orderId: string): Promise<Cents> {
  return amountLost(await tx.dispute.findMany({ where: { orderId, status: LOST } }));
}
