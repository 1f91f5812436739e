'use client';

import { type ReactNode, useDeferredValue } from 'react';
import { CalculatorCard } from '../form/calculator-card';
import type { Calculated, Calculator } from '../form/use-calculator';
import { Announcement, EmptyResult, OutdatedMark } from '../result/result-state';

type CalculatorFrameProps<Name extends string, Input, Result> = {
  calculator: Calculator<Name, Input, Result>;
  /** `title` names the form for who does not see it. */
  texts: { title: string; button: string; emptyTitle: string; emptyText: string };
  /** The worked example, for who comes without JavaScript. */
  example: readonly string[];
  /** Why the button does not work now. */
  blocked?: string | undefined;
  fields: ReactNode;
  /** Under the button, such as the costs that follow from the fields. */
  footer?: (calculated: Calculated<Name, Input, Result>) => ReactNode;
  /** On the dark side: what the press asked for. */
  result: (calculated: Calculated<Name, Input, Result>) => ReactNode;
  /** The result in one sentence, for who hears it. */
  announcement: (calculated: Calculated<Name, Input, Result>) => string;
  /** For the sheet of paper, before the result. */
  printed: (calculated: Calculated<Name, Input, Result>) => ReactNode;
  /** On the dark side, under the result. */
  drawings?: (calculated: Calculated<Name, Input, Result>) => ReactNode;
  /** Under the card. */
  advice: (calculated: Calculated<Name, Input, Result>) => ReactNode;
};

/** A calculator: fields, result, and what follows from it. The result answers the press; the rest is drawn right after. */
export function CalculatorFrame<Name extends string, Input, Result>(props: CalculatorFrameProps<Name, Input, Result>) {
  const { calculator, texts, example, blocked, fields, footer, result, announcement, printed, drawings, advice } =
    props;
  const { calculated, outdated, formRef, resultRef, submit } = calculator;
  const late = useDeferredValue(calculated);
  return (
    <>
      <CalculatorCard
        title={texts.title}
        button={texts.button}
        blocked={blocked}
        formRef={formRef}
        resultRef={resultRef}
        onSubmit={submit}
        fields={fields}
        footer={calculated && footer?.(calculated)}
      >
        <Announcement run={late?.run}>{late ? announcement(late) : ''}</Announcement>
        <OutdatedMark outdated={outdated} button={texts.button} />
        {late && printed(late)}
        {calculated ? (
          result(calculated)
        ) : (
          <EmptyResult title={texts.emptyTitle} example={example.map((sentence) => <p key={sentence}>{sentence}</p>)}>
            <p>{texts.emptyText}</p>
          </EmptyResult>
        )}
        {late && drawings?.(late)}
      </CalculatorCard>
      {late && advice(late)}
    </>
  );
}
