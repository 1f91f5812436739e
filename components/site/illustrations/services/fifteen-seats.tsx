import { bar, path } from '@/components/shared/illustrations/shapes';

const WIDTH = 560;
const GROUND = 330;
const ROWS = 3;
const fills = ['fill-mar', 'fill-cielo', 'fill-papel'];

/** The 15 seats of a workshop in three rows, one highlighted. Decorative. */
export function FifteenSeats({ seats }: { seats: number }) {
  const inRow = Math.ceil(seats / ROWS);
  const pitch = WIDTH / (inRow + 0.5);
  const width = pitch - 14;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const you = seats - Math.ceil(inRow / 2);
  const person = (seat: number) => {
    const row = Math.floor(seat / inRow);
    const left = 7 + (seat % inRow) * pitch + (row % 2 === 1 ? pitch / 2 : 0);
    const top = 64 + row * 84;
    return disc(left + width / 2, top - 30, 23) + bar(left, top, width, GROUND);
  };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
      {fills.map((fill, row) => (
        <path
          key={fill}
          d={all
            .filter((seat) => Math.floor(seat / inRow) === row)
            .map(person)
            .join('')}
          className={fill}
        />
      ))}
      <path d={person(you)} className="fill-azafran" />
    </svg>
  );
}

function disc(x: number, y: number, radius: number): string {
  return path`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
