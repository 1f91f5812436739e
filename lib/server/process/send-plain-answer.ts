import 'server-only';
import type { ServerResponse } from 'node:http';

/** One sentence, of which no cache keeps a copy and with which no browser does anything. */
export function sendPlainAnswer(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .end(text);
}
