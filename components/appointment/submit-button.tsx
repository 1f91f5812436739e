'use client';

import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

type Props = { label: string; pending: string; look?: 'solid' | 'line'; className?: string };

/** Of the form around it, whose action answers with a redirect. */
export function SubmitButton({ label, pending, look = 'solid', className = '' }: Props) {
  const { pending: isPending } = useFormStatus();
  return (
    <Button type="submit" look={look} disabled={isPending} className={`${className} max-sm:w-full`.trim()}>
      {isPending ? pending : label}
      {isPending && <Spinner />}
    </Button>
  );
}
