// Drawn in the browser again with each move of a slider.

import {
  firstYearOfMorePrincipal,
  type Loan,
  totalInterest,
  yearlySchedule,
} from '@/lib/calculators/mortgage/french-loan';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { wholeEuros } from '@/lib/shared/money';
import { livingMortgage as texts } from '@/lib/site/living-mortgage';
import { narrowLabels, wideLabels } from '../illustrations/sofa/cushion-labels';
import { mortgageChannels, narrowSofa, wideSofa } from '../illustrations/sofa/sofa-geometry';
import { narrowNotes, wideNotes } from '../illustrations/sofa/sofa-notes';
import { SofaPicture } from '../illustrations/sofa/sofa-picture';

/**
 * The loan as a sofa, to scale: a channel of the back is a year of instalments, the cushions are principal and interest.
 * The drawing for the other screen width is invisible but laid out: otherwise its animation would restart at each rotation of a phone.
 */
export function MortgageSofa({ loan, still }: { loan: Loan; still: boolean }) {
  const schedule = yearlySchedule(loan);
  const wide = mortgageChannels(wideSofa, schedule);
  const narrow = mortgageChannels(narrowSofa, schedule);
  const paid = totalInterest(loan);
  const principal = wholeEuros(loan.principal);
  const interest = wholeEuros(paid);
  const share = paid / (loan.principal + paid);
  return (
    <figure className="@container relative">
      <SofaPicture
        frame={wideSofa}
        loan={loan}
        channels={wide}
        notes={wideNotes(schedule, wide)}
        labels={wideLabels(principal, interest, share)}
        still={still}
        labelled="left"
        className="max-md:invisible max-md:absolute max-md:h-0 max-md:overflow-hidden"
      />
      <SofaPicture
        frame={narrowSofa}
        loan={loan}
        channels={narrow}
        notes={narrowNotes(schedule, narrow)}
        labels={narrowLabels(principal, interest, share)}
        still={still}
        labelled="middle"
        className="md:invisible md:absolute md:h-0 md:overflow-hidden"
      />
      <figcaption className="sr-only">
        {texts.description({
          principal,
          years: schedule.length,
          rate: formatShare(loan.annualRate),
          firstInterest: wholeEuros(schedule[0]?.interest ?? 0),
          turn: firstYearOfMorePrincipal(schedule)?.year ?? schedule.length,
          lastInterest: wholeEuros(schedule.at(-1)?.interest ?? 0),
          interest,
        })}
      </figcaption>
    </figure>
  );
}
