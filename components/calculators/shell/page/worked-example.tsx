import { useTranslations } from 'next-intl';
import { bar, path } from '@/components/shared/illustrations/shapes';
import { Still } from '@/components/shared/ui/still';

/** Fills of the parts of a column, from the ground up. */
const FILLS = { azafran: 'fill-azafran', cielo: 'fill-cielo', mar: 'fill-mar', none: 'fill-regla-n' } as const;

/** What the chart of a result shows, of the worked example: columns, each with its parts from the ground up. */
export type ExampleDrawing = { columns: readonly (readonly number[])[]; fills: readonly (keyof typeof FILLS)[] };

type Props = { sentences: readonly string[]; drawing: ExampleDrawing };

/** Stands where a result will be: a pale drawing of the example, and without JavaScript its sentences. */
export function WorkedExample({ sentences, drawing }: Props) {
  const t = useTranslations('CalculatorPage');
  return (
    <Still>
      <div className="hidden respaldo-s bg-azafran px-5 py-4 text-tinta noscript:block">
        <p className="mb-2 font-bold">{t('noScript')}</p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div aria-hidden="true" data-example="">
        <p className="mb-3 font-titular font-bold text-bruma">{t('exampleMark')}</p>
        <Columns {...drawing} />
      </div>
    </Still>
  );
}

const [WIDTH, HEIGHT] = [796, 400];
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

function Columns({ columns, fills }: ExampleDrawing) {
  const highest = Math.max(...columns.map(sum));
  const layers = fills.map((fill, part) => ({
    className: FILLS[fill],
    bands: columns.map((parts) => ({ from: sum(parts.slice(0, part)), to: sum(parts.slice(0, part + 1)) })),
  }));
  const step = WIDTH / (columns.length - 0.14);
  const width = step * 0.86;
  const crest = (height: number) => HEIGHT - (HEIGHT * height) / highest;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full opacity-55">
      <clipPath id="ejemplo">
        <path d={columns.map((parts, at) => bar(at * step, crest(sum(parts)), width, HEIGHT)).join('')} />
      </clipPath>
      {layers.map(({ className, bands }) => (
        <path
          key={className}
          d={bands
            .map(({ from, to }, at) => path`M${at * step} ${crest(from)}V${crest(to)}h${width}V${crest(from)}z`)
            .join('')}
          clipPath="url(#ejemplo)"
          className={className}
        />
      ))}
    </svg>
  );
}
