import { useTranslations } from 'next-intl';
import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageHero } from '@/components/shared/ui/page-hero';
import { PageLink } from '@/components/shared/ui/page-link';
import { Section } from '@/components/shared/ui/section';
import { consultationPage } from '@/lib/questions/texts/consultation';
import { FORM_ANCHOR } from '@/lib/shared/form-anchor';

/** Two ways to begin, of equal weight: by choosing an hour, or by writing. */
export function ConsultationHero() {
  const t = useTranslations('ConsultationPage');
  const { title, lead, doors } = consultationPage.hero;
  return (
    <PageHero
      trail={[{ name: t('crumb'), path: '/consulta-gratuita' }]}
      title={title}
      lead={lead}
      picture={<TwoOnASofa className="mx-auto h-[clamp(9rem,22vw,19rem)] max-w-full" />}
    >
      <div className="grid w-full items-start gap-x-canal gap-y-6 sm:grid-cols-2">
        <div>
          <PageLink href="/consulta-gratuita/reservar" className={buttonClass('solid', 'w-full')}>
            {doors.hour.action} <Arrow />
          </PageLink>
          <p className="mt-3">{doors.hour.text}</p>
        </div>
        <div>
          <a href={`#${FORM_ANCHOR}`} className={buttonClass('solid', 'w-full')}>
            {doors.written.action} <Arrow />
          </a>
          <p className="mt-3">{doors.written.text}</p>
        </div>
      </div>
    </PageHero>
  );
}

export function Benefits() {
  const { title, items } = consultationPage.benefits;
  return (
    <section aria-labelledby="ventajas" className="bg-tinta py-pieza text-papel">
      <h2 id="ventajas" className="sr-only">
        {title}
      </h2>
      <ul className="rejilla gap-y-12">
        {items.map((item) => (
          <li key={item.title} className="border-t-[1.5px] border-papel pt-6 md:col-span-4">
            <p aria-hidden="true" className="flex items-baseline gap-3">
              <span className="cifra text-dato">{item.figure}</span>
              <span className="font-titular text-t3 font-bold">{item.unit}</span>
            </p>
            <h3 className="mt-5 text-t4">{item.title}</h3>
            <p className="mt-2 max-w-breve text-bruma">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HowItWorks() {
  const { title, items } = consultationPage.steps;
  return (
    <Section id="como-funciona" title={title} ground="arena">
      <ol className="grid gap-x-canal gap-y-10 md:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.title} className="border-t-[1.5px] border-tinta pt-5">
            <p aria-hidden="true" className="cifra text-[4rem]">
              {index + 1}
            </p>
            <h3 className="mt-5 text-t4">{item.title}</h3>
            <p className="mt-2 max-w-breve">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
