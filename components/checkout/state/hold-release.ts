import { releaseHold } from './api';

/** The hours that were fetched, whose holder may have changed since. */
export const SLOTS_KEY = ['slots'] as const;

let last: Promise<unknown> = Promise.resolve();

/** Gives an hour back; the answer matters to nobody but whoever asks for hours next. */
export function giveHourBack(token: string): Promise<unknown> {
  last = releaseHold(token);
  return last;
}

/** Resolves once no hour of this tab is on its way back: before then its own hour would look taken. */
export async function hoursGivenBack(): Promise<void> {
  // A step that is being left gives its hour back while the next one is already asking.
  await Promise.resolve();
  await last;
}
