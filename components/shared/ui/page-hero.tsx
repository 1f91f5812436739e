import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/shared/seo/structured-data';
import { Breadcrumbs } from './breadcrumbs';
import { type Ground, groundClass } from './ground';

/** The head of a page: breadcrumbs, title, lead and actions. */
export function PageHero({
  trail,
  title,
  lead,
  ground = 'cielo',
  picture,
  children,
}: {
  trail: readonly Crumb[];
  title: ReactNode;
  lead: ReactNode;
  ground?: Ground;
  /** An SVG whose baseline is its lower edge. */
  picture?: ReactNode;
  /** Buttons and the text below them. */
  children?: ReactNode;
}) {
  return (
    <div className={`overflow-clip pt-respiro ${groundClass[ground]}`}>
      <div className="rejilla">
        <Breadcrumbs trail={trail} />
      </div>
      <div className="rejilla items-end gap-y-10 pt-paso">
        <div className={`pb-tramo ${picture ? 'max-md:pb-0 md:col-span-7' : 'md:col-span-9'}`}>
          <h1 className="-ml-[0.03em] text-portada wrap-anywhere hyphens-auto sm:hyphens-none">{title}</h1>
          <p className="mt-6 max-w-lead font-titular text-lead">{lead}</p>
          {children && <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">{children}</div>}
        </div>
        {picture && <div className="self-end md:col-span-5">{picture}</div>}
      </div>
    </div>
  );
}
