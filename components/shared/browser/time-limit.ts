/** Milliseconds until an answer has arrived with its body. nginx gives the server up after 60 seconds (deploy/nginx.conf), and says so. */
export const ANSWER_TIMEOUT_MS = 75_000;

/** Aborts with the signal of the caller, or once the time is over: the request and the reading of its body then fail with a TimeoutError. */
export function withinTime(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

export function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}
