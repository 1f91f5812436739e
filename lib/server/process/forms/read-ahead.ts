import 'server-only';
import type { IncomingMessage } from 'node:http';

type ReadAhead = { kind: 'complete'; body: Buffer } | { kind: 'too-large' } | { kind: 'aborted' };

/** Reads a body and puts it back, so that the next reader finds it whole. Beyond `limit` bytes it stops, and nothing is put back. */
export function readAhead(request: IncomingMessage, limit: number): Promise<ReadAhead> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const abort = () => settle({ kind: 'aborted' });
    function settle(outcome: ReadAhead) {
      request.off('readable', read);
      request.off('close', abort);
      resolve(outcome);
    }
    function read() {
      for (let chunk: Buffer | null = request.read(); chunk; chunk = request.read()) {
        size += chunk.length;
        if (size > limit) return settle({ kind: 'too-large' });
        chunks.push(chunk);
      }
      if (!request.complete) return;
      const body = Buffer.concat(chunks);
      // Before the event "end", after which a stream takes nothing back.
      if (body.length > 0) request.unshift(body);
      settle({ kind: 'complete', body });
    }
    request.on('readable', read);
    request.once('close', abort);
  });
}
