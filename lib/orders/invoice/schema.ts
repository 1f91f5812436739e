import { z } from 'zod';
import { ADDRESS_MAX, CITY_MAX, INVOICE_NAME_MAX } from './limits';
import { isTaxId, plainTaxId } from './tax-id';

// PostgreSQL cannot store U+0000; a line break would leave its line of the export.
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

function line(max: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, 'valueTooLong')
    .refine((text) => !UNPRINTABLE.test(text), 'nameUnprintable');
}

/** Messages are keys of the `Validation` namespace. */
export const invoiceSchema = z.object({
  name: line(INVOICE_NAME_MAX, 'invoiceNameRequired'),
  taxId: z
    .string({ error: 'taxIdRequired' })
    .trim()
    .min(1, 'taxIdRequired')
    .max(20, 'taxIdInvalid')
    .transform(plainTaxId)
    .refine(isTaxId, 'taxIdInvalid'),
  address: line(ADDRESS_MAX, 'addressRequired'),
  postalCode: z
    .string({ error: 'postalCodeInvalid' })
    .trim()
    .regex(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, 'postalCodeInvalid'),
  city: line(CITY_MAX, 'cityRequired'),
});
export type InvoiceData = z.output<typeof invoiceSchema>;
export type InvoiceField = keyof InvoiceData;
