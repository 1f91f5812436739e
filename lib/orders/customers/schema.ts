import { z } from 'zod';
import { email, fullName, phone } from '@/lib/shared/person/schema';

export const customerSchema = z.object({ fullName, email, phone });

export type Customer = z.output<typeof customerSchema>;
