import { useTranslations } from 'next-intl';
import { Badge } from '@/components/shared/ui/badge';
import { Section } from '@/components/shared/ui/section';
import { planHref } from '@/lib/site/services/requested-plans';
import type { ServiceContent } from '@/lib/site/services/service-content';
import { PlanLink } from './plan-link';
import { PlanPrice } from './plan-price';

/** Plans as rows; the most popular is highlighted. */
export function PlanRows({ service }: { service: ServiceContent }) {
  const { plans } = service;
  const t = useTranslations('ServicePlans');
  return (
    <Section id="planes" title={plans.title} lead={plans.lead}>
      <ul>
        {plans.tiers.map((plan) => (
          <li
            key={plan.name}
            className={`grid gap-x-canal gap-y-5 border-t-[1.5px] border-tinta py-8 lg:grid-cols-12 lg:items-start ${plan.popular ? '-mx-margen bg-azafran px-margen' : ''}`}
          >
            <div className="lg:col-span-4">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <h3 className="text-t3 wrap-anywhere">{plan.name}</h3>
                {plan.popular && <Badge>{t('popular')}</Badge>}
              </div>
              <p className="mt-2 max-w-nota">{plan.description}</p>
            </div>
            <ul className="lg:col-span-4">
              {plan.features.map((feature) => (
                <li key={feature} className="border-t border-linea py-1.5 first:border-t-0 lg:first:pt-0">
                  {feature}
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 lg:col-span-4 lg:flex-col">
              <div className="lg:text-right">
                <PlanPrice price={plan.price} className="text-importe" />
                <p className="mt-2 text-nota">{plan.priceNote}</p>
              </div>
              <PlanLink
                href={planHref(service, plan)}
                text={plans.button}
                plan={plan.name}
                look={plan.popular ? 'solid' : 'line'}
              />
            </div>
          </li>
        ))}
      </ul>
      {plans.note && <p className="border-t-[1.5px] border-tinta pt-4 text-nota">{plans.note}</p>}
    </Section>
  );
}
