import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/shared/ui/button';
import { hostNames } from '@/lib/shared/business/host-names';
import { hosts } from '@/lib/shared/business/hosts';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type Hour = { startsAt: Date; endsAt: Date; mode: string | null };

type Props = Hour & {
  /** With whom, as a sentence. */
  who?: string | null;
};

/** Day and hour in one size: neither may be overlooked. */
export function ChosenHour({ startsAt, endsAt, mode, who = null }: Props) {
  const t = useTranslations('Appointment');
  return (
    <div className="respaldo bg-azafran px-6 py-7 md:px-9">
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

/** `file`: the address of the appointment as a calendar file. */
type ComingProps = Hour & { meetLink: string | null; file: string };

/** A confirmed appointment, paid or free: when, with whom, and the ways to its call and into a calendar. */
export function ComingHour({ meetLink, file, ...hour }: ComingProps) {
  const t = useTranslations('Appointment');
  const host = hostNames(hosts);
  return (
    <>
      <ChosenHour {...hour} who={host && t('host', { name: host })} />
      {hour.mode !== 'in-person' && !meetLink && <p className="mt-4 max-w-texto">{t('meetPending')}</p>}
      <p className="mt-6 flex flex-wrap gap-4">
        {meetLink && (
          <a href={meetLink} className={buttonClass('solid', 'max-sm:w-full')} rel="noreferrer">
            {t('join')}
          </a>
        )}
        <a href={file} download="cita.ics" className={buttonClass('line', 'max-sm:w-full')}>
          {t('calendar')}
        </a>
      </p>
    </>
  );
}
