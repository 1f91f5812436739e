import type { calendar_v3 } from '@googleapis/calendar';
import type Stripe from 'stripe';

/** What the sandbox stores; the providers' full objects are built from it on request. Times without a unit are Unix seconds. */

export type Metadata = Record<string, string>;

export type LineItemRecord = {
  id: string;
  priceId: string;
  productId: string;
  name: string;
  description: string | null;
  images: string[];
  productMetadata: Metadata;
  taxBehavior: string | null;
  currency: string;
  unitAmount: number;
  quantity: number;
  metadata: Metadata;
};

export type SessionRecord = {
  id: string;
  created: number;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid';
  currency: string;
  lineItems: LineItemRecord[];
  successUrl: string;
  cancelUrl: string | null;
  customerEmail: string | null;
  /** What the buyer typed on the hosted page. */
  payer: { email: string | null; name: string | null } | null;
  customerCreation: string | null;
  clientReferenceId: string | null;
  metadata: Metadata;
  locale: string | null;
  submitType: string | null;
  billingAddressCollection: string | null;
  phoneNumberCollection: boolean;
  submitText: string | null;
  adaptivePricing: boolean;
  /** Empty when the session named none. */
  allowedPaymentMethodTypes: string[];
  intent: {
    description: string | null;
    metadata: Metadata;
    receiptEmail: string | null;
    statementDescriptor: string | null;
  };
  paymentId: string | null;
};

/** A payment intent and its one charge. */
export type PaymentRecord = {
  id: string;
  chargeId: string;
  sessionId: string;
  created: number;
  status: 'processing' | 'succeeded' | 'failed';
  amount: number;
  amountRefunded: number;
  currency: string;
  description: string | null;
  metadata: Metadata;
  receiptEmail: string | null;
  statementDescriptor: string | null;
  paymentMethodId: string;
  payer: { email: string | null; name: string | null };
  card: { last4: string; expMonth: number; expYear: number };
  /** How its refunds go; absent in records of an earlier version. */
  refunds?: RefundsGo;
  /** Its cardholder has disputed it once. */
  disputed?: boolean;
};

/** succeed: at once. fail-later, succeed-later: at once and undone, or pending, as Stripe's test cards do. pend: until a test decides. */
export type RefundsGo = 'succeed' | 'fail-later' | 'succeed-later' | 'pend';

export type RefundRecord = {
  id: string;
  created: number;
  paymentId: string;
  chargeId: string;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Metadata;
  /** Absent in records of an earlier version, whose refunds all succeeded. */
  status?: 'pending' | 'succeeded' | 'failed' | 'canceled';
  pendingReason?: 'processing' | 'insufficient_funds' | 'charge_pending' | null;
  failureReason?: string | null;
  /** When it goes on by itself, in milliseconds since 1970. */
  dueAt?: number | null;
};

export type DisputeRecord = {
  id: string;
  created: number;
  paymentId: string;
  chargeId: string;
  amount: number;
  currency: string;
  reason: string;
  status:
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost'
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed';
  dueBy: number;
};

export type DeliveryAttempt = {
  /** ISO instant. */
  at: string;
  /** The receiver's HTTP status; null without an answer. */
  status: number | null;
  error: string | null;
  durationMs: number;
};

export type DeliveryRecord = {
  eventId: string;
  status: 'pending' | 'delivered' | 'dropped';
  attempts: DeliveryAttempt[];
  /** Earliest time of the next attempt, in milliseconds since 1970. */
  nextAttemptAt: number;
};

/** An answer stored under its Idempotency-Key. */
export type ReplayRecord = {
  created: number;
  /** Of method, path and parameters. */
  fingerprint: string;
  path: string;
  requestId: string;
  body: string;
};

type AttachmentRecord = {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
};

export type EmailRecord = {
  id: string;
  /** ISO instant. */
  createdAt: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  html: string | null;
  text: string | null;
  headers: Record<string, string>;
  tags: { name: string; value: string }[];
  scheduledAt: string | null;
  attachments: AttachmentRecord[];
  idempotencyKey: string | null;
};

export type MeetingRecord = {
  calendarId: string;
  deleted: boolean;
  event: calendar_v3.Schema$Event & { id: string };
};

export type Collections = {
  sessions: SessionRecord;
  payments: PaymentRecord;
  refunds: RefundRecord;
  disputes: DisputeRecord;
  events: Stripe.EventBase;
  deliveries: DeliveryRecord;
  stripeReplays: ReplayRecord;
  resendReplays: ReplayRecord;
  emails: EmailRecord;
  meetings: MeetingRecord;
  settings: { webhooksPaused?: boolean; balanceEmpty?: boolean };
};
