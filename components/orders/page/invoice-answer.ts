import type { InvoiceField } from '@/lib/orders/invoice/schema';

/** What the server answers to the data of an invoice that it does not store. */
export type InvoiceAnswer = {
  values: Record<InvoiceField, string>;
  errors: Partial<Record<InvoiceField, string>>;
  /** It could not be stored. */
  failed: boolean;
};

export type InvoiceAction = (before: InvoiceAnswer, formData: FormData) => Promise<InvoiceAnswer>;
