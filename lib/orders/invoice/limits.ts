// Without zod, for the form. UTF-16 units.
export const INVOICE_NAME_MAX = 160;
export const ADDRESS_MAX = 200;
export const CITY_MAX = 80;
// Nine and five signs, with room for the labels and separators that people paste.
export const TAX_ID_MAX = 40;
export const POSTAL_CODE_MAX = 40;
