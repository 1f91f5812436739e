import { useTranslations } from 'next-intl';
import { TABLE_CHECKED } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-table';
import { purchaseNotes } from '@/lib/calculators/texts/purchase/purchase-notes';
import { taxLabel } from '@/lib/calculators/texts/purchase/tax-texts';
import { longDate } from '@/lib/shared/i18n/long-date';
import { formatEuros, formatPrice } from '@/lib/shared/money';
import type { Ceiling } from './affordable-answer';
import type { Household } from './affordable-values';

/** How the highest price is paid, from the price to the instalment, with the date and the source of its taxes. */
export function PurchaseBreakdown({ household, ceiling }: { household: Household; ceiling: Ceiling }) {
  const t = useTranslations('AffordablePrice');
  const home = useTranslations('Mortgage');
  const { price, costs, principal, payment, purchase } = ceiling;
  const { place } = household;
  const costLines = purchase
    ? [
        ...purchase.taxes.lines.map((line) => [taxLabel(line), formatPrice(line.amount)]),
        [t('fees'), formatPrice(purchase.fees.total)],
      ]
    : [[t('assumedCosts'), formatPrice(costs)]];
  const lines = [
    [t('price'), formatPrice(price)],
    ...costLines,
    [t('yourSavings'), `−${formatPrice(Math.min(household.savings, price + costs))}`],
  ];
  return (
    <section className="mt-9 print:mt-3">
      <h4 className="font-titular text-t4 font-bold tracking-leve print:text-base">
        {t('breakdown', { price: formatPrice(price) })}
      </h4>
      <dl className="mt-3">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-b border-linea py-1.5 print:py-0.5">
            <dt className="etiqueta text-tinta-2">{label}</dt>
            <dd translate="no" className="font-bold whitespace-nowrap">
              {amount}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4 border-t-[1.5px] border-tinta py-1.5 font-bold print:py-0.5">
          <dt>{t('loan')}</dt>
          <dd translate="no" className="whitespace-nowrap">
            {formatPrice(principal)}
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 py-1.5 font-bold print:py-0.5">
          <dt>{t('payment')}</dt>
          <dd translate="no" className="whitespace-nowrap">
            {formatEuros(payment)}
          </dd>
        </div>
      </dl>
      {purchase && place && (
        <div className="mt-2 grid gap-2 text-nota wrap-anywhere text-tinta-2 print:text-[0.8125rem]">
          {!purchase.taxes.verified && (
            <p className="font-bold text-tinta">
              {purchaseNotes.unverified(home(`communityNames.${place.community}`))}
            </p>
          )}
          {purchase.taxes.lines.map(({ tax, validFrom, source }) => (
            <p key={tax}>
              <span>{purchaseNotes.source(tax, validFrom && longDate(validFrom))}</span>{' '}
              <a href={source} className="font-bold text-mar underline underline-offset-4">
                {purchaseNotes.sourceText(tax)}
              </a>
            </p>
          ))}
          <p>{purchaseNotes.checked(longDate(TABLE_CHECKED))}</p>
          <p>{t('reliefs')}</p>
        </div>
      )}
    </section>
  );
}
