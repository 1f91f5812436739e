import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

/** Stays after the toast has gone. Takes the focus, because the submit button is far below. */
export function SentPanel() {
  const t = useTranslations('ConsultationForm');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="mb-14 respaldo bg-azafran px-6 py-7 outline-none md:px-9">
      <h3 className="text-t3">{t('sent.title')}</h3>
      <p className="mt-3 max-w-lead font-titular text-lead">{t('sent.text')}</p>
    </div>
  );
}
