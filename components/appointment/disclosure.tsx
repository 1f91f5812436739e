import type { ReactNode } from 'react';

/** Works without a script. */
export function Disclosure({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-t-[1.5px] border-tinta last:border-b-[1.5px]">
      <summary className="min-h-14 cursor-pointer py-4 font-titular text-t4 font-bold">{title}</summary>
      <div className="pb-8">{children}</div>
    </details>
  );
}
