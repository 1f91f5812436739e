import { useTranslations } from 'next-intl';
import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { buttonClass } from '@/components/shared/ui/button';
import { Telephone } from '@/components/shared/ui/telephone';
import { site } from '@/lib/shared/site';

/** Fills the free place in a grid with an odd number of products. */
export function AdviceCard() {
  const t = useTranslations('ServicesAdvice');
  return (
    <div className="respaldo-l flex h-full flex-col bg-arena px-6 pt-12 md:px-8">
      <h2 className="text-t2">{t('title')}</h2>
      <p className="mt-5 max-w-nota font-titular text-lead">{t('text')}</p>
      <p className="mt-8">
        <Telephone phone={site.phone} className={buttonClass('line', 'max-sm:w-full')}>
          {t('call', { phone: site.phone })}
        </Telephone>
      </p>
      <p className="mt-4 text-nota text-tinta-2">{site.officeHours}</p>
      <div className="mt-auto pt-12">
        <TwoOnASofa className="h-36 max-w-full lg:h-52" />
      </div>
    </div>
  );
}
