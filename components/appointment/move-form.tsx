'use client';

import { type FreeHours, HourPicker, type ShownHour } from './hour-picker';
import { SubmitButton } from './submit-button';

type Props = {
  /** Answers with a redirect, with or without JavaScript. */
  action: (formData: FormData) => Promise<void>;
  token: string;
  hours: FreeHours;
  submit: string;
  submitting: string;
  /** The hour that it has now; `start` goes with the form. */
  current?: (ShownHour & { start: string }) | undefined;
};

export function MoveForm({ action, token, hours, submit, submitting, current }: Props) {
  return (
    <form id="cambiar" action={action}>
      <input type="hidden" name="token" value={token} />
      {current && <input type="hidden" name="shown" value={current.start} />}
      <HourPicker hours={hours} error={undefined} current={current} />
      <SubmitButton label={submit} pending={submitting} className="mt-8" />
    </form>
  );
}
