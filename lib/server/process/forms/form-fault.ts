import 'server-only';
import type { IncomingMessage } from 'node:http';
import { isOwnOrigin, isSameOrigin } from '@/lib/server/security/same-origin';
import type { formFaultTexts } from '@/lib/shared/i18n/form-faults';

export type FormFault = keyof typeof formFaultTexts;

/** nginx and Next have the same limit. */
export const FORM_MAX_BYTES = 1024 * 1024;
/** Far more than our longest form has, with what React adds. */
export const FORM_MAX_FIELDS = 200;

const MULTIPART = /^multipart\/form-data\b/i;

/** Whether Next would look for a server action in it. */
export function mayBeAction({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'POST' || url.startsWith('/api/')) return false;
  return headers['next-action'] !== undefined || MULTIPART.test(headers['content-type'] ?? '');
}

/** What can be said before a byte of the body is read. */
export function faultOfHeaders(headers: Headers): FormFault | null {
  if (!isSameOrigin(headers) || !isOwnOrigin(headers)) return 'foreign_origin';
  return Number(headers.get('content-length') ?? 0) > FORM_MAX_BYTES ? 'too_large' : null;
}

export async function faultOfBody(body: Buffer, contentType: string): Promise<FormFault | null> {
  if (body.length === 0) return 'unreadable';
  if (!MULTIPART.test(contentType)) return null;
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
