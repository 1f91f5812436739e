import type { useTranslations } from 'next-intl';
import { consultationContents } from '@/lib/questions/answers/consultation-contents';
import type { Consultation } from '@/lib/questions/consultations/schema';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import { type Cents, formatEuros } from '@/lib/shared/money';

type Texts = ReturnType<typeof useTranslations<'ConsultationCopy'>>;

/** What was sent, as its sender can read it years later. */
export function copyText(consultation: Consultation, t: Texts, now: Date): string {
  const said = consultationContents(consultation);
  const euros = (amount: Cents | null | undefined) => (amount == null ? t('notSaid') : formatEuros(amount));
  const lines: [label: string, value: string][] = [
    [t('name'), said.name],
    [t('email'), consultation.email],
    [t('phone'), said.phone],
    [t('age'), `${said.age}`],
    [t('personalSituation'), said.personalSituation],
    [t('employment'), said.employmentStatus],
    [t('housing'), said.housingStatus],
    ...('monthlyIncome' in said ? [[t('income'), euros(said.monthlyIncome)] as [string, string]] : []),
    ...('monthlyRent' in said ? [[t('rent'), euros(said.monthlyRent)] as [string, string]] : []),
    [t('debts'), said.currentDebts === null ? t('none') : euros(said.currentDebts)],
    ...('monthlyDebtPayment' in said ? [[t('debtPayment'), euros(said.monthlyDebtPayment)] as [string, string]] : []),
    [t('savings'), said.currentSavings === null ? t('none') : euros(said.currentSavings)],
    ...('savingsProducts' in said ? [[t('products'), said.savingsProducts ?? t('notSaid')] as [string, string]] : []),
  ];
  const head = t('head', { day: formatLongDate(madridDate(now)) });
  return [head, '', ...lines.map(([label, value]) => `${label}: ${value}`), '', said.question, ''].join('\n');
}
