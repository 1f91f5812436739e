'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * A new page begins at its top and with its content: Next keeps the scroll where the new content is in view anyway, and
 * the focus on the link that was followed. Back and forward return to where the visitor was, and anchors have their own way.
 */
export function RouteFocus({ contentId }: { contentId: string }) {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const throughHistory = useRef(false);

  useEffect(() => {
    const remember = () => {
      throughHistory.current = true;
    };
    window.addEventListener('popstate', remember);
    return () => window.removeEventListener('popstate', remember);
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const restored = throughHistory.current;
    throughHistory.current = false;
    if (restored || window.location.hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, contentId]);

  return null;
}
