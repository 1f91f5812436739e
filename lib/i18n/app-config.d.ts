import type messages from '@/messages/es.json';
import type affordablePrice from '@/messages/tools/affordable-price.json';
import type compareOffers from '@/messages/tools/compare-offers.json';
import type earlyRepayment from '@/messages/tools/early-repayment.json';
import type euriborPath from '@/messages/tools/euribor-path.json';
import type payoffPlan from '@/messages/tools/payoff-plan.json';
import type savingsGoal from '@/messages/tools/savings-goal.json';

/** The texts of a calculator's tool come with its code; a page has only their titles and leads. */
type ToolMessages = typeof affordablePrice &
  typeof compareOffers &
  typeof earlyRepayment &
  typeof euriborPath &
  typeof payoffPlan &
  typeof savingsGoal;

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'es';
    Messages: typeof messages & ToolMessages;
  }
}
