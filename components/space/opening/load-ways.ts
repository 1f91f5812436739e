import { loadCode } from '@/components/shared/browser/load-code';

const load = () => import('./ways');

/** The code of the keys, fetched when the first one is used. */
export function loadWays() {
  return loadCode(load);
}
