import { useTranslations } from 'next-intl';
import { DeskButton } from '@/components/private/desk/desk-button';
import { Notice } from '@/components/shared/ui/notice';

/** Another person has saved this letter meanwhile: nothing of either is lost until one of them is chosen. */
export function OutdatedNote({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) {
  const t = useTranslations('DeskLetters.outdated');
  return (
    <Notice tone="error" className="mb-6">
      <p>{t('text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <DeskButton look="line" onClick={onTheirs}>
          {t('theirs')}
        </DeskButton>
        <DeskButton look="line" onClick={onMine}>
          {t('mine')}
        </DeskButton>
      </div>
    </Notice>
  );
}
