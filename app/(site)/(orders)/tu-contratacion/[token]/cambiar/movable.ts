import type { PageAppointment } from '@/lib/orders/order-page/page-appointment';

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
