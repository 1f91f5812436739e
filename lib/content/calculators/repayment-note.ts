import type { RepaymentInput, RepaymentPlan, RepaymentResult } from '@/lib/calculators/mortgage/early-repayment';
import type { RepaymentEffect } from '@/lib/calculators/mortgage/repaid-loan';
import { formatPercent } from '@/lib/i18n/numbers';
import { yearsAndMonths } from '@/lib/i18n/years-and-months';
import { type Cents, formatEuros, formatPrice, wholeDifference, wholeEuros } from '@/lib/money';

/** Below a euro to the cent: an amount is never "0 €" that is not. */
function euros(amount: Cents): string {
  return amount < 100 ? formatEuros(amount) : wholeEuros(amount);
}

/** "3,47 %", two decimals: a rate that was computed. */
function computedRate(fraction: number): string {
  return formatPercent(fraction * 100, { most: 2 });
}

function writtenRate(fraction: number): string {
  return formatPercent(fraction * 100, { most: 3 });
}

/** The loan ends with the first repayment. */
function isAllRepaid({ firstMonth }: RepaymentInput, { months }: RepaymentPlan): boolean {
  return months[firstMonth]?.balance === 0;
}

function gainOf(input: RepaymentInput, effect: RepaymentEffect, { payment }: RepaymentResult, plan: RepaymentPlan) {
  if (isAllRepaid(input, plan)) return `acabas con la hipoteca ${yearsAndMonths(plan.monthsSaved)} antes`;
  if (effect === 'lower') {
    const change = `de ${formatEuros(payment)} a ${formatEuros(plan.payment)}`;
    return input.isYearly ? `la cuota pasa ${change} con la primera vez` : `la cuota baja ${change}`;
  }
  return plan.monthsSaved === 0
    ? 'no llegas a quitarte un mes de hipoteca'
    : `te quitas ${yearsAndMonths(plan.monthsSaved)} de hipoteca`;
}

/** What the chosen repayment gains, and what the bank may charge for it. */
export function repaymentHeadline(input: RepaymentInput, effect: RepaymentEffect, result: RepaymentResult): string {
  const plan = result[effect];
  const what = isAllRepaid(input, plan)
    ? 'Devolverlo todo'
    : `Amortizar ${formatPrice(input.amount)}${input.isYearly ? ' cada año' : ''}`;
  const saved =
    plan.interestSaved === 0 ? 'no te ahorra intereses' : `te ahorra ${euros(plan.interestSaved)} de intereses`;
  const charge =
    plan.compensation === 0
      ? 'el banco no puede cobrarte nada por ello'
      : `el banco puede cobrarte hasta ${euros(plan.compensation)}`;
  return `${what} ${saved} y ${gainOf(input, effect, result, plan)}; ${charge}.`;
}

/** Repaying or investing: which leaves more, and where they are equal. */
export function investingSentence({ netRate }: RepaymentInput, plan: RepaymentPlan): string {
  const { leftByRepaying, leftByInvesting, better, equalRate } = plan;
  const net = writtenRate(netRate);
  const ahead =
    Math.abs(leftByRepaying - leftByInvesting) < 100
      ? formatEuros(Math.abs(leftByRepaying - leftByInvesting))
      : wholeDifference(Math.max(leftByRepaying, leftByInvesting), Math.min(leftByRepaying, leftByInvesting));
  if (equalRate === undefined)
    return `Aquí no compensa amortizar: la compensación máxima es mayor que los intereses que te ahorras. Al ${net}, invirtiendo acabarías con ${ahead} más.`;
  if (better === undefined) return `Al ${net} neto al año, amortizar o invertir te deja lo mismo.`;
  const border = computedRate(equalRate);
  return better === 'repay'
    ? `Al ${net} neto al año gana amortizar: acabas con ${ahead} más. Para que invertir te compense, tendría que darte más de un ${border} neto todos los años.`
    : `Al ${net} neto al año gana invertir: acabas con ${ahead} más. Si te da menos de un ${border} neto, gana amortizar.`;
}

/** What an adviser adds to the figures. */
export function repaymentNote(input: RepaymentInput, plan: RepaymentPlan): string[] {
  const rate = writtenRate(input.annualRate);
  const earns =
    plan.equalRate === undefined || plan.equalRate === 0
      ? []
      : [
          plan.compensation === 0
            ? `Amortizar rinde el tipo de tu préstamo, un ${rate} (un ${computedRate(plan.equalRate)} contado por años enteros), y eso es seguro: nadie te lo puede quitar. Lo que invertido te prometa más, no.`
            : `Amortizar rinde el tipo de tu préstamo, un ${rate}, menos la compensación: si te la cobran entera, un ${computedRate(plan.equalRate)} al año. Eso es seguro; lo que promete una inversión, no.`,
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

const kinds: Readonly<Record<RepaymentInput['kind'], string>> = {
  fijo: 'una hipoteca fija',
  variable: 'una hipoteca variable',
  'mixto-fijo': 'una hipoteca mixta que aún es fija',
  'mixto-variable': 'una hipoteca mixta que ya es variable',
};

/** The result in one line for the consultation or the booking, in the first person. */
export function repaymentLine(input: RepaymentInput, effect: RepaymentEffect, result: RepaymentResult): string {
  const plan = result[effect];
  const often = input.isYearly ? ' cada año' : '';
  const aim = effect === 'shorter' ? 'acortar el plazo' : 'bajar la cuota';
  const gain =
    effect === 'shorter' ? `${yearsAndMonths(plan.monthsSaved)} menos` : `cuota de ${formatEuros(plan.payment)}`;
  return `Me quedan ${formatPrice(input.principal)} de ${kinds[input.kind]} al ${writtenRate(input.annualRate)} y ${yearsAndMonths(input.months)}. Si adelanto ${formatPrice(input.amount)}${often} para ${aim}, me ahorro ${euros(plan.interestSaved)} de intereses (${gain}), con ${euros(plan.compensation)} de compensación como máximo. Dudo entre eso e invertirlo al ${writtenRate(input.netRate)} neto.`;
}

const longDate = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** "16 de junio de 2019", of an ISO date. */
export function dayText(day: string): string {
  return longDate.format(new Date(`${day}T00:00:00Z`));
}
