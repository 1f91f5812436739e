import { redirect } from 'next/navigation';
import { unlessDatabaseDown } from '@/app/(public)/(site)/_booking/unless-database-down';
import { type FoundOrderPage, findOrderPage } from '@/lib/orders/order-page/find-order-page';
import { INVALID_LINK_PATH } from '@/lib/orders/order-page/order-link';

type Read = Exclude<FoundOrderPage, { reason: 'gone' }> | null;

/** What a page of an order shows; null while the database is down. A link that opens nothing leads to a page that is not found. */
export async function readOrder(token: string, now: Date): Promise<Read> {
  const found = await unlessDatabaseDown(() => findOrderPage(token, now));
  if (!found) return null;
  if (found.ok || found.reason === 'out-of-date') return found;
  redirect(INVALID_LINK_PATH);
}
