import type Stripe from 'stripe';
import { checkoutSessionId, stripeId } from '../ids';
import type { LineItemRecord, SessionRecord } from '../records';
import { invalid, missing } from './errors';
import {
  child,
  choice,
  type Form,
  flag,
  integer,
  members,
  metadata,
  refuseUnknown,
  requiredText,
  type Shape,
  text,
  texts,
} from './form';

type Params = Stripe.Checkout.SessionCreateParams;

const HALF_AN_HOUR_SECONDS = 30 * 60;
const DAY_SECONDS = 24 * 60 * 60;
/** Stripe's smallest charge in euros. */
const MIN_CENTS = 50;
const MAX_CENTS = 99_999_999;
const MAX_LINE_ITEMS = 100;

/** The parameters that the sandbox supports. Any other is refused as unknown, so that none is silently ignored. */
const SUPPORTED = {
  mode: 'text',
  ui_mode: 'text',
  success_url: 'text',
  cancel_url: 'text',
  expires_at: 'text',
  currency: 'text',
  client_reference_id: 'text',
  customer_email: 'text',
  customer_creation: 'text',
  locale: 'text',
  submit_type: 'text',
  billing_address_collection: 'text',
  phone_number_collection: { enabled: 'text' },
  custom_text: { submit: { message: 'text' } },
  allowed_payment_method_types: ['text'],
  adaptive_pricing: { enabled: 'text' },
  metadata: 'texts',
  payment_intent_data: { description: 'text', metadata: 'texts', receipt_email: 'text', statement_descriptor: 'text' },
  line_items: [
    {
      quantity: 'text',
      metadata: 'texts',
      price_data: {
        currency: 'text',
        unit_amount: 'text',
        tax_behavior: 'text',
        product_data: { name: 'text', description: 'text', images: ['text'], metadata: 'texts' },
      },
    },
  ],
  expand: ['text'],
} satisfies { [K in keyof Params]?: Shape };

/** Throws Stripe's refusal of invalid parameters. */
export function readSessionParameters(form: Form, now: number): SessionRecord {
  refuseUnknown(form, SUPPORTED);
  readMode(form);
  const lineItems = readLineItems(form);
  const intent = child(form, 'payment_intent_data');
  return {
    id: checkoutSessionId(),
    created: now,
    expiresAt: readExpiry(form, now),
    status: 'open',
    paymentStatus: 'unpaid',
    currency: 'eur',
    lineItems,
    successUrl: readUrl(form, 'success_url') ?? refuseMissing('success_url'),
    cancelUrl: readUrl(form, 'cancel_url'),
    customerEmail: readEmail(form, 'customer_email'),
    payer: null,
    customerCreation: choice(form, 'customer_creation', ['always', 'if_required']),
    clientReferenceId: readReference(form),
    metadata: metadata(form, 'metadata'),
    locale: text(form, 'locale'),
    submitType: choice(form, 'submit_type', ['auto', 'pay', 'book', 'donate']),
    billingAddressCollection: choice(form, 'billing_address_collection', ['auto', 'required']),
    phoneNumberCollection: flag(child(form, 'phone_number_collection'), 'enabled', 'phone_number_collection[enabled]'),
    submitText: text(child(child(form, 'custom_text'), 'submit'), 'message'),
    allowedPaymentMethodTypes: texts(form, 'allowed_payment_method_types'),
    adaptivePricing: flag(child(form, 'adaptive_pricing'), 'enabled', 'adaptive_pricing[enabled]'),
    intent: {
      description: text(intent, 'description'),
      metadata: metadata(intent, 'metadata', 'payment_intent_data[metadata]'),
      receiptEmail: text(intent, 'receipt_email'),
      statementDescriptor: text(intent, 'statement_descriptor'),
    },
    paymentId: null,
  };
}

function refuseMissing(param: string): never {
  throw missing(param);
}

function readMode(form: Form): void {
  const mode = choice(form, 'mode', ['payment', 'setup', 'subscription']);
  if (mode === null) throw missing('mode');
  if (mode !== 'payment') throw invalid('The local Stripe supports `payment` mode only.', { param: 'mode' });
  const uiMode = choice(form, 'ui_mode', ['hosted_page', 'embedded_page', 'elements', 'form']);
  if (uiMode && uiMode !== 'hosted_page') {
    throw invalid('The local Stripe supports the `hosted_page` UI mode only.', { param: 'ui_mode' });
  }
}

function readExpiry(form: Form, now: number): number {
  const expiresAt = integer(form, 'expires_at');
  if (expiresAt === null) return now + DAY_SECONDS;
  const refused = (limit: string) =>
    invalid(`The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`, { param: 'expires_at' });
  if (expiresAt < now + HALF_AN_HOUR_SECONDS) throw refused('at least 30 minutes');
  if (expiresAt > now + DAY_SECONDS) throw refused('less than 24 hours');
  return expiresAt;
}

function readUrl(form: Form, name: string): string | null {
  const url = text(form, name);
  if (url === null) return null;
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return url;
  const problem = /^[a-z][a-z\d+.-]*:/i.test(url) ? '' : ': An explicit scheme (such as https) must be provided';
  throw invalid(problem ? `Invalid URL${problem}.` : 'Not a valid URL', { code: 'url_invalid', param: name });
}

function readEmail(form: Form, name: string): string | null {
  const email = text(form, name);
  if (email === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw invalid(`Invalid email address: ${email}`, { code: 'email_invalid', param: name });
}

function readReference(form: Form): string | null {
  const reference = text(form, 'client_reference_id');
  if (reference && reference.length > 200) {
    throw invalid('Invalid string: must be at most 200 characters', { param: 'client_reference_id' });
  }
  return reference;
}

function readLineItems(form: Form): LineItemRecord[] {
  const items = members(form, 'line_items').map(({ path, form: item }) => readLineItem(path, item));
  if (items.length === 0) throw missing('line_items');
  if (items.length > MAX_LINE_ITEMS)
    throw invalid('You may only specify up to 100 line items.', { param: 'line_items' });
  const total = items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);
  if (total < MIN_CENTS) {
    const message = "The Checkout Session's total amount due must add up to at least €0.50 eur";
    throw invalid(message, { code: 'amount_too_small' });
  }
  if (total > MAX_CENTS) {
    const message = "The Checkout Session's total amount due must be no more than €999,999.99";
    throw invalid(message, { code: 'amount_too_large' });
  }
  return items;
}

function readLineItem(path: string, item: Form): LineItemRecord {
  const price = child(item, 'price_data');
  if (price.size === 0) throw missing(`${path}[price_data]`);
  const product = child(price, 'product_data');
  const pricePath = `${path}[price_data]`;
  const currency = requiredText(price, 'currency', `${pricePath}[currency]`).toLowerCase();
  if (currency !== 'eur') {
    throw invalid(`The local Stripe takes eur only: ${currency}`, { param: `${pricePath}[currency]` });
  }
  return {
    id: stripeId('li_1'),
    priceId: stripeId('price_1'),
    productId: stripeId('prod', 14),
    name: requiredText(product, 'name', `${pricePath}[product_data][name]`),
    description: text(product, 'description'),
    images: texts(product, 'images'),
    productMetadata: metadata(product, 'metadata', `${pricePath}[product_data][metadata]`),
    taxBehavior: choice(price, 'tax_behavior', ['exclusive', 'inclusive', 'unspecified']),
    currency,
    unitAmount: positive(price, 'unit_amount', `${pricePath}[unit_amount]`),
    quantity: positive(item, 'quantity', `${path}[quantity]`),
    metadata: metadata(item, 'metadata', `${path}[metadata]`),
  };
}

function positive(form: Form, name: string, path: string): number {
  const value = integer(form, name, path);
  if (value === null) throw missing(path);
  if (value >= 1) return value;
  const message = 'This value must be greater than or equal to 1.';
  throw invalid(message, { code: 'parameter_invalid_integer', param: path });
}
