import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { SideBySide, type SideBySideRow } from '@/components/calculators/shell/result/side-by-side';
import { ToolAnswer } from '@/components/calculators/shell/tool/tool-answer';
import {
  type ChangedLoan,
  type ChangeInput,
  type ChangeResult,
  WAYS,
  type Way,
} from '@/lib/calculators/mortgage/change-bank';
import { CHANGE_LAWS, TO_FIXED_CAP } from '@/lib/calculators/mortgage/leaving-caps';
import { REPAYMENT_CAPS } from '@/lib/calculators/mortgage/repayment-caps';
import { changeHeadline, changeNote, isCommissionOpen, waySentence } from '@/lib/calculators/texts/change-bank-note';
import { longDate } from '@/lib/shared/i18n/long-date';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { yearsAndMonths } from '@/lib/shared/i18n/years-and-months';
import { type Cents, exactEuros, formatEuros, wholeEuros } from '@/lib/shared/money';
import { OFFER_FIELDS } from './change-fields';

type Shown = { exact: string | number; shown: string };
type ChangeResultProps = { input: ChangeInput; result: ChangeResult };

const toTheCent = (amount: Cents): Shown => ({ exact: exactEuros(amount), shown: formatEuros(amount) });
const toTheEuro = (amount: Cents): Shown => ({ exact: exactEuros(amount), shown: wholeEuros(amount) });

/** The sentence that answers, one for each change, both side by side, and the laws. */
export const ChangeResultView = memo(function ChangeResultView({ input, result }: ChangeResultProps) {
  const t = useTranslations('ChangeBank');
  const row = (label: string, name: string, part: (loan: ChangedLoan) => Shown, isStrong = false): SideBySideRow => {
    const figure = (way: Way) => ({ name: `cambio-${OFFER_FIELDS[way]}-${name}`, ...part(result[way]) });
    return { label, figures: [figure('subrogation'), figure('novation')], isStrong };
  };
  return (
    <>
      <ToolAnswer>{changeHeadline(input, result)}</ToolAnswer>
      <div className="mt-5 grid max-w-lectura gap-2 font-bold wrap-anywhere">
        {WAYS.map((way) => (
          <p key={way}>{waySentence(way, input, result)}</p>
        ))}
      </div>
      <SideBySide
        caption={t('table')}
        heads={[t('subrogation'), t('novation')]}
        rows={[
          row(t('payment'), 'cuota', ({ payment }) => toTheCent(payment)),
          row(t('monthlyProducts'), 'productos-mes', ({ monthlyProducts }) => toTheCent(monthlyProducts)),
          row(t('monthlySaving'), 'ahorro-mes', ({ monthlySaving }) => toTheCent(monthlySaving), true),
          row(t('compensation'), 'compensacion', (loan) =>
            loan === result.subrogation && isCommissionOpen(input)
              ? { exact: '', shown: t('notCounted') }
              : toTheEuro(loan.compensation),
          ),
          row(t('costs'), 'coste', ({ costs }) => toTheEuro(costs)),
          row(t('paysFrom'), 'compensa', ({ paysFrom }) => ({
            exact: paysFrom ?? '',
            shown: paysFrom === undefined ? t('never') : yearsAndMonths(paysFrom),
          })),
          row(t('total'), 'total', ({ total }) => toTheEuro(total), true),
        ]}
      />
      <div className="mt-5 grid max-w-lectura gap-2 wrap-anywhere">
        {changeNote(input, result).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ChangeLaws leaving={input.leaving} />
    </>
  );
});

const [toFixed] = TO_FIXED_CAP.caps;

/** Who pays what of a change, and what the bank that is left may charge, with the laws and since when they say so. */
function ChangeLaws({ leaving }: Pick<ChangeInput, 'leaving'>) {
  const t = useTranslations('ChangeBank');
  const isTaken = leaving === 'subrogation';
  return (
    <section className="mt-9 print:mt-3">
      <h4 className="font-titular text-t4 font-bold tracking-leve print:text-base">{t('lawTitle')}</h4>
      <div className="mt-3 grid max-w-lectura gap-2 text-nota wrap-anywhere text-tinta-2 print:mt-1 print:text-[0.8125rem]">
        <p key={`costs ${isTaken}`}>
          {t.rich(isTaken ? 'lawCosts' : 'lawCancelCosts', {
            costs: link(CHANGE_LAWS.costs.source),
            tax: link(CHANGE_LAWS.source),
          })}
        </p>
        <p key={`leaving ${isTaken}`}>
          {t.rich(isTaken ? 'lawLeaving' : 'lawCancelling', {
            cap: formatPercent(toFixed.basisPoints / 100),
            date: longDate(TO_FIXED_CAP.validFrom),
            source: link(REPAYMENT_CAPS.source),
          })}
        </p>
        <p>{t('method')}</p>
      </div>
    </section>
  );
}

const link = (source: string) => (words: ReactNode) => (
  <a href={source} rel="noopener" className="font-bold text-tinta underline hover:text-mar">
    {words}
  </a>
);
