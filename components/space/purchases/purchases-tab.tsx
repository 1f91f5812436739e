import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withMessages } from '@/components/browser/with-messages';
import { formatMoment, formatShortDate, madridDate } from '@/lib/madrid-time';
import { formatEuros } from '@/lib/money';
import type { PurchasesBody, PurchaseView } from '@/lib/own-data/contract';
import messages from '@/messages/tools/space-purchases.json';
import { EmptyRoom } from '../shared/empty-room';
import { RoomHead } from '../shared/room-head';
import { askForKey } from '../shared/session-handler';
import { SmallButton } from '../shared/small-button';
import { SpaceData } from '../shared/space-data';
import { useSpaceChange } from '../shared/use-space-change';
import { useSpaceQuery } from '../shared/use-space-query';
import { FreeHours } from './free-hours';

/** What was bought with this mailbox, and its free hours; everything that can be done about one is on its own page. */
function Purchases() {
  const t = useTranslations('SpacePurchases');
  const query = useSpaceQuery<PurchasesBody>('/purchases');
  const [wanted, setWanted] = useState<string | null>(null);
  // The list is asked again afterwards, and has the links then.
  const unlocking = useSpaceChange(async () => {
    await askForKey();
  });
  function unlock(id: string) {
    if (unlocking.isPending) return;
    setWanted(id);
    unlocking.mutate();
  }
  return (
    <div className="grid gap-8">
      <RoomHead title={t('title')} lead={t('lead')} />
      <SpaceData query={query}>
        {({ purchases, freeHours }) => (
          <>
            <FreeHours freeHours={freeHours} wanted={wanted} onUnlock={unlock} />
            {purchases.length === 0 ? (
              <EmptyRoom text={t('empty')} link={{ href: '/servicios', text: t('services') }} />
            ) : (
              <ul className="border-t-[1.5px] border-tinta">
                {purchases.map((purchase) => (
                  <Purchase
                    key={purchase.id}
                    purchase={purchase}
                    isWanted={wanted === purchase.id}
                    onUnlock={() => unlock(purchase.id)}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </SpaceData>
    </div>
  );
}

export const PurchasesTab = withMessages(messages, Purchases);

type Props = {
  purchase: PurchaseView;
  /** Its link was asked for: it takes the focus of the button whose place it takes. */
  isWanted: boolean;
  onUnlock: () => void;
};

const focus = (link: HTMLAnchorElement | null) => link?.focus();

function Purchase({ purchase, isWanted, onUnlock }: Props) {
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
      {path === null ? (
        <SmallButton aria-label={t('unlockNamed', { service, reference })} onClick={onUnlock}>
          {t('unlock')}
        </SmallButton>
      ) : (
        // A page of its own: going there closes the space in this tab.
        <a
          ref={isWanted ? focus : undefined}
          href={path}
          target="_blank"
          rel="noreferrer"
          className="enlace min-h-11 py-2"
          aria-label={t('openNamed', { service, reference })}
        >
          {t('open')}
        </a>
      )}
    </li>
  );
}
