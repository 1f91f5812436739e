/** Integer euro cents. */
export type Cents = number;

const withCents = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const wholeEuros = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});

/** "259,00 €", es-ES, always with cents: for totals, buttons and e-mails. */
export function formatEuros(amount: Cents): string {
  return withCents.format(amount / 100);
}

/** "259 €", or "8,79 €" when there are cents: for prices in a list or a headline. */
export function formatPrice(amount: Cents): string {
  return amount % 100 === 0 ? wholeEuros.format(amount / 100) : withCents.format(amount / 100);
}
