'use client';

import { useState } from 'react';
import { FieldError } from '@/components/shared/ui/field-error';
import { SubmitButton } from '@/components/shared/ui/submit-button';
import { useRequiredChoice } from '@/components/shared/ui/use-required-choice';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { type FreeHours, HourPicker, isFreeHour } from './hour-picker';
import type { ShownHour } from './hour-select';
import { HoursCompared } from './hours-compared';

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
  const { errorId, isMissing, check, clear } = useRequiredChoice('hour');
  const [chosen, setChosen] = useState<ShownHour | null>(null);

  function choose(hour: ShownHour | null) {
    setChosen(hour);
    if (hour) clear();
  }

  return (
    <form id="cambiar" action={action} onSubmit={check}>
      <input type="hidden" name="token" value={token} />
      {current && <input type="hidden" name="shown" value={current.start} />}
      <HourPicker hours={hours} error={undefined} current={current} openUntil={openUntil} onChoose={choose} />
      {current && <HoursCompared from={current} to={chosen && isFreeHour(hours.days, chosen) ? chosen : null} />}
      <div className="mt-8">
        <SubmitButton label={submit} pending={submitting} describedBy={isMissing ? errorId : undefined} />
        <div role="alert">{isMissing && <FieldError id={errorId}>{noHour}</FieldError>}</div>
      </div>
    </form>
  );
}
