import { waitUntil } from '@/scripts/wait-until';
import { openShop } from '../support/shop/shop';
import { percentile } from './statistics';
import { type Row, row } from './table';

const SALES = 20;
const CONFIRMED_MS = 3000;
const FREE_MS = 5000;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** How long a buyer waits whose webhook is lost, and how soon an hour is free again when its payment page has expired. */
export async function measurePayments(): Promise<Row[]> {
  const shop = await openShop({ env: { LOG_LEVEL: 'warn' } });
  try {
    const confirmed: number[] = [];
    const free: number[] = [];
    while (free.length < SALES) {
      const paid = await shop.place();
      await shop.payWithoutWebhook(paid);
      confirmed.push(await milliseconds(() => shop.askSuccessPage(paid.sessionId)));
      const unpaid = await shop.place();
      await shop.sandbox.expireSession(unpaid.sessionId);
      const isFree = async () => (await shop.slotStatus(unpaid.hour)) === 'free';
      const options = { timeout: 30_000, every: 20, message: 'The hour does not become free' };
      free.push(await milliseconds(() => waitUntil(isFree, options)));
    }
    const [slowest, longest] = [percentile(confirmed, 0.95), percentile(free, 0.95)];
    return [
      row('success page without a webhook, confirmed, p95', slowest, 'ms', '< 3 s', slowest < CONFIRMED_MS),
      row('an hour is free after its payment page expired, p95', longest, 'ms', '< 5 s', longest < FREE_MS),
    ];
  } finally {
    await shop.stop();
  }
}
