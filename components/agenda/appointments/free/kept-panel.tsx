import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import { formatLongDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { CaseLink } from './case-link';
import type { ReservationAnswer } from './reservation';

type Props = { kept: NonNullable<ReservationAnswer['kept']>; email: string; offer: string; phone: string };

/** Says where the button is that confirms the hour. The same for every mailbox. */
export function KeptPanel({ kept, email, offer, phone }: Props) {
  const { day, time, until, hourKey } = kept;
  const t = useTranslations('FirstConsultation.kept');
  return (
    <div className="respaldo bg-azafran px-6 py-7 md:px-9">
      <p className="max-w-lead wrap-anywhere font-titular text-lead">{t('text', { day, time, until, email })}</p>
      <p className="mt-4 max-w-texto">{t('missing', { phone })}</p>
      <p className="mt-4">
        <a href={`/consulta-gratuita/reservar/${offer}`} className="enlace py-2.5">
          {t('again')}
        </a>
      </p>
      {hourKey && (
        <div className="mt-6 border-t-[1.5px] border-tinta pt-6">
          <h2 className="text-t4">{t('caseTitle')}</h2>
          <p className="mt-2 mb-5 max-w-texto">{t('caseText')}</p>
          <CaseLink hour={{ key: hourKey, day, time }}>{t('case')}</CaseLink>
        </div>
      )}
    </div>
  );
}

/** An hour of this offer already waits for its confirmation. */
export function KeptNotice({ startsAt, expiresAt }: { startsAt: Date; expiresAt: Date }) {
  const t = useTranslations('FirstConsultation.offer');
  const day = formatLongDate(madridDate(startsAt));
  return <Notice>{t('kept', { day, time: madridTime(startsAt), until: madridTime(expiresAt) })}</Notice>;
}
