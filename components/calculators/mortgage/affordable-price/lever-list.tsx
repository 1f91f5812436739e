import { useTranslations } from 'next-intl';
import { cushion } from '@/components/illustrations/shapes';
import type { Lever } from '@/lib/calculators/mortgage/affordable-levers';
import { leverText } from '@/lib/content/calculators/affordable-price-note';
import { exactEuros, formatPrice } from '@/lib/money';
import { ResultOutput } from '../../shell/result/result-output';

const WIDTH = 240;
const HEIGHT = 14;

/** What each change adds to the price, the largest first, with its bar to scale. */
export function LeverList({ levers }: { levers: readonly Lever[] }) {
  const t = useTranslations('AffordablePrice');
  const most = Math.max(1, ...levers.map(({ gain }) => gain));
  return (
    <section className="mt-9 print:mt-3">
      <h4 className="font-titular text-t4 font-bold tracking-leve print:text-base">{t('levers')}</h4>
      <dl className="mt-3">
        {levers.map((lever) => (
          <div
            key={lever.kind}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-linea py-2.5 print:py-0.5"
          >
            <dt className="etiqueta first-letter:uppercase">{leverText(lever)}</dt>
            <dd className="text-right">
              <span className="block font-titular font-bold whitespace-nowrap">
                <ResultOutput name={`hasta-mas-${lever.kind}`} exact={exactEuros(lever.gain)}>
                  {lever.gain > 0 ? t('gain', { amount: formatPrice(lever.gain) }) : t('noGain')}
                </ResultOutput>
              </span>
              {lever.gain > 0 && (
                <span className="block text-nota text-tinta-2">{t('reach', { amount: formatPrice(lever.price) })}</span>
              )}
            </dd>
            {lever.gain > 0 && (
              <svg
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="block h-3.5 w-full print:hidden"
              >
                <path d={cushion(0, 0, (WIDTH * lever.gain) / most, HEIGHT, 5)} className="fill-mar" />
              </svg>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
