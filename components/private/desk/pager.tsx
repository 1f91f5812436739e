import { useTranslations } from 'next-intl';
import { DeskButton } from './desk-button';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Pages are counted from 1. Nothing for one page. */
export function Pager({ page, pages, onPage }: Props) {
  const t = useTranslations('DeskShared.pager');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('label')} className="mt-6 flex flex-wrap items-center gap-4">
      <DeskButton look="line" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </DeskButton>
      <p aria-live="polite">{t('position', { page, pages })}</p>
      <DeskButton look="line" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </DeskButton>
    </nav>
  );
}
