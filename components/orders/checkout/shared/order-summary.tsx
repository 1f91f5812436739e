import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { formatPrice } from '@/lib/shared/money';
import { useCheckout } from '../state/checkout-context';
import { Facts } from './facts';
import { NumberedSteps } from './numbered-steps';

/** What is being bought, as far as it is chosen, and what follows the payment. `appointment`: rows of its list. */
export function OrderSummary({ appointment }: { appointment?: ReactNode }) {
  const { product, state, business } = useCheckout();
  const t = useTranslations('Checkout.summary');
  const minutes = product.bookingDuration;
  const name = state.customer.fullName.trim();
  const delivery = useDeliveryText(product);
  const next = product.requiresBooking
    ? [t('afterBooking1'), t('afterBooking2', { minutes }), delivery ?? t('afterBooking3')]
    : [t('afterPlain1'), delivery ?? t('afterPlain2'), t('afterPlain3')];

  return (
    <aside aria-labelledby="tu-pedido" className="lg:sticky lg:top-6 lg:!col-[9/-1] lg:-mt-12">
      <div className="respaldo-grande bg-tinta px-[min(1.75rem,7vw)] pt-7 pb-6 text-papel">
        <h2 id="tu-pedido" className="font-texto text-base font-medium tracking-normal text-bruma">
          {t('heading')}
        </h2>
        <p className="mt-2 mb-5 font-titular text-t3 font-bold tracking-cerrado text-balance">{product.name}</p>
        <p className="mb-4 text-nota text-bruma">{product.description}</p>
        <ul className="mb-5 text-nota">
          {product.features.map((feature) => (
            <li key={feature} className="relative py-1 pl-6">
              <span
                aria-hidden="true"
                className="absolute top-[0.6em] left-0 h-[11px] w-[9px] rounded-t-[5px] rounded-b-[1px] bg-azafran"
              />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        {(product.requiresBooking || name) && (
          <dl className="text-nota">
            {product.requiresBooking && !appointment && (
              <Facts look="summary" rows={[[t('duration'), t('minutes', { minutes })]]} />
            )}
            {appointment}
            <Facts look="summary" rows={[[t('name'), name || null]]} />
          </dl>
        )}
        <p className="mt-2 flex flex-wrap items-end justify-between gap-x-4 border-t-[1.5px] border-papel pt-5">
          <span>{t('total')}</span>
          <span translate="no" className="cifra text-importe whitespace-nowrap">
            {formatPrice(state.selectedPrice)}
          </span>
        </p>
      </div>
      <p className="mt-5 grid grid-cols-[auto_1fr] items-center gap-4 text-nota leading-snug">
        <span className="cifra text-[3.5rem]">{business.guaranteeDays}</span>
        <span>{t('guarantee')}</span>
      </p>
      <h2 className="mt-7 pb-2 text-txt tracking-leve">{t('after')}</h2>
      <NumberedSteps steps={next} className="text-nota leading-snug" />
    </aside>
  );
}

type Delivered = Pick<CatalogProduct, 'delivered' | 'deliveryDays' | 'requiresBooking'>;

/** What comes and until when, before it is known on which day that is; null for a product that does not say. */
function useDeliveryText({ delivered, deliveryDays, requiresBooking }: Delivered): string | null {
  const t = useTranslations('Delivery');
  if (delivered === null) return null;
  if (deliveryDays === null) return t('atOnce', { delivered });
  return t(requiresBooking ? 'afterAppointment' : 'afterPayment', { delivered, days: deliveryDays });
}
