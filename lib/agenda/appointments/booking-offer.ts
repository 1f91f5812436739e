import 'server-only';
import { idOfSigned, signedId } from '@/lib/server/security/signed-id';
import { site } from '@/lib/shared/site';

/** Days from the consultation on in which its 45 minutes can be booked. */
export const OFFER_DAYS = 60;

/** The page on which the sender of a consultation books the free appointment. It shows nothing of what was sent. */
export function bookingOfferPath(consultationId: string): string {
  return `/consulta-gratuita/reservar/${signedId('first-consultation-offer', consultationId)}`;
}

export function bookingOfferLink(consultationId: string): string {
  return site.url + bookingOfferPath(consultationId);
}

export function consultationOfOffer(offer: string): string | null {
  return idOfSigned('first-consultation-offer', offer);
}
