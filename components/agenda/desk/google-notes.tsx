import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import type { AgendaAnswer } from '@/lib/agenda/agenda/find-agenda';
import { formatMoment } from '@/lib/shared/madrid-time';

/** Sold hours in which the firm's Google calendar has another event, and since when it cannot be read. */
export function GoogleNotes({ overlapped, busyCalendar }: Pick<AgendaAnswer, 'overlapped' | 'busyCalendar'>) {
  const t = useTranslations('DeskAgenda.google');
  const { failingSince } = busyCalendar;
  return (
    <>
      {overlapped.length > 0 && (
        <Notice tone="error" className="mb-4">
          <p>{t('overlapped', { count: overlapped.length })}</p>
          <ul className="mt-2 grid gap-1 text-tinta">
            {overlapped.map(({ id, orderId, startsAt, title, customerName }) => (
              <li key={id}>
                <b>{formatMoment(new Date(startsAt))}</b> {customerName}, {title} <OrderLink orderId={orderId} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {failingSince && (
        <Notice className="mb-4">{t('failing', { moment: formatMoment(new Date(failingSince)) })}</Notice>
      )}
    </>
  );
}

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
