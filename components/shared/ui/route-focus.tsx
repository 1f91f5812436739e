'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

type Props = {
  contentId: string;
  /** Without it the content has the focus. */
  show?: (contentId: string) => void;
};

const focusContent = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/**
 * After client navigation, scrolls to the top and shows the content: Next keeps the scroll position when the new content is in view, and the
 * focus on the followed link. Not for history navigation or fragments.
 */
export function RouteFocus({ contentId, show = focusContent }: Props) {
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
    show(contentId);
  }, [pathname, contentId, show]);

  return null;
}
