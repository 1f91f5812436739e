import Link from 'next/link';
import { useTranslations } from 'next-intl';

/** To the order, where its appointment is moved and cancelled. Nothing for a first consultation. */
export function OrderLink({ orderId }: { orderId: string | null }) {
  const t = useTranslations('DeskAgenda');
  if (!orderId) return null;
  return (
    <Link prefetch={false} href={`/mesa/contrataciones?orden=${orderId}`} className="enlace">
      {t('order')}
    </Link>
  );
}
