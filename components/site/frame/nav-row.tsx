'use client';

import { type ReactNode, useRef } from 'react';
import { moveFocus } from './arrow-keys';

/** The main navigation: Tab visits every item, the arrow keys move between them. */
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
