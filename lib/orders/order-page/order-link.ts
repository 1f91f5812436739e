import 'server-only';
import { isKeyedHash, keyedHash } from '@/lib/server/security/keyed-hash';
import { site } from '@/lib/shared/site';

/** 132 bits: no address with it can be guessed. */
const SIGNATURE_LENGTH = 22;
const TOKEN = /^([\w-]{22})([\w-]{22})$/;

/** What the link to an order's page is made of. A new `linkVersion` makes all earlier links useless. */
export type LinkSubject = { id: string; linkVersion: number };

/** `desistimiento`: the page of a statement of withdrawal that was received, with its file `acuse.txt`. */
export type OrderAction =
  | 'cambiar'
  | 'anular'
  | 'desistir'
  | 'desistimiento'
  | 'recibo'
  | 'factura'
  | 'cita.ics'
  | 'acuse.txt';

/** The key to the page of an order: the buyer has it from the confirmation. */
export function orderToken(order: LinkSubject): string {
  return encodedId(order.id) + signatureOf(order);
}

export function orderPath(order: LinkSubject, action?: OrderAction): string {
  return orderPathOfToken(orderToken(order), action);
}

export function orderPathOfToken(token: string, action?: OrderAction): string {
  return `/tu-contratacion/${token}${action ? `/${action}` : ''}`;
}

/** Where a link leads that opens nothing. */
export const INVALID_LINK_PATH = '/enlace-no-valido';

/** For an e-mail. */
export function orderLink(order: LinkSubject, action?: OrderAction): string {
  return site.url + orderPath(order, action);
}

/** The order of which a token may be; whether it is tells `isOrderToken`, which needs its `linkVersion`. */
export function orderOfToken(token: string): string | null {
  const id = TOKEN.exec(token)?.[1];
  if (!id) return null;
  const hex = Buffer.from(id, 'base64url').toString('hex');
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  // Other last characters decode to the same bytes: one token for each order.
  return encodedId(uuid) === id ? uuid : null;
}

/** In constant time, under each secret of APP_SECRET. */
export function isOrderToken(token: string, order: LinkSubject): boolean {
  const signature = TOKEN.exec(token)?.[2];
  return signature !== undefined && isKeyedHash('order-page', subject(order), signature, SIGNATURE_LENGTH);
}

/** Whether a token is of this order's present link or was of an earlier one. */
export function wasOrderToken(token: string, { id, linkVersion }: LinkSubject): boolean {
  const versions = Array.from({ length: linkVersion }, (_, index) => linkVersion - index);
  return versions.some((version) => isOrderToken(token, { id, linkVersion: version }));
}

function encodedId(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

function signatureOf(order: LinkSubject): string {
  return keyedHash('order-page', subject(order)).slice(0, SIGNATURE_LENGTH);
}

function subject({ id, linkVersion }: LinkSubject): string {
  return `${id}.${linkVersion}`;
}
