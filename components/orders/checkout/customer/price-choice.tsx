import { useTranslations } from 'next-intl';
import { ChoiceCards } from '@/components/shared/ui/choice-cards';
import { offeredPrices } from '@/lib/orders/catalog/price';
import { formatPrice } from '@/lib/shared/money';
import { useCheckout } from '../state/checkout-context';

/** The two ends of a range; nothing for a fixed price. */
export function PriceChoice() {
  const { product, state, dispatch } = useCheckout();
  const t = useTranslations('Checkout.price');
  const [minimum, maximum] = offeredPrices(product);
  if (minimum === undefined || maximum === undefined) return null;
  return (
    <ChoiceCards
      name="selectedPrice"
      legend={t('legend')}
      value={String(state.selectedPrice)}
      onChoose={(price) => dispatch({ type: 'price-chosen', price: Number(price) })}
      choices={[
        { value: String(minimum), title: t('minimum', { amount: formatPrice(minimum) }), detail: t('minimumDetail') },
        { value: String(maximum), title: t('maximum', { amount: formatPrice(maximum) }), detail: t('maximumDetail') },
      ]}
    />
  );
}
