import { PatternLines } from '@visx/pattern';
import { scaleBand, scaleLinear } from '@visx/scale';
import { bar } from '@/components/shared/illustrations/shapes';
import { HEALTH_BLOCKS, type HealthPoints } from '@/lib/calculators/health/financial-health';

const WIDTH = 796;
const HEIGHT = 260;
const MOST = 25;
const HATCH = 'puntos-rayado';

const place = scaleBand({ domain: [...HEALTH_BLOCKS], range: [0, WIDTH], paddingInner: 0.12 });
const height = scaleLinear({ domain: [0, MOST], range: [0, HEIGHT - 4] });

/** Points of each block against the points within reach. */
export function PointsChart({ points, reachable }: { points: HealthPoints; reachable: HealthPoints }) {
  const width = place.bandwidth();
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block h-auto w-full">
      <PatternLines
        id={HATCH}
        width={12}
        height={12}
        className="stroke-bruma"
        strokeWidth={2}
        orientation={['diagonal']}
      />
      {HEALTH_BLOCKS.map((block) => {
        const x = place(block) ?? 0;
        const outline = bar(x + 1.5, HEIGHT - height(reachable[block]), width - 3, HEIGHT);
        const filled = height(points[block]);
        return (
          <g key={block}>
            <clipPath id={`bloque-${block}`}>
              <path d={outline} />
            </clipPath>
            <path d={outline} fill={`url(#${HATCH})`} />
            <rect
              x={x}
              y={HEIGHT - filled}
              width={width}
              height={filled}
              clipPath={`url(#bloque-${block})`}
              className="fill-azafran"
            />
            <path d={outline} className="fill-none stroke-papel stroke-3 print:stroke-tinta" />
          </g>
        );
      })}
    </svg>
  );
}
