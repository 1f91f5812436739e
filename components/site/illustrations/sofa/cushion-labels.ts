import { livingMortgage as texts } from '@/lib/site/living-mortgage';

export type CushionLabels = { capital: readonly string[]; interest: readonly string[] };

/** Labels of the two cushions. `share` is interest / total paid, a fraction. */
export function wideLabels(principal: string, interest: string, share: number): CushionLabels {
  const onWide = (amount: string, words: string, width: number) =>
    width > 0.24 ? [`${amount} ${words}`] : width > 0.11 ? [amount] : [];
  return {
    capital: onWide(principal, texts.ofHouse, 1 - share),
    interest: onWide(interest, texts.ofInterest, share),
  };
}

/** On a phone the label of a narrow cushion is below its amount. */
export function narrowLabels(principal: string, interest: string, share: number): CushionLabels {
  return {
    capital: share < 0.45 ? [`${principal} ${texts.ofHouse}`] : [principal, texts.ofHouse],
    interest:
      share > 0.55 ? [`${interest} ${texts.ofInterest}`] : share > 0.28 ? [interest, texts.ofInterestShort] : [],
  };
}
