import { z } from 'zod';

export const productSlug = z.string({ error: 'productUnknown' }).regex(/^[a-z0-9-]{1,200}$/, 'productUnknown');
