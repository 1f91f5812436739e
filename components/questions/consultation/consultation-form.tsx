'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { showHeading } from '@/components/shared/browser/show-heading';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { Honeypot } from '@/components/shared/forms/spam-guarded/honeypot';
import { Notice } from '@/components/shared/ui/notice';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import css from './conditional.module.css';
import { ErrorSummary } from './error-summary';
import { HomeSection, NumbersSection, WhoSection } from './fact-sections';
import { missingIn, sectionNames } from './form-sections';
import { ProgressSofa } from './progress-sofa';
import { QuestionSection } from './question-section';
import { SendButton } from './send-button';
import { SentPanel } from './sent-panel';
import { type Served, useConsultationForm } from './use-consultation-form';
import type { NamedPlan } from './use-draft';

type Props = {
  /** What the page came back with, after a rejection without JavaScript. */
  served?: Served;
  /** Of the free appointment. */
  minutes: number;
  /** These pages say that consultations are sealed: the form asks before it sends one that is not. */
  isSealingPromised: boolean;
  plans: readonly NamedPlan[];
  privacy: ReactNode;
};

/** Four sections on one page, and a sofa that fills up with every answer. Once it is sent, only what happens next. */
export function ConsultationForm({ served, minutes, isSealingPromised, plans, privacy }: Props) {
  const t = useTranslations('ConsultationForm');
  const form = useConsultationForm(served, isSealingPromised, plans);
  const { answers, hydrated, sentences, summary } = form;
  const left = hydrated ? sectionNames.reduce((sum, section) => sum + missingIn(section, answers), 0) : null;
  const headingId = useId();
  if (form.sent) return <SentPanel sent={form.sent} minutes={minutes} />;
  return (
    <div className="rejilla items-start gap-y-14">
      {form.fromResult && <CarriedResult />}
      <div className="lg:sticky lg:top-28 lg:col-span-4">
        <h2 id={headingId} className="-ml-[0.03em] text-t2">
          {t('heading')}
        </h2>
        <p className="mt-4 mb-8 max-w-breve">{t('lead')}</p>
        <PartBoundary>
          <ProgressSofa answers={answers} hydrated={hydrated} />
        </PartBoundary>
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <form
          {...form.props}
          action="/api/consultations"
          method="post"
          encType="multipart/form-data"
          noValidate
          data-starts-at-once=""
          aria-labelledby={headingId}
          className={`relative grid gap-16 ${css.form}`}
        >
          <div className="grid gap-4">
            <PartBoundary>{summary && <ErrorSummary sentence={summary} errors={sentences} />}</PartBoundary>
            {form.hour && <Notice silent>{t('withHour', { day: form.hour.day, time: form.hour.time })}</Notice>}
            {form.isRestored && <Notice>{t('draftRestored')}</Notice>}
            <p className="text-nota text-tinta-2">{t('required')}</p>
          </div>
          <Honeypot label={t('honeypot')} />
          {served && <input type="hidden" name={TIMESTAMP_FIELD} value={served.timestamp} readOnly />}
          <PartBoundary form={form.element}>
            <WhoSection form={form} />
          </PartBoundary>
          <PartBoundary form={form.element}>
            <HomeSection form={form} />
          </PartBoundary>
          <PartBoundary form={form.element}>
            <NumbersSection form={form} />
          </PartBoundary>
          <PartBoundary form={form.element}>
            <QuestionSection form={form} privacy={privacy} />
          </PartBoundary>
          <PartBoundary>
            <SendButton form={form} left={left} />
          </PartBoundary>
        </form>
      </div>
    </div>
  );
}

/** Says that a calculator's result stands in the question. A reader who brought one lands here, above the form. */
function CarriedResult() {
  const t = useTranslations('ConsultationForm');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => showHeading(notice.current), []);
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice silent>
        <p>{t('fromResult')}</p>
        <a href="#consulta" className="enlace">
          {t('seeQuestion')}
        </a>
      </Notice>
    </div>
  );
}
