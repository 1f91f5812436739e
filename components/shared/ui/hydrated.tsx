'use client';

import { useEffect } from 'react';
import { HYDRATED } from './hydrated-event';

/** Stands last in the document: its effect runs after all others. scripts/prerendered/hydration-loader.ts waits for the event. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
