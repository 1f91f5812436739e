import { LegalPage } from '@/components/legal/legal-page';
import { terms } from '@/lib/content/terms';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/condiciones');

export default function TermsPage() {
  return <LegalPage document={terms} path="/condiciones" />;
}
