import { z } from 'zod';

/** The body of an action whose address says everything: `{}`. What a page sends besides is not read. */
export const nothingSchema = z.object({});
