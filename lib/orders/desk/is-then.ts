import { startOfMinute } from 'date-fns';

/** Whether a contract of this payment could be withdrawn from at that moment, which was noted to the minute. */
export function isThen(submittedAt: Date, paidAt: Date, now: Date): boolean {
  return submittedAt <= now && submittedAt >= startOfMinute(paidAt);
}
