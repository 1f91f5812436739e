import type { CancelRefusal } from '@/lib/orders/appointment/cancel-appointment';
import type { ChooseRefusal } from '@/lib/orders/appointment/choose-hour-again';
import type { MoveRefusal } from '@/lib/orders/appointment/move-appointment';
import type { InvoiceRefusal } from '@/lib/orders/invoice/request-invoice';
import { type OrderAction, orderPathOfToken } from '@/lib/orders/order-page/order-link';
import type { KeepRefusal } from '@/lib/orders/withdrawal/keep-by-link';
import messages from '@/messages/es.json';

/** What has just become of an order, or why nothing has. `gone` has a page of its own. */
export type OrderNews =
  | 'moved'
  | 'cancelled'
  | 'chosen'
  | 'invoice'
  | 'kept'
  | 'no-hour'
  | 'no-choice'
  | 'failed'
  | Exclude<CancelRefusal | ChooseRefusal | InvoiceRefusal | KeepRefusal | MoveRefusal, 'gone'>;

type News = keyof typeof messages.OrderPage.news;

const GOOD: ReadonlySet<string> = new Set<OrderNews>(['moved', 'cancelled', 'chosen', 'invoice', 'kept']);

/** A token that holds anything else is unknown, and stays in its segment. */
export function newsPath(token: string, news: OrderNews, action?: OrderAction): string {
  return `${orderPathOfToken(encodeURIComponent(token), action)}?aviso=${news}`;
}

export function newsOf(aviso: string | string[] | undefined): News | null {
  return typeof aviso === 'string' && isKnown(aviso) ? aviso : null;
}

export function isGoodNews(news: News): boolean {
  return GOOD.has(news);
}

function isKnown(aviso: string): aviso is News {
  return Object.hasOwn(messages.OrderPage.news, aviso);
}
