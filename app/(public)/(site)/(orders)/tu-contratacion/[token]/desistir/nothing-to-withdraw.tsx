import { useTranslations } from 'next-intl';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { orderPathOfToken } from '@/lib/orders/order-page/order-link';
import type { WithdrawalStep } from '@/lib/orders/withdrawal/find-statement';
import { formatLongDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type Props = { token: string; step: Extract<WithdrawalStep, { step: 'over' | 'not-paid' }> };

/** Why this contract cannot be withdrawn from here, and what remains. */
export function NothingToWithdraw({ token, step }: Props) {
  const t = useTranslations('Withdrawal');
  if (step.step === 'not-paid')
    return <BookingScreen title={t('notPaid.title')} lead={t('notPaid.text', { phone: site.phone })} />;
  const day = formatLongDate(step.draft.rights.openUntil).replace(',', '');
  const facts = { day, email: site.contactEmail, phone: site.phone };
  return (
    <BookingScreen title={t('over.title')} lead={t('over.text', facts)}>
      <p className="flex flex-wrap gap-4">
        <PageLink href="/desistimiento" className={buttonClass('solid', 'max-sm:w-full')}>
          {t('over.form')}
        </PageLink>
        <PageLink href={orderPathOfToken(token)} className={buttonClass('line', 'max-sm:w-full')}>
          {t('over.back')}
        </PageLink>
      </p>
    </BookingScreen>
  );
}
