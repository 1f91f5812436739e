import {
  type CompoundInput,
  type CompoundResult,
  compoundInterest,
} from '@/lib/calculators/compound/compound-interest';
import { formatShare } from '@/lib/i18n/numbers';
import { formatPrice, wholeEuros } from '@/lib/money';

function percent(fraction: number): string {
  return formatShare(fraction, { most: 3 });
}

function duration(years: number): string {
  return years === 1 ? 'un año' : `${years} años`;
}

function waiting(plan: CompoundInput, result: CompoundResult): string[] {
  if (plan.years < 2 || plan.annualRate === 0) return [];
  const later = compoundInterest({ ...plan, years: plan.years - 1 });
  return [
    `Si lo dejas para el año que viene y mantienes la fecha final, acabarías con ${wholeEuros(result.balance - later.balance)} menos. Por eso nosotros empezaríamos este mes, aunque fuera con la mitad.`,
  ];
}

const HIGH_RATE = 0.09;
const PRUDENCE = 0.03;

function aboutRate(plan: CompoundInput): string[] {
  const { annualRate } = plan;
  if (annualRate === 0)
    return [
      'Al 0\u00a0% solo cuentas lo que pones. Miraríamos primero una cuenta remunerada o letras del Tesoro: lo que está parado pierde cada año lo que suben los precios.',
    ];
  if (annualRate >= HIGH_RATE)
    return [
      `Un ${percent(annualRate)} todos los años es mucho pedir, y quien te lo asegure te está vendiendo algo. Haríamos los planes con la mitad: ${wholeEuros(compoundInterest({ ...plan, annualRate: annualRate / 2 }).balance)}.`,
    ];
  if (annualRate > PRUDENCE)
    return [
      `Un ${percent(annualRate)} no está garantizado. Con tres puntos menos acabarías con ${wholeEuros(compoundInterest({ ...plan, annualRate: annualRate - PRUDENCE }).balance)}: si con esa cifra el plan te sigue sirviendo, es un buen plan.`,
    ];
  return [];
}

/** A fraction: closer together, two rates read the same. */
const SAME_RATE = 0.00005;

function aboutInflation(
  { inflation, annualRate, periodsPerYear }: CompoundInput,
  { realBalance }: CompoundResult,
): string[] {
  if (inflation === undefined || realBalance === null || inflation === 0) return [];
  const effectiveRate = (1 + annualRate / periodsPerYear) ** periodsPerYear - 1;
  if (Math.abs(effectiveRate - inflation) < SAME_RATE)
    return [
      `Con los precios subiendo un ${percent(inflation)} al año, lo que crece tu dinero se lo comen los precios: el saldo valdría ${wholeEuros(realBalance)} en dinero de hoy. Buscaríamos algo que rinda más, si el plazo lo permite.`,
    ];
  if (inflation > effectiveRate)
    return [
      `Con los precios subiendo un ${percent(inflation)}, tu dinero crece menos que la compra: el saldo valdría ${wholeEuros(realBalance)} en dinero de hoy. Buscaríamos algo que rinda más, si el plazo lo permite.`,
    ];
  return [
    `Con los precios subiendo un ${percent(inflation)} al año, ese saldo compraría lo que hoy se compra con ${wholeEuros(realBalance)}.`,
  ];
}

/** "Lo que te diríamos en el sofá" */
export function compoundNote(plan: CompoundInput, result: CompoundResult): readonly string[] {
  if (result.balance === 0)
    return [
      'Sin capital ni aportaciones no hay nada que crezca. Empezaríamos por 20\u00a0€ al mes: lo difícil es la costumbre.',
    ];
  const share = result.interest / result.balance;
  const origin =
    result.interest === 0
      ? `En ${duration(plan.years)} tendrías ${wholeEuros(result.balance)}, y todo lo habrías puesto tú.`
      : `De los ${wholeEuros(result.balance)} del final, ${wholeEuros(result.interest)} no los pones tú: los pone el tiempo, el ${percent(Math.round(share * 100) / 100)} del saldo.`;
  return [origin, ...aboutRate(plan), ...waiting(plan, result), ...aboutInflation(plan, result)];
}

const periods: Record<CompoundInput['periodsPerYear'], string> = {
  12: 'al mes',
  4: 'al trimestre',
  1: 'al año',
  365: 'al día',
};

/** The result as a paragraph for the consultation form. */
export function compoundParagraph(plan: CompoundInput, result: CompoundResult): string {
  const real =
    result.realBalance === null
      ? ''
      : `, que con la inflación que he puesto serían ${wholeEuros(result.realBalance)} de hoy`;
  return `He usado la calculadora de interés compuesto. Empiezo con ${formatPrice(plan.capital)} y aporto ${formatPrice(plan.contribution)} ${periods[plan.periodsPerYear]} durante ${duration(plan.years)}, al ${percent(plan.annualRate)} anual. Acabaría con ${wholeEuros(result.balance)}${real}: ${wholeEuros(result.contributed)} de aportaciones y ${wholeEuros(result.interest)} de intereses. Me gustaría comentarlo.`;
}
