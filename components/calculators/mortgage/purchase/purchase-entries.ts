import type { useTranslations } from 'next-intl';
import type { CsvCell } from '@/lib/shared/csv';
import { formatPrice } from '@/lib/shared/money';
import type { PurchaseSum } from './use-purchase-sum';

type Texts = ReturnType<typeof useTranslations<'Mortgage'>>;

function homeText({ choice, taxes, loaded }: PurchaseSum, t: Texts): string {
  const home = t(choice.home === 'new' ? 'nueva' : 'usada');
  return taxes.relief ? `${home}, ${loaded.reliefName(taxes.relief.id, choice.home)}` : home;
}

/** The purchase for the printed sheet. */
export function purchaseEntries(sum: PurchaseSum, t: Texts): (readonly [label: string, value: string])[] {
  const { choice, taxes, needed, loaded } = sum;
  return [
    [t('community'), t(`communityNames.${choice.community}`)],
    [t('home'), homeText(sum, t)],
    ...taxes.lines.map((line) => [loaded.taxLabel(line), formatPrice(line.amount)] as const),
    [t('needed'), formatPrice(needed.total)],
    ...taxes.lines.map(
      ({ tax, source, validFrom }) =>
        [
          loaded.purchaseNotes.sourceText(tax),
          [new URL(source).hostname, validFrom && loaded.longDate(validFrom)].filter(Boolean).join(', '),
        ] as const,
    ),
  ];
}

/** The purchase for the file, after the schedule. */
export function purchaseRows(sum: PurchaseSum, t: Texts): CsvCell[][] {
  const { choice, taxes, needed, loaded } = sum;
  const cents = (amount: number): CsvCell => ({ cents: amount });
  return [
    [],
    [t('community'), t(`communityNames.${choice.community}`)],
    [t('home'), homeText(sum, t)],
    ...taxes.lines.map((line) => [loaded.taxLabel(line), cents(line.amount)]),
    [t('downPayment'), cents(needed.downPayment)],
    [t('taxes'), cents(needed.taxes)],
    [t('costs'), cents(needed.costs)],
    [t('needed'), cents(needed.total)],
    ...taxes.lines.map(({ tax, source, validFrom = '' }) => [loaded.purchaseNotes.sourceText(tax), source, validFrom]),
  ];
}
