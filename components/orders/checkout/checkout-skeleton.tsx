import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/shared/ui/skeleton';

export function CheckoutSkeleton() {
  const t = useTranslations('Checkout');
  return (
    <div className="rejilla pb-bloque">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="my-8 h-14" />
      <div className="grid gap-4 lg:!col-[1/9]">
        <Skeleton className="h-16 max-w-lg" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
      <Skeleton className="h-96 max-lg:mt-8 lg:!col-[9/-1]" />
    </div>
  );
}
