import { z } from 'zod';
import { email } from '@/lib/person';

/** Messages are keys of the `Validation` namespace. */
export const newsletterSchema = z.object({ email });

/** How long the link of the confirmation e-mail lasts, and an address that nobody confirms is kept. */
export const CONFIRMATION_DAYS = 7;
