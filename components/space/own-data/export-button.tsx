import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SmallButton } from '@/components/private/small-button';
import { useAttempt } from '@/components/private/use-attempt';
import { saveFile } from '@/components/shared/browser/save-file';
import { ProblemNote } from '../shared/problem-note';
import type { Exported, ExportHooks } from './export-all';

type Props = {
  /** Makes the file. */
  run: (hooks: ExportHooks) => Promise<Exported>;
};

export function ExportButton({ run }: Props) {
  const t = useTranslations('SpaceOwnData.export');
  const [progress, setProgress] = useState<{ read: number; of: number } | null>(null);
  const exporting = useAttempt(
    () =>
      run({
        unreadText: (names) => `${t('unreadFile')}\n\n${names.join('\n')}\n`,
        onProgress: (read, of) => setProgress({ read, of }),
      }),
    { gcTime: 0, onSuccess: ({ zip }) => saveFile(zip, t('file')), onSettled: () => setProgress(null) },
  );
  const { isPending, data, error } = exporting;
  return (
    <div className="mt-4 grid gap-3">
      <p>
        <SmallButton isBusy={isPending} onClick={() => exporting.mutate()}>
          {t(isPending ? 'busy' : 'button')}
        </SmallButton>
      </p>
      <p role="status">
        {isPending && progress && progress.of > 0 && <span>{t('progress', progress)}</span>}
        {data && <span>{data.unread > 0 ? t('doneButUnread', { count: data.unread }) : t('done')}</span>}
      </p>
      {error && <ProblemNote problem={error} />}
    </div>
  );
}
