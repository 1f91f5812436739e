import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/shared/ui/skeleton';

/** Of the desk or a space, until it is known whether there is a session. */
export function Opening({ texts }: { texts: 'DeskFrame' | 'SpaceFrame' }) {
  const t = useTranslations(texts);
  return (
    <div className="grid gap-4">
      <p role="status">{t('opening')}</p>
      <Skeleton className="h-24" />
      <noscript>{t('noScript')}</noscript>
    </div>
  );
}
