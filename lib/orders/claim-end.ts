import { addMinutes } from 'date-fns';

const MARGIN_MINUTES = 2;

/** The hour outlives the payment page by two minutes: whoever pays in the last second still gets it. */
export function claimEnd(checkoutExpiresAt: Date): Date {
  return addMinutes(checkoutExpiresAt, MARGIN_MINUTES);
}
