import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Asking = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent };

/** One call, on a connection of its own unless told otherwise, exactly as written: nothing is added, followed or unpacked. */
export function ask(url: string, { method = 'GET', headers, body, agent }: Asking = {}): Promise<RawAnswer> {
  return new Promise((answered, failed) => {
    const call = request(url, { method, headers, agent: agent ?? false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', failed);
      response.once('end', () =>
        answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.once('error', failed);
    call.end(body);
  });
}
