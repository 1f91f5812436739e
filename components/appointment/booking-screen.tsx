import type { ReactNode } from 'react';
import { TwoOnASofa } from '@/components/illustrations/sofa/two-on-a-sofa';
import { FocusedHeading } from './focused-heading';

type Props = {
  title: string;
  lead?: string;
  /** What has just happened: the heading takes the focus. */
  news?: string | null;
  children?: ReactNode;
};

/** The frame of the pages of an appointment, of an order and of a withdrawal: the heading on its ground, and what follows it. */
export function BookingScreen({ title, lead, news = null, children }: Props) {
  return (
    <>
      <div className="overflow-clip bg-arena pt-pieza">
        <div className="rejilla items-end gap-y-10">
          <div className="pb-tramo md:col-span-8">
            <FocusedHeading news={news}>{title}</FocusedHeading>
            {lead && <p className="mt-6 max-w-lead font-titular text-lead">{lead}</p>}
          </div>
          <div className="self-end max-md:hidden md:col-span-4">
            <TwoOnASofa className="mx-auto h-[clamp(8rem,18vw,14rem)] max-w-full" />
          </div>
        </div>
      </div>
      <div className="rejilla pt-paso pb-bloque">
        <div className="min-w-0 lg:col-span-8">{children}</div>
      </div>
    </>
  );
}
