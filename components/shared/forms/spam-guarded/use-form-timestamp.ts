import { useCallback, useEffect, useRef } from 'react';
import { TIMESTAMP_MIN_AGE_MS } from '@/lib/shared/forms/schema';

const FETCH_TIMEOUT_MS = 4_000;

/** `since` in milliseconds of `performance.now()`. */
type Held = { timestamp: string; since: number };

async function fetchTimestamp(): Promise<Held> {
  try {
    const response = await fetch('/api/form-stamp', {
      cache: 'no-store',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    const { stamp } = (await response.json()) as { stamp?: unknown };
    return { timestamp: typeof stamp === 'string' ? stamp : '', since: performance.now() };
  } catch {
    // Without a timestamp the form is sent as one without JavaScript is.
    return { timestamp: '', since: -TIMESTAMP_MIN_AGE_MS };
  }
}

/**
 * The signed time at which a visitor began with a form: `begin` at the first touch; `settled` resolves when the form may be
 * sent, at least a second later, so that quick typing is not taken for spam. `given` came with the page.
 */
export function useFormTimestamp(given: string) {
  const held = useRef<Promise<Held> | null>(null);

  /** For the next submit: a new one if empty, else the one that the server has sent. */
  const replace = useCallback((timestamp: string) => {
    held.current = timestamp ? Promise.resolve({ timestamp, since: performance.now() }) : null;
  }, []);

  useEffect(() => replace(given), [given, replace]);

  function begin(): void {
    held.current ??= fetchTimestamp();
  }

  async function settled(): Promise<string> {
    held.current ??= fetchTimestamp();
    const { timestamp, since } = await held.current;
    const wait = since + TIMESTAMP_MIN_AGE_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return timestamp;
  }

  return { begin, settled, replace };
}
