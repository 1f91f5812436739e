import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { ResultOutput } from '@/components/calculators/shell/result/result-output';
import { ToolAnswer } from '@/components/calculators/shell/tool/tool-answer';
import { ToolFrame } from '@/components/calculators/shell/tool/tool-frame';
import { withMessages } from '@/components/shared/browser/with-messages';
import { answerGoal, type GoalAnswer } from '@/lib/calculators/compound/answer-goal';
import { goalAlternative, goalLine, goalSentence } from '@/lib/calculators/texts/savings-goal-note';
import columns from '@/messages/calculators/tools/compound-result.json';
import messages from '@/messages/calculators/tools/savings-goal.json';
import { type CompoundValues, frequencyOf } from '../plan/compound-fields';
import { printedOptions } from '../plan/printed-options';
import { scheduleRows } from '../plan/schedule-file';
import { goalDefaults, planValues, readGoal } from './goal-fields';
import { GoalFields } from './goal-fields-form';
import { goalFigures } from './goal-figures';

/** From a goal to what has to be put aside for it, or to when it is met. */
function SavingsGoalTool({ id, plan }: { id: string; plan: CompoundValues }) {
  const t = useTranslations('SavingsGoal');
  const compound = useTranslations('CompoundInterest');
  // Later changes of the calculator above leave the open tool alone.
  const [defaults] = useState(() => goalDefaults(plan));
  const calculator = useCalculator({
    defaults,
    read: (typed) =>
      readGoal(typed, { ask: t('chooseAsk'), frequency: compound('choose'), option: compound('chooseOption') }),
    compute: answerGoal,
  });
  const { values, errors, change } = calculator;
  return (
    <ToolFrame
      id={id}
      calculator={calculator}
      texts={{ title: t('title'), button: t('calculate') }}
      fields={<GoalFields values={values} errors={errors} change={change} />}
      result={({ result }) => <GoalResult answer={result} />}
      announcement={({ result }) => goalSentence(result)}
      printed={({ values: typed }) => {
        const asked = planValues(typed);
        const byDate = typed['meta-busca'] === 'fecha';
        return [
          [t('goal'), `${typed['meta-importe']}\u00a0€`],
          byDate
            ? [compound(`contribution_${frequencyOf(asked.frecuencia) ?? 12}`), `${asked.aportacion}\u00a0€`]
            : [compound('field_anos'), asked.anos],
          [t('capital'), `${asked.capital}\u00a0€`],
          [compound(asked.tipo === 'tae' ? 'rate_tae' : 'rate_tin'), `${asked.rentabilidad}\u00a0%`],
          ...printedOptions(asked, compound),
        ];
      }}
      file={({ result }) => ({
        name: t('fileName'),
        rows: () =>
          result.ask === 'contribution'
            ? scheduleRows(result.plan, result.result, compound)
            : goalFigures(result, t).map(({ label, cell }) => [label, cell]),
      })}
      line={({ result }) => goalLine(result)}
    />
  );
}

// The file of a contribution has the columns of the plan's.
export const Tool = withMessages({ ...columns, ...messages }, SavingsGoalTool);

/** The answer in a sentence, what a little more would change, and what the final sum is made of. */
function GoalResult({ answer }: { answer: GoalAnswer }) {
  const t = useTranslations('SavingsGoal');
  const alternative = goalAlternative(answer);
  return (
    <>
      <ToolAnswer>{goalSentence(answer)}</ToolAnswer>
      {alternative && <p className="mt-3 max-w-lectura text-lead">{alternative}</p>}
      <dl className="mt-7 border-t-[1.5px] border-tinta">
        {goalFigures(answer, t).map(({ label, name, exact, shown }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-linea py-2">
            <dt>{label}</dt>
            <dd className="font-titular font-bold">
              <ResultOutput name={name} exact={exact}>
                {shown}
              </ResultOutput>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
