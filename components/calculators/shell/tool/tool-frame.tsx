import { useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { Button } from '@/components/shared/ui/button';
import type { Calculated, Calculator } from '../form/use-calculator';
import { Announcement, OutdatedMark } from '../result/result-state';
import { useResultOnScreen } from '../result/use-result-on-screen';
import type { ExportPartsProps } from '../take-away/export-parts';
import { ExportResult, usePreparedExports } from '../take-away/export-result';
import { PrintedInputs } from '../take-away/printed-inputs';

type ToolFrameProps<Name extends string, Input, Result> = {
  /** The anchor of the tool's section. */
  id: string;
  calculator: Calculator<Name, Input, Result>;
  /** `title` is the accessible name of the form, and heads the printed sheet. */
  texts: { title: string; button: string };
  fields: ReactNode;
  /** Begins with the sentence that answers the question. */
  result: (calculated: Calculated<Name, Input, Result>) => ReactNode;
  /** The result in one sentence: read out by screen readers, and printed with the page's own result. */
  announcement: (calculated: Calculated<Name, Input, Result>) => string;
  /** In print only, before the result. */
  printed: (calculated: Calculated<Name, Input, Result>) => readonly (readonly [label: string, value: string])[];
  file?: (calculated: Calculated<Name, Input, Result>) => ExportPartsProps['file'];
  /** One line for the consultation or the booking, in the first person. */
  line: (calculated: Calculated<Name, Input, Result>) => string;
};

/** An open tool: its form, its result and what can be taken away. Printed alone, or as one sentence under the page's result. */
export function ToolFrame<Name extends string, Input, Result>(props: ToolFrameProps<Name, Input, Result>) {
  const { id, calculator, texts, fields, result, announcement, printed, file, line } = props;
  const { calculated, begun, outdated, formRef, submit } = calculator;
  const t = useTranslations('Calculator');
  const deferred = useDeferredValue(calculated);
  const sheet = useRef<HTMLDivElement>(null);
  const resultId = `${id}-resultado`;
  useResultOnScreen(calculated, resultId);
  usePreparedExports(begun);
  return (
    <div ref={sheet}>
      {calculated && <p className="hidden print:block print:in-data-printing:hidden">{announcement(calculated)}</p>}
      <div className="grid gap-x-canal gap-y-8 md:grid-cols-12 print:hidden print:in-data-printing:block">
        <form
          ref={formRef}
          method="dialog"
          noValidate
          aria-label={texts.title}
          onSubmit={submit}
          className="flex flex-col gap-6 md:col-span-5 lg:col-span-4 print:hidden"
        >
          <PartBoundary form={formRef}>{fields}</PartBoundary>
          <div>
            <Button type="submit" className="w-full">
              {texts.button}
            </Button>
            <p className="mt-3 text-nota text-tinta-2">{t('private')}</p>
          </div>
        </form>
        <div className="min-w-0 md:col-span-7 lg:col-span-8">
          <Announcement asked={deferred?.asked} waits={deferred?.cause === 'change'}>
            {deferred ? announcement(deferred) : ''}
          </Announcement>
          <OutdatedMark outdated={outdated} />
          {calculated ? (
            <>
              <p className="hidden font-titular text-t3 font-bold print:block">{texts.title}</p>
              <PrintedInputs entries={printed(calculated)} />
              <div id={resultId} className="respaldo-l bg-arena px-5 py-7 md:px-8 md:py-8 print:p-0">
                <PartBoundary>{result(calculated)}</PartBoundary>
              </div>
              <div className="mt-8 print:hidden">
                <ExportResult
                  values={calculated.values}
                  file={file?.(calculated)}
                  onPrint={() => sheet.current && printOnly(sheet.current)}
                  paragraph={line(calculated)}
                />
              </div>
            </>
          ) : (
            <p className="respaldo-l border-[1.5px] border-dashed border-borde px-5 py-7 text-tinta-2 md:px-8 md:py-8">
              {t('toolEmpty', { button: texts.button })}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Prints this element without the rest of the page: calculadoras/print.css hides what neither holds it nor stands in it. */
function printOnly(element: HTMLElement): void {
  element.dataset.printing = '';
  addEventListener('afterprint', () => delete element.dataset.printing, { once: true });
  print();
}
