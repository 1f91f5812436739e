import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { hiredSlugs } from '@/lib/site/hire';

/** Shown while the catalogue loads. */
export function HireSkeleton() {
  const t = useTranslations('ServicesList');
  return (
    <div role="status" aria-busy="true" className="grid gap-y-10">
      <p className="sr-only">{t('loading')}</p>
      {hiredSlugs.map((slug) => (
        <div key={slug} aria-hidden="true" className="grid gap-x-canal gap-y-6 lg:grid-cols-12">
          <Skeleton className="h-40 lg:col-span-4 lg:h-64" />
          <div className="lg:col-span-5">
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="mt-5 h-4" />
            <Skeleton className="mt-2.5 h-4 w-5/6" />
            <Skeleton className="mt-8 h-4 w-2/3" />
          </div>
          <Skeleton className="h-14 lg:col-span-3" />
        </div>
      ))}
    </div>
  );
}
