import type { Metadata } from 'next';

/** The address of these pages is the key to a subscription: it is neither indexed nor told to other sites. */
export const tokenPageMetadata: Metadata = { robots: { index: false, follow: false }, referrer: 'same-origin' };
