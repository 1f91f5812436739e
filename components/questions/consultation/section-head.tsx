import { useTranslations } from 'next-intl';
import type { FieldSentences } from './error-summary';
import { type Section, sectionNames, sections } from './form-sections';

type SectionHeadProps = { section: Section; left: number | null; sentences: FieldSentences };

/** The title of a section, and how many of its fields are still missing or wrong; `left` is null before hydration. */
export function SectionHead({ section, left, sentences }: SectionHeadProps) {
  const t = useTranslations('ConsultationForm');
  const wrong = sections[section].filter((field) => sentences[field]).length;
  const isDone = left === 0 && wrong === 0;
  const position = sectionNames.indexOf(section) + 1;
  return (
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
  );
}
