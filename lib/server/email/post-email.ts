import 'server-only';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { serverEnv } from '@/lib/shared/env';
import { type Attachment, bodyChunks, bodyLength, emailBody } from './email-body';

/** Sending: forty megabytes at six megabits a second. Reading: the database's pool may be busy with uploads for as long. */
const TIMEOUTS: Timeouts = { sendMs: 60_000, readMs: 120_000 };
const API = 'https://api.resend.com';
/** Resend answers 403 (error 1010) to requests without one. */
const USER_AGENT = 'el-sofa-del-dinero';

type Refusal = { name: string; statusCode: number };
/** Shape of what Resend's library answers. */
type Posted = { data: { id: string }; error: null } | { data: null; error: Refusal };

/** Throws without an answer, or on an unreadable attachment: Resend drops a partial body. */
export async function postEmail(
  fields: object,
  attachments: readonly Attachment[],
  idempotencyKey: string,
  timeouts = TIMEOUTS,
): Promise<Posted> {
  const { RESEND_API_KEY, RESEND_BASE_URL = API } = serverEnv();
  const url = new URL(`${RESEND_BASE_URL}/emails`);
  const body = emailBody(fields, attachments);
  const post = url.protocol === 'http:' ? httpRequest : httpsRequest;
  const request = post(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${RESEND_API_KEY}`,
      'Content-Type': 'application/json',
      'User-Agent': USER_AGENT,
      'Content-Length': bodyLength(body),
      'Idempotency-Key': idempotencyKey,
    },
  });
  const clocks = new PhaseTimeouts(timeouts, () => request.destroy(new Error('The e-mail took too long')));
  const { status, answer } = await exchange(request, clocks.reading(bodyChunks(body))).finally(() => {
    clocks.stop();
    if (!request.writableFinished) request.destroy();
  });
  if (status >= 200 && status < 300 && typeof answer?.id === 'string') return { data: { id: answer.id }, error: null };
  const name = typeof answer?.name === 'string' ? answer.name : 'application_error';
  return { data: null, error: { name, statusCode: status } };
}

/** Resend may refuse before it has read everything. */
async function exchange(request: ClientRequest, chunks: AsyncGenerator<string>) {
  const responded = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  const response = await Promise.race([responded, pipeline(chunks, request).then(() => responded)]);
  return { status: response.statusCode ?? 0, answer: parse(await text(response)) };
}

function parse(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** Milliseconds in all: reading what is to be sent, and the network with the provider behind it. */
type Timeouts = { readMs: number; sendMs: number };

type Phase = keyof Timeouts;

/** Two clocks of which one runs at a time; `expire` is called once, when the running one has used its time up. */
class PhaseTimeouts {
  readonly #left: Timeouts;
  readonly #expire: () => void;
  #phase: Phase = 'sendMs';
  #since = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(timeouts: Timeouts, expire: () => void) {
    this.#left = { ...timeouts };
    this.#expire = expire;
    this.#run('sendMs');
  }

  /** Passes the chunks on; the clock of reading runs while the next one is awaited. */
  async *reading<Chunk>(chunks: AsyncGenerator<Chunk>): AsyncGenerator<Chunk> {
    try {
      while (true) {
        this.#run('readMs');
        const { done, value } = await chunks.next();
        this.#run('sendMs');
        if (done) return;
        yield value;
      }
    } finally {
      await chunks.return(undefined);
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #run(phase: Phase): void {
    const now = performance.now();
    this.#left[this.#phase] -= now - this.#since;
    this.#phase = phase;
    this.#since = now;
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(this.#expire, Math.max(0, this.#left[phase]));
  }
}
