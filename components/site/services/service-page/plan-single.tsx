import { BulletList } from '@/components/shared/ui/bullet-list';
import { type Ground, groundClass } from '@/components/shared/ui/ground';
import type { Plan, ServiceContent } from '@/lib/site/services/service-content';
import { PlanLink } from './plan-link';
import { PlanPrice } from './plan-price';

/** A single plan. */
export function PlanSingle({
  plans,
  plan,
  explanation,
  ground = 'azafran',
}: {
  plans: ServiceContent['plans'];
  plan: Plan;
  /** A derived price, such as the price per hour. */
  explanation?: string;
  ground?: Ground;
}) {
  return (
    <section id="planes" aria-labelledby="planes-titulo" className={`py-bloque ${groundClass[ground]}`}>
      <div className="rejilla gap-y-10">
        <h2 id="planes-titulo" className="text-t3">
          {plans.title}
        </h2>
        <div className="lg:col-span-7">
          <h3 className="sr-only">{plan.name}</h3>
          <PlanPrice price={plan.price} className="text-cifra leading-[0.82]!" />
          <p className="mt-6 max-w-nota font-titular text-lead">
            <b>{plan.description}</b> {explanation}
          </p>
        </div>
        <div className="lg:col-span-5 lg:self-end">
          <BulletList items={plan.features} className="border-b border-linea" />
          <PlanLink href="#contact-form" text={plans.button} plan={plan.name} className="mt-6 max-sm:w-full" />
          {plans.note && <p className="mt-4 max-w-lead text-nota">{plans.note}</p>}
        </div>
      </div>
    </section>
  );
}
