import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { formatMoment } from '@/lib/madrid-time';

/** In place of what takes everything along or deletes it, while the space has its mailbox for less than a day. */
export function DataWaits({ opensAt }: { opensAt: string }) {
  const t = useTranslations('SpaceOwnData');
  return <Notice silent className="mt-4">{t('waits', { moment: formatMoment(new Date(opensAt)) })}</Notice>;
}
