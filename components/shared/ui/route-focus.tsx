'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { showContent } from '@/components/shared/browser/show-content';

type Props = {
  contentId: string;
  /** Focuses the heading of the content, where it can have the focus. A page that is rendered again after a redirect loses that focus. */
  heading?: boolean;
};

/**
 * After client navigation, scrolls to the top and focuses the content or its heading: Next keeps the scroll position when the new content is in
 * view, and the focus on the followed link. Not for history navigation or fragments.
 */
export function RouteFocus({ contentId, heading = false }: Props) {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const throughHistory = useRef(false);

  useEffect(() => {
    // A fragment that the browser follows by itself is an entry too, on the page that is shown.
    const remember = () => {
      throughHistory.current = window.location.pathname !== shown.current;
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
    if (heading) showContent(contentId);
    else document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, contentId, heading]);

  return null;
}
