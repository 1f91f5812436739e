'use client';

import type { ComponentProps } from 'react';
import { useFormStatus } from 'react-dom';
import { PendingButton } from './pending-button';

/** Of a form whose action React calls. */
export function SubmitButton({ className = '', ...button }: Omit<ComponentProps<typeof PendingButton>, 'isPending'>) {
  const { pending: isPending } = useFormStatus();
  return <PendingButton {...button} isPending={isPending} className={`${className} max-sm:w-full`.trim()} />;
}
