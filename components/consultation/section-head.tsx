import { useTranslations } from 'next-intl';
import { type Section, sectionNames } from './form-sections';

/** The title of a section, and how many of its fields are still missing; `left` is null before hydration. */
export function SectionHead({ section, left }: { section: Section; left: number | null }) {
  const t = useTranslations('ConsultationForm');
  const position = sectionNames.indexOf(section) + 1;
  return (
    <div className="mb-7 border-b-[1.5px] border-tinta pb-4">
      <p className="flex items-baseline justify-between gap-4 text-nota text-tinta-2">
        <span>{t('progress.position', { position })}</span>
        {left !== null && (
          <span className={left === 0 ? 'font-bold text-ok' : undefined}>{t('progress.section', { count: left })}</span>
        )}
      </p>
      <h3 className="mt-1 text-t3">{t(`sections.${section}.title`)}</h3>
      <p className="mt-2 max-w-texto">{t(`sections.${section}.lead`)}</p>
    </div>
  );
}
