/** Integer euro cents. */
export type Cents = number;

/** What PostgreSQL's integer, the type of amounts, can hold. */
export const LARGEST_AMOUNT = 2_147_483_647;

const withCents = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const withoutCents = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});

const unitless = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});

/** In euros and whole cents; no part of a cent is shown as "-0 €". */
function inEuros(amount: Cents): number {
  return Math.round(amount) / 100 + 0;
}

/** "259,00 €", es-ES, always with cents: for totals, buttons and e-mails. */
export function formatEuros(amount: Cents): string {
  return withCents.format(inEuros(amount));
}

/** "259 €", or "8,79 €" when there are cents: for prices in a list or a headline. */
export function formatPrice(amount: Cents): string {
  return amount % 100 === 0 ? withoutCents.format(inEuros(amount)) : withCents.format(inEuros(amount));
}

/** "80.299 €", rounded to the euro. */
export function wholeEuros(amount: Cents): string {
  return withoutCents.format(Math.round(amount / 100) + 0);
}

/** Rounds to the euro, and less than one euro to the cent: what is there is not shown as "0 €". */
export function roundEuros(amount: Cents): string {
  return Math.abs(amount) < 100 && Math.round(amount) !== 0 ? formatEuros(amount) : wholeEuros(amount);
}

/** "6.281 €": the difference of two amounts that are shown rounded, as a reader subtracts them. */
export function wholeDifference(more: Cents, less: Cents): string {
  return wholeEuros((Math.round(more / 100) - Math.round(less / 100)) * 100);
}

/** What two amounts differ by, as a reader subtracts the shown ones; to the cent where they look equal: never "0 € less". */
export function lessBy(one: Cents, other: Cents): string {
  const [more, less] = one > other ? [one, other] : [other, one];
  return Math.round(more / 100) === Math.round(less / 100) ? formatEuros(more - less) : wholeDifference(more, less);
}

/** "801,00", without the unit. */
export function plainEuros(amount: Cents): string {
  return unitless.format(inEuros(amount));
}

/** "801.00", for structured data. */
export function exactEuros(amount: Cents): string {
  return (Math.round(amount) / 100).toFixed(2);
}
