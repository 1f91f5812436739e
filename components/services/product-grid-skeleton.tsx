import { useTranslations } from 'next-intl';

const CARDS = ['uno', 'dos', 'tres', 'cuatro'];

/** The grid's shape while the catalogue is read. */
export function ProductGridSkeleton() {
  const t = useTranslations('ServicesList');
  return (
    <div role="status" aria-busy="true" className="rejilla gap-y-14 md:gap-y-20">
      <p className="sr-only">{t('loading')}</p>
      {CARDS.map((card) => (
        <div key={card} aria-hidden="true" className="animate-pulse md:col-span-6">
          <div className="respaldo-l h-28 bg-arena md:h-32" />
          <div className="mt-6 h-8 w-3/4 respaldo-s bg-arena" />
          <div className="mt-5 h-4 bg-arena" />
          <div className="mt-3 h-4 w-5/6 bg-arena" />
          <div className="mt-8 h-44 bg-arena" />
          <div className="mt-6 flex items-end justify-between border-t-[1.5px] border-regla pt-5">
            <div className="h-12 w-32 respaldo-s bg-arena" />
            <div className="h-14 w-36 respaldo bg-arena" />
          </div>
        </div>
      ))}
    </div>
  );
}
