import type { Relief } from '@/lib/calculators/mortgage/purchase-taxes';
import { ChoiceField } from '../../shell/form/choice-field';
import { NumberField } from '../../shell/form/number-field';
import type { FieldErrors } from '../../shell/form/use-calculator';
import type { PurchaseField, PurchaseValues } from './purchase-values';
import { factOf, factRules, JOINT_RETURN, numericFacts } from './relief-facts';
import type { LoadedTaxes } from './use-purchase-sum';

type ReliefQuestionsProps = {
  relief: Relief;
  texts: LoadedTaxes;
  values: PurchaseValues;
  errors: FieldErrors<PurchaseField>;
  change: (name: PurchaseField, text: string) => void;
};

/** What the limits of the chosen reduction need to know, and what a link answers in a way that cannot be read. */
export function ReliefQuestions({ relief, texts, values, errors, change }: ReliefQuestionsProps) {
  const { jointTexts, reliefQuestions, reliefQuestionTexts } = texts;
  const asked = reliefQuestions(relief);
  return (
    <>
      {numericFacts
        .filter((field) => asked.includes(factOf[field]) || errors[field])
        .map((field) => {
          const { label, unit, hint } = reliefQuestionTexts[factOf[field]];
          return (
            <NumberField
              key={field}
              name={field}
              value={values[field]}
              rule={factRules[field]}
              error={errors[field]}
              onChange={change}
              {...{ label, unit, hint }}
            />
          );
        })}
      {asked.includes('joint') && (
        <ChoiceField
          name="conjunta"
          legend={jointTexts.legend}
          choices={[
            { value: '', label: jointTexts.alone },
            { value: JOINT_RETURN, label: jointTexts.joint },
          ]}
          value={values.conjunta === JOINT_RETURN ? JOINT_RETURN : ''}
          onChange={change}
          error={undefined}
        />
      )}
    </>
  );
}
