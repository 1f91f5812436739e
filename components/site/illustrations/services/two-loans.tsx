import { useTranslations } from 'next-intl';
import { type Loan, totalInterest } from '@/lib/calculators/mortgage/french-loan';
import { wholeEuros } from '@/lib/shared/money';

/** The interest of two offers for one loan, as lines to scale. */
export function TwoLoans({ loans }: { loans: readonly Loan[] }) {
  const t = useTranslations('ServiceMortgages');
  const interests = loans.map((loan) => ({ rate: loan.annualRate, interest: totalInterest(loan) }));
  const most = Math.max(...interests.map(({ interest }) => interest));
  return (
    <ul className="grid gap-5">
      {interests.map(({ rate, interest }, index) => (
        <li key={rate}>
          <p className="mb-1.5 flex flex-wrap justify-between gap-x-6">
            <b>{t('offer', { rate })}</b>
            <span>{t('interest', { interest: wholeEuros(interest) })}</span>
          </p>
          <svg aria-hidden="true" className="block h-14 w-full md:h-20">
            <rect
              width={`${((interest / most) * 100).toFixed(2)}%`}
              height="200%"
              rx="14"
              className={index === 0 ? 'fill-tinta' : 'fill-papel'}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
