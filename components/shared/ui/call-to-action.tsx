import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/ui/page-link';
import { Arrow, buttonClass } from './button';
import { type Ground, groundClass } from './ground';

type Way = { href: string; text: string };

/** With enlarged text on a phone the label wraps instead of overflowing the page. */
const fits = 'max-sm:whitespace-normal';

/** The closing block of a page: a sentence with one or two links. */
export function CallToAction({
  title,
  lead,
  first,
  second,
  ground = 'azafran',
  picture,
}: {
  title: string;
  lead: ReactNode;
  first: Way;
  second?: Way;
  ground?: Ground;
  /** An SVG whose baseline is its lower edge. */
  picture?: ReactNode;
}) {
  return (
    <section aria-labelledby="siguiente-paso" className={`overflow-clip pt-pieza ${groundClass[ground]}`}>
      <div className="rejilla items-end gap-y-10">
        <div className={`pb-pieza ${picture ? 'max-md:pb-0 md:col-span-7' : 'md:col-span-10'}`}>
          <h2 id="siguiente-paso" className="-ml-[0.03em] text-t2 wrap-anywhere hyphens-auto sm:hyphens-none">
            {title}
          </h2>
          <p className="mt-5 max-w-lead font-titular text-lead">{lead}</p>
          <p className="mt-8 flex flex-wrap gap-4">
            <PageLink href={first.href} className={buttonClass(ground === 'tinta' ? 'accent' : 'solid', fits)}>
              {first.text} <Arrow />
            </PageLink>
            {second && (
              <PageLink href={second.href} className={buttonClass('line', fits)}>
                {second.text}
              </PageLink>
            )}
          </p>
        </div>
        {picture && <div className="md:col-span-5">{picture}</div>}
      </div>
    </section>
  );
}
