import { useTranslations } from 'next-intl';
import { keptKey, readStored, tabStorage, writeStored } from '@/components/shared/browser/tab-storage';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { Telephone } from '@/components/shared/ui/telephone';
import type { BookableDays } from '@/lib/agenda/availability';
import { CONTACT_FORM } from '@/lib/shared/form-anchor';
import { addMadridDays, formatWeekdayAndDay, type MadridDate } from '@/lib/shared/madrid-time';
import { unbrokenTelephone } from '@/lib/shared/person/telephone-link';
import { formatWeekdayAndDate } from './calendar-text';

type Props = Pick<BookableDays, 'window' | 'next'> & {
  /** Named in the message to the firm. */
  service: string;
  contact: { phone: string; phoneHours: string };
};

/** In place of a calendar without a free hour: until when it is full, what opens next, and what is left. */
export function NoHours({ window: { first, last }, next, service, contact }: Props) {
  const t = useTranslations('Checkout.calendar');
  const phone = unbrokenTelephone(contact.phone);
  const hours = contact.phoneHours;
  return (
    <div className="respaldo-grande mt-12 bg-cielo px-[min(1.75rem,7vw)] py-8 md:px-9">
      <p className="max-w-lead font-titular text-t3 leading-prieto font-bold text-balance">
        {t('fullUntil', { day: formatWeekdayAndDate(last) })}
      </p>
      {next && (
        <p className="mt-3 max-w-lead text-lead">
          {next.opens === addMadridDays(first, 1)
            ? t('opensTomorrow', { day: dayAfter(last, next.date) })
            : t('opensOn', { day: dayAfter(last, next.date), opens: formatWeekdayAndDate(next.opens) })}
        </p>
      )}
      <p key={`${phone} ${hours}`} className="mt-6 max-w-texto">
        {t.rich('fullCall', { hours, phone, call: (number) => <Telephone phone={phone}>{number}</Telephone> })}
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <PageLink
          href={`${CONTACT_FORM.path}#${CONTACT_FORM.section}`}
          className={buttonClass('solid', 'max-sm:w-full')}
          onClick={() => writeMessage(t('fullMessage', { service }))}
        >
          {t('fullNotify')}
        </PageLink>
        <span className="max-w-breve text-nota text-tinta-2">{t('fullNotifyHint')}</span>
      </p>
    </div>
  );
}

/** A day after another one, with its month where that is a different one. */
function dayAfter(before: MadridDate, day: MadridDate): string {
  return before.slice(0, 7) === day.slice(0, 7) ? formatWeekdayAndDay(day) : formatWeekdayAndDate(day);
}

/** Leaves a message for the contact form, which fills it in; what this tab keeps of its other fields stays. */
function writeMessage(message: string): void {
  const key = keptKey(CONTACT_FORM.id, CONTACT_FORM.path);
  const kept: Record<string, unknown> = Object(readStored(tabStorage(), key));
  writeStored(tabStorage(), key, { ...kept, message });
}
