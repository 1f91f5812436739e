import type { PayoffComparison, PayoffMethod } from '@/lib/calculators/debt/compare-payoffs';
import type { Debt } from '@/lib/calculators/debt/instalment-fault';
import type { PayoffPlan } from '@/lib/calculators/debt/payoff-plan';
import { formatPercent } from '@/lib/i18n/numbers';
import { yearsAndMonths } from '@/lib/i18n/years-and-months';
import { type Cents, formatEuros, formatPrice, wholeDifference, wholeEuros } from '@/lib/money';

type Choice = { debts: readonly (Debt & { name: string })[]; extra: Cents };

const NAMES: Record<PayoffMethod, string> = { dearest: 'la más cara', smallest: 'la más pequeña' };

/** As a reader subtracts the shown amounts; with cents where they look equal. */
function lessMoney(more: Cents, less: Cents): string {
  return Math.round(more / 100) === Math.round(less / 100) ? formatEuros(more - less) : wholeDifference(more, less);
}

/** "pagas 310 € menos de intereses y acabas dos meses antes", or nothing that is gained. */
function gains(than: PayoffPlan, plan: PayoffPlan): string {
  return [
    ...(than.interest > plan.interest ? [`pagas ${lessMoney(than.interest, plan.interest)} menos de intereses`] : []),
    ...(than.months > plan.months ? [`acabas ${yearsAndMonths(than.months - plan.months)} antes`] : []),
  ].join(' y ');
}

/** The method to follow: the better one, or the dearest first where both are equal. */
export function methodToFollow({ better }: PayoffComparison): PayoffMethod {
  return better ?? 'dearest';
}

function ending({ months, interest }: PayoffPlan): string {
  return `Acabas en ${yearsAndMonths(months)} y pagas ${wholeEuros(interest)} de intereses.`;
}

/** The answer to which debt goes first. */
export function payoffHeadline({ debts, extra }: Choice, result: PayoffComparison): string {
  const method = methodToFollow(result);
  const [plan, other] = method === 'dearest' ? [result.dearest, result.smallest] : [result.smallest, result.dearest];
  const first = debts[result.orders[method][0] ?? 0]?.name ?? '';
  if (plan.months === 0) {
    const rest = extra > plan.paid ? `, y te sobran ${formatPrice(extra - plan.paid)}` : '';
    return `Con ${formatPrice(plan.paid)} quitas hoy todo lo que debes${rest}.`;
  }
  if (debts.length === 1) return `Con una sola deuda no hay orden que elegir. ${ending(plan)}`;
  if (result.isSameOrder) return `Empieza por «${first}»: los dos métodos siguen el mismo orden. ${ending(plan)}`;
  if (result.better === null) return `Da igual por cuál empieces: los dos métodos cuestan lo mismo. ${ending(plan)}`;
  const otherMethod = method === 'dearest' ? 'smallest' : 'dearest';
  return `Empieza por ${NAMES[method]}, «${first}»: ${gains(other, plan)} que empezando por ${NAMES[otherMethod]}.`;
}

function aboutRollingOver({ asToday, withoutExtra }: PayoffComparison): string[] {
  const gained = gains(asToday, withoutExtra);
  if (gained === '') return [];
  return [
    `Cuando acabes una deuda, sigue pagando su cuota, pero a la siguiente: ${gained} que con cada una por su lado.`,
  ];
}

function aboutExtra({ extra }: Choice, result: PayoffComparison): string[] {
  const gained = gains(result.withoutExtra, result[methodToFollow(result)]);
  if (extra === 0 || gained === '') return [];
  return [`Con los ${formatPrice(Math.min(extra, result.dearest.paid))} de hoy ${gained}.`];
}

/** The smallest first may show an end sooner, which keeps some people going. */
function aboutPatience({ better, dearest, smallest }: PayoffComparison): string[] {
  const [soon, late] = [smallest.cleared[0]?.month ?? 0, dearest.cleared[0]?.month ?? 0];
  if (better !== 'dearest' || soon >= late) return [];
  const when = soon === 0 ? 'hoy mismo' : `en el mes ${soon}`;
  return [
    `Empezando por la más pequeña, la primera desaparece ${when}, y no en el ${late}. Si verlo te ayuda a seguir, cuesta ${lessMoney(smallest.interest, dearest.interest)}.`,
  ];
}

/** What follows the headline. */
export function payoffNote(choice: Choice, result: PayoffComparison): readonly string[] {
  return [
    ...aboutRollingOver(result),
    ...aboutExtra(choice, result),
    ...aboutPatience(result),
    'No contamos comisiones por adelantar pagos: antes de hacerlo, mira si tu contrato las tiene.',
  ];
}

function oneDebt({ name, balance, instalment, annualRate }: Choice['debts'][number]): string {
  return `${name} (${formatPrice(balance)} al ${formatPercent(annualRate * 100, { most: 3 })}, ${formatPrice(instalment)} al mes)`;
}

/** One line for the consultation or the booking. */
export function payoffLine({ debts, extra }: Choice, result: PayoffComparison): string {
  const method = methodToFollow(result);
  const owed = debts.map(oneDebt).join(', ');
  const paid = extra > 0 ? `, con ${formatPrice(extra)} de pago extra hoy` : '';
  const plan = result[method];
  const outcome =
    plan.months === 0
      ? 'lo pago todo'
      : `acabo en ${yearsAndMonths(plan.months)} y pago ${wholeEuros(plan.interest)} de intereses`;
  return `He ordenado mis deudas con la calculadora: ${owed}. Empezando por ${NAMES[method]}${paid}, ${outcome}. Me gustaría comentarlo.`;
}
