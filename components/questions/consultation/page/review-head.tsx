import { useTranslations } from 'next-intl';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';

export function ReviewHead({ sentence, hint, isKept }: { sentence: string; hint: string; isKept: boolean }) {
  const t = useTranslations('ConsultationReview');
  return (
    <div className={`bg-cielo ${isKept ? 'py-paso' : 'py-bloque'}`}>
      <div className="rejilla">
        <div className="md:col-span-8">
          <h1 className="-ml-[0.03em] text-t2">{t('title')}</h1>
          <p role="alert" className="mt-5 font-titular text-lead">
            {sentence}
          </p>
          {hint && <p className="mt-3 max-w-texto">{hint}</p>}
          {!isKept && (
            <p className="mt-8">
              <PageLink href="/consulta-gratuita#formulario" className={buttonClass('solid')}>
                {t('again')} <Arrow />
              </PageLink>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
