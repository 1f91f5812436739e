import type { ReactNode } from 'react';
import { Summary } from '@/components/shared/ui/summary';

/** Works without a script. */
export function Disclosure({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-t-[1.5px] border-tinta last:border-b-[1.5px]">
      <Summary className="min-h-14 items-start gap-x-4 py-4 font-titular text-t4 font-bold">
        <span>{title}</span>
      </Summary>
      <div className="pb-8">{children}</div>
    </details>
  );
}
