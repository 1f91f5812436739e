import { useCallback, useEffect, useRef } from 'react';
import { TIMESTAMP_MIN_AGE_MS } from '@/lib/security/schema';

const PATIENCE_MS = 4_000;

type Held = { stamp: string; since: number };

async function fetchStamp(): Promise<Held> {
  try {
    const answer = await fetch('/api/form-stamp', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    const { stamp } = (await answer.json()) as { stamp?: unknown };
    return { stamp: typeof stamp === 'string' ? stamp : '', since: performance.now() };
  } catch {
    // Without a stamp the form is sent as one without JavaScript is.
    return { stamp: '', since: -TIMESTAMP_MIN_AGE_MS };
  }
}

/**
 * The signed moment at which somebody began with a form: `begin` at the first touch, `settled` when it may be sent. That is a
 * second later at the earliest, so that nobody is suspected for being quick. `given` came with the page.
 */
export function useFormTimestamp(given: string) {
  const held = useRef<Promise<Held> | null>(null);

  /** The next sending needs another one: one of its own, or what the server gave with its question. */
  const replace = useCallback((stamp: string) => {
    held.current = stamp ? Promise.resolve({ stamp, since: performance.now() }) : null;
  }, []);

  useEffect(() => replace(given), [given, replace]);

  const begin = useCallback(() => {
    held.current ??= fetchStamp();
  }, []);

  const settled = useCallback(async (): Promise<string> => {
    held.current ??= fetchStamp();
    const { stamp, since } = await held.current;
    const wait = since + TIMESTAMP_MIN_AGE_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return stamp;
  }, []);

  return { begin, settled, replace };
}
