import { useTranslations } from 'next-intl';
import { SmallButton } from '@/components/private/small-button';
import { saveFile } from '@/components/shared/browser/save-file';
import { useCall } from '../use-call';
import { deskFile } from './desk-fetch';
import { ProblemNote } from './problem-note';

type Props = {
  /** Below /api/desk: what is posted there is answered with the file. */
  path: string;
  body?: object;
  fileName: string;
};

/** Has the browser keep a CSV file. It leaves a line in the log, which other screens show. */
export function ExportButton({ path, body = {}, fileName }: Props) {
  const t = useTranslations('DeskShared');
  const saving = useCall('desk', async () => saveFile(await deskFile(path, { body }), fileName));
  return (
    <>
      {saving.error && <ProblemNote problem={saving.error} />}
      <p role="status" className="sr-only">
        {saving.isSuccess && t('exported')}
      </p>
      <SmallButton disabled={saving.isPending} onClick={() => saving.mutate()}>
        {saving.isPending ? t('exporting') : t('export')}
      </SmallButton>
    </>
  );
}
