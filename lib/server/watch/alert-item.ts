import { z } from 'zod';

export const figuresSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** One alert in a message, as it is stored: `overAt` is null while it lasts. */
export const alertItemSchema = z.object({
  kind: z.string(),
  key: z.string(),
  since: z.iso.datetime(),
  overAt: z.iso.datetime().nullable(),
  figures: figuresSchema,
});

export type AlertItem = z.output<typeof alertItemSchema>;

/** Stored facts only: every attempt sends the same. */
export type AlertMessage = { id: string; createdAt: Date; items: AlertItem[] };
