import { bar } from '@/components/shared/illustrations/shapes';

const SIDE = 240;
const CHANNELS = [0, 60, 120, 180];

/** Ground, channels behind, clothes, hair. */
const looks = [
  ['fill-cielo', 'fill-papel', 'fill-tinta', 'fill-mar'],
  ['fill-arena', 'fill-papel', 'fill-mar', 'fill-tinta'],
  ['fill-tinta', 'fill-mar', 'fill-azafran', 'fill-papel'],
  ['fill-azafran', 'fill-papel', 'fill-tinta', 'fill-mar'],
] as const;

/** A photograph, or a drawn person on the sofa. Decorative: the name stands beside it. */
export function Portrait({
  index,
  photograph,
  className,
}: {
  /** Their place in the team, which chooses the colours. */
  index: number;
  photograph: string | undefined;
  className: string;
}) {
  // biome-ignore lint/performance/noImgElement: the optimiser is off
  if (photograph) return <img src={photograph} alt="" className={`block aspect-square object-cover ${className}`} />;
  const [ground, channels, clothes, hair] = looks[index % looks.length] ?? looks[0];
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      aria-hidden="true"
      className={`block aspect-square overflow-clip ${className}`}
    >
      <path d={`M0 0H${SIDE}V${SIDE}H0z`} className={ground} />
      <path d={CHANNELS.map((left) => bar(left + 3, 128, 54, SIDE)).join('')} className={channels} />
      {index % 2 === 0 && <path d={bar(74, 48, 92, 168)} className={hair} />}
      <circle cx="120" cy="100" r="40" className={clothes} />
      {index % 2 === 1 && <path d="M78 96a42 42 0 0 1 84 0z" className={hair} />}
      <path d={bar(56, 150, 128, SIDE + 40)} className={clothes} />
    </svg>
  );
}
