const SILENCE_MS = 10_000;

/** The code of a worker has not arrived. */
export class WorkerMissing extends Error {}

export type WatchedWorker = {
  /** Rejects when the worker fails, or says nothing for ten seconds while this waits; it has ended then. */
  during: <Answer>(work: Promise<Answer>) => Promise<Answer>;
  /** Counts as something said: the page draws what it has received. */
  hear: () => void;
};

/** Ends a worker with `signal`, when it fails, and when it is silent. */
export function watchWorker(worker: Worker, signal: AbortSignal): WatchedWorker {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = 0;
  let hasSpoken = false;
  function end(reason: Error) {
    clearTimeout(timer);
    worker.terminate();
    ended.abort(reason);
  }
  function hear() {
    clearTimeout(timer);
    // A page that is hidden draws nothing.
    const look = () => (document.hidden ? hear() : end(new Error('A worker says nothing')));
    if (waiting > 0) timer = setTimeout(look, SILENCE_MS);
  }
  worker.addEventListener('message', () => {
    hasSpoken = true;
    hear();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end(hasSpoken ? new Error('A worker has failed') : new WorkerMissing());
  });
  const close = () => end(new Error('The file is closed'));
  if (signal.aborted) close();
  signal.addEventListener('abort', close);
  return {
    hear,
    async during(work) {
      waiting += 1;
      hear();
      try {
        return await Promise.race([work, rejectedBy(ended.signal)]);
      } finally {
        waiting -= 1;
        hear();
      }
    },
  };
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
