'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { currentPage, EXACT, NAV_LINK } from '@/components/shared/ui/current-page';
import { PageLink } from '@/components/shared/ui/page-link';

type Props = {
  href: string;
  /** Whether it is marked on its own page alone. */
  exact?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A link that sets `aria-current` for the current page and its descendants. In a still part the part sets it (components/shared/ui/still.tsx). */
export function NavLink({ href, exact = false, className, children }: Props) {
  return (
    <PageLink
      href={href}
      {...{ [NAV_LINK]: exact ? EXACT : '' }}
      aria-current={currentPage(usePathname(), href, exact)}
      className={className}
    >
      {children}
    </PageLink>
  );
}
