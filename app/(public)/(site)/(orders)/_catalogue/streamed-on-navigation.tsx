import { headers } from 'next/headers';
import { type ReactNode, Suspense } from 'react';

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * Streams its children behind a fallback when the router fetches the page. A document arrives whole, because streamed parts
 * stay hidden without JavaScript; so does a page for browsers that do not send Sec-Fetch-Dest.
 */
export async function StreamedOnNavigation({ fallback, children }: Props) {
  const isNavigation = (await headers()).get('sec-fetch-dest') === 'empty';
  return isNavigation ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}
