import type { Lead, OffersInput, OffersResult } from '@/lib/calculators/mortgage/compare-offers';
import { HIGHEST_LEVEL } from '@/lib/calculators/mortgage/euribor-turns';
import { dependsOnEuribor, OFFER_NAMES, type OfferName, yearlyProducts } from '@/lib/calculators/mortgage/loan-offer';
import { formatPercent, formatRate } from '@/lib/shared/i18n/numbers';
import { yearsText } from '@/lib/shared/i18n/years-and-months';
import { formatPrice, lessBy, roundEuros } from '@/lib/shared/money';
import { offerLetters as letters, productList, rateText } from './offer-texts';

function otherThan(name: OfferName): OfferName {
  return name === 'a' ? 'b' : 'a';
}

/** "en los diez años que piensas mantenerla" */
function whileKept(years: number): string {
  return years === 1 ? 'en el año que piensas mantenerla' : `en los ${yearsText(years)} que piensas mantenerla`;
}

/** "; desde el año 15 gana la B", "; en el año 2 ganaría la B": the only years in which an offer is ahead. */
function onlyLead({ from, to }: Lead, name: OfferName, years: number): string {
  if (to === years) return `; desde el año ${from} gana la ${letters[name]}`;
  const when = from === to ? `en el año ${from}` : `del año ${from} al ${to}`;
  return `; ${when} ganaría la ${letters[name]}`;
}

const IN_TURNS = '; con otros años gana una u otra, según el año.';

/** What comes after the years that the loan is kept, as the rest of a sentence about the offer that is ahead in them. */
function afterwards(winner: OfferName, leads: readonly Lead[], { keptYears, years }: OffersInput): string {
  const other = otherThan(winner);
  const ahead = leads.filter(({ cheaper }) => cheaper === other);
  const [only] = ahead;
  if (keptYears === years)
    return only && ahead.length === 1 && only.from === 1
      ? `; si la dejaras antes del año ${only.to + 1}, ganaría la ${letters[other]}.`
      : '.';
  if (leads.some(({ from, to }) => from <= keptYears && to === years))
    return ', y sigue costándote menos hasta el final.';
  if (!ahead.some(({ from }) => from > keptYears)) return `, y la ${letters[other]} ya no la adelanta.`;
  if (!only || ahead.length > 1) return IN_TURNS;
  const back = leads.at(-1)?.cheaper === winner ? `, y después otra vez la ${letters[winner]}` : '';
  return `${onlyLead(only, other, years)}${back}.`;
}

/** Says which other years would make one offer cheaper, where both cost the same in those that are kept. */
function besideTie(leads: readonly Lead[], { keptYears, years }: OffersInput): string {
  const ahead = leads.filter(({ cheaper }) => cheaper !== undefined);
  const [only] = ahead;
  if (!only?.cheaper) return '.';
  if (ahead.length > 1) return IN_TURNS;
  if (only.from > keptYears) return `${onlyLead(only, only.cheaper, years)}.`;
  return only.from === 1
    ? `; si la dejaras antes del año ${only.to + 1}, ganaría la ${letters[only.cheaper]}.`
    : IN_TURNS;
}

/** Which offer costs less, by how much, and what other years than those that are kept change. */
export function offersHeadline(input: OffersInput, { a, b, cheaper, leads }: OffersResult): string {
  const [first] = leads;
  if (leads.length === 1 && first?.cheaper === undefined)
    return 'Las dos ofertas te cuestan lo mismo, las mantengas los años que las mantengas.';
  if (cheaper === undefined)
    return `Las dos ofertas te cuestan lo mismo ${whileKept(input.keptYears)}${besideTie(leads, input)}`;
  return `La oferta ${letters[cheaper]} te cuesta ${lessBy(a.cost, b.cost)} menos ${whileKept(input.keptYears)}${afterwards(cheaper, leads, input)}`;
}

/** A fraction. A higher TAE only means that the loan is small against its costs. */
const TAE_SHOWN_UP_TO = 10;

/** "3,58 %" */
export function taeText(tae: number | undefined): string {
  if (tae === undefined) return 'no hay';
  if (tae > TAE_SHOWN_UP_TO) return `más del ${formatPercent(TAE_SHOWN_UP_TO * 100)}`;
  return formatPercent(tae * 100, { least: 2, most: 2 });
}

/**
 * The products of one offer against an offer without any. With a discount of their own the products are judged one by one,
 * and nothing is said here.
 */
function aboutProducts(input: OffersInput, result: OffersResult): string[] {
  const tied = OFFER_NAMES.filter((name) => yearlyProducts(input[name]) > 0);
  const [name] = tied;
  if (name === undefined || tied.length > 1 || OFFER_NAMES.some((one) => result[one].judged.verdicts.length > 0))
    return [];
  const { products, interest } = result[name];
  const saved = result[otherThan(name)].interest - interest;
  const letter = letters[name];
  // A commission that differs may turn the offers round: then the products alone decide nothing.
  const isDecided = result.a.commission === result.b.commission;
  if (saved <= 0) {
    const nothing = `Los productos de la ${letter} cuestan ${roundEuros(products)} en ese tiempo y no te ahorran intereses frente a la otra`;
    return [isDecided ? `${nothing}: pregunta qué te dan a cambio.` : `${nothing}; la comisión, aparte.`];
  }
  const figures = `Los productos de la ${letter} cuestan ${roundEuros(products)} en ese tiempo, y frente a la otra te ahorras ${roundEuros(saved)} de intereses`;
  if (!isDecided) return [`${figures}; la comisión, aparte.`];
  if (saved > products) return [`${figures}: la bonificación compensa.`];
  return saved < products
    ? [`${figures}: la bonificación no compensa.`]
    : [`${figures}: con la bonificación te quedas igual.`];
}

function aboutTae({ keptYears }: OffersInput, { a, b, cheaper, leads }: OffersResult): string[] {
  if (a.tae === undefined || b.tae === undefined || cheaper === undefined || taeText(a.tae) === taeText(b.tae))
    return [];
  const lower = a.tae < b.tae ? 'a' : 'b';
  if (lower === cheaper)
    return [`La TAE, que cuenta la hipoteca hasta el final, también es menor en la ${letters[lower]}.`];
  return leads.at(-1)?.cheaper === cheaper
    ? [
        `La TAE es menor en la ${letters[lower]}: pesa más lo que se paga al principio. Sumado lo que pagas cada año, cuesta menos la ${letters[cheaper]}.`,
      ]
    : [
        `La TAE es menor en la ${letters[lower]}, pero cuenta la hipoteca hasta el final. Si la mantienes ${yearsText(keptYears)}, decide lo que no vuelve, y ahí gana la ${letters[cheaper]}.`,
      ];
}

function atLevel(hundredths: number): string {
  return formatPercent(hundredths / 100);
}

/** Which level is counted with, and at which one the answer turns, if it does: on each side the nearest. */
function aboutEuribor({ euribor }: OffersInput, { cheaper, turns }: OffersResult): string[] {
  if (!turns) return [];
  const { above, below } = turns;
  const counted = `Hemos contado con el Euríbor al ${formatRate(euribor)} de principio a fin.`;
  const turned = [
    above && `La respuesta cambia al subir al ${atLevel(above.level)}: ahí gana la ${letters[above.cheaper]}.`,
    below && `La respuesta cambia al bajar al ${atLevel(below.level)}: ahí gana la ${letters[below.cheaper]}.`,
  ].filter((sentence) => sentence !== undefined);
  if (turned.length > 0 || cheaper === undefined) return [counted, ...turned];
  return [counted, `Con ningún otro, hasta el ${atLevel(HIGHEST_LEVEL)}, gana la ${letters[otherThan(cheaper)]}.`];
}

/** What an adviser adds to the figures. */
export function offersNote(input: OffersInput, result: OffersResult): string[] {
  const hasProducts = OFFER_NAMES.some((name) => input[name].products.length > 0);
  return [
    ...aboutProducts(input, result),
    ...aboutEuribor(input, result),
    ...aboutTae(input, result),
    hasProducts
      ? 'Los seguros suben con los años. Pide por escrito cuánto cuesta cada producto y cuánto sube el tipo si dejas de tenerlo.'
      : 'Pide a cada banco la oferta por escrito (la FEIN): es la que le obliga.',
  ];
}

function offerText(name: OfferName, input: OffersInput, result: OffersResult): string {
  const { rate, commissionShare } = input[name];
  const yearly = yearlyProducts(input[name]);
  const parts = [
    `al ${rateText(rate)}`,
    commissionShare > 0 && `con un ${formatRate(commissionShare)} de apertura`,
    yearly > 0 && `con ${formatPrice(yearly)} al año en productos`,
    `TAE ${taeText(result[name].tae)}`,
  ];
  return `${letters[name]}, ${parts.filter(Boolean).join(', ')}`;
}

/** The result in one line for the consultation or the booking, in the first person. */
export function offersLine(input: OffersInput, result: OffersResult): string {
  const { principal, years, keptYears, euribor } = input;
  const { a, b, cheaper } = result;
  const outcome = cheaper
    ? `la ${letters[cheaper]} me cuesta ${lessBy(a.cost, b.cost)} menos`
    : 'las dos me cuestan lo mismo';
  const supposed = OFFER_NAMES.some((name) => dependsOnEuribor(input[name]))
    ? `, con el Euríbor al ${formatRate(euribor)},`
    : '';
  const dropped = OFFER_NAMES.flatMap((name) => result[name].judged.dropped.map((product) => [name, product] as const));
  const notWorth = dropped.length > 0 ? ` Productos que no me compensan: ${productList(dropped)}.` : '';
  return `He comparado dos hipotecas de ${formatPrice(principal)} a ${yearsText(years)}: ${offerText('a', input, result)}; ${offerText('b', input, result)}. Pienso mantenerla ${yearsText(keptYears)}, y en ese tiempo${supposed} ${outcome}.${notWorth}`;
}
