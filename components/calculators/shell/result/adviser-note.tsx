import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { bar } from '@/components/shared/illustrations/shapes';

/** The adviser's comment on the result. */
export function AdviserNote({ children }: { children: ReactNode }) {
  const t = useTranslations('Calculator');
  return (
    <aside
      aria-labelledby="nota-del-sofa"
      className="grid gap-x-canal gap-y-4 bg-cielo px-6 py-7 respaldo-l md:grid-cols-12 md:px-9 md:py-10 print:gap-1 print:rounded-none print:border print:bg-transparent print:p-3"
    >
      <div className="md:col-span-4 print:col-span-12">
        <svg viewBox="0 0 56 60" aria-hidden="true" className="mb-4 h-12 w-auto fill-mar md:h-16 print:hidden">
          <path d={bar(0, 20, 14, 56)} />
          <path d={bar(42, 20, 14, 56)} />
          <path d={bar(16, 4, 11, 36)} className="fill-azafran" />
          <path d={bar(29, 4, 11, 36)} className="fill-azafran" />
          <path d="M16 38h24v18H16zM3 57.500h5v2.500H3zM48 57.500h5v2.500h-5z" />
        </svg>
        <h2 id="nota-del-sofa" className="max-w-[14ch] text-t3 print:max-w-none print:text-sm">
          {t('noteTitle')}
        </h2>
      </div>
      <div className="max-w-lectura md:col-span-8 print:max-w-none print:col-span-12 grid content-start gap-3 text-lead leading-snug print:mt-1 print:gap-1 print:text-[0.875rem]">
        {children}
      </div>
    </aside>
  );
}
