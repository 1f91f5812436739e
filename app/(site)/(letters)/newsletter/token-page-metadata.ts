import type { Metadata } from 'next';

/** The address contains the key to a subscription: it is neither indexed nor sent to other sites. */
export const tokenPageMetadata: Metadata = { robots: { index: false, follow: false }, referrer: 'same-origin' };
