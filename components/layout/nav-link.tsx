'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { currentPage } from './current-page';

/** Marks itself as the current page, and as the current section on the pages below it. */
export function NavLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  return (
    <Link href={href} aria-current={currentPage(usePathname(), href)} className={className}>
      {children}
    </Link>
  );
}
