import { useTranslations } from 'next-intl';
import type { OrderView } from '@/lib/orders/contract';
import { DownloadForm } from './download-form';

type Files = NonNullable<OrderView['delivery']>['files'];

/** The files of a paid order, each with its button; of several, the button names its file. */
export function DownloadButtons({ files }: { files: Files }) {
  const t = useTranslations('PaymentResult');
  return files.map(({ title, action }) => (
    <DownloadForm
      key={action}
      action={action}
      text={files.length === 1 ? t('download') : t('downloadFile', { title })}
    />
  ));
}
