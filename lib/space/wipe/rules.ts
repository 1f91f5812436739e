import { addDays } from 'date-fns';

/** Between the request to begin anew and the deletion. */
const WIPE_DAYS = 7;

/** When a space is deleted whose deletion was asked for at this moment. */
export function wipeDay(askedAt: Date): Date {
  return addDays(askedAt, WIPE_DAYS);
}

/** Between the first e-mail about a space that is not used and its deletion. */
export const UNUSED_NOTICE_DAYS = 30;

/** Before that deletion: when the second one is sent. */
export const UNUSED_REMINDER_DAYS = 7;

/** From the first visit to a mailbox without a space: the wait of its data, and the days in which they can be taken along or deleted. */
export const VISIT_DAYS = 8;
