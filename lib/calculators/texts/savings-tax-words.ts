import { SAVINGS_TAX } from '@/lib/calculators/compound/savings-tax';
import { longDate } from '@/lib/shared/i18n/long-date';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { wholeEuros } from '@/lib/shared/money';

/** "1 de enero de 2025" */
export const savingsTaxSince = longDate(SAVINGS_TAX.validFrom);

const parts = SAVINGS_TAX.brackets.map(({ upTo, rate }) =>
  Number.isFinite(upTo) ? `${formatShare(rate)} hasta ${wholeEuros(upTo)}` : `${formatShare(rate)} desde ahí`,
);

/** "19 % hasta 6.000 €, … y 30 % desde ahí" */
export const savingsBrackets = `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
