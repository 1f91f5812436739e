'use client';

import { useEffect } from 'react';

/**
 * Links out of the space load their page anew, as the browser does by itself: the sheet of the space would stay in a document that goes
 * on, and its classes come after those of every other page. The key in memory goes with the document too. Links into the space are plain
 * ones for the same reason: back leads to the document before.
 */
export function LeaveWithPage() {
  useEffect(() => {
    function keepFromRouter(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && link.origin === location.origin && !isOfSpace(link.pathname)) event.stopImmediatePropagation();
    }
    // Before the router, which listens at the document.
    addEventListener('click', keepFromRouter, true);
    return () => removeEventListener('click', keepFromRouter, true);
  }, []);
  return null;
}

function isOfSpace(path: string): boolean {
  return path === '/espacio' || path.startsWith('/espacio/');
}
