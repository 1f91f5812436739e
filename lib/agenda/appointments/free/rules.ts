/** Minutes for which a chosen hour waits for the confirmation from the mailbox. */
export const UNCONFIRMED_MINUTES = 30;

/** Unconfirmed at a time: over the whole calendar, of one network, and of the /48 around an IPv6 one. */
export const MOST_UNCONFIRMED = 6;
export const MOST_OF_NETWORK = 2;
export const MOST_OF_PREFIX = 3;

/** Of the hours that can be booked, confirmed or not: the others are left to buyers. */
export const MOST_OF_CALENDAR_PERCENT = 40;

/** One per mailbox: none that is still to come, and none that began in these days. */
export const MAILBOX_DAYS = 60;

/** By oneself, with the link in the e-mail. */
export const MOST_CHANGES = 3;
export const LAST_CHANGE_HOURS = 2;
