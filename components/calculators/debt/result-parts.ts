import { withMessages } from '@/components/shared/browser/with-messages';
import messages from '@/messages/calculators/tools/debt-result.json';
import * as drawing from './debt-drawing';
import * as debts from './printed-debts';
import * as advice from './ratio-advice';

// What a result has besides its figures, with its texts. Loaded when the form is first touched: from then on it works without a network.
export const DebtDrawing = withMessages(messages, drawing.DebtDrawing);
export const RatioAdvice = withMessages(messages, advice.RatioAdvice);
export const PrintedDebts = withMessages(messages, debts.PrintedDebts);
