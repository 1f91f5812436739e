type Delivered = { delivered: string | null; deliveryDays: number | null };

/** Whether what the buyer receives are files, at once; not for a product that does not say what it delivers. */
export function isDownload({ delivered, deliveryDays }: Delivered): boolean {
  return delivered !== null && deliveryDays === null;
}
