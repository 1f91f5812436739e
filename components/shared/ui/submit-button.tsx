'use client';

import { useFormStatus } from 'react-dom';
import { Arrow, Button } from '@/components/shared/ui/button';
import { Spinner } from '@/components/shared/ui/spinner';

type Props = {
  label: string;
  pending: string;
  look?: 'solid' | 'line';
  className?: string;
  /** The id of the error that the last press met. */
  describedBy?: string | undefined;
  /** Of a form that says itself when it is being sent. */
  sending?: boolean;
  arrow?: boolean;
};

/** Of the form around it. */
export function SubmitButton(props: Props) {
  const { label, pending, look = 'solid', className = '', describedBy, sending = false, arrow = false } = props;
  const { pending: isPosted } = useFormStatus();
  const isPending = sending || isPosted;
  return (
    <Button
      type="submit"
      look={look}
      disabled={isPending}
      aria-describedby={describedBy}
      className={`${className} max-sm:w-full`.trim()}
    >
      <span>{isPending ? pending : label}</span>
      {isPending ? <Spinner /> : arrow && <Arrow />}
    </Button>
  );
}
