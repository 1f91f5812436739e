import { z } from 'zod';

/** The shape of lib/security/token.ts. */
export const tokenSchema = z.string().regex(/^[\w-]{22}$/);
