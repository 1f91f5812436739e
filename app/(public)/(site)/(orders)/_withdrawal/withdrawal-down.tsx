import { useTranslations } from 'next-intl';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { site } from '@/lib/shared/site';

/** While the database is down: a period must not end because of it. */
export function WithdrawalDown() {
  const t = useTranslations('Withdrawal.down');
  return <BookingScreen title={t('title')} lead={t('text', { email: site.contactEmail })} />;
}
