import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { EuriborPathInput, EuriborPoint } from '@/lib/calculators/mortgage/euribor-path';
import { type LoanAbove, loanRule, rateRule, USUAL_PARTS } from '@/lib/calculators/mortgage/loan-fields';
import { defineFields, type FormProps, type NameIn, type TextIn, type Words } from '../../shell/form/define-fields';
import type { Texts } from '../../shell/form/field-texts';
import type { FieldErrors, ParsedFields } from '../../shell/form/use-calculator';

const yearRule = { decimals: 0, min: 1, max: 40 };
const percent = { rule: rateRule, unit: '%', per: 100_000 } as const;

/** Cents, whole years, fractions. */
const loan = defineFields({
  principal: { name: 'euribor-prestamo', start: '160.000', rule: loanRule, unit: '€' },
  years: { name: 'euribor-plazo', start: '25', rule: yearRule, unit: 'unitYears' },
  euribor: { name: 'euribor-hoy', start: '2,5', ...percent },
  spread: { name: 'euribor-diferencial', start: '1', ...percent },
  review: { name: 'euribor-revision', start: 'anual', options: { anual: 12, semestral: 6 } },
});

const point = <Place extends number>(place: Place) =>
  defineFields({
    pointYear: { name: `euribor-ano-${place}`, start: '', rule: yearRule, unit: 'unitYears' },
    pointLevel: { name: `euribor-nivel-${place}`, start: '', ...percent },
  });
const POINTS = [point(1), point(2), point(3)] as const;
type PointFields = (typeof POINTS)[number];

/** Field names, also the parameters of the address fragment. */
type EuriborField = NameIn<typeof loan> | NameIn<PointFields>;
export type EuriborValues = Texts<EuriborField>;

/** A percentage point, in units of the rule. */
const POINT = 1_000;

/** The loan above, and a rise and a fall to begin with, as far as they are within its term. */
export function euriborDefaults(above: Pick<LoanAbove, 'principal' | 'years' | 'parts'>): EuriborValues {
  const { principal, years = 25, parts = USUAL_PARTS } = above;
  const at = (pointYear: number, more: number) =>
    pointYear <= years ? { pointYear, pointLevel: parts.euribor + more } : {};
  return {
    ...loan.starts({ principal, years, ...parts }),
    ...POINTS[0].starts(at(2, POINT)),
    ...POINTS[1].starts(at(5, 2 * POINT)),
    ...POINTS[2].starts(at(10, 0)),
  };
}

type EuriborText = TextIn<typeof loan> | TextIn<PointFields> | 'beyondError' | 'twiceError' | 'orderError';

/** Parses the fields. A point whose two fields are empty is left out. */
export function readEuriborPath(
  values: EuriborValues,
  t: Words<EuriborText>,
): ParsedFields<EuriborField, EuriborPathInput> {
  const errors: FieldErrors<EuriborField> = {};
  const [{ years, review, ...read }] = loan.take(values, t, errors);
  const points: EuriborPoint[] = [];
  for (const fields of POINTS) {
    const { pointYear, pointLevel } = fields.declared;
    if (values[pointYear.name].trim() === '' && values[pointLevel.name].trim() === '') continue;
    const [{ pointYear: year, pointLevel: euribor }, refuse] = fields.take(values, t, errors);
    if (year > years) refuse('pointYear', t('beyondError', { years }));
    else if (points.some((other) => other.year === year)) refuse('pointYear', t('twiceError'));
    else if (year < (points.at(-1)?.year ?? 0)) refuse('pointYear', t('orderError'));
    if (!Number.isNaN(year)) points.push({ year, euribor });
  }
  if (!review || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, input: { ...read, months: years * 12, review, points } };
}

const pair = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6';

export const EuriborFields = memo(function EuriborFields(form: FormProps<EuriborField>) {
  const t = useTranslations('EuriborPath');
  const field = loan.form({ ...form, t });
  return (
    <>
      {field('principal')}
      {field('years')}
      <div className={pair}>
        {field('euribor')}
        {field('spread')}
      </div>
      {field('review')}
      <fieldset className="grid gap-5 border-t-[1.5px] border-tinta pt-4">
        <legend className="leyenda mb-2 font-titular text-t4 font-bold">{t('path')}</legend>
        <p className="text-nota text-tinta-2">{t('pathHint')}</p>
        {POINTS.map((fields, index) => {
          const at = fields.form({ ...form, t });
          const texts = { point: index + 1 };
          return (
            <div key={fields.declared.pointYear.name} className={pair}>
              {at('pointYear', { texts })}
              {at('pointLevel', { texts })}
            </div>
          );
        })}
      </fieldset>
    </>
  );
});
