import 'server-only';
import type { MailedDelivery } from '@/emails/orders/mailed-delivery';
import { downloadLink } from '@/lib/deliverables/download-link';
import { madridDate } from '@/lib/madrid-time';
import { deliveryOf } from './delivery-of';

/** What the confirmation says of the delivery: links to files, or the day by which something comes. */
export function mailedDelivery(order: Parameters<typeof deliveryOf>[0]): MailedDelivery | null {
  const delivery = deliveryOf(order);
  if (!delivery) return null;
  const files = delivery.files.map(({ downloadId, title, validUntil }) => ({
    title,
    link: downloadLink(downloadId),
    validUntil: madridDate(validUntil),
  }));
  return { files, later: delivery.later };
}
