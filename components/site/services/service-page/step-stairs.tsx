import { type Ground, groundClass } from '@/components/shared/ui/ground';
import type { ServiceContent } from '@/lib/site/services/service-content';

const heights = ['lg:h-20', 'lg:h-36', 'lg:h-52', 'lg:h-68'];
const fills: Record<Ground, string> = {
  papel: 'bg-tinta',
  arena: 'bg-tinta',
  cielo: 'bg-mar',
  azafran: 'bg-papel',
  tinta: 'bg-azafran',
};

/** Steps as stairs; a list on a phone. */
export function StepStairs({ process, ground = 'cielo' }: { process: ServiceContent['process']; ground?: Ground }) {
  const { title, lead, steps } = process;
  return (
    <section
      id="proceso"
      aria-labelledby="proceso-titulo"
      className={`pt-bloque max-lg:pb-bloque ${groundClass[ground]}`}
    >
      <div className="rejilla gap-y-4">
        <h2 id="proceso-titulo" className="text-t2 lg:col-span-8">
          {title}
        </h2>
        {lead && <p className="max-w-breve lg:col-span-4 lg:self-end">{lead}</p>}
        <ol className={`mt-8 grid gap-x-canal gap-y-8 ${steps.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}>
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="flex flex-col justify-end max-lg:border-t-[1.5px] max-lg:border-current max-lg:pt-5"
            >
              <p className="text-nota">{step.duration}</p>
              <h3 className="mt-1 text-t3">{step.title}</h3>
              <p className="mt-2 lg:mb-6">{step.description}</p>
              <div aria-hidden="true" className={`respaldo-l hidden lg:block ${heights[index]} ${fills[ground]}`} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
