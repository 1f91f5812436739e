/** Whole hours in Europe/Madrid, Monday to Friday. */
const FIRST_START_HOUR = 9;
const LAST_START_HOUR = 17;
export const LAST_END_HOUR = 18;

/** From today to today + 30 days, both included. */
export const BOOKING_WINDOW_DAYS = 30;

export const HOLD_MINUTES = 15;

export const STARTS: readonly string[] = Array.from(
  { length: LAST_START_HOUR - FIRST_START_HOUR + 1 },
  (_, index) => `${String(FIRST_START_HOUR + index).padStart(2, '0')}:00`,
);
