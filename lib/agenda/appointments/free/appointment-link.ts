import 'server-only';
import { bookingOfferPath } from '@/lib/agenda/appointments/booking-offer';
import type { Booking } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';
import { claimedId, isSignedId, signedId } from '@/lib/server/security/signed-id';
import { site } from '@/lib/shared/site';

/** The only key to the page that confirms, moves and cancels this appointment; it is sent to the mailbox alone. */
export function firstConsultationLink({ id, linkVersion }: Pick<Booking, 'id' | 'linkVersion'>): string {
  return `${site.url}${firstConsultationPath(signedId('first-consultation', id, linkVersion))}`;
}

/** The page of a link's token. */
export function firstConsultationPath(token: string): string {
  return `/consulta-gratuita/cita/${encodeURIComponent(token)}`;
}

/** Of the appointment as a calendar file. */
export function firstConsultationFilePath(token: string): string {
  return `${firstConsultationPath(token)}/cita.ics`;
}

/** The appointment of a link; null if it is of none, or of an earlier version. */
export async function bookingOfToken(tx: Db, token: string): Promise<Booking | null> {
  const id = claimedId(token);
  const booking = id && (await tx.booking.findFirst({ where: { id, kind: 'first-consultation' } }));
  return booking && isSignedId('first-consultation', token, booking.linkVersion) ? booking : null;
}

/** Where an hour can be chosen without anything being sent before. */
const RESERVE_PATH = '/consulta-gratuita/reservar';

/** Where another hour can be chosen instead of one that has ended: with its consultation, if there is one. */
export function chooseAgainPath({ consultationId }: Pick<Booking, 'consultationId'>): string {
  return consultationId ? bookingOfferPath(consultationId) : RESERVE_PATH;
}
