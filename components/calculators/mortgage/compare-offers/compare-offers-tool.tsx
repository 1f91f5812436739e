import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { ToolFrame } from '@/components/calculators/shell/tool/tool-frame';
import { withMessages } from '@/components/shared/browser/with-messages';
import { compareOffers, type OffersInput } from '@/lib/calculators/mortgage/compare-offers';
import type { LoanAbove } from '@/lib/calculators/mortgage/loan-fields';
import { dependsOnEuribor, type Offer, yearlyProducts } from '@/lib/calculators/mortgage/loan-offer';
import { rateText } from '@/lib/calculators/texts/offer-texts';
import { offersHeadline, offersLine } from '@/lib/calculators/texts/offers-note';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { yearsText } from '@/lib/shared/i18n/years-and-months';
import { formatPrice } from '@/lib/shared/money';
import messages from '@/messages/calculators/tools/compare-offers.json';
import { OfferFields } from './offer-fields';
import { linkDefaults, offerDefaults, readOffers } from './offer-values';
import { offersRows } from './offers-file';
import { OffersResultView } from './offers-result';

/** Two offers of a mortgage side by side. */
function CompareOffersTool({ id, above }: { id: string; above: LoanAbove }) {
  const t = useTranslations('MortgageOffers');
  // As the calculator above stood when the tool was opened.
  const [defaults] = useState(() => ({ defaults: offerDefaults(above), linkDefaults: linkDefaults(above) }));
  const calculator = useCalculator({
    ...defaults,
    read: (values) => readOffers(values, t),
    compute: compareOffers,
  });
  const { values, errors, change } = calculator;
  const offerText = (offer: Offer) =>
    t('printedOffer', {
      rate: rateText(offer.rate),
      commission: formatRate(offer.commissionShare),
      products: formatPrice(yearlyProducts(offer)),
    });
  const euriborPrinted = ({ euribor, a, b }: OffersInput) =>
    dependsOnEuribor(a) || dependsOnEuribor(b) ? [[t('euribor'), formatRate(euribor)] as const] : [];
  return (
    <ToolFrame
      id={id}
      calculator={calculator}
      texts={{ title: t('title'), button: t('calculate') }}
      fields={<OfferFields values={values} errors={errors} change={change} />}
      result={({ input, result }) => <OffersResultView input={input} result={result} />}
      announcement={({ input, result }) => offersHeadline(input, result)}
      printed={({ input }) => [
        [t('principal'), formatPrice(input.principal)],
        [t('years'), yearsText(input.years)],
        [t('keptYears'), yearsText(input.keptYears)],
        [t('offer_a'), offerText(input.a)],
        [t('offer_b'), offerText(input.b)],
        ...euriborPrinted(input),
      ]}
      file={({ input, result }) => ({ name: t('file'), rows: () => offersRows(input, result, t) })}
      line={({ input, result }) => offersLine(input, result)}
    />
  );
}

export const Tool = withMessages(messages, CompareOffersTool);
