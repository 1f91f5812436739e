import 'server-only';

/** Bytes that a browser is let go on sending although nobody keeps them: it reads our answer only when it has done so. */
const MAX_DISCARDED = 64 * 1024 * 1024;
const PATIENCE_MS = 60_000;

/** Reads the rest of a request that says how long it is, and throws it away. */
export async function discard({ headers, body }: Request): Promise<void> {
  const length = Number(headers.get('content-length') ?? 0);
  if (!body || body.locked || length === 0 || length > MAX_DISCARDED) return;
  const deadline = Date.now() + PATIENCE_MS;
  try {
    for await (const chunk of body) {
      void chunk;
      if (Date.now() > deadline) return;
    }
  } catch {
    // Whoever sent it has gone away.
  }
}
