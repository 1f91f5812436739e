import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { FormProps } from '@/components/calculators/shell/form/define-fields';
import { OFFER_NAMES, type OfferName } from '@/lib/calculators/mortgage/loan-offer';
import { type OffersField, offeredLoan, offers } from './offer-values';
import { ProductRows } from './product-rows';

/** The loan, the two offers, and the Euríbor once for both where one of them follows it. */
export const OfferFields = memo(function OfferFields(form: FormProps<OffersField>) {
  const t = useTranslations('MortgageOffers');
  const field = offeredLoan.form({ ...form, t });
  const euribor = field('euribor');
  return (
    <>
      {field('principal')}
      {field('years')}
      {field('keptYears')}
      {OFFER_NAMES.map((offer) => (
        <OneOffer key={offer} offer={offer} {...form} />
      ))}
      {euribor && <div className="border-t-[1.5px] border-tinta pt-4">{euribor}</div>}
    </>
  );
});

function OneOffer({ offer, ...form }: FormProps<OffersField> & { offer: OfferName }) {
  const t = useTranslations('MortgageOffers');
  const field = offers[offer].form({ ...form, t });
  const isMixed = form.values[`oferta-${offer}-tipo`] === 'mixto';
  const isReduced = form.values[`oferta-${offer}-bonificada`] === 'si';
  const hint = isReduced ? t('reducedHint') : undefined;
  return (
    <fieldset className="grid min-w-0 gap-5 border-t-[1.5px] border-tinta pt-4">
      <legend className="contents">
        <span className="block font-titular text-t4 font-bold tracking-leve">{t(`offer_${offer}`)}</span>
      </legend>
      {field('kind')}
      {field('rate', { label: isMixed ? t('fixedRate') : t('rate'), hint })}
      {field('fixedYears')}
      {field('spread', isMixed ? { label: t('laterSpread') } : { hint })}
      {field('commission')}
      {field('reduced')}
      {isReduced && <ProductRows offer={offer} {...form} />}
    </fieldset>
  );
}
