'use client';

import { useEffect, useState } from 'react';

export type Late<Module> = { state: 'waiting' | 'failed' } | { state: 'ready'; module: Module };

/**
 * Loads a part of the page once `wanted` turns true: the drawings of a result after it is on the screen.
 * The only request of a calculator is this one, for a static file, and it carries none of the figures.
 * `load` must be the same function at each render. A failure leaves the tables, which say the same.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, wanted: boolean): Late<Module> {
  const [late, setLate] = useState<Late<Module>>({ state: 'waiting' });
  useEffect(() => {
    if (!wanted) return;
    let alive = true;
    load().then(
      (module) => alive && setLate({ state: 'ready', module }),
      () => alive && setLate({ state: 'failed' }),
    );
    return () => {
      alive = false;
    };
  }, [load, wanted]);
  return late;
}
