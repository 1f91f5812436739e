// Without zod, for the form. UTF-16 units.
export const INVOICE_NAME_MAX = 160;
export const ADDRESS_MAX = 200;
export const CITY_MAX = 80;
