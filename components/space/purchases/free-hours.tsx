import { useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { FreeHourView } from '@/lib/space/own-data/contract';
import { LinkedRow } from './linked-row';

type Props = {
  freeHours: FreeHourView[];
  /** The one whose links were asked for. */
  wanted: string | null;
  onUnlock: (id: string) => void;
};

/** Confirmed free hours. What can be done about one is on its own page, which goes on without the space. */
export function FreeHours({ freeHours, wanted, onUnlock }: Props) {
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
