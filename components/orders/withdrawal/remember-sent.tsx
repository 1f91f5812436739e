'use client';

import { useEffect } from 'react';
import { forgetSent, storeSent } from './stored-statement';

type Props = {
  path: string;
  /** False of one that its buyer has undone: it may be sent again. */
  stands: boolean;
};

/** A person who goes back from the acknowledgment finds that it is done, not a form to fill in. */
export function RememberSent({ path, stands }: Props) {
  useEffect(() => (stands ? storeSent(path) : forgetSent(path)), [path, stands]);
  return null;
}
