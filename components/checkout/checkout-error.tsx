'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';

export function CheckoutError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('Checkout.error');
  return (
    <section className="rejilla py-bloque">
      <div role="alert" className="max-w-2xl">
        <h1 className="text-t2">{t('title')}</h1>
        <p className="mt-6 text-lead">{t('text')}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={onRetry}>{t('retry')}</Button>
        <Link prefetch={false} href="/servicios" className={buttonClass('line')}>
          {t('services')}
        </Link>
      </div>
    </section>
  );
}
