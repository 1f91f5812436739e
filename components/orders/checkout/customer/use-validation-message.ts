import { useMessages, useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** A schema's message is a key of `Validation`; the server's is a sentence already. */
export function useValidationMessage() {
  const t = useTranslations('Validation');
  const { Validation } = useMessages();
  return useCallback(
    (message: string | undefined) => {
      if (!message) return undefined;
      return isKeyOf(Validation, message) ? t(message) : message;
    },
    [t, Validation],
  );
}

function isKeyOf<Known extends object>(known: Known, key: string): key is Extract<keyof Known, string> {
  return Object.hasOwn(known, key);
}
