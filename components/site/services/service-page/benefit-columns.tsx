import { Section } from '@/components/shared/ui/section';
import type { ServiceContent } from '@/lib/site/services/service-content';

export function BenefitColumns({ benefits }: Pick<ServiceContent, 'benefits'>) {
  return (
    <Section id="ventajas" title={benefits.title} lead={benefits.lead} layout="beside">
      <ul className="grid gap-x-canal gap-y-10 sm:grid-cols-2">
        {benefits.items.map(({ title, text }) => (
          <li key={title} className="border-t-[1.5px] border-current pt-4">
            <h3 className="text-t4">{title}</h3>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
