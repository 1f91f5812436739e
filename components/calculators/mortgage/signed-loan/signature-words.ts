import { useTranslations } from 'next-intl';
import { EARLIER_REPAYMENT_CAPS, REPAYMENT_CAPS, type RepaymentLaw } from '@/lib/calculators/mortgage/repayment-caps';
import type { SignatureYears } from '@/lib/calculators/mortgage/signature-years';
import { longDate } from '@/lib/shared/i18n/long-date';
import { yearsText } from '@/lib/shared/i18n/years-and-months';

/** What the tools say of the day on which a loan was signed. */
export function useSignatureWords() {
  const t = useTranslations('SignedLoan');
  const date = longDate(REPAYMENT_CAPS.validFrom);
  const earlier = longDate(EARLIER_REPAYMENT_CAPS.validFrom);
  return {
    /** For a number of years in which no loan under this law can have been signed. */
    signedError: (law: RepaymentLaw, years: SignatureYears) => {
      const [least, most] = [yearsText(years.least), yearsText(years.most)];
      if (law === 'ley-5-2019') return t('signedLately', { date, most });
      if (law === 'ley-41-2007') return t('signedBetween', { from: earlier, until: date, least, most });
      return t('signedLong', { until: earlier, least });
    },
    deedText: (law: RepaymentLaw) => {
      if (law === 'ley-5-2019') return t('deedSince', { date });
      return law === 'ley-41-2007' ? t('deedBefore', { date: earlier }) : t('deedOldest');
    },
  };
}
