'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link to a page of the site, which is fetched ahead when a pointer or the focus comes near it. Next would fetch every
 * page that any link in view leads to, with its scripts: a phone would download the forms of pages that nobody opens.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus'>) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <Link {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />;
}
