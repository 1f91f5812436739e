'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Prerendered pages outlive New Year's Eve: the year of the build, put right in the browser. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
}
