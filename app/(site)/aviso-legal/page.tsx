import { LegalPage } from '@/components/legal/legal-page';
import { legalNotice } from '@/lib/content/legal-notice';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/aviso-legal');

export default function LegalNoticePage() {
  return <LegalPage document={legalNotice} path="/aviso-legal" />;
}
