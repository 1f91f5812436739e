'use client';

import { useEffect } from 'react';

/** Takes from the address what the page has just told, so that a refresh or a bookmark does not tell it again. */
export function ForgetParameter({ name }: { name: string }) {
  // After each answer: the same news may come twice.
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has(name)) return;
    address.searchParams.delete(name);
    window.history.replaceState(null, '', address);
  });
  return null;
}
