import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';
import type { Outcome, PaidOutcome } from '../state/checkout-state';

type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** `appointment`: the product has one. `files`: it can be downloaded. `reopened`: the checkout can be resumed with what was typed. */
export type Circumstance = 'appointment' | 'files' | 'reopened';

export type OutcomeText = {
  ground: 'good' | 'neutral' | 'bad';
  title: MessageKey;
  paragraphs: readonly (MessageKey | { only: Circumstance; text: MessageKey })[];
};

const needsAttention = {
  ground: 'neutral',
  title: 'PaymentResult.needsAttentionTitle',
  paragraphs: ['PaymentResult.needsAttention'],
} as const;
const refunded = {
  ground: 'neutral',
  title: 'PaymentResult.refundedTitle',
  paragraphs: ['PaymentResult.refunded'],
} as const;

const downloadNote = { only: 'files', text: 'PaymentResult.downloadNote' } as const;

/** The card of each outcome on each screen: message keys, some of them for one circumstance only. */
export const outcomeTexts = {
  success: {
    confirmed: {
      ground: 'good',
      title: 'PaymentSuccess.paidTitle',
      paragraphs: ['PaymentSuccess.paidLead', downloadNote],
    },
    'needs-attention': needsAttention,
    refunded,
    unpaid: { ground: 'bad', title: 'PaymentSuccess.unpaidTitle', paragraphs: ['PaymentSuccess.unpaidText'] },
    unclear: { ground: 'bad', title: 'PaymentSuccess.pendingTitle', paragraphs: ['PaymentSuccess.unclearText'] },
    open: { ground: 'neutral', title: 'PaymentSuccess.pendingTitle', paragraphs: ['PaymentSuccess.pendingText'] },
    'timed-out': {
      ground: 'neutral',
      title: 'PaymentSuccess.pendingTitle',
      paragraphs: ['PaymentSuccess.stillPending'],
    },
  },
  canceled: {
    confirmed: { ground: 'neutral', title: 'PaymentCanceled.paidTitle', paragraphs: ['PaymentCanceled.paidText'] },
    'needs-attention': needsAttention,
    refunded,
    unpaid: {
      ground: 'bad',
      title: 'PaymentCanceled.title',
      paragraphs: [
        'PaymentCanceled.noCharge',
        'PaymentCanceled.released',
        { only: 'reopened', text: 'PaymentCanceled.backHint' },
      ],
    },
    unclear: {
      ground: 'bad',
      title: 'PaymentCanceled.title',
      paragraphs: ['PaymentCanceled.checking', { only: 'reopened', text: 'PaymentCanceled.backHint' }],
    },
    open: { ground: 'neutral', title: 'PaymentCanceled.openTitle', paragraphs: ['PaymentCanceled.openText'] },
  },
  confirmation: {
    confirmed: {
      ground: 'good',
      title: 'Checkout.confirmation.confirmed',
      paragraphs: ['Checkout.confirmation.lead', downloadNote],
    },
    'needs-attention': needsAttention,
    refunded,
    unpaid: {
      ground: 'bad',
      title: 'Checkout.confirmation.errorTitle',
      paragraphs: [
        'Checkout.confirmation.noCharge',
        { only: 'appointment', text: 'Checkout.confirmation.noCalendar' },
        'Checkout.confirmation.retryPossible',
      ],
    },
    unclear: {
      ground: 'bad',
      title: 'Checkout.confirmation.errorTitle',
      paragraphs: ['Checkout.confirmation.checking'],
    },
  },
} as const satisfies {
  success: Record<Outcome | 'open' | 'timed-out', OutcomeText>;
  canceled: Record<Outcome | 'open', OutcomeText>;
  confirmation: Record<Outcome, OutcomeText>;
};

/** The head of a confirmed appointment, which replaces the card. */
export const appointmentTexts = {
  success: { title: 'PaymentSuccess.paidTitle', lead: 'PaymentSuccess.paidLead' },
  confirmation: { title: 'Checkout.confirmation.confirmedBooking', lead: 'Checkout.confirmation.lead' },
} as const satisfies Record<'success' | 'confirmation', { title: MessageKey; lead: MessageKey }>;

/** Messages of a cancellation from the checkout that does not lead to the confirmation. */
export const cancellationTexts = {
  unpaid: 'Checkout.pending.cancelled',
  unclear: 'Checkout.pending.cancelEnded',
  open: 'Checkout.pending.cancelTooLate',
} as const;

/** The order's status on the receipt. */
export const receiptTexts = {
  confirmed: 'PaymentResult.statusConfirmed',
  'needs-attention': 'PaymentResult.statusAttention',
  refunded: 'PaymentResult.statusRefunded',
} as const satisfies Record<PaidOutcome, string>;
