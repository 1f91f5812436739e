'use client';

import { useEffect } from 'react';

/** For whoever comes by a link of this site, where no document is loaded that could refresh itself. Replaces: going back must not bounce. */
export function LeaveFor({ url }: { url: string }) {
  useEffect(() => window.location.replace(url), [url]);
  return null;
}
