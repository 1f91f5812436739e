import { purchaseTaxTable } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-table';
import type { Community, HomeKind, Relief, ReliefId } from '@/lib/calculators/mortgage/purchase-taxes';
import { longDate } from '@/lib/shared/i18n/long-date';
import { formatPrice } from '@/lib/shared/money';
import { ruleText } from './tax-texts';

const names: Record<ReliefId, string> = {
  'vivienda-habitual': 'Vivienda habitual',
  joven: 'Comprador joven',
  'familia-numerosa': 'Familia numerosa',
  monoparental: 'Familia monoparental',
  'familia-con-hijos': 'Familia con hijos',
  discapacidad: 'Discapacidad',
  protegida: 'Vivienda protegida',
  'protegida-general': 'Vivienda protegida, régimen general',
  'protegida-sin-exencion': 'Vivienda protegida, sin la exención del AJD',
};

export function reliefName(id: ReliefId, home: HomeKind): string {
  return id === 'protegida' && home === 'new' ? `${names[id]}, régimen especial o promoción pública` : names[id];
}

/** The rates with the reduction: "ITP del 3,5 %, si el precio no pasa de 150.000 €." */
export function reliefSentence({ rules, priceUpTo, reducedUpTo }: Relief): string {
  const paid = rules.map(ruleText).join(' y ');
  const ceiling = priceUpTo === undefined ? '' : `, si el precio no pasa de ${formatPrice(priceUpTo)}`;
  const part =
    reducedUpTo === undefined
      ? ''
      : ` Vale para los primeros ${formatPrice(reducedUpTo)}; el resto paga el tipo general.`;
  return `${paid.charAt(0).toUpperCase()}${paid.slice(1)}${ceiling}.${part}`;
}

/** Names its article and day, says what could not be compared, and has the address of its text. */
export function reliefOrigin(relief: Relief, community: Community): { sentence: string; source: string } {
  const { verified, validFrom } = relief;
  const article = verified ? verified.article : relief.article;
  const since = validFrom
    ? `En vigor desde el ${longDate(validFrom)}.`
    : 'No hemos podido cotejar desde cuándo rige este tipo.';
  const parts = [
    article && `${/ [ay] /.test(article) ? 'Artículos' : 'Artículo'} ${article}.`,
    since,
    !verified && 'No hemos podido cotejar esta reducción con el texto oficial en vigor.',
  ];
  return {
    sentence: parts.filter(Boolean).join(' '),
    source: relief.source ?? purchaseTaxTable[community].source,
  };
}
