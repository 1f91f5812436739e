import type { OrderStatus } from '@/lib/generated/prisma/enums';
import { addMadridDays, type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';
import { type Holiday, knownAt, type LocalHoliday } from '@/lib/shared/working-days/local-holidays';

/** Files at once, with the last moment of their links; something else by the last day of `until`; a session that follows from `followUp` on. */
export type Delivery = {
  files: { downloadId: string; firstLinkVersion: number; title: string; validUntil: Date }[];
  later: { what: string; until: MadridDate } | null;
  followUp: MadridDate | null;
};

type Delivered = {
  status: OrderStatus;
  paidAt: Date | null;
  product: { delivered: string | null; deliveryDays: number | null; followUpDays: number | null };
  downloads: readonly { id: string; firstLinkVersion: number; validUntil: Date; deliverable: { title: string } }[];
  booking: { endsAt: Date } | null;
};

/** Selects, in a query of an order, what can still be downloaded, in the order of the catalogue. */
export const downloadsToShow = {
  where: { revokedAt: null },
  orderBy: { deliverable: { createdAt: 'asc' } },
  select: { id: true, firstLinkVersion: true, validUntil: true, deliverable: { select: { title: true } } },
} as const;

/**
 * What a confirmed order delivers and until when; null for any other. Depends on stored facts only: of the holidays those count that
 * were known when it was paid.
 */
export function deliveryOf(
  { status, paidAt, product, downloads, booking }: Delivered,
  local: readonly LocalHoliday[],
): Delivery | null {
  if (status !== 'confirmed' || !paidAt) return null;
  const { delivered, deliveryDays, followUpDays } = product;
  const files = downloads.map(({ id, deliverable: { title }, ...link }) => ({ downloadId: id, title, ...link }));
  const followUp = booking && followUpDays !== null ? addMadridDays(madridDate(booking.endsAt), followUpDays) : null;
  if (delivered === null || deliveryDays === null) return { files, later: null, followUp };
  const until = deliveryDay(booking?.endsAt ?? paidAt, deliveryDays, knownAt(local, paidAt));
  return { files, later: { what: delivered, until }, followUp };
}

/** The last day for something that is due so many working days after this moment. */
export function deliveryDay(from: Date, workingDays: number, local: readonly Holiday[]): MadridDate {
  let day = madridDate(from);
  for (let left = workingDays; left > 0; ) {
    day = addMadridDays(day, 1);
    if (isWorkingDay(day, local)) left -= 1;
  }
  return day;
}
