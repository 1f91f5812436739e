import { useCallback, useEffect, useState } from 'react';
import { type Load, loadCode, loadedCode } from './load-code';

export type LazyModule<Module> = { state: 'waiting' | 'failed' } | { state: 'ready'; module: Module };

/**
 * Loads a module once `wanted` turns true, for a static file's request that carries nothing of the visitor's. A module that
 * could not be loaded is tried again when the browser is connected again. `load` must be the same function at each render.
 */
export function useLazyModule<Module>(load: Load<Module>, wanted: boolean): LazyModule<Module> {
  const [, setArrived] = useState<Load<Module> | null>(null);
  const [failed, setFailed] = useState<Load<Module> | null>(null);
  const [attempts, setAttempts] = useState(0);
  const retry = useCallback(() => {
    setFailed(null);
    setAttempts((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    if (!wanted) return;
    let isMounted = true;
    loadCode(load).then(
      // A function in state is wrapped: React would call it.
      () => isMounted && setArrived(() => load),
      () => isMounted && setFailed(() => load),
    );
    return () => {
      isMounted = false;
    };
  }, [load, wanted, attempts]);

  const hasFailed = wanted && failed === load;
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  const module = wanted ? loadedCode(load) : null;
  if (module !== null) return { state: 'ready', module };
  return { state: hasFailed ? 'failed' : 'waiting' };
}
