'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** What the home page has already in its content. */
export function AwayFromHome({ children }: { children: ReactNode }) {
  return usePathname() === '/' ? null : children;
}
