import { scaleLinear } from '@visx/scale';
import { AreaClosed } from '@visx/shape';
import { useWidth } from '@/components/shared/browser/use-width';
import type { YearOfPayments } from '@/lib/calculators/mortgage/mortgage-legs';

const HEIGHT = 110;

type BalanceAreaProps = {
  years: readonly YearOfPayments[];
  principal: number;
  texts: { start: string; middle: string; end: string };
};

/** Outstanding debt over the term. */
export function BalanceArea({ years, principal, texts }: BalanceAreaProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const points = [{ year: 0, balance: principal }, ...years];
  const x = scaleLinear({ domain: [0, years.length], range: [0, width] });
  const y = scaleLinear({ domain: [0, principal], range: [HEIGHT, 0] });
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          aria-hidden="true"
          className="block h-auto w-full overflow-visible print:h-12"
          preserveAspectRatio="none"
        >
          <AreaClosed
            data={points}
            x={({ year }) => x(year)}
            y={({ balance }) => y(balance)}
            yScale={y}
            className="fill-cielo print:stroke-tinta"
          />
        </svg>
      )}
      <p className="mt-2 flex justify-between text-nota text-bruma print:text-[0.8125rem] print:text-tinta">
        <span>{texts.start}</span>
        <span>{texts.middle}</span>
        <span>{texts.end}</span>
      </p>
    </div>
  );
}
