import { type FormEvent, useId, useState } from 'react';

/**
 * For a form with an action: pressed without anything in the field `name` it stays, and `isMissing` says so until `clear`. Without a
 * script the server answers the same. `errorId` is for the sentence.
 */
export function useRequiredChoice(name: string) {
  const errorId = useId();
  const [isMissing, setMissing] = useState(false);

  function check(event: FormEvent<HTMLFormElement>) {
    const missing = !new FormData(event.currentTarget).get(name);
    setMissing(missing);
    // Prevented, the event does not reach the action.
    if (missing) event.preventDefault();
    return !missing;
  }

  return { errorId, isMissing, check, clear: () => setMissing(false) };
}
