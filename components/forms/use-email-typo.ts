import { type RefObject, useEffect, useRef, useState } from 'react';

/** A pause in typing, in milliseconds: half an address is no mistake. */
const PAUSE_MS = 400;

/**
 * The address that was probably meant by the one in this field, or null. It is looked for when the typing pauses, by a module
 * that is imported then.
 */
export function useEmailTypo(input: RefObject<HTMLInputElement | null>) {
  const [meant, setMeant] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const form = input.current?.form;
    const forget = () => {
      clearTimeout(pause.current);
      setMeant(null);
    };
    form?.addEventListener('submit', forget);
    return () => {
      clearTimeout(pause.current);
      form?.removeEventListener('submit', forget);
    };
  }, [input]);

  async function look() {
    // Without the module there is no hint, and nothing else changes.
    const found = await import('@/lib/person/corrected-email').catch(() => null);
    if (input.current) setMeant(found?.correctedEmail(input.current.value) ?? null);
  }

  return {
    meant,
    onChange: () => {
      clearTimeout(pause.current);
      setMeant(null);
      pause.current = setTimeout(() => void look(), PAUSE_MS);
    },
    /** As if it had been typed: the form notices. */
    correct: () => {
      const field = input.current;
      if (!field || !meant) return;
      // React ignores an event after an assignment through the property that it watches.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, meant);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.focus();
    },
  };
}
