'use client';

import { useEffect } from 'react';
import { storeSent } from './stored-statement';

/** Who goes back from the acknowledgment finds that it is done, not a form to fill in. */
export function RememberSent({ path }: { path: string }) {
  useEffect(() => storeSent(path), [path]);
  return null;
}
