import { useTranslations } from 'next-intl';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { FormProps } from '@/components/calculators/shell/form/define-fields';
import { fieldsOf } from '@/components/calculators/shell/form/fields-of';
import { NumberField } from '@/components/calculators/shell/form/number-field';
import { Button } from '@/components/shared/ui/button';
import { DebtRow } from './debt-row';
import {
  DEBT_PLACES,
  type DebtPlace,
  type DebtTexts,
  debtTexts,
  lastFilled,
  NO_DEBT,
  owedInFields,
  type PayoffField,
  payoffRules,
  textsAt,
} from './payoff-values';

const MOST = DEBT_PLACES.length;
const SLIDER_STEP = 50_00;
const SLIDER_LEAST = 1_000_00;

/** The debts in as many rows as are filled or were added. A removed row can be brought back until the next step. */
export function PayoffFields(form: FormProps<PayoffField>) {
  const { values, change } = form;
  const t = useTranslations('DebtPlan');
  const [asked, setAsked] = useState(1);
  const [removed, setRemoved] = useState<{ place: DebtPlace; texts: DebtTexts } | null>(null);
  // The selector of what the last step gives the focus to; a new object each time.
  const [focused, setFocused] = useState<{ selector: string }>();
  const rows = useRef<HTMLDivElement>(null);
  const shown = Math.max(asked, lastFilled(values));
  const places = DEBT_PLACES.slice(0, shown);

  useEffect(() => {
    if (focused) rows.current?.querySelector<HTMLElement>(focused.selector)?.focus();
  }, [focused]);

  const write = (place: DebtPlace, texts: DebtTexts) => {
    for (const [name, text] of textsAt(place, texts)) change(name, text);
  };
  const focusRow = (place: number) => setFocused({ selector: `input[name="deuda${place}-nombre"]` });

  const add = () => {
    setAsked(shown + 1);
    setRemoved(null);
    focusRow(shown + 1);
  };

  const remove = (place: DebtPlace) => {
    setRemoved({ place, texts: debtTexts(values, place) });
    for (const later of DEBT_PLACES.slice(place - 1)) {
      const next = DEBT_PLACES.find((other) => other === later + 1);
      write(later, next ? debtTexts(values, next) : NO_DEBT);
    }
    setAsked(Math.max(1, shown - 1));
    setFocused({ selector: '[data-undo]' });
  };

  const undo = () => {
    if (!removed) return;
    for (const later of DEBT_PLACES.slice(removed.place)) write(later, debtTexts(values, (later - 1) as DebtPlace));
    write(removed.place, removed.texts);
    setAsked(Math.min(MOST, shown + 1));
    setRemoved(null);
    focusRow(removed.place);
  };

  const bar = removed && (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-[1.5px] border-tinta pt-3">
      <span id="deuda-quitada">
        {t('removed', { name: removed.texts.nombre || t('debt', { number: removed.place }) })}
      </span>
      <button
        type="button"
        data-undo=""
        aria-describedby="deuda-quitada"
        onClick={undo}
        className="min-h-11 cursor-pointer font-bold underline underline-offset-4 hover:text-mar"
      >
        {t('undo')}
      </button>
    </p>
  );

  const withBar = (place: DebtPlace, row: ReactElement) => (
    <div key={place} className="grid min-w-0 gap-6">
      {removed?.place === place && bar}
      {row}
    </div>
  );

  return (
    <>
      <p className="text-tinta-2">{t('intro', { most: MOST })}</p>
      <div ref={rows} className="grid min-w-0 gap-6">
        {places.map((place) =>
          withBar(place, <DebtRow {...form} place={place} onRemove={shown > 1 ? () => remove(place) : undefined} />),
        )}
        {removed && removed.place > shown && bar}
        {shown < MOST ? (
          <Button look="line" className="w-full" onClick={add}>
            {t('add')}
          </Button>
        ) : (
          <p className="text-nota text-tinta-2">{t('addMost', { most: MOST })}</p>
        )}
      </div>
      <div className="grid gap-6 border-t-[1.5px] border-tinta pt-5">
        <NumberField
          {...fieldsOf(form).number('deuda-extra', '€', payoffRules.extra)}
          label={t('extra')}
          hint={t('extraHint')}
          range={{
            min: 0,
            max: Math.max(SLIDER_LEAST, Math.ceil(owedInFields(values) / SLIDER_STEP) * SLIDER_STEP),
            step: SLIDER_STEP,
          }}
        />
        <NumberField
          {...fieldsOf(form).number('deuda-cada-mes', '€', payoffRules.monthly)}
          label={t('monthly')}
          hint={t('monthlyHint')}
          placeholder="0"
        />
      </div>
    </>
  );
}
