import type Stripe from 'stripe';
import { stripeId } from '../ids';
import type { DisputeRecord, PaymentRecord } from '../records';
import { nowInSeconds, type Sandbox } from '../sandbox';
import { noSuch } from './errors';
import { recordEvent } from './events';

const DAY = 24 * 60 * 60;
/** As long as most card networks give. */
const DAYS_TO_ANSWER = 9;

type Opened = { reason: string; amount: number | null; inquiry: boolean };

/** The cardholder disputes the charge, or only asks about it: an inquiry takes no money and allows refunds. */
export function openDispute(sandbox: Sandbox, payment: PaymentRecord, opened: Opened): DisputeRecord {
  const created = nowInSeconds(sandbox);
  const dispute: DisputeRecord = {
    id: stripeId('du_1'),
    created,
    paymentId: payment.id,
    chargeId: payment.chargeId,
    amount: opened.amount ?? payment.amount,
    currency: payment.currency,
    reason: opened.reason,
    status: opened.inquiry ? 'warning_needs_response' : 'needs_response',
    dueBy: created + DAYS_TO_ANSWER * DAY,
  };
  sandbox.state.put('payments', payment.id, { ...payment, disputed: true });
  sandbox.state.put('disputes', dispute.id, dispute);
  recordEvent(sandbox, 'charge.dispute.created', disputeObject(dispute));
  return dispute;
}

/** Its evidence is with the bank. */
export function answerDispute(sandbox: Sandbox, dispute: DisputeRecord): DisputeRecord {
  const status = dispute.status === 'warning_needs_response' ? 'warning_under_review' : 'under_review';
  return change(sandbox, dispute, status, 'charge.dispute.updated');
}

export function closeDispute(
  sandbox: Sandbox,
  dispute: DisputeRecord,
  status: 'won' | 'lost' | 'warning_closed',
): DisputeRecord {
  return change(sandbox, dispute, status, 'charge.dispute.closed');
}

export function findDispute(sandbox: Sandbox, id: string): DisputeRecord {
  const dispute = sandbox.state.get('disputes', id);
  if (!dispute) throw noSuch('dispute', id, 'id');
  return dispute;
}

/** Stripe refuses refunds of a charge that was charged back, as long as that was not undone. */
export function isChargedBack(sandbox: Sandbox, { id }: PaymentRecord): boolean {
  return sandbox.state.all('disputes').some((dispute) => dispute.paymentId === id && takesMoney(dispute));
}

function takesMoney({ status }: DisputeRecord): boolean {
  return status === 'needs_response' || status === 'under_review' || status === 'lost';
}

function change(
  sandbox: Sandbox,
  dispute: DisputeRecord,
  status: DisputeRecord['status'],
  type: 'charge.dispute.updated' | 'charge.dispute.closed',
): DisputeRecord {
  const after = { ...dispute, status };
  sandbox.state.put('disputes', dispute.id, after);
  recordEvent(sandbox, type, disputeObject(after), null, { status: dispute.status });
  return after;
}

export function disputeObject(dispute: DisputeRecord): Stripe.Dispute {
  const open = dispute.status === 'needs_response' || dispute.status === 'warning_needs_response';
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: [],
    charge: dispute.chargeId,
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: dispute.dueBy,
      enhanced_eligibility: {},
      has_evidence: !open,
      past_due: false,
      submission_count: open ? 0 : 1,
      submission_method: open ? 'not_submitted' : 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: !takesMoney(dispute),
    livemode: false,
    metadata: {},
    payment_intent: dispute.paymentId,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: dispute.status.startsWith('warning') ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10',
      },
      type: 'card',
    },
    reason: dispute.reason,
    status: dispute.status,
  };
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
