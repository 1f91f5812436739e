import { useTranslations } from 'next-intl';
import { exactEuros, formatPrice } from '@/lib/shared/money';
import { ResultOutput } from '../../shell/result/result-output';
import { type PlannedPurchase, usePurchaseSum } from './use-purchase-sum';

const row = 'flex justify-between gap-4 py-1.5 print:py-0.5';

/** The taxes of the purchase with their rates, dates and sources; without a community, what is missing. */
export function PurchaseTaxList({ input }: { input: PlannedPurchase }) {
  const t = useTranslations('Mortgage');
  const { sum, failed } = usePurchaseSum(input);
  if (!input.purchase) return <p className="text-nota text-tinta-2">{t('costsNote')}</p>;
  if (!sum) return <p className="min-h-24 text-nota text-tinta-2">{failed ? t('taxesFailed') : ''}</p>;
  const { choice, taxes, loaded } = sum;
  const community = t(`communityNames.${choice.community}`);
  const { purchaseNotes: notes } = loaded;
  const isGone = choice.relief !== '' && !taxes.relief && taxes.passed === undefined;
  return (
    <div className="mt-6">
      <h2 className="border-b-[1.5px] border-tinta pb-2 font-texto text-txt tracking-normal">{t('taxes')}</h2>
      <dl>
        {taxes.lines.map((line) => (
          <div key={line.tax} className={`${row} border-b border-regla`}>
            <dt className="text-tinta-2">{loaded.taxLabel(line)}</dt>
            <dd translate="no" className="font-bold whitespace-nowrap">
              {formatPrice(line.amount)}
            </dd>
          </div>
        ))}
        <div className={`${row} border-t-[1.5px] border-tinta font-bold`}>
          <dt>{t('costsTotal')}</dt>
          <dd className="whitespace-nowrap">
            <ResultOutput name="impuestos" exact={exactEuros(taxes.total)}>
              {formatPrice(taxes.total)}
            </ResultOutput>
          </dd>
        </div>
      </dl>
      <div className="grid gap-2 text-nota wrap-anywhere text-tinta-2">
        {taxes.passed !== undefined && (
          <p className="font-bold text-tinta">{notes.reliefRefused(formatPrice(taxes.passed))}</p>
        )}
        {isGone && <p className="font-bold text-tinta">{t('reliefGone')}</p>}
        {!taxes.verified && <p className="font-bold text-tinta">{notes.unverified(community)}</p>}
        {taxes.lines.map((line) => (
          <p key={line.tax}>
            <span>{notes.source(line.tax, line.validFrom && loaded.longDate(line.validFrom))}</span>{' '}
            <a href={line.source} className="font-bold text-mar underline underline-offset-4">
              {notes.sourceText(line.tax)}
            </a>
          </p>
        ))}
        <p>{notes.checked(loaded.longDate(loaded.TABLE_CHECKED))}</p>
      </div>
    </div>
  );
}
