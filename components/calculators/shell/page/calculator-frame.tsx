import { type ReactNode, useDeferredValue } from 'react';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { CalculatorCard } from '../form/calculator-card';
import { ColumnRest } from '../form/column-rest';
import type { Calculated, Calculator } from '../form/use-calculator';
import { FIGURE_ID } from '../result/result-output';
import { Announcement, EmptyResult, OutdatedMark } from '../result/result-state';
import { useResultOnScreen } from '../result/use-result-on-screen';
import { usePreparedExports } from '../take-away/export-result';

type CalculatorFrameProps<Name extends string, Input, Result> = {
  calculator: Calculator<Name, Input, Result>;
  /** `title` is the accessible name of the form. */
  texts: { title: string; button: string; emptyTitle: string; emptyText: string };
  /** The worked example, in the place of a result. */
  example: ReactNode;
  /** Why the button is disabled. */
  blocked?: string | undefined;
  fields: ReactNode;
  /** Under the button. */
  footer?: (calculated: Calculated<Name, Input, Result>) => ReactNode;
  /** In the result panel, rendered at once. */
  result: (calculated: Calculated<Name, Input, Result>) => ReactNode;
  /** The result in one sentence, for screen readers. */
  announcement: (calculated: Calculated<Name, Input, Result>) => string;
  /** In print only, before the result. */
  printed: (calculated: Calculated<Name, Input, Result>) => ReactNode;
  /** In the result panel, under the result. */
  drawings?: (calculated: Calculated<Name, Input, Result>) => ReactNode;
  /** Under the card. */
  advice: (calculated: Calculated<Name, Input, Result>) => ReactNode;
};

/** A calculator: fields, result and details. The result renders first, the details as a deferred update. */
export function CalculatorFrame<Name extends string, Input, Result>(props: CalculatorFrameProps<Name, Input, Result>) {
  const { calculator, texts, example, blocked, fields, footer, result, announcement, printed, drawings, advice } =
    props;
  const { calculated, begun, outdated, formRef, submit } = calculator;
  const deferred = useDeferredValue(calculated);
  useResultOnScreen(calculated, FIGURE_ID);
  usePreparedExports(begun);
  return (
    <>
      <CalculatorCard
        title={texts.title}
        button={texts.button}
        blocked={blocked}
        formRef={formRef}
        onSubmit={submit}
        fields={<PartBoundary form={formRef}>{fields}</PartBoundary>}
        footer={calculated && footer && <PartBoundary>{footer(calculated)}</PartBoundary>}
      >
        {/* Not at every key: what follows the fields is announced when they rest. */}
        <Announcement asked={deferred?.asked} waits={deferred?.cause === 'change'}>
          {deferred ? announcement(deferred) : ''}
        </Announcement>
        <OutdatedMark outdated={outdated} />
        {deferred && <PartBoundary>{printed(deferred)}</PartBoundary>}
        {calculated ? (
          <PartBoundary>{result(calculated)}</PartBoundary>
        ) : (
          <EmptyResult title={texts.emptyTitle} example={example}>
            <p>{texts.emptyText}</p>
          </EmptyResult>
        )}
        {deferred && drawings && <PartBoundary>{drawings(deferred)}</PartBoundary>}
        {calculated && <ColumnRest />}
      </CalculatorCard>
      {deferred && <PartBoundary>{advice(deferred)}</PartBoundary>}
    </>
  );
}
