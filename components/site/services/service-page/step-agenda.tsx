import type { Ground } from '@/components/shared/ui/ground';
import { Section } from '@/components/shared/ui/section';
import type { ServiceContent } from '@/lib/site/services/service-content';

/** Numbered steps in two columns. When all take the same time, the lead says it. */
export function StepAgenda({ process, ground }: { process: ServiceContent['process']; ground?: Ground }) {
  const alike = new Set(process.steps.map(({ duration }) => duration)).size === 1;
  return (
    <Section id="proceso" title={process.title} lead={process.lead} ground={ground}>
      <ol className="grid gap-x-[calc(var(--spacing-canal)*2)] md:grid-cols-2">
        {process.steps.map(({ title, description, duration }, index) => (
          <li
            key={title}
            className="grid grid-cols-[min(4.25rem,20vw)_minmax(0,1fr)] items-start gap-x-3 border-t-[1.5px] border-current py-6 md:grid-cols-[6.5rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="cifra mt-1 text-[min(3.5rem,17vw)] md:text-[5rem]">
              {index + 1}
            </span>
            <div>
              {!alike && <p className="text-nota">{duration}</p>}
              <h3 className="mt-0.5 text-t4">{title}</h3>
              <p className="mt-2">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
