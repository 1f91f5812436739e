import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describePath, log } from '@/lib/server/log';
import { inFrontOfNext } from '@/lib/server/process/in-front-of-next';
import { sendPlainAnswer } from '@/lib/server/process/send-plain-answer';
import { isOwnOrigin, isSameOrigin } from '@/lib/server/security/same-origin';
import { formRefusalTexts } from '@/lib/shared/i18n/form-refusals';

/** Bytes that are still read of a refused body: a longer one may lose its answer. */
const DRAIN_MAX_BYTES = 16 * 1024 * 1024;

const STATUS: Record<FormRefusal, number> = { foreign_origin: 403, too_large: 413, unreadable: 400 };

/** Next answers 500 to a form of a foreign page, one that is too large and one that is cut off, and resets some connections. */
export function refuseBrokenForms(): void {
  inFrontOfNext(() => (request, response, passOn) => {
    if (!mayBeAction(request)) return passOn(request, response);
    findRefusal(request).then(
      (found) => {
        if (found === 'none') passOn(request, response);
        else if (found !== 'aborted') void refuse(found, request, response);
      },
      () => passOn(request, response),
    );
  });
}

async function findRefusal(request: IncomingMessage): Promise<FormRefusal | 'none' | 'aborted'> {
  const headers = new Headers(request.headers as Record<string, string>);
  const early = refusalOfHeaders(headers);
  if (early) return early;
  const read = await readAhead(request, FORM_MAX_BYTES);
  if (read.kind === 'aborted') return 'aborted';
  if (read.kind === 'too-large') return 'too_large';
  return (await refusalOfBody(read.body, headers.get('content-type') ?? '')) ?? 'none';
}

async function refuse(refusal: FormRefusal, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await drain(request);
  const [path = ''] = (request.url ?? '').split('?', 1);
  log.info({ method: request.method, route: describePath(path), status: STATUS[refusal] }, 'form refused');
  sendPlainAnswer(response, STATUS[refusal], formRefusalTexts[refusal]);
}

/** Closing a connection with unread bytes resets it, and the answer may be lost. */
function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.readableEnded) return resolve();
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > DRAIN_MAX_BYTES) resolve();
    });
    request.once('end', resolve).once('close', resolve);
  });
}

type FormRefusal = keyof typeof formRefusalTexts;

/** nginx and Next have the same limit. */
export const FORM_MAX_BYTES = 1024 * 1024;
/** Far more than our longest form has, with what React adds. */
export const FORM_MAX_FIELDS = 200;

const MULTIPART = /^multipart\/form-data\b/i;

/** Whether Next would look for a server action in it. */
function mayBeAction({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'POST' || url.startsWith('/api/')) return false;
  return headers['next-action'] !== undefined || MULTIPART.test(headers['content-type'] ?? '');
}

/** What can be said before a byte of the body is read. */
function refusalOfHeaders(headers: Headers): FormRefusal | null {
  if (!isSameOrigin(headers) || !isOwnOrigin(headers)) return 'foreign_origin';
  return Number(headers.get('content-length') ?? 0) > FORM_MAX_BYTES ? 'too_large' : null;
}

async function refusalOfBody(body: Buffer, contentType: string): Promise<FormRefusal | null> {
  if (body.length === 0) return 'unreadable';
  // Every action of ours takes a form, which React sends as one: other arguments have come from elsewhere.
  if (!MULTIPART.test(contentType)) return 'unreadable';
  const [, boundary] = /boundary="?([^";]+)/i.exec(contentType) ?? [];
  if (!boundary) return 'unreadable';
  if (hasMoreFields(body, `--${boundary}`)) return 'too_large';
  try {
    // The parser that Next uses for a form without JavaScript.
    await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
    return null;
  } catch {
    return 'unreadable';
  }
}

/** Counted before they are parsed: ten thousand would take the event loop some fifty milliseconds. */
function hasMoreFields(body: Buffer, delimiter: string): boolean {
  let fields = 0;
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + delimiter.length)) {
    fields += 1;
    // One more delimiter ends the form.
    if (fields > FORM_MAX_FIELDS + 1) return true;
  }
  return false;
}

type ReadAhead = { kind: 'complete'; body: Buffer } | { kind: 'too-large' } | { kind: 'aborted' };

/** Reads a body and puts it back, so that the next reader finds it whole. Beyond `limit` bytes it stops, and nothing is put back. */
function readAhead(request: IncomingMessage, limit: number): Promise<ReadAhead> {
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
