/** What stands under the figures of a result, with its texts; loaded once a field was changed or a result is there. */
export { default as messages } from '@/messages/tools/mortgage-result.json';
export { MortgageCharts } from './mortgage-charts';
export { MortgageDetails } from './mortgage-details';
