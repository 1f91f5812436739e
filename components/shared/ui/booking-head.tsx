import type { ReactNode } from 'react';
import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { FocusedHeading } from './focused-heading';

type Props = {
  title: string;
  lead?: string;
  /** A line below the lead. */
  note?: ReactNode;
  /** What has just happened: the heading takes the focus. */
  news?: string | null;
};

/** The heading of a page of an appointment, on its ground. */
export function BookingHead({ title, lead, note, news = null }: Props) {
  return (
    <div className="overflow-clip bg-arena pt-pieza">
      <div className="rejilla items-end gap-y-10">
        <div className="pb-tramo md:col-span-8">
          <FocusedHeading news={news}>{title}</FocusedHeading>
          {lead && <p className="mt-6 max-w-lead font-titular text-lead">{lead}</p>}
          {note && <p className="mt-2">{note}</p>}
        </div>
        <div className="self-end max-md:hidden md:col-span-4">
          <TwoOnASofa className="mx-auto h-[clamp(8rem,18vw,14rem)] max-w-full" />
        </div>
      </div>
    </div>
  );
}
