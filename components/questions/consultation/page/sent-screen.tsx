import { useTranslations } from 'next-intl';
import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';

export function SentScreen() {
  const t = useTranslations('ConsultationSent');
  const form = useTranslations('ConsultationForm');
  return (
    <div className="bg-cielo pt-pieza">
      <div className="rejilla items-end gap-y-10">
        <div className="pb-tramo md:col-span-8">
          <h1 className="-ml-[0.03em] text-t2">{form('toast.sent')}</h1>
          <p className="mt-6 max-w-lead font-titular text-lead">{t('text')}</p>
          <p className="mt-8 flex flex-wrap gap-4">
            <PageLink href="/" className={buttonClass('solid')}>
              {t('home')}
            </PageLink>
            <PageLink href="/calculadoras/simulador-hipoteca" className={buttonClass('line')}>
              {t('calculators')}
            </PageLink>
          </p>
        </div>
        <div className="self-end md:col-span-4">
          <TwoOnASofa className="mx-auto h-[clamp(8rem,18vw,14rem)] max-w-full" />
        </div>
      </div>
    </div>
  );
}
