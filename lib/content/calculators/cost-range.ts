import { PURCHASE_COSTS_RANGE } from '@/lib/calculators/mortgage/mortgage-costs';
import { formatPercent } from '@/lib/i18n/numbers';

/** "del 5 al 13 %": of the price, for taxes and costs. */
export const costRangeText = `del ${PURCHASE_COSTS_RANGE.least} al ${formatPercent(PURCHASE_COSTS_RANGE.most)}`;
