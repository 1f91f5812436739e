import Stripe from 'stripe';
import type { LineItemRecord, PaymentRecord, RefundRecord, SessionRecord } from '../records';

/** Stripe's objects, built from the stored records. */

export function totalOf(session: SessionRecord): number {
  return session.lineItems.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);
}

export function sessionObject(session: SessionRecord, hostedPages: string): Stripe.Checkout.Session {
  const total = totalOf(session);
  const allowed = session.allowedPaymentMethodTypes;
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: session.adaptivePricing },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: session.billingAddressCollection,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: session.submitText === null ? null : { message: session.submitText },
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: session.customerCreation ?? 'if_required',
    customer_details: customerDetails(session),
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: session.locale,
    managed_payments: { enabled: false },
    metadata: session.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: session.paymentId,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: session.paymentStatus,
    permissions: null,
    phone_number_collection: { enabled: session.phoneNumberCollection },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: session.submitType,
    subscription: null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    // Stripe removes the URL once the session cannot be paid.
    url: session.status === 'open' ? `${hostedPages}/pay/${session.id}` : null,
    wallet_options: null,
  };
}

function customerDetails(session: SessionRecord): Stripe.Checkout.Session.CustomerDetails | null {
  if (!session.payer && !session.customerEmail) return null;
  return {
    address: session.payer ? SPAIN : null,
    business_name: null,
    email: session.payer?.email ?? session.customerEmail,
    individual_name: null,
    name: session.payer?.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: session.payer ? [] : null,
  };
}

const SPAIN: Stripe.Address = { city: null, country: 'ES', line1: null, line2: null, postal_code: null, state: null };

export function lineItemObject(item: LineItemRecord, session: SessionRecord): Stripe.LineItem {
  const total = item.unitAmount * item.quantity;
  return {
    id: item.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: item.currency,
    description: item.name,
    metadata: item.metadata,
    price: {
      id: item.priceId,
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: session.created,
      currency: item.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: item.productId,
      recurring: null,
      tax_behavior: item.taxBehavior ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: item.unitAmount,
      unit_amount_decimal: Stripe.Decimal.from(item.unitAmount),
    },
    quantity: item.quantity,
  };
}

const INTENT_STATUS: Record<PaymentRecord['status'], Stripe.PaymentIntent.Status> = {
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'requires_payment_method',
};

export function paymentIntentObject(payment: PaymentRecord): Stripe.PaymentIntent {
  return {
    id: payment.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: payment.status === 'succeeded' ? payment.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: payment.created,
    currency: payment.currency,
    customer: null,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: payment.status === 'failed' ? declined(payment) : null,
    latest_charge: payment.chargeId,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: payment.status === 'failed' ? null : payment.paymentMethodId,
    payment_method_configuration_details: null,
    payment_method_options: { card: CARD_OPTIONS },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: payment.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: payment.statementDescriptor,
    statement_descriptor_suffix: null,
    status: INTENT_STATUS[payment.status],
    transfer_data: null,
    transfer_group: null,
  };
}

const CARD_OPTIONS: Stripe.PaymentIntent.PaymentMethodOptions.Card = {
  installments: null,
  mandate_options: null,
  network: null,
  request_three_d_secure: 'automatic',
};

function declined(payment: PaymentRecord): Stripe.PaymentIntent.LastPaymentError {
  return {
    charge: payment.chargeId,
    code: 'card_declined',
    decline_code: 'generic_decline',
    doc_url: 'https://stripe.com/docs/error-codes/card-declined',
    message: 'Your card was declined.',
    type: 'card_error',
  };
}

const CHARGE_STATUS: Record<PaymentRecord['status'], Stripe.Charge.Status> = {
  processing: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
};

export function chargeObject(payment: PaymentRecord): Stripe.Charge {
  const failed = payment.status === 'failed';
  const succeeded = payment.status === 'succeeded';
  return {
    id: payment.chargeId,
    object: 'charge',
    amount: payment.amount,
    amount_captured: succeeded ? payment.amount : 0,
    amount_refunded: payment.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: succeeded ? payment.chargeId.replace('ch_', 'txn_') : null,
    billing_details: {
      address: SPAIN,
      email: payment.payer.email,
      name: payment.payer.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: payment.statementDescriptor,
    captured: succeeded,
    created: payment.created,
    currency: payment.currency,
    customer: null,
    description: payment.description,
    disputed: payment.disputed ?? false,
    failure_balance_transaction: null,
    failure_code: failed ? 'card_declined' : null,
    failure_message: failed ? 'Your card was declined.' : null,
    fraud_details: {},
    livemode: false,
    metadata: payment.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: failed ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: failed ? 'declined_by_network' : 'approved_by_network',
      reason: failed ? 'generic_decline' : null,
      risk_level: 'normal',
      risk_score: 11,
      seller_message: failed ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: failed ? 'issuer_declined' : 'authorized',
    },
    paid: succeeded,
    payment_intent: payment.id,
    payment_method: payment.paymentMethodId,
    payment_method_details: { card: cardDetails(payment), type: 'card' },
    receipt_email: payment.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: succeeded && payment.amountRefunded === payment.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: payment.statementDescriptor,
    statement_descriptor_suffix: null,
    status: CHARGE_STATUS[payment.status],
    transfer_data: null,
    transfer_group: null,
  };
}

function cardDetails(payment: PaymentRecord): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: payment.amount,
    authorization_code: null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'ES',
    electronic_commerce_indicator: null,
    exp_month: payment.card.expMonth,
    exp_year: payment.card.expYear,
    funding: 'credit',
    installments: null,
    last4: payment.card.last4,
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

export function refundObject(refund: RefundRecord): Stripe.Refund {
  const status = refund.status ?? 'succeeded';
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.id.replace('re_', 'txn_'),
    charge: refund.chargeId,
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    ...(status === 'failed' && {
      failure_balance_transaction: refund.id.replace('re_', 'txn_f'),
      failure_reason: refund.failureReason ?? 'unknown',
    }),
    metadata: refund.metadata,
    payment_intent: refund.paymentId,
    payment_method: null,
    ...(status === 'pending' && { pending_reason: refund.pendingReason ?? 'processing' }),
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}
