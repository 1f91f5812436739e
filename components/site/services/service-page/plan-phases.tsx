import { useTranslations } from 'next-intl';
import { Badge } from '@/components/shared/ui/badge';
import { BulletList } from '@/components/shared/ui/bullet-list';
import { type Ground, groundClass } from '@/components/shared/ui/ground';
import { planHref } from '@/lib/site/services/requested-plans';
import type { Plan, ServiceContent } from '@/lib/site/services/service-content';
import { PlanLink } from './plan-link';
import { PlanPrice } from './plan-price';

const grounds: readonly Ground[] = ['cielo', 'azafran', 'tinta'];

/** Plans of which each contains the previous one. */
export function PlanPhases({ service }: { service: ServiceContent }) {
  const { plans } = service;
  return (
    <section id="planes" aria-labelledby="planes-titulo" className="pt-bloque">
      <div className="rejilla gap-y-4 pb-12">
        <h2 id="planes-titulo" className="text-t2 md:col-span-8">
          {plans.title}
        </h2>
        <div className="md:col-span-4 md:self-end">
          <p className="max-w-breve">{plans.lead}</p>
          <p className="mt-2 text-nota">{plans.note}</p>
        </div>
      </div>
      <ul>
        {plans.tiers.map((plan, index) => (
          <li key={plan.name} className={index === 0 ? '' : '-mt-[var(--radius-respaldo-l)]'}>
            <Phase
              plan={plan}
              ground={grounds[index] ?? 'arena'}
              last={index === plans.tiers.length - 1}
              button={plans.button}
              href={planHref(service, plan)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PhaseProps = { plan: Plan; ground: Ground; last: boolean; button: string; href: string };

function Phase({ plan, ground, last, button, href }: PhaseProps) {
  const t = useTranslations('ServicePlans');
  return (
    <article
      className={`respaldo-l pt-tramo ${last ? 'pb-pieza' : 'pb-[calc(clamp(3rem,6vw,5.5rem)+var(--radius-respaldo-l))]'} ${groundClass[ground]}`}
    >
      <div className="rejilla gap-y-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-[1.5px] border-current pb-4">
          <h3 className="text-t2">{plan.name}</h3>
          {plan.popular && <Badge>{t('popular')}</Badge>}
        </div>
        <div className="md:col-span-6 lg:col-span-5">
          <p className="max-w-breve font-titular text-lead">{plan.description}</p>
          <BulletList items={plan.features} className="mt-5" />
        </div>
        <div className="md:col-span-6 md:col-start-7 lg:col-span-6">
          <PlanPrice price={plan.price} className="text-gigante leading-[0.85]!" />
          <p className="mt-4 mb-6">{plan.priceNote}</p>
          <PlanLink href={href} text={button} plan={plan.name} look={ground === 'tinta' ? 'accent' : 'solid'} />
        </div>
      </div>
    </article>
  );
}
