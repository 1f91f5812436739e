import { type DebtRatio, debtRatio, RECOMMENDED_LIMIT_PERCENT } from '@/lib/calculators/debt/debt-ratio';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { type Cents, formatPrice } from '@/lib/shared/money';

export type Kind = 'hipoteca' | 'prestamos' | 'tarjetas' | 'otras';
export type Household = { income: Cents; debts: Readonly<Record<Kind, Cents>>; rents?: boolean };

const limitPercent = formatPercent(RECOMMENDED_LIMIT_PERCENT);

export function debtPercent(ratioPercent: number): string {
  return formatPercent(ratioPercent, { least: 1, most: 1 });
}

/** The ratio if this debt were paid off. */
export function percentWithout({ income, debts }: Household, kind: Kind): string {
  const rest = Object.entries(debts).map(([name, amount]) => (name === kind ? 0 : amount));
  return debtPercent(debtRatio({ income, debts: rest }).ratioPercent);
}

/** What the ratio means, in one sentence: the distance to the limit. */
export function debtAnswer({ totalDebts, excess, capacity }: DebtRatio): string {
  if (totalDebts === 0) return 'No pagas ninguna cuota.';
  if (excess > 0) return `Te sobran ${formatPrice(excess)} de cuotas al mes para volver al límite del ${limitPercent}.`;
  if (capacity === 0) return `Estás justo en el límite del ${limitPercent}.`;
  return `Te quedan ${formatPrice(capacity)} al mes hasta el límite del ${limitPercent}.`;
}

/** A rent typed as an instalment of the home is asked about where it is what passes the limit, or a part of it. */
export function askIfRent(household: Household, { excess }: DebtRatio): string | undefined {
  const { hipoteca } = household.debts;
  if (excess === 0 || hipoteca === 0) return undefined;
  return `¿Los ${formatPrice(hipoteca)} de vivienda son un alquiler sin opción a compra? Entonces no son una deuda: elige «Alquiler» en el formulario y tu ratio será del ${percentWithout(household, 'hipoteca')}.`;
}
