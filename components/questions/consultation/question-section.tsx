import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextArea } from '@/components/shared/ui/field';
import { FieldError } from '@/components/shared/ui/field-error';
import { PageLink } from '@/components/shared/ui/page-link';
import { QUESTION_MAX } from '@/lib/shared/person/limits';
import type { SectionProps } from './fact-sections';
import { FilePicker } from './file-picker';
import { FormPart } from './form-part';
import { ReplyChoice } from './reply-choice';
import { useFields } from './use-fields';

/** Characters left from which on the hint counts them. */
const NEARLY_FULL = 500;

export function QuestionSection({ form, privacy }: SectionProps & { privacy: ReactNode }) {
  const t = useTranslations('ConsultationForm');
  const field = useFields(form);
  const room = QUESTION_MAX - form.answers.consulta.length;
  return (
    <FormPart section="question" form={form}>
      <TextArea
        {...field('consulta')}
        hint={room <= NEARLY_FULL ? t('consultaLeft', { count: Math.max(0, room) }) : t('consultaHint')}
        maxLength={QUESTION_MAX}
        rows={8}
        dir="auto"
        required
      />
      <FilePicker form={form} />
      {form.fingerprint && <ReplyChoice form={form} />}
      {privacy}
      <Consent form={form} />
    </FormPart>
  );
}

function Consent({ form }: SectionProps) {
  const t = useTranslations('ConsultationForm');
  const error = form.sentences.aceptaPolitica;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id="aceptaPolitica"
          name="aceptaPolitica"
          type="checkbox"
          defaultChecked={form.served?.aceptaPolitica}
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
