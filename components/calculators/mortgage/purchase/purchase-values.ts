import { readNumber } from '@/lib/calculators/input/number-input';
import { COMMUNITIES, type Community } from '@/lib/calculators/mortgage/communities';
import {
  type HomeKind,
  isForBuyers,
  RELIEF_IDS,
} from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-entry';
import type { FieldErrors, ParsedFields } from '../../shell/form/use-calculator';

/** Field names, also the parameters of the fragment. All empty: the taxes are left open. */
export type PurchaseField = 'comunidad' | 'vivienda' | 'reduccion' | 'parte';
type PurchaseValues = Readonly<Record<PurchaseField, string>>;

export const purchaseDefaults: PurchaseValues = { comunidad: '', vivienda: '', reduccion: '', parte: '' };

/** Thousandths of a percent, so that a per cent sign is read. */
export const shareRule = { decimals: 3, min: 1, max: 100_000 };

/** What the field may hold; a link may also say that the home is used. */
const HOMES = ['', 'usada', 'nueva'];

/** `relief` is what the field holds: the table says whether it is offered. `share` in thousandths of a percent. */
export type PurchaseChoice = { community: Community; home: HomeKind; relief: string; share?: number };

export function homeOf(text: string): HomeKind {
  return text === 'nueva' ? 'new' : 'used';
}

export function isPurchaseField(name: string): name is PurchaseField {
  return Object.hasOwn(purchaseDefaults, name);
}

/** A reduction belongs to one community and one kind of home. */
export function followPurchase<Values extends PurchaseValues>(next: Values, changed: PurchaseField): Values {
  return changed === 'comunidad' || changed === 'vivienda' ? { ...next, reduccion: '' } : next;
}

type Sentences = { community: string; home: string; relief: string };

type WithPurchase<Name extends string, Input> =
  | { ok: true; input: Input & { purchase?: PurchaseChoice } }
  | { ok: false; errors: FieldErrors<Name> & FieldErrors<PurchaseField> };

/** The parsed fields of the loan, and the purchase if a community is chosen. */
export function withPurchase<Name extends string, Input>(
  loan: ParsedFields<Name, Input>,
  values: PurchaseValues,
  sentences: Sentences,
): WithPurchase<Name, Input> {
  const { comunidad, vivienda, reduccion, parte } = values;
  const errors: FieldErrors<PurchaseField> = {};
  const community = COMMUNITIES.find((name) => name === comunidad);
  const relief = RELIEF_IDS.find((id) => id === reduccion);
  const isAsked = community && relief && isForBuyers({ id: relief });
  const share = isAsked ? readNumber(parte, shareRule) : undefined;
  if (comunidad !== '' && !community) errors.comunidad = { message: sentences.community };
  if (!HOMES.includes(vivienda)) errors.vivienda = { message: sentences.home };
  if (reduccion !== '' && !relief) errors.reduccion = { message: sentences.relief };
  if (share && !share.ok && share.reason !== 'empty') errors.parte = { reason: share.reason, rule: shareRule };
  const ofLoan: FieldErrors<Name> = loan.ok ? {} : loan.errors;
  if (!loan.ok || Object.keys(errors).length > 0) return { ok: false, errors: { ...ofLoan, ...errors } };
  const purchase = community && {
    community,
    home: homeOf(vivienda),
    relief: reduccion,
    ...(share?.ok && { share: share.value }),
  };
  return { ok: true, input: { ...loan.input, ...(purchase && { purchase }) } };
}
