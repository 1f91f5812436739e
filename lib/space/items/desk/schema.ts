import { z } from 'zod';

/** What is not understood is as if it were not there. */
export const sharedItemListSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  search: z.string().trim().max(200).catch(''),
});

export type SharedItemList = z.output<typeof sharedItemListSchema>;
