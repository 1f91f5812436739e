'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** Marks itself as the current page, and as the current section on the pages below it. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const pathname = usePathname();
  const current = pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined;
  return (
    <Link
      href={href}
      aria-current={current}
      className="flex min-h-11 items-center border-y-[3px] border-transparent font-titular font-medium whitespace-nowrap no-underline hover:border-b-azafran aria-[current]:border-b-azafran"
    >
      {children}
    </Link>
  );
}
