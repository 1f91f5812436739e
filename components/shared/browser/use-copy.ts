import { useState } from 'react';

/** Copies a text. `onRefused`: the browser did not let it. */
export function useCopy(
  text: string,
  onRefused: () => void = () => undefined,
): { isCopied: boolean; copy: () => void } {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(() => setIsCopied(true), onRefused);
  };
  return { isCopied, copy };
}
