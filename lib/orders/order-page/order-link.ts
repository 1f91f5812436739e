import 'server-only';
import { open, sign } from '@/lib/server/security/signed-link';
import { site } from '@/lib/shared/site';

/** What the link to an order's page is made of. A new `linkVersion` makes all earlier links useless. */
type LinkSubject = { id: string; linkVersion: number };

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
export function orderToken({ id, linkVersion }: LinkSubject): string {
  return sign('order-page', id, { version: linkVersion });
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

export function isOrderToken(token: string, { id, linkVersion }: LinkSubject): boolean {
  return open('order-page', token, { version: linkVersion }) === id;
}

/** Whether a token is of this order's present link or was of an earlier one. */
export function wasOrderToken(token: string, { id, linkVersion }: LinkSubject): boolean {
  const versions = Array.from({ length: linkVersion }, (_, index) => linkVersion - index);
  return versions.some((version) => isOrderToken(token, { id, linkVersion: version }));
}
