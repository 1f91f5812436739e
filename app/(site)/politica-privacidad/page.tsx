import { LegalPage } from '@/components/site/legal/legal-page';
import { privacyPolicy } from '@/lib/site/privacy-policy';
import { pageMetadata } from '@/lib/shared/seo/metadata';

export const metadata = pageMetadata('/politica-privacidad');

export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} path="/politica-privacidad" />;
}
