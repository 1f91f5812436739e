import { parseISO } from 'date-fns';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatWeekdayAndDate } from '@/components/agenda/calendar/calendar-text';
import { addMadridDays, type MadridDate } from '@/lib/shared/madrid-time';
import { useCheckout } from '../state/checkout-context';

/**
 * What pressing the button means, beside the button. One period with its last day: that of the guarantee, which the legal one may
 * outlast if it ends on a closed day. The conditions and the confirmation tell them apart.
 */
export function PaymentTerms({ today }: { today: MadridDate }) {
  const { business } = useCheckout();
  const days = business.guaranteeDays;
  const end = addMadridDays(today, days);
  const until = formatWeekdayAndDate(parseISO(end));
  const t = useTranslations('Checkout.payment');
  return (
    <>
      <p className="mt-3 font-bold">{t('obligation')}</p>
      <p className="mt-2">{t.rich('terms', { link: (text) => <Elsewhere href="/condiciones">{text}</Elsewhere> })}</p>
      <p key={`${days} ${until}`} className="mt-2">
        {t.rich('withdrawal', {
          days,
          until,
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
