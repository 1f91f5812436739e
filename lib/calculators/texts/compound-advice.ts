import { effectiveAnnualGrowth } from '@/lib/calculators/compound/annual-growth';
import {
  type CompoundInput,
  type CompoundResult,
  compoundInterest,
} from '@/lib/calculators/compound/compound-interest';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { yearsText } from '@/lib/shared/i18n/years-and-months';
import { formatPrice, roundEuros, wholeDifference, wholeEuros } from '@/lib/shared/money';
import { costWords, EACH_PERIOD, optionWords, rateWords } from './growth-plan-words';

/** What waiting a year costs: contributions that are not made, and what they and the capital would have earned. */
function waiting(plan: CompoundInput, result: CompoundResult): string[] {
  if (plan.years < 2 || plan.annualRate === 0) return [];
  const later = compoundInterest({ ...plan, years: plan.years - 1 });
  const lost = result.balance - later.balance;
  const unpaid = result.contributed - later.contributed;
  if (lost - unpaid < 100) return [];
  const parts =
    unpaid > 0
      ? `: ${wholeEuros(unpaid)} que no habrías puesto y ${wholeDifference(lost, unpaid)} que habrías dejado de ganar`
      : '';
  return [
    `Si lo dejas para el año que viene y mantienes la fecha final, acabarías con ${wholeEuros(lost)} menos${parts}. Por eso nosotros empezaríamos este mes, aunque fuera con la mitad.`,
  ];
}

const HIGH_RATE = 0.09;
const PRUDENCE = 0.03;

function aboutFee(plan: CompoundInput): string[] {
  const { yearlyFee = 0, annualRate } = plan;
  if (yearlyFee === 0 || annualRate === 0 || (1 + effectiveAnnualGrowth(plan)) * (1 - yearlyFee) > 1) return [];
  return [
    `Una comisión del ${formatRate(yearlyFee)} se queda con todo lo que rinde un ${rateWords(plan)}. Antes de apartar más, buscaríamos otro producto.`,
  ];
}

function aboutRate(plan: CompoundInput): string[] {
  const { annualRate, yearlyFee = 0 } = plan;
  if (annualRate === 0)
    return [
      yearlyFee > 0
        ? `Al 0\u00a0% y con una comisión del ${formatRate(yearlyFee)}, tu dinero mengua cada año aunque los precios no suban. Miraríamos primero una cuenta remunerada o letras del Tesoro.`
        : 'Al 0\u00a0% solo cuentas lo que pones. Miraríamos primero una cuenta remunerada o letras del Tesoro: lo que está parado pierde cada año lo que suben los precios.',
    ];
  if (annualRate >= HIGH_RATE)
    return [
      `Un ${formatRate(annualRate)} todos los años es mucho pedir, y quien te lo asegure te está vendiendo algo. Haríamos los planes con la mitad: ${wholeEuros(compoundInterest({ ...plan, annualRate: annualRate / 2 }).balance)}.`,
    ];
  if (annualRate > PRUDENCE)
    return [
      `Un ${formatRate(annualRate)} no está garantizado, salvo que lo tengas por contrato. Con tres puntos menos acabarías con ${wholeEuros(compoundInterest({ ...plan, annualRate: annualRate - PRUDENCE }).balance)}: si con esa cifra el plan te sigue sirviendo, es un buen plan.`,
    ];
  return [];
}

/**
 * The balance, after fee and tax, beside what the same money would be if it had grown as prices do: without either this compares
 * (1 + r/m)^m − 1 with inflation.
 */
function aboutInflation(plan: CompoundInput, { balance, realBalance, interest }: CompoundResult): string[] {
  const { inflation } = plan;
  if (inflation === undefined || realBalance === null || inflation === 0) return [];
  const asPrices = compoundInterest({
    ...plan,
    annualRate: inflation,
    rateKind: 'tae',
    yearlyFee: 0,
    tax: 'no',
  }).balance;
  const costs = costWords(plan);
  const rising = `Con los precios subiendo un ${formatRate(inflation)} al año${costs ? ` y después de ${costs}` : ''}`;
  const real = `el saldo valdría ${wholeEuros(realBalance)} en dinero de hoy. Buscaríamos algo que rinda más, si el plazo lo permite.`;
  if (wholeEuros(balance) === wholeEuros(asPrices) && interest > 0)
    return [`${rising}, lo que crece tu dinero se lo comen los precios: ${real}`];
  if (balance < asPrices) return [`${rising}, tu dinero crece menos que la compra: ${real}`];
  return [`${rising}, ese saldo compraría lo que hoy se compra con ${wholeEuros(realBalance)}.`];
}

/** Where the balance comes from: the saver, or time, less fee and tax. */
function origin(plan: CompoundInput, result: CompoundResult): string {
  const { balance, contributed, interest, fees, tax } = result;
  const kept = balance - plan.capital - contributed;
  if (kept < 0 && fees > 0) {
    const what = fees > interest || tax === 0 ? 'la comisión se lleva' : 'la comisión y los impuestos se llevan';
    return `En ${yearsText(plan.years)} tendrías ${wholeEuros(balance)}, menos de lo que habrías puesto: ${what} más de lo que rinde.`;
  }
  if (Math.abs(kept) < 50)
    return `En ${yearsText(plan.years)} tendrías ${wholeEuros(balance)}, y todo lo habrías puesto tú.`;
  const share = Math.round((kept / balance) * 100) / 100;
  const part = share > 0 ? `, el ${formatRate(share)} del saldo` : '';
  return `De los ${wholeEuros(balance)} del final, ${wholeEuros(kept)} no los pones tú: los pone el tiempo${part}.`;
}

/** What a balance without costs is made of, in one sentence; undefined where it is not a euro. */
export function growthAnswer(
  plan: CompoundInput,
  { balance, contributed, interest }: CompoundResult,
): string | undefined {
  if (Math.round(balance / 100) === 0) return undefined;
  const own = roundEuros(plan.capital + contributed);
  if (interest === 0) return `Los ${own} los pones tú: no hay intereses.`;
  return `De ellos, ${own} los pones tú y ${roundEuros(interest)} son intereses.`;
}

/** "Lo que te diríamos en el sofá" */
export function compoundNote(plan: CompoundInput, result: CompoundResult): readonly string[] {
  if (result.balance === 0)
    return [
      'Sin capital ni aportaciones no hay nada que crezca. Empezaríamos por 20\u00a0€ al mes: lo difícil es la costumbre.',
    ];
  return [
    origin(plan, result),
    ...aboutFee(plan),
    ...aboutRate(plan),
    ...waiting(plan, result),
    ...aboutInflation(plan, result),
  ];
}

/** The result as a paragraph for the consultation form. */
export function compoundParagraph(plan: CompoundInput, result: CompoundResult): string {
  const real =
    result.realBalance === null
      ? ''
      : `, que con la inflación que he puesto serían ${wholeEuros(result.realBalance)} de hoy`;
  const fees = result.fees > 0 ? `, menos ${wholeEuros(result.fees)} de comisiones` : '';
  const tax = result.tax > 0 ? `${fees ? ' y' : ', menos'} ${wholeEuros(result.tax)} de impuestos` : '';
  return `He usado la calculadora de interés compuesto. Empiezo con ${formatPrice(plan.capital)} y aporto ${formatPrice(plan.contribution)} ${EACH_PERIOD[plan.periodsPerYear]} durante ${yearsText(plan.years)}, al ${rateWords(plan)}${optionWords(plan)}. Acabaría con ${wholeEuros(result.balance)}${real}: ${wholeEuros(result.contributed)} de aportaciones y ${wholeEuros(result.interest)} de intereses${fees}${tax}. Me gustaría comentarlo.`;
}
