import { useTranslations } from 'next-intl';

export function ListLink() {
  const t = useTranslations('DeskLetters');
  return (
    <p className="mb-4">
      <a href="#cartas" className="inline-flex min-h-11 items-center font-bold underline">
        {t('backToList')}
      </a>
    </p>
  );
}
