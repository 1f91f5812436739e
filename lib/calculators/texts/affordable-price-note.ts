import { RECOMMENDED_LIMIT_PERCENT } from '@/lib/calculators/debt/debt-ratio';
import { type Lever, MORE_INCOME, MORE_SAVINGS } from '@/lib/calculators/mortgage/affordable-levers';
import {
  type AffordableInput,
  type AffordablePrice,
  LEAST_PRICE,
  type Standard,
} from '@/lib/calculators/mortgage/affordable-price';
import { PURCHASE_COSTS_PERCENT } from '@/lib/calculators/mortgage/mortgage-costs';
import type { HomePlace } from '@/lib/calculators/mortgage/purchase-costs';
import { formatPercent, formatRate } from '@/lib/shared/i18n/numbers';
import { yearsText } from '@/lib/shared/i18n/years-and-months';
import { formatEuros, formatPrice } from '@/lib/shared/money';
import { costRangeText } from './cost-range';
import { inCommunity } from './purchase/in-community';

type Household = Pick<AffordableInput, 'income' | 'savings' | 'debts' | 'years' | 'annualRate'> & {
  place: HomePlace | undefined;
};
type Ceiling = AffordablePrice & { levers: readonly Lever[] };
type Answer = Readonly<Record<Standard, Ceiling>>;

const limit = formatPercent(RECOMMENDED_LIMIT_PERCENT);

/** "una casa de segunda mano en la Comunidad de Madrid" */
export function placeText(home: HomePlace['home'], community: string): string {
  return `una casa ${home === 'new' ? 'nueva' : 'de segunda mano'} ${inCommunity(community)}`;
}

/** What a change is, as the subject of a sentence. */
export function leverText({ kind, input }: Pick<Lever, 'kind' | 'input'>): string {
  if (kind === 'savings') return `ahorrar otros ${formatPrice(MORE_SAVINGS)}`;
  if (kind === 'debts') return 'quitarte las otras deudas';
  if (kind === 'years') return `alargar el plazo a ${yearsText(input.years)}`;
  if (kind === 'rate') return `bajar el interés al ${formatRate(input.annualRate)}`;
  return `ingresar ${formatPrice(MORE_INCOME)} más al mes`;
}

function noHouse({ income, savings, debts }: Household, { bank }: Answer): string {
  if (debts * 100 > income * RECOMMENDED_LIMIT_PERCENT)
    return `Ahora mismo no cabe ninguna cuota: tus otras deudas ya pasan del ${limit} de lo que ingresas.`;
  if (savings === 0) return 'Ahora mismo te frena el ahorro: sin él no se pagan ni la entrada ni los gastos.';
  const cheapest = `una casa de ${formatPrice(LEAST_PRICE)}`;
  if (bank.bySavings === 0)
    return `Ahora mismo te frena el ahorro: con ${formatPrice(savings)} no se pagan la entrada y los gastos ni de ${cheapest}.`;
  return `Ahora mismo te frena la cuota: la de ${cheapest} ya no cabe en lo que ingresas.`;
}

/** A loan of less than a euro is none. */
function isPaidInCash({ principal }: Ceiling): boolean {
  return principal < 100;
}

const brakes = { income: 'te frena la cuota', savings: 'te frena el ahorro', both: 'te frenan los dos' };

/** Says how far banks usually go, where that is more than our margin lets. */
function atBank({ margin, bank }: Answer): string {
  if (bank.price === margin.price) return '';
  return isPaidInCash(bank)
    ? ` Con lo que suele aceptar el banco, una de ${formatPrice(bank.price)}, también sin hipoteca.`
    : ` Con lo que suele aceptar el banco, que pide menos ahorro, llegas a una de ${formatPrice(bank.price)}.`;
}

/** The highest price by the savings and by the instalment, and which of the two limits it. */
export function affordableHeadline(household: Household, answer: Answer): string {
  const { margin, bank } = answer;
  if (bank.price === 0) return noHouse(household, answer);
  const told = margin.price === 0 ? bank : margin;
  if (isPaidInCash(told)) {
    const why =
      household.debts > 0 ? 'con tus otras deudas no cabe ninguna cuota' : 'no cabe ninguna cuota en lo que ingresas';
    return `Sin hipoteca, llegas a una casa de ${formatPrice(told.price)}: ${why}.${told === bank ? '' : atBank(answer)}`;
  }
  const ceilings = `Por el ahorro llegas a una casa de ${formatPrice(told.bySavings)} y por la cuota, a una de ${formatPrice(told.byIncome)}: ${brakes[told.limit]}.`;
  return told === bank
    ? `Con lo que suele aceptar el banco, que pide menos ahorro que nosotros: ${ceilings.charAt(0).toLowerCase()}${ceilings.slice(1)}`
    : `${ceilings}${atBank(answer)}`;
}

function isSame({ margin, bank }: Answer): boolean {
  return margin.price === bank.price && margin.limit === bank.limit;
}

/** Each change does the same to both prices. */
export function haveSameLevers({ margin, bank }: Answer): boolean {
  return margin.levers.every(
    ({ kind, price, gain }, index) =>
      kind === bank.levers[index]?.kind && price === bank.levers[index].price && gain === bank.levers[index].gain,
  );
}

function aboutLevers({ levers }: Ceiling, where?: string): string {
  const [best] = levers;
  const sentence =
    !best || best.gain === 0
      ? 'ninguno de los cambios que probamos basta por sí solo: harían falta varios a la vez.'
      : `lo que más lo subiría es ${leverText(best)}: ${formatPrice(best.gain)} más, hasta ${formatPrice(best.price)}.`;
  return where ? `${where}, ${sentence}` : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

function assumedCosts(): string {
  return `Sin comunidad contamos un ${formatPercent(PURCHASE_COSTS_PERCENT)} del precio para impuestos y gastos. Elígela y lo afinamos: van ${costRangeText}, según dónde y si es nueva.`;
}

/** Below the answer: what raises each price most, and what is assumed. */
export function affordableNote({ place }: Household, answer: Answer): string[] {
  const { margin, bank } = answer;
  const levers = haveSameLevers(answer)
    ? [aboutLevers(bank)]
    : [aboutLevers(margin, 'Con nuestro margen'), aboutLevers(bank, 'Con lo que suele aceptar el banco')];
  return [...levers, ...(place ? [] : [assumedCosts()])];
}

/** The result as a line for the consultation or the booking, in the first person. */
export function affordableLine(household: Household, answer: Answer, where: string | undefined): string {
  const { income, savings, debts, years, annualRate } = household;
  const others = debts > 0 ? `, pago ${formatPrice(debts)} al mes de otras deudas` : ', no tengo otras deudas';
  const house = where ?? 'una casa';
  const start = `He mirado hasta qué precio puedo comprar ${house}. Ingreso ${formatPrice(income)} netos al mes${others} y tengo ${formatPrice(savings)} ahorrados. A ${yearsText(years)} y al ${formatRate(annualRate)},`;
  const { margin, bank } = answer;
  if (bank.price === 0) return `${start} ahora mismo no llego a ninguna.`;
  const own = { income: 'me frena la cuota', savings: 'me frena el ahorro', both: 'me frenan la cuota y el ahorro' };
  const reach = (ceiling: Ceiling) => {
    if (ceiling.price === 0) return 'no llego a ninguna';
    if (isPaidInCash(ceiling)) return `llego a ${formatPrice(ceiling.price)} sin hipoteca`;
    return `llego a ${formatPrice(ceiling.price)}, con una cuota de ${formatEuros(ceiling.payment)}: ${own[ceiling.limit]}`;
  };
  if (isSame(answer)) return `${start} ${reach(bank)}, con vuestro margen y con lo que suele aceptar el banco.`;
  return `${start} con vuestro margen ${reach(margin)}. Con lo que suele aceptar el banco, ${reach(bank)}.`;
}
