'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { InvoiceAnswer } from '@/components/order-page/invoice-answer';
import { describeError, log } from '@/lib/log';
import { requestInvoice } from '@/lib/orders/invoice/request-invoice';
import { type InvoiceField, invoiceSchema } from '@/lib/orders/invoice/schema';
import messages from '@/messages/es.json';
import { newsPath } from '../../_order/order-news';

const FIELDS = ['name', 'taxId', 'address', 'postalCode', 'city'] as const satisfies readonly InvoiceField[];

// Characters: far above the limits of the schema.
const VALUE_MAX = 1_000;

/** A refused form comes back with all that was typed; a stored one leads to the order's page. */
export async function askForInvoice(_: unknown, formData: FormData): Promise<InvoiceAnswer> {
  const token = String(formData.get('token'));
  const values = textsOf(formData);
  const parsed = invoiceSchema.safeParse(values);
  if (!parsed.success) return { values, errors: await errorsOf(parsed.error.issues), failed: false };
  const stored = await requestInvoice(token, parsed.data, new Date()).catch((error: unknown) => {
    log.error({ error: describeError(error) }, 'invoice not asked for');
    return null;
  });
  if (!stored) return { values, errors: {}, failed: true };
  if (stored.ok) redirect(newsPath(token, 'invoice'));
  redirect(stored.reason === 'gone' ? '/enlace-no-valido' : newsPath(token, stored.reason));
}

function textsOf(formData: FormData): InvoiceAnswer['values'] {
  const [name, taxId, address, postalCode, city] = FIELDS.map((field) => {
    const value = formData.get(field);
    return typeof value === 'string' ? value.slice(0, VALUE_MAX) : '';
  });
  return {
    name: name ?? '',
    taxId: taxId ?? '',
    address: address ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
  };
}

/** The first message of each field. */
async function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Promise<InvoiceAnswer['errors']> {
  const t = await getTranslations('Validation');
  const errors: InvoiceAnswer['errors'] = {};
  for (const field of FIELDS) {
    const message = issues.find(({ path }) => path[0] === field)?.message;
    if (message) errors[field] = t(isValidationKey(message) ? message : 'valueInvalid');
  }
  return errors;
}

function isValidationKey(message: string): message is keyof typeof messages.Validation {
  return Object.hasOwn(messages.Validation, message);
}
