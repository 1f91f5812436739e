import { RECOMMENDED_LIMIT_PERCENT } from '@/lib/calculators/debt/debt-ratio';
import { type Lever, MORE_INCOME, MORE_SAVINGS } from '@/lib/calculators/mortgage/affordable-levers';
import { type AffordableInput, type AffordablePrice, LEAST_PRICE } from '@/lib/calculators/mortgage/affordable-price';
import { PURCHASE_COSTS_PERCENT } from '@/lib/calculators/mortgage/mortgage-costs';
import type { HomePlace } from '@/lib/calculators/mortgage/purchase-costs';
import { formatPercent, formatShare } from '@/lib/i18n/numbers';
import { yearsText } from '@/lib/i18n/years-and-months';
import { formatEuros, formatPrice } from '@/lib/money';
import { costRangeText } from './cost-range';
import { inCommunity } from './purchase/in-community';

type Household = Pick<AffordableInput, 'income' | 'savings' | 'debts' | 'years' | 'annualRate'> & {
  place: HomePlace | undefined;
};
type Answer = AffordablePrice & { levers: readonly Lever[] };

const limit = formatPercent(RECOMMENDED_LIMIT_PERCENT);

/** "una casa usada en la Comunidad de Madrid" */
export function placeText(home: HomePlace['home'], community: string): string {
  return `una casa ${home === 'new' ? 'nueva' : 'usada'} ${inCommunity(community)}`;
}

/** What a change is, as the subject of a sentence. */
export function leverText({ kind, input }: Pick<Lever, 'kind' | 'input'>): string {
  if (kind === 'savings') return `ahorrar otros ${formatPrice(MORE_SAVINGS)}`;
  if (kind === 'debts') return 'quitarte las otras deudas';
  if (kind === 'years') return `alargar el plazo a ${yearsText(input.years)}`;
  if (kind === 'rate') return `bajar el interés al ${formatShare(input.annualRate, { most: 3 })}`;
  return `ingresar ${formatPrice(MORE_INCOME)} más al mes`;
}

function noHouse({ income, savings, debts }: Household, { bySavings }: Answer): string {
  if (debts * 100 > income * RECOMMENDED_LIMIT_PERCENT)
    return `Ahora mismo no cabe ninguna cuota: tus otras deudas ya pasan del ${limit} de lo que ingresas.`;
  if (savings === 0) return 'Ahora mismo te frena el ahorro: sin él no se pagan ni la entrada ni los gastos.';
  const cheapest = `una casa de ${formatPrice(LEAST_PRICE)}`;
  if (bySavings === 0)
    return `Ahora mismo te frena el ahorro: con ${formatPrice(savings)} no se pagan la entrada y los gastos ni de ${cheapest}.`;
  return `Ahora mismo te frena la cuota: la de ${cheapest} ya no cabe en lo que ingresas.`;
}

/** Of less than a euro there is no loan. */
function isPaidInCash({ principal }: Answer): boolean {
  return principal < 100;
}

/** The highest price and which of the two limits it, in one sentence. */
export function affordableHeadline(household: Household, answer: Answer): string {
  const { price, limit: limiting } = answer;
  if (price === 0) return noHouse(household, answer);
  const reach = `Puedes llegar a una casa de ${formatPrice(price)}`;
  if (isPaidInCash(answer))
    return household.debts > 0
      ? `${reach} sin hipoteca: con tus otras deudas no cabe ninguna cuota.`
      : `${reach} sin hipoteca: en lo que ingresas no cabe ninguna cuota.`;
  if (limiting === 'both') return `${reach}: la cuota y el ahorro te frenan a la vez.`;
  return limiting === 'income'
    ? `${reach}: lo que te frena es la cuota, no el ahorro.`
    : `${reach}: lo que te frena es el ahorro, no la cuota.`;
}

function aboutLevers({ levers }: Answer): string {
  const [best] = levers;
  if (!best || best.gain === 0)
    return 'Ninguno de los cambios de abajo basta por sí solo: harían falta varios a la vez.';
  return `Lo que más lo subiría es ${leverText(best)}: ${formatPrice(best.gain)} más, hasta ${formatPrice(best.price)}.`;
}

function aboutOther({ price, limit: limiting, byIncome, bySavings }: Answer): string | undefined {
  if (price === 0 || limiting === 'both') return undefined;
  return limiting === 'income'
    ? `Tu ahorro daría para una de ${formatPrice(bySavings)}.`
    : `Por la cuota llegarías a una de ${formatPrice(byIncome)}.`;
}

function assumedCosts(): string {
  return `Sin comunidad contamos un ${formatPercent(PURCHASE_COSTS_PERCENT)} del precio para impuestos y gastos. Elígela y lo afinamos: van ${costRangeText}, según dónde y si es nueva.`;
}

/** Below the answer: what raises it most, what the other limit allows, and what is assumed. */
export function affordableNote({ place }: Household, answer: Answer): string[] {
  return [aboutLevers(answer), aboutOther(answer), place ? undefined : assumedCosts()].filter(
    (sentence) => sentence !== undefined,
  );
}

/** The result as a line for the consultation or the booking, in the first person. */
export function affordableLine(household: Household, answer: Answer, where: string | undefined): string {
  const { income, savings, debts, years, annualRate } = household;
  const others = debts > 0 ? `, pago ${formatPrice(debts)} al mes de otras deudas` : ', no tengo otras deudas';
  const house = where ?? 'una casa';
  const start = `He mirado hasta qué precio puedo comprar ${house}. Ingreso ${formatPrice(income)} netos al mes${others} y tengo ${formatPrice(savings)} ahorrados. A ${yearsText(years)} y al ${formatShare(annualRate, { most: 3 })},`;
  const [best] = answer.levers;
  const lever =
    best && best.gain > 0 ? ` Lo que más lo subiría es ${leverText(best)}: ${formatPrice(best.gain)} más.` : '';
  if (answer.price === 0) return `${start} ahora mismo no llego a ninguna.${lever}`;
  if (isPaidInCash(answer)) return `${start} llego a ${formatPrice(answer.price)} sin hipoteca.${lever}`;
  const limits = { income: 'me frena la cuota', savings: 'me frena el ahorro', both: 'me frenan la cuota y el ahorro' };
  return `${start} llego a ${formatPrice(answer.price)}, con una cuota de ${formatEuros(answer.payment)}: ${limits[answer.limit]}.${lever}`;
}
