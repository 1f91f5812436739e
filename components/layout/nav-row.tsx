'use client';

import { type ReactNode, useRef } from 'react';
import { moveFocus } from './arrow-keys';

/** The row of the main navigation: Tab visits every stop, the arrow keys walk along them. */
export function NavRow({ className, children }: { className: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={row}
      className={className}
      onKeyDown={(event) => {
        const stops = row.current?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)');
        moveFocus(event, [...(stops ?? [])]);
      }}
    >
      {children}
    </ul>
  );
}
