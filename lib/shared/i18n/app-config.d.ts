import type messages from '@/lib/shared/i18n/messages';
import type affordablePrice from '@/messages/calculators/tools/affordable-price.json';
import type changeBank from '@/messages/calculators/tools/change-bank.json';
import type compareOffers from '@/messages/calculators/tools/compare-offers.json';
import type compoundResult from '@/messages/calculators/tools/compound-result.json';
import type debtResult from '@/messages/calculators/tools/debt-result.json';
import type earlyRepayment from '@/messages/calculators/tools/early-repayment.json';
import type euriborPath from '@/messages/calculators/tools/euribor-path.json';
import type healthResult from '@/messages/calculators/tools/health-result.json';
import type mortgageResult from '@/messages/calculators/tools/mortgage-result.json';
import type payoffPlan from '@/messages/calculators/tools/payoff-plan.json';
import type savingsGoal from '@/messages/calculators/tools/savings-goal.json';
import type signedLoan from '@/messages/calculators/tools/signed-loan.json';
import type takeAway from '@/messages/calculators/tools/take-away.json';
import type fileReader from '@/messages/private/tools/file-reader.json';
import type openSessions from '@/messages/private/tools/open-sessions.json';
import type consultationCopy from '@/messages/questions/tools/consultation-copy.json';
import type spaceConsultations from '@/messages/space/tools/space-consultations.json';
import type spaceKeys from '@/messages/space/tools/space-keys.json';
import type spaceOwnData from '@/messages/space/tools/space-own-data.json';
import type spacePurchases from '@/messages/space/tools/space-purchases.json';
import type spaceUnvouched from '@/messages/space/tools/space-unvouched.json';

/** Texts that come with code on demand: a calculator's tools, of which a page has the titles, what its result brings, the copy of a consultation, and rooms of the space; and a list and a reader that space and desk share. */
type ToolMessages = typeof affordablePrice &
  typeof changeBank &
  typeof compareOffers &
  typeof consultationCopy &
  typeof compoundResult &
  typeof debtResult &
  typeof earlyRepayment &
  typeof fileReader &
  typeof euriborPath &
  typeof healthResult &
  typeof mortgageResult &
  typeof openSessions &
  typeof payoffPlan &
  typeof savingsGoal &
  Record<'ChangeBank' | 'EarlyRepayment', (typeof signedLoan)['SignedLoan']> &
  typeof spaceKeys &
  typeof spaceConsultations &
  typeof spaceOwnData &
  typeof spacePurchases &
  typeof spaceUnvouched &
  typeof takeAway;

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'es';
    Messages: typeof messages & ToolMessages;
  }
}
