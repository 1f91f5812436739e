import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ChoiceField } from '@/components/calculators/shell/form/choice-field';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import type { NumberRule } from '@/lib/calculators/input/number-input';
import type { OfferName } from '@/lib/calculators/mortgage/compare-offers';
import {
  OFFER_NAMES,
  type OfferPart,
  type OffersField,
  type OffersValues,
  offerRules,
  PRODUCTS,
  ruleOf,
} from './offer-values';

type OfferFieldsProps = {
  values: OffersValues;
  errors: FieldErrors<OffersField>;
  change: (name: OffersField, text: string) => void;
};

export const OfferFields = memo(function OfferFields({ values, errors, change }: OfferFieldsProps) {
  const t = useTranslations('MortgageOffers');
  const number = (name: OffersField, unit: string, rule: NumberRule) => ({
    name,
    unit,
    rule,
    value: values[name],
    error: errors[name],
    onChange: change,
  });
  const part = (offer: OfferName, name: OfferPart, unit: string) =>
    number(`oferta-${offer}-${name}`, unit, ruleOf(name));
  const sentence = (name: OffersField) => {
    const error = errors[name];
    return error && 'message' in error ? error.message : undefined;
  };
  return (
    <>
      <NumberField {...number('oferta-prestamo', '€', offerRules.loan)} label={t('loan')} />
      <NumberField {...number('oferta-plazo', t('unitYears'), offerRules.years)} label={t('term')} />
      <NumberField
        {...number('oferta-anos', t('unitYears'), offerRules.years)}
        label={t('kept')}
        hint={t('keptHint')}
      />
      {OFFER_NAMES.map((offer) => {
        const reduced = `oferta-${offer}-bonificada` as const;
        return (
          <fieldset key={offer} className="grid min-w-0 gap-5 border-t-[1.5px] border-tinta pt-4">
            <legend className="contents">
              <span className="block font-titular text-t4 font-bold tracking-leve">{t(`offer_${offer}`)}</span>
            </legend>
            <NumberField {...part(offer, 'tin', '%')} label={t('rate')} />
            <NumberField {...part(offer, 'comision', '%')} label={t('commission')} hint={t('commissionHint')} />
            <ChoiceField
              name={reduced}
              legend={t('reduced')}
              choices={[
                { value: 'no', label: t('no') },
                { value: 'si', label: t('yes') },
              ]}
              value={values[reduced]}
              onChange={change}
              error={sentence(reduced)}
            />
            {values[reduced] === 'si' &&
              PRODUCTS.map((product) => (
                <NumberField
                  key={product}
                  {...part(offer, product, t('unitYearly'))}
                  label={t(`product_${product}`)}
                  hint={product === 'hogar' ? t('homeHint') : undefined}
                />
              ))}
          </fieldset>
        );
      })}
    </>
  );
});
