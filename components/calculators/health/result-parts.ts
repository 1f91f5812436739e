import { withMessages } from '@/components/shared/browser/with-messages';
import messages from '@/messages/calculators/tools/health-result.json';
import * as drawing from './health-drawing';
import * as advice from './household-advice';
import * as household from './printed-household';

// What a result has besides its figures, with its texts. Loaded when the form is first touched: from then on it works without a network.
export const HealthDrawing = withMessages(messages, drawing.HealthDrawing);
export const HouseholdAdvice = withMessages(messages, advice.HouseholdAdvice);
export const PrintedHousehold = withMessages(messages, household.PrintedHousehold);
