import { useTranslations } from 'next-intl';
import { Badge } from '@/components/shared/ui/badge';
import { BulletList } from '@/components/shared/ui/bullet-list';
import { Section } from '@/components/shared/ui/section';
import { planHref } from '@/lib/site/services/requested-plans';
import type { Plan, ServiceContent } from '@/lib/site/services/service-content';
import { PlanLink } from './plan-link';
import { PlanPrice } from './plan-price';

/** Plans side by side; the most popular is highlighted. */
export function PlanSeats({ service }: { service: ServiceContent }) {
  const { plans } = service;
  return (
    <Section id="planes" title={plans.title} lead={plans.lead} ground="arena">
      <ul className="grid grid-cols-1 gap-x-3 gap-y-8 lg:grid-cols-3">
        {plans.tiers.map((plan) => (
          <li key={plan.name} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-0">
            <Seat plan={plan} button={plans.button} href={planHref(service, plan)} />
          </li>
        ))}
      </ul>
      {plans.note && <p className="mt-6 text-nota">{plans.note}</p>}
    </Section>
  );
}

function Seat({ plan, button, href }: { plan: Plan; button: string; href: string }) {
  const t = useTranslations('ServicePlans');
  return (
    <article
      className={`respaldo-l grid grid-cols-1 content-start px-6 pt-10 pb-8 md:px-8 lg:row-span-4 lg:grid-rows-subgrid ${plan.popular ? 'bg-azafran' : 'bg-papel'}`}
    >
      <header>
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-t4 wrap-anywhere">{plan.name}</h3>
          {plan.popular && <Badge>{t('popular')}</Badge>}
        </div>
        <p className="mt-2 max-w-nota">{plan.description}</p>
      </header>
      <div className="mt-8">
        <PlanPrice price={plan.price} className="text-importe" />
        <p className="mt-3 font-bold">{plan.priceNote}</p>
        {plan.note && <p className="text-nota">{plan.note}</p>}
      </div>
      <BulletList items={plan.features} className="mt-6" />
      <PlanLink
        href={href}
        text={button}
        plan={plan.name}
        look={plan.popular ? 'solid' : 'line'}
        className="mt-6 w-full self-end"
      />
    </article>
  );
}
