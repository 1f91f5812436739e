import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/shared/ui/skeleton';

/** Of the desk or a space, until it is known whether there is a session. As high as the screen: what comes after it stays where it is. */
export function Opening({ texts }: { texts: 'DeskFrame' | 'SpaceFrame' }) {
  const t = useTranslations(texts);
  return (
    <div className="grid min-h-svh content-start gap-4">
      <p role="status">{t('opening')}</p>
      <Skeleton className="h-24" />
      <noscript>{t('noScript')}</noscript>
    </div>
  );
}
