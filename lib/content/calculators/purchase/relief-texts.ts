import type { Relief, ReliefId } from '@/lib/calculators/mortgage/purchase-taxes';
import { formatPercent } from '@/lib/i18n/numbers';
import { formatPrice } from '@/lib/money';
import { ruleText } from './tax-texts';

export const reliefNames: Record<ReliefId, string> = {
  'vivienda-habitual': 'Vivienda habitual',
  joven: 'Comprador joven',
  'familia-numerosa': 'Familia numerosa',
  monoparental: 'Familia monoparental',
  'familia-con-hijos': 'Familia con hijos',
  discapacidad: 'Discapacidad',
  protegida: 'Vivienda protegida',
};

function buyer({ id, underAge, disability = 0, children, rules }: Relief): string {
  if (id === 'joven') return `Para menores de ${underAge} años`;
  if (id === 'familia-numerosa') return 'Para familias numerosas';
  if (id === 'monoparental') return 'Para familias monoparentales';
  if (id === 'familia-con-hijos') return `Para familias con ${children} hijos o más`;
  if (id === 'discapacidad')
    return `Para quien tiene una discapacidad reconocida del ${formatPercent(disability)} o más`;
  if (id === 'vivienda-habitual') return 'Para quien va a vivir en la casa';
  return rules.some(({ tax }) => tax === 'iva')
    ? 'Para viviendas protegidas de régimen especial o de promoción pública que vende su promotor'
    : 'Para viviendas protegidas';
}

function home({ id, firstHome, priceLimit, area }: Relief): string {
  const kind = firstHome ? 'primera vivienda habitual' : 'vivienda habitual';
  const named = id === 'protegida' && !firstHome ? '' : `, como ${kind}`;
  const limit = priceLimit === undefined ? '' : `, de hasta ${formatPrice(priceLimit)}`;
  return `${named}${limit}${area === undefined ? '' : `, de hasta ${area}\u00a0m² construidos`}`;
}

function means({ income, loanAbove }: Relief): string {
  const joint = income?.joint === undefined ? '' : ` (${formatPrice(income.joint)} en declaración conjunta)`;
  const alone = income ? `, con una base del IRPF de hasta ${formatPrice(income.alone)}${joint}` : '';
  return `${alone}${loanAbove === undefined ? '' : `, con una hipoteca de más del ${formatPercent(loanAbove)} de su valor`}`;
}

/** Who may choose it and what is paid, in one sentence; a second one where only a part of the price is reduced. */
export function reliefSentence(relief: Relief): string {
  const { rules, reducedUpTo } = relief;
  const paid = rules.map(ruleText).join(' y ');
  const part =
    reducedUpTo === undefined
      ? ''
      : ` Vale para los primeros ${formatPrice(reducedUpTo)}; el resto paga el tipo general.`;
  return `${buyer(relief)}${home(relief)}${means(relief)}: ${paid}.${part}`;
}
