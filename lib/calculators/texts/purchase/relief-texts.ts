import type { Ceiling, Limits } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-entry';
import type { Relief, ReliefId } from '@/lib/calculators/mortgage/purchase-taxes';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { formatPrice } from '@/lib/shared/money';
import { ruleText } from './tax-texts';

export const reliefNames: Record<ReliefId, string> = {
  'vivienda-habitual': 'Vivienda habitual',
  joven: 'Comprador joven',
  'familia-numerosa': 'Familia numerosa',
  monoparental: 'Familia monoparental',
  'familia-con-hijos': 'Familia con hijos',
  discapacidad: 'Discapacidad',
  protegida: 'Vivienda protegida',
  'protegida-general': 'Vivienda protegida de régimen general',
  'protegida-sin-exencion': 'Vivienda protegida fuera de los límites del Estado',
};

function protectedHome({ id, rules }: Relief): string {
  const lower = rules.some(({ tax, scale }) => tax === 'iva' && scale.kind === 'flat' && scale.rate === 400);
  const which = lower ? ' de régimen especial o de promoción pública que vende su promotor' : '';
  if (id === 'protegida-sin-exencion')
    return `Para viviendas protegidas${which} que pasan de los límites del Estado de precio o de ingresos`;
  const isExempt = rules.some(({ tax, scale }) => tax === 'ajd' && scale.kind === 'flat' && scale.rate === 0);
  const within = isExempt ? ', en su primera venta y dentro de los límites del Estado de precio e ingresos' : '';
  return `Para viviendas protegidas${which}${within}`;
}

function buyer(relief: Relief): string {
  const { underAge, disability = 0, children } = relief.limits ?? {};
  if (relief.id === 'joven') return `Para menores de ${underAge} años`;
  if (relief.id === 'familia-numerosa') return 'Para familias numerosas';
  if (relief.id === 'monoparental') return 'Para familias monoparentales';
  if (relief.id === 'familia-con-hijos') return `Para familias con ${children} hijos o más`;
  if (relief.id === 'discapacidad')
    return `Para quien tiene una discapacidad reconocida del ${formatPercent(disability)} o más`;
  return relief.id === 'vivienda-habitual' ? 'Para quien va a vivir en la casa' : protectedHome(relief);
}

const members = { members: 'miembro de la familia', dependants: 'persona a cargo' } as const;

/** "240.000 €, más 30.000 € por cada miembro de la familia desde el 2.º". */
function ceilingText({ base, each }: Ceiling): string {
  if (!each) return formatPrice(base);
  const from = each.over === 0 ? '' : ` desde el ${each.over + 1}.º`;
  return `${formatPrice(base)}, más ${formatPrice(each.amount)} por cada ${members[each.of]}${from}`;
}

function areaText({ most, kind }: NonNullable<Limits['area']>): string {
  return `de hasta ${most}\u00a0m² ${kind === 'usable' ? 'útiles' : 'construidos'}`;
}

function home({ home, limits = {} }: Relief): string {
  const kinds = { first: 'como primera vivienda habitual', only: 'como vivienda habitual y única', any: '' } as const;
  const { price, area } = limits;
  const parts = [
    home ? kinds[home] : 'como vivienda habitual',
    price ? `de hasta ${ceilingText(price)}` : '',
    area ? areaText(area) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

function means({ limits = {} }: Relief): string {
  const { income, wealth, loanAbove } = limits;
  const joint = income?.joint ? ` (${ceilingText(income.joint)} en declaración conjunta)` : '';
  const parts = [
    income ? `con una base del IRPF de hasta ${ceilingText(income.alone)}${joint}` : '',
    wealth ? 'con el mismo límite para el patrimonio de la familia' : '',
    loanAbove === undefined ? '' : `con una hipoteca de más del ${formatPercent(loanAbove)} de su valor`,
  ];
  return parts.filter(Boolean).join(', ');
}

const several = {
  all: ' La tienen que cumplir todos los que compráis.',
  one: ' Basta con que la cumpla alguien de la familia.',
  share: ' Si solo la cumplen algunos, vale para la parte que compran.',
  couple:
    ' En un matrimonio o una pareja registrada basta con que la cumpla uno; si no, vale para la parte de quien la cumple.',
} as const;

/** Who may choose it and what is paid; then whether all buyers have to fulfil it, and how much of the price is reduced. */
export function reliefSentence(relief: Relief): string {
  const { rules, reducedUpTo, buyers } = relief;
  const paid = rules.map(ruleText).join(' y ');
  const part =
    reducedUpTo === undefined
      ? ''
      : ` Vale para los primeros ${formatPrice(reducedUpTo)}; el resto paga el tipo general.`;
  const asked = [buyer(relief), home(relief), means(relief)].filter(Boolean).join(', ');
  return `${asked}: ${paid}.${part}${buyers ? several[buyers] : ''}`;
}
