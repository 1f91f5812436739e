import { Section } from '@/components/shared/ui/section';
import type { ServiceContent } from '@/lib/site/services/service-content';

export function BenefitRows({ benefits }: Pick<ServiceContent, 'benefits'>) {
  return (
    <Section id="ventajas" title={benefits.title} lead={benefits.lead}>
      <ul>
        {benefits.items.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-canal gap-y-2 border-t-[1.5px] border-current py-6 last:border-b-[1.5px] md:grid-cols-12 md:py-8"
          >
            <h3 className="text-t3 md:col-span-5">{title}</h3>
            <p className="max-w-texto md:col-span-7">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
