import type { Booking } from '@/lib/generated/prisma/client';
import { hostNames } from '@/lib/shared/business/host-names';
import { hosts } from '@/lib/shared/business/hosts';
import { FIRST_CONSULTATION_NAME } from '../first-consultation-name';

type Told = Pick<Booking, 'customerName' | 'customerEmail' | 'customerPhone' | 'notes'> & {
  product: { name: string } | null;
};

/** What the event in the firm's calendar says of an appointment. */
export function meetingText({ product, customerName, customerEmail, customerPhone, notes }: Told) {
  const host = hostNames(hosts);
  return {
    summary: `${product?.name ?? FIRST_CONSULTATION_NAME} · ${customerName}`,
    description: [host && `Atiende: ${host}`, customerEmail, customerPhone, notes].filter(Boolean).join('\n'),
  };
}
