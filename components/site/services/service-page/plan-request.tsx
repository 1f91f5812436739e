import { useTranslations } from 'next-intl';
import { BulletList } from '@/components/shared/ui/bullet-list';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageHero } from '@/components/shared/ui/page-hero';
import { PageLink } from '@/components/shared/ui/page-link';
import { type RequestedPlan, requestPath } from '@/lib/site/services/requested-plans';
import { PlanPrice } from './plan-price';

/** What is being asked for: the plan with its price and contents, above the contact form. */
export function PlanRequest({ requested }: { requested: RequestedPlan }) {
  const t = useTranslations('PlanRequest');
  const page = useTranslations('ServicePage');
  const { service, plan } = requested;
  return (
    <PageHero
      trail={[
        { name: page('services'), path: '/servicios' },
        { name: service.name, path: service.path },
        { name: plan.name, path: requestPath(requested) },
      ]}
      title={plan.name}
      lead={plan.description}
      ground="cielo"
      picture={
        <div className="pb-tramo">
          <PlanPrice price={plan.price} className="text-importe" />
          <p className="mt-3 font-bold">{plan.priceNote}</p>
          {plan.note && <p className="text-nota">{plan.note}</p>}
          <BulletList items={plan.features} className="mt-6 border-b border-linea" />
          {service.plans.note && <p className="mt-4 text-nota">{service.plans.note}</p>}
        </div>
      }
    >
      <a href="#contact-form" className={buttonClass('solid', 'max-[26rem]:w-full')}>
        {t('ask')} <Arrow />
      </a>
      <PageLink href={`${service.path}#planes`} className="enlace">
        {t('others')}
      </PageLink>
    </PageHero>
  );
}
