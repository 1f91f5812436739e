import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useCheckout } from '../state/checkout-context';

/** What pressing the button means, beside the button. */
export function PaymentTerms() {
  const { business } = useCheckout();
  const t = useTranslations('Checkout.payment');
  return (
    <>
      <p className="mt-3 font-bold">{t('obligation')}</p>
      <p className="mt-2">
        {t.rich('terms', {
          days: business.guaranteeDays,
          link: (text) => (
            <Link prefetch={false} href="/condiciones" target="_blank" className="enlace hover:text-tinta">
              {text}
            </Link>
          ),
        })}
      </p>
      <p className="mt-2">{t('hosted')}</p>
    </>
  );
}
