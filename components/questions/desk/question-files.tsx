import { useTranslations } from 'next-intl';
import { deskFile } from '@/components/private/desk/desk-fetch';
import { useTouchForgotten } from '@/components/private/desk/passkeys/desk-opener';
import { ProblemNote } from '@/components/private/desk/problem-note';
import type { FileRead } from '@/components/private/reader/opened-file';
import { useReading } from '@/components/private/reader/use-reading';
import { SmallButton } from '@/components/private/small-button';
import { loadCode } from '@/components/shared/browser/load-code';
import { Notice } from '@/components/shared/ui/notice';
import type { ConsultationView, QuestionFile } from '@/lib/questions/answers/contract';
import type { SealedFile } from '@/lib/questions/consultations/sealed/sealed-head';
import { fileSize } from '@/lib/shared/i18n/file-size';
import type { OpenedQuestion } from './sealed/open-question';
import { loadOpening } from './sealed/use-unsealed-question';

type Props = { question: ConsultationView; opened: OpenedQuestion['consultation'] };

/** `listed`: of a sealed one that was opened, as its sender listed it. */
type Shown = { file: QuestionFile; listed?: SealedFile };

/** Shown by a reader that runs nothing: a file is what a stranger has sent. */
export function QuestionFiles({ question: { files, contents }, opened }: Props) {
  const t = useTranslations('DeskQuestions');
  const reading = useReading((shown: Shown) => read(shown, opened));
  useTouchForgotten(reading.close);
  const isSealed = contents === null;
  const listed = opened?.files ?? [];
  if (files.length === 0 && listed.length === 0) return null;
  return (
    <section aria-labelledby="archivos">
      <h2 id="archivos" className="text-t4">
        {t('filesTitle')}
      </h2>
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
          const isUnderWay = reading.opening?.file.id === file.id;
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
                  aria-label={t('openFileNamed', { name })}
                  isBusy={isUnderWay}
                  onClick={() => reading.open(shown)}
                >
                  {t(isUnderWay ? 'openingFile' : 'openFile')}
                </SmallButton>
              )}
            </li>
          );
        })}
      </ul>
      {reading.problem && <ProblemNote problem={reading.problem} />}
      {reading.reader && <div className="mt-6">{reading.reader}</div>}
    </section>
  );
}

async function read({ file, listed }: Shown, opened: OpenedQuestion['consultation']): Promise<FileRead> {
  if (!listed || !opened) {
    const content = await (await deskFile(`/consultations/files/${file.id}`)).arrayBuffer();
    return { name: file.name, content: new Uint8Array(content) };
  }
  const { openConsultationFile } = await loadCode(loadOpening);
  return { name: listed.name, content: await openConsultationFile(file, listed, opened.opener) };
}
