/** Days from the request in which staff send the invoice. */
export const INVOICE_DAYS = 7;

/** Of one order: each is an e-mail to staff. */
export const MOST_INVOICE_REQUESTS = 5;

/** Percent of value added tax that every price includes. */
export const VAT_PERCENT = 21;
