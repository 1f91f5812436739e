'use client';

import type { FormEvent } from 'react';
import { chooseByEnter } from '@/components/shared/ui/choose-by-enter';
import { FieldError } from '@/components/shared/ui/field-error';
import { SubmitButton } from '@/components/shared/ui/submit-button';
import { useRequiredChoice } from '@/components/shared/ui/use-required-choice';

type Choice = { title: string; detail: string };

type Props = {
  /** Answers with a redirect, with or without JavaScript. */
  action: (formData: FormData) => Promise<void>;
  token: string;
  legend: string;
  /** Null once everything can no longer be paid back: then there is nothing to choose. */
  moneyBack: Choice | null;
  keep: Choice;
  submit: string;
  submitting: string;
  /** Said beside the choices when none is chosen. */
  noChoice: string;
};

/** Says what happens to the money before the button is pressed. Nothing is chosen for the buyer. */
export function CancelForm({ action, token, legend, moneyBack, keep, submit, submitting, noChoice }: Props) {
  const { errorId, isMissing, check, clear } = useRequiredChoice('choice');

  function leave(event: FormEvent<HTMLFormElement>) {
    if (!check(event)) event.currentTarget.querySelector<HTMLElement>('[name="choice"]')?.focus();
  }

  return (
    <form id="anular" action={action} onSubmit={leave} onChange={clear} noValidate className="mt-8">
      <input type="hidden" name="token" value={token} />
      {moneyBack ? (
        <fieldset className="min-w-0" aria-describedby={isMissing ? errorId : undefined}>
          <legend className="mb-3 font-bold">{legend}</legend>
          <div className="grid gap-2">
            <Radio value="money-back" {...moneyBack} />
            <Radio value="keep" {...keep} />
          </div>
          <div role="alert">{isMissing && <FieldError id={errorId}>{noChoice}</FieldError>}</div>
        </fieldset>
      ) : (
        <>
          <input type="hidden" name="choice" value="keep" />
          <p className="max-w-texto">{keep.detail}</p>
        </>
      )}
      <SubmitButton label={submit} pending={submitting} className="mt-8" />
    </form>
  );
}

function Radio({ value, title, detail }: Choice & { value: string }) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta px-4 py-3 has-checked:border-tinta has-checked:bg-tinta has-checked:text-papel has-checked:elegido has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tinta">
      <input
        type="radio"
        name="choice"
        value={value}
        required
        onKeyDown={chooseByEnter}
        className="m-0 size-5 shrink-0 cursor-pointer accent-azafran outline-none"
      />
      <span className="grid">
        <span className="font-titular font-bold">{title}</span>
        <span className="text-nota">{detail}</span>
      </span>
    </label>
  );
}
