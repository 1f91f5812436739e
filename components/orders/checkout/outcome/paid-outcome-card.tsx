import { useTranslations } from 'next-intl';
import type { OrderView } from '@/lib/orders/contract';
import type { Heading } from '../shared/result-card';
import { DownloadForm } from './download/download-form';
import { OutcomeCard } from './outcome-card';
import type { OutcomeText } from './outcome-texts';

type Props = {
  text: OutcomeText;
  heading?: Heading;
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

type Files = NonNullable<OrderView['delivery']>['files'];

/** The files of a paid order, each with its button; of several, the button names its file. */
function DownloadButtons({ files }: { files: Files }) {
  const t = useTranslations('PaymentResult');
  return files.map(({ title, action }) => (
    <DownloadForm
      key={action}
      action={action}
      text={files.length === 1 ? t('download') : t('downloadFile', { title })}
    />
  ));
}
