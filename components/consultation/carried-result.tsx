import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';

/** Says that a calculator's result stands in the question. A reader who brought one lands here, above the form. */
export function CarriedResult() {
  const t = useTranslations('ConsultationForm');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'start' });
  }, []);
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
