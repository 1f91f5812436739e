import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import { formatMoment, madridTime } from '@/lib/shared/madrid-time';

type Claim = { id: string; startsAt: string; title: string };
export type Met = {
  bookings: (Claim & { orderId: string | null; customerName: string | null })[];
  holds: (Claim & { until: string | null })[];
};

type Props = {
  met: Met;
  /** What has happened to a day whose appointments stay. Without it a block was refused for them, and nothing was stored. */
  stays?: string;
};

/** The appointments and holds that are in the way of what was to be closed, or keep an hour of what is. */
export function MetClaims({ met: { bookings, holds }, stays }: Props) {
  const t = useTranslations('DeskAgenda.met');
  const refusal = bookings.length > 0 ? t('bookings', { count: bookings.length }) : t('holds', { count: holds.length });
  return (
    <Notice tone={stays ? 'note' : 'error'}>
      <p>{stays ?? refusal}</p>
      <ul className="mt-2 grid max-h-60 gap-2 overflow-y-auto text-tinta">
        {bookings.map(({ id, orderId, startsAt, title, customerName }) => (
          <li key={id}>
            <b>{formatMoment(new Date(startsAt))}</b> {customerName}, {title}{' '}
            {orderId && <MoveLink orderId={orderId} />}
          </li>
        ))}
        {holds.map(({ id, startsAt, title, until }) => (
          <li key={id}>
            <b>{formatMoment(new Date(startsAt))}</b> {title}.{' '}
            {until ? t('until', { time: madridTime(new Date(until)) }) : t('unpaid')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** In a tab of its own: the form stays as it is, and is sent again afterwards. */
function MoveLink({ orderId }: { orderId: string }) {
  const t = useTranslations('DeskAgenda.met');
  return (
    <a href={`/mesa/contrataciones?orden=${orderId}`} target="_blank" rel="noopener" className="enlace">
      {t('move')}
      <span className="sr-only">{t('newTab')}</span>
    </a>
  );
}
