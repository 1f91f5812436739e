import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { formatLongDate, madridDate, madridTime } from '@/lib/madrid-time';

/** An hour of this offer already waits for its confirmation. */
export function KeptNotice({ startsAt, expiresAt }: { startsAt: Date; expiresAt: Date }) {
  const t = useTranslations('FirstConsultation.offer');
  const day = formatLongDate(madridDate(startsAt));
  return <Notice>{t('kept', { day, time: madridTime(startsAt), until: madridTime(expiresAt) })}</Notice>;
}
