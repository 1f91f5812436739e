import 'server-only';

/** A content that is read only while it is sent. `size` is in bytes. */
type StreamedContent = { size: number; read: () => AsyncIterable<Uint8Array> };

export type Attachment = { filename: string; contentType: string; content: Buffer | StreamedContent };

type Part = string | StreamedContent;

/** The JSON of Resend's API in parts: as one string, twenty megabytes would block the event loop for half a second. */
export function emailBody(fields: object, attachments: readonly Attachment[]): Part[] {
  const parts: Part[] = [`${JSON.stringify(fields).slice(0, -1)},"attachments":[`];
  for (const [position, { filename, contentType, content }] of attachments.entries()) {
    const facts = JSON.stringify({ filename, content_type: contentType }).slice(0, -1);
    parts.push(`${position > 0 ? ',' : ''}${facts},"content":"`);
    parts.push(Buffer.isBuffer(content) ? content.toString('base64') : content);
    parts.push('"}');
  }
  return [...parts, ']}'];
}

/** Bytes. */
export function bodyLength(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + lengthOf(part), 0);
}

function lengthOf(part: Part): number {
  return typeof part === 'string' ? Buffer.byteLength(part) : 4 * Math.ceil(part.size / 3);
}

export async function* bodyChunks(parts: readonly Part[]): AsyncGenerator<string> {
  for (const part of parts) {
    if (typeof part === 'string') yield part;
    else yield* base64(part.read());
  }
}

/** Three bytes become four characters; a remainder is encoded with the next chunk. */
async function* base64(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let remainder = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([remainder, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    if (whole > 0) yield bytes.toString('base64', 0, whole);
    remainder = bytes.subarray(whole);
  }
  if (remainder.length > 0) yield remainder.toString('base64');
}
