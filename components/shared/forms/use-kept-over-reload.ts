import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { keptKey, readStored, tabStorage, writeStored } from '@/components/shared/browser/tab-storage';
import { HONEYPOT_FIELD } from '@/lib/shared/forms/schema';

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

const TYPED = 'input:is([type="text"], [type="email"], [type="tel"], [type="number"], :not([type])), textarea, select';

function typedControls(form: HTMLFormElement) {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(TYPED);
  return [...controls].filter(({ name }) => name !== '' && name !== HONEYPOT_FIELD);
}

/** Keeps what was typed into this form until its page is loaded again in this tab. What a page brings in hidden fields is not kept. */
function keepOverReload(form: HTMLFormElement | null): void {
  if (!form) return;
  const typed = typedControls(form).map(({ name, value }) => [name, value]);
  writeStored(tabStorage(), keptKey(form.id), Object.fromEntries(typed));
}

/** Fills the form with what was kept, once, and moves the focus to its first field. What has been typed since the reload stays. */
function restoreAfterReload(form: HTMLFormElement): void {
  const kept: Record<string, unknown> = Object(readStored(tabStorage(), keptKey(form.id)));
  tabStorage()?.removeItem(keptKey(form.id));
  const textOf = (name: string) => (typeof kept[name] === 'string' ? kept[name] : '');
  const emptied = typedControls(form).filter(({ name, value }) => value === '' && textOf(name) !== '');
  for (const control of emptied) control.value = textOf(control.name);
  emptied[0]?.focus();
}
