import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/shared/ui/button';
import { ResultCard } from './shared/result-card';

export function CheckoutError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('Checkout.error');
  return (
    <div role="alert">
      <ResultCard
        ground="bad"
        title={t('title')}
        actions={
          <>
            <Button className="max-md:w-full" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Link prefetch={false} href="/servicios" className={buttonClass('line', 'max-md:w-full')}>
              {t('services')}
            </Link>
          </>
        }
      >
        <p>{t('text')}</p>
      </ResultCard>
    </div>
  );
}
