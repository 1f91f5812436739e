import { useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/madrid-time';
import type { FreeHourView } from '@/lib/own-data/contract';
import { SmallButton } from '../shared/small-button';

type Props = {
  freeHours: FreeHourView[];
  /** The one whose links were asked for: the first of them takes the focus of the button whose place it takes. */
  wanted: string | null;
  onUnlock: (id: string) => void;
};

const focus = (link: HTMLAnchorElement | null) => link?.focus();

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
        {freeHours.map(({ id, startsAt, mode, isPast, page, meeting }) => {
          const moment = formatMoment(new Date(startsAt));
          return (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-regla py-4"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p className="font-titular text-t4 font-bold">{moment}</p>
                <p className="text-nota text-tinta-2">{[t('first'), t(mode)].join(' · ')}</p>
                {isPast && <p className="mt-1">{t('past')}</p>}
              </div>
              {!isPast && page === null && (
                <SmallButton aria-label={t('unlockNamed', { moment })} onClick={() => onUnlock(id)}>
                  {t('unlock')}
                </SmallButton>
              )}
              {page !== null && (
                <p className="flex flex-wrap gap-x-5">
                  {/* Pages of their own: going there closes the space in this tab. */}
                  <a
                    ref={wanted === id ? focus : undefined}
                    href={page}
                    target="_blank"
                    rel="noreferrer"
                    className="enlace min-h-11 py-2"
                    aria-label={t('changeNamed', { moment })}
                  >
                    {t('change')}
                  </a>
                  {meeting !== null && (
                    <a
                      href={meeting}
                      target="_blank"
                      rel="noreferrer"
                      className="enlace min-h-11 py-2"
                      aria-label={t('meetNamed', { moment })}
                    >
                      {t('meet')}
                    </a>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
