import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useView } from '@/components/private/use-view';
import { withMessages } from '@/components/shared/browser/with-messages';
import { formatMoment, formatShortDate, madridDate } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import type { FreeHourView, PurchaseView } from '@/lib/space/own-data/contract';
import messages from '@/messages/space/tools/space-purchases.json';
import { EmptyRoom } from '../shared/empty-room';
import { ownDataApi } from '../shared/own-data-api';
import { RoomHead } from '../shared/room-head';
import { askForKey } from '../shared/session-handler';
import { SpaceData } from '../shared/space-data';

/** What was bought with this mailbox, and its free hours; everything that can be done about one is on its own page. */
function Purchases() {
  const t = useTranslations('SpacePurchases');
  const query = useView(ownDataApi.get('/purchases'));
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

type FreeHoursProps = {
  freeHours: FreeHourView[];
  /** The one whose links were asked for. */
  wanted: string | null;
  onUnlock: (id: string) => void;
};

/** Confirmed free hours. What can be done about one is on its own page, which goes on without the space. */
function FreeHours({ freeHours, wanted, onUnlock }: FreeHoursProps) {
  const t = useTranslations('SpacePurchases.appointments');
  if (freeHours.length === 0) return null;
  return (
    <section aria-labelledby="tus-citas">
      <h3 id="tus-citas" className="mb-3 text-t3">
        {t('title')}
      </h3>
      <ul className="border-t-[1.5px] border-tinta">
        {freeHours.map((hour) => (
          <FreeHour key={hour.id} hour={hour} isWanted={wanted === hour.id} onUnlock={() => onUnlock(hour.id)} />
        ))}
      </ul>
    </section>
  );
}

type HourProps = { hour: FreeHourView; isWanted: boolean; onUnlock: () => void };

function FreeHour({ hour: { startsAt, mode, isPast, page, meeting }, isWanted, onUnlock }: HourProps) {
  const t = useTranslations('SpacePurchases.appointments');
  const moment = formatMoment(new Date(startsAt));
  return (
    <LinkedRow
      title={moment}
      facts={[t('first'), t(mode)]}
      links={[
        ...(page === null ? [] : [{ href: page, text: t('change'), name: t('changeNamed', { moment }) }]),
        ...(meeting === null ? [] : [{ href: meeting, text: t('meet'), name: t('meetNamed', { moment }) }]),
      ]}
      unlock={isPast ? null : { text: t('unlock'), name: t('unlockNamed', { moment }), onPress: onUnlock }}
      isWanted={isWanted}
    >
      {isPast && <p className="mt-1">{t('past')}</p>}
    </LinkedRow>
  );
}

type Named = { text: string; name: string };

type LinkedRowProps = {
  title: string;
  facts: readonly string[];
  /** Below the facts. */
  children: ReactNode;
  /** Of its own pages; none as long as no key was just used. */
  links: readonly (Named & { href: string })[];
  /** Asks for the links; null if there are none to be had. */
  unlock: (Named & { onPress: () => void }) | null;
  /** The links were asked for: the first takes the focus of the button whose place it takes. */
  isWanted: boolean;
};

const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** A purchase or a free hour, with the way to what can be done about it. */
function LinkedRow({ title, facts, children, links, unlock, isWanted }: LinkedRowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-regla py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-titular text-t4 font-bold">{title}</p>
        <p className="text-nota text-tinta-2">{facts.join(' · ')}</p>
        {children}
      </div>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-5">
          {/* Pages of their own: going there closes the space in this tab. */}
          {links.map(({ href, text, name }, position) => (
            <a
              key={href}
              ref={isWanted && position === 0 ? focus : undefined}
              href={href}
              target="_blank"
              rel="noreferrer"
              className="enlace min-h-11 py-2"
              aria-label={name}
            >
              {text}
            </a>
          ))}
        </p>
      )}
      {links.length === 0 && unlock && (
        <SmallButton aria-label={unlock.name} onClick={unlock.onPress}>
          {unlock.text}
        </SmallButton>
      )}
    </li>
  );
}
