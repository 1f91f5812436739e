import { useTranslations } from 'next-intl';
import { bar, path } from '@/components/shared/illustrations/shapes';
import {
  firstYearOfMorePrincipal,
  type Loan,
  type ScheduleYear,
  yearlySchedule,
} from '@/lib/calculators/mortgage/french-loan';
import { wholeEuros } from '@/lib/shared/money';

const WIDTH = 600;
const GROUND = 300;
const GAP = 4;

/** Instalments of each year as a bar: interest below, principal above. */
export function MortgageYears({ loan }: { loan: Loan }) {
  const t = useTranslations('ServiceMortgages');
  const schedule = yearlySchedule(loan);
  const pitch = (WIDTH + GAP) / schedule.length;
  const width = pitch - GAP;
  const left = (year: number) => (year - 1) * pitch;
  const split = ({ interest, principal }: ScheduleYear) => GROUND - (GROUND * interest) / (interest + principal);
  const turn = firstYearOfMorePrincipal(schedule);
  const first = schedule[0];
  if (!first || !turn) return null;
  return (
    <figure>
      <figcaption className="mb-4 max-w-lead text-nota">
        {t('years', {
          principal: wholeEuros(loan.principal),
          years: schedule.length,
          interest: wholeEuros(first.interest),
          turn: turn.year,
          rate: loan.annualRate,
        })}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
        <path
          d={schedule.map(({ year }) => (year === turn.year ? '' : bar(left(year), 0, width, GROUND))).join('')}
          className="fill-mar"
        />
        <path d={bar(left(turn.year), 0, width, GROUND)} className="fill-tinta" />
        <path
          d={schedule.map((year) => path`M${left(year.year)} ${split(year)}h${width}V${GROUND}h${-width}z`).join('')}
          className="fill-azafran"
        />
      </svg>
    </figure>
  );
}
