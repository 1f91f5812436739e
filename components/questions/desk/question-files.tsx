import { useTranslations } from 'next-intl';
import { deskFile } from '@/components/private/desk/desk-fetch';
import { useTouchForgotten } from '@/components/private/desk/passkeys/desk-opener';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { SmallButton } from '@/components/private/small-button';
import { useAttempt } from '@/components/private/use-attempt';
import { loadCode } from '@/components/shared/browser/load-code';
import { saveFile } from '@/components/shared/browser/save-file';
import { Notice } from '@/components/shared/ui/notice';
import type { ConsultationView, QuestionFile } from '@/lib/questions/answers/contract';
import type { SealedFile } from '@/lib/questions/consultations/sealed/sealed-head';
import { fileSize } from '@/lib/shared/i18n/file-size';
import type { OpenedQuestion } from './sealed/open-question';
import { loadOpening } from './sealed/use-unsealed-question';

type Props = { question: ConsultationView; opened: OpenedQuestion['consultation'] };

/** `listed`: of a sealed one that was opened, as its sender listed it. */
type Shown = { file: QuestionFile; listed?: SealedFile };

/** Downloaded, never opened on this site: a file is what a stranger has sent. */
export function QuestionFiles({ question: { files, contents }, opened }: Props) {
  const t = useTranslations('DeskQuestions');
  const download = useAttempt((shown: Shown) => save(shown, opened), { gcTime: 0 });
  // A download that has ended would keep the key with which it was opened.
  useTouchForgotten(download.reset);
  const isSealed = contents === null;
  const listed = opened?.files ?? [];
  if (files.length === 0 && listed.length === 0) return null;
  return (
    <section aria-labelledby="archivos">
      <h2 id="archivos" className="text-t4">
        {t('filesTitle')}
      </h2>
      <p className="mt-2 max-w-lectura">{t('filesWarning')}</p>
      {opened && listed.length !== files.length && (
        <Notice tone="error" className="mt-2 max-w-lectura">
          {t('sealed.filesDiffer')}
        </Notice>
      )}
      <ul className="mt-2 grid max-w-lectura border-b border-regla">
        {files.map((file, position) => {
          const shown = { file, listed: listed[position] };
          const { name, size } = shown.listed ?? file;
          const isReady = file.state === 'ready' && (!isSealed || shown.listed !== undefined);
          const isUnderWay = download.isPending && download.variables.file.id === file.id;
          return (
            <li key={file.id} className="flex flex-wrap items-center justify-between gap-3 border-t border-regla py-2">
              <span className="min-w-0">
                <bdi className="block font-bold wrap-break-word">{name}</bdi>
                <span className="text-nota text-tinta-2">
                  {file.state === 'ready' ? fileSize(size) : t(`fileStates.${file.state}`)}
                </span>
              </span>
              {isReady && (
                <SmallButton
                  aria-label={t('downloadName', { name })}
                  disabled={isUnderWay}
                  onClick={() => download.mutate(shown)}
                >
                  {t(isUnderWay ? 'downloading' : 'download')}
                </SmallButton>
              )}
            </li>
          );
        })}
      </ul>
      {download.error && <ProblemNote problem={download.error} />}
    </section>
  );
}

async function save({ file, listed }: Shown, opened: OpenedQuestion['consultation']): Promise<void> {
  if (!listed || !opened) {
    return saveFile(await deskFile(`/consultations/files/${file.id}`), file.name);
  }
  const { openConsultationFile } = await loadCode(loadOpening);
  saveFile(new Blob([await openConsultationFile(file, listed, opened.opener)]), listed.name);
}
