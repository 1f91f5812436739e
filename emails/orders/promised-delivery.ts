import { longDay } from '@/emails/shared/appointment';
import type { Fact } from '@/emails/shared/facts';
import type { MadridDate } from '@/lib/shared/madrid-time';

export type MailedFile = { title: string; link: string; validUntil: MadridDate };

/** What a confirmed order delivers: files at once, or something later and by when. */
export type MailedDelivery = { files: MailedFile[]; later: { what: string; until: MadridDate } | null };

/** To the buyer: what comes by mail and by when, if anything does. */
export function promisedSteps(delivery: MailedDelivery | null): string[] {
  const later = delivery?.later;
  return later ? [`${later.what}: te lo enviamos por correo, como muy tarde el ${longDay(later.until)}.`] : [];
}

/** The same for the firm, which has to keep it. */
export function promisedFacts(delivery: MailedDelivery | null): Fact[] {
  const later = delivery?.later;
  return later ? [{ label: 'Prometido', value: `${later.what}, como muy tarde el ${longDay(later.until)}` }] : [];
}
