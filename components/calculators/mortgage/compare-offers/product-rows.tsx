import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormProps } from '@/components/calculators/shell/form/define-fields';
import { type OfferName, PRODUCTS, type Product } from '@/lib/calculators/mortgage/loan-offer';
import { productNames } from '@/lib/calculators/texts/offer-texts';
import { hasProduct, type OffersField, productFields } from './offer-values';

/** A row of each product that is filled in or was added, and a button for each of the others. */
export function ProductRows({ offer, values, errors, change }: FormProps<OffersField> & { offer: OfferName }) {
  const t = useTranslations('MortgageOffers');
  const id = useId();
  const [added, setAdded] = useState<readonly Product[]>([]);
  // The selector of what the last step gives the focus to; a new object each time.
  const [focused, setFocused] = useState<{ selector: string }>();
  const rows = useRef<HTMLDivElement>(null);
  const isShown = (product: Product) => added.includes(product) || hasProduct(values, offer, product);
  const others = PRODUCTS.filter((product) => !isShown(product));

  useEffect(() => {
    if (focused) rows.current?.querySelector<HTMLElement>(focused.selector)?.focus();
  }, [focused]);

  /** A row stays while its figures are typed, whatever they are. */
  const hold = (product: Product) => setAdded((held) => (held.includes(product) ? held : [...held, product]));

  const add = (product: Product) => {
    hold(product);
    setFocused({ selector: `input[name="oferta-${offer}-${product}"]` });
  };

  const remove = (product: Product) => {
    setAdded((held) => held.filter((other) => other !== product));
    const empty = Object.entries(productFields(offer, product).starts());
    for (const [name, text] of empty) change(name as OffersField, text);
    setFocused({ selector: `[data-anadir="${product}"]` });
  };

  const fieldsOf = (product: Product) =>
    productFields(offer, product).form({
      ...{ values, errors, t },
      change: (name, text) => {
        hold(product);
        change(name, text);
      },
    });

  return (
    <div ref={rows} className="grid min-w-0 gap-5">
      <p className="text-nota text-tinta-2">{t('productsHint')}</p>
      {PRODUCTS.filter(isShown).map((product) => {
        const field = fieldsOf(product);
        return (
          <fieldset key={product} className="grid min-w-0 gap-3 border-t border-linea pt-3">
            <legend className="contents">
              <span className="flex items-center justify-between gap-4 font-bold">{productNames[product]}</span>
            </legend>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-start gap-3">
              {field('productCost')}
              {field('productDiscount')}
            </div>
            <button
              type="button"
              aria-label={t('removeThis', { product: productNames[product], offer: t(`offer_${offer}`) })}
              onClick={() => remove(product)}
              className="min-h-11 w-fit cursor-pointer font-bold underline underline-offset-4 hover:text-mar"
            >
              {t('remove')}
            </button>
          </fieldset>
        );
      })}
      {others.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no legend that wraps with its buttons
        <div role="group" aria-labelledby={`${id}-add`}>
          <p id={`${id}-add`} className="mb-2 font-bold">
            {t('addProduct')}
          </p>
          <div className="flex flex-wrap gap-2">
            {others.map((product) => (
              <button
                key={product}
                type="button"
                data-anadir={product}
                aria-label={t('addThis', { product: productNames[product], offer: t(`offer_${offer}`) })}
                onClick={() => add(product)}
                className="min-h-11 cursor-pointer respaldo-s border-[1.5px] border-borde px-3 py-1 hover:border-tinta hover:bg-arena"
              >
                {productNames[product]}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
