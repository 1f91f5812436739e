import { addMinutes, subMinutes } from 'date-fns';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RefreshIn } from '@/components/shared/browser/refresh-in';
import { buttonClass } from '@/components/shared/ui/button';
import { hostNames } from '@/lib/shared/business/host-names';
import { hosts } from '@/lib/shared/business/hosts';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { calendarDays, formatLongDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

/** Before the start and after the end of a call. */
export const CALL_OPENS_MINUTES = 15;
const CALL_STAYS_MINUTES = 60;

/** A page that is left open for longer is not read again by itself: timers count to 24 days at most. */
const DAY_MS = 86_400_000;

type Hour = { startsAt: Date; endsAt: Date; mode: string | null };

type Props = Hour & {
  /** With whom, as a sentence. */
  who?: string | null;
  heading?: ReactNode;
};

/** Day and hour in one size: neither may be overlooked. */
export function ChosenHour({ startsAt, endsAt, mode, who = null, heading }: Props) {
  const t = useTranslations('Appointment');
  return (
    <div className="respaldo bg-azafran px-6 py-7 md:px-9">
      {heading}
      <p className="font-titular text-t3 leading-prieto font-bold">
        <span>{capitalised(formatLongDate(madridDate(startsAt)))}</span>
        <br />
        <span translate="no">{`${madridTime(startsAt)}–${madridTime(endsAt)}`}</span>
      </p>
      {who && <p className="mt-3 max-w-texto font-bold">{who}</p>}
      <p className={`max-w-texto font-medium ${who ? 'mt-1' : 'mt-3'}`}>
        {t(mode === 'in-person' ? 'inPerson' : 'online', { address: site.officeAddress })}
      </p>
    </div>
  );
}

/** `file`: the address of the appointment as a calendar file. `children`: what else can be done with it, as buttons. */
type ComingProps = Hour & { file: string; now: Date; children?: ReactNode };

/** A confirmed appointment, paid or free: how long until then, when, with whom, and the way into a calendar. */
export function ComingHour({ file, now, children, ...hour }: ComingProps) {
  const t = useTranslations('Appointment');
  const host = hostNames(hosts);
  const days = calendarDays(madridDate(now), madridDate(hour.startsAt));
  return (
    <>
      <ChosenHour
        {...hour}
        who={host && t('host', { name: host })}
        heading={
          <h2 id="cita-titulo" className="mb-2 text-t2">
            {hour.startsAt <= now ? t('begun') : t('left', { days })}
          </h2>
        }
      />
      <p className="mt-6 flex flex-wrap gap-4">
        <a href={file} download="cita.ics" className={buttonClass('line', 'max-sm:w-full')}>
          {t('calendar')}
        </a>
        {children}
      </p>
    </>
  );
}

type CallProps = Hour & { meetLink: string | null; now: Date };

/** The way into a video call, while it is open; before that where it will be. */
export function CallDoor({ startsAt, endsAt, mode, meetLink, now }: CallProps) {
  const t = useTranslations('Appointment');
  const opensAt = subMinutes(startsAt, CALL_OPENS_MINUTES);
  if (mode === 'in-person' || now >= addMinutes(endsAt, CALL_STAYS_MINUTES)) return null;
  if (meetLink && now >= opensAt) {
    return (
      <p className="mt-6">
        <a href={meetLink} className={buttonClass('solid', 'max-sm:w-full')} rel="noreferrer">
          {t('join')}
        </a>
      </p>
    );
  }
  const milliseconds = opensAt.getTime() - now.getTime();
  return (
    <p className="mt-6 max-w-texto">
      <strong className="block">{t('call')}</strong>
      <span>{meetLink ? t('callLater', { minutes: CALL_OPENS_MINUTES }) : t('meetPending')}</span>
      {meetLink && milliseconds < DAY_MS && <RefreshIn milliseconds={milliseconds} />}
    </p>
  );
}
