import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shared/ui/page-link';
import { Section } from '@/components/shared/ui/section';
import { serviceGroup } from '@/lib/shared/texts/navigation';

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
