import { z } from 'zod';

/** The shape of lib/server/security/token.ts, with the last letter of a derived token. */
export const tokenSchema = z.string().regex(/^[\w-]{22}z?$/);
