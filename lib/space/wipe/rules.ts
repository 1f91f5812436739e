/** Between the request to begin anew and the deletion. */
export const WIPE_DAYS = 7;
