import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import { formatLongDate, madridDate, madridTime } from '@/lib/shared/madrid-time';

/** An hour of this offer already waits for its confirmation. */
export function KeptNotice({ startsAt, expiresAt }: { startsAt: Date; expiresAt: Date }) {
  const t = useTranslations('FirstConsultation.offer');
  const day = formatLongDate(madridDate(startsAt));
  return <Notice>{t('kept', { day, time: madridTime(startsAt), until: madridTime(expiresAt) })}</Notice>;
}
