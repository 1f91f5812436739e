'use client';

import { useEffect } from 'react';

/**
 * A page with personal data that the browser has kept whole for Back is not shown as it was left, because its session may have ended: it
 * is hidden when it is left, and loaded anew when it comes back.
 */
export function ReloadOnReturn() {
  useEffect(() => {
    const hide = () => {
      document.documentElement.style.display = 'none';
    };
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pagehide', hide);
    addEventListener('pageshow', reload);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', reload);
    };
  }, []);
  return null;
}
