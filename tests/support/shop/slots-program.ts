import { randomUUID } from 'node:crypto';
import type { MadridDate, MadridTime } from '@/lib/shared/madrid-time';
import '@/tests/support/stack/server-modules';
import { answerCalls, type Repeated } from './answer-calls';

/* A server as far as choosing an hour goes. */

type Wanted = { date: MadridDate; time: MadridTime };
/** An appointment as its screen shows it. */
type Shown = Wanted & { orderId: string; shown: string };

export type SlotsCall = Repeated &
  (
    | { call: 'slots'; start: MadridDate; end: MadridDate; duration: number; without: string | null }
    | ({ call: 'hold'; productId: string; duration: number } & Wanted)
    | ({ call: 'order'; productId: string; selectedPrice: number } & Wanted)
    | ({ call: 'move' } & Shown)
    | ({ call: 'move-by-staff' } & Shown)
  );

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

async function make(call: SlotsCall, now: Date): Promise<object> {
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

answerCalls(make);
