import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { CalculationMethod } from '@/components/calculators/shell/page/calculation-method';
import { CalculatorClosing } from '@/components/calculators/shell/page/calculator-closing';
import { CalculatorHero } from '@/components/calculators/shell/page/calculator-hero';
import { CalculatorMessages } from '@/components/calculators/shell/page/calculator-messages';
import { CalculatorQuestions } from '@/components/calculators/shell/page/calculator-questions';
import { type ExampleDrawing, WorkedExample } from '@/components/calculators/shell/page/worked-example';
import { SessionBand } from '@/components/site/services/session-band';
import type { CalculatorMethod } from '@/lib/calculators/texts/method';

type CalculatorPageProps = Omit<ComponentProps<typeof CalculatorMessages>, 'children'> &
  ComponentProps<typeof SessionBand> &
  ComponentProps<typeof CalculatorQuestions> & {
    hero: Omit<ComponentProps<typeof CalculatorHero>, 'path'>;
    /** Before its first result it shows the example. */
    calculator: ComponentType<{ example: ReactNode }>;
    /** Stands between the calculator and its method. */
    children: ReactNode;
    method: CalculatorMethod;
    /** Drawing of the method's example. */
    drawing: ExampleDrawing;
    closing: string;
  };

export function CalculatorPage(props: CalculatorPageProps) {
  const { path, hero, own, tools, calculator: Calculator, children, method, drawing, questions, closing } = props;
  return (
    <>
      <CalculatorHero path={path} {...hero} />
      <CalculatorMessages own={own} tools={tools}>
        <Calculator example={<WorkedExample sentences={method.example} drawing={drawing} />} />
      </CalculatorMessages>
      {children}
      <CalculationMethod method={method} />
      <CalculatorQuestions questions={questions} />
      <SessionBand path={path} />
      <CalculatorClosing title={closing} />
    </>
  );
}
