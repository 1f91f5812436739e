import { withMessages } from '@/components/shared/browser/with-messages';
import messages from '@/messages/calculators/tools/compound-result.json';
import * as advice from './growth-advice';
import * as drawing from './growth-drawing';
import * as plan from './printed-plan';

// What a result has besides its figures, with its texts. Loaded when the form is first touched: from then on it works without a network.
export const GrowthDrawing = withMessages(messages, drawing.GrowthDrawing);
export const GrowthAdvice = withMessages(messages, advice.GrowthAdvice);
export const PrintedPlan = withMessages(messages, plan.PrintedPlan);
