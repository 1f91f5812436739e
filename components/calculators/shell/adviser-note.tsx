'use client';

import type { ReactNode } from 'react';
import { bar } from '@/components/layout/shapes';
import { useCalculatorText } from './text-context';

/** What we would say about these very figures, in the first person plural, computed from the inputs. */
export function AdviserNote({ children }: { children: ReactNode }) {
  const t = useCalculatorText('Calculator');
  return (
    <aside
      aria-labelledby="nota-del-sofa"
      className="grid gap-x-canal gap-y-4 bg-cielo px-6 py-7 respaldo-l md:grid-cols-[auto_1fr] md:px-9 md:py-9 print:rounded-none print:border print:bg-transparent print:p-3"
    >
      <svg viewBox="0 0 56 60" aria-hidden="true" className="h-12 w-auto fill-mar md:h-16 print:hidden">
        <path d={bar(0, 20, 14, 56)} />
        <path d={bar(42, 20, 14, 56)} />
        <path d={bar(16, 4, 11, 36)} className="fill-azafran" />
        <path d={bar(29, 4, 11, 36)} className="fill-azafran" />
        <path d="M16 38h24v18H16zM3 57.500h5v2.500H3zM48 57.500h5v2.500h-5z" />
      </svg>
      <div>
        <h3 id="nota-del-sofa" className="text-t4 print:text-base">
          {t('noteTitle')}
        </h3>
        <div className="mt-3 max-w-[66ch] space-y-3 text-lead leading-snug print:mt-1 print:space-y-1 print:text-[0.75rem]">
          {children}
        </div>
      </div>
    </aside>
  );
}
