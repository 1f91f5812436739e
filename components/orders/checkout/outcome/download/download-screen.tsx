import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FoundDownload } from '@/lib/orders/deliverables/find-download';
import { fileSize } from '@/lib/shared/i18n/file-size';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import { ResultCard } from '../../shared/result-card';
import type { BusinessFacts } from '../../state/business-facts';
import { ContactLine } from '../contact-line';
import { OnwardLinks } from '../onward-links';
import { DownloadForm } from './download-form';

type Props = {
  download: FoundDownload;
  action: string;
  business: BusinessFacts;
  /** The way back for a person whose link opens nothing. */
  links: ReactNode;
};

/** The page of a link to a bought file: its button, or why there is none. */
export function DownloadScreen({ download, action, business, links }: Props) {
  const t = useTranslations('Download');
  return (
    <>
      {download.ok ? (
        <ResultCard ground="good" title={download.title} actions={<DownloadForm action={action} text={t('button')} />}>
          <p>{t('facts', { size: fileSize(download.size), until: formatLongDate(madridDate(download.validUntil)) })}</p>
          <p>{t('devices')}</p>
        </ResultCard>
      ) : (
        <ResultCard ground="bad" title={t(`${download.reason}.title`)}>
          <p>{t(`${download.reason}.text`)}</p>
        </ResultCard>
      )}
      <div className="rejilla grow content-start py-12 pb-bloque">
        {!download.ok && links}
        <ContactLine business={business} />
        {!download.ok && (
          <p className="mt-12 flex flex-wrap gap-4">
            <OnwardLinks home={t('home')} services={t('services')} />
          </p>
        )}
      </div>
    </>
  );
}
