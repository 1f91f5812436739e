import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import type { FormProps } from '@/components/calculators/shell/form/define-fields';
import { fieldsOf } from '@/components/calculators/shell/form/fields-of';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import { OFFER_NAMES, type OfferName } from '@/lib/calculators/mortgage/loan-offer';
import { MORTGAGE_KINDS } from '@/lib/calculators/mortgage/simulate-mortgage';
import { asksEuribor, type OfferPart, type OffersField, offerRules, ruleOf } from './offer-values';
import { ProductRows } from './product-rows';

/** The loan, the two offers, and the Euríbor once for both where one of them follows it. */
export const OfferFields = memo(function OfferFields(form: FormProps<OffersField>) {
  const t = useTranslations('MortgageOffers');
  const { number } = fieldsOf(form);
  return (
    <>
      <NumberField {...number('oferta-prestamo', '€', offerRules.loan)} label={t('loan')} />
      <NumberField {...number('oferta-plazo', t('unitYears'), offerRules.years)} label={t('term')} />
      <NumberField
        {...number('oferta-anos', t('unitYears'), offerRules.years)}
        label={t('kept')}
        hint={t('keptHint')}
      />
      {OFFER_NAMES.map((offer) => (
        <OneOffer key={offer} offer={offer} {...form} />
      ))}
      {asksEuribor(form.values) && (
        <div className="border-t-[1.5px] border-tinta pt-4">
          <NumberField
            {...number('oferta-euribor', '%', offerRules.euribor)}
            label={t('euribor')}
            hint={t('euriborHint')}
          />
        </div>
      )}
    </>
  );
});

function OneOffer({ offer, ...form }: FormProps<OffersField> & { offer: OfferName }) {
  const t = useTranslations('MortgageOffers');
  const { values } = form;
  const { number, choice } = fieldsOf(form);
  const part = (name: OfferPart, unit: string) => number(`oferta-${offer}-${name}`, unit, ruleOf(name));
  const [kindField, reducedField] = [`oferta-${offer}-tipo`, `oferta-${offer}-bonificada`] as const;
  const kind = values[kindField];
  const isReduced = values[reducedField] === 'si';
  const reducedHint = isReduced ? t('reducedHint') : undefined;
  return (
    <fieldset className="grid min-w-0 gap-5 border-t-[1.5px] border-tinta pt-4">
      <legend className="contents">
        <span className="block font-titular text-t4 font-bold tracking-leve">{t(`offer_${offer}`)}</span>
      </legend>
      <ChoiceField
        {...choice(kindField)}
        legend={t('kind')}
        choices={MORTGAGE_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      {kind !== 'variable' && (
        <NumberField
          key="tin"
          {...part('tin', '%')}
          label={kind === 'mixto' ? t('fixedRate') : t('rate')}
          hint={reducedHint}
        />
      )}
      {kind === 'mixto' && <NumberField key="fijos" {...part('fijos', t('unitYears'))} label={t('fixedYears')} />}
      {(kind === 'variable' || kind === 'mixto') && (
        <NumberField
          key="diferencial"
          {...part('diferencial', '%')}
          label={kind === 'mixto' ? t('laterSpread') : t('spread')}
          hint={kind === 'mixto' ? undefined : reducedHint}
        />
      )}
      <NumberField key="comision" {...part('comision', '%')} label={t('commission')} hint={t('commissionHint')} />
      <ChoiceField
        {...choice(reducedField)}
        legend={t('reduced')}
        choices={[
          { value: 'no', label: t('no') },
          { value: 'si', label: t('yes') },
        ]}
      />
      {isReduced && <ProductRows offer={offer} {...form} />}
    </fieldset>
  );
}
