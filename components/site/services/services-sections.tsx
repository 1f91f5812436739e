import { useTranslations } from 'next-intl';
import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { CallToAction } from '@/components/shared/ui/call-to-action';
import { PageHero } from '@/components/shared/ui/page-hero';
import { PageLink } from '@/components/shared/ui/page-link';
import { Section } from '@/components/shared/ui/section';
import { PricedSofa } from '@/components/site/illustrations/services/priced-sofa';
import { site } from '@/lib/shared/site';
import { serviceGroup } from '@/lib/shared/texts/navigation';

export function ServicesHero() {
  const t = useTranslations('ServicesPage');
  return (
    <PageHero
      trail={[{ name: t('crumb'), path: '/servicios' }]}
      title={t('heading')}
      lead={t('lead')}
      ground="cielo"
      picture={<PricedSofa />}
    />
  );
}

/** The six services with their starting prices. */
export function ServiceRows() {
  const t = useTranslations('ServicesPage');
  return (
    <Section id="programas" title={t('rowsTitle')} lead={t('rowsLead')} ground="arena">
      <ul>
        {serviceGroup.items.map(({ label, href, description, price }) => (
          <li key={href} className="border-t-[1.5px] border-tinta last:border-b-[1.5px]">
            <PageLink
              href={href}
              className="group/row -mx-margen grid items-baseline gap-x-canal gap-y-1 px-margen py-5 no-underline transition-colors duration-150 hover:bg-azafran md:grid-cols-12"
            >
              <span className="font-titular text-t3 font-bold tracking-cerrado group-hover/row:underline md:col-span-5">
                {label}
              </span>
              <span className="md:col-span-4">{description}</span>
              <span className="font-titular text-t4 font-bold tracking-leve md:col-span-3 md:text-right">{price}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function FreeConsultation() {
  const t = useTranslations('ServicesConsultation');
  return (
    <CallToAction
      title={t('title')}
      lead={t('lead', { minutes: site.consultationMinutes, hours: site.consultationReplyHours })}
      first={{ href: '/consulta-gratuita', text: t('ask') }}
      picture={<TwoOnASofa ground="azafran" className="mx-auto h-auto max-w-60 md:max-w-md" />}
    />
  );
}
