import { useTranslations } from 'next-intl';
import { exactEuros, formatPrice } from '@/lib/shared/money';
import { ResultOutput } from '../../shell/result/result-output';
import { type PlannedPurchase, usePurchaseSum } from './use-purchase-sum';

/** Deposit, taxes and costs, beside the recommended savings. Nothing without a community. A sheet has the parts among its inputs. */
export function NeededSavings({ input }: { input: PlannedPurchase }) {
  const t = useTranslations('Mortgage');
  const { sum } = usePurchaseSum(input);
  if (!sum) return null;
  const { downPayment, taxes, costs, total } = sum.needed;
  const parts = [
    [t('downPayment'), downPayment],
    [t('taxes'), taxes],
    [t('costs'), costs],
  ] as const;
  return (
    <div className="mt-6 print:mt-2 print:text-[0.875rem]">
      <p className="flex flex-wrap justify-between gap-x-4 border-t-[1.5px] border-tinta pt-2 font-bold">
        {t('needed')}
        <ResultOutput name="ahorro-necesario" exact={exactEuros(total)} className="whitespace-nowrap">
          {formatPrice(total)}
        </ResultOutput>
      </p>
      <dl className="mt-1 print:hidden">
        {parts.map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-b border-regla py-1 text-tinta-2">
            <dt>{label}</dt>
            <dd translate="no" className="whitespace-nowrap">
              {formatPrice(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
