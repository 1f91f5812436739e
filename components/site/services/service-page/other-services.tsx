import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shared/ui/page-link';
import { serviceGroup } from '@/lib/shared/texts/navigation';
import type { ServicePath } from '@/lib/site/services/service-content';

/** Links to the other services, to the shop and to the contact page. */
export function OtherServices({ current }: { current: ServicePath }) {
  const t = useTranslations('ServicePage');
  const others = serviceGroup.items.filter(({ href }) => href !== current);
  return (
    <nav aria-label={t('others')} className="border-t border-regla py-tramo">
      <div className="rejilla gap-y-4">
        <p className="font-titular text-t4 font-bold tracking-leve lg:col-span-4">{t('others')}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5 lg:col-span-8">
          {others.map(({ href, label }) => (
            <li key={href}>
              <PageLink href={href} className="enlace">
                {label}
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink href="/servicios" className="enlace">
              {t('all')}
            </PageLink>
          </li>
          <li>
            <PageLink href="/contacto" className="enlace">
              {t('ask')}
            </PageLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}
