import type { ReactNode } from 'react';
import { type Ground, groundClass } from './ground';

/** A full-width block with a title. `beside` puts the title in the left third. */
export function Section({
  id,
  title,
  lead,
  ground = 'papel',
  layout = 'below',
  children,
}: {
  /** Anchor; the heading gets `${id}-titulo`. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  ground?: Ground;
  layout?: 'below' | 'beside';
  children: ReactNode;
}) {
  const beside = layout === 'beside';
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className={`py-bloque ${groundClass[ground]}`}>
      <div className="rejilla gap-y-10">
        <div
          className={
            beside
              ? 'lg:sticky lg:top-28 lg:col-span-4 lg:self-start'
              : 'grid gap-x-canal gap-y-4 md:grid-cols-12 md:items-end'
          }
        >
          <h2
            id={`${id}-titulo`}
            className={`-ml-[0.03em] wrap-anywhere hyphens-auto sm:hyphens-none ${beside ? 'text-t3' : 'text-t2 md:col-span-8'}`}
          >
            {title}
          </h2>
          {lead && <p className={beside ? 'mt-4 max-w-breve' : 'max-w-breve md:col-span-4'}>{lead}</p>}
        </div>
        <div className={beside ? 'lg:col-span-8' : ''}>{children}</div>
      </div>
    </section>
  );
}
