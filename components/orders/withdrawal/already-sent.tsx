import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { PageLink } from '@/components/shared/ui/page-link';

/** In place of the form for a person who comes back to it after confirming. */
export function AlreadySent({ path, onAnother }: { path: string; onAnother: () => void }) {
  const t = useTranslations('Withdrawal.public');
  return (
    <div className="grid gap-6">
      <Notice>
        <p className="font-titular text-t4 leading-tight">{t('sentTitle')}</p>
        <p className="mt-1">{t('sentText')}</p>
      </Notice>
      <p className="flex flex-wrap gap-4">
        <PageLink href={path} className={buttonClass('solid', 'max-sm:w-full')}>
          {t('sentSee')}
        </PageLink>
        <Button look="line" className="max-sm:w-full" onClick={onAnother}>
          {t('sentAnother')}
        </Button>
      </p>
    </div>
  );
}
