import 'server-only';
import { randomBytes } from 'node:crypto';
import { compress, type Encoding } from './encoding';
import type { Answer } from './request-page';

export type Copy = Omit<Answer, 'status'>;
export type KeptPage = (encoding: Encoding) => Promise<Copy>;

const POLICY = 'content-security-policy';
const NONCE = /'nonce-([\w+/=]{24})'/;

const first = (values: string[] | undefined): string => values?.[0] ?? '';

/** Null unless the answer may be sent to other visitors: a complete page with no data of a single visitor. */
export function keepPage(answer: Answer): KeptPage | null {
  const { status, headers, body } = answer;
  const isPage = status === 200 && first(headers['content-type']).startsWith('text/html');
  if (!isPage || headers['set-cookie'] || !body.subarray(-64).toString('latin1').trimEnd().endsWith('</html>'))
    return null;
  const [, nonce] = NONCE.exec(first(headers[POLICY])) ?? [];
  const shared = { ...headers, vary: [withEncoding(first(headers.vary))] };
  return nonce ? withNewNonces({ ...answer, headers: shared }, nonce) : withSameBytes({ ...answer, headers: shared });
}

function withEncoding(vary: string): string {
  return /accept-encoding/i.test(vary) ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ');
}

function encoded(headers: Answer['headers'], encoding: Encoding, body: Buffer): Copy {
  const named = encoding === 'identity' ? headers : { ...headers, 'content-encoding': [encoding] };
  return { headers: named, body };
}

/** Keeps the same bytes for all visitors, compressed once. The tag is weak because it covers every encoding. */
function withSameBytes({ headers, body }: Answer): KeptPage {
  const tag = first(headers.etag).replace(/^(?=")/, 'W/');
  const tagged = tag ? { ...headers, etag: [tag] } : headers;
  const copies = new Map<Encoding, Promise<Copy>>();
  return (encoding) => {
    const made = copies.get(encoding);
    if (made) return made;
    const copy = compress(body, encoding).then((bytes) => encoded(tagged, encoding, bytes));
    copies.set(encoding, copy);
    copy.catch(() => copies.delete(encoding));
    return copy;
  };
}

/** Each copy has a new nonce in headers and page. All nonces have the same length. */
function withNewNonces({ headers, body }: Answer, nonce: string): KeptPage {
  const places: number[] = [];
  for (let at = body.indexOf(nonce); at !== -1; at = body.indexOf(nonce, at + nonce.length)) places.push(at);
  const template = JSON.stringify(headers);
  return async (encoding) => {
    const fresh = randomBytes(16).toString('base64');
    const copy = Buffer.from(body);
    for (const place of places) copy.write(fresh, place, 'latin1');
    const named: Answer['headers'] = JSON.parse(template.replaceAll(nonce, fresh));
    return encoded(named, encoding, await compress(copy, encoding, { quickly: true }));
  };
}
