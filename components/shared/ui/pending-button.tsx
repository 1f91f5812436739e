import type { ComponentProps } from 'react';
import { Arrow, Button } from './button';
import { Spinner } from './spinner';

type Props = Pick<ComponentProps<typeof Button>, 'look' | 'className' | 'aria-describedby'> & {
  label: string;
  /** Instead of it while the form is being sent. */
  pending: string;
  isPending: boolean;
  arrow?: boolean;
};

/** Sends the form around it, and says that it is being sent. */
export function PendingButton({ label, pending, isPending, arrow = false, ...button }: Props) {
  return (
    <Button {...button} type="submit" disabled={isPending}>
      <span>{isPending ? pending : label}</span>
      {isPending ? <Spinner /> : arrow && <Arrow />}
    </Button>
  );
}
