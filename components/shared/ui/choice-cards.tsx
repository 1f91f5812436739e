import type { ReactNode } from 'react';
import { chooseByEnter } from '@/components/shared/ui/choose-by-enter';

type Choice<Value extends string> = { value: Value; title: ReactNode; detail?: ReactNode };

/** Radio buttons as cards, each with an optional detail. Enter chooses, as Space does, and sends no form. */
export function ChoiceCards<Value extends string>({
  name,
  legend,
  choices,
  value,
  onChoose,
}: {
  name: string;
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="grid gap-1 md:auto-cols-fr md:grid-flow-col">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-12 flex-col justify-center respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta px-4 py-3 has-checked:border-tinta has-checked:bg-tinta has-checked:text-papel has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tinta"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              onKeyDown={chooseByEnter}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span className="font-titular font-bold">{choice.title}</span>
            {choice.detail && <span className="text-nota">{choice.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
