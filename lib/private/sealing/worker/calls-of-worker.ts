import { type Remote, wrap } from 'comlink';

type Running<Work> = {
  remote: Remote<Work>;
  /** Rejects when the worker has failed; it answers nothing from then on. */
  failed: Promise<never>;
};

type Ready = { ready: () => boolean };

/** Calls a worker, which is started at the first call, one for the page. Rejects if it cannot be loaded or fails; the next call starts another. */
export function callsOfWorker<Work extends Ready>(create: () => Worker) {
  let running: Promise<Running<Work>> | undefined;
  return async <Answer>(call: (worker: Remote<Work>) => Promise<Answer>): Promise<Answer> => {
    running ??= start<Work>(create());
    const started = running;
    try {
      const { remote, failed } = await started;
      return await Promise.race([call(remote), failed]);
    } catch (error) {
      if (running === started) running = undefined;
      throw error;
    }
  };
}

async function start<Work extends Ready>(worker: Worker): Promise<Running<Work>> {
  const remote = wrap<Ready>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The code of a worker has failed, or could not be loaded'));
    });
  });
  await Promise.race([remote.ready(), failed]);
  // Comlink's type says nothing of what a type parameter has.
  return { remote: remote as unknown as Remote<Work>, failed };
}
