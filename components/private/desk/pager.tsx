import { useTranslations } from 'next-intl';
import { SmallButton } from '@/components/private/small-button';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Pages are counted from 1. Nothing for one page. */
export function Pager({ page, pages, onPage }: Props) {
  const t = useTranslations('DeskShared.pager');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('label')} className="mt-6 flex flex-wrap items-center gap-4">
      <SmallButton disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </SmallButton>
      <p aria-live="polite">{t('position', { page, pages })}</p>
      <SmallButton disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </SmallButton>
    </nav>
  );
}
