'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { showContent } from '@/components/browser/show-content';

/**
 * After client navigation, scrolls to the top and focuses the content or its heading: Next keeps the scroll position when the new content is in
 * view, and the focus on the followed link. Not for history navigation or fragments.
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
    showContent(contentId);
  }, [pathname, contentId]);

  return null;
}
