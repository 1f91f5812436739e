/** The settings that are rules of the calendar. */
export const RULE_KEYS = [
  'weekly-hours',
  'open-holidays',
  'holidays-complete-until',
  'minimum-notice-hours',
  'buffer-minutes',
  'appointments-a-day',
  'unanswered-invitations',
] as const;
