import { compareOffers, type OffersInput } from '@/lib/calculators/mortgage/compare-offers';
import type { Offer, OfferProduct, OfferRate } from '@/lib/calculators/mortgage/loan-offer';
import { rateText } from '@/lib/calculators/texts/offer-texts';
import { offersHeadline, offersLine, offersNote, taeText } from '@/lib/calculators/texts/offers-note';
import { productSentences } from '@/lib/calculators/texts/product-verdicts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const offer = (percent: number, yearly = 0, commissionShare = 0): Offer => ({
  rate: { kind: 'fijo', annualRate: percent / 100 },
  products: yearly > 0 ? [{ product: 'vida', yearly, discount: undefined }] : [],
  commissionShare,
});
const given = (keptYears: number, a: Offer, b: Offer): OffersInput => ({
  principal: 160_000_00,
  years: 25,
  euribor: 0.025,
  keptYears,
  a,
  b,
});
const reduced = offer(2.6, 800_00);
const plainOffer = offer(3.2);
const dearToOpen = offer(2.75, 0, 0.015);

test.each([
  [
    'the other wins later',
    given(10, plainOffer, reduced),
    'La oferta B te cuesta 604 € menos en los diez años que piensas mantenerla; desde el año 15 gana la A.',
  ],
  [
    'the same with the offers exchanged',
    given(10, reduced, plainOffer),
    'La oferta A te cuesta 604 € menos en los diez años que piensas mantenerla; desde el año 15 gana la B.',
  ],
  [
    'one year',
    given(1, plainOffer, reduced),
    'La oferta B te cuesta 153 € menos en el año que piensas mantenerla; desde el año 15 gana la A.',
  ],
  [
    'the same one until the end',
    given(10, offer(3.5), offer(2.9, 600_00)),
    'La oferta B te cuesta 2.684 € menos en los diez años que piensas mantenerla, y sigue costándote menos hasta el final.',
  ],
  [
    'kept to the end, won only late',
    given(25, dearToOpen, offer(3)),
    'La oferta A te cuesta 3.792 € menos en los 25 años que piensas mantenerla; si la dejaras antes del año 7, ganaría la B.',
  ],
  [
    'kept to the end, always ahead',
    given(25, offer(2.5), offer(3)),
    'La oferta A te cuesta 12.285 € menos en los 25 años que piensas mantenerla.',
  ],
  [
    'equal offers',
    given(10, plainOffer, plainOffer),
    'Las dos ofertas te cuestan lo mismo, las mantengas los años que las mantengas.',
  ],
])('%s', (_, input, sentence) => {
  expect(plain(offersHeadline(input, compareOffers(input)))).toBe(sentence);
});

test('offers that are equal only in the years they are kept say who wins afterwards', () => {
  const input = given(2, plainOffer, plainOffer);
  const result = {
    ...compareOffers(input),
    leads: [
      { cheaper: undefined, from: 1, to: 4 },
      { cheaper: 'b' as const, from: 5, to: 25 },
    ],
  };
  expect(plain(offersHeadline(input, result))).toBe(
    'Las dos ofertas te cuestan lo mismo en los dos años que piensas mantenerla; desde el año 5 gana la B.',
  );
});

test('a lead that is lost for some years and won back is told with its years', () => {
  const input = given(2, offer(2), offer(3));
  const result = {
    ...compareOffers(input),
    leads: [
      { cheaper: 'a' as const, from: 1, to: 4 },
      { cheaper: 'b' as const, from: 5, to: 9 },
      { cheaper: 'a' as const, from: 10, to: 25 },
    ],
  };
  expect(plain(offersHeadline(input, result))).toMatch(/; del año 5 al 9 ganaría la B, y después otra vez la A\.$/);
});

const note = (input: OffersInput) => plain(offersNote(input, compareOffers(input)).join(' '));

test('whether the products pay for themselves follows from interest and price', () => {
  expect(note(given(10, plainOffer, reduced))).toContain(
    'Los productos de la B cuestan 8.000 € en ese tiempo, y frente a la otra te ahorras 8.604 € de intereses: la bonificación compensa.',
  );
  expect(note(given(20, plainOffer, reduced))).toContain('la bonificación no compensa');
  expect(note(given(10, plainOffer, offer(3.2, 300_00)))).toContain('pregunta qué te dan a cambio');
  expect(note(given(10, plainOffer, offer(3)))).not.toContain('productos');
});

test('the products are not judged where the commissions differ', () => {
  const dear = given(5, offer(3.5), offer(2.9, 600_00, 0.02));
  expect(plain(offersHeadline(dear, compareOffers(dear)))).toMatch(/^La oferta A te cuesta/);
  expect(note(dear)).toMatch(/te ahorras [\d.]+ € de intereses; la comisión, aparte\./);
  expect(note(dear)).not.toContain('compensa');
  expect(note(given(10, offer(3.2, 0, 0.01), offer(3.2, 300_00)))).toContain(
    'no te ahorran intereses frente a la otra; la comisión, aparte.',
  );
});

test('an offer that stays ahead to the end is not told that the end decides for the other', () => {
  const input = { ...given(9, offer(3.6), offer(3.1, 200_00, 0.01)), principal: 82_000_00, years: 18 };
  expect(plain(offersHeadline(input, compareOffers(input)))).toMatch(
    /^La oferta B te cuesta .*, y sigue costándote menos hasta el final\.$/,
  );
  expect(note(input)).toContain(
    'La TAE es menor en la A: pesa más lo que se paga al principio. Sumado lo que pagas cada año, cuesta menos la B.',
  );
});

test('the TAE that points to the other offer is explained, and one that reads the same is not mentioned', () => {
  expect(note(given(10, plainOffer, reduced))).toContain(
    'La TAE es menor en la A, pero cuenta la hipoteca hasta el final.',
  );
  expect(note(given(25, dearToOpen, offer(3)))).toContain('también es menor en la A');
  expect(note(given(10, plainOffer, plainOffer))).not.toContain('TAE');
});

test('the TAE has two decimals, and says when there is none or it is absurd', () => {
  expect([0.03578, undefined, 25].map((tae) => plain(taeText(tae)))).toEqual(['3,58 %', 'no hay', 'más del 1.000 %']);
});

test('the line for the consultation holds both offers in one line', () => {
  const input = given(10, offer(3.2, 0, 0.005), reduced);
  const line = offersLine(input, compareOffers(input));
  expect(plain(line)).toMatch(
    /^He comparado dos hipotecas de 160\.000 € a 25 años: A, al 3,2 %, con un 0,5 % de apertura, TAE 3,3\d %; B, al 2,6 %, con 800 € al año en productos, TAE 3,49 %\. Pienso mantenerla diez años, y en ese tiempo la B me cuesta 1\.404 € menos\.$/,
  );
  expect(line).not.toContain('\n');
});

const HOME: OfferProduct = { product: 'hogar', yearly: 250_00, discount: 0.001 };
const PAYROLL: OfferProduct = { product: 'nomina', yearly: 0, discount: 0.003 };
const ALARM: OfferProduct = { product: 'alarma', yearly: 480_00, discount: undefined };
const selling = (percent: number, ...products: OfferProduct[]): Offer => ({ ...offer(percent), products });
const ofProducts = (input: OffersInput) => productSentences(input, compareOffers(input)).map(plain);
const variable = (spread: number): Offer => ({ ...offer(0), rate: { kind: 'variable', spread: spread / 100 } });

test('each product has its verdict, in the whole and a month, and what does not pay is left out of both offers', () => {
  const input = given(10, plainOffer, selling(2.9, HOME, PAYROLL));
  expect(ofProducts(input)).toEqual([
    'Seguro de hogar (B): no compensa. Te ahorra 1.436 € de intereses y cuesta 2.500 € en diez años: pierdes 1.064 €, 8,86 € al mes.',
    'Nómina (B): compensa. Te ahorra 4.336 € de intereses y no cuesta nada en diez años: ganas 4.336 €, 36,13 € al mes.',
    'Sin lo que no compensa, en diez años la A te cuesta 43.804 € y la B, 40.918 €: sigue ganando la B, por 2.886 €.',
  ]);
  expect(note(input)).not.toContain('bonificación');
  expect(plain(offersLine(input, compareOffers(input)))).toMatch(
    / Productos que no me compensan: seguro de hogar \(B\)\.$/,
  );
});

test('a product whose discount is not known is asked for, and the bank’s products are then judged as one', () => {
  const input = given(10, plainOffer, selling(2.6, ALARM));
  expect(ofProducts(input)).toEqual(['Falta cuánto baja el tipo: alarma (B). Con eso te decimos si compensa.']);
  expect(note(input)).toContain('la bonificación compensa');
  expect(ofProducts(given(10, plainOffer, plainOffer))).toEqual([]);
});

test('a product that changes nothing is told so', () => {
  const nothing: OfferProduct = { product: 'tarjeta', yearly: 0, discount: 0 };
  expect(ofProducts(given(10, selling(3, nothing), plainOffer))).toEqual([
    'Tarjeta (A): da igual tenerlo o no. No te ahorra intereses y no cuesta nada en diez años.',
  ]);
});

test('the level of the Euríbor at which the answer turns is named, or that there is none', () => {
  expect(note(given(10, offer(3), variable(0.6)))).toContain(
    'Hemos contado con el Euríbor al 2,5 % de principio a fin. La respuesta cambia al bajar al 2,39 %: ahí gana la B.',
  );
  expect(note({ ...given(10, offer(3), variable(0.6)), euribor: 0.02 })).toContain(
    'La respuesta cambia al subir al 2,41 %: ahí gana la A.',
  );
  expect(note(given(10, variable(0.9), variable(0.6)))).toContain('Con ningún otro, hasta el 10 %, gana la A.');
  expect(note(given(10, variable(0.6), variable(0.6)))).not.toContain('Con ningún otro');
  expect(note(given(10, offer(3), offer(2.9)))).not.toContain('Euríbor');
});

test.each<[OfferRate, string]>([
  [{ kind: 'fijo', annualRate: 0.032 }, '3,2 %'],
  [{ kind: 'variable', spread: 0.006 }, 'Euríbor + 0,6 %'],
  [
    { kind: 'mixto', annualRate: 0.02, fixedYears: 5, spread: 0.006 },
    '2 % los cinco primeros años, después Euríbor + 0,6 %',
  ],
  [{ kind: 'mixto', annualRate: 0.02, fixedYears: 1, spread: 0.006 }, '2 % el primer año, después Euríbor + 0,6 %'],
])('%o is written %s', (rate, text) => {
  expect(plain(rateText(rate))).toBe(text);
});
