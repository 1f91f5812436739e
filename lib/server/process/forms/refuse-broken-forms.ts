import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inFrontOfNext } from '@/lib/server/process/in-front-of-next';
import { sendPlainAnswer } from '@/lib/server/process/send-plain-answer';
import { formFaultTexts } from '@/lib/shared/i18n/form-faults';
import { FORM_MAX_BYTES, type FormFault, faultOfBody, faultOfHeaders, mayBeAction } from './form-fault';
import { readAhead } from './read-ahead';

/** Of a refused body: what is longer may lose its answer. */
const DRAIN_MAX_BYTES = 16 * 1024 * 1024;

const STATUS: Record<FormFault, number> = { foreign_origin: 403, too_large: 413, unreadable: 400 };

/** Next answers 500 to a form of a foreign page, one that is too large and one that is cut off, and resets some connections. */
export function refuseBrokenForms(): void {
  inFrontOfNext(() => (request, response, passOn) => {
    if (!mayBeAction(request)) return passOn(request, response);
    findFault(request).then(
      (found) => {
        if (found === 'none') passOn(request, response);
        else if (found !== 'aborted') void refuse(found, request, response);
      },
      () => passOn(request, response),
    );
  });
}

async function findFault(request: IncomingMessage): Promise<FormFault | 'none' | 'aborted'> {
  const headers = new Headers(request.headers as Record<string, string>);
  const early = faultOfHeaders(headers);
  if (early) return early;
  const read = await readAhead(request, FORM_MAX_BYTES);
  if (read.kind === 'aborted') return 'aborted';
  if (read.kind === 'too-large') return 'too_large';
  return (await faultOfBody(read.body, headers.get('content-type') ?? '')) ?? 'none';
}

async function refuse(fault: FormFault, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await drain(request);
  sendPlainAnswer(response, STATUS[fault], formFaultTexts[fault]);
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
