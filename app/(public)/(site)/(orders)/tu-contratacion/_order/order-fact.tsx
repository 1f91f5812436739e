import type { ReactNode } from 'react';
import { unlessWords } from '@/components/shared/ui/unless-words';

/** A ruled row of a `<dl>`. */
export function OrderFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-t-[1.5px] border-tinta py-2.5 print:py-1.5">
      <dt className="shrink-0 text-tinta-2">{term}</dt>
      <dd translate={unlessWords(children)} className="ml-auto min-w-0 text-right font-bold wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}
