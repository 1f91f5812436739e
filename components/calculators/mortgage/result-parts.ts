import { withMessages } from '@/components/shared/browser/with-messages';
import messages from '@/messages/calculators/tools/mortgage-result.json';
import * as charts from './mortgage-charts';
import * as details from './mortgage-details';
import * as loan from './printed-loan';

export { secondLoanNote } from '@/lib/calculators/texts/second-loan-note';

// What a result has besides its figures, with its texts. Loaded when the form is first touched: from then on it works without a network.
export const MortgageCharts = withMessages(messages, charts.MortgageCharts);
export const MortgageDetails = withMessages(messages, details.MortgageDetails);
export const PrintedLoan = withMessages(messages, loan.PrintedLoan);
