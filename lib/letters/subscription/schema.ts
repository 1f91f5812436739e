import { z } from 'zod';
import { email } from '@/lib/shared/person/schema';

/** Messages are keys of the `Validation` namespace. */
export const newsletterSchema = z.object({ email });
