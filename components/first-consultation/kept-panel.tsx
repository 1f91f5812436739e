import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { showHeading } from '@/components/browser/show-heading';
import type { ReservationAnswer } from './reservation';

type Props = { kept: NonNullable<ReservationAnswer['kept']>; email: string; offer: string; phone: string };

/** Says where the button is that confirms the hour. The same for every mailbox. */
export function KeptPanel({ kept, email, offer, phone }: Props) {
  const t = useTranslations('FirstConsultation.kept');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showHeading(heading.current), []);
  return (
    <div className="respaldo bg-azafran px-6 py-7 md:px-9">
      <h2 ref={heading} tabIndex={-1} className="text-t3 outline-none">
        {t('title')}
      </h2>
      <p className="mt-3 max-w-lead font-titular text-lead">{t('text', { ...kept, email })}</p>
      <p className="mt-4 max-w-texto">{t('missing', { phone })}</p>
      <p className="mt-4">
        <a href={`/consulta-gratuita/reservar/${offer}`} className="enlace py-2.5">
          {t('again')}
        </a>
      </p>
    </div>
  );
}
