import { useTranslations } from 'next-intl';
import { formatDate, formatMoment } from '@/lib/shared/madrid-time';
import type { KeptBody } from '@/lib/space/own-data/contract';

const GOING = ['documents', 'consultations', 'messages', 'freeAppointments', 'unpaidOrders', 'subscriptions'] as const;

/** How much there is of what a deletion takes. */
export function GoingList({ goes }: Pick<KeptBody, 'goes'>) {
  const t = useTranslations('SpaceOwnData.goes');
  const there = GOING.filter((kind) => goes[kind] > 0);
  if (there.length === 0) return <p className="mt-2">{t('nothing')}</p>;
  return (
    <ul className="mt-2 list-disc pl-6">
      {there.map((kind) => (
        <li key={kind}>{t(kind, { count: goes[kind] })}</li>
      ))}
    </ul>
  );
}

/** Confirmed free hours that a deletion cancels, with day and hour. */
export function CancelledHours({ cancelled, className = '' }: Pick<KeptBody, 'cancelled'> & { className?: string }) {
  const t = useTranslations('SpaceOwnData.delete');
  return cancelled.map((startsAt) => (
    <p key={startsAt} className={`font-bold ${className}`}>
      {t('cancels', { moment: formatMoment(new Date(startsAt)) })}
    </p>
  ));
}

/** What the law has kept, each with its last day. */
export function StayingList({ stays }: Pick<KeptBody, 'stays'>) {
  const t = useTranslations('SpaceOwnData.stays');
  return (
    <ul className="mt-2 border-t border-regla">
      {stays.map(({ kind, reference, about, appointmentAt, until }) => (
        <li key={reference} className="border-b border-regla py-2">
          <span className="font-bold">
            {kind === 'order' ? t('order', { about: about ?? '', reference }) : t('statement', { reference })}
          </span>
          <span className="block text-nota text-tinta-2">
            <span>{t('until', { day: formatDate(until) })}</span>{' '}
            {appointmentAt && <span>{t('appointment', { moment: formatMoment(new Date(appointmentAt)) })}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
