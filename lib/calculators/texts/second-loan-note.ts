import type { SecondLoan } from '@/lib/calculators/mortgage/second-loan';
import type { MortgageInput } from '@/lib/calculators/mortgage/simulate-mortgage';
import { formatEuros, formatPrice } from '@/lib/shared/money';
import { incomeFor, loanPart } from './loan-figures';

/** Says how far the same savings reach if taxes and costs come out of them; `isAssumed` without a community. */
export function secondLoanNote({ mixed }: MortgageInput, second: SecondLoan, isAssumed: boolean): string[] {
  const { costs, missing, rest, loan } = second;
  const assumed = isAssumed
    ? ['Sin comunidad contamos para eso un 10\u00a0% del precio, como en el 30\u00a0% que recomendamos.']
    : [];
  if (!loan)
    return [`Ese ahorro se va en impuestos y gastos: faltan ${formatPrice(missing)} para la entrada.`, ...assumed];
  const { left, principal, monthlyPayment, laterPayment, loanToValue } = loan;
  const first = formatEuros(monthlyPayment);
  const payment =
    mixed && laterPayment !== undefined
      ? `${first} y, desde el año ${mixed.fixedYears + 1}, de ${formatEuros(laterPayment)}`
      : first;
  const apart = `Aparte necesitas ${formatPrice(costs)} para impuestos y gastos. Si salen de ese mismo ahorro, a la casa llegan ${formatPrice(left)}, pides ${formatPrice(principal)} y la cuota es ${payment}.`;
  if (missing > 0) {
    const part = loanPart(loanToValue);
    const high = `Es el ${part} del precio: casi ningún banco pasa del 80\u00a0%. Faltan ${formatPrice(missing)}.`;
    return [apart, high, ...assumed];
  }
  const dearest = Math.max(monthlyPayment, laterPayment ?? 0);
  const over = rest > 0 ? `, con ${formatPrice(rest)} por encima` : ' justo';
  const enough = `Te llega${over}: para que una cuota de ${formatEuros(dearest)} no pase del 35\u00a0% hacen falta ${incomeFor(dearest, 35)} netos al mes.`;
  return [apart, enough, ...assumed];
}
