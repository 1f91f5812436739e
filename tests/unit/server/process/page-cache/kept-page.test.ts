import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor } from '@/lib/server/process/page-cache/encoding';
import { keepPage } from '@/lib/server/process/page-cache/kept-page';
import type { Answer } from '@/lib/server/process/page-cache/request-page';

const NONCE = 'AAAAAAAAAAAAAAAAAAAA/+==';
const body = Buffer.from(
  `<!DOCTYPE html><html><head><script nonce="${NONCE}">a()</script></head><body>Año<script nonce="${NONCE}">b()</script></body></html>`,
);
const headers: NodeJS.Dict<string[]> = { 'content-type': ['text/html; charset=utf-8'], vary: ['rsc'], etag: ['"abc"'] };
const alike: Answer = { status: 200, headers, body };
const personal: Answer = {
  ...alike,
  headers: {
    ...headers,
    'content-security-policy': [`script-src 'self' 'nonce-${NONCE}'`],
    link: [`</a.css>; rel=preload; nonce="${NONCE}"`],
  },
};

const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const encodings = ['br', 'gzip', 'identity'] as const;

test.each(encodings)('a page that is the same for everybody is compressed once, as %s', async (encoding) => {
  const page = keepPage(alike);
  const [one, other] = [await page?.(encoding), await page?.(encoding)];
  expect(read[encoding](one?.body ?? Buffer.alloc(0)).equals(body)).toBe(true);
  expect(other?.body).toBe(one?.body);
  expect(one?.headers).toEqual({
    ...headers,
    vary: ['rsc, Accept-Encoding'],
    etag: ['W/"abc"'],
    ...(encoding !== 'identity' && { 'content-encoding': [encoding] }),
  });
});

test.each(encodings)('a page with a nonce has another one for every visitor, everywhere, as %s', async (encoding) => {
  const page = keepPage(personal);
  const nonces = new Set<string>();
  for (let visitor = 0; visitor < 20; visitor++) {
    const copy = await page?.(encoding);
    const text = read[encoding](copy?.body ?? Buffer.alloc(0)).toString();
    const nonce = /'nonce-(.{24})'/.exec(String(copy?.headers['content-security-policy']))?.[1] ?? '';
    expect(text).toBe(body.toString().replaceAll(NONCE, nonce));
    expect(copy?.headers.link).toEqual([`</a.css>; rel=preload; nonce="${nonce}"`]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(20);
  expect(nonces).not.toContain(NONCE);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['identity', 'identity'],
  ['*', 'identity'],
])('to who accepts %j goes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
