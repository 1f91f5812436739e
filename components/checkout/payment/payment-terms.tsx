import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCheckout } from '../state/checkout-context';

/** What pressing the button means, beside the button. */
export function PaymentTerms() {
  const { business } = useCheckout();
  const t = useTranslations('Checkout.payment');
  return (
    <>
      <p className="mt-3 font-bold">{t('obligation')}</p>
      <p className="mt-2">{t.rich('terms', { link: (text) => <Elsewhere href="/condiciones">{text}</Elsewhere> })}</p>
      <p key={business.guaranteeDays} className="mt-2">
        {t.rich('withdrawal', {
          days: business.guaranteeDays,
          link: (text) => <Elsewhere href="/condiciones#desistimiento">{text}</Elsewhere>,
        })}
      </p>
      <p className="mt-2">{t('hosted')}</p>
    </>
  );
}

/** In a tab of its own: the checkout stays as it is. */
function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link prefetch={false} href={href} target="_blank" className="enlace hover:text-tinta">
      {children}
    </Link>
  );
}
