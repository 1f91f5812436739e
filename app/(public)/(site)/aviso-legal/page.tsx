import { LegalPage } from '@/components/site/legal/legal-page';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { legalNotice } from '@/lib/site/legal-notice';

export const metadata = pageMetadata('/aviso-legal');

export default function LegalNoticePage() {
  return <LegalPage document={legalNotice} path="/aviso-legal" />;
}
