import type { RepaymentInput, RepaymentPlan, RepaymentResult } from '@/lib/calculators/mortgage/early-repayment';
import type { RepaymentEffect } from '@/lib/calculators/mortgage/repaid-loan';
import { isUncounted } from '@/lib/calculators/mortgage/repayment-caps';
import { formatPercent, formatRate } from '@/lib/shared/i18n/numbers';
import { yearsAndMonths } from '@/lib/shared/i18n/years-and-months';
import { formatEuros, formatPrice, roundEuros, wholeDifference } from '@/lib/shared/money';
import { kindText, signatures } from './repaid-loan-words';

/** "3,47 %", two decimals: a rate that was computed. */
function computedRate(fraction: number): string {
  return formatPercent(fraction * 100, { most: 2 });
}

/** Compares the rates as they are shown: nothing earns "less than 0 %". */
function isShownAsZero(fraction: number): boolean {
  return computedRate(fraction) === computedRate(0);
}

/** The loan ends with the first repayment. */
function isAllRepaid({ firstMonth }: RepaymentInput, { months }: RepaymentPlan): boolean {
  return months[firstMonth]?.balance === 0;
}

function gainOf(input: RepaymentInput, effect: RepaymentEffect, { payment }: RepaymentResult, plan: RepaymentPlan) {
  if (isAllRepaid(input, plan)) return `acaba con la hipoteca ${yearsAndMonths(plan.monthsSaved)} antes`;
  if (effect === 'lower') {
    const change = `de ${formatEuros(payment)} a ${formatEuros(plan.payment)}`;
    return input.isYearly ? `la primera vez baja la cuota ${change}` : `baja la cuota ${change}`;
  }
  return plan.monthsSaved === 0
    ? 'no te quita ni un mes de hipoteca'
    : `te quita ${yearsAndMonths(plan.monthsSaved)} de hipoteca`;
}

function chargeOf(input: RepaymentInput, { compensation }: RepaymentPlan): string {
  if (isUncounted(input)) return 'mira qué comisión pone tu escritura, porque va sin contar esa comisión';
  if (input.law === 'escritura')
    return compensation === 0
      ? 'has puesto que tu escritura no tiene comisión'
      : `la comisión que pone tu escritura son ${roundEuros(compensation)}`;
  return compensation === 0
    ? 'por los años que han pasado, el banco no puede cobrarte nada'
    : `el banco puede cobrarte como mucho ${roundEuros(compensation)}`;
}

/** What the chosen repayment gains, and what the bank may charge for it. */
export function repaymentHeadline(input: RepaymentInput, effect: RepaymentEffect, result: RepaymentResult): string {
  const plan = result[effect];
  const what = isAllRepaid(input, plan)
    ? 'Devolverlo todo'
    : `Amortizar ${formatPrice(input.amount)}${input.isYearly ? ' cada año' : ''}`;
  const saved =
    plan.interestSaved === 0 ? 'no te ahorra intereses' : `te ahorra ${roundEuros(plan.interestSaved)} de intereses`;
  const changesNothing = effect === 'shorter' && plan.monthsSaved === 0 && !isAllRepaid(input, plan);
  const gain =
    plan.interestSaved === 0 && changesNothing
      ? ', y tampoco te quita ni un mes de hipoteca'
      : `${plan.interestSaved === 0 ? ', pero' : ' y'} ${gainOf(input, effect, result, plan)}`;
  return `${what} ${saved}${gain}; ${chargeOf(input, plan)}.`;
}

/** Repaying or investing: which leaves more, and where they are equal. */
export function investingSentence({ netRate }: RepaymentInput, plan: RepaymentPlan): string {
  const { leftByRepaying, leftByInvesting, better, equalRate } = plan;
  const net = formatRate(netRate);
  const ahead =
    Math.abs(leftByRepaying - leftByInvesting) < 100
      ? formatEuros(Math.abs(leftByRepaying - leftByInvesting))
      : wholeDifference(Math.max(leftByRepaying, leftByInvesting), Math.min(leftByRepaying, leftByInvesting));
  if (equalRate === undefined)
    return `Aquí no compensa amortizar: la compensación máxima es mayor que los intereses que te ahorras.${better === undefined ? '' : ` Al ${net}, invirtiendo acabarías con ${ahead} más.`}`;
  if (better === undefined) return `Al ${net} neto al año, amortizar o invertir te deja lo mismo.`;
  const winner = `Al ${net} neto al año gana ${better === 'repay' ? 'amortizar' : 'invertir'}: acabas con ${ahead} más.`;
  if (isShownAsZero(equalRate)) return winner;
  const equal = computedRate(equalRate);
  return better === 'repay'
    ? `${winner} Para que invertir te compense, tendría que darte más de un ${equal} neto todos los años.`
    : `${winner} Si te da menos de un ${equal} neto, gana amortizar.`;
}

/** What an adviser adds to the figures. */
export function repaymentNote(input: RepaymentInput, plan: RepaymentPlan): string[] {
  const nominal = `un ${formatRate(input.annualRate)} nominal`;
  const effective = computedRate((1 + input.annualRate / 12) ** 12 - 1);
  const certain = 'Eso es seguro; lo que promete una inversión, no.';
  const earns =
    plan.equalRate === undefined || isShownAsZero(plan.equalRate)
      ? []
      : [
          plan.compensation === 0 && !isUncounted(input)
            ? `Amortizar rinde el tipo de tu préstamo: ${nominal}, que pagado mes a mes es un ${effective} al año. ${certain}`
            : `Amortizar rinde el tipo de tu préstamo (${nominal}, un ${effective} al año) menos la compensación${isUncounted(input) ? ', sin contar aquí' : `: si te la cobran entera, un ${computedRate(plan.equalRate)} al año`}. ${certain}`,
        ];
  const assumed =
    input.kind === 'fijo'
      ? []
      : ['Hemos supuesto que tu interés no cambia hasta el final. Si sube, amortizar te ahorra más; si baja, menos.'];
  return [
    ...earns,
    ...assumed,
    'Antes de amortizar dejaríamos apartado un colchón de tres a seis meses de gastos: lo que metes en la hipoteca no lo puedes volver a sacar. Y si compraste antes de 2013, mira primero la deducción por vivienda.',
  ];
}

/** The result in one line for the consultation or the booking, in the first person. */
export function repaymentLine(input: RepaymentInput, effect: RepaymentEffect, result: RepaymentResult): string {
  const plan = result[effect];
  const aim = effect === 'shorter' ? 'acortar el plazo' : 'bajar la cuota';
  const what = isAllRepaid(input, plan)
    ? 'lo devuelvo todo'
    : `adelanto ${formatPrice(input.amount)}${input.isYearly ? ' cada año' : ''} para ${aim}`;
  const saved =
    plan.interestSaved === 0 ? 'no me ahorro intereses' : `me ahorro ${roundEuros(plan.interestSaved)} de intereses`;
  const gains = [
    plan.monthsSaved > 0 && `${yearsAndMonths(plan.monthsSaved)} menos`,
    effect === 'lower' && plan.payment > 0 && `cuota de ${formatEuros(plan.payment)}`,
  ].filter(Boolean);
  const gain = gains.length > 0 ? ` (${gains.join(', ')})` : '';
  const charge =
    plan.compensation === 0 ? 'sin compensación' : `con ${roundEuros(plan.compensation)} de compensación como máximo`;
  return `Me quedan ${formatPrice(input.principal)} de ${kindText(input)}, ${signatures[input.law]}, al ${formatRate(input.annualRate)} y ${yearsAndMonths(input.months)}. Si ${what}, ${saved}${gain}, ${isUncounted(input) ? 'sin contar la comisión de mi escritura' : charge}. Dudo entre eso e invertirlo al ${formatRate(input.netRate)} neto.`;
}
