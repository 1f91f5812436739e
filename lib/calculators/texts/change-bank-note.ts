import {
  type ChangedLoan,
  type ChangeInput,
  type ChangeOffer,
  type ChangeResult,
  WAYS,
  type Way,
} from '@/lib/calculators/mortgage/change-bank';
import { isMadeFixed, leavingCap } from '@/lib/calculators/mortgage/leaving-caps';
import { isUncounted } from '@/lib/calculators/mortgage/repayment-caps';
import { formatPercent, formatRate } from '@/lib/shared/i18n/numbers';
import { yearsAndMonths } from '@/lib/shared/i18n/years-and-months';
import { formatEuros, formatPrice, lessBy, roundEuros } from '@/lib/shared/money';
import { kindText, signatures } from './repaid-loan-words';

const subjects: Readonly<Record<Way, string>> = {
  subrogation: 'Irte al otro banco',
  novation: 'La oferta de tu banco',
};

/** Which of the two costs least until the end, and what is not counted in it. */
export function changeHeadline(input: ChangeInput, result: ChangeResult): string {
  const open = isCommissionOpen(input) ? ' Irte va sin contar esa comisión, la que pone tu escritura.' : '';
  return `${cheapest(result)}${open}`;
}

function cheapest({ subrogation, novation }: ChangeResult): string {
  const [away, own] = [subrogation.total, novation.total];
  if (away <= 0 && own <= 0)
    return 'Quédate como estás: de aquí al final, ninguna de las dos ofertas te cuesta menos que lo que tienes.';
  if (away === own) return `Las dos ofertas te ahorran lo mismo: ${roundEuros(own)} de aquí al final.`;
  if (away > own) {
    const other =
      own > 0 ? `, ${lessBy(away, own)} más que la oferta de tu banco` : '; la de tu banco no te ahorra nada';
    return `Lo que menos te cuesta es irte al otro banco: de aquí al final te ahorra ${roundEuros(away)}${other}.`;
  }
  const other = away > 0 ? `, ${lessBy(own, away)} más que irte al otro` : '; irte al otro no te ahorra nada';
  return `Lo que menos te cuesta es la oferta de tu banco: de aquí al final te ahorra ${roundEuros(own)}${other}.`;
}

function spent({ costs, compensation }: ChangedLoan): string {
  if (costs === 0) return 'Cambiar no te cuesta nada';
  return `Cambiar te cuesta${compensation > 0 ? ' como mucho' : ''} ${roundEuros(costs)}`;
}

function keptFor(paysFrom: number, { months }: ChangeInput): string {
  if (paysFrom === 1) return 'compensa desde el primer mes';
  return paysFrom === months
    ? 'solo compensa si la mantienes hasta el final'
    : `compensa si la mantienes al menos ${yearsAndMonths(paysFrom)}`;
}

/** Whether one change pays, what it costs, and from when on or until when it is worth it. */
export function waySentence(way: Way, input: ChangeInput, result: ChangeResult): string {
  const loan = result[way];
  const { total, paysFrom, best, costs, compensation } = loan;
  const subject = subjects[way];
  if (paysFrom !== undefined)
    return `${subject} te ahorra ${roundEuros(total)} de aquí al final. ${spent(loan)}, y ${keptFor(paysFrom, input)}.`;
  const included = costs === 0 ? '' : `, contando ${compensation > 0 ? 'hasta ' : ''}${roundEuros(costs)} de cambiar`;
  const end = `de aquí al final te cuesta ${total === 0 ? 'lo mismo' : `${roundEuros(-total)} más`}${included}`;
  return best.ahead > 0
    ? `${subject} compensa solo un tiempo: en ${yearsAndMonths(best.month)} llegas a ganar ${roundEuros(best.ahead)}, pero ${end}.`
    : `${subject} no te compensa: ${end}.`;
}

/** Leaving is counted without the commission of the deed, which is not said. */
export function isCommissionOpen(input: ChangeInput): boolean {
  return isUncounted(input) && !isMadeFixed(input.kind, { ...input.subrogation, leaving: input.leaving });
}

/** What the bank that is left may charge, and why. */
function leavingSentence(input: ChangeInput, { subrogation }: ChangeResult): string {
  const amount = roundEuros(subrogation.compensation);
  const offered = { ...input.subrogation, leaving: input.leaving };
  const cap = leavingCap(input, offered);
  const share = formatPercent(cap / 100, { most: 3 });
  if (isMadeFixed(input.kind, offered)) {
    const to = offered.kind === 'fijo' ? 'fija' : 'mixta con tres años fijos o más';
    return cap === 0
      ? `Como pasas de variable a ${to} y han pasado tres años o más, tu banco no puede cobrarte nada por irte.`
      : `Como pasas de variable a ${to} y han pasado menos de tres años, tu banco puede cobrarte por irte como mucho el ${share} de lo que debes: ${amount}.`;
  }
  if (isCommissionOpen(input)) return 'Antes de decidir, busca en tu escritura qué comisión pone por irte.';
  if (input.law === 'escritura')
    return cap === 0
      ? 'Por irte no contamos nada: has puesto que tu escritura no tiene comisión.'
      : `Por irte contamos el ${share} que pone tu escritura: ${amount}.`;
  return cap === 0
    ? 'Por los años que han pasado, tu banco no puede cobrarte nada por irte.'
    : `Por irte, tu banco puede cobrarte como mucho el ${share} de lo que debes: ${amount}, y solo si lo dice tu contrato.`;
}

const withWhom: Readonly<Record<Way, string>> = { subrogation: 'el otro banco', novation: 'tu banco' };

/** An instalment that falls, for products that cost more. */
function aboutProducts(result: ChangeResult): string[] {
  return WAYS.flatMap((way) => {
    const { payment, monthlyProducts } = result[way];
    const [less, more] = [result.payment - payment, monthlyProducts - result.monthlyProducts];
    return less > 0 && more > 0
      ? [
          `Con ${withWhom[way]} la cuota baja ${formatEuros(less)}, pero los productos cuestan ${formatEuros(more)} más al mes.`,
        ]
      : [];
  });
}

function assumed({ kind, fixedMonths, annualRate, laterRate, euribor, ...offers }: ChangeInput): string[] {
  const mixed =
    fixedMonths === undefined || laterRate === undefined
      ? []
      : [
          `De tu mixta contamos el ${formatRate(annualRate)} hasta que acabe la parte fija, en ${yearsAndMonths(fixedMonths)}, y un ${formatRate(laterRate)} después.`,
        ];
  const isVariable = kind !== 'fijo' || WAYS.some((way) => offers[way].kind !== 'fijo');
  return isVariable && euribor !== undefined
    ? [
        ...mixed,
        `Hemos supuesto que el Euríbor se queda en el ${formatRate(euribor)} hasta el final. No lo hará: lo variable puede acabar costando más o menos.`,
      ]
    : mixed;
}

/** What an adviser adds to the figures. */
export function changeNote(input: ChangeInput, result: ChangeResult): string[] {
  const products = result.monthlyProducts > 0 ? ` y ${formatEuros(result.monthlyProducts)} al mes de productos` : '';
  return [
    `Hoy pagas ${formatEuros(result.payment)} de cuota${products}.`,
    leavingSentence(input, result),
    ...aboutProducts(result),
    ...assumed(input),
    `Enséñale a tu banco la oferta del otro antes de firmarla: si mejora la tuya, te ahorras el cambio.${input.leaving === 'subrogation' ? ' Y si la aceptas, aún tiene quince días para firmar contigo otras condiciones.' : ''}`,
  ];
}

function offeredRate({ kind, annualRate, fixedMonths = 0, laterRate = 0 }: ChangeOffer): string {
  if (kind === 'mixto')
    return `una mixta al ${formatRate(annualRate)} durante ${yearsAndMonths(fixedMonths)} y al ${formatRate(laterRate)} después`;
  return `una ${kind === 'fijo' ? 'fija' : 'variable, hoy'} al ${formatRate(annualRate)}`;
}

function offerText(offer: ChangeOffer): string {
  const { yearlyProducts, expenses } = offer;
  const parts = [
    offeredRate(offer),
    yearlyProducts > 0 && `con ${formatPrice(yearlyProducts)} al año en productos`,
    expenses > 0 && `con ${formatPrice(expenses)} de gastos`,
  ];
  return parts.filter(Boolean).join(', ');
}

function outcome({ total }: ChangedLoan): string {
  if (total === 0) return 'me cuesta lo mismo';
  return total > 0 ? `me ahorra ${roundEuros(total)}` : `me cuesta ${roundEuros(-total)} más`;
}

/** The result in one line for the consultation or the booking, in the first person. */
export function changeLine(input: ChangeInput, result: ChangeResult): string {
  const { principal, law, annualRate, months, yearlyProducts, leaving } = input;
  const cancelled = leaving === 'cancellation' ? ', cancelando la de ahora' : '';
  const open = isCommissionOpen(input) ? ', sin contar la comisión de mi escritura,' : '';
  const products = yearlyProducts > 0 ? `, con ${formatPrice(yearlyProducts)} al año en productos` : '';
  return `Me quedan ${formatPrice(principal)} de ${kindText(input)}, ${signatures[law]}, al ${formatRate(annualRate)} y ${yearsAndMonths(months)}${products}. Otro banco me ofrece ${offerText(input.subrogation)}${cancelled}; el mío, ${offerText(input.novation)}. De aquí al final, irme${open} ${outcome(result.subrogation)} y la oferta de mi banco ${outcome(result.novation)}.`;
}
