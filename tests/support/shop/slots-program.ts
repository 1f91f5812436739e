import { randomUUID } from 'node:crypto';
import { register } from 'node:module';
import type { MadridDate, MadridTime } from '@/lib/shared/madrid-time';

/* A server as far as choosing an hour goes: each message is a call, made as often as it says, all at once. Answers the outcomes as JSON, under the number of the call. */

type Wanted = { date: MadridDate; time: MadridTime };
/** An appointment as its screen shows it. */
type Shown = Wanted & { orderId: string; shown: string };

export type SlotsCall = { id: number; times: number /** ISO 8601. */; now: string } & (
  | { call: 'slots'; start: MadridDate; end: MadridDate; duration: number; without: string | null }
  | ({ call: 'hold'; productId: string; duration: number } & Wanted)
  | ({ call: 'order'; productId: string; selectedPrice: number } & Wanted)
  | ({ call: 'move' } & Shown)
  | ({ call: 'move-by-staff' } & Shown)
);

// `server-only` throws outside of Next's bundles.
const hooks = `export function resolve(specifier, context, next) {
  const empty = { url: 'data:text/javascript,', shortCircuit: true };
  return specifier === 'server-only' ? empty : next(specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const { moveAppointment } = await import('@/lib/orders/appointment/move-appointment');
const { moveByStaff } = await import('@/lib/orders/desk/move-by-staff');
const { orderToken } = await import('@/lib/orders/order-page/order-link');
const { placeBooking } = await import('@/lib/orders/place-booking');
const { readAvailability } = await import('@/lib/agenda/availability');
const { takeHold } = await import('@/lib/agenda/take-hold');
const { actingPerson } = await import('@/tests/support/desk/acting-person');

/** Each from another network. */
function claimant() {
  const own = randomUUID();
  return { network: own, site: own, prefix: own };
}

async function make(call: SlotsCall): Promise<object> {
  const now = new Date(call.now);
  switch (call.call) {
    case 'slots':
      return readAvailability(call, now);
    case 'hold':
      return takeHold({ ...call, claimant: claimant() }, now);
    case 'order': {
      const { date, time, selectedPrice } = call;
      const customer = { fullName: 'Eva', email: `${randomUUID()}@example.com`, phone: undefined };
      return placeBooking(
        call.productId,
        { date, time, type: 'online', notes: undefined, holdToken: undefined, claimant: claimant() },
        { customer, userId: undefined, selectedPrice, popup: false, idempotencyKey: null },
        now,
      );
    }
    case 'move': {
      const token = orderToken({ id: call.orderId, linkVersion: 1 });
      return moveAppointment(token, { date: call.date, time: call.time }, new Date(call.shown), now);
    }
    case 'move-by-staff': {
      const { orderId, date, time } = call;
      const staff = await actingPerson();
      return moveByStaff({ orderId, hour: { date, time }, shown: new Date(call.shown), staff }, now);
    }
  }
}

process.on('message', (call: SlotsCall) => {
  Promise.all(Array.from({ length: call.times }, () => make(call))).then(
    (outcomes) => process.send?.(JSON.stringify({ id: call.id, outcomes })),
    (error) => process.send?.(JSON.stringify({ id: call.id, failed: String(error) })),
  );
});
process.send?.(JSON.stringify({ id: 0, outcomes: [] }));
