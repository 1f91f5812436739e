import { PatternLines } from '@visx/pattern';
import { AreaStack } from '@visx/shape';
import { LineDrawing } from '@/components/calculators/shell/result/line-drawing';
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
  const data = growthLayers(capital, schedule);
  const last = schedule.at(-1);
  const taken = last ? last.fees + last.tax : 0;
  return (
    <LineDrawing
      last={last?.year ?? 1}
      top={last ? last.balance + taken : 0}
      margin={margin}
      tall={340}
      className="print:h-56"
    >
      {({ x, y }) => (
        <>
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
        </>
      )}
    </LineDrawing>
  );
}
