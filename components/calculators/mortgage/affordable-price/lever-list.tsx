import { useTranslations } from 'next-intl';
import { cushion } from '@/components/shared/illustrations/shapes';
import type { Lever } from '@/lib/calculators/mortgage/affordable-levers';
import { leverText } from '@/lib/calculators/texts/affordable-price-note';
import { exactEuros, formatPrice } from '@/lib/shared/money';
import { ResultOutput } from '../../shell/result/result-output';

const WIDTH = 240;
const HEIGHT = 14;

type LeverListProps = {
  title: string;
  /** Before the names of its figures. */
  name: string;
  levers: readonly Lever[];
};

/** Lists how much each change adds to the highest price of one standard, the largest first, with a bar to scale; nothing if none adds. */
export function LeverList({ title, name, levers }: LeverListProps) {
  const t = useTranslations('AffordablePrice');
  const useful = levers.filter(({ gain }) => gain > 0);
  const most = Math.max(1, ...useful.map(({ gain }) => gain));
  if (useful.length === 0) return null;
  return (
    <section className="mt-9 print:mt-3">
      <h4 className="font-titular text-t4 font-bold tracking-leve print:text-base">{title}</h4>
      <dl className="mt-3">
        {useful.map((lever) => (
          <div
            key={lever.kind}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-linea py-2.5 print:py-0.5"
          >
            <dt className="etiqueta first-letter:uppercase">{leverText(lever)}</dt>
            <dd className="text-right">
              <span className="block font-titular font-bold">
                <ResultOutput name={`${name}-${lever.kind}`} exact={exactEuros(lever.gain)}>
                  {t('gain', { amount: formatPrice(lever.gain) })}
                </ResultOutput>
              </span>
              <span className="block text-nota text-tinta-2">{t('reach', { amount: formatPrice(lever.price) })}</span>
            </dd>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="block h-3.5 w-full print:hidden"
            >
              <path d={cushion(0, 0, (WIDTH * lever.gain) / most, HEIGHT, 5)} className="fill-mar" />
            </svg>
          </div>
        ))}
      </dl>
    </section>
  );
}
