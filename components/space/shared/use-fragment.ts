import { useCallback, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Which of these the fragment of the address names, else the first: back, forward and a reload find it again. */
export function useFragment<Name extends string>(names: readonly [Name, ...Name[]]): [Name, (name: Name) => void] {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
  const choose = useCallback((name: Name) => {
    location.hash = name;
  }, []);
  return [names.find((name) => name === fragment) ?? names[0], choose];
}
