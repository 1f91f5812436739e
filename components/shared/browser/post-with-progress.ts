type Options = {
  headers?: Headers;
  timeoutMs: number;
  /** Gets the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
};

/** A request that was not answered. */
export class NoAnswer extends Error {
  constructor(readonly why: 'offline' | 'timeout' | 'aborted') {
    super(why);
  }
}

/** Sends a form as `fetch` does, which tells nothing of how much of it has left. Rejects with NoAnswer. */
export function postWithProgress(path: string, form: FormData, options: Options): Promise<Response> {
  const { headers = new Headers(), timeoutMs, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (why: NoAnswer['why']) => reject(new NoAnswer(why));
    if (signal?.aborted) return fail('aborted');
    request.open('POST', path);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => fail('offline');
    request.ontimeout = () => fail('timeout');
    request.onabort = () => fail('aborted');
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
