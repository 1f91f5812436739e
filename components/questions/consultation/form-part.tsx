import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { missingIn, type Section, sectionNames, sections } from './form-sections';
import type { ConsultationFormState } from './use-consultation-form';

type Props = { section: Section; form: ConsultationFormState; children: ReactNode };

/** A section with its title, and how many of its fields are still missing or wrong: that is known after hydration. */
export function FormPart({ section, form: { answers, hydrated, sentences }, children }: Props) {
  const t = useTranslations('ConsultationForm');
  const left = hydrated ? missingIn(section, answers) : null;
  const wrong = sections[section].filter((field) => sentences[field]).length;
  const isDone = left === 0 && wrong === 0;
  const position = sectionNames.indexOf(section) + 1;
  return (
    <section>
      <div className="mb-7 border-b-[1.5px] border-tinta pb-4">
        <p className="flex items-baseline justify-between gap-4 text-nota text-tinta-2">
          <span>{t('progress.position', { position })}</span>
          {left !== null && (
            <span className={isDone ? 'font-bold text-ok' : undefined}>
              {left === 0 && wrong > 0 ? t('progress.wrong', { count: wrong }) : t('progress.section', { count: left })}
            </span>
          )}
        </p>
        <h3 className="mt-1 text-t3">{t(`sections.${section}.title`)}</h3>
        <p className="mt-2 max-w-texto">{t(`sections.${section}.lead`)}</p>
      </div>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}
