import { useTranslations } from 'next-intl';
import { type Chapter, chapterNames } from './chapters';

/** What this part of the conversation is about, and how much of it is still open; null before the page is alive. */
export function ChapterHead({ chapter, left }: { chapter: Chapter; left: number | null }) {
  const t = useTranslations('ConsultationForm');
  const position = chapterNames.indexOf(chapter) + 1;
  return (
    <div className="mb-7 border-b-[1.5px] border-tinta pb-4">
      <p className="flex items-baseline justify-between gap-4 text-nota text-tinta-2">
        <span>{t('progress.position', { position })}</span>
        {left !== null && (
          <span className={left === 0 ? 'font-bold text-ok' : undefined}>{t('progress.chapter', { count: left })}</span>
        )}
      </p>
      <h3 className="mt-1 text-t3">{t(`chapters.${chapter}.title`)}</h3>
      <p className="mt-2 max-w-texto">{t(`chapters.${chapter}.lead`)}</p>
    </div>
  );
}
