import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import { EARLIER_REPAYMENT_CAPS, REPAID_LOAN_KINDS, REPAYMENT_CAPS } from '@/lib/calculators/mortgage/repayment-caps';
import { longDate } from '@/lib/shared/i18n/long-date';

type NumberProps<Name extends string> = Omit<ComponentProps<typeof NumberField<Name>>, 'label' | 'hint'>;
type ChoiceProps<Name extends string> = Omit<ComponentProps<typeof ChoiceField<Name, string>>, 'legend' | 'choices'>;
type TimeProps<Name extends string> = { years: NumberProps<Name>; months: NumberProps<Name> };

export function OwedField<Name extends string>(props: NumberProps<Name>) {
  const t = useTranslations('SignedLoan');
  return <NumberField {...props} label={t('owed')} hint={t('owedHint')} />;
}

export function TermLeft<Name extends string>({ years, months }: TimeProps<Name>) {
  const t = useTranslations('SignedLoan');
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <NumberField {...years} label={t('leftYears')} />
      <NumberField {...months} label={t('leftMonths')} />
    </div>
  );
}

/** The kind of a loan that is being paid, and of a mixed one in its fixed part how much of it is left. */
export function KindOfLoan<Name extends string>({ kind, fixed }: { kind: ChoiceProps<Name>; fixed: TimeProps<Name> }) {
  const t = useTranslations('SignedLoan');
  return (
    <>
      <ChoiceField
        {...kind}
        legend={t('kind')}
        choices={REPAID_LOAN_KINDS.map((value) => ({ value, label: t(value) }))}
      />
      {kind.value === 'mixto-fijo' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField {...fixed.years} label={t('fixedYears')} />
          <NumberField {...fixed.months} label={t('leftMonths')} />
        </div>
      )}
    </>
  );
}

type SignatureFieldsProps<Name extends string> = { signature: ChoiceProps<Name>; years: NumberProps<Name> };

/** When a loan was signed, on which hangs what its bank may charge. */
export function SignatureFields<Name extends string>({ signature, years }: SignatureFieldsProps<Name>) {
  const t = useTranslations('SignedLoan');
  // A choice is narrow: its date may break.
  const [date, earlier] = [REPAYMENT_CAPS, EARLIER_REPAYMENT_CAPS].map(({ validFrom }) =>
    longDate(validFrom).replaceAll('\u00a0', ' '),
  ) as [string, string];
  return (
    <>
      <ChoiceField
        {...signature}
        legend={t('deed')}
        choices={[
          { value: 'desde-2019', label: t('deedSince', { date }) },
          { value: 'antes', label: t('deedBefore', { date: earlier }) },
          { value: 'antes-2007', label: t('deedOldest') },
        ]}
      />
      <NumberField {...years} label={t('signed')} hint={t('signedHint')} />
    </>
  );
}
