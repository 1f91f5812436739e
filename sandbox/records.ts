import type { calendar_v3 } from '@googleapis/calendar';
import type Stripe from 'stripe';

/** What the sandbox remembers. Kept small: the providers' full objects are built from it when somebody asks. Times without a unit in their name are Unix seconds. */

export type Metadata = Record<string, string>;

export interface LineItemRecord {
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
}

export interface SessionRecord {
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
}

/** A payment intent and its one charge. */
export interface PaymentRecord {
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
}

export interface RefundRecord {
  id: string;
  created: number;
  paymentId: string;
  chargeId: string;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Metadata;
}

export interface DeliveryAttempt {
  /** ISO instant. */
  at: string;
  /** What the receiver answered; null when it did not. */
  status: number | null;
  error: string | null;
  durationMs: number;
}

export interface DeliveryRecord {
  eventId: string;
  status: 'pending' | 'delivered' | 'dropped';
  attempts: DeliveryAttempt[];
  /** Milliseconds since 1970 before which the next attempt is not made. */
  nextAttemptAt: number;
}

/** An answer kept for its Idempotency-Key. */
export interface ReplayRecord {
  created: number;
  /** Of method, path and parameters. */
  fingerprint: string;
  path: string;
  requestId: string;
  body: string;
}

interface AttachmentRecord {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

export interface EmailRecord {
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
}

export interface MeetingRecord {
  calendarId: string;
  deleted: boolean;
  event: calendar_v3.Schema$Event & { id: string };
}

export interface Collections {
  sessions: SessionRecord;
  payments: PaymentRecord;
  refunds: RefundRecord;
  events: Stripe.EventBase;
  deliveries: DeliveryRecord;
  stripeReplays: ReplayRecord;
  resendReplays: ReplayRecord;
  emails: EmailRecord;
  meetings: MeetingRecord;
  settings: { webhooksPaused: boolean };
}
