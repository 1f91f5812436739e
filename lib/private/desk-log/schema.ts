import { z } from 'zod';
import { DESK_EVENT_KINDS } from './desk-event-kinds';

export const logSearchSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  kind: z.enum(DESK_EVENT_KINDS).optional(),
});
