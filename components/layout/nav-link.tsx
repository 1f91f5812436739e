'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { currentPage } from './current-page';

/** A link that sets `aria-current` for the current page and its descendants. */
export function NavLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  return (
    <PageLink href={href} aria-current={currentPage(usePathname(), href)} className={className}>
      {children}
    </PageLink>
  );
}
