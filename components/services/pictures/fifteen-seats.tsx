import { bar } from '@/components/layout/shapes';

const WIDTH = 560;
const GROUND = 330;
const ROWS = 3;
const fills = ['fill-mar', 'fill-cielo', 'fill-papel'];

/** A full workshop: everyone who fits, in three rows, one of them you. Decorative. */
export function FifteenSeats({ seats }: { seats: number }) {
  const inRow = Math.ceil(seats / ROWS);
  const pitch = WIDTH / (inRow + 0.5);
  const width = pitch - 14;
  const you = seats - Math.ceil(inRow / 2);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
      {Array.from({ length: seats }, (_, seat) => {
        const row = Math.floor(seat / inRow);
        const left = 7 + (seat % inRow) * pitch + (row % 2 === 1 ? pitch / 2 : 0);
        const top = 64 + row * 84;
        return (
          <g key={`${row}-${left}`} className={seat === you ? 'fill-azafran' : fills[row]}>
            <circle cx={left + width / 2} cy={top - 30} r="23" />
            <path d={bar(left, top, width, GROUND)} />
          </g>
        );
      })}
    </svg>
  );
}
