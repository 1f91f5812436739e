import 'server-only';
import { bookingOfferPath } from '@/lib/agenda/appointments/booking-offer';
import type { Booking } from '@/lib/generated/prisma/client';

/** Where an hour can be chosen without anything being sent before. */
const RESERVE_PATH = '/consulta-gratuita/reservar';

/** Where another hour can be chosen instead of one that has ended: with its consultation, if there is one. */
export function chooseAgainPath({ consultationId }: Pick<Booking, 'consultationId'>): string {
  return consultationId ? bookingOfferPath(consultationId) : RESERVE_PATH;
}
