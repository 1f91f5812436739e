import type { Metadata } from 'next';

/** The address of these pages is the key to an order: it is neither indexed nor told to anybody. */
export const orderPageMetadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' };
