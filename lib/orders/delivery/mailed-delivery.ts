import 'server-only';
import type { MailedDelivery } from '@/emails/orders/promised-delivery';
import { downloadLink } from '@/lib/orders/deliverables/download-link';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { madridDate } from '@/lib/shared/madrid-time';
import { deliveryOf } from './delivery-of';

/** What the confirmation says of the delivery: links to files, or the day by which something comes. */
export async function mailedDelivery(
  order: Parameters<typeof deliveryOf>[0] & { linkVersion: number },
): Promise<MailedDelivery | null> {
  const delivery = deliveryOf(order, await readLocalHolidays());
  if (!delivery) return null;
  const { linkVersion } = order;
  const files = delivery.files.map(({ title, validUntil, ...file }) => ({
    title,
    link: downloadLink({ ...file, linkVersion }),
    validUntil: madridDate(validUntil),
  }));
  return { ...delivery, files };
}
