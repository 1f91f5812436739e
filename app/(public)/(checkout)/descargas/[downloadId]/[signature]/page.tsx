import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OwnLinks } from '@/app/(public)/(site)/(orders)/_links/own-links';
import { DownloadScreen } from '@/components/orders/checkout/outcome/download/download-screen';
import { businessFacts } from '@/components/orders/checkout/state/business-facts';
import { downloadAction } from '@/lib/orders/deliverables/download-link';
import { findDownload } from '@/lib/orders/deliverables/find-download';

type Props = { params: Promise<{ downloadId: string; signature: string }> };

/** The address opens the file: not indexed, and no referrer. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Download');
  return { title: t('pageTitle'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default async function DownloadPage({ params }: Props) {
  const key = await params;
  const download = await findDownload(key, new Date());
  const links = <OwnLinks className="mb-12" />;
  return <DownloadScreen download={download} action={downloadAction(key)} business={businessFacts} links={links} />;
}
