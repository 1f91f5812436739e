/** UTF-16 units, as a text area counts them. Without zod: the checkout needs it at once. */
export const NOTES_MAX = 2000;
