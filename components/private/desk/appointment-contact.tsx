import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import { Telephone } from '@/components/shared/ui/telephone';

type Props = { contact: { meetLink: string | null; phone: string | null; email: string | null; notes: string | null } };

const link = 'min-h-6 underline underline-offset-4';

/** How one reaches the client of an appointment, and what they have written for it. */
export function AppointmentContact({ contact: { meetLink, phone, email, notes } }: Props) {
  const t = useTranslations('DeskToday.appointments');
  return (
    <>
      <p className="flex flex-wrap gap-x-4">
        {meetLink && (
          <a href={meetLink} target="_blank" rel="noreferrer" className={`${link} font-bold`}>
            {t('join')}
          </a>
        )}
        {phone && <Telephone phone={phone} className={link} />}
        {email && (
          <a href={`mailto:${email}`} className={link}>
            <Breakable>{email}</Breakable>
          </a>
        )}
      </p>
      {notes && <p className="mt-2 border-l-4 border-azafran pl-3 whitespace-pre-line">{notes}</p>}
    </>
  );
}
