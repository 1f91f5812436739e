/** Of an order, by oneself; after that a person finds the hour, and sees why it moves so often. */
export const MOST_MOVES = 3;
/** Bookings that replace a cancelled one; after that a person finds the hour, for the same reason. */
export const MOST_CHOICES = 3;
/** Before the start: later than that the adviser has prepared it. */
export const LAST_MOVE_HOURS = 2;
/** From the payment on, in which a buyer without appointment may choose another hour. */
export const CHOOSE_AGAIN_MONTHS = 12;
