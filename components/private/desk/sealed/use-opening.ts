import { useCallback, useEffect, useRef } from 'react';
import { useAttempt } from '../../use-attempt';

type Options<Opened> = {
  /** Throws a Problem. */
  load: () => Promise<Opened>;
  /** What is sealed; false if nothing is. With another one `open` is another function, so that what waits for a touch calls it again. */
  sealed: unknown;
  onOpened?: (opened: Opened) => void;
};

/** Opening what is sealed: one at a time, by the key that was touched, and kept in the memory of this screen alone. */
export function useOpening<Opened>({ load, sealed, onOpened }: Options<Opened>) {
  const { mutate, reset, status, data, error } = useAttempt(load, { onSuccess: onOpened, gcTime: 0 });
  const latest = useRef(status);
  useEffect(() => {
    latest.current = status;
  });
  // Again too: more may have been sealed while the rest was open.
  const open = useCallback(() => {
    if (sealed && latest.current !== 'pending') mutate();
  }, [sealed, mutate]);
  const openOnce = useCallback(() => {
    if (latest.current !== 'success') open();
  }, [open]);
  return { open, openOnce, forget: reset, opened: data ?? null, isOpening: status === 'pending', problem: error };
}
