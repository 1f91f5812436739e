import { longDay } from '@/emails/shared/appointment';
import type { Fact } from '@/emails/shared/facts';
import type { MadridDate } from '@/lib/shared/madrid-time';

export type MailedFile = { title: string; link: string; validUntil: MadridDate };

/** What a confirmed order delivers: files at once, or something later and by when; and from which day a session follows. */
export type MailedDelivery = {
  files: MailedFile[];
  later: { what: string; until: MadridDate } | null;
  followUp: MadridDate | null;
};

/** To the buyer: what comes by mail and by when, and what follows, if anything does. */
export function promisedSteps(delivery: MailedDelivery | null): string[] {
  const { later, followUp } = delivery ?? {};
  return [
    ...(later ? [`${later.what}: te lo enviamos por correo, como muy tarde el ${longDay(later.until)}.`] : []),
    ...(followUp ? [`El seguimiento: te toca desde el ${longDay(followUp)}. Te escribimos para acordar el día.`] : []),
  ];
}

/** The same for the firm, which has to keep it. */
export function promisedFacts(delivery: MailedDelivery | null): Fact[] {
  const { later, followUp } = delivery ?? {};
  return [
    ...(later ? [{ label: 'Prometido', value: `${later.what}, como muy tarde el ${longDay(later.until)}` }] : []),
    ...(followUp
      ? [{ label: 'Seguimiento', value: `Desde el ${longDay(followUp)}: escríbele para acordar el día` }]
      : []),
  ];
}
