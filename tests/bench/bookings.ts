import { randomUUID } from 'node:crypto';
import { arrive, type Call } from '../support/http/arrivals';
import { newAddress } from '../support/http/new-address';
import type { Stack } from '../support/stack/stack';
import { withStack } from './bench';
import { bookableHours, type Hour } from './hours';
import { median, percentile } from './statistics';
import { type Row, row } from './table';
import { ROUNDS } from './throughput';

const PER_SECOND = 50;
const BOOKINGS = 150;

/** Visitors who book distinct hours; what the local Stripe took for each is subtracted from its answer. */
export function measureBookings(): Promise<Row[]> {
  return withStack({}, async (stack) => {
    const p95: number[] = [];
    let failed = 0;
    for (let round = 0; round <= ROUNDS; round++) {
      await stack.clear();
      const { productId, hours } = await bookableHours(stack);
      const calls = hours.slice(0, BOOKINGS).map((hour) => bookingOf(stack, productId, hour));
      const samples = await arrive(calls, PER_SECOND);
      failed += samples.filter(({ status }) => status !== 201).length;
      if (round === 0) continue; // warm-up
      const stripe = await stripeMilliseconds(stack);
      const own = samples
        .filter(({ status }) => status === 201)
        .map(({ milliseconds, body }) => milliseconds - (stripe.get(JSON.parse(body).orderId) ?? 0));
      p95.push(percentile(own, 0.95));
    }
    const figure = `POST /api/bookings at ${PER_SECOND} a second, p95 without Stripe's time`;
    return [
      row(figure, median(p95), 'ms', '< 60 ms', median(p95) < 60),
      row(`errors among ${(ROUNDS + 1) * BOOKINGS} bookings`, failed, '', '0', failed === 0),
    ];
  });
}

export function bookingOf({ baseUrl }: Stack, productId: string, hour: Hour): Call {
  const buyer = { customerName: 'Irene Salas', customerEmail: `${randomUUID()}@example.com` };
  return {
    url: `${baseUrl}/api/bookings`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': newAddress() },
    body: JSON.stringify({ productId, ...hour, bookingType: 'online', ...buyer }),
  };
}

/** By order id, which the idempotency key of the session carries. */
async function stripeMilliseconds({ sandbox }: Stack): Promise<Map<string, number>> {
  const { requests } = await sandbox.requests('stripe');
  return new Map(
    requests.map(({ idempotencyKey, durationMs }) => [idempotencyKey?.split('/')[1] ?? '', durationMs ?? 0]),
  );
}
