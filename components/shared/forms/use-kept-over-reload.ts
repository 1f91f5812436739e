import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { keepOverReload, restoreAfterReload } from './kept-over-reload';

/**
 * For a form that a server action answers. The returned function is given the error of a submit: true if the page is of an earlier
 * build, whose forms this server no longer answers. What was typed is then there after the reload that helps, with what is written
 * until then.
 */
export function useKeptOverReload(form: RefObject<HTMLFormElement | null>): (error: unknown) => boolean {
  const isKept = useRef(false);

  useEffect(() => {
    if (form.current) restoreAfterReload(form.current);
  }, [form]);

  return useCallback(
    (error) => {
      const isOutdated = unstable_isUnrecognizedActionError(error);
      if (isOutdated && !isKept.current) {
        isKept.current = true;
        keepOverReload(form.current);
        form.current?.addEventListener('input', () => keepOverReload(form.current));
      }
      return isOutdated;
    },
    [form],
  );
}
