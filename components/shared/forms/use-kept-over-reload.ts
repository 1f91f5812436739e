import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keptKey, readStored, tabStorage, writeStored } from '@/components/shared/browser/tab-storage';
import type { Control } from './keep-typed';
import { fillIn, formName, isKept, servedIn, writtenIn } from './kept-controls';

type Values = Record<string, string>;

/** A click may choose an hour, and a form that was sent is reset. */
const CHANGES = ['input', 'change', 'click', 'reset'];

/**
 * Keeps in this tab what is written into a form, from the first letter until it is sent: it is there again after a reload and on the
 * way back. `isServed`: the page came with an answer to the form, which is newer. `forget` is for a form that was sent and is not
 * reset.
 */
export function useKeptOverReload(form: RefObject<HTMLFormElement | null>, isServed = false) {
  const keeper = useRef<ReturnType<typeof keepOverReload>>(undefined);
  const [cameServed] = useState(isServed);

  useEffect(() => {
    if (!form.current) return;
    keeper.current = keepOverReload(form.current, cameServed);
    return keeper.current.end;
  }, [form, cameServed]);

  return {
    /** By field, those included that the form does not show now. */
    restored: useCallback((): Values => keeper.current?.restored ?? {}, []),
    forget: useCallback(() => keeper.current?.forget(), []),
  };
}

function keepOverReload(form: HTMLFormElement, isServed: boolean) {
  const storage = tabStorage();
  const key = keptKey(formName(form));
  const served = valuesIn(form, servedIn);
  const restored = isServed ? {} : storedValues(storage, key);
  let kept = restored;
  let timer: ReturnType<typeof setTimeout>;

  function keep() {
    kept = { ...kept, ...valuesIn(form, writtenIn) };
    const isWritten = Object.entries(kept).some(([name, value]) => value !== (served[name] ?? ''));
    if (isWritten) writeStored(storage, key, kept);
    else storage?.removeItem(key);
  }

  // React first draws what the event changes.
  function keepSoon() {
    clearTimeout(timer);
    timer = setTimeout(keep);
  }

  const now = valuesIn(form, writtenIn);
  for (const control of [...form.elements].filter(isKept)) {
    const { name } = control;
    const value = kept[name] ?? now[name] ?? '';
    // What was written since the page came stays.
    if (value !== now[name] && now[name] === served[name]) fillIn(control, value);
  }
  keep();
  for (const change of CHANGES) form.addEventListener(change, keepSoon);

  return {
    restored,
    forget() {
      clearTimeout(timer);
      kept = {};
      // What stands there now is not written again.
      Object.assign(served, valuesIn(form, writtenIn));
      storage?.removeItem(key);
    },
    end() {
      clearTimeout(timer);
      for (const change of CHANGES) form.removeEventListener(change, keepSoon);
    },
  };
}

function valuesIn(form: HTMLFormElement, read: (control: Control) => string): Values {
  const values: Values = {};
  for (const control of [...form.elements].filter(isKept)) values[control.name] ||= read(control);
  return values;
}

function storedValues(storage: Storage | null, key: string): Values {
  const stored = Object.entries(Object(readStored(storage, key)));
  return Object.fromEntries(stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
