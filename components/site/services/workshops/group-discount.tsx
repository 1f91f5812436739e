import { useFormatter, useTranslations } from 'next-intl';
import { formatPrice } from '@/lib/shared/money';
import { groupDiscount, workshops } from '@/lib/site/services/workshops';
import { GiantFigure } from '../service-page/giant-figure';

/** Discount per place for a group. */
export function GroupDiscount() {
  const t = useTranslations('ServiceWorkshops');
  const { number } = useFormatter();
  const { share, from } = groupDiscount;
  const price = workshops.plans.tiers[0]?.price;
  const single = price?.kind === 'fixed' ? price.amount : 0;
  return (
    <GiantFigure
      id="descuento"
      ground="azafran"
      title={t('discountTitle')}
      figure={number(share, { style: 'percent' })}
      sentence={t('discountText', { from })}
      assumptions={t('discountExample', {
        from,
        full: formatPrice(single * from),
        reduced: formatPrice(single * from * (1 - share)),
      })}
    />
  );
}
