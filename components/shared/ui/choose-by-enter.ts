import type { KeyboardEvent } from 'react';

/** For a radio button: Enter chooses it. A browser would send the form, past everything that follows. */
export function chooseByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}
