/** The taxes of a purchase and their texts, loaded once a community is chosen. */
export { TABLE_CHECKED } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-table';
export { purchaseTaxes, reliefsFor } from '@/lib/calculators/mortgage/purchase-taxes';
export { reliefQuestions } from '@/lib/calculators/mortgage/relief-limits';
export { savingsNeeded } from '@/lib/calculators/mortgage/savings-needed';
export { jointTexts, purchaseNotes, reliefQuestionTexts } from '@/lib/calculators/texts/purchase/purchase-notes';
export { reliefNames, reliefSentence } from '@/lib/calculators/texts/purchase/relief-texts';
export { purchaseRemark } from '@/lib/calculators/texts/purchase/remarks';
export { taxLabel } from '@/lib/calculators/texts/purchase/tax-texts';
export { longDate } from '@/lib/shared/i18n/long-date';
