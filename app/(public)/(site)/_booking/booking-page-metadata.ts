import type { Metadata } from 'next';

/** The address is the key to an appointment, an order or a subscription: it is neither indexed nor sent to other sites. */
export const bookingPageMetadata: Metadata = { robots: { index: false, follow: false }, referrer: 'same-origin' };
