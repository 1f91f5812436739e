import type { Relief } from '@/lib/calculators/mortgage/purchase-taxes';
import { ChoiceField } from '../../shell/form/choice-field';
import type { FormProps } from '../../shell/form/define-fields';
import { fieldsOf } from '../../shell/form/fields-of';
import { NumberField } from '../../shell/form/number-field';
import type { PurchaseField } from './purchase-values';
import { factOf, factRules, JOINT_RETURN, numericFacts } from './relief-facts';
import type { LoadedTaxes } from './use-purchase-sum';

type ReliefQuestionsProps = FormProps<PurchaseField> & { relief: Relief; texts: LoadedTaxes };

/** What the limits of the chosen reduction need to know, and what a link answers in a way that cannot be read. */
export function ReliefQuestions({ relief, texts, ...form }: ReliefQuestionsProps) {
  const { values, errors } = form;
  const { number, choice } = fieldsOf(form);
  const { jointTexts, reliefQuestions, reliefQuestionTexts } = texts;
  const asked = reliefQuestions(relief);
  return (
    <>
      {numericFacts
        .filter((field) => asked.includes(factOf[field]) || errors[field])
        .map((field) => {
          const { label, unit, hint } = reliefQuestionTexts[factOf[field]];
          return <NumberField key={field} {...number(field, unit, factRules[field])} label={label} hint={hint} />;
        })}
      {asked.includes('joint') && (
        <ChoiceField
          {...choice('conjunta')}
          legend={jointTexts.legend}
          choices={[
            { value: '', label: jointTexts.alone },
            { value: JOINT_RETURN, label: jointTexts.joint },
          ]}
          value={values.conjunta === JOINT_RETURN ? JOINT_RETURN : ''}
          error={undefined}
        />
      )}
    </>
  );
}
