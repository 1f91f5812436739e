import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { sweeps } from './sweeps';

const [tasks, keys] = [sweeps.map(({ task }) => task), sweeps.map(({ jobKey }) => jobKey)];

/**
 * Whether the job `j` of the task `t` is a run of the schedule: if it failed, the next one replaces it. A run that was replaced
 * while it ran has lost its key; the same task under a key of its own is no run of the schedule.
 */
export const IS_SCHEDULED_RUN = Prisma.sql`(t.identifier = ANY (${tasks}) AND (j.key IS NULL OR j.key = ANY (${keys})))`;
