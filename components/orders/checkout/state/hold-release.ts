import { cancelHold } from './api';

/** Query key of the slots: their status may have changed with a hold. */
export const SLOTS_KEY = ['slots'] as const;

let last: Promise<unknown> = Promise.resolve();

/** Cancels a hold; a failure needs no handling, the hold runs out by itself. */
export function startRelease(token: string): Promise<unknown> {
  last = cancelHold(token);
  return last;
}

/** Resolves once no release of this tab is under way: until then its own hour looks taken. */
export async function releasesSettled(): Promise<void> {
  // A step that unmounts starts its release after the next step has begun to fetch.
  await Promise.resolve();
  await last;
}
