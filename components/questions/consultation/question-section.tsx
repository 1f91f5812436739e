import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextArea } from '@/components/shared/ui/field';
import { FieldError } from '@/components/shared/ui/field-error';
import { PageLink } from '@/components/shared/ui/page-link';
import { QUESTION_MAX } from '@/lib/shared/person/limits';
import type { SectionProps } from './fact-sections';
import { FilePicker } from './file-picker';
import { ReplyChoice } from './reply-choice';
import { SectionHead } from './section-head';

/** Characters left from which on the hint counts them. */
const NEARLY_FULL = 500;

export function QuestionSection({ form, left, privacy }: SectionProps & { privacy: ReactNode }) {
  const t = useTranslations('ConsultationForm');
  const { answers, files, hydrated, isSubmitting, sentences, served } = form;
  const room = QUESTION_MAX - answers.consulta.length;
  return (
    <section>
      <SectionHead section="question" left={left} sentences={sentences} />
      <div className="grid gap-6">
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
          name="consulta"
        />
        <FilePicker
          files={files.files}
          rejected={files.rejected}
          hydrated={hydrated}
          disabled={isSubmitting}
          onAdd={files.add}
          onRemove={files.remove}
        />
        {form.fingerprint && (
          <ReplyChoice
            via={form.replyVia}
            onChoose={form.setReplyVia}
            space={form.spaceBeside}
            onSpace={form.setSpaceBeside}
          />
        )}
        {privacy}
        <Consent form={form} defaultChecked={served?.aceptaPolitica} />
      </div>
    </section>
  );
}

function Consent({ form, defaultChecked }: Pick<SectionProps, 'form'> & { defaultChecked: boolean | undefined }) {
  const t = useTranslations('ConsultationForm');
  const error = form.sentences.aceptaPolitica;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id="aceptaPolitica"
          name="aceptaPolitica"
          type="checkbox"
          defaultChecked={defaultChecked}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'aceptaPolitica-error' : undefined}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-tinta"
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
