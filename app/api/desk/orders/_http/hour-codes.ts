/** Of an hour that is not to be had. Staff are bound by none of the firm's rules: of obstacles they meet the first two alone. */
export const hourCodes = {
  'slot-taken': 'slot_taken',
  'slot-blocked': 'hour_blocked',
  'slot-busy': 'hour_closed',
  'slot-too-close': 'hour_closed',
  'day-full': 'hour_closed',
  'date-outside-window': 'hour_closed',
  'date-on-weekend': 'hour_closed',
  'date-on-holiday': 'hour_closed',
  'time-not-offered': 'hour_closed',
  'time-past': 'hour_closed',
  'too-soon': 'hour_closed',
} as const;
