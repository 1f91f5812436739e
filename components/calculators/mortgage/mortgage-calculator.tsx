'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';
import { formatPrice } from '@/lib/shared/money';
import { useCalculator } from '../shell/form/use-calculator';
import { CalculatorFrame } from '../shell/page/calculator-frame';
import { PartsWaiting } from '../shell/result/parts-waiting';
import { figuresOf } from './figures-of';
import { MortgageCosts } from './mortgage-costs';
import type { MortgageField } from './mortgage-field';
import { MortgageFields } from './mortgage-fields';
import { MortgageHeadline } from './mortgage-headline';
import { MortgageTools } from './mortgage-tools';
import { coversPrice, followRate, mortgageDefaults, readMortgage } from './mortgage-values';
import { PurchaseFields } from './purchase/purchase-fields';
import { PurchaseTaxList } from './purchase/purchase-tax-list';
import {
  followPurchase,
  isPurchaseField,
  type PurchaseField,
  purchaseDefaults,
  withPurchase,
} from './purchase/purchase-values';
import { SameSavings } from './purchase/same-savings';
import { purchaseSum, useLoadedTaxes } from './purchase/use-purchase-sum';

const loadParts = () => import('./result-parts');

type Field = MortgageField | PurchaseField;
type Values = Readonly<Record<Field, string>>;

const defaults: Values = { ...mortgageDefaults, ...purchaseDefaults };

function follow(next: Record<Field, string>, changed: Field, previous: Values): Record<Field, string> {
  if (isPurchaseField(changed)) return followPurchase(next, changed);
  return { ...next, ...followRate(next, changed, previous) };
}

/** `example` stands in the place of a result. */
export function MortgageCalculator({ example }: { example: ReactNode }) {
  const t = useTranslations('Mortgage');
  const sentences = {
    years: t('yearsError'),
    kind: t('kindError'),
    fixedYears: t('fixedYearsError'),
    covered: t('blocked'),
  };
  const calculator = useCalculator({
    defaults,
    read: (values) =>
      withPurchase(readMortgage(values, sentences), values, {
        community: t('communityError'),
        home: t('homeError'),
        relief: t('reliefGone'),
      }),
    compute: simulateMortgage,
    follow,
  });
  const { values, errors, change, calculated, begun } = calculator;
  const { loaded } = useLoadedTaxes(calculated?.input.purchase !== undefined);
  const parts = useLazyModule(loadParts, begun);
  const taeTexts = { none: t('taeNone'), huge: (limit: string) => t('taeHuge', { limit }) };
  return (
    <>
      <CalculatorFrame
        calculator={calculator}
        texts={{ title: t('title'), button: t('calculate'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }}
        example={example}
        blocked={coversPrice(values) ? t('blocked') : undefined}
        fields={
          <>
            <MortgageFields values={values} errors={errors} change={change} />
            <PurchaseFields values={values} errors={errors} change={change} />
          </>
        }
        footer={({ input, result }) => (
          <MortgageCosts costs={result.costs}>
            <PurchaseTaxList input={input} />
          </MortgageCosts>
        )}
        result={({ input, result }) => (
          <MortgageHeadline
            input={input}
            result={result}
            savings={parts.state === 'ready' && <SameSavings input={input} note={parts.module.secondLoanNote} />}
          />
        )}
        announcement={({ input, result }) => {
          const sum = loaded && purchaseSum(input, loaded);
          const said = t('announcement', figuresOf(input, result, taeTexts));
          if (!sum) return said;
          const figures = { taxes: formatPrice(sum.taxes.total), needed: formatPrice(sum.needed.total) };
          return `${said} ${t('announcementTaxes', figures)}`;
        }}
        printed={({ input, result }) =>
          parts.state === 'ready' && <parts.module.PrintedLoan input={input} result={result} />
        }
        drawings={({ input, result }) =>
          parts.state === 'ready' ? (
            <parts.module.MortgageCharts input={input} result={result} />
          ) : (
            <PartsWaiting state={parts.state} room="min-h-[27rem] md:min-h-[31rem]" />
          )
        }
        advice={(calculated) => parts.state === 'ready' && <parts.module.MortgageDetails {...calculated} />}
      />
      <MortgageTools values={values} />
    </>
  );
}
