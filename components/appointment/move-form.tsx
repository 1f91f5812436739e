'use client';

import { type FormEvent, useId, useState } from 'react';
import { FieldError } from '@/components/ui/field-error';
import type { MadridDate } from '@/lib/madrid-time';
import { type FreeHours, HourPicker, type ShownHour } from './hour-picker';
import { SubmitButton } from './submit-button';

type Props = {
  /** Answers with a redirect, with or without JavaScript. */
  action: (formData: FormData) => Promise<void>;
  token: string;
  hours: FreeHours;
  submit: string;
  submitting: string;
  /** Said beside the button that was pressed without an hour. */
  noHour: string;
  /** The hour that it has now; `start` goes with the form. */
  current?: (ShownHour & { start: string }) | undefined;
  openUntil?: MadridDate | undefined;
};

export function MoveForm({ action, token, hours, submit, submitting, noHour, current, openUntil }: Props) {
  const errorId = useId();
  const [isMissing, setMissing] = useState(false);

  function check(event: FormEvent<HTMLFormElement>) {
    const missing = !new FormData(event.currentTarget).get('hour');
    setMissing(missing);
    // Prevented, the event does not reach the action.
    if (missing) event.preventDefault();
  }

  return (
    <form id="cambiar" action={action} onSubmit={check}>
      <input type="hidden" name="token" value={token} />
      {current && <input type="hidden" name="shown" value={current.start} />}
      <HourPicker
        hours={hours}
        error={undefined}
        current={current}
        openUntil={openUntil}
        onChoose={() => setMissing(false)}
      />
      <div className="mt-8">
        <SubmitButton label={submit} pending={submitting} describedBy={isMissing ? errorId : undefined} />
        <div role="alert">{isMissing && <FieldError id={errorId}>{noHour}</FieldError>}</div>
      </div>
    </form>
  );
}
