import { z } from 'zod';

/** The body of an action whose address says everything: `{}`. */
export const nothingSchema = z.strictObject({});
