import { useFormatter, useTranslations } from 'next-intl';
import { unlessWords } from '@/components/shared/ui/unless-words';
import { formatPrice } from '@/lib/shared/money';
import type { PlanPrice as Price } from '@/lib/site/services/service-content';

/** "Gratis", "desde 1.500 €", "200 € al año", "0,5 %": a large figure with small words. */
export function PlanPrice({ price, className = '' }: { price: Price; className?: string }) {
  const t = useTranslations('ServicePlans');
  const { number } = useFormatter();
  const fixed = price.kind === 'fixed' ? price : null;
  const figure = figureOf();
  return (
    <p className={`font-titular leading-none font-bold tracking-[-0.04em] ${className}`}>
      {fixed?.from && <span className="text-[max(0.4em,1.1rem)] tracking-leve">{t('from')} </span>}
      <span translate={unlessWords(figure)} className="whitespace-nowrap">
        {figure}
      </span>
      {fixed?.perYear && (
        <>
          {' '}
          <span className="ml-[0.1em] inline-block text-[max(0.4em,1.1rem)] tracking-leve whitespace-nowrap">
            {t('perYear')}
          </span>
        </>
      )}
    </p>
  );

  function figureOf(): string {
    if (price.kind === 'free') return t('free');
    if (price.kind === 'share') return number(price.share, { style: 'percent', maximumFractionDigits: 1 });
    return formatPrice(price.amount);
  }
}
