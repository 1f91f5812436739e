'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { currentPage } from './current-page';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link that sets `aria-current` for the current page and its descendants. */
export function NavLink({ href, className, children }: Props) {
  return (
    <PageLink href={href} aria-current={currentPage(usePathname(), href)} className={className}>
      {children}
    </PageLink>
  );
}
