import { useTranslations } from 'next-intl';

export const CONTENT_ID = 'contenido';

export function SkipLink() {
  const t = useTranslations('Header');
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="absolute -left-[999px] z-20 bg-papel px-4 py-3 font-bold focus:top-4 focus:left-4"
    >
      {t('skip')}
    </a>
  );
}
