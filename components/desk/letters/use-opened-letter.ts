import { useSyncExternalStore } from 'react';

export const NEW_LETTER = 'nueva';

const OPENED = /^#(nueva|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
  };
}

const read = () => OPENED.exec(location.hash)?.[1] ?? null;

/** The letter that the fragment of the address names: back is the list, and a reload stays. */
export function useOpenedLetter(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
