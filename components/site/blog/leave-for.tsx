'use client';

import { useEffect } from 'react';

/** For client navigation, where no meta refresh runs. Replaces the history entry, so that going back does not redirect again. */
export function LeaveFor({ url }: { url: string }) {
  useEffect(() => window.location.replace(url), [url]);
  return null;
}
