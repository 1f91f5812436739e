import type { ReactNode } from 'react';

/** What follows the heading of a page of an appointment; without the heading's picture, for code that runs in the browser. */
export function BookingBody({ children }: { children: ReactNode }) {
  return (
    <div className="rejilla pt-paso pb-bloque">
      <div className="min-w-0 lg:col-span-8">{children}</div>
    </div>
  );
}
