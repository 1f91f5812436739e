/** What a result has besides its figures, with its texts; loaded after the page: it works from then on without a network. */
export { default as messages } from '@/messages/tools/mortgage-result.json';
export { MortgageCharts } from './mortgage-charts';
export { MortgageDetails } from './mortgage-details';
export { PrintedLoan } from './printed-loan';
