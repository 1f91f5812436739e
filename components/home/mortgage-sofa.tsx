import { useFormatter, useTranslations } from 'next-intl';
import { firstYearOfMorePrincipal, type Loan, totalInterest, yearlySchedule } from '@/lib/calculators/mortgage';
import { SofaPicture, type YearNote } from './sofa-picture';
import { wholeEuros } from './whole-euros';

/**
 * The loan as a sofa, to scale: a channel of the back is a year of instalments, the cushions are the loan and its price.
 * The drawing that does not fit the screen is invisible but laid out: were it not, its channels would rise again on each turn of a phone.
 */
export function MortgageSofa({ loan }: { loan: Loan }) {
  const t = useTranslations('HomeSofa');
  const format = useFormatter();
  const schedule = yearlySchedule(loan);
  const first = schedule[0];
  const turn = firstYearOfMorePrincipal(schedule);
  const last = schedule.at(-1);
  if (!first || !turn || !last) return null;

  const principal = wholeEuros(loan.principal);
  const interest = wholeEuros(totalInterest(loan));
  const firstInterest = wholeEuros(first.interest);
  const lastInterest = wholeEuros(last.interest);
  const turnNote: YearNote = { year: turn.year, plain: t('year', { year: turn.year }), bold: t('turn') };
  const edgeNote = (year: number, amount: string, className?: string): YearNote => ({
    year,
    plain: t('year', { year }),
    bold: amount,
    after: t('ofInterest'),
    className,
  });
  return (
    <figure className="relative">
      <SofaPicture
        size="wide"
        loan={loan}
        notes={[edgeNote(first.year, firstInterest, 'max-lg:hidden'), turnNote, edgeNote(last.year, lastInterest)]}
        capitalLabel={[t('capital', { amount: principal })]}
        interestLabel={[t('interest', { amount: interest })]}
        className="max-md:invisible max-md:absolute max-md:h-0 max-md:overflow-hidden"
      />
      <SofaPicture
        size="narrow"
        loan={loan}
        notes={[{ ...turnNote, plain: t('turnShortPlain', { year: turn.year }), bold: t('turnShortBold') }]}
        capitalLabel={[t('capital', { amount: principal })]}
        interestLabel={[interest, t('interestShort')]}
        className="md:invisible md:absolute md:h-0 md:overflow-hidden"
      />
      <figcaption className="sr-only">
        {t('description', {
          principal,
          years: schedule.length,
          rate: format.number(loan.annualRate, { style: 'percent', maximumFractionDigits: 2 }),
          firstInterest,
          turn: turn.year,
          lastInterest,
          interest,
        })}
      </figcaption>
    </figure>
  );
}
