'use client';

import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Only where a script runs: without one the browser's own menu prints. */
export function PrintButton({ text }: { text: string }) {
  return useHydrated() ? <Button onClick={() => window.print()}>{text}</Button> : null;
}
