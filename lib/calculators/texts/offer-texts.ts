import type { OfferName, OfferProduct, OfferRate, Product } from '@/lib/calculators/mortgage/loan-offer';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { yearsText } from '@/lib/shared/i18n/years-and-months';

export const offerLetters: Readonly<Record<OfferName, string>> = { a: 'A', b: 'B' };

export const productNames: Readonly<Record<Product, string>> = {
  nomina: 'Nómina',
  hogar: 'Seguro de hogar',
  vida: 'Seguro de vida',
  alarma: 'Alarma',
  tarjeta: 'Tarjeta',
  otro: 'Otro producto',
};

/** "3,2 %", "Euríbor + 0,6 %", "2 % los cinco primeros años, después Euríbor + 0,6 %" */
export function rateText(terms: OfferRate): string {
  if (terms.kind === 'fijo') return formatRate(terms.annualRate);
  const variable = `Euríbor + ${formatRate(terms.spread)}`;
  if (terms.kind === 'variable') return variable;
  const fixed =
    terms.fixedYears === 1
      ? 'el primer año'
      : `los ${yearsText(terms.fixedYears).replace('\u00a0', ' primeros\u00a0')}`;
  return `${formatRate(terms.annualRate)} ${fixed}, después ${variable}`;
}

/** "seguro de vida (B), alarma (B)" */
export function productList(products: readonly (readonly [OfferName, Product])[]): string {
  return products
    .map(([name, product]) => `${productNames[product].toLocaleLowerCase('es')} (${offerLetters[name]})`)
    .join(', ');
}

/** A product of which only the cost is known cannot be judged. */
export function isUnjudged({ discount, yearly }: OfferProduct): boolean {
  return discount === undefined && yearly > 0;
}
