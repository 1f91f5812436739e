import { useSyncExternalStore } from 'react';

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

/**
 * A hook for what the fragment of the address names: back is the list, a reload stays, and no log of a server has it. `pattern` captures
 * the name; `list` is the fragment that leads back. Any other is a place of the page, such as its contents, and changes nothing.
 */
export function openedFragment(pattern: RegExp, list: string): () => string | null {
  let opened: string | null = null;
  function read(): string | null {
    const { hash } = location;
    if (hash === '' || hash === list) opened = null;
    else opened = pattern.exec(hash)?.[1] ?? opened;
    return opened;
  }
  return () => useSyncExternalStore(subscribe, read, () => null);
}
