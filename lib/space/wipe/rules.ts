/** Between the request to begin anew and the deletion. */
export const WIPE_DAYS = 7;

/** Between the first e-mail about a space that is not used and its deletion. */
export const UNUSED_NOTICE_DAYS = 30;

/** Before that deletion: when the second one is sent. */
export const UNUSED_REMINDER_DAYS = 7;
