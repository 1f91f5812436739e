'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/shared/ui/button';
import { useHydrated } from '@/components/shared/ui/use-hydrated';

type Props = { text: string } & Pick<ComponentProps<typeof Button>, 'look' | 'className'>;

/** Only where a script runs: without one the browser's own menu prints. */
export function PrintButton({ text, ...button }: Props) {
  if (!useHydrated()) return null;
  return (
    <Button {...button} onClick={() => window.print()}>
      {text}
    </Button>
  );
}
