import Link from 'next/link';
import type { ReactNode } from 'react';

/** From one thing to the list that it was opened from. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  const look = 'inline-flex min-h-11 items-center font-bold underline';
  return (
    <p className="mb-4">
      {href.startsWith('#') ? (
        <a href={href} className={look}>
          {children}
        </a>
      ) : (
        <Link prefetch={false} href={href} className={look}>
          {children}
        </Link>
      )}
    </p>
  );
}
