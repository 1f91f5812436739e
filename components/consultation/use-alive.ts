import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once React has taken over the page that the server sent. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
