import { useSyncExternalStore } from 'react';

/** Leads from the one that is open back to the list. */
export const LIST = '#lista';

const ID = /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

let opened: string | null = null;

function read(): string | null {
  const { hash } = location;
  // Another fragment is a place of the page, such as its contents.
  if (hash === '' || hash === LIST) opened = null;
  else opened = ID.exec(hash)?.[1] ?? opened;
  return opened;
}

function subscribe(changed: () => void): () => void {
  // The navigation of the desk changes the address without an event of its own.
  const navigation: EventTarget | null = 'navigation' in window ? (window.navigation as EventTarget) : null;
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  navigation?.addEventListener('currententrychange', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
    navigation?.removeEventListener('currententrychange', changed);
  };
}

/** The one that the fragment of the address names: back is the list, a reload stays, and no log of a server has it. */
export function useOpenedQuestion(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
