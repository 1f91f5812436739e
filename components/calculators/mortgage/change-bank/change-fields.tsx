import { useTranslations } from 'next-intl';
import { memo } from 'react';
import {
  defineFields,
  each,
  type FormProps,
  type NameIn,
  type TextIn,
  type Words,
} from '@/components/calculators/shell/form/define-fields';
import type { Texts } from '@/components/calculators/shell/form/field-texts';
import type { FieldErrorCause, FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import { readNumber } from '@/lib/calculators/input/number-input';
import { type ChangeInput, type ChangeOffer, WAYS, type Way } from '@/lib/calculators/mortgage/change-bank';
import { isMadeFixed, type Leaving, OFFERED_KINDS } from '@/lib/calculators/mortgage/leaving-caps';
import { type LoanAbove, productsRule, rateRule, USUAL_PARTS } from '@/lib/calculators/mortgage/loan-fields';
import { APPRAISAL } from '@/lib/calculators/mortgage/mortgage-costs';
import { isFixedNow, isRepaidKind } from '@/lib/calculators/mortgage/repayment-caps';
import { wholeEuros } from '@/lib/shared/money';
import {
  isByDeed,
  judgeLoan,
  type LoanFault,
  loanOf,
  loanStarts,
  sideBySide,
  signatureDay,
  signedLoan,
} from '../signed-loan/signed-loan';

const perYear = { rule: productsRule, unit: 'unitYearly', start: '0', hint: true } as const;
const rate = { rule: rateRule, unit: '%' } as const;
const yearsRule = { decimals: 0, min: 1, max: 39 };
/** How far below today's rate both offers are at first, in thousandths of a percentage point. */
const FIRST_GAIN = 600;
const USUAL_SPREAD = 500;

type Typed = Texts<string>;
const kindIn = ({ 'cambio-tipo': kind = '' }: Typed) => (isRepaidKind(kind) ? kind : undefined);
const isFixed = (values: Typed) => isFixedNow(kindIn(values) ?? 'fijo');
const isVariable = (values: Typed) => (kindIn(values) ?? 'fijo') !== 'fijo';
const movesLater = (kind = '') => kind === 'variable' || kind === 'mixto';
const followsEuribor = (values: Typed) =>
  isVariable(values) || movesLater(values['cambio-otro-tipo']) || movesLater(values['cambio-propio-tipo']);

const LEAVING = { subrogacion: 'subrogation', cancelar: 'cancellation' } as const satisfies Record<string, Leaving>;
const isCancelled = (values: Typed) => values['cambio-otro-como'] === 'cancelar';

/** The deed alone says what leaving costs. */
function asksDeed(values: Typed): boolean {
  const { 'cambio-otro-tipo': typed, 'cambio-otro-fijos': fixed = '', 'cambio-escritura': signed } = values;
  const [kind, offered] = [kindIn(values), OFFERED_KINDS.find((known) => known === typed)];
  if (!kind || !offered || !isByDeed(signed)) return false;
  const read = readNumber(fixed, yearsRule);
  const fixedMonths = read.ok ? read.value * 12 : 0;
  return !isMadeFixed(kind, {
    kind: offered,
    fixedMonths,
    leaving: isCancelled(values) ? 'cancellation' : 'subrogation',
  });
}

const { principal, years, months, kind, fixedYears, fixedMonths, deed, signed, commission } = signedLoan('cambio');

/** Cents for amounts, thousandths of a percentage point for rates. The order is that of the parameters in a link. */
const change = defineFields({
  principal,
  years,
  months,
  kind,
  rate: { name: 'cambio-interes', start: '3,5', ...rate, when: isFixed },
  fixedYears,
  fixedMonths,
  euribor: { name: 'cambio-euribor', start: '2,5', ...rate, hint: true, when: followsEuribor },
  spread: { name: 'cambio-diferencial', start: '1', ...rate, hint: true, when: isVariable },
  products: { name: 'cambio-productos', ...perYear },
  deed,
  signed,
  commission: { ...commission, when: asksDeed },
  leaving: { name: 'cambio-otro-como', start: 'subrogacion', options: LEAVING },
  cancellation: {
    name: 'cambio-otro-cancelar',
    start: '1.000',
    rule: productsRule,
    unit: '€',
    hint: true,
    when: isCancelled,
  },
});

const offer = <Name extends string>(name: Name) => {
  const kindOf = (values: Typed) => values[`cambio-${name}-tipo`];
  return defineFields({
    offered: { name: `cambio-${name}-tipo`, start: 'fijo', options: each(OFFERED_KINDS) },
    rate: { name: `cambio-${name}-interes`, start: '2,9', ...rate, when: (values) => kindOf(values) !== 'variable' },
    offeredYears: {
      name: `cambio-${name}-fijos`,
      start: '5',
      rule: yearsRule,
      unit: 'unitYears',
      when: (values) => kindOf(values) === 'mixto',
    },
    spread: {
      name: `cambio-${name}-diferencial`,
      start: '0,5',
      ...rate,
      when: (values) => movesLater(kindOf(values)),
    },
    offeredProducts: { name: `cambio-${name}-productos`, ...perYear },
    expenses: { name: `cambio-${name}-gastos`, start: '0', rule: productsRule, unit: '€' },
  });
};

/** The two offers, as the fields name them. */
export const OFFER_FIELDS = { subrogation: 'otro', novation: 'propio' } as const satisfies Record<Way, string>;
const offers = { subrogation: offer(OFFER_FIELDS.subrogation), novation: offer(OFFER_FIELDS.novation) };
type OfferFields = typeof offers.subrogation | typeof offers.novation;

export type ChangeField = NameIn<typeof change> | NameIn<OfferFields>;
export type ChangeValues = Texts<ChangeField>;

/**
 * The loan of the calculator above, as if it were signed today. Both offers have the same rate, as the law lets the own bank
 * offer what the other one does; of the other one the appraisal is paid.
 */
export function changeDefaults(above: Omit<LoanAbove, 'savings'>): ChangeValues {
  const { rate: today = 3_500, parts = USUAL_PARTS } = above;
  const offered = { rate: today - FIRST_GAIN, spread: Math.min(USUAL_SPREAD, parts.spread) };
  return {
    ...change.starts({ ...loanStarts(above), ...parts, rate: today }),
    ...offers.subrogation.starts({ ...offered, expenses: APPRAISAL }),
    ...offers.novation.starts(offered),
  };
}

type ChangeText = TextIn<typeof change> | TextIn<OfferFields> | LoanFault | 'offeredYearsError';

/** Parses the fields; `today` ("2026-11-26") decides how long ago a loan can have been signed under the law. */
export function readChange(
  values: ChangeValues,
  today: string,
  t: Words<ChangeText>,
): ParsedFields<ChangeField, ChangeInput> {
  const errors: FieldErrors<ChangeField> = {};
  const [read, refuse] = change.take(values, t, errors);
  const { rate: fixedRate, euribor, spread, products, leaving, cancellation = 0, ...loan } = read;
  const left = judgeLoan(loan, today, t, refuse);
  /** Euríbor and spread, as a fraction. */
  const variableRate = (above: number, refused: (key: 'spread', cause: FieldErrorCause) => void) => {
    const highest = rateRule.max - (euribor ?? 0);
    if (above > highest) refused('spread', { reason: 'above', rule: { ...rateRule, max: highest } });
    return ((euribor ?? 0) + above) / 100_000;
  };
  const offerOf = (way: Way): ChangeOffer => {
    const [offered, refused] = offers[way].take(values, t, errors);
    const fixedMonths = offered.offeredYears === undefined ? undefined : offered.offeredYears * 12;
    if (fixedMonths !== undefined && fixedMonths >= left) refused('offeredYears', t('offeredYearsError'));
    const moving = offered.spread === undefined ? undefined : variableRate(offered.spread, refused);
    const fixed = offered.rate === undefined ? undefined : offered.rate / 100_000;
    return {
      kind: offered.offered ?? 'fijo',
      annualRate: fixed ?? moving ?? 0,
      ...(fixedMonths !== undefined && { fixedMonths, laterRate: moving }),
      yearlyProducts: offered.offeredProducts,
      expenses: offered.expenses,
    };
  };
  const later = spread === undefined ? undefined : variableRate(spread, refuse);
  const [subrogation, novation] = [offerOf('subrogation'), offerOf('novation')];
  if (!loan.kind || !loan.deed || !leaving || Object.keys(errors).length > 0) return { ok: false, errors };
  const input = {
    ...loanOf({ ...loan, kind: loan.kind, deed: loan.deed }),
    annualRate: fixedRate === undefined ? (later ?? 0) : fixedRate / 100_000,
    laterRate: loan.kind === 'mixto-fijo' ? later : undefined,
    yearlyProducts: products,
    leaving,
    cancellation,
    euribor: euribor === undefined ? undefined : euribor / 100_000,
  };
  return { ok: true, input: { ...input, subrogation, novation } };
}

/** The loan as it is, then the offer of the other bank and that of the own one. */
export const ChangeFields = memo(function ChangeFields(form: FormProps<ChangeField>) {
  const t = useTranslations('ChangeBank');
  const field = change.form({ ...form, t });
  return (
    <>
      {field('principal')}
      {sideBySide(field('years'), field('months'))}
      {field('kind')}
      {sideBySide(field('fixedYears'), field('fixedMonths'))}
      {field('rate')}
      {field('spread', { label: isFixed(form.values) ? t('laterSpread') : t('spread') })}
      {field('euribor')}
      {field('products')}
      {field('deed', { texts: signatureDay })}
      {field('signed')}
      {field('commission')}
      {WAYS.map((way) => {
        const offered = offers[way].form({ ...form, t });
        const isMixed = form.values[`cambio-${OFFER_FIELDS[way]}-tipo`] === 'mixto';
        const isCancelling = way === 'subrogation' && isCancelled(form.values);
        return (
          <fieldset key={way} className="grid min-w-0 gap-5 border-t-[1.5px] border-tinta pt-4">
            <legend className="contents">
              <span className="block font-titular text-t4 font-bold tracking-leve">{t(`offer_${way}`)}</span>
            </legend>
            {offered('offered')}
            {offered('rate', isMixed ? { label: t('offeredRate') } : {})}
            {offered('offeredYears')}
            {offered('spread', isMixed ? { label: t('laterSpread') } : {})}
            {offered('offeredProducts')}
            {way === 'subrogation' && [field('leaving'), field('cancellation')]}
            {offered('expenses', {
              hint: t(isCancelling ? 'expenses_cancellation' : `expenses_${way}`, { appraisal: wholeEuros(APPRAISAL) }),
            })}
          </fieldset>
        );
      })}
    </>
  );
});
