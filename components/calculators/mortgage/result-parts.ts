/** What a result has besides its figures, with its texts; loaded once a field was changed or a result is there. */
export { default as messages } from '@/messages/tools/mortgage-result.json';
export { MortgageCharts } from './mortgage-charts';
export { MortgageCosts } from './mortgage-costs';
export { MortgageDetails } from './mortgage-details';
export { PrintedLoan } from './printed-loan';
export { PurchaseTaxList } from './purchase/purchase-tax-list';
