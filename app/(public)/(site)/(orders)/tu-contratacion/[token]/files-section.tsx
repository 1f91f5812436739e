import { useTranslations } from 'next-intl';
import { DownloadForm } from '@/components/orders/checkout/outcome/download/download-form';
import type { OrderPage } from '@/lib/orders/order-page/queries';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';

/** The files of the order, with the links of its present version: those of earlier e-mails may have ended. */
export function FilesSection({ files }: Pick<OrderPage, 'files'>) {
  const t = useTranslations('OrderPage.files');
  const [first] = files;
  if (!first) return null;
  const count = files.length;
  return (
    <section aria-labelledby="archivos-titulo">
      <h2 id="archivos-titulo" className="mb-4 text-t3">
        {t('title', { count })}
      </h2>
      <div className="flex flex-wrap gap-4">
        {files.map(({ title, action }) => (
          <DownloadForm key={action} action={action} text={t('download', { title })} />
        ))}
      </div>
      <p className="mt-4 max-w-texto text-nota">
        {t('until', { count, day: formatLongDate(madridDate(first.validUntil)) })}
      </p>
    </section>
  );
}
