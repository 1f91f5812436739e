import { LegalPage } from '@/components/site/legal/legal-page';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { privacyPolicy } from '@/lib/site/privacy-policy';

export const metadata = pageMetadata('/politica-privacidad');

export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} path="/politica-privacidad" />;
}
