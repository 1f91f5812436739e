import { useTranslations } from 'next-intl';

export function ServicesHero() {
  const t = useTranslations('ServicesPage');
  return (
    <div className="rejilla items-end gap-y-5 pt-[clamp(1.5rem,3vw,2.5rem)] pb-[clamp(2.5rem,5vw,4rem)]">
      <h1 className="-ml-[0.03em] text-[clamp(2.75rem,6.6vw,5.5rem)] leading-[0.95] md:col-span-8">{t('heading')}</h1>
      <p className="font-titular text-lead md:col-span-4 md:col-start-9">{t('lead')}</p>
    </div>
  );
}
