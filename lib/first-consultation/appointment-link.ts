import 'server-only';
import { idOfSigned, signedId } from '@/lib/security/signed-id';
import { site } from '@/lib/site';

/** The only key to the page that confirms, moves and cancels this appointment; it is sent to the mailbox alone. */
export function firstConsultationLink(bookingId: string): string {
  return `${site.url}/consulta-gratuita/cita/${signedId('first-consultation', bookingId)}`;
}

export function bookingOfToken(token: string): string | null {
  return idOfSigned('first-consultation', token);
}
