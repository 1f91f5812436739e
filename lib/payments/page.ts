/** `after` is the cursor of the next page, null on the last one. */
export type Page<Item> = { items: Item[]; after: string | null };

/** Stripe allows 100; with line items a smaller page is answered well within the timeout. */
export const PAGE_SIZE = 50;
