import { z } from 'zod';
import { PERIODS } from './period';

export const numbersSchema = z.object({ period: z.enum(PERIODS).default('weeks') });
