'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The year of the build, corrected in the browser: prerendered pages may be older than the current year. */
export function CurrentYear({ built }: { built: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
  return <span translate="no">{year}</span>;
}
