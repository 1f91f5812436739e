import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';

export type RawRequest = {
  method?: string;
  /** Instead of that of the address, which loses its dots. */
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
};
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** One call, exactly as written: nothing is added, followed or decompressed. On a connection of its own unless there is an agent. */
export function ask(url: string, { method = 'GET', path, headers, body, agent }: RawRequest = {}): Promise<RawAnswer> {
  return new Promise((answered, failed) => {
    const call = request(url, { method, ...(path && { path }), headers, agent: agent ?? false }, (response) => {
      readAnswer(response).then(answered, failed);
    });
    call.once('error', failed);
    call.end(body);
  });
}

type SlowRequest = {
  method: string;
  headers: Record<string, string>;
  body: string | Buffer;
  meanwhile: () => Promise<unknown>;
};

/** The body leaves only after the server has taken the head of the request, and `meanwhile` has happened. JSON unless the headers say otherwise. */
export function sendSlowly(url: string, { method, headers, body, meanwhile }: SlowRequest): Promise<RawAnswer> {
  return new Promise((answered, failed) => {
    const length = String(Buffer.byteLength(body));
    const call = request(url, {
      method,
      agent: false,
      headers: { 'Content-Type': 'application/json', ...headers, 'Content-Length': length, Expect: '100-continue' },
    });
    call.once('error', failed);
    call.once('continue', () => meanwhile().then(() => call.end(body), failed));
    call.once('response', (response) => readAnswer(response).then(answered, failed));
    call.flushHeaders();
  });
}

function readAnswer(response: IncomingMessage): Promise<RawAnswer> {
  return new Promise((answered, failed) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.once('error', failed);
    response.once('end', () =>
      answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  });
}

const BYTES_TIMEOUT_MS = 8_000;

/** Sends these bytes, ends its side, and returns the answer: without a status if the connection was closed without one. */
export function sendBytes(baseUrl: string, bytes: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((answered) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const settle = () => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      answered({ status: status === undefined ? undefined : Number(status), text });
    };
    socket.setTimeout(BYTES_TIMEOUT_MS, settle);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', settle);
    socket.once('close', settle);
    socket.end(Buffer.from(bytes, 'latin1'));
  });
}
