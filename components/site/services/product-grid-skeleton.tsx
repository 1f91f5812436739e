import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/shared/ui/skeleton';

const CARDS = ['one', 'two', 'three', 'four'];

/** Shown while the catalogue loads. */
export function ProductGridSkeleton() {
  const t = useTranslations('ServicesList');
  return (
    <div role="status" aria-busy="true" className="rejilla gap-y-14 md:gap-y-20">
      <p className="sr-only">{t('loading')}</p>
      {CARDS.map((card) => (
        <div key={card} aria-hidden="true" className="md:col-span-6">
          <Skeleton className="h-28 rounded-t-respaldo-l! md:h-32" />
          <Skeleton className="mt-6 h-8 w-3/4" />
          <Skeleton className="mt-5 h-4" />
          <Skeleton className="mt-2.5 h-4 w-5/6" />
          <Skeleton className="mt-8 h-4 w-2/3" />
          <Skeleton className="mt-5 h-4 w-1/2" />
          <Skeleton className="mt-5 h-4 w-3/5" />
          <Skeleton className="mt-5 h-4 w-1/3" />
          <div className="mt-8 flex items-end justify-between border-t-[1.5px] border-regla pt-5">
            <Skeleton className="h-12 w-32" />
            <Skeleton className="h-14 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}
