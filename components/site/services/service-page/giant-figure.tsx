import type { ReactNode } from 'react';
import { type Ground, groundClass } from '@/components/shared/ui/ground';

/** One figure, its explanation and its picture. */
export function GiantFigure({
  id,
  title,
  figure,
  sentence,
  assumptions,
  ground,
  picture,
}: {
  id: string;
  title: string;
  figure: string;
  sentence: string;
  assumptions: string;
  ground: Ground;
  /** Aligned to the block's lower edge. */
  picture?: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className={`overflow-clip pt-pieza ${picture ? '' : 'pb-pieza'} ${groundClass[ground]}`}
    >
      <div className="rejilla items-end gap-y-6">
        <div className="md:col-span-7">
          <h2 id={id} className="text-t3">
            {title}
          </h2>
          <p className="cifra mt-6 text-gigante whitespace-nowrap md:mt-9">{figure}</p>
        </div>
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <p className="font-titular text-lead">{sentence}</p>
          <p className="mt-3 text-nota">{assumptions}</p>
        </div>
        {picture && <div className="mt-6 md:mt-10">{picture}</div>}
      </div>
    </section>
  );
}
