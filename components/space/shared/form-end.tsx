import type { ReactNode } from 'react';
import type { CallForm } from '@/components/private/use-call-form';
import { Button } from '@/components/shared/ui/button';
import { Spinner } from '@/components/shared/ui/spinner';
import { ProblemNote } from './problem-note';

type Props = {
  form: Pick<CallForm, 'note' | 'isPending'>;
  submit: string;
  /** In place of `submit` while it is under way. */
  busy: string;
  isBlocked?: boolean;
  /** Beside the button. */
  children?: ReactNode;
};

/** The end of a form: what went wrong, and its button, which keeps the focus while it is under way. */
export function FormEnd({ form: { note, isPending }, submit, busy, isBlocked = false, children }: Props) {
  return (
    <>
      {note && <ProblemNote problem={note} />}
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isPending || isBlocked}>
          <span>{isPending ? busy : submit}</span>
          {isPending && <Spinner />}
        </Button>
        {children}
      </p>
    </>
  );
}
