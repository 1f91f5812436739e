import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Summary } from '@/components/shared/ui/summary';

type Props = {
  title: string;
  /** The drawing in a sentence: the drawing itself is hidden from screen readers. */
  text: string;
  legend?: ReactNode;
  children: ReactNode;
  /** The same figures in rows. */
  table: ReactNode;
};

export function ChartFrame({ title, text, legend, children, table }: Props) {
  const t = useTranslations('DeskNumbers');
  return (
    <figure className="min-w-0">
      <figcaption className="mb-5">
        <h2 className="text-t4">{title}</h2>
        <p className="mt-2 max-w-lectura text-tinta-2">{text}</p>
        {legend}
      </figcaption>
      <div aria-hidden="true" className="min-h-52">
        {children}
      </div>
      <details className="mt-3">
        <Summary className="w-fit gap-x-2 py-1 font-bold underline underline-offset-4">{t('seeTable')}</Summary>
        <div className="mt-3">{table}</div>
      </details>
    </figure>
  );
}
