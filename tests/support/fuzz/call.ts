import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Call = {
  method: string;
  /** As it is sent, query included. */
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | string | undefined;
  /** What stands for a person in this call, and must not come back. */
  secrets: string[];
};

export type Answered = { status: number; headers: Record<string, string>; text: string };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const freshAgent = new Agent({ keepAlive: false });
const CALL_TIMEOUT_MS = 30_000;

/**
 * Sends the call as it is, including what `fetch` would correct or refuse. A 503 with Retry-After, which a busy machine causes,
 * is repeated.
 */
export async function sendCall(baseUrl: string, call: Call): Promise<Answered> {
  for (let tries = 1; ; tries += 1) {
    const answered = await sendAgainIfCut(baseUrl, call);
    if (answered.status !== 503 || !answered.headers['retry-after'] || tries === 3) return answered;
    await pause(1_000 * tries);
  }
}

/** A kept connection may be closed at the moment of its reuse; every client then tries once more. */
function sendAgainIfCut(baseUrl: string, call: Call): Promise<Answered> {
  return sendOnce(baseUrl, call).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
    return sendOnce(baseUrl, call, freshAgent);
  });
}

function sendOnce(baseUrl: string, { method, path, headers, body }: Call, by = agent): Promise<Answered> {
  return new Promise((answered, failed) => {
    const { hostname, port } = new URL(baseUrl);
    // Node leaves the length away where a method has no body as a rule; the rest would be read as the next request.
    const whole = body === undefined ? headers : { 'Content-Length': Buffer.byteLength(body), ...headers };
    const options = { agent: by, hostname, port, method, path, headers: whole, timeout: CALL_TIMEOUT_MS };
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', failed);
      response.once('end', () => {
        const reported = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
        const text = Buffer.concat(chunks).toString('utf8');
        answered({ status: response.statusCode ?? 0, headers: Object.fromEntries(reported), text });
      });
    });
    call.once('timeout', () => call.destroy(new Error('no answer in 30 seconds')));
    call.once('error', failed);
    call.end(body);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
