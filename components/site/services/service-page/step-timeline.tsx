import { useTranslations } from 'next-intl';
import { cushion } from '@/components/shared/illustrations/shapes';
import { Section } from '@/components/shared/ui/section';
import type { ServiceContent } from '@/lib/site/services/service-content';

const WIDTH = 240;
const HEIGHT = 22;
/** Smallest drawn share, so that one day stays visible. */
const LEAST = 8;

/** Steps with their durations to scale. */
export function StepTimeline({
  process,
  days,
}: {
  process: ServiceContent['process'];
  /** One duration a step. */
  days: readonly number[];
}) {
  const t = useTranslations('ServiceSteps');
  const total = days.reduce((sum, each) => sum + each, 0);
  return (
    <Section id="proceso" title={process.title} lead={process.lead} ground="papel">
      <ol>
        {process.steps.map(({ title, description, duration }, index) => {
          const before = days.slice(0, index).reduce((sum, each) => sum + each, 0);
          return (
            <li
              key={title}
              className="grid gap-x-canal gap-y-2 border-t-[1.5px] border-tinta py-6 last:border-b-[1.5px] md:grid-cols-12"
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:col-span-4 md:block">
                <p className="text-nota">{t('step', { step: index + 1, steps: process.steps.length })}</p>
                <p className="order-first w-full font-titular text-t3 font-bold tracking-cerrado md:mt-1">{duration}</p>
              </div>
              <div className="md:col-span-8">
                <Stretch from={before / total} to={(before + (days[index] ?? 0)) / total} />
                <h3 className="mt-4 text-t4">{title}</h3>
                <p className="mt-1.5 max-w-lectura">{description}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** Decorative: the duration is written beside it. */
function Stretch({ from, to }: { from: number; to: number }) {
  const width = Math.max(LEAST, (to - from) * WIDTH);
  const left = Math.min(from * WIDTH, WIDTH - width);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="block h-6 w-full">
      <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-regla stroke-2" vectorEffect="non-scaling-stroke" />
      <path d={cushion(left, 2, width, HEIGHT, 3)} className="fill-azafran" />
    </svg>
  );
}
