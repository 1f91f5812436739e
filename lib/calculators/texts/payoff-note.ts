import type { PayoffComparison, PayoffMethod } from '@/lib/calculators/debt/compare-payoffs';
import type { Debt } from '@/lib/calculators/debt/instalment-fault';
import type { PayoffPlan } from '@/lib/calculators/debt/payoff-plan';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { yearsAndMonths } from '@/lib/shared/i18n/years-and-months';
import { type Cents, formatPrice, lessBy, roundEuros } from '@/lib/shared/money';

type Choice = { debts: readonly (Debt & { name: string })[]; extra: Cents; monthly: Cents };

const NAMES: Record<PayoffMethod, string> = { dearest: 'la más cara', smallest: 'la más pequeña' };
const OTHER: Record<PayoffMethod, PayoffMethod> = { dearest: 'smallest', smallest: 'dearest' };

/** "pagas 310 € menos de intereses y acabas dos meses antes", or nothing that is gained. */
function gains(than: PayoffPlan, plan: PayoffPlan): string {
  return [
    ...(than.interest > plan.interest ? [`pagas ${lessBy(than.interest, plan.interest)} menos de intereses`] : []),
    ...(than.months > plan.months ? [`acabas ${yearsAndMonths(than.months - plan.months)} antes`] : []),
  ].join(' y ');
}

/** The method to follow: the better one, or the dearest first where both are equal. */
export function methodToFollow({ better }: PayoffComparison): PayoffMethod {
  return better ?? 'dearest';
}

function ending({ months, interest }: PayoffPlan): string {
  return `Acabas en ${yearsAndMonths(months)} y pagas ${roundEuros(interest)} de intereses.`;
}

/** The names of the debts that the method to follow and the other one begin with. */
function firstDebts({ debts }: Choice, result: PayoffComparison) {
  const nameAt = (place: number | undefined) => debts[place ?? 0]?.name ?? '';
  const method = methodToFollow(result);
  const [followed, other] = [result.orders[method][0], result.orders[OTHER[method]][0]];
  return { first: nameAt(followed), otherFirst: nameAt(other), isSameFirst: followed === other };
}

/** The answer to which debt goes first. */
export function payoffHeadline(choice: Choice, result: PayoffComparison): string {
  const { debts, extra } = choice;
  const method = methodToFollow(result);
  const [plan, other] = [result[method], result[OTHER[method]]];
  const { first, otherFirst, isSameFirst } = firstDebts(choice, result);
  if (plan.months === 0) {
    const rest = extra > plan.paid ? `, y te sobran ${formatPrice(extra - plan.paid)}` : '';
    return `Con ${formatPrice(plan.paid)} quitas hoy todo lo que debes${rest}.`;
  }
  if (debts.length === 1) return `Con una sola deuda no hay orden que elegir. ${ending(plan)}`;
  if (result.isSameOrder) return `Empieza por «${first}»: los dos métodos siguen el mismo orden. ${ending(plan)}`;
  if (result.better === null)
    return isSameFirst
      ? `Empieza por «${first}»: los dos métodos cuestan lo mismo. ${ending(plan)}`
      : `Da igual empezar por «${first}» o por «${otherFirst}»: los dos métodos cuestan lo mismo. ${ending(plan)}`;
  const [named, otherNamed] = [NAMES[method], NAMES[OTHER[method]]];
  return isSameFirst
    ? `Empieza por «${first}» y sigue por ${named}: ${gains(other, plan)} que siguiendo por ${otherNamed}.`
    : `Empieza por ${named}, «${first}»: ${gains(other, plan)} que empezando por ${otherNamed}.`;
}

/** Both plans are without the extra payments. */
function aboutRollingOver({ extra, monthly }: Choice, result: PayoffComparison): string[] {
  const { asToday, withoutExtra } = result;
  const gained = gains(asToday, withoutExtra);
  if (gained === '' || result[methodToFollow(result)].months === 0) return [];
  const apart = extra + monthly > 0 ? 'sin contar lo que pones de más, ' : '';
  return [
    `Cuando acabes una deuda, sigue pagando su cuota, pero a la siguiente: ${apart}${gained} que con cada una por su lado.`,
  ];
}

function aboutExtra({ extra, monthly }: Choice, result: PayoffComparison): string[] {
  const plan = result[methodToFollow(result)];
  const gained = gains(result.withoutExtra, plan);
  const put = [
    ...(extra > 0 ? [`los ${formatPrice(Math.min(extra, result.dearest.paid))} de hoy`] : []),
    ...(monthly > 0 && plan.months > 0 ? [`${formatPrice(monthly)} más al mes`] : []),
  ];
  return put.length === 0 || gained === '' ? [] : [`Con ${put.join(' y ')} ${gained}.`];
}

/** The smallest first may show an end sooner, which keeps some people going. */
function aboutPatience({ better, dearest, smallest }: PayoffComparison): string[] {
  const [soon, late] = [smallest.cleared[0]?.month ?? 0, dearest.cleared[0]?.month ?? 0];
  if (better !== 'dearest' || soon >= late) return [];
  const when = soon === 0 ? 'hoy mismo' : `en el mes ${soon}`;
  return [
    `Empezando por la más pequeña, la primera desaparece ${when}, y no en el ${late}. Si verlo te ayuda a seguir, cuesta ${lessBy(smallest.interest, dearest.interest)}.`,
  ];
}

/** What follows the headline. */
export function payoffNote(choice: Choice, result: PayoffComparison): readonly string[] {
  return [
    ...aboutRollingOver(choice, result),
    ...aboutExtra(choice, result),
    ...aboutPatience(result),
    'No contamos comisiones por adelantar pagos: antes de hacerlo, mira si tu contrato las tiene.',
  ];
}

function oneDebt({ name, balance, instalment, annualRate }: Choice['debts'][number]): string {
  return `${name} (${formatPrice(balance)} al ${formatRate(annualRate)}, ${formatPrice(instalment)} al mes)`;
}

/** "empezando por la más cara", or by its name where that would oppose a debt to itself; nothing where there is no choice. */
function wayOf(choice: Choice, result: PayoffComparison): string[] {
  const method = methodToFollow(result);
  const { first, isSameFirst } = firstDebts(choice, result);
  if (choice.debts.length === 1 || result[method].months === 0) return [];
  if (result.better === null) return [`empezando por «${first}»`];
  return [isSameFirst ? `empezando por «${first}» y siguiendo por ${NAMES[method]}` : `empezando por ${NAMES[method]}`];
}

/** One line for the consultation or the booking. */
export function payoffLine(choice: Choice, result: PayoffComparison): string {
  const { debts, extra, monthly } = choice;
  const did =
    debts.length === 1 ? 'He calculado cómo acabar con mi deuda' : 'He ordenado mis deudas con la calculadora';
  const plan = result[methodToFollow(result)];
  const outcome =
    plan.months === 0
      ? 'lo pago todo'
      : `acabo en ${yearsAndMonths(plan.months)} y pago ${roundEuros(plan.interest)} de intereses`;
  const paid = [
    ...(extra > 0 ? [`con ${formatPrice(extra)} de pago extra hoy`] : []),
    ...(monthly > 0 && plan.months > 0 ? [`con ${formatPrice(monthly)} más al mes`] : []),
  ];
  const told = capitalised([...wayOf(choice, result), ...paid, outcome].join(', '));
  return `${did}: ${debts.map(oneDebt).join(', ')}. ${told}. Me gustaría comentarlo.`;
}
