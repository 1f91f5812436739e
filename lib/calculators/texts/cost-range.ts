import { PURCHASE_COSTS_RANGE } from '@/lib/calculators/mortgage/mortgage-costs';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { formatPrice } from '@/lib/shared/money';

const { least, most, price } = PURCHASE_COSTS_RANGE;

/** "del 5 al 13 %": of the price, for taxes and costs, at the price of `costRangeHome`. */
export const costRangePercent = `del ${least} al ${formatPercent(most)}`;

/** "en una casa de 200.000 €": of a cheap home the fixed costs are a larger part. */
export const costRangeHome = `en una casa de ${formatPrice(price)}`;

/** "del 5 al 13 % en una casa de 200.000 €". */
export const costRangeText = `${costRangePercent} ${costRangeHome}`;
