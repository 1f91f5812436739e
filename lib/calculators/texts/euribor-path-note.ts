import { RECOMMENDED_LIMIT_PERCENT } from '@/lib/calculators/debt/debt-ratio';
import type { EuriborPath, EuriborPathInput, EuriborPoint } from '@/lib/calculators/mortgage/euribor-path';
import { formatPercent, formatRate } from '@/lib/shared/i18n/numbers';
import { yearsText } from '@/lib/shared/i18n/years-and-months';
import { formatEuros, formatPrice, roundEuros, wholeDifference, wholeEuros } from '@/lib/shared/money';

const EURO = 100;

/** The worst year of the instalment, in one sentence. */
export function euriborHeadline({ periods, worst, todayPayment }: EuriborPath): string {
  const today = formatEuros(todayPayment);
  if (worst.more > 0)
    return `La cuota más alta llega en el año\u00a0${worst.year}: ${formatEuros(worst.payment)}, ${roundEuros(worst.more)} más que hoy.`;
  const lowest = Math.min(...periods.map(({ payment }) => Math.round(payment)));
  return lowest === todayPayment
    ? `La cuota no se mueve: ${today} de principio a fin.`
    : `La cuota no pasa nunca de la de hoy: ${today}, y llega a bajar hasta ${formatEuros(lowest)}.`;
}

function aboutInterest({ totalInterest, totalInterestToday }: EuriborPath): string {
  const total = `En total pagarías ${roundEuros(totalInterest)} de intereses`;
  const difference = Math.round(totalInterest / EURO) - Math.round(totalInterestToday / EURO);
  if (difference === 0) return `${total}, lo mismo que si el Euríbor se quedara donde está.`;
  const [higher, lower] = difference > 0 ? [totalInterest, totalInterestToday] : [totalInterestToday, totalInterest];
  const word = difference > 0 ? 'más' : 'menos';
  return `${total}, ${wholeDifference(higher, lower)} ${word} que si el Euríbor se quedara donde está.`;
}

/** Below the answer: what the path costs, and the income that the highest instalment asks for. */
export function euriborNote(path: EuriborPath): string[] {
  const { worst } = path;
  const percent = formatPercent(RECOMMENDED_LIMIT_PERCENT);
  const income = wholeEuros(Math.ceil(worst.payment / RECOMMENDED_LIMIT_PERCENT) * EURO);
  const need = `Para que la cuota más alta no pase del ${percent} de lo que entra en casa hacen falta ${income} netos al mes, sin más deudas.`;
  return [
    aboutInterest(path),
    worst.more > 0 ? `${need} Firmaríamos esta variable solo si esa cuota también te cabe.` : need,
  ];
}

/** "3,5 % dentro de 2 años, 4,5 % dentro de 5 años". */
export function pointsText(points: readonly EuriborPoint[]): string {
  return points.map(({ year, euribor }) => `${formatRate(euribor)} dentro de ${yearsText(year)}`).join(', ');
}

/** The result as a line for the consultation or the booking, in the first person. */
export function euriborLine(input: EuriborPathInput, path: EuriborPath): string {
  const { principal, months, euribor, spread, review, points } = input;
  const reviewed = review === 12 ? 'cada año' : 'cada seis meses';
  const supposed =
    points.length > 0 ? `Si el Euríbor estuviera al ${pointsText(points)}` : 'Si el Euríbor se quedara como está';
  const { worst, todayPayment, totalInterest } = path;
  const highest =
    worst.more > 0
      ? `la cuota más alta llegaría en el año\u00a0${worst.year}: ${formatEuros(worst.payment)}, frente a los ${formatEuros(todayPayment)} de hoy`
      : `la cuota no pasaría de los ${formatEuros(todayPayment)} de hoy`;
  return `He mirado qué pasa con una hipoteca variable de ${formatPrice(principal)} a ${yearsText(months / 12)}, con el Euríbor al ${formatRate(euribor)} hoy más un ${formatRate(spread)}, que se revisa ${reviewed}. ${supposed}, ${highest}, y pagaría ${roundEuros(totalInterest)} de intereses en total.`;
}
