'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { currentPage } from './current-page';

/** Marks itself as the current page, and as the current section on the pages below it. */
export function NavLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  return (
    <PageLink href={href} aria-current={currentPage(usePathname(), href)} className={className}>
      {children}
    </PageLink>
  );
}
