import { priceLabel } from '@/components/site/services/product-price';

const nbsp = '\u00a0';

test.each([
  ['whole euros without cents', { price: 25_900, priceMax: null, priceType: 'fixed' }, `259${nbsp}€`],
  ['cents where there are some', { price: 879, priceMax: null, priceType: 'fixed' }, `8,79${nbsp}€`],
  ['a range by both its ends', { price: 30_000, priceMax: 60_000, priceType: 'range' }, `300${nbsp}€ – 600${nbsp}€`],
  ['a range that has no end by its start', { price: 30_000, priceMax: null, priceType: 'range' }, `300${nbsp}€`],
] as const)('shows %s', (_, product, label) => {
  expect(priceLabel(product)).toBe(label);
});
