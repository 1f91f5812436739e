'use client';

import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

type Props = {
  id: string;
  /** Answers with a redirect, with or without JavaScript. */
  action: (formData: FormData) => Promise<void>;
  token: string;
  label: string;
  pending: string;
  look?: 'solid' | 'line';
};

/** Opening a page, as mail filters do, changes nothing; this button does. */
export function ActionButton({ id, action, token, ...button }: Props) {
  return (
    <form id={id} action={action}>
      <input type="hidden" name="token" value={token} />
      <Submit {...button} />
    </form>
  );
}

function Submit({ label, pending, look = 'solid' }: Omit<Props, 'id' | 'action' | 'token'>) {
  const { pending: isPending } = useFormStatus();
  return (
    <Button type="submit" look={look} disabled={isPending} className="max-sm:w-full">
      {isPending ? pending : label}
      {isPending && <Spinner />}
    </Button>
  );
}
