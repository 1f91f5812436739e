import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ChartFrame } from '@/components/calculators/shell/result/chart-frame';
import { FigureTable } from '@/components/calculators/shell/result/figure-table';
import { SideBySide, type SideBySideRow } from '@/components/calculators/shell/result/side-by-side';
import { ToolAnswer } from '@/components/calculators/shell/tool/tool-answer';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import type { OfferResult, OffersInput, OffersResult } from '@/lib/calculators/mortgage/compare-offers';
import type { OfferName } from '@/lib/calculators/mortgage/loan-offer';
import { APPRAISAL } from '@/lib/calculators/mortgage/mortgage-costs';
import { offersHeadline, offersNote, taeText } from '@/lib/calculators/texts/offers-note';
import { productSentences } from '@/lib/calculators/texts/product-verdicts';
import { yearsText } from '@/lib/shared/i18n/years-and-months';
import { type Cents, exactEuros, formatEuros, wholeEuros } from '@/lib/shared/money';

const loadLines = () => import('./cost-lines');

type OffersResultProps = { input: OffersInput; result: OffersResult };

/** The sentence that answers, both offers side by side, and what each has cost year after year. */
export const OffersResultView = memo(function OffersResultView({ input, result }: OffersResultProps) {
  const t = useTranslations('MortgageOffers');
  const lazy = useLazyModule(loadLines, true);
  const { a, b, years } = result;
  const kept = yearsText(input.keptYears);
  const heads = [t('offer_a'), t('offer_b')] as const;
  const row = (label: string, name: string, part: (offer: OfferResult) => Cents, isStrong = false): SideBySideRow => {
    const figure = (offer: OfferName) => ({
      name: `oferta-${offer}-${name}`,
      exact: exactEuros(part(result[offer])),
      shown: name === 'cuota' ? formatEuros(part(result[offer])) : wholeEuros(part(result[offer])),
    });
    return { label, figures: [figure('a'), figure('b')], isStrong };
  };
  const tae = (offer: OfferName) => ({
    name: `oferta-${offer}-tae`,
    exact: result[offer].tae === undefined ? '' : ((result[offer].tae ?? 0) * 100).toFixed(4),
    shown: taeText(result[offer].tae),
  });
  const later = (offer: OfferName) => {
    const { laterPayment } = result[offer];
    return {
      name: `oferta-${offer}-cuota-despues`,
      exact: laterPayment === undefined ? '' : exactEuros(laterPayment),
      shown: laterPayment === undefined ? t('noLater') : formatEuros(laterPayment),
    };
  };
  const isSomeMixed = [a, b].some(({ laterPayment }) => laterPayment !== undefined);
  const isSomeDropped = [a, b].some(({ judged }) => judged.dropped.length > 0);
  const sentences = productSentences(input, result);
  return (
    <>
      <ToolAnswer>{offersHeadline(input, result)}</ToolAnswer>
      <SideBySide
        caption={t('table')}
        heads={heads}
        rows={[
          row(t('payment'), 'cuota', (offer) => offer.monthlyPayment),
          ...(isSomeMixed
            ? [{ label: t('laterPayment'), figures: [later('a'), later('b')] } satisfies SideBySideRow]
            : []),
          { label: t('tae'), figures: [tae('a'), tae('b')] },
          row(t('interest', { kept }), 'intereses', (offer) => offer.interest),
          row(t('commissionPaid'), 'apertura', (offer) => offer.commission),
          row(t('products', { kept }), 'productos', (offer) => offer.products),
          row(t('cost', { kept }), 'coste', (offer) => offer.cost, true),
          ...(isSomeDropped ? [row(t('costWithout'), 'sin-productos', (offer) => offer.judged.cost)] : []),
          row(t('paid', { kept }), 'pagado', (offer) => offer.paid),
          row(t('owed', { kept }), 'pendiente', (offer) => offer.owed),
        ]}
      />
      {sentences.length > 0 && (
        <section aria-label={t('verdicts')} className="mt-6 max-w-lectura print:mt-2">
          <p className="font-bold">{t('verdicts')}</p>
          <ul data-productos="" className="mt-2 grid gap-2 print:mt-0 print:gap-0">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-5 grid max-w-lectura gap-2">
        {offersNote(input, result).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ChartFrame
        title={t('chart')}
        legend={[
          { label: heads[0], swatch: <path d="M0 8h12" className="stroke-mar stroke-[3.5]" /> },
          { label: heads[1], swatch: <path d="M0 8h5M8 8h4" className="stroke-tinta stroke-[3.5]" /> },
        ]}
        room="hueco"
        state={lazy.state}
        description={t('chartText', {
          kept,
          a: wholeEuros(a.cost),
          b: wholeEuros(b.cost),
          years: years.length - 1,
          endA: wholeEuros(years.at(-1)?.a ?? 0),
          endB: wholeEuros(years.at(-1)?.b ?? 0),
        })}
        table={
          <FigureTable
            caption={t('chart')}
            columns={[{ label: t('year') }, { label: heads[0] }, { label: heads[1] }, { label: t('ahead') }]}
            rows={years
              .slice(1)
              .map((year) => [String(year.year), formatEuros(year.a), formatEuros(year.b), aheadIn(year)])}
          />
        }
      >
        {lazy.state === 'ready' && <lazy.module.CostLines years={years} keptYears={input.keptYears} kept={kept} />}
      </ChartFrame>
      <p className="mt-6 max-w-lectura text-nota text-tinta-2 print:mt-2 print:text-[0.8125rem]">
        {t('method', { appraisal: wholeEuros(APPRAISAL) })}
      </p>
    </>
  );

  function aheadIn({ a: costA, b: costB }: { a: Cents; b: Cents }): string {
    if (costA === costB) return t('equal');
    return costA < costB ? 'A' : 'B';
  }
});
