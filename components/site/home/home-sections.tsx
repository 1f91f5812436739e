import { useTranslations } from 'next-intl';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { PurposePicture } from '@/components/site/illustrations/home/purpose-picture';
import { LampAndSofa } from '@/components/site/illustrations/sofa/lamp-and-sofa';
import { site } from '@/lib/shared/site';
import { about } from '@/lib/shared/texts/navigation';
import { exampleMortgage } from '@/lib/site/home';

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

type Figure = { amount: string; unit?: string; text: string };

export function TrustFigures() {
  const t = useTranslations('HomeTrust');
  const [lead, ...others]: [Figure, ...Figure[]] = [
    { amount: String(site.familiesHelped), text: t('families') },
    { amount: String(site.consultationMinutes), unit: t('minutes'), text: t('consultation') },
    { amount: String(site.consultationReplyHours), unit: t('hours'), text: t('reply') },
    { amount: String(site.guaranteeDays), unit: t('days'), text: t('guarantee') },
  ];
  return (
    <section aria-labelledby="confianza" className="py-pieza">
      <h2 id="confianza" className="sr-only">
        {t('title')}
      </h2>
      <div className="rejilla">
        <ul className="grid grid-cols-1 gap-x-canal md:grid-cols-3 md:grid-rows-[auto_auto] lg:grid-cols-[4fr_3fr_3fr_3fr]">
          <li className="grid gap-4 border-t-[1.5px] border-tinta pt-3.5 pb-5 md:row-span-2 md:grid-rows-subgrid md:max-lg:col-span-3 md:max-lg:pb-10">
            <span className="cifra text-[min(8.6rem,36vw)] md:text-[clamp(5.5rem,13.2vw,12rem)] lg:mt-12">
              <span className="block font-texto text-lead leading-none font-normal tracking-normal">{t('more')} </span>
              {lead.amount}
            </span>
            <span>{lead.text}</span>
          </li>
          {others.map(({ amount, unit, text }) => (
            <li
              key={amount}
              className="grid grid-cols-[min(9.5rem,44vw)_minmax(0,1fr)] items-center gap-x-2 gap-y-4 border-t-[1.5px] border-tinta py-3.5 md:row-span-2 md:grid-cols-1 md:grid-rows-subgrid md:items-start md:pb-0"
            >
              <span className="cifra self-end text-[min(clamp(3.5rem,6.6vw,6rem),15vw)] whitespace-nowrap max-md:self-center">
                {amount}
                {unit && <span className="text-[0.5em]"> {unit}</span>}
              </span>
              <span className="max-w-corta">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function ClosingBanner() {
  const t = useTranslations('HomeClosing');
  return (
    <section aria-labelledby="cierre" className="overflow-clip bg-azafran pt-pieza">
      <div className="rejilla gap-y-8 md:grid-rows-[auto_1fr]">
        <h2
          id="cierre"
          className="-ml-[0.03em] text-[min(clamp(4rem,10.2vw,9.25rem),16.5vw)] leading-[0.88] md:col-span-7 md:col-start-1 md:row-start-1"
        >
          {t('title')}
        </h2>
        <div className="md:col-span-5 md:col-start-1 md:row-start-2 md:pb-16">
          <p className="font-titular text-lead">{t('lead', { minutes: site.consultationMinutes })}</p>
          <PageLink href="/consulta-gratuita" className={buttonClass('solid', 'mt-6 mb-4 max-md:whitespace-normal')}>
            {t('consultation')} <Arrow />
          </PageLink>
          <p>{t('guarantee', { days: site.guaranteeDays })}</p>
        </div>
        <div className="-mr-margen self-end md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1">
          <LampAndSofa loan={exampleMortgage.loan} />
        </div>
      </div>
    </section>
  );
}
