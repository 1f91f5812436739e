import { COMMUNITIES, type Community } from '@/lib/calculators/mortgage/communities';
import type { HomeKind } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-entry';
import type { BuyerFacts } from '@/lib/calculators/mortgage/relief-limits';
import type { FieldErrors, ParsedFields } from '../../shell/form/use-calculator';
import { type FactField, factDefaults, readableFacts, readFacts } from './relief-facts';

/** Field names, also the parameters of the fragment. All empty: the taxes are left open. */
export type PurchaseField = 'comunidad' | 'vivienda' | 'reduccion' | FactField;
type PurchaseValues = Readonly<Record<PurchaseField, string>>;

export const purchaseDefaults: PurchaseValues = { comunidad: '', vivienda: '', reduccion: '', ...factDefaults };

/** What the field may hold; a link may also say that the home is used. */
const HOMES = ['', 'usada', 'nueva'];

/** `relief` is what the field holds: the table says whether it is offered. */
export type PurchaseChoice = { community: Community; home: HomeKind; relief: string; facts: BuyerFacts };

export function homeOf(text: string): HomeKind {
  return text === 'nueva' ? 'new' : 'used';
}

export function isPurchaseField(name: string): name is PurchaseField {
  return Object.hasOwn(purchaseDefaults, name);
}

/** A reduction belongs to one community and one kind of home; the answers stay as long as they can be read. */
export function followPurchase<Values extends PurchaseValues>(next: Values, changed: PurchaseField): Values {
  if (changed === 'reduccion') return { ...next, ...readableFacts(next) };
  return changed === 'comunidad' || changed === 'vivienda' ? { ...next, reduccion: '' } : next;
}

type Sentences = { community: string; home: string };

type WithPurchase<Name extends string, Input> =
  | { ok: true; input: Input & { purchase?: PurchaseChoice } }
  | { ok: false; errors: FieldErrors<Name> & FieldErrors<PurchaseField> };

/** The parsed fields of the loan, and the purchase if a community is chosen. */
export function withPurchase<Name extends string, Input>(
  loan: ParsedFields<Name, Input>,
  values: PurchaseValues,
  sentences: Sentences,
): WithPurchase<Name, Input> {
  const { comunidad, vivienda, reduccion } = values;
  const read = comunidad !== '' && reduccion !== '' ? readFacts(values) : { ok: true as const, facts: {} };
  const errors: FieldErrors<PurchaseField> = read.ok ? {} : { ...read.errors };
  const community = COMMUNITIES.find((name) => name === comunidad);
  if (comunidad !== '' && !community) errors.comunidad = { message: sentences.community };
  if (!HOMES.includes(vivienda)) errors.vivienda = { message: sentences.home };
  const ofLoan: FieldErrors<Name> = loan.ok ? {} : loan.errors;
  if (!loan.ok || !read.ok || Object.keys(errors).length > 0) return { ok: false, errors: { ...ofLoan, ...errors } };
  const purchase = community && { community, home: homeOf(vivienda), relief: reduccion, facts: read.facts };
  return { ok: true, input: { ...loan.input, ...(purchase && { purchase }) } };
}
