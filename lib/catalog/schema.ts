import { z } from 'zod';

/** The last part of a product's address. */
export const productSlug = z.string({ error: 'productUnknown' }).regex(/^[a-z0-9-]{1,200}$/, 'productUnknown');
