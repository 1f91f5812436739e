import { z } from 'zod';

/** The shape of lib/server/security/token.ts. */
export const tokenSchema = z.string().regex(/^[\w-]{22}$/);
