'use client';

import { useEffect } from 'react';
import { onRestored } from './on-restored';

/**
 * A page with personal data that the browser has kept whole for Back is not shown as it was left, because its session may have ended: it
 * is hidden when it is left, and loaded anew when it comes back.
 */
export function ReloadOnReturn() {
  useEffect(() => {
    const hide = () => {
      document.documentElement.style.display = 'none';
    };
    const end = onRestored(() => location.reload());
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      end();
    };
  }, []);
  return null;
}
