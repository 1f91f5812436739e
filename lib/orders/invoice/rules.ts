/** Days from the request in which staff send the invoice. */
export const INVOICE_DAYS = 7;

/** Percent of value added tax that every price includes. */
export const VAT_PERCENT = 21;
