import type { PageAppointment } from '@/lib/orders/order-page/page-appointment';
import type { OrderRights } from '@/lib/orders/refunds/refund-rights';
import type { MadridDate } from '@/lib/shared/madrid-time';

type Movable = {
  kind: 'move' | 'choose';
  /** Minutes. */
  duration: number;
  movesLeft: number;
  current?: { bookingId: string; startsAt: Date };
};

/** What can be chosen on the page; null if nothing can. */
export function movable(appointment: PageAppointment): Movable | null {
  if (appointment.state === 'coming' && appointment.moveUntil) {
    const { bookingId, startsAt, duration, movesLeft } = appointment;
    return { kind: 'move', duration, movesLeft, current: { bookingId, startsAt } };
  }
  if ((appointment.state === 'cancelled' || appointment.state === 'lost') && appointment.chooseUntil) {
    return { kind: 'choose', duration: appointment.duration, movesLeft: 0 };
  }
  return null;
}

/** Choosing an hour ends the right to the money without a last day: which sentence says until when there is one then. */
export function endlessNote(
  { endless, openUntil }: Pick<OrderRights, 'endless' | 'openUntil'>,
  today: MadridDate,
): 'endlessEnds' | 'endlessOver' | null {
  if (!endless) return null;
  return openUntil >= today ? 'endlessEnds' : 'endlessOver';
}
