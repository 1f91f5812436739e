import { useEffect, useState } from 'react';

export type LazyModule<Module> = { state: 'waiting' | 'failed' } | { state: 'ready'; module: Module };

/**
 * Loads a module once `wanted` turns true: the drawings of a result, after the result is rendered.
 * This is a calculator's only request: for a static file, without any of the figures.
 * `load` must be the same function at each render.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, wanted: boolean): LazyModule<Module> {
  const [loaded, setLoaded] = useState<LazyModule<Module>>({ state: 'waiting' });
  useEffect(() => {
    if (!wanted) return;
    let isMounted = true;
    load().then(
      (module) => isMounted && setLoaded({ state: 'ready', module }),
      () => isMounted && setLoaded({ state: 'failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, [load, wanted]);
  return loaded;
}
