import type Stripe from 'stripe';
import type { Failure, Provider } from '@/sandbox/failures';
import type { DeliveryAttempt, DeliveryRecord, EmailRecord, MeetingRecord } from '@/sandbox/records';
import type { RequestEntry } from '@/sandbox/requests';
import type { Report } from '@/sandbox/resend/report';

export type Email = EmailRecord;
export type Meeting = MeetingRecord['event'] & { calendarId: string; deleted: boolean };
export type MailReport = Partial<Report> & Pick<Report, 'type'>;
type ProviderEvent = Stripe.Event & { delivery: DeliveryRecord | null };
type RequestLog = { count: number; counts: Record<string, number>; requests: RequestEntry[] };

/** The local providers as a test sees and steers them (sandbox/control.ts). */
export class SandboxControl {
  constructor(readonly url: string) {}

  emails = () => this.#get<Email[]>('emails');
  /** Resend reports what became of an e-mail: the event's id, and what the server answers. */
  report = (emailId: string, report: MailReport) =>
    this.#post<{ eventId: string; status: number }>(`emails/${emailId}/report`, report);
  events = () => this.#get<ProviderEvent[]>('events');
  /** A person adds an event to a calendar. */
  addEvent = (calendarId: string, event: object) => this.#post<{ id: string }>('calendar', { calendarId, event });
  removeEvent = (calendarId: string, id: string) => this.#post('calendar/remove', { calendarId, id });
  meetings = () => this.#get<Meeting[]>('calendar');
  sessions = () => this.#get<Stripe.Checkout.Session[]>('sessions');
  requests = (provider: Provider) => this.#get<RequestLog>(`requests?provider=${provider}`);

  completeSession = (id: string, paymentStatus: 'paid' | 'unpaid' = 'paid') =>
    this.#post<Stripe.Checkout.Session>(`sessions/${id}/complete`, { paymentStatus });
  /** Its refunds stay pending until the test decides. */
  completeWithSlowRefunds = (id: string) =>
    this.#post<Stripe.Checkout.Session>(`sessions/${id}/complete`, { refunds: 'pend' });
  settleSession = (id: string, succeeded: boolean) =>
    this.#post<Stripe.Checkout.Session>(`sessions/${id}/async`, { succeeded });
  expireSession = (id: string) => this.#post<Stripe.Checkout.Session>(`sessions/${id}/expire`);
  refundSession = (id: string, amount?: number) => this.#post<Stripe.Refund>(`sessions/${id}/refund`, { amount });
  disputeSession = (id: string, dispute: { reason?: string; amount?: number; inquiry?: boolean } = {}) =>
    this.#post<Stripe.Dispute>(`sessions/${id}/dispute`, dispute);
  answerDispute = (id: string) => this.#post<Stripe.Dispute>(`disputes/${id}/answer`);
  closeDispute = (id: string, status: 'won' | 'lost' | 'warning_closed') =>
    this.#post<Stripe.Dispute>(`disputes/${id}/close`, { status });

  refunds = () => this.#get<Stripe.Refund[]>('refunds');
  failRefund = (id: string) => this.#post<Stripe.Refund>(`refunds/${id}/fail`);
  succeedRefund = (id: string) => this.#post<Stripe.Refund>(`refunds/${id}/succeed`);
  pendRefund = (id: string) => this.#post<Stripe.Refund>(`refunds/${id}/pend`);
  /** While it is, Stripe refuses refunds. */
  emptyBalance = (empty: boolean) => this.#post('balance', { empty });
  forgetIdempotencyKeys = () => this.#post<{ forgotten: number }>('idempotency/forget');

  pauseWebhooks = () => this.#post('webhooks/pause');
  resumeWebhooks = () => this.#post('webhooks/resume');
  dropWebhooks = () => this.#post<{ dropped: number }>('webhooks/drop');
  redeliver = (eventId: string) => this.#post<DeliveryAttempt>(`events/${eventId}/redeliver`);
  /** A Stripe-Signature header that is right for exactly this text. */
  sign = async (payload: string) => (await this.#post<{ header: string }>('sign', { payload })).header;

  /** `ms` is the delay of the mode slow. */
  fail = (provider: Provider, mode: Failure['mode'], ms?: number) => this.#post('fail', { provider, mode, ms });
  reset = () => this.#post('reset');

  #get<Body>(path: string): Promise<Body> {
    return this.#call<Body>('GET', path);
  }

  #post<Body = unknown>(path: string, body: object = {}): Promise<Body> {
    return this.#call<Body>('POST', path, body);
  }

  async #call<Body>(method: string, path: string, body?: object): Promise<Body> {
    const response = await fetch(`${this.url}/_control/${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The local providers refused ${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Body;
  }
}
