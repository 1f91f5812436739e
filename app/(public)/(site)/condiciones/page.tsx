import { LegalPage } from '@/components/site/legal/legal-page';
import { terms } from '@/lib/orders/texts/terms';
import { pageMetadata } from '@/lib/shared/seo/metadata';

export const metadata = pageMetadata('/condiciones');

export default function TermsPage() {
  return <LegalPage document={terms} path="/condiciones" />;
}
