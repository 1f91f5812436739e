import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCall } from '@/components/private/use-call';
import { withMessages } from '@/components/shared/browser/with-messages';
import { formatMoment, formatShortDate, madridDate } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import type { PurchasesBody, PurchaseView } from '@/lib/space/own-data/contract';
import messages from '@/messages/space/tools/space-purchases.json';
import { EmptyRoom } from '../shared/empty-room';
import { RoomHead } from '../shared/room-head';
import { askForKey } from '../shared/session-handler';
import { SpaceData } from '../shared/space-data';
import { useSpaceQuery } from '../shared/use-space-query';
import { FreeHours } from './free-hours';
import { LinkedRow } from './linked-row';

/** What was bought with this mailbox, and its free hours; everything that can be done about one is on its own page. */
function Purchases() {
  const t = useTranslations('SpacePurchases');
  const query = useSpaceQuery<PurchasesBody>('/purchases');
  const [wanted, setWanted] = useState<string | null>(null);
  // The list is asked again afterwards, and has the links then.
  const unlocking = useCall('space', async () => {
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
  /** Its link was asked for. */
  isWanted: boolean;
  onUnlock: () => void;
};

function Purchase({ purchase, isWanted, onUnlock }: Props) {
  const t = useTranslations('SpacePurchases');
  const { reference, service, amount, paidAt, state, appointment, path } = purchase;
  const paid = t('paid', { day: formatShortDate(madridDate(new Date(paidAt))) });
  return (
    <LinkedRow
      title={service}
      facts={[t('number', { reference }), formatEuros(amount), paid]}
      links={path === null ? [] : [{ href: path, text: t('open'), name: t('openNamed', { service, reference }) }]}
      unlock={{ text: t('unlock'), name: t('unlockNamed', { service, reference }), onPress: onUnlock }}
      isWanted={isWanted}
    >
      {appointment && (
        <p className="mt-1">{t('appointment', { moment: formatMoment(new Date(appointment.startsAt)) })}</p>
      )}
      {state !== 'confirmed' && <p className="mt-1 font-bold">{t(`states.${state}`)}</p>}
    </LinkedRow>
  );
}
