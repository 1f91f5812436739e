/** The taxes of a purchase and their texts, loaded once a community is chosen. */

export { isForBuyers } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-entry';
export { TABLE_CHECKED } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-table';
export {
  purchaseTaxes,
  reliefNamed,
  reliefsFor,
} from '@/lib/calculators/mortgage/purchase-taxes';
export { savingsNeeded } from '@/lib/calculators/mortgage/savings-needed';
export { purchaseNotes } from '@/lib/calculators/texts/purchase/purchase-notes';
export { reliefName, reliefOrigin, reliefSentence } from '@/lib/calculators/texts/purchase/relief-texts';
export { purchaseRemark } from '@/lib/calculators/texts/purchase/remarks';
export { taxLabel } from '@/lib/calculators/texts/purchase/tax-texts';
export { longDate } from '@/lib/shared/i18n/long-date';
