/** Of an hour that is not to be had. */
export const hourCodes = {
  'slot-taken': 'slot_taken',
  'date-outside-window': 'hour_closed',
  'date-on-weekend': 'hour_closed',
  'date-on-holiday': 'hour_closed',
  'time-not-offered': 'hour_closed',
  'time-past': 'hour_closed',
  'too-soon': 'hour_closed',
} as const;
