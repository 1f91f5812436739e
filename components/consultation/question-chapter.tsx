import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextArea } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';
import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { QUESTION_MAX } from '@/lib/consultations/schema';
import { ChapterHead } from './chapter-head';
import { FilePicker } from './file-picker';
import type { ChapterProps } from './who-chapter';

/** From here on the remaining length is shown. */
const NEARLY_FULL = 500;

export function QuestionChapter({ form, left, privacy }: ChapterProps & { privacy: ReactNode }) {
  const t = useTranslations('ConsultationForm');
  const { alive, answers, files, fromResult, register, sending, sentences, served } = form;
  const room = QUESTION_MAX - answers.consulta.length;
  return (
    <section>
      <ChapterHead chapter="question" left={left} />
      <div className="grid gap-6">
        {fromResult && <Notice>{t('fromResult')}</Notice>}
        <TextArea
          id="consulta"
          label={t('consulta')}
          hint={room <= NEARLY_FULL ? t('consultaLeft', { count: Math.max(0, room) }) : t('consultaHint')}
          error={sentences.consulta}
          defaultValue={served?.consulta}
          maxLength={QUESTION_MAX}
          rows={8}
          dir="auto"
          required
          {...register('consulta')}
        />
        <FilePicker
          files={files.files}
          refused={files.refused}
          alive={alive}
          disabled={sending !== null}
          onAdd={files.add}
          onRemove={files.remove}
        />
        {privacy}
        <Consent form={form} defaultChecked={served?.aceptaPolitica} />
      </div>
    </section>
  );
}

function Consent({ form, defaultChecked }: Pick<ChapterProps, 'form'> & { defaultChecked: boolean | undefined }) {
  const t = useTranslations('ConsultationForm');
  const error = form.sentences.aceptaPolitica;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id="aceptaPolitica"
          type="checkbox"
          defaultChecked={defaultChecked}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'aceptaPolitica-error' : undefined}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-tinta"
          {...form.register('aceptaPolitica')}
        />
        <label htmlFor="aceptaPolitica" className="leading-7">
          {t.rich('aceptaPolitica', {
            link: (text) => (
              <PageLink href="/politica-privacidad" target="_blank" className="enlace py-0">
                {text}
              </PageLink>
            ),
          })}
        </label>
      </div>
      {error && <FieldError id="aceptaPolitica-error">{error}</FieldError>}
    </div>
  );
}
