import type { ReactNode } from 'react';
import { unlessWords } from '@/components/shared/ui/unless-words';

const looks = {
  receipt: { row: 'gap-x-6 border-t-[1.5px] border-tinta py-2.5 print:py-1', term: 'text-tinta-2' },
  summary: { row: 'gap-x-4 border-t border-regla-n py-2', term: 'text-bruma' },
} as const;

/** A ruled row of a `<dl>`: a term and its value. */
export function Fact({ look, term, children }: { look: keyof typeof looks; term: string; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap justify-between ${looks[look].row}`}>
      <dt className={`shrink-0 ${looks[look].term}`}>{term}</dt>
      <dd translate={unlessWords(children)} className="ml-auto min-w-0 text-right font-bold [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}
