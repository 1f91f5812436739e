import { PatternLines } from '@visx/pattern';
import { scaleLinear } from '@visx/scale';
import { AreaStack } from '@visx/shape';
import { LineAxes } from '@/components/calculators/shell/result/line-axes';
import { useWidth } from '@/components/shared/browser/use-width';
import type { CompoundYear } from '@/lib/calculators/compound/compound-interest';
import type { Cents } from '@/lib/shared/money';
import { type GrowthMoment, growthLayers } from './growth-layers';

type Layer = 'capital' | 'contributed' | 'interest' | 'costs';

const layers: readonly Layer[] = ['capital', 'contributed', 'interest', 'costs'];
const looks: Readonly<Record<Layer, string>> = {
  capital: 'fill-mar stroke-tinta stroke-2',
  contributed: 'fill-cielo stroke-tinta stroke-2',
  interest: 'fill-azafran stroke-tinta stroke-2',
  costs: 'fill-none stroke-current [stroke-dasharray:5_4]',
};

const HATCH = 'intereses-rayado';
const margin = { top: 8, right: 14, bottom: 30, left: 72 };

/** Stacked areas by year: capital, contributions and interest, and hollow above them what fee and tax have taken. */
export function GrowthChart({ capital, schedule }: { capital: Cents; schedule: readonly CompoundYear[] }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const height = width < 480 ? 260 : 340;
  const data = growthLayers(capital, schedule);
  const last = schedule.at(-1);
  const taken = last ? last.fees + last.tax : 0;
  const top = last ? last.balance + taken : 0;
  const x = scaleLinear({ domain: [0, last?.year ?? 1], range: [margin.left, width - margin.right] });
  const y = scaleLinear({ domain: [0, top || 1], range: [height - margin.bottom, margin.top] });
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-auto w-full print:h-56">
          <PatternLines
            id={HATCH}
            width={9}
            height={9}
            className="stroke-tinta"
            strokeWidth={1.5}
            orientation={['diagonal']}
          />
          <AreaStack<GrowthMoment, Layer>
            data={data}
            keys={taken > 0 ? [...layers] : layers.slice(0, -1)}
            x={({ data: moment }) => x(moment.year)}
            y0={([low]) => y(low)}
            y1={([, high]) => y(high)}
          >
            {({ stacks, path }) =>
              stacks.map((stack) => {
                const outline = path(stack) ?? '';
                return (
                  <g key={stack.key}>
                    <path d={outline} className={looks[stack.key]} />
                    {stack.key === 'interest' && <path d={outline} fill={`url(#${HATCH})`} />}
                  </g>
                );
              })
            }
          </AreaStack>
          <LineAxes
            x={x}
            y={y}
            left={margin.left}
            bottom={height - margin.bottom}
            ticks={{ numTicks: Math.min(last?.year ?? 1, width < 480 ? 5 : 10) }}
          />
        </svg>
      )}
    </div>
  );
}
