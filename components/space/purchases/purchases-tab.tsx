import { useTranslations } from 'next-intl';
import { formatMoment, formatShortDate, madridDate } from '@/lib/madrid-time';
import { formatEuros } from '@/lib/money';
import type { PurchasesBody, PurchaseView } from '@/lib/own-data/contract';
import { EmptyRoom } from '../shared/empty-room';
import { RoomHead } from '../shared/room-head';
import { SpaceData } from '../shared/space-data';
import { useSpaceQuery } from '../shared/use-space-query';

/** What was bought with this mailbox; everything that can be done about it is on the page of each. */
export function PurchasesTab() {
  const t = useTranslations('SpacePurchases');
  const query = useSpaceQuery<PurchasesBody>('/purchases');
  return (
    <div className="grid gap-8">
      <RoomHead title={t('title')} lead={t('lead')} />
      <SpaceData query={query}>
        {({ purchases }) =>
          purchases.length === 0 ? (
            <EmptyRoom text={t('empty')} link={{ href: '/servicios', text: t('services') }} />
          ) : (
            <ul className="border-t-[1.5px] border-tinta">
              {purchases.map((purchase) => (
                <Purchase key={purchase.id} purchase={purchase} />
              ))}
            </ul>
          )
        }
      </SpaceData>
    </div>
  );
}

function Purchase({ purchase }: { purchase: PurchaseView }) {
  const t = useTranslations('SpacePurchases');
  const { reference, service, amount, paidAt, state, appointment, path } = purchase;
  const facts = [formatEuros(amount), t('paid', { day: formatShortDate(madridDate(new Date(paidAt))) })];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-regla py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-titular text-t4 font-bold">{service}</p>
        <p className="text-nota text-tinta-2">{`${t('number', { reference })} · ${facts.join(' · ')}`}</p>
        {appointment && (
          <p className="mt-1">{t('appointment', { moment: formatMoment(new Date(appointment.startsAt)) })}</p>
        )}
        {state !== 'confirmed' && <p className="mt-1 font-bold">{t(`states.${state}`)}</p>}
      </div>
      {/* A page of its own: going there closes the space in this tab. */}
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="enlace min-h-11 py-2"
        aria-label={t('openNamed', { service, reference })}
      >
        {t('open')}
      </a>
    </li>
  );
}
