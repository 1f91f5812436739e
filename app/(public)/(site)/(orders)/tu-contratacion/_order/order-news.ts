import type { CancelRefusal } from '@/lib/orders/appointment/cancel-appointment';
import type { ChooseRefusal } from '@/lib/orders/appointment/choose-hour-of-order';
import type { MoveRefusal } from '@/lib/orders/appointment/move-appointment';
import type { InvoiceRefusal } from '@/lib/orders/invoice/request-invoice';
import type { OrderPage } from '@/lib/orders/order-page/find-order-page';
import type { HistoryEntry } from '@/lib/orders/order-page/history';
import { type OrderAction, orderPathOfToken } from '@/lib/orders/order-page/order-link';
import type { KeepRefusal } from '@/lib/orders/withdrawal/keep-contract';
import messages from '@/lib/shared/i18n/messages';

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

/** What an address says of an order. Good news, and what is said of its money, only if the order bears it out: anyone can write an address. */
export function newsOf(aviso: string | string[] | undefined, order: ShownOrder): News | null {
  if (typeof aviso !== 'string' || !isKnown(aviso)) return null;
  return isBorneOut(aviso, order) ? aviso : null;
}

type ShownOrder = Pick<OrderPage, 'invoice' | 'isPaidBack'> & {
  appointment: Pick<OrderPage['appointment'], 'state'>;
  history: readonly Pick<HistoryEntry, 'kind'>[];
};

function isBorneOut(news: News, { invoice, isPaidBack, appointment, history }: ShownOrder): boolean {
  if (news === 'nothing-to-invoice') return isPaidBack;
  if (!isGoodNews(news)) return true;
  if (news === 'invoice') return invoice !== null;
  if (news === 'cancelled' && appointment.state !== 'cancelled') return false;
  return history.at(-1)?.kind === news;
}

export function isGoodNews(news: News): boolean {
  return GOOD.has(news);
}

function isKnown(aviso: string): aviso is News {
  return Object.hasOwn(messages.OrderPage.news, aviso);
}
