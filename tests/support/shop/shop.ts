import type { Availability } from '@/lib/agenda/availability';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import type { OrderView } from '@/lib/orders/contract';
import { type Answer, type AnyBody, Api } from '@/tests/support/http/api';
import type { Meeting } from '@/tests/support/http/sandbox-control';
import { forThisFile } from '@/tests/support/stack/for-this-file';
import { openSharedStack, type SharedStack, type Stack, startStack } from '@/tests/support/stack/stack';
import { until } from '@/tests/support/stack/until';
import { type Hour, Hours } from './hours';
import { type Buyer, type MailKind, mailKinds, theMail } from './mails';
import { CONSULTATION, RESET } from './products';
import { statusBecomes, storedOrder } from './records';

export type Placed = { orderId: string; sessionId: string; checkoutUrl: string; expiresAt: string };
export type Paid = Omit<Placed, 'checkoutUrl'> & { url: string };
export type Held = { holdToken: string; expiresAt: string };
export type Purchase = Placed & { hour: Hour; email: string; name: string };
type Fields = Record<string, unknown>;

type Options = Parameters<typeof startStack>[0];

/** A running product and what visitors do there. Every request comes from another buyer unless the test says otherwise. */
export type SharedShop = Awaited<ReturnType<typeof shopOn<SharedStack>>>;

/** One whose servers a test may stop and kill. */
export type Shop = Awaited<ReturnType<typeof shopOn<Stack>>>;

export async function openShop(options?: Options): Promise<Shop> {
  return shopOn(await startStack(options));
}

/** For the tests of a Jest file. */
export const ownShop = (options?: Options): Shop => forThisFile(() => openShop(options));

/** Emptied, on the servers that the files of this worker share. */
export const sharedShop = (options?: Options): SharedShop =>
  forThisFile(async () => shopOn(await openSharedStack(options)));

async function shopOn<Base extends SharedStack>(stack: Base) {
  const api = new Api(stack.baseUrl);
  const { body: products } = await api.get<CatalogProduct[]>('/api/products');
  const hours = new Hours(new Date());
  let buyers = 0;

  function product(slug: string): CatalogProduct {
    const found = products.find((one) => one.slug === slug);
    if (!found) throw new Error(`The catalogue has no ${slug}.`);
    return found;
  }

  function newBuyer() {
    buyers += 1;
    // The form of a statement takes names of letters only.
    const letters = String(buyers).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');
    return { name: `Compradora ${letters}.`, email: `compradora-${buyers}@example.com` };
  }

  function holdBody(hour: Hour, slug = CONSULTATION): Fields {
    return { productId: product(slug).id, ...hour };
  }

  function bookingBody(hour: Hour, overrides: Fields = {}, slug = CONSULTATION) {
    const { name: customerName, email: customerEmail } = newBuyer();
    return { ...holdBody(hour, slug), bookingType: 'online', customerName, customerEmail, ...overrides };
  }

  function paymentBody(overrides: Fields = {}) {
    const { name: fullName, email } = newBuyer();
    return { productSlug: RESET, selectedPrice: product(RESET).price, customerInfo: { fullName, email }, ...overrides };
  }

  /** A booking that waits for its payment. */
  async function place(hour: Hour = hours.next(), overrides: Fields = {}): Promise<Purchase> {
    const { name, email } = newBuyer();
    const body = bookingBody(hour, { customerName: name, customerEmail: email, ...overrides });
    const answer = await api.post<Placed>('/api/bookings', body);
    if (answer.status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(answer.body)}`);
    return { ...answer.body, hour, email, name };
  }

  /** On Stripe's page; resolves once the order is confirmed. */
  async function pay({ sessionId, orderId }: Pick<Placed, 'sessionId' | 'orderId'>): Promise<void> {
    await stack.sandbox.completeSession(sessionId);
    await statusBecomes(stack.db, orderId, 'confirmed');
  }

  return {
    ...stack,
    api,
    apis: stack.urls.map((url) => new Api(url)),
    hours,
    product,
    holdBody,
    bookingBody,
    paymentBody,

    hold: (hour: Hour, slug?: string) => api.post<Held & AnyBody>('/api/holds', holdBody(hour, slug)),

    book: (hour: Hour, overrides?: Fields, headers?: Record<string, string>) =>
      api.post<Placed & AnyBody>('/api/bookings', bookingBody(hour, overrides), headers),

    place,
    pay,
    becomes: ({ orderId }: Pick<Placed, 'orderId'>, status: string, timeout?: number) =>
      statusBecomes(stack.db, orderId, status, timeout),
    stored: ({ orderId }: Pick<Placed, 'orderId'>) => storedOrder(stack.db, orderId),

    async buy(hour?: Hour, overrides?: Fields): Promise<Purchase> {
      const purchase = await place(hour, overrides);
      await pay(purchase);
      return purchase;
    },

    /** The order gets this status, and all that follows has been done. */
    async settles({ orderId }: Pick<Placed, 'orderId'>, status: string): Promise<void> {
      await statusBecomes(stack.db, orderId, status);
      await stack.jobs.done();
    },

    /** The buyer pays on Stripe's page, and the webhook is lost. */
    async payWithoutWebhook({ sessionId }: Pick<Purchase, 'sessionId'>): Promise<void> {
      await stack.sandbox.pauseWebhooks();
      await stack.sandbox.completeSession(sessionId);
      await until(async () => (await stack.sandbox.dropWebhooks()).dropped > 0, 'Stripe has no event to lose');
      await stack.sandbox.resumeWebhooks();
    },

    askSuccessPage: (sessionId: string, at = api) =>
      at.post<{ status: string } & AnyBody>('/api/payments/success', { sessionId }),
    cancel: (sessionId: string) => api.post<{ status: string } & AnyBody>('/api/payments/cancel', { sessionId }),
    order: (sessionId: string): Promise<Answer<OrderView>> => api.get<OrderView>(`/api/orders/${sessionId}`),

    mailKinds: (buyer: Buyer) => mailKinds(stack, buyer),
    theMail: (buyer: Buyer, kind: MailKind) => theMail(stack, buyer, kind),

    /** The calendar's events, deleted ones too, for the bookings that this order ever had. */
    async meetingsOf(orderId: string): Promise<Meeting[]> {
      const rows = await stack.rows<{ id: string }>('SELECT id FROM bookings WHERE order_id = $1', [orderId]);
      const eventIds = new Set(rows.map(({ id }) => id.replaceAll('-', '')));
      return (await stack.sandbox.meetings()).filter(({ id }) => eventIds.has(id));
    },

    async sessionsAtStripe(): Promise<number> {
      return (await stack.sandbox.sessions()).length;
    },

    /** As a visitor sees it. Duration in minutes. */
    async slotStatus({ bookingDate, bookingTime }: Hour, duration = 60): Promise<string | undefined> {
      const query = `start=${bookingDate}&end=${bookingDate}&duration=${duration}`;
      const { body } = await api.get<Availability>(`/api/slots?${query}`);
      return body.days[0]?.slots.find(({ time }) => time === bookingTime)?.status;
    },
  };
}
