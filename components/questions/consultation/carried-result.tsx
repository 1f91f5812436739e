import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { showHeading } from '@/components/shared/browser/show-heading';
import { Notice } from '@/components/shared/ui/notice';

/** Says that a calculator's result stands in the question. A reader who brought one lands here, above the form. */
export function CarriedResult() {
  const t = useTranslations('ConsultationForm');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => showHeading(notice.current), []);
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice silent>
        <p>{t('fromResult')}</p>
        <a href="#consulta" className="enlace">
          {t('seeQuestion')}
        </a>
      </Notice>
    </div>
  );
}
