import { bar, cushion } from '@/components/shared/illustrations/shapes';

const WIDTH = 1280;
const HEIGHT = 460;
const STREET = 14;

/** Positions of the streets. */
const columns = [-40, 86, 190, 330, 470, 576, 720, 860];
const rows = [-30, 74, 196, 300, 404, 490];
const HOME = { column: 4, row: 2 };

function block(column: number, row: number): string {
  const [left, right, top, bottom] = [columns[column], columns[column + 1], rows[row], rows[row + 1]];
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return '';
  return cushion(left, top, right - left - STREET, bottom - STREET, 16);
}

const places = Array.from({ length: columns.length - 1 }, (_, column) =>
  Array.from({ length: rows.length - 1 }, (_, row) => ({ column, row })),
).flat();
const isHome = ({ column, row }: { column: number; row: number }) => column === HOME.column && row === HOME.row;

const POND = { left: 1010, top: 176, width: 200, bottom: 292 };

const trees = Array.from({ length: 49 }, (_, index) => ({
  x: 924 + (index % 7) * 52 + (Math.floor(index / 7) % 2) * 26,
  y: 62 + Math.floor(index / 7) * 62,
})).filter(
  ({ x, y }) =>
    x + y > 1010 &&
    (x < POND.left - 18 || x > POND.left + POND.width + 18 || y < POND.top - 18 || y > POND.bottom + 18),
);

/** A drawn quarter with a mark at the office. Not to scale. */
export function QuarterMap() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block h-80 w-full bg-tinta md:h-[28.75rem]"
    >
      <path
        d={places
          .filter((place) => !isHome(place))
          .map(({ column, row }) => block(column, row))
          .join('')}
        className="fill-cielo"
      />
      <path d={block(HOME.column, HOME.row)} className="fill-azafran" />
      <path d={cushion(892, 20, 440, HEIGHT + 20, 120)} className="fill-mar" />
      {trees.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="11" className="fill-azafran" />
      ))}
      <path d={cushion(POND.left, POND.top, POND.width, POND.bottom, 58)} className="fill-cielo" />
      <path d={bar(495, 208, 44, 286)} className="fill-tinta" />
      <circle cx="517" cy="234" r="9" className="fill-papel" />
    </svg>
  );
}
