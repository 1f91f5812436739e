'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Reads a page that is still open then again, from the server, whose clock has set the time. */
export function RefreshIn({ milliseconds }: { milliseconds: number }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.refresh(), milliseconds);
    return () => clearTimeout(timer);
  }, [router, milliseconds]);
  return null;
}
