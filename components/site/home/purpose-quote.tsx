import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shared/ui/page-link';
import { about } from '@/lib/shared/texts/navigation';
import { exampleMortgage } from '@/lib/site/home';
import { PurposePicture } from '../illustrations/home/purpose-picture';

export function PurposeQuote() {
  const t = useTranslations('HomePurpose');
  return (
    <section aria-label={t('label')} className="relative overflow-clip bg-cielo pt-bloque md:pb-bloque">
      <PurposePicture
        loan={exampleMortgage.loan}
        className="absolute right-0 bottom-0 w-[min(34rem,42%)] translate-x-[30%] max-md:hidden"
      />
      <div className="rejilla relative">
        <figure data-fade className="md:col-span-8">
          <blockquote className="font-titular text-[min(clamp(2.375rem,5.4vw,5rem),11.5vw)] leading-none font-bold tracking-cerrado text-balance">
            <p className="text-balance">{t('quote')}</p>
          </blockquote>
          <figcaption className="mt-8 font-titular text-lead md:mt-12">
            {t('caption')}{' '}
            <PageLink href={about.href} className="enlace">
              {t('link')}
            </PageLink>
          </figcaption>
        </figure>
      </div>
      <PurposePicture loan={exampleMortgage.loan} className="mt-12 ml-[8%] w-[92%] translate-x-[6%] md:hidden" />
    </section>
  );
}
