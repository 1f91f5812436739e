'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Honeypot } from '@/components/spam-guarded-form/honeypot';
import { Notice } from '@/components/ui/notice';
import { TIMESTAMP_FIELD } from '@/lib/security/schema';
import { chapterNames, openIn } from './chapters';
import css from './conditional.module.css';
import { ErrorSummary } from './error-summary';
import { HomeChapter } from './home-chapter';
import { NumbersChapter } from './numbers-chapter';
import { ProgressSofa } from './progress-sofa';
import { QuestionChapter } from './question-chapter';
import { SendButton } from './send-button';
import { SentPanel } from './sent-panel';
import { type Served, useConsultationForm } from './use-consultation-form';
import { WhoChapter } from './who-chapter';

type Props = {
  /** What the page came back with, after a refusal without JavaScript. */
  served?: Served;
  /** What is said beside the form about the data. */
  privacy: ReactNode;
};

/** A conversation in four chapters, on one page, with a sofa that fills up with every answer. */
export function ConsultationForm({ served, privacy }: Props) {
  const t = useTranslations('ConsultationForm');
  const form = useConsultationForm(served);
  const { answers, alive, sentences, summary } = form;
  const left = (chapter: Parameters<typeof openIn>[0]) => (alive ? openIn(chapter, answers) : null);
  const headingId = useId();
  return (
    <div className="rejilla items-start gap-y-14">
      <div className="lg:sticky lg:top-28 lg:col-span-4">
        <h2 id={headingId} className="-ml-[0.03em] text-t2">
          {t('heading')}
        </h2>
        <p className="mt-4 mb-8 max-w-breve">{t('lead')}</p>
        <ProgressSofa answers={answers} alive={alive} />
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        {form.isSent && <SentPanel />}
        <form
          {...form.props}
          action="/api/consultations"
          method="post"
          encType="multipart/form-data"
          noValidate
          aria-labelledby={headingId}
          className={`relative grid gap-16 ${css.form}`}
        >
          <div className="grid gap-4">
            {summary && <ErrorSummary sentence={summary} errors={sentences} />}
            {form.isRestored && <Notice>{t('draftRestored')}</Notice>}
            <p className="text-nota text-tinta-2">{t('required')}</p>
          </div>
          <Honeypot label={t('honeypot')} />
          {served && <input type="hidden" name={TIMESTAMP_FIELD} value={served.stamp} readOnly />}
          <WhoChapter form={form} left={left('who')} />
          <HomeChapter form={form} left={left('home')} />
          <NumbersChapter form={form} left={left('numbers')} />
          <QuestionChapter form={form} left={left('question')} privacy={privacy} />
          <SendButton
            form={form}
            left={alive ? chapterNames.reduce((sum, chapter) => sum + openIn(chapter, answers), 0) : null}
          />
        </form>
      </div>
    </div>
  );
}
