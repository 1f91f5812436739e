import { useEffect, useRef } from 'react';
import { bringIntoView } from '@/components/shared/browser/bring-into-view';
import { Notice } from '@/components/shared/ui/notice';

/** Why the chosen hour is not to be had. The details below it leave the screen with it, so the message takes the focus. */
export function HourProblem({ message }: { message: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    bringIntoView(notice.current?.closest('section') ?? null);
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className="mb-4">
      <Notice tone="error">{message}</Notice>
    </div>
  );
}
