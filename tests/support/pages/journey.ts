import { expect, type Locator, type Page } from '@playwright/test';
import { type CheckoutState, initialState } from '@/components/orders/checkout/state/checkout-state';
import type { SandboxControl } from '../http/sandbox-control';
import { payByCard } from './hosted-page';
import { orderHour, type Placed, productCalled } from './orders';
import { dayName, freeHour, type Hour } from './page-hours';
import type { Visitor } from './visitor';

export const headings = {
  customer: '¿A nombre de quién?',
  booking: 'Elige cuándo nos sentamos',
  payment: 'Pago con tarjeta',
  pending: 'Procesando pago',
  unpaid: 'Aún no has pagado',
  paid: 'Pago completado',
} as const;

type Product = { slug: string };
type Appointment = Product & { minutes: number };

/** What a visitor does in the checkout, step by step. */
export class Journey {
  constructor(
    readonly page: Page,
    readonly visitor: Visitor,
  ) {}

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name });
  }

  get name(): Locator {
    return this.page.getByLabel('Nombre y apellidos');
  }

  get email(): Locator {
    return this.page.getByLabel('Correo', { exact: true });
  }

  get phone(): Locator {
    return this.page.getByLabel('Teléfono');
  }

  get notes(): Locator {
    return this.page.getByLabel('Notas');
  }

  get continueButton(): Locator {
    return this.page.getByRole('button', { name: 'Continuar', exact: true });
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: /^Pagar \d/ });
  }

  get timer(): Locator {
    return this.page.getByRole('timer');
  }

  /** The calendar's button of a day. */
  day(date: string): Locator {
    return this.page.getByRole('grid').getByRole('button', { name: dayName(date) });
  }

  hour(time: string): Locator {
    return this.page.getByRole('group', { name: /^Hora/ }).getByRole('button', { name: time });
  }

  mode(name: 'Online' | 'En persona'): Locator {
    return this.page.getByRole('radio', { name });
  }

  async open({ slug }: Product): Promise<void> {
    await this.page.goto(`/checkout/${slug}`);
    await expect(this.heading(headings.customer)).toBeVisible();
  }

  async typeCustomer({ fullName, email, phone } = this.visitor): Promise<void> {
    await this.name.fill(fullName);
    await this.email.fill(email);
    await this.phone.fill(phone);
  }

  async chooseHour({ date, time }: Hour): Promise<void> {
    await this.day(date).click();
    await this.hour(time).click();
    await expect(this.hour(time)).toHaveAttribute('aria-pressed', 'true');
  }

  async chooseFreeHour(minutes = 60): Promise<Hour> {
    const hour = await freeHour(this.page.request, minutes);
    await this.chooseHour(hour);
    return hour;
  }

  async toBooking(product: Product, visitor = this.visitor): Promise<void> {
    await this.open(product);
    await this.typeCustomer(visitor);
    await this.continueButton.click();
    await expect(this.heading(headings.booking)).toBeVisible();
  }

  /** To the payment step, where the hour is held; returns that hour. */
  async toPayment(product: Appointment, visitor = this.visitor): Promise<Hour> {
    await this.toBooking(product, visitor);
    const hour = await this.chooseFreeHour(product.minutes);
    await this.continueToPayment();
    return hour;
  }

  async continueToPayment(): Promise<void> {
    await this.button('Continuar al pago').click();
    await expect(this.heading(headings.payment)).toBeVisible();
    await expect(this.payButton).toBeEnabled();
  }

  /** To the payment step of a product without appointment. */
  async toPlainPayment(product: Product): Promise<void> {
    await this.open(product);
    await this.typeCustomer();
    await this.continueButton.click();
    await expect(this.heading(headings.payment)).toBeVisible();
  }

  /** To the provider's page in this tab; returns the session's id. */
  async pay(): Promise<string> {
    await this.payButton.click();
    await this.page.waitForURL(/\/pay\/cs_/);
    return sessionIn(this.page.url());
  }

  /** Pays on the provider's page; resolves on the success page with the session's id. */
  async buy(): Promise<string> {
    const sessionId = await this.pay();
    await payByCard(this.page);
    await expect(this.heading(headings.paid)).toBeVisible();
    return sessionId;
  }

  /** To the provider's page, and back with the browser's button: the payment is open, and this tab waits for it. */
  async toPending(product: Appointment): Promise<{ hour: Hour; sessionId: string }> {
    const hour = await this.toPayment(product);
    const sessionId = await this.pay();
    await this.page.goBack();
    await expect(this.heading(headings.unpaid)).toBeVisible();
    return { hour, sessionId };
  }

  // The methods below arrive without the way: what the steps before would store is stored over HTTP and in the tab.

  /** Leaves a checkout in the tab, with its customer accepted, as the steps of the page do. */
  async #store(slug: string, steps: Partial<CheckoutState>): Promise<void> {
    const { fullName, email, phone } = this.visitor;
    const customer = { fullName, email, phone };
    const { request } = this.page;
    const product = await productCalled(request, slug);
    const { userId } = await (await request.post('/api/users', { data: customer })).json();
    const state: CheckoutState = { ...initialState(product), customer, userId, ...steps };
    // Some document of the site, which has no script of its own.
    await this.page.goto('/robots.txt');
    await this.page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
      `checkout:v1:${slug}`,
      JSON.stringify(state),
    ] as const);
  }

  /** The booking step. */
  async openBooking({ slug }: Product): Promise<void> {
    await this.#store(slug, {});
    await this.page.goto(`/checkout/${slug}?paso=reserva`);
    await expect(this.heading(headings.booking)).toBeVisible();
  }

  /** The payment step; the page itself holds the hour. */
  async openPayment({ slug, minutes }: Appointment): Promise<Hour> {
    const hour = await freeHour(this.page.request, minutes);
    await this.#store(slug, hour);
    await this.page.goto(`/checkout/${slug}?paso=pago`);
    await expect(this.heading(headings.payment)).toBeVisible();
    await expect(this.payButton).toBeEnabled();
    return hour;
  }

  /** An order whose payment is open, and which this tab knows. */
  async #order(slug: string): Promise<Placed & { hour: Hour }> {
    const order = await orderHour(this.page.request, slug, this.visitor);
    const { hour, expiresAt, ...payment } = order;
    await this.#store(slug, { ...hour, payment: { ...payment, expiresAt: Date.parse(expiresAt) } });
    return order;
  }

  /** The provider's page. */
  async openProvider({ slug }: Product): Promise<{ hour: Hour; sessionId: string }> {
    const order = await this.#order(slug);
    await this.page.goto(order.checkoutUrl);
    return order;
  }

  /** The step that waits for the payment, of a visitor who has come back from the provider. */
  async openPending({ slug }: Product): Promise<{ hour: Hour; sessionId: string }> {
    const order = await this.#order(slug);
    await this.page.goto(`/checkout/${slug}?paso=procesando`);
    await expect(this.heading(headings.unpaid)).toBeVisible();
    return order;
  }

  /** The success page of an order, which is paid over HTTP. */
  async openPaid({ sessionId }: Pick<Placed, 'sessionId'>, sandbox: SandboxControl): Promise<void> {
    await sandbox.completeSession(sessionId);
    await this.page.goto(`/payment-success?session_id=${sessionId}`);
    await expect(this.heading(headings.paid)).toBeVisible();
  }
}

/** The Checkout session that an address names. */
export function sessionIn(address: string): string {
  const [id] = /cs_[A-Za-z0-9_]+/.exec(address) ?? [];
  if (!id) throw new Error(`No Checkout session in ${address}`);
  return id;
}
