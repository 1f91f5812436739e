'use client';

import { useFormStatus } from 'react-dom';
import { Button } from '@/components/shared/ui/button';
import { Spinner } from '@/components/shared/ui/spinner';

type Props = {
  label: string;
  pending: string;
  look?: 'solid' | 'line';
  className?: string;
  /** The id of the error that the last press met. */
  describedBy?: string | undefined;
};

/** Of the form around it, whose action answers with a redirect. */
export function SubmitButton({ label, pending, look = 'solid', className = '', describedBy }: Props) {
  const { pending: isPending } = useFormStatus();
  return (
    <Button
      type="submit"
      look={look}
      disabled={isPending}
      aria-describedby={describedBy}
      className={`${className} max-sm:w-full`.trim()}
    >
      <span>{isPending ? pending : label}</span>
      {isPending && <Spinner />}
    </Button>
  );
}
