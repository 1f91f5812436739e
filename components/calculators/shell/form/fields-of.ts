import type { NumberRule } from '@/lib/calculators/input/number-input';
import type { FormProps } from './define-fields';
import { choiceFault } from './field-error-message';

/** What each field of a form is given besides its label: name, text, what is wrong with it, and where a change goes. */
export function fieldsOf<Name extends string>({ values, errors, change }: FormProps<Name>) {
  return {
    number: <N extends Name>(name: N, unit: string, rule: NumberRule) => {
      return { name, unit, rule, value: values[name], error: errors[name], onChange: change };
    },
    choice: <N extends Name>(name: N) => {
      return { name, value: values[name], error: choiceFault(errors[name]), onChange: change };
    },
  };
}
