import type { ReactNode } from 'react';
import type { OrderView } from '@/lib/orders/contract';
import { DownloadButtons } from './download/download-buttons';
import { OutcomeCard } from './outcome-card';
import type { OutcomeText } from './outcome-texts';

type Props = {
  text: OutcomeText;
  heading?: (props: { children: ReactNode }) => ReactNode;
  /** null while the order is being read. */
  view: OrderView | null;
};

/** The card of an order without appointment, with the files that it delivers. */
export function PaidOutcomeCard({ text, heading, view }: Props) {
  const files = view?.delivery?.files ?? [];
  return (
    <OutcomeCard
      text={text}
      heading={heading}
      circumstances={{ files: files.length > 0 }}
      actions={files.length > 0 && <DownloadButtons files={files} />}
    />
  );
}
