import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { QuestionFile } from '@/lib/answers/contract';
import { fileSize } from '@/lib/i18n/file-size';
import { DeskButton } from '../shared/desk-button';
import type { DeskFault } from '../shared/desk-fault';
import { deskResponse } from '../shared/desk-fetch';
import { FaultNote } from '../shared/fault-note';
import { saveFile } from '../shared/save-file';

/** Downloaded, never opened on this site: a file is what a stranger has sent. */
export function QuestionFiles({ files }: { files: readonly QuestionFile[] }) {
  const t = useTranslations('DeskQuestions');
  const download = useMutation<void, DeskFault, QuestionFile>({
    mutationFn: async ({ id, name }) => {
      const response = await deskResponse(`/consultations/files/${id}`);
      saveFile(await response.blob(), name);
    },
    networkMode: 'always',
  });
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="archivos">
      <h2 id="archivos" className="text-t4">
        {t('filesTitle')}
      </h2>
      <ul className="mt-2 grid max-w-lectura border-b border-regla">
        {files.map((file) => {
          const { id, name, size, state } = file;
          const isUnderWay = download.isPending && download.variables.id === id;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-regla py-2">
              <span className="min-w-0">
                <bdi className="block font-bold wrap-anywhere">{name}</bdi>
                <span className="text-nota text-tinta-2">
                  {state === 'ready' ? fileSize(size) : t(`fileStates.${state}`)}
                </span>
              </span>
              {state === 'ready' && (
                <DeskButton
                  look="line"
                  aria-label={t('downloadName', { name })}
                  disabled={isUnderWay}
                  onClick={() => download.mutate(file)}
                >
                  {t(isUnderWay ? 'downloading' : 'download')}
                </DeskButton>
              )}
            </li>
          );
        })}
      </ul>
      {download.error && <FaultNote fault={download.error} />}
    </section>
  );
}
