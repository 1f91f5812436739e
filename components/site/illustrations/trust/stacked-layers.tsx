import { cushion } from '@/components/shared/illustrations/shapes';

const WIDTH = 360;
const LAYER = 44;
const GAP = 6;
const fills = ['fill-cielo', 'fill-mar', 'fill-tinta', 'fill-azafran', 'fill-mar', 'fill-tinta'];

/** One cushion a layer, growing downwards. Decorative. */
export function StackedLayers({ layers }: { layers: number }) {
  const height = layers * (LAYER + GAP);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className="block h-auto w-full max-w-80">
      {Array.from({ length: layers }, (_, layer) => {
        const width = WIDTH - (layers - 1 - layer) * 26;
        const top = layer * (LAYER + GAP) + GAP;
        return (
          <path
            key={top}
            d={cushion((WIDTH - width) / 2, top, width, top + LAYER, 20)}
            className={fills[layer % fills.length]}
          />
        );
      })}
    </svg>
  );
}
