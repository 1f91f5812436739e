'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import { leavesRoot, PAGE_LINK } from './follow-page-links';

/**
 * An internal link, prefetched on hover or focus. By default Next prefetches every link in the viewport, scripts included: a phone
 * would download pages that are never opened.
 */
export function PageLink(
  props: Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'onPointerEnter' | 'onFocus' | 'onNavigate'> & {
    href: string;
  },
) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Link
      {...props}
      {...{ [PAGE_LINK]: '' }}
      prefetch={wanted ? null : false}
      onPointerEnter={want}
      onFocus={want}
      onNavigate={(event) => {
        if (!leavesRoot(props.href)) return;
        event.preventDefault();
        location.assign(props.href);
      }}
    />
  );
}
