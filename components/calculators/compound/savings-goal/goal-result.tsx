import { useTranslations } from 'next-intl';
import { ResultOutput } from '@/components/calculators/shell/result/result-output';
import { ToolAnswer } from '@/components/calculators/shell/tool/tool-answer';
import type { GoalAnswer } from '@/lib/calculators/compound/answer-goal';
import { goalAlternative, goalSentence } from '@/lib/calculators/texts/savings-goal-note';
import { goalFigures } from './goal-figures';

/** The answer in a sentence, what a little more would change, and what the final sum is made of. */
export function GoalResult({ answer }: { answer: GoalAnswer }) {
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
