import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LazyModule } from '@/components/shared/browser/use-lazy-module';
import { Summary } from '@/components/shared/ui/summary';

/** `swatch` is SVG content for a 12 by 16 box. */
type LegendEntry = { label: string; swatch: ReactNode };

type ChartFrameProps = {
  title: string;
  legend?: readonly LegendEntry[];
  /** Class that reserves the space of the drawing while it loads, such as "aspect-[796/300]". */
  room: string;
  state: LazyModule<unknown>['state'];
  /** The drawing in one sentence, for screen readers: the drawing itself is hidden from them. */
  description: string;
  /** The drawing, shown once it is loaded. */
  children: ReactNode;
  /** The same figures in rows. */
  table: ReactNode;
  /** The table is open initially. */
  open?: boolean;
};

/** A drawing with its title, its legend and a table of the same figures. */
export function ChartFrame({ title, legend = [], room, state, description, children, table, open }: ChartFrameProps) {
  const t = useTranslations('Calculator');
  return (
    <figure className="mt-9 print:mt-3">
      <figcaption className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 print:mb-2">
        <b className="font-titular text-t4 tracking-leve text-balance print:text-base">{title}</b>
        <span className="flex flex-wrap gap-x-5 text-nota">
          {legend.map(({ label, swatch }) => (
            <span key={label} className="flex items-center gap-2">
              <svg viewBox="0 0 12 16" aria-hidden="true" className="h-4 w-3">
                {swatch}
              </svg>
              <span>{label}</span>
            </span>
          ))}
        </span>
        <span className="sr-only">{description}</span>
      </figcaption>
      <div aria-hidden="true" className={`w-full ${room}`}>
        {state === 'ready' && children}
      </div>
      {state === 'failed' && <p className="text-nota">{t('chartFailed')}</p>}
      <details className="mt-4 print:hidden" open={open}>
        <Summary className="w-fit gap-x-2 py-1 font-bold underline underline-offset-4">{t('seeTable')}</Summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section className="mt-3 max-h-96 overflow-auto" tabIndex={0} aria-label={title}>
          {table}
        </section>
      </details>
    </figure>
  );
}
