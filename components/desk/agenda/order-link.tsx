import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { screens } from '../shared/screens';

const ORDERS: string = '/mesa/contrataciones';

/** To the screen of the order, which moves and cancels its appointment. Nothing for a first consultation. */
export function OrderLink({ orderId }: { orderId: string | null }) {
  const t = useTranslations('DeskAgenda');
  if (!orderId || !screens.some(({ path }) => path === ORDERS)) return null;
  return (
    <Link prefetch={false} href={`${ORDERS}?orden=${orderId}`} className="enlace">
      {t('order')}
    </Link>
  );
}
