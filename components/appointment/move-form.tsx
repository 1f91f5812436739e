'use client';

import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { type FreeHours, HourPicker, type ShownHour } from './hour-picker';

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
      <Submit submit={submit} submitting={submitting} />
    </form>
  );
}

function Submit({ submit, submitting }: Pick<Props, 'submit' | 'submitting'>) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" disabled={pending} className="mt-8 max-sm:w-full">
      {pending ? submitting : submit}
      {pending && <Spinner />}
    </Button>
  );
}
